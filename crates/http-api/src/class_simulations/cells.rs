//! The grid of a printed test, as it is typed.

use actix_web::web;
use application::class_simulations::{self, CellsKept};
use application::classes::class::By;
use chrono::{DateTime, Utc};
use kernel::{ClassSimulationId, Invalid, PersonId};
use quiz_engine::class_simulation::{CellChange, Mark, UnknownMark};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::summary::MarkText;
use crate::classes::problem::not_theirs;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// How many cells are sent at once: what waited while the line was down.
const MOST: usize = 500;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ClassSimulationCell)]
#[serde(rename_all = "camelCase")]
pub struct CellBody {
    student_id: i64,
    /// Of the question, from 1.
    ordinal: i64,
    /// `null`: not typed.
    #[schema(value_type = Option<MarkText>)]
    letter: Option<String>,
    /// What the screen showed before.
    #[schema(value_type = Option<MarkText>)]
    was: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = TypeClassSimulation)]
pub struct CellsBody {
    #[schema(min_items = 1, max_items = 500)]
    cells: Vec<CellBody>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetClassSimulationAbsence)]
#[serde(rename_all = "camelCase")]
pub struct AbsentBody {
    /// One who is not on the grid is 404.
    student_id: i64,
    absent: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationCellsKept)]
#[serde(rename_all = "camelCase")]
pub struct KeptJson {
    /// One more with each write to the grid.
    revision: i32,
    saved_at: DateTime<Utc>,
    /// Those that were written.
    sheets: Vec<KeptSheetJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassSimulationSheetKept)]
#[serde(rename_all = "camelCase")]
pub struct KeptSheetJson {
    student_id: Option<i64>,
    absent: bool,
    typed: usize,
    hits: u32,
}

impl From<CellsKept> for KeptJson {
    fn from(kept: CellsKept) -> Self {
        let sheets = kept.sheets.into_iter().map(|(sheet, hits)| KeptSheetJson {
            student_id: sheet.student.map(|student| student.0),
            absent: sheet.absent,
            typed: sheet.marks.typed(),
            hits,
        });
        Self { revision: kept.revision, saved_at: kept.at, sheets: sheets.collect() }
    }
}

impl CellBody {
    fn parse(&self) -> Result<CellChange, UnknownMark> {
        let mark = |text: &Option<String>| text.as_deref().map(str::parse::<Mark>).transpose();
        let (to, was) = (mark(&self.letter)?, mark(&self.was)?);
        Ok(CellChange { student: PersonId(self.student_id), ordinal: self.ordinal, to, was })
    }
}

impl CellsBody {
    fn parse(&self) -> Result<Vec<CellChange>, Invalid> {
        if self.cells.is_empty() || self.cells.len() > MOST {
            return Err(Invalid::field("cells", "Envie de 1 a 500 respostas."));
        }
        let changes: Result<_, UnknownMark> = self.cells.iter().map(CellBody::parse).collect();
        changes.map_err(|error| Invalid::field("cells", error.to_string()))
    }
}

pub async fn type_cells(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<CellsBody>,
) -> Result<web::Json<KeptJson>, Problem> {
    let (changes, id) = (body.parse()?, ClassSimulationId(path.into_inner()));
    let actor = session.actor().clone();
    let kept = run(&state, &session, move |tx| {
        class_simulations::type_cells(tx, By { actor: &actor, now: now() }, id, &changes)
    })
    .await?;
    Ok(web::Json(kept.ok_or_else(not_theirs)?.into()))
}

pub async fn absent(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<AbsentBody>,
) -> Result<web::Json<KeptJson>, Problem> {
    let (actor, id) = (session.actor().clone(), ClassSimulationId(path.into_inner()));
    let said = (PersonId(body.student_id), body.absent);
    let kept = run(&state, &session, move |tx| {
        class_simulations::set_absent(tx, By { actor: &actor, now: now() }, id, said)
    })
    .await?;
    Ok(web::Json(kept.ok_or_else(not_theirs)?.into()))
}
