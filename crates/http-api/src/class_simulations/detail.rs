//! A simulation with its questions and its grid.

use actix_web::web;
use application::class_simulations::seen::{self, Detail};
use application::gate::model::Actor;
use chrono::{DateTime, Utc};
use kernel::ClassSimulationId;
use quiz_engine::class_simulation::view::AskedText;
use quiz_engine::class_simulation::{Asked, ClassSimulation, Mark, Observations, Ordinal, Sheet};
use quiz_engine::question::Letter;
use serde::Serialize;
use utoipa::ToSchema;

use super::summary::{MarkText, SimulationJson};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::questions::question::{DifficultyText, LetterText};
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationDetail)]
pub struct DetailJson {
    simulation: SimulationJson,
    /// One more with each write to the grid: where it grew by more, somebody else wrote.
    revision: i32,
    /// In their order.
    asked: Vec<AskedJson>,
    /// The grid of a printed one, by name when it began.
    sheets: Vec<SheetJson>,
}

/// A question as it is asked.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationQuestion)]
#[serde(rename_all = "camelCase")]
pub struct AskedJson {
    /// From 1.
    ordinal: u8,
    question_id: i64,
    version: i32,
    question: String,
    option_a: String,
    option_b: String,
    option_c: String,
    option_d: String,
    base_text: Option<String>,
    base_text_source: Option<String>,
    image_id: Option<i64>,
    image_alt: Option<String>,
    #[schema(value_type = DifficultyText)]
    difficulty: &'static str,
    skill_id: Option<i64>,
    /// With the subject's where the questions ask for skills of several.
    skill_name: Option<String>,
    /// The class's; of a projected one alone.
    answer: Option<AnswerJson>,
    /// `null` as long as a class before the projector has not answered.
    #[schema(value_type = Option<LetterText>)]
    correct_answer: Option<&'static str>,
    /// Hidden as the right answer is; `null` too where the question was written anew since.
    explanation: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationAnswer)]
#[serde(rename_all = "camelCase")]
pub struct AnswerJson {
    /// `null`: the class passed.
    #[schema(value_type = Option<LetterText>)]
    letter: Option<&'static str>,
    seconds: i32,
    correct: bool,
    answered_at: DateTime<Utc>,
}

/// A pupil's line of the grid.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationSheet)]
#[serde(rename_all = "camelCase")]
pub struct SheetJson {
    /// `null` once the pupil was erased, and the name with it.
    student_id: Option<i64>,
    name: Option<String>,
    absent: bool,
    /// One a question; `null`: not typed yet.
    #[schema(value_type = Vec<Option<MarkText>>)]
    marks: Vec<Option<&'static str>>,
    typed: usize,
    hits: u32,
    observations: Option<String>,
}

impl AskedJson {
    fn new(
        place: usize,
        of: &ClassSimulation,
        (asked, skill_name): (Asked, Option<String>),
        told: AskedText,
    ) -> Self {
        let shown = of.shows_key(&asked);
        let AskedText { text, image, difficulty, explanation } = told;
        let option = |letter| text.options.of(letter).as_str().to_owned();
        let base = text.base.as_ref();
        let answer = asked.answer.map(|answer| AnswerJson {
            letter: answer.letter.map(Letter::slug),
            seconds: answer.seconds,
            correct: answer.letter == Some(asked.key),
            answered_at: answer.at,
        });
        Self {
            ordinal: Ordinal::at(place).number(),
            question_id: asked.question.0,
            version: asked.version,
            question: text.statement.as_str().to_owned(),
            option_a: option(Letter::A),
            option_b: option(Letter::B),
            option_c: option(Letter::C),
            option_d: option(Letter::D),
            base_text: base.map(|base| base.words.as_str().to_owned()),
            base_text_source: base.and_then(|base| Some(base.source.as_ref()?.as_str().to_owned())),
            image_id: image.as_ref().map(|image| image.file.0),
            image_alt: image.as_ref().map(|image| image.alt.as_str().to_owned()),
            difficulty: difficulty.slug(),
            skill_id: asked.skill.as_ref().map(|skill| skill.id.0),
            skill_name,
            answer,
            correct_answer: shown.then_some(asked.key.slug()),
            explanation: explanation.filter(|_| shown).map(|it| it.as_str().to_owned()),
        }
    }
}

impl SheetJson {
    fn new(sheet: &Sheet, of: &ClassSimulation, name: Option<String>) -> Self {
        Self {
            student_id: sheet.student.map(|student| student.0),
            name,
            absent: sheet.absent,
            marks: sheet.marks.each().map(|mark| mark.map(Mark::slug)).collect(),
            typed: sheet.marks.typed(),
            hits: of.hits(sheet),
            observations: sheet.observations.as_ref().map(Observations::as_str).map(ToOwned::to_owned),
        }
    }
}

impl DetailJson {
    fn new(detail: Detail, to: &Actor) -> Self {
        let Detail { seen, simulation, texts, mut names } = detail;
        let sheets = simulation.sheets.iter().map(|sheet| {
            let name = sheet.student.and_then(|student| names.remove(&student));
            SheetJson::new(sheet, &simulation, name)
        });
        let sheets = sheets.collect();
        let asked = simulation.asked.iter().cloned().zip(simulation.skill_names()).zip(texts).enumerate();
        let asked = asked.map(|(place, (asked, text))| AskedJson::new(place, &simulation, asked, text));
        Self {
            asked: asked.collect(),
            sheets,
            revision: simulation.revision,
            simulation: SimulationJson::new(seen, to),
        }
    }
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<DetailJson>, Problem> {
    let (person, id) = (session.actor().person.clone(), ClassSimulationId(path.into_inner()));
    let detail = view(&state, &session, move |view| seen::detail(view, &person, id)).await?;
    Ok(web::Json(DetailJson::new(detail.ok_or_else(Problem::not_found)?, session.actor())))
}
