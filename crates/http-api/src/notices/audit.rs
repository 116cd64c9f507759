//! The audit trail, as a list and as a file.

use std::str::FromStr;

use actix_web::{HttpResponse, web};
use application::classes::class::By;
use application::notices::audit::{self, Audit};
use chrono::{DateTime, Utc};
use kernel::Invalid;
use school_management::notices::activity::{Place, UnknownPlace};
use school_management::notices::audit::{About, AuditEntry, AuditForm, AuditGroup};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::attachment::{CSV, attachment};
use crate::edge::openapi::schema::{DayText, texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::state::State;

/// How many are asked for at once, and how many where nobody says.
const MOST: usize = 100;
const USUAL: usize = 50;

texts! {
    GroupText "AuditGroup" words(AuditGroup::ALL.map(AuditGroup::slug));
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct AuditQuery {
    /// Who acted, or whom it is about.
    person: Option<i64>,
    #[param(value_type = Option<GroupText>)]
    group: Option<String>,
    /// The first day, as it is at the school.
    #[param(value_type = Option<DayText>)]
    from: Option<String>,
    /// The last day.
    #[param(value_type = Option<DayText>)]
    to: Option<String>,
    /// Parts of words of what an entry says, or of the names it tells of; accents and capitals aside.
    q: Option<String>,
    /// What `next` of the page before says.
    before: Option<String>,
    /// 1 to 100; 50 when absent.
    limit: Option<usize>,
}

/// Those that the list finds with the same fields; no more than 50,000.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[schema(as = ExportAudit)]
pub struct ExportBody {
    person: Option<i64>,
    #[schema(value_type = Option<GroupText>)]
    group: Option<String>,
    #[schema(value_type = Option<DayText>)]
    from: Option<String>,
    #[schema(value_type = Option<DayText>)]
    to: Option<String>,
    q: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Audit)]
pub struct AuditJson {
    /// How many there are, up to 10,000.
    total: usize,
    /// Whether there are more than that.
    more: bool,
    /// What was refused in the same time, whatever else is asked.
    refusals: RefusalsJson,
    /// Newest first.
    entries: Vec<EntryJson>,
    /// Sent as `before`, it gives what comes after these; `null`: nothing does.
    next: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AuditRefusals)]
#[serde(rename_all = "camelCase")]
pub struct RefusalsJson {
    sign_ins: usize,
    denials: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AuditEntry)]
#[serde(rename_all = "camelCase")]
pub struct EntryJson {
    id: i64,
    at: DateTime<Utc>,
    #[schema(value_type = GroupText)]
    group: &'static str,
    actor_name: String,
    /// What follows the name: "salvou a simulação “Plano A”: 5,10".
    text: String,
    about: Option<AboutJson>,
}

/// Whom an entry is about, where that is another than who acted.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AuditAbout)]
#[serde(rename_all = "camelCase")]
pub struct AboutJson {
    id: i64,
    /// `null`: nothing is known of them any more.
    name: Option<String>,
    is_pupil: bool,
}

impl From<About> for AboutJson {
    fn from(about: About) -> Self {
        Self { id: about.id.0, name: about.name, is_pupil: about.is_pupil }
    }
}

impl From<AuditEntry> for EntryJson {
    fn from(entry: AuditEntry) -> Self {
        Self {
            id: entry.activity.id.0,
            at: entry.activity.at,
            group: entry.group().slug(),
            actor_name: entry.activity.actor_name,
            text: entry.activity.text,
            about: entry.about.map(Into::into),
        }
    }
}

impl From<Audit> for AuditJson {
    fn from(audit: Audit) -> Self {
        Self {
            total: audit.total,
            more: audit.more,
            refusals: RefusalsJson { sign_ins: audit.refusals.sign_ins, denials: audit.refusals.denials },
            entries: audit.page.entries.into_iter().map(Into::into).collect(),
            next: audit.page.next.map(|place| place.to_string()),
        }
    }
}

impl AuditQuery {
    fn form(&self) -> AuditForm<'_> {
        form(self.person, [&self.group, &self.from, &self.to, &self.q])
    }
}

impl ExportBody {
    fn form(&self) -> AuditForm<'_> {
        form(self.person, [&self.group, &self.from, &self.to, &self.q])
    }
}

fn form(person: Option<i64>, texts: [&Option<String>; 4]) -> AuditForm<'_> {
    let [group, from, until, sought] = texts.map(|text| text.as_deref().unwrap_or_default());
    AuditForm { person, group, from, until, sought }
}

/// Where a list goes on.
pub(super) fn place<P: FromStr<Err = UnknownPlace>>(before: Option<&str>) -> Result<Option<P>, Invalid> {
    let unknown = |UnknownPlace| Invalid::field("before", "Recarregue a página e tente de novo.");
    before.map(|place| place.parse().map_err(unknown)).transpose()
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<AuditQuery>,
) -> Result<web::Json<AuditJson>, Problem> {
    let after: Option<Place> = place(query.before.as_deref())?;
    let limit = query.limit.unwrap_or(USUAL).clamp(1, MOST);
    let found = view(&state, &session, move |view| audit::page(view, query.form(), after, limit)).await?;
    Ok(web::Json(found.into()))
}

pub async fn file(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<ExportBody>,
) -> Result<HttpResponse, Problem> {
    let actor = session.actor().clone();
    let lines = view(&state, &session, move |view| audit::lines(view, body.form())).await?;
    let entries = lines.len() - 1;
    run(&state, &session, move |tx| audit::told(tx, By { actor: &actor, now: now() }, entries)).await?;
    let writer = state.spreadsheets.writer.clone();
    let bytes = blocking(move || Ok(writer.text(&lines))).await?;
    Ok(attachment(CSV, "auditoria.csv", bytes))
}
