//! A class answers, and a teacher notes.

use actix_web::web;
use application::class_simulations::{self, Verdict};
use application::classes::class::By;
use kernel::{ClassSimulationId, Invalid, PersonId};
use quiz_engine::class_simulation::Observations;
use quiz_engine::question::{Letter, UnknownLetter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::classes::problem::not_theirs;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::questions::question::LetterText;
use crate::state::State;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = AnswerClassSimulation)]
pub struct AnswerBody {
    /// Of the question, from 1.
    ordinal: i64,
    /// `null`: the class passes.
    #[schema(value_type = Option<LetterText>)]
    letter: Option<String>,
    /// How long it took; at most an hour counts.
    #[schema(minimum = 0)]
    seconds: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationVerdict)]
#[serde(rename_all = "camelCase")]
pub struct VerdictJson {
    ordinal: u8,
    #[schema(value_type = Option<LetterText>)]
    letter: Option<&'static str>,
    seconds: i32,
    correct: bool,
    #[schema(value_type = LetterText)]
    correct_answer: &'static str,
    explanation: Option<String>,
    /// So far.
    hits: u32,
    answered: u32,
    questions: usize,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = NoteClassSimulation)]
#[serde(rename_all = "camelCase")]
pub struct ObservationBody {
    /// One who is not on the grid is 404.
    student_id: i64,
    /// `null` or nothing typed: none.
    observations: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationNote)]
#[serde(rename_all = "camelCase")]
pub struct ObservationJson {
    student_id: i64,
    observations: Option<String>,
}

impl From<Verdict> for VerdictJson {
    fn from(verdict: Verdict) -> Self {
        Self {
            ordinal: verdict.ordinal.number(),
            letter: verdict.answer.letter.map(Letter::slug),
            seconds: verdict.answer.seconds,
            correct: verdict.answer.letter == Some(verdict.key),
            correct_answer: verdict.key.slug(),
            explanation: verdict.explanation.map(|it| it.as_str().to_owned()),
            hits: verdict.tally.hits,
            answered: verdict.tally.answers,
            questions: verdict.questions,
        }
    }
}

impl AnswerBody {
    fn letter(&self) -> Result<Option<Letter>, Invalid> {
        let letter = self.letter.as_deref().map(str::parse).transpose();
        letter.map_err(|_: UnknownLetter| Invalid::field("letter", "Escolha A, B, C ou D."))
    }
}

/// The same answer sent again changes nothing, whatever key it comes with.
pub async fn answer(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<AnswerBody>,
) -> Result<web::Json<VerdictJson>, Problem> {
    let said = (body.ordinal, body.letter()?, body.seconds);
    let (actor, id) = (session.actor().clone(), ClassSimulationId(path.into_inner()));
    let verdict = run(&state, &session, move |tx| {
        class_simulations::answer(tx, By { actor: &actor, now: now() }, id, said)
    })
    .await?;
    Ok(web::Json(verdict.ok_or_else(not_theirs)?.into()))
}

pub async fn observe(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ObservationBody>,
) -> Result<web::Json<ObservationJson>, Problem> {
    let (actor, id) = (session.actor().clone(), ClassSimulationId(path.into_inner()));
    let student = PersonId(body.student_id);
    let noted = run(&state, &session, move |tx| {
        let typed = body.observations.as_deref().unwrap_or_default();
        class_simulations::observe(tx, By { actor: &actor, now: now() }, id, (student, typed))
    })
    .await?;
    let noted = noted.ok_or_else(not_theirs)?;
    let observations = noted.as_ref().map(Observations::as_str).map(ToOwned::to_owned);
    Ok(web::Json(ObservationJson { student_id: student.0, observations }))
}
