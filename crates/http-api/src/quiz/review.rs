//! A quiz that is over.

use actix_web::web;
use application::quiz::seen::{self, Reviewed};
use kernel::QuizId;
use quiz_engine::question::Letter;
use serde::Serialize;
use utoipa::ToSchema;

use super::summary::QuizJson;
use super::turn::TextJson;
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::questions::question::LetterText;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizReview)]
pub struct ReviewJson {
    quiz: QuizJson,
    /// Those that were answered, in their order.
    questions: Vec<ReviewedJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewedQuestion)]
#[serde(rename_all = "camelCase")]
pub struct ReviewedJson {
    #[serde(flatten)]
    text: TextJson,
    /// From 1.
    ordinal: usize,
    /// `null` where none was given in time.
    #[schema(value_type = Option<LetterText>)]
    selected_answer: Option<&'static str>,
    #[schema(value_type = LetterText)]
    correct_answer: &'static str,
    is_correct: bool,
    explanation: Option<String>,
}

impl From<Reviewed> for ReviewedJson {
    fn from(reviewed: Reviewed) -> Self {
        let Reviewed { ordinal, asked, shown, explanation } = reviewed;
        Self {
            ordinal,
            selected_answer: asked.answer.and_then(|answer| answer.counted()).map(Letter::slug),
            correct_answer: asked.key.slug(),
            is_correct: asked.answer.is_some_and(|answer| answer.correct),
            explanation: explanation.map(|it| it.as_str().to_owned()),
            text: shown.into(),
        }
    }
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ReviewJson>, Problem> {
    let (person, id) = (session.actor().person.clone(), QuizId(path.into_inner()));
    let (quiz, questions) =
        view(&state, &session, move |view| seen::review(view, &person, id, now())).await?;
    let questions = questions.into_iter().map(Into::into).collect();
    Ok(web::Json(ReviewJson { quiz: quiz.into(), questions }))
}
