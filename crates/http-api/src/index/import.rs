//! A school imports its own results from a spreadsheet, which may be our template filled in: a rehearsal first, then
//! for good.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::index::import::{self, Judged, Report};
use application::index::template;
use kernel::table::Finding;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::attachment::{CSV, attachment};
use crate::edge::files::upload::{ImportQuery, Sent, Upload};
use crate::edge::files::work;
use crate::edge::openapi::schema::{OnePlace, StageText};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_once, view};
use crate::edge::session::caller::Caller;
use crate::index::schema::VerdictText;
use crate::state::State;

#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = ImportReport)]
#[serde(rename_all = "camelCase")]
pub struct ImportJson {
    format: &'static str,
    encoding: Option<&'static str>,
    delimiter: Option<String>,
    created: usize,
    updated: usize,
    unchanged: usize,
    /// Editions that INEP published already, and lines of other schools.
    ignored: usize,
    rejected: usize,
    records: Vec<ImportedJson>,
    /// The lines that cannot be read, at most 100.
    problems: Vec<ImportProblemJson>,
    /// Cells that cannot be read, of lines that count all the same.
    unreadable_cells: usize,
    /// At most 100.
    cell_problems: Vec<ImportProblemJson>,
    /// Names of columns that say nothing to the import and were not read, at most 100.
    unknown_columns: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportedRecord)]
#[serde(rename_all = "camelCase")]
pub struct ImportedJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = Option<OnePlace>)]
    ideb_score: Option<String>,
    /// "novo", "atualizado", "igual", "igual_menos_casas" (the same with fewer decimal places) or "publicado".
    #[schema(value_type = VerdictText)]
    verdict: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportProblem)]
pub struct ImportProblemJson {
    line: u32,
    column: Option<String>,
    value: Option<String>,
    problem: String,
    hint: String,
}

impl From<&Judged> for ImportedJson {
    fn from(judged: &Judged) -> Self {
        Self {
            stage: judged.stage.slug(),
            year: judged.edition.year(),
            ideb_score: judged.figures.ideb.map(|ideb| ideb.to_string()),
            verdict: judged.outcome.slug(),
        }
    }
}

impl From<Finding> for ImportProblemJson {
    fn from(finding: Finding) -> Self {
        Self {
            line: finding.line,
            column: finding.column,
            value: finding.value,
            problem: finding.problem,
            hint: finding.hint.to_owned(),
        }
    }
}

impl From<Report> for ImportJson {
    fn from(report: Report) -> Self {
        Self {
            format: report.read_as.format,
            encoding: report.read_as.encoding,
            delimiter: report.read_as.delimiter.map(String::from),
            created: report.created,
            updated: report.updated,
            unchanged: report.unchanged,
            ignored: report.ignored,
            rejected: report.left_out.count,
            records: report.results.iter().map(Into::into).collect(),
            problems: report.left_out.described.into_iter().map(Into::into).collect(),
            unreadable_cells: report.unreadable.count,
            cell_problems: report.unreadable.described.into_iter().map(Into::into).collect(),
            unknown_columns: report.unknown_columns.into_iter().map(|column| column.name).collect(),
        }
    }
}

pub async fn import(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ImportQuery>,
    file: Upload,
) -> Result<HttpResponse, Problem> {
    let reader = state.clone();
    let (sent, file) = work::read(&state, &session, file, move |name, bytes, is_wanted| {
        let file = import::read(reader.spreadsheets.reader.as_ref(), name, bytes, is_wanted)?;
        Ok((Sent::of(name, bytes, ()), file))
    })
    .await?;
    if query.dry_run {
        let report = view(&state, &session, move |view| {
            let school = view.school().school()?;
            import::rehearse(school.as_ref(), view.index(), file, now())
        });
        return Ok(HttpResponse::Ok().json(ImportJson::from(report.await?)));
    }
    let user = session.actor().id();
    run_once(&request, &state, &session, &sent, StatusCode::OK, move |tx| {
        import::import(tx, user, file, now()).map(ImportJson::from)
    })
    .await
}

pub async fn template(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    let text = view(&state, &session, |view| {
        let school = view.school().school()?.ok_or_else(Problem::not_found)?;
        Ok::<_, Problem>(template::template(&school, view.index(), now())?)
    })
    .await?;
    Ok(attachment(CSV, "modelo-ideb.csv", text))
}
