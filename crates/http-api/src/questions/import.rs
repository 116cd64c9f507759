//! A file of questions is rehearsed and imported.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::By;
use application::questions::import::{self, ImportError};
use application::questions::template::template;
use application::spreadsheet::{OpenedFile, WrittenSheet};
use kernel::{Invalid, SubjectId};
use quiz_engine::formats::Written;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::report::ReportJson;
use crate::edge::attachment::{CSV, TEXT, XLSX, attachment};
use crate::edge::files::upload::{ImportQuery, Sent, Upload, unreadable_options};
use crate::edge::files::work;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_once, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::state::State;

kernel::words! {
    /// What a file to fill in is.
    pub enum TemplateFormat {
        Xlsx = "xlsx",
        Csv = "csv",
        Txt = "txt",
    }
    /// A text that names none.
    pub struct UnknownTemplate = "Escolha o formato: xlsx, csv ou txt.";
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct TemplateQuery {
    /// xlsx, csv or txt.
    format: String,
}

/// Fields of the form of the same names say the same.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = QuestionImportOptions)]
#[serde(rename_all = "camelCase", default)]
pub struct OptionsBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    /// Whose questions they become; another school's is 404.
    subject_id: Option<i64>,
}

/// A file and what goes with it.
struct Read {
    sent: Sent<OptionsBody>,
    file: OpenedFile,
    subject: SubjectId,
}

impl Read {
    async fn of(state: &web::Data<State>, caller: &Caller, mut upload: Upload) -> Result<Self, Problem> {
        let options = options(&mut upload)?;
        caller.is_own_school(options.school_id)?;
        let subject = options.subject_id.map(SubjectId);
        let subject = subject.ok_or_else(|| Invalid::field("subjectId", "Escolha a disciplina."))?;
        let reader = state.clone();
        let (sent, file) = work::read(state, &caller.0, upload, move |name, bytes, is_wanted| {
            let file = import::open(reader.spreadsheets.contents.as_ref(), name, bytes, is_wanted)?;
            Ok((Sent::of(name, bytes, options), file))
        })
        .await?;
        Ok(Self { sent, file, subject })
    }
}

fn options(upload: &mut Upload) -> Result<OptionsBody, Problem> {
    let said: OptionsBody = upload.options()?;
    let field = |name: &str| {
        let typed = upload.fields.get(name).map(|text| text.trim().parse());
        typed.transpose().map_err(|_| unreadable_options())
    };
    Ok(OptionsBody {
        school_id: said.school_id.or(field("schoolId")?),
        subject_id: said.subject_id.or(field("subjectId")?),
    })
}

pub async fn import(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    query: web::Query<ImportQuery>,
    upload: Upload,
) -> Result<HttpResponse, Problem> {
    let is_rehearsal = upload.is_rehearsal(query.dry_run)?;
    let Read { sent, file, subject } = Read::of(&state, &caller, upload).await?;
    let Caller(session) = caller;
    if is_rehearsal {
        let report = view(&state, &session, move |view| -> Result<_, ImportError> {
            Ok(ReportJson::of_rehearsal(&import::rehearse(view, &file, subject)?))
        });
        return Ok(HttpResponse::Ok().json(report.await?));
    }
    let actor = session.actor().clone();
    run_once(&request, &state, &session, &sent, StatusCode::OK, move |tx| -> Result<_, ImportError> {
        let by = By { actor: &actor, now: now() };
        Ok(ReportJson::of_import(&import::import(tx, by, &file, subject)?))
    })
    .await
}

pub async fn wrong_lines(
    state: web::Data<State>,
    caller: Caller,
    upload: Upload,
) -> Result<HttpResponse, Problem> {
    let Read { file, subject, .. } = Read::of(&state, &caller, upload).await?;
    let writer = state.spreadsheets.writer.clone();
    let workbook = view(&state, &caller.0, move |view| -> Result<_, ImportError> {
        Ok(writer.workbook(&[sheet(import::wrong(view, &file, subject)?)]))
    })
    .await?;
    let bytes = workbook.ok_or_else(Problem::internal)?;
    Ok(attachment(XLSX, "questoes-erradas.xlsx", bytes))
}

pub async fn template_file(
    state: web::Data<State>,
    query: web::Query<TemplateQuery>,
) -> Result<HttpResponse, Problem> {
    let format = query.format.parse();
    let format = format.map_err(|error: UnknownTemplate| Invalid::field("format", error.to_string()))?;
    let writer = state.spreadsheets.writer.clone();
    let (kind, name, bytes) = blocking(move || {
        Ok(match (format, template(format == TemplateFormat::Txt)) {
            (_, Written::Text(text)) => (TEXT, "questoes.txt", text.into_bytes()),
            (TemplateFormat::Xlsx, Written::Table(lines)) => {
                (XLSX, "questoes.xlsx", writer.workbook(&[sheet(lines)]).ok_or_else(Problem::internal)?)
            }
            (_, Written::Table(lines)) => (CSV, "questoes.csv", writer.text(&lines)),
        })
    })
    .await?;
    Ok(attachment(kind, name, bytes))
}

fn sheet(lines: Vec<Vec<String>>) -> WrittenSheet {
    WrittenSheet { name: "Questões".to_owned(), lines }
}
