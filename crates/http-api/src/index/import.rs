//! A school imports its own results from a spreadsheet, which may be our template filled in: a rehearsal first, then
//! for good.

use std::collections::BTreeSet;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use application::index::figures::{self, Judged, Verdict};
use application::spreadsheet::Spreadsheet;
use application::tx::database::Access;
use ideb_core::inep_file::{self, Bounds, Reading, Skipped};
use ideb_core::measure::Edition;
use ideb_core::reference::{Figures, ReferenceRow, SchoolResult};
use kernel::Stage;
use school_management::people::school::School;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::caller::Caller;
use crate::edge::openapi::schema::{OnePlace, StageText};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::upload::Upload;
use crate::edge::waiting::blocking;
use crate::index::schema::{VerdictText, verdict};
use crate::state::State;

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
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = Option<OnePlace>)]
    ideb_score: Option<String>,
    /// "novo", "atualizado", "igual" or "publicado".
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
            verdict: verdict(judged.verdict),
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
            hint: skipped.hint.to_owned(),
        }
    }
}

pub async fn import(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ImportQuery>,
    file: Upload,
) -> Result<web::Json<ImportJson>, Problem> {
    let Upload { name, bytes } = file;
    let reader = state.clone();
    let (sheet, reading) = blocking(move || {
        let sheet = reader.spreadsheets.read(&name, &bytes)?;
        let reading = inep_file::read(&sheet.sheets, &sheet.name, &Bounds::UPLOAD)
            .map_err(|error| unreadable(&error.to_string()))?;
        Ok((sheet, reading))
    })
    .await?;
    let user = session.actor().user();
    let rehearsal = query.dry_run;
    run(&state, &session, Access::Write, move |tx| {
        let school = tx.school().school()?.ok_or_else(Problem::not_found)?;
        let (results, others) = own_results(&reading, &school)?;
        let judged = figures::import(tx, user, results, rehearsal, now())?;
        Ok(web::Json(report(&sheet, reading, &judged, others)))
    })
    .await
}

pub async fn template(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    let text = run(&state, &session, Access::Read, |tx| {
        figures::template(tx, now())?.ok_or_else(Problem::not_found)
    })
    .await?;
    Ok(HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"modelo-ideb.csv\""))
        .body(text))
}

type StageResult = (Stage, Edition, Figures);

/// The results of the caller's school, from all of its lines, and how many lines bring nothing: those of other schools,
/// and those that say an edition again.
fn own_results(reading: &Reading, school: &School) -> Result<(Vec<StageResult>, usize), Problem> {
    let (mut own, mut others, mut told) = (Vec::new(), 0, BTreeSet::new());
    for (is_own, results) in lines(reading, school)? {
        let (before, said) = (own.len(), !results.is_empty());
        if is_own {
            own.extend(results.into_iter().filter(|(stage, edition, _)| told.insert((*stage, *edition))));
        }
        if !is_own || said && own.len() == before {
            others += 1;
        }
    }
    if own.is_empty() && reading.left_out == 0 {
        return Err(unreadable(
            "A planilha não traz nenhum número desta escola: preencha notas, aprovação ou IDEB e envie de novo.",
        ));
    }
    Ok((own, others))
}

/// The lines of a file, each with whether it is about the caller's school. A school without an INEP code may only bring
/// lines of a single code, or lines without code under its own name.
fn lines(reading: &Reading, school: &School) -> Result<Vec<(bool, Vec<StageResult>)>, Problem> {
    let schools: Vec<_> = reading
        .rows
        .iter()
        .filter_map(|(_, row)| match row {
            ReferenceRow::School(school, results) => Some((&school.code, results)),
            ReferenceRow::Area(_) => None,
        })
        .collect();
    let Some((first, _)) = schools.first() else {
        return named_lines(reading, school);
    };
    let code = school.inep_code.as_ref();
    if code.is_none() && schools.iter().any(|(other, _)| other != first) {
        return Err(unreadable(
            "A planilha tem mais de uma escola e esta escola não informou seu código INEP: deixe só as linhas dela.",
        ));
    }
    let code = code.unwrap_or(first);
    if !schools.iter().any(|(other, _)| *other == code) {
        return Err(unreadable("A planilha não tem nenhuma linha com o código INEP desta escola."));
    }
    let results = |results: &[SchoolResult]| {
        results.iter().map(|it| (it.stage, it.edition, it.figures.clone())).collect::<Vec<_>>()
    };
    Ok(schools
        .into_iter()
        .map(|(other, it)| if other == code { (true, results(it)) } else { (false, Vec::new()) })
        .collect())
}

/// The lines of a file without codes.
fn named_lines(reading: &Reading, school: &School) -> Result<Vec<(bool, Vec<StageResult>)>, Problem> {
    let lines = &reading.unkeyed;
    if lines.is_empty() && reading.left_out == 0 {
        return Err(unreadable("A planilha não tem nenhuma linha de escola."));
    }
    if school.inep_code.is_some() && !lines.is_empty() {
        return Err(unreadable(
            "As linhas da planilha não trazem o código INEP da escola: devolva a coluna do código (ID_ESCOLA).",
        ));
    }
    if lines.iter().any(|line| !inep_file::is_named(&line.name, &school.name)) {
        return Err(unreadable(&format!(
            "A planilha não traz códigos do INEP: deixe nela só as linhas com o nome desta escola, {}.",
            school.name
        )));
    }
    Ok(lines.iter().map(|line| (true, line.results.clone())).collect())
}

fn unreadable(sentence: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, sentence)
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
        rejected: reading.left_out,
        records: judged.iter().map(Into::into).collect(),
        problems: reading.skipped.into_iter().map(Into::into).collect(),
    }
}
