//! How a pupil studies, as it is exported with all else that is known of them.

use application::pupils::export::Learnt;
use chrono::{DateTime, Utc};
use learning_style::behaviour::Help;
use learning_style::recommendation::KeptRecommendation;
use learning_style::store::NewBehaviour;
use serde::Serialize;
use utoipa::ToSchema;

use crate::learning::profile::ProfileJson;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportLearning)]
#[serde(rename_all = "camelCase")]
pub struct LearntJson {
    /// What they did beside answering, the newest first.
    behaviors: Vec<DoneJson>,
    /// What they chose in the questionnaire.
    replies: Vec<ChosenJson>,
    replied_at: Option<DateTime<Utc>>,
    profile: Option<ProfileJson>,
    /// What was recommended to them, the newest first.
    recommendations: Vec<RecommendedJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportBehavior)]
#[serde(rename_all = "camelCase")]
pub struct DoneJson {
    kind: &'static str,
    help: Option<&'static str>,
    quiz_id: i64,
    question_id: i64,
    at: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportReply)]
pub struct ChosenJson {
    question: &'static str,
    chosen: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportRecommendation)]
#[serde(rename_all = "camelCase")]
pub struct RecommendedJson {
    title: String,
    description: String,
    reasoning: String,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
    implemented_at: Option<DateTime<Utc>>,
    effective: Option<bool>,
    note: String,
}

impl From<NewBehaviour> for DoneJson {
    fn from(done: NewBehaviour) -> Self {
        Self {
            kind: done.kind.slug(),
            help: done.help.map(Help::slug),
            quiz_id: done.quiz.0,
            question_id: done.question.0,
            at: done.at,
        }
    }
}

impl From<KeptRecommendation> for RecommendedJson {
    fn from(kept: KeptRecommendation) -> Self {
        Self {
            title: kept.title,
            description: kept.description,
            reasoning: kept.reasoning,
            created_at: kept.created_at,
            expires_at: kept.expires_at,
            implemented_at: kept.implemented.map(|it| it.at),
            effective: kept.effective,
            note: kept.note,
        }
    }
}

impl From<Learnt> for LearntJson {
    fn from(learnt: Learnt) -> Self {
        let replies = learnt.replies.iter().flat_map(|(replies, _)| replies.chosen());
        let chosen = replies.map(|(question, chosen)| ChosenJson { question, chosen });
        Self {
            replies: chosen.collect(),
            replied_at: learnt.replies.map(|(_, at)| at),
            behaviors: learnt.behaviours.into_iter().map(Into::into).collect(),
            profile: learnt.profile.map(|(profile, at)| ProfileJson::new(&profile, at)),
            recommendations: learnt.recommendations.into_iter().map(Into::into).collect(),
        }
    }
}
