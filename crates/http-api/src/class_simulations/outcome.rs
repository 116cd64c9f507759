//! What a simulation says, and what the latest ones of a class say together.

use actix_web::web;
use application::class_simulations::seen::{self, Outcome, Past};
use application::gate::model::Actor;
use chrono::{DateTime, Utc};
use kernel::{ClassId, ClassSimulationId, SubjectId};
use quiz_engine::class_simulation::view::AskedText;
use quiz_engine::class_simulation::{
    Asked, Observations, Ordinal, QuestionTally, SkillTally, by_need, feedback, retake, retake_text,
};
use quiz_engine::question::Letter;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::summary::{KindText, SimulationJson};
use crate::edge::openapi::schema::OnePlace;
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::questions::question::LetterText;
use crate::state::State;

/// So much of a statement tells a question from another.
const SHOWN: usize = 100;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationResult)]
#[serde(rename_all = "camelCase")]
pub struct ResultJson {
    simulation: SimulationJson,
    hits: u32,
    answers: u32,
    /// Passed or left blank.
    skipped: u32,
    /// Whole per cent.
    hit_rate: u8,
    /// From 0 to 10.
    #[schema(value_type = OnePlace)]
    grade: String,
    /// That of the class's concluded simulation before it, of the same subject and kind; of a mixed one that of a mixed one.
    #[schema(value_type = Option<OnePlace>)]
    grade_before: Option<String>,
    /// A question, of a projected one.
    mean_seconds: Option<u32>,
    /// Pupils whose answers count, and those who were absent or of whom nothing was typed.
    participants: usize,
    absent: usize,
    untyped: usize,
    /// Sentences, the verdict first.
    feedback: Vec<String>,
    /// That of which most is lacking first; those with too few answers last.
    skills: Vec<SkillJson>,
    retake: Option<SkillJson>,
    retake_text: String,
    asked: Vec<AskedResultJson>,
    /// Pupils of a printed one; ties share a place.
    ranking: Vec<RankedJson>,
    /// This one and those before it of the same subject and kind, the newest first, at most 12.
    history: Vec<PastJson>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = ClassSimulationSkill)]
#[serde(rename_all = "camelCase")]
pub struct SkillJson {
    /// `null`: of questions that name none.
    skill_id: Option<i64>,
    /// With the subject's where skills of several are told.
    name: String,
    hits: u32,
    answers: u32,
    hit_rate: u8,
    /// Whether there are answers enough to say something of it.
    enough: bool,
    /// Whose these answers are: the class's on the wall, or its pupils' on paper. The two are not added up.
    #[schema(value_type = KindText)]
    kind: &'static str,
    /// Of the answers of the other kind.
    beside_hits: u32,
    beside_answers: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationQuestionResult)]
#[serde(rename_all = "camelCase")]
pub struct AskedResultJson {
    ordinal: u8,
    question_id: i64,
    /// At most 100 characters.
    question: String,
    skill_id: Option<i64>,
    /// With the subject's where the questions ask for skills of several.
    skill_name: Option<String>,
    #[schema(value_type = LetterText)]
    correct_answer: &'static str,
    /// What the class said; of a printed one the wrong option that attracted most.
    #[schema(value_type = Option<LetterText>)]
    letter: Option<&'static str>,
    hits: u32,
    answers: u32,
    hit_rate: u8,
    /// From A to D.
    options: Vec<OptionJson>,
    /// Passed or left blank.
    blank: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationOption)]
pub struct OptionJson {
    #[schema(value_type = LetterText)]
    letter: &'static str,
    answers: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationRank)]
#[serde(rename_all = "camelCase")]
pub struct RankedJson {
    place: usize,
    student_id: i64,
    name: String,
    hits: u32,
    questions: u32,
    hit_rate: u8,
    #[schema(value_type = OnePlace)]
    grade: String,
    observations: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationPast)]
#[serde(rename_all = "camelCase")]
pub struct PastJson {
    id: i64,
    started_at: DateTime<Utc>,
    questions: usize,
    hits: u32,
    answers: u32,
    hit_rate: u8,
    #[schema(value_type = OnePlace)]
    grade: String,
    /// Among these, the best first; ties share a place.
    place: usize,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct SkillsQuery {
    /// When absent: every subject.
    subject_id: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSkills)]
#[serde(rename_all = "camelCase")]
pub struct ClassSkillsJson {
    /// How many say so: the latest concluded ones, at most 10.
    simulations: usize,
    skills: Vec<SkillJson>,
    retake: Option<SkillJson>,
    retake_text: String,
    /// The newest concluded test on paper.
    printed: Option<SimulationJson>,
}

impl From<&SkillTally> for SkillJson {
    fn from(told: &SkillTally) -> Self {
        Self {
            skill_id: told.skill.as_ref().map(|skill| skill.id.0),
            name: told.in_full(),
            hits: told.tally.hits,
            answers: told.tally.answers,
            hit_rate: told.tally.rate(),
            enough: told.enough,
            kind: told.kind.slug(),
            beside_hits: told.beside.hits,
            beside_answers: told.beside.answers,
        }
    }
}

