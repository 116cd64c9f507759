//! What pupils do beside answering.

use actix_web::{HttpResponse, web};
use application::learning::behaviour::{self, Done};
use application::learning::seen;
use chrono::{DateTime, Utc};
use kernel::{Invalid, PersonId, QuestionId, QuizId, gather};
use learning_style::behaviour::{BehaviourSeen, BehavioursPage, Help, Kind, Place, UnknownHelp, UnknownKind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::schema::{HelpText, KindText};
use crate::edge::json::word;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// What the pupil did with a question of their own quiz, on its way or over; once a question. Answers and reviews are not
/// sent: the quiz keeps them itself.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = RecordBehavior)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BehaviorBody {
    question_id: i64,
    #[serde(rename = "type")]
    #[schema(value_type = KindText)]
    kind: String,
    /// Of `ajuda` alone: which way was chosen.
    #[serde(default)]
    #[schema(value_type = Option<HelpText>)]
    help: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// So many, 50 where nobody says; 100 at most.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<usize>,
    /// As the part before said in `next`.
    after: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningBehavior)]
#[serde(rename_all = "camelCase")]
pub struct BehaviorJson {
    #[serde(rename = "type")]
    #[schema(value_type = KindText)]
    kind: &'static str,
    label: &'static str,
    #[schema(value_type = Option<HelpText>)]
    help: Option<&'static str>,
    /// Of an answer, and of one in a review.
    is_correct: Option<bool>,
    recorded_at: DateTime<Utc>,
    session_id: i64,
    question_id: i64,
    subject_id: i64,
    subject: String,
}

/// Nothing while the school has the analysis off.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningBehaviors)]
pub struct PageJson {
    items: Vec<BehaviorJson>,
    /// What `after` takes for the next part; `null` at the end.
    next: Option<String>,
}

impl BehaviorBody {
    fn done(&self, quiz: QuizId) -> Result<Done, Invalid> {
        let kind: Result<Kind, UnknownKind> = self.kind.parse();
        let help: Result<Option<Help>, UnknownHelp> = self.help.as_deref().map(str::parse).transpose();
        gather! {
            kind = "type": kind.map_err(|error| error.to_string());
            help = "help": help.map_err(|error| error.to_string());
        }
        Ok(Done { quiz, question: QuestionId(self.question_id), kind, help })
    }
}

impl From<BehaviourSeen> for BehaviorJson {
    fn from(seen: BehaviourSeen) -> Self {
        Self {
            kind: seen.kind.slug(),
            label: seen.kind.label(),
            help: seen.help.map(Help::slug),
            is_correct: seen.right,
            recorded_at: seen.at,
            session_id: seen.quiz.0,
            question_id: seen.question.0,
            subject_id: seen.subject.0,
            subject: seen.subject_name,
        }
    }
}

pub async fn record(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<BehaviorBody>,
) -> Result<HttpResponse, Problem> {
    let (student, done) = (session.actor().id(), body.done(QuizId(path.into_inner()))?);
    run(&state, &session, move |tx| behaviour::record(tx, student, done, now())).await?;
    Ok(HttpResponse::NoContent().finish())
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    query: web::Query<ListQuery>,
) -> Result<web::Json<PageJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let after: Option<Place> = word("after", query.after.as_deref())?;
    let most = query.limit.unwrap_or(50).clamp(1, 100);
    let found =
        view(&state, &session, move |view| seen::behaviours(view, &person, student, after.as_ref(), most));
    let BehavioursPage { seen, next } = found.await?.ok_or_else(Problem::not_found)?;
    let next = next.map(|place| place.to_string());
    Ok(web::Json(PageJson { items: seen.into_iter().map(Into::into).collect(), next }))
}
