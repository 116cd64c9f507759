//! What people see and change of their own account.

use actix_web::{HttpResponse, web};
use application::gate::browser::{Browser, System};
use application::gate::model::OpenSession;
use application::people::own_account;
use chrono::{DateTime, Utc};
use kernel::SessionId;
use school_management::people::staff_account::ProfileForm;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::{BrowserText, SystemText};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Deserialize, ToSchema)]
#[schema(as = ChangeOwnAccount)]
#[serde(rename_all = "camelCase")]
pub struct ProfileBody {
    first_name: String,
    last_name: String,
    email: Option<String>,
}

/// A session that the person has open.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Session)]
#[serde(rename_all = "camelCase")]
pub struct SessionJson {
    id: i64,
    /// What it was opened with, as far as that said so.
    #[schema(value_type = Option<BrowserText>)]
    browser: Option<&'static str>,
    #[schema(value_type = Option<SystemText>)]
    system: Option<&'static str>,
    opened_at: DateTime<Utc>,
    /// When it was last used, to a minute.
    seen_at: DateTime<Utc>,
    /// The one that asks.
    own: bool,
}

impl From<OpenSession> for SessionJson {
    fn from(OpenSession { id, agent, opened_at, seen_at, own }: OpenSession) -> Self {
        Self {
            id: id.0,
            browser: agent.browser.map(Browser::slug),
            system: agent.system.map(System::slug),
            opened_at,
            seen_at,
            own,
        }
    }
}

pub async fn change(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<ProfileBody>,
) -> Result<HttpResponse, Problem> {
    let ProfileBody { first_name, last_name, email } = body.into_inner();
    let form = ProfileForm { first_name, last_name, email };
    let own = session.clone();
    run(&state, &session, move |tx| own_account::change(tx, &own, &form, now())).await?;
    state.sessions.forget_person(session.actor().id());
    Ok(HttpResponse::NoContent().finish())
}

pub async fn sessions(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<SessionJson>>, Problem> {
    let (own, key) = (session.actor().id(), *session.key());
    let open = view(&state, &session, move |view| view.sessions().open_sessions(own, key, now())).await?;
    Ok(web::Json(open.into_iter().map(Into::into).collect()))
}

pub async fn end_session(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (id, own) = (SessionId(path.into_inner()), session.clone());
    run(&state, &session, move |tx| own_account::end_session(tx, &own, id, now())).await?;
    state.sessions.forget_person(session.actor().id());
    Ok(HttpResponse::NoContent().finish())
}

pub async fn end_other_sessions(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<HttpResponse, Problem> {
    let own = session.clone();
    run(&state, &session, move |tx| own_account::end_other_sessions(tx, &own, now())).await?;
    state.sessions.forget_others(&session);
    Ok(HttpResponse::NoContent().finish())
}
