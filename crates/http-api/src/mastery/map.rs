//! The map of a class in a subject, on a screen and as a file.

use actix_web::{HttpResponse, web};
use application::classes::class::By;
use application::mastery::map::{self, Mapped};
use kernel::{ClassId, Invalid, SubjectId};
use quiz_engine::class_map::{Cell, Help, MapPupil, MapSkill};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::schema::ReasonText;
use crate::edge::attachment::{CSV, attachment};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::quiz::GraspText;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MapQuery {
    /// Which one: needed.
    subject: Option<i64>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ExportClassMastery)]
pub struct ExportBody {
    subject: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassMastery)]
#[serde(rename_all = "camelCase")]
pub struct ClassMasteryJson {
    class_name: String,
    subject: String,
    /// The hardest first; at most 60.
    skills: Vec<MapSkillJson>,
    /// How many skills more there would be.
    left_out: usize,
    /// Active ones, who needs most first.
    pupils: Vec<MapPupilJson>,
    /// Who has something to strengthen, or does not play: who has most to strengthen first.
    help: Vec<HelpJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassMasterySkill)]
#[serde(rename_all = "camelCase")]
pub struct MapSkillJson {
    id: i64,
    /// "D28 (9º ano)"
    name: String,
    /// What it asks for, where that is known.
    asks: Option<String>,
    /// Pupils below 60.
    to_strengthen: u32,
    /// Of so many with an answer.
    answered: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassMasteryPupil)]
#[serde(rename_all = "camelCase")]
pub struct MapPupilJson {
    id: i64,
    name: String,
    /// Skills of the map below 60.
    to_strengthen: u32,
    /// Of so many with an answer.
    answered: u32,
    /// One for each skill, in their order; `null` without an answer.
    cells: Vec<Option<CellJson>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassMasteryCell)]
pub struct CellJson {
    /// How likely the skill is known, from 0 to 100, rounded down.
    mastery: u32,
    #[schema(value_type = GraspText)]
    level: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilInNeed)]
#[serde(rename_all = "camelCase")]
pub struct HelpJson {
    id: i64,
    name: String,
    to_strengthen: u32,
    answered: u32,
    #[schema(value_type = ReasonText)]
    reason: &'static str,
    /// "Não joga há 21 dias."
    sentence: String,
}

impl From<MapSkill> for MapSkillJson {
    fn from(MapSkill { skill, share }: MapSkill) -> Self {
        let (to_strengthen, answered) = (share.to_strengthen, share.answered);
        Self { id: skill.id.0, name: skill.name, asks: skill.asks, to_strengthen, answered }
    }
}

impl From<Cell> for CellJson {
    fn from(cell: Cell) -> Self {
        Self { mastery: cell.percent, level: cell.grasp.slug() }
    }
}

impl From<MapPupil> for MapPupilJson {
    fn from(MapPupil { id, name, share, cells }: MapPupil) -> Self {
        let cells = cells.into_iter().map(|cell| cell.map(Into::into)).collect();
        Self { id: id.0, name, to_strengthen: share.to_strengthen, answered: share.answered, cells }
    }
}

impl From<Help> for HelpJson {
    fn from(Help { id, name, share, reason }: Help) -> Self {
        Self {
            id: id.0,
            name,
            to_strengthen: share.to_strengthen,
            answered: share.answered,
            reason: reason.slug(),
            sentence: reason.to_string(),
        }
    }
}

impl From<Mapped> for ClassMasteryJson {
    fn from(Mapped { class, subject, map, help }: Mapped) -> Self {
        Self {
            class_name: class,
            subject,
            skills: map.skills.into_iter().map(Into::into).collect(),
            left_out: map.left_out,
            pupils: map.pupils.into_iter().map(Into::into).collect(),
            help: help.into_iter().map(Into::into).collect(),
        }
    }
}

fn named(subject: Option<i64>) -> Result<SubjectId, Invalid> {
    subject.map(SubjectId).ok_or_else(|| Invalid::field("subject", "Escolha a disciplina."))
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    query: web::Query<MapQuery>,
) -> Result<web::Json<ClassMasteryJson>, Problem> {
    let (class, subject) = (ClassId(path.into_inner()), named(query.subject)?);
    let person = session.actor().person.clone();
    let found = view(&state, &session, move |view| map::mapped(view, &person, class, subject, now())).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into()))
}

pub async fn file(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ExportBody>,
) -> Result<HttpResponse, Problem> {
    let (class, subject) = (ClassId(path.into_inner()), named(body.subject)?);
    let actor = session.actor().clone();
    let by = actor.clone();
    let found =
        view(&state, &session, move |view| map::mapped(view, &actor.person, class, subject, now())).await?;
    let mapped = found.ok_or_else(Problem::not_found)?;
    let mapped = run(&state, &session, move |tx| {
        map::told(tx, By { actor: &by, now: now() }, &mapped)?;
        Ok::<_, kernel::StoreError>(mapped)
    })
    .await?;
    let writer = state.spreadsheets.writer.clone();
    let bytes = blocking(move || Ok::<_, Problem>(writer.text(&map::lines(&mapped)))).await?;
    Ok(attachment(CSV, "mapa-da-turma.csv", bytes))
}
