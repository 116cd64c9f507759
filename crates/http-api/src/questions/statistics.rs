//! What the answers to a question say.

use actix_web::web;
use kernel::QuestionId;
use quiz_engine::question::Letter;
use quiz_engine::statistics::{ENOUGH, statistics};
use serde::Serialize;
use utoipa::ToSchema;

use super::question::LetterText;
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

/// Of the version that is asked now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionStatistics)]
pub struct StatisticsJson {
    answers: u64,
    /// Whether they suffice to say more than how many there are.
    enough: bool,
    /// In plain words.
    sentences: Vec<String>,
    options: Vec<ChosenJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionOptionChosen)]
pub struct ChosenJson {
    #[schema(value_type = LetterText)]
    letter: &'static str,
    answers: u32,
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<StatisticsJson>, Problem> {
    let id = QuestionId(path.into_inner());
    let found = view(&state, &session, move |view| {
        let question = view.questions().question(id)?;
        let groups = view.questions().answer_groups(id)?;
        Ok::<_, kernel::StoreError>(question.map(|question| (question.about.data.text.key, groups)))
    });
    let (key, groups) = found.await?.ok_or_else(Problem::not_found)?;
    let answers = groups.all.answers();
    let chosen = |letter: Letter| ChosenJson { letter: letter.slug(), answers: groups.all.of(letter) };
    Ok(web::Json(StatisticsJson {
        answers,
        enough: answers >= ENOUGH,
        sentences: statistics(key, &groups).sentences(),
        options: Letter::ALL.map(chosen).into(),
    }))
}
