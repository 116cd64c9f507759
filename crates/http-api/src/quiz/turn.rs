//! The question whose turn it is.

use actix_web::web;
use application::quiz::turn::Turn;
use application::quiz::{self, refusal::QuizError, seen};
use kernel::QuizId;
use quiz_engine::play::Refusal;
use quiz_engine::play::view::Shown;
use quiz_engine::question::Letter;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::questions::question::DifficultyText;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizImage)]
pub struct ImageJson {
    id: i64,
    alt: String,
}

/// A question as a pupil reads it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizText)]
#[serde(rename_all = "camelCase")]
pub struct TextJson {
    id: i64,
    question: String,
    option_a: String,
    option_b: String,
    option_c: String,
    option_d: String,
    base_text: Option<String>,
    base_text_source: Option<String>,
    image: Option<ImageJson>,
    skill: Option<String>,
}

/// One that was presented, without its key.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizQuestion)]
#[serde(rename_all = "camelCase")]
pub struct QuestionJson {
    #[serde(flatten)]
    text: TextJson,
    /// From 1.
    ordinal: usize,
    #[schema(value_type = DifficultyText)]
    difficulty: &'static str,
    /// By the server's clock; while the verdict before is read, more than the question has. `null` without a limit.
    remaining_ms: Option<i64>,
    /// Whether its time may begin anew.
    can_present: bool,
}

impl From<Shown> for TextJson {
    fn from(shown: Shown) -> Self {
        let option = |letter| shown.options.of(letter).as_str().to_owned();
        let source = shown.base.as_ref().and_then(|base| base.source.as_ref());
        Self {
            id: shown.question.0,
            question: shown.statement.as_str().to_owned(),
            option_a: option(Letter::A),
            option_b: option(Letter::B),
            option_c: option(Letter::C),
            option_d: option(Letter::D),
            base_text: shown.base.as_ref().map(|base| base.words.as_str().to_owned()),
            base_text_source: source.map(|source| source.as_str().to_owned()),
            image: shown.image.map(|it| ImageJson { id: it.file.0, alt: it.alt.as_str().to_owned() }),
            skill: shown.skill.as_ref().map(|skill| skill.to_pupils().to_owned()),
        }
    }
}

impl From<Turn> for QuestionJson {
    fn from(turn: Turn) -> Self {
        let Turn { ordinal, shown, left, may_present } = turn;
        Self {
            ordinal,
            difficulty: shown.difficulty.slug(),
            remaining_ms: left.map(|left| left.num_milliseconds()),
            can_present: may_present,
            text: shown.into(),
        }
    }
}

pub async fn next(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<QuestionJson>, Problem> {
    let (student, id) = (session.actor().id(), QuizId(path.into_inner()));
    let turn = view(&state, &session, move |view| seen::next_question(view, student, id, now())).await?;
    Ok(web::Json(turn.ok_or(QuizError::Refused(Refusal::Over))?.into()))
}

pub async fn present(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<QuestionJson>, Problem> {
    let (student, id) = (session.actor().id(), QuizId(path.into_inner()));
    let turn = run(&state, &session, move |tx| quiz::present(tx, student, id, now())).await?;
    Ok(web::Json(turn.into()))
}
