//! Files about pupils.

use actix_web::{HttpResponse, web};
use application::classes::class::By;
use application::pupils::export::{self, Everything, Exported};
use application::spreadsheet::WrittenSheet;
use chrono::{DateTime, Utc};
use kernel::{Invalid, PersonId};
use quiz_engine::class_simulation::Mark;
use quiz_engine::class_simulation::view::SheetOfPupil;
use school_management::notices::activity::Activity;
use school_management::people::pupil::Those;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::class_simulations::summary::MarkText;
use crate::edge::attachment::{CSV, XLSX, attachment, kept_as};
use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::pupils::export_learning::LearntJson;
use crate::pupils::export_quizzes::{
    EarnedJson, MissJson, PlayedJson, PlayedQuizJson, PractisedSkillJson, QuizTotalsJson,
};
use crate::pupils::history::{MoveJson, PerformanceJson};
use crate::pupils::list::asked;
use crate::pupils::pupil::{PupilAccessJson, PupilJson};
use crate::state::State;

kernel::words! {
    /// What a file is.
    pub enum FileFormat {
        Csv = "csv",
        Xlsx = "xlsx",
    }
    /// A text that names no format.
    pub struct UnknownFormat = "Escolha o formato: csv ou xlsx.";
}

texts! {
    FormatText "PupilFileFormat" words(FileFormat::ALL.map(FileFormat::slug));
}

/// Those of `ids` alone, or those whom the other fields find.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ExportPupils)]
#[serde(rename_all = "camelCase")]
pub struct ExportBody {
    #[schema(value_type = FormatText)]
    format: String,
    /// One to a thousand; one of another school is 404.
    #[schema(min_items = 1, max_items = 1000)]
    ids: Option<Vec<i64>>,
    q: Option<String>,
    /// A class's number, or "none".
    class_id: Option<String>,
    active: Option<bool>,
}

/// All that is known of one pupil.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExport)]
#[serde(rename_all = "camelCase")]
pub struct EverythingJson {
    school: String,
    exported_at: DateTime<Utc>,
    pupil: PupilJson,
    access: PupilAccessJson,
    class_moves: Vec<MoveJson>,
    performance: Vec<PerformanceJson>,
    /// What they marked in printed tests, the newest first.
    printed_tests: Vec<PrintedTestJson>,
    /// What they played, the newest first.
    quizzes: Vec<PlayedQuizJson>,
    skills: Vec<PractisedSkillJson>,
    /// What they missed and has not been right often enough since.
    misses: Vec<MissJson>,
    quiz_totals: QuizTotalsJson,
    achievements: Vec<EarnedJson>,
    learning: LearntJson,
    /// What they did, and what others did about them; oldest first.
    activities: Vec<ToldJson>,
    sessions: Vec<UsedJson>,
    /// When each was last signed in on.
    devices: Vec<DateTime<Utc>>,
    notifications_read_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportPrintedTest)]
#[serde(rename_all = "camelCase")]
pub struct PrintedTestJson {
    simulation_id: i64,
    started_at: DateTime<Utc>,
    absent: bool,
    /// One a question; `null`: not typed.
    #[schema(value_type = Vec<Option<MarkText>>)]
    marks: Vec<Option<&'static str>>,
    observations: Option<String>,
}

impl From<SheetOfPupil> for PrintedTestJson {
    fn from(sheet: SheetOfPupil) -> Self {
        Self {
            simulation_id: sheet.simulation.0,
            started_at: sheet.started_at,
            absent: sheet.absent,
            marks: sheet.marks.into_iter().map(|mark| mark.map(Mark::slug)).collect(),
            observations: sheet.observations,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportActivity)]
#[serde(rename_all = "camelCase")]
pub struct ToldJson {
    at: DateTime<Utc>,
    actor_name: String,
    /// What follows the name.
    text: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportSession)]
#[serde(rename_all = "camelCase")]
pub struct UsedJson {
    opened_at: DateTime<Utc>,
    seen_at: DateTime<Utc>,
}

impl From<Activity> for ToldJson {
    fn from(activity: Activity) -> Self {
        Self { at: activity.at, actor_name: activity.actor_name, text: activity.text }
    }
}

pub async fn file(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<ExportBody>,
) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    let format: FileFormat =
        body.format.parse().map_err(|error: UnknownFormat| Invalid::field("format", error.to_string()))?;
    let whom = match body.ids {
        Some(ids) => Exported::Those(Those::named(ids)?.into()),
        None => Exported::All(asked(body.q.as_deref(), body.class_id.as_deref(), body.active)?),
    };
    let actor = session.actor().clone();
    let by = actor.clone();
    let lines = view(&state, &session, move |view| export::lines(view, &actor.person, &whom, now())).await?;
    let lines = lines.ok_or_else(Problem::not_found)?;
    let pupils = lines.len() - 1;
    run(&state, &session, move |tx| export::told(tx, By { actor: &by, now: now() }, pupils)).await?;
    let writer = state.spreadsheets.writer.clone();
    let (kind, bytes) = blocking(move || match format {
        FileFormat::Csv => Ok((CSV, writer.text(&lines))),
        FileFormat::Xlsx => {
            let sheet = WrittenSheet { name: "Alunos".to_owned(), lines };
            Ok((XLSX, writer.workbook(&[sheet]).ok_or_else(Problem::internal)?))
        }
    })
    .await?;
    Ok(attachment(kind, &format!("alunos.{}", format.slug()), bytes))
}

pub async fn everything(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), PersonId(path.into_inner()));
    let by = actor.clone();
    let found = view(&state, &session, move |view| export::everything(view, &actor.person, id)).await?;
    let Everything { school_name, seen, moves, performance, sheets, played, learnt, traces } =
        found.ok_or_else(Problem::not_found)?;
    run(&state, &session, move |tx| export::told_of_one(tx, By { actor: &by, now: now() }, id)).await?;
    let now = now();
    let played = PlayedJson::from(played);
    let json = EverythingJson {
        school: school_name,
        exported_at: now,
        access: PupilAccessJson::new(seen.access, now),
        pupil: PupilJson::new(seen, session.actor(), now),
        class_moves: moves.into_iter().map(Into::into).collect(),
        performance: performance.into_iter().map(Into::into).collect(),
        printed_tests: sheets.into_iter().map(Into::into).collect(),
        quizzes: played.quizzes,
        skills: played.skills,
        misses: played.misses,
        quiz_totals: played.totals,
        achievements: played.achievements,
        learning: learnt.into(),
        activities: traces.activities.into_iter().map(Into::into).collect(),
        sessions: traces
            .sessions
            .into_iter()
            .map(|(opened_at, seen_at)| UsedJson { opened_at, seen_at })
            .collect(),
        devices: traces.devices,
        notifications_read_at: traces.bell_read_at,
    };
    Ok(HttpResponse::Ok().insert_header(kept_as(&format!("aluno-{id}.json"))).json(json))
}
