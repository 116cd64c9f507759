//! Where a pupil went, and what they achieved.

use actix_web::web;
use application::pupils::seen;
use chrono::{DateTime, Utc};
use kernel::PersonId;
use school_management::people::pupil::view::{ClassMove, Performance};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{DayText, OnePlace, TwoPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassMove)]
#[serde(rename_all = "camelCase")]
pub struct MoveJson {
    /// `null` for none, and for one that is gone.
    class_id: Option<i64>,
    /// As it was called then; `null` for none.
    class_name: Option<String>,
    at: DateTime<Utc>,
    by_name: Option<String>,
    /// The file that was imported, where it was by one.
    import_file: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Performance)]
#[serde(rename_all = "camelCase")]
pub struct PerformanceJson {
    /// Among tests, or among quizzes.
    id: i64,
    /// The pupil's own quiz that it is of.
    quiz_id: Option<i64>,
    subject_id: i64,
    subject: String,
    /// Per cent.
    #[schema(value_type = TwoPlaces)]
    score: String,
    total_questions: i32,
    correct_answers: i32,
    /// Minutes.
    time_spent: Option<i32>,
    completed_at: DateTime<Utc>,
    /// The printed test that it is of.
    simulation_id: Option<i64>,
    /// From 0 to 10.
    #[schema(value_type = Option<OnePlace>)]
    grade: Option<String>,
    /// The day of the test.
    #[schema(value_type = Option<DayText>)]
    evaluation_date: Option<String>,
    /// What a teacher noted of it, to the staff alone.
    observations: Option<String>,
}

impl From<ClassMove> for MoveJson {
    fn from(moved: ClassMove) -> Self {
        let ClassMove { class, class_name, at, by_name, import_file } = moved;
        Self { class_id: class.map(|class| class.0), class_name, at, by_name, import_file }
    }
}

impl From<Performance> for PerformanceJson {
    fn from(result: Performance) -> Self {
        Self {
            id: result.id,
            quiz_id: result.quiz.map(|id| id.0),
            subject_id: result.subject.0,
            subject: result.subject_name,
            score: result.score.to_string(),
            total_questions: result.total_questions,
            correct_answers: result.correct_answers,
            time_spent: result.time_spent,
            completed_at: result.completed_at,
            simulation_id: result.simulation.map(|id| id.0),
            grade: result.grade.map(|grade| grade.to_string()),
            evaluation_date: result.evaluation_date.map(|day| day.to_string()),
            observations: result.observations,
        }
    }
}

pub async fn moves(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<MoveJson>>, Problem> {
    let (person, id) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let moves = view(&state, &session, move |view| seen::moves(view, &person, id)).await?;
    Ok(web::Json(moves.ok_or_else(Problem::not_found)?.into_iter().map(Into::into).collect()))
}

pub async fn performance(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<PerformanceJson>>, Problem> {
    let (person, id) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let results = view(&state, &session, move |view| seen::performance(view, &person, id)).await?;
    Ok(web::Json(results.ok_or_else(Problem::not_found)?.into_iter().map(Into::into).collect()))
}
