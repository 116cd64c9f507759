//! What was imported, and its taking back; and a workbook to fill in for an import.

use actix_web::{HttpResponse, web};
use application::pupils::take_back::take_back as undo;
use application::spreadsheet::WrittenSheet;
use chrono::{DateTime, Utc};
use kernel::PupilImportId;
use school_management::people::pupil::view::ImportSeen;
use school_management::roster::export::HEADER;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::attachment::{XLSX, attachment};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::state::State;

/// Imports that are listed.
const LISTED: i64 = 20;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImport)]
#[serde(rename_all = "camelCase")]
pub struct ImportJson {
    id: i64,
    at: DateTime<Utc>,
    by_name: String,
    file_name: String,
    created: usize,
    updated: usize,
    taken_back_at: Option<DateTime<Utc>>,
    /// Nobody has used yet whom it created.
    may_be_taken_back: bool,
}

impl From<ImportSeen> for ImportJson {
    fn from(listed: ImportSeen) -> Self {
        let may_be_taken_back = listed.may_be_taken_back();
        let import = listed.import;
        Self {
            id: import.id.0,
            at: import.at,
            by_name: listed.by_name,
            file_name: import.about.file_name,
            created: import.about.created,
            updated: import.about.updated,
            taken_back_at: import.taken_back_at,
            may_be_taken_back,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilImportTakenBack)]
pub struct TakenBackJson {
    /// Pupils who are gone.
    removed: usize,
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<ImportJson>>, Problem> {
    let imports = view(&state, &session, |view| view.pupils().pupil_imports(LISTED)).await?;
    Ok(web::Json(imports.into_iter().map(Into::into).collect()))
}

pub async fn take_back(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<TakenBackJson>, Problem> {
    let (user, id) = (session.actor().id(), PupilImportId(path.into_inner()));
    let removed = run(&state, &session, move |tx| undo(tx, user, id, now())).await?;
    Ok(web::Json(TakenBackJson { removed }))
}

/// The columns of an export, without a pupil.
pub async fn template(state: web::Data<State>, _: Caller) -> Result<HttpResponse, Problem> {
    let writer = state.spreadsheets.writer.clone();
    let workbook = blocking(move || {
        let lines = vec![HEADER.map(str::to_owned).to_vec()];
        writer.workbook(&[WrittenSheet { name: "Alunos".to_owned(), lines }]).ok_or_else(Problem::internal)
    });
    Ok(attachment(XLSX, "modelo-alunos.xlsx", workbook.await?))
}
