//! A file of questions is rehearsed and imported.

use std::collections::BTreeMap;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::By;
use application::questions::import::{self, ImportError};
use application::questions::template::template;
use application::spreadsheet::{OpenedFile, WrittenSheet};
use kernel::{Invalid, SubjectId};
use quiz_engine::formats::Written;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::export::{CSV, TEXT};
use super::report::ReportJson;
use crate::edge::digest::sha256;
use crate::edge::files::upload::Upload;
use crate::edge::files::work;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_once, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::pupils::export::XLSX;
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
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase")]
pub struct ImportQuery {
    /// Judges the file and keeps nothing.
    #[serde(default)]
    dry_run: bool,
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

/// What tells one upload from another under the same `Idempotency-Key`.
#[derive(Serialize)]
struct Sent {
    name: String,
    sha256: String,
    options: OptionsBody,
}

/// A file and what goes with it.
struct Read {
    sent: Sent,
    file: OpenedFile,
    subject: SubjectId,
}

impl Read {
    async fn of(state: &web::Data<State>, caller: &Caller, mut upload: Upload) -> Result<Self, Problem> {
        let options = options(&std::mem::take(&mut upload.options), &upload.fields)?;
        caller.is_own_school(options.school_id)?;
        let subject = options.subject_id.map(SubjectId);
        let subject = subject.ok_or_else(|| Invalid::field("subjectId", "Escolha a disciplina."))?;
        let reader = state.clone();
        let (sent, file) = work::read(state, &caller.0, upload, move |name, bytes, is_wanted| {
            let file = import::open(reader.spreadsheets.contents.as_ref(), name, bytes, is_wanted)?;
            Ok((Sent { sha256: kernel::hex(&sha256(bytes)), name: name.to_owned(), options }, file))
        })
        .await?;
        Ok(Self { sent, file, subject })
    }
}

fn options(text: &[u8], fields: &BTreeMap<&'static str, String>) -> Result<OptionsBody, Problem> {
    let unreadable = || {
        let sentence = "As opções da importação não puderam ser lidas. Recarregue a página e tente de novo.";
        Problem::new(StatusCode::BAD_REQUEST, sentence)
    };
    let said: OptionsBody = match text {
        [] => OptionsBody::default(),
        text => serde_json::from_slice(text).map_err(|_| unreadable())?,
    };
    let field =
        |name: &str| fields.get(name).map(|text| text.trim().parse()).transpose().map_err(|_| unreadable());
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

fn attachment(kind: &str, name: &str, bytes: Vec<u8>) -> HttpResponse {
    let disposition = format!("attachment; filename=\"{name}\"");
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CONTENT_DISPOSITION, disposition))
        .body(bytes)
}
