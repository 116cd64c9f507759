//! A school imports its own results from a spreadsheet: a rehearsal first, then for good.

use std::collections::BTreeSet;

use actix_multipart::Multipart;
use actix_web::http::StatusCode;
use actix_web::web;
use application::database::Access;
use application::figures::{self, Judged, Verdict};
use application::spreadsheet::Spreadsheet;
use futures_util::StreamExt;
use ideb_core::inep_file::{self, Reading, Skipped};
use ideb_core::reference::{ReferenceRow, SchoolResult};
use kernel::InepCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::problem::Problem;
use crate::run::{blocking, now, run};
use crate::state::State;

const LARGEST: usize = 2_000_000;
/// Problems listed; a file with more is wrong as a whole.
const LISTED: usize = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct ImportQuery {
    /// Judges the file and keeps nothing.
    #[serde(default)]
    dry_run: bool,
}

#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = ImportReport)]
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
    /// At most 100.
    problems: Vec<ImportProblemJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportedRecord)]
#[serde(rename_all = "camelCase")]
pub struct ImportedJson {
    stage: &'static str,
    year: i16,
    ideb_score: Option<String>,
    /// "novo", "atualizado", "igual" or "publicado".
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
            stage: judged.result.stage.slug(),
            year: judged.result.edition.year(),
            ideb_score: judged.result.figures.ideb.map(|ideb| ideb.to_string()),
            verdict: match judged.verdict {
                Verdict::New => "novo",
                Verdict::Updated => "atualizado",
                Verdict::Unchanged => "igual",
                Verdict::Published => "publicado",
            },
        }
    }
}

impl From<Skipped> for ImportProblemJson {
    fn from(skipped: Skipped) -> Self {
        Self {
            line: skipped.line,
            column: skipped.column,
            value: skipped.value,
            problem: skipped.problem,
            hint: skipped.hint,
        }
    }
}

pub async fn import(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ImportQuery>,
    form: Multipart,
) -> Result<web::Json<ImportJson>, Problem> {
    let (name, bytes) = file(form).await?;
    let reader = state.clone();
    let (sheet, reading) = blocking(move || {
        let sheet = reader.spreadsheets.read(&name, &bytes)?;
        let reading = inep_file::read(&sheet.sheets, &sheet.name)
            .map_err(|error| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string()))?;
        Ok((sheet, reading))
    })
    .await?;
    let user = session.actor().user();
    let rehearsal = query.dry_run;
    run(&state, &session, Access::Write, move |tx| {
        let code = tx.school().school()?.and_then(|school| school.inep_code);
        let (results, others) = own_results(&reading, code.as_ref())?;
        let judged = figures::import(tx, user, results, rehearsal, now())?;
        Ok(web::Json(report(&sheet, reading, &judged, others)))
    })
    .await
}

/// The results of the caller's school, from all of its lines, and how many lines bring nothing: those of other schools,
/// and those that say an edition again. A school without an INEP code may only bring a file with a single school in it.
fn own_results(reading: &Reading, code: Option<&InepCode>) -> Result<(Vec<SchoolResult>, usize), Problem> {
    let schools: Vec<_> = reading
        .rows
        .iter()
        .filter_map(|(_, row)| match row {
            ReferenceRow::School(school, results) => Some((school, results)),
            ReferenceRow::Area(_) => None,
        })
        .collect();
    let unreadable = |sentence: &str| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, sentence);
    let Some((first, _)) = schools.first() else {
        return Err(unreadable(if reading.unkeyed.is_empty() {
            "A planilha não tem nenhuma linha de escola."
        } else {
            "As linhas da planilha não trazem o código INEP da escola: devolva a coluna do código (ID_ESCOLA)."
        }));
    };
    if code.is_none() && schools.iter().any(|(school, _)| school.code != first.code) {
        return Err(unreadable(
            "A planilha tem mais de uma escola e esta escola não informou seu código INEP: deixe só as linhas dela.",
        ));
    }
    let code = code.unwrap_or(&first.code);
    let (mut own, mut others, mut told) = (Vec::new(), 0, BTreeSet::new());
    let mut found = false;
    for (school, results) in schools {
        let before = own.len();
        if school.code == *code {
            found = true;
            own.extend(results.iter().filter(|it| told.insert((it.stage, it.edition))).cloned());
        }
        if own.len() == before {
            others += 1;
        }
    }
    if !found {
        return Err(unreadable("A planilha não tem nenhuma linha com o código INEP desta escola."));
    }
    Ok((own, others))
}

fn report(sheet: &Spreadsheet, reading: Reading, judged: &[Judged], others: usize) -> ImportJson {
    let count = |verdict: Verdict| judged.iter().filter(|it| it.verdict == verdict).count();
    ImportJson {
        format: sheet.format,
        encoding: sheet.encoding,
        delimiter: sheet.delimiter.map(String::from),
        created: count(Verdict::New),
        updated: count(Verdict::Updated),
        unchanged: count(Verdict::Unchanged),
        ignored: count(Verdict::Published) + others,
        rejected: reading.skipped.len(),
        records: judged.iter().map(Into::into).collect(),
        problems: reading.skipped.into_iter().take(LISTED).map(Into::into).collect(),
    }
}

/// The field `file`, at most 2 MB.
async fn file(mut form: Multipart) -> Result<(String, Vec<u8>), Problem> {
    let broken =
        |_| Problem::new(StatusCode::BAD_REQUEST, "O envio do arquivo não chegou inteiro. Tente de novo.");
    while let Some(field) = form.next().await {
        let mut field = field.map_err(broken)?;
        if field.name() != Some("file") {
            continue;
        }
        let name = field
            .content_disposition()
            .and_then(|disposition| disposition.get_filename())
            .unwrap_or("planilha")
            .to_owned();
        let mut bytes = Vec::new();
        while let Some(chunk) = field.next().await {
            let chunk = chunk.map_err(broken)?;
            if bytes.len() + chunk.len() > LARGEST {
                return Err(Problem::new(
                    StatusCode::PAYLOAD_TOO_LARGE,
                    "O arquivo é grande demais: o limite é de 2 MB.",
                ));
            }
            bytes.extend_from_slice(&chunk);
        }
        return Ok((name, bytes));
    }
    Err(Problem::new(StatusCode::BAD_REQUEST, "Escolha um arquivo para importar."))
}