impl From<Past> for PastJson {
    fn from(past: Past) -> Self {
        let Past { seen, tally, place } = past;
        Self {
            id: seen.id.0,
            started_at: seen.started_at,
            questions: seen.questions,
            hits: tally.hits,
            answers: tally.answers,
            hit_rate: tally.rate(),
            grade: tally.grade().to_string(),
            place,
        }
    }
}

/// A question, how it was answered, and what its skill is called.
type Told<'a> = (((&'a Asked, &'a AskedText), QuestionTally), Option<String>);

/// Each question with how it was answered.
fn asked(outcome: &Outcome) -> Vec<AskedResultJson> {
    let simulation = &outcome.detail.simulation;
    let told = simulation.asked.iter().zip(&outcome.detail.texts).zip(simulation.by_question());
    let told = told.zip(simulation.skill_names()).enumerate();
    let result = |(place, (((asked, text), question), skill_name)): (usize, Told<'_>)| {
        let letter = question.telling(simulation.about.kind, asked);
        let options = Letter::ALL.into_iter().zip(question.options);
        AskedResultJson {
            ordinal: Ordinal::at(place).number(),
            question_id: asked.question.0,
            question: kernel::shortened(text.text.statement.as_str(), SHOWN),
            skill_id: asked.skill.as_ref().map(|skill| skill.id.0),
            skill_name,
            correct_answer: asked.key.slug(),
            letter: letter.map(Letter::slug),
            hits: question.tally.hits,
            answers: question.tally.answers,
            hit_rate: question.tally.rate(),
            options: options.map(|(letter, answers)| OptionJson { letter: letter.slug(), answers }).collect(),
            blank: question.blank,
        }
    };
    told.map(result).collect()
}

/// Pupils who are still there.
fn ranking(outcome: &Outcome) -> Vec<RankedJson> {
    let (simulation, names) = (&outcome.detail.simulation, &outcome.detail.names);
    let ranked = simulation.ranking().into_iter().filter_map(|ranked| {
        let sheet = simulation.sheet_of(ranked.student).ok()?;
        Some(RankedJson {
            place: ranked.place,
            student_id: ranked.student.0,
            name: names.get(&ranked.student)?.clone(),
            hits: ranked.tally.hits,
            questions: ranked.tally.answers,
            hit_rate: ranked.tally.rate(),
            grade: ranked.tally.grade().to_string(),
            observations: sheet.observations.as_ref().map(Observations::as_str).map(ToOwned::to_owned),
        })
    });
    ranked.collect()
}

impl ResultJson {
    fn new(outcome: Outcome, to: &Actor) -> Self {
        let simulation = &outcome.detail.simulation;
        let figures = simulation.figures();
        let skills = by_need(std::slice::from_ref(simulation));
        Self {
            hits: figures.tally.hits,
            answers: figures.tally.answers,
            skipped: figures.skipped,
            hit_rate: figures.tally.rate(),
            grade: figures.tally.grade().to_string(),
            grade_before: outcome.history.get(1).map(|past| past.tally.grade().to_string()),
            mean_seconds: figures.mean_seconds,
            participants: figures.participants,
            absent: figures.absent,
            untyped: figures.untyped,
            feedback: feedback(simulation),
            retake: retake(&skills).map(Into::into),
            retake_text: retake_text(&skills),
            skills: skills.iter().map(Into::into).collect(),
            asked: asked(&outcome),
            ranking: ranking(&outcome),
            history: outcome.history.into_iter().map(Into::into).collect(),
            simulation: SimulationJson::new(outcome.detail.seen, to),
        }
    }
}

pub async fn result(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ResultJson>, Problem> {
    let (person, id) = (session.actor().person.clone(), ClassSimulationId(path.into_inner()));
    let outcome = view(&state, &session, move |view| seen::outcome(view, &person, id)).await?;
    Ok(web::Json(ResultJson::new(outcome, session.actor())))
}

pub async fn skills(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    query: web::Query<SkillsQuery>,
) -> Result<web::Json<ClassSkillsJson>, Problem> {
    let (person, class) = (session.actor().person.clone(), ClassId(path.into_inner()));
    let subject = query.subject_id.map(SubjectId);
    let told = view(&state, &session, move |view| seen::skills(view, &person, class, subject)).await?;
    let told = told.ok_or_else(Problem::not_found)?;
    Ok(web::Json(ClassSkillsJson {
        simulations: told.simulations,
        retake: retake(&told.skills).map(Into::into),
        retake_text: retake_text(&told.skills),
        skills: told.skills.iter().map(Into::into).collect(),
        printed: told.printed.map(|seen| SimulationJson::new(seen, session.actor())),
    }))
}
