//! What a pupil may practise next.

use actix_web::web;
use application::classes::class::By;
use application::learning::recommendation::{self, RecommendationSeen, SkillEffect};
use application::learning::seen;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Given, PersonId, RecommendationId};
use learning_style::recommendation::{KeptRecommendation, Known, MarkForm, Recommendation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::schema::{PriorityText, SortText};
use crate::edge::json::given;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// A skill that a recommendation is about, and what became of it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RecommendationSkill)]
#[serde(rename_all = "camelCase")]
pub struct SkillJson {
    skill_id: i64,
    skill: String,
    subject_id: i64,
    subject: String,
    /// Per cent, when it was marked as implemented; `null` where it was not, or nothing was known.
    mastery_then: Option<i64>,
    /// Per cent; `null` without an answer.
    mastery_now: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningRecommendation)]
#[serde(rename_all = "camelCase")]
pub struct RecommendationJson {
    /// `null` in a demonstration, of which nothing is kept.
    id: Option<i64>,
    #[schema(value_type = SortText)]
    recommendation_type: &'static str,
    #[schema(value_type = PriorityText)]
    priority: &'static str,
    title: String,
    description: String,
    reasoning: String,
    /// Of its first skill.
    subject_id: Option<i64>,
    subject: Option<String>,
    skills: Vec<SkillJson>,
    /// Questions to begin with.
    question_ids: Vec<i64>,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
    is_implemented: bool,
    implemented_at: Option<DateTime<Utc>>,
    /// `null` as long as nobody says.
    is_effective: Option<bool>,
    feedback_note: String,
}

/// What is absent stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = MarkRecommendation)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MarkBody {
    #[serde(default)]
    is_implemented: Option<bool>,
    /// Only of one that is implemented; `null` takes it back.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<bool>)]
    is_effective: Given<bool>,
    /// At most 1,000 characters.
    #[serde(default)]
    feedback_note: Option<String>,
}

impl From<SkillEffect> for SkillJson {
    fn from(effect: SkillEffect) -> Self {
        Self {
            skill_id: effect.id.0,
            skill: effect.name,
            subject_id: effect.subject.0,
            subject: effect.subject_name,
            mastery_then: effect.then.map(Known::percent),
            mastery_now: effect.now.map(Known::percent),
        }
    }
}

impl From<RecommendationSeen> for RecommendationJson {
    fn from(seen: RecommendationSeen) -> Self {
        let RecommendationSeen { kept, skills } = seen;
        let first = skills.first();
        let KeptRecommendation { title, description, reasoning, note, .. } = kept;
        Self {
            id: Some(kept.id.0),
            recommendation_type: kept.sort.slug(),
            priority: kept.priority.slug(),
            title,
            description,
            reasoning,
            subject_id: first.map(|skill| skill.subject.0),
            subject: first.map(|skill| skill.subject_name.clone()),
            skills: skills.into_iter().map(Into::into).collect(),
            question_ids: kept.questions.iter().map(|id| id.0).collect(),
            created_at: kept.created_at,
            expires_at: kept.expires_at,
            is_implemented: kept.implemented.is_some(),
            implemented_at: kept.implemented.map(|it| it.at),
            is_effective: kept.effective,
            feedback_note: note,
        }
    }
}

impl RecommendationJson {
    /// One that is nobody's.
    pub fn example(of: Recommendation, at: DateTime<Utc>) -> Self {
        Self {
            id: None,
            recommendation_type: of.sort.slug(),
            priority: of.priority.slug(),
            title: of.title,
            description: of.description.to_owned(),
            reasoning: of.reasoning,
            subject_id: None,
            subject: None,
            skills: Vec::new(),
            question_ids: Vec::new(),
            created_at: at,
            expires_at: at + TimeDelta::days(of.days.into()),
            is_implemented: false,
            implemented_at: None,
            is_effective: None,
            feedback_note: String::new(),
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<RecommendationJson>>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| seen::recommendations_of(view, &person, student)).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into_iter().map(Into::into).collect()))
}

pub async fn mark(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<MarkBody>,
) -> Result<web::Json<RecommendationJson>, Problem> {
    let (actor, id) = (session.actor().clone(), RecommendationId(path.into_inner()));
    let marked = run(&state, &session, move |tx| {
        let form = MarkForm {
            implemented: body.is_implemented,
            effective: body.is_effective,
            note: body.feedback_note.as_deref(),
        };
        recommendation::mark(tx, By { actor: &actor, now: now() }, id, form)
    })
    .await?;
    Ok(web::Json(marked.into()))
}
