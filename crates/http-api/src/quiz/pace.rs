//! How much time a pupil has for a question.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use application::classes::class::By;
use application::quiz::pace::{self, PaceSeen};
use kernel::{Invalid, PersonId};
use quiz_engine::play::{Pace, UnknownPace};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::summary::PaceText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilPace)]
#[serde(rename_all = "camelCase")]
pub struct PaceJson {
    #[schema(value_type = PaceText)]
    time_mode: &'static str,
    /// Whether the caller may change it.
    may_change: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetPace)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PaceBody {
    /// "normal", "tempo_extra" or "sem_tempo".
    time_mode: String,
}

fn not_theirs() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        "Só quem leciona na turma do aluno, a coordenação ou a gestão pode mudar o tempo dele.",
    )
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<PaceJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| pace::pace(view, &person, student)).await?;
    let PaceSeen { pace, may_change } = found.ok_or_else(Problem::not_found)?;
    Ok(web::Json(PaceJson { time_mode: pace.slug(), may_change }))
}

/// Of quizzes that begin from now on.
pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<PaceBody>,
) -> Result<HttpResponse, Problem> {
    let (actor, student) = (session.actor().clone(), PersonId(path.into_inner()));
    let pace: Pace =
        body.time_mode.parse().map_err(|error: UnknownPace| Invalid::field("timeMode", error.to_string()))?;
    let theirs =
        run(&state, &session, move |tx| pace::set_pace(tx, By { actor: &actor, now: now() }, student, pace));
    if theirs.await? { Ok(HttpResponse::NoContent().finish()) } else { Err(not_theirs()) }
}
