//! The caller's school and what happened in it.

use actix_web::web;
use application::index::published::published;
use application::people::school;
use chrono::{DateTime, Utc};
use ideb_core::reference::{Network, newest_network};
use school_management::notices::activity::{Activity, ActivityKind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{InepCodeText, NetworkText, StateText, texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = School)]
#[serde(rename_all = "camelCase")]
pub struct SchoolJson {
    id: i64,
    name: String,
    municipality: String,
    #[schema(value_type = StateText)]
    state: &'static str,
    #[schema(value_type = Option<InepCodeText>)]
    inep_code: Option<String>,
    /// What pupils' cards call it: five letters and digits.
    code: String,
    /// Of the newest result in the reference data; `null` when INEP's files do not tell it.
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    verified: bool,
    demo: bool,
    created_at: DateTime<Utc>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetInepCode)]
#[serde(rename_all = "camelCase")]
pub struct InepCodeBody {
    inep_code: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = InepCodeSet)]
pub struct InepCodeJson {
    /// Results that INEP published for this code.
    editions: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Activity)]
#[serde(rename_all = "camelCase")]
pub struct ActivityJson {
    id: i64,
    at: DateTime<Utc>,
    actor_name: String,
    #[schema(value_type = KindText)]
    kind: &'static str,
    /// What follows the name: "salvou a simulação “Plano A”: 5,10".
    text: String,
}

texts! {
    KindText "ActivityKind" words(ActivityKind::ALL.map(ActivityKind::slug));
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct ActivitiesQuery {
    /// 1 to 100; 10 when absent.
    limit: Option<i64>,
}

impl From<Activity> for ActivityJson {
    fn from(activity: Activity) -> Self {
        Self {
            id: activity.id.0,
            at: activity.at,
            actor_name: activity.actor_name,
            kind: activity.kind.slug(),
            text: activity.text,
        }
    }
}

pub async fn school(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<SchoolJson>, Problem> {
    view(&state, &session, |view| -> Result<_, Problem> {
        let school = view.school().school()?.ok_or_else(Problem::not_found)?;
        let (_, results) = published(Some(&school), view.index())?;
        Ok(web::Json(SchoolJson {
            id: school.id.0,
            name: school.name,
            municipality: school.municipality,
            state: school.state.code(),
            inep_code: school.inep_code.map(|code| code.to_string()),
            code: school.code.to_string(),
            network: newest_network(&results).map(Network::slug),
            verified: school.verified,
            demo: school.demo,
            created_at: school.created_at,
        }))
    })
    .await
}

pub async fn set_inep_code(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<InepCodeBody>,
) -> Result<web::Json<InepCodeJson>, Problem> {
    let user = session.actor().id();
    let code = body.into_inner().inep_code;
    let editions = run(&state, &session, move |tx| school::set_code(tx, user, &code, now())).await?;
    Ok(web::Json(InepCodeJson { editions }))
}

pub async fn activities(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ActivitiesQuery>,
) -> Result<web::Json<Vec<ActivityJson>>, Problem> {
    let limit = query.limit.unwrap_or(10).clamp(1, 100);
    let activities = view(&state, &session, move |view| view.notices().activities(limit)).await?;
    Ok(web::Json(activities.into_iter().map(Into::into).collect()))
}
