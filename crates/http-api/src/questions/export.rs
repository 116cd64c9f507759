//! Questions as a file.

use actix_web::{HttpResponse, web};
use application::classes::class::By;
use application::questions::export;
use kernel::{Invalid, StoreError};
use quiz_engine::formats::{ExportFormat, UnknownExportFormat, Written};
use quiz_engine::question::view::Which;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::change::named;
use super::list::Asked;
use super::question::{DifficultyText, StatusText};
use crate::edge::attachment::{CSV, TEXT, XML, attachment};
use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    FormatText "QuestionFileFormat" words(ExportFormat::ALL.map(ExportFormat::slug));
}

/// Those of `ids` alone, or those that the other fields find.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ExportQuestions)]
#[serde(rename_all = "camelCase")]
pub struct ExportBody {
    #[schema(value_type = FormatText)]
    format: String,
    /// One to a thousand; one of another school is 404.
    #[schema(min_items = 1, max_items = 1000)]
    ids: Option<Vec<i64>>,
    q: Option<String>,
    subject_id: Option<i64>,
    #[schema(value_type = Option<DifficultyText>)]
    difficulty: Option<String>,
    skill_id: Option<i64>,
    author_id: Option<i64>,
    #[schema(value_type = Option<StatusText>)]
    status: Option<String>,
    never_used: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionLosses)]
pub struct LossesJson {
    /// How many the file has.
    questions: usize,
    losses: Vec<LossJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionLoss)]
pub struct LossJson {
    /// What the format cannot carry: "a imagem".
    what: &'static str,
    /// Of so many questions.
    count: usize,
}

impl ExportBody {
    fn parse(&self) -> Result<(ExportFormat, Which), Invalid> {
        let format = self.format.parse();
        let format =
            format.map_err(|error: UnknownExportFormat| Invalid::field("format", error.to_string()))?;
        let which = match &self.ids {
            Some(ids) => Which::These(named(ids, 1000)?),
            None => Which::All(self.asked().filter()?),
        };
        Ok((format, which))
    }

    fn asked(&self) -> Asked<'_> {
        Asked {
            q: self.q.as_deref(),
            subject_id: self.subject_id,
            difficulty: self.difficulty.as_deref(),
            skill_id: self.skill_id,
            author_id: self.author_id,
            status: self.status.as_deref(),
            never_used: self.never_used,
        }
    }
}

pub async fn file(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<ExportBody>,
) -> Result<HttpResponse, Problem> {
    let (format, which) = body.parse()?;
    let writer = state.spreadsheets.writer.clone();
    let written = view(&state, &session, move |view| -> Result<_, StoreError> {
        let Some(export) = export::file(view, &which, format)? else { return Ok(None) };
        let bytes = match export.written {
            Written::Text(text) => text.into_bytes(),
            Written::Table(lines) => writer.text(&lines),
        };
        Ok(Some((export.questions, bytes)))
    });
    let (count, bytes) = written.await?.ok_or_else(Problem::not_found)?;
    let actor = session.actor().clone();
    run(&state, &session, move |tx| export::told(tx, By { actor: &actor, now: now() }, count)).await?;
    let (kind, name) = match format {
        ExportFormat::Txt => (TEXT, "questoes.txt"),
        ExportFormat::Csv => (CSV, "questoes.csv"),
        ExportFormat::Gift => (TEXT, "questoes.gift.txt"),
        ExportFormat::Moodle => (XML, "questoes.xml"),
    };
    Ok(attachment(kind, name, bytes))
}

pub async fn losses(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<ExportBody>,
) -> Result<web::Json<LossesJson>, Problem> {
    let (format, which) = body.parse()?;
    let lost = view(&state, &session, move |view| export::lost(view, &which, format)).await?;
    let lost = lost.ok_or_else(Problem::not_found)?;
    let losses = lost.counts.into_iter().map(|(loss, count)| LossJson { what: loss.label(), count });
    Ok(web::Json(LossesJson { questions: lost.questions, losses: losses.collect() }))
}
