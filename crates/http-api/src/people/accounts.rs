//! The manager keeps the accounts of the staff.

use actix_web::{HttpResponse, web};
use application::gate::session::LiveSession;
use application::people::staff::{self, ISSUED_LASTS, Issued, StaffError, refuse_demonstration};
use chrono::{DateTime, Utc};
use kernel::{Given, PersonId};
use school_management::people::issued_password::IssuedPassword;
use school_management::people::password::HashedPassword;
use school_management::people::staff::StaffMember;
use school_management::people::staff_account::{AccountChangeForm, ProfileForm};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::json::given;
use crate::edge::openapi::schema::StaffRoleText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Deserialize, ToSchema)]
#[schema(as = CreateUser)]
#[serde(rename_all = "camelCase")]
pub struct CreateBody {
    /// What the person signs in with; it stays.
    username: String,
    first_name: String,
    last_name: String,
    email: Option<String>,
    #[schema(value_type = StaffRoleText)]
    role: String,
    /// Another school's is 404.
    school_id: Option<i64>,
}

/// What is changed of somebody: what is absent stays.
#[derive(Deserialize, ToSchema)]
#[schema(as = ChangeUser)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    first_name: Option<String>,
    last_name: Option<String>,
    /// `null`: none.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    email: Given<String>,
    #[schema(value_type = Option<StaffRoleText>)]
    role: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[schema(as = SetActive)]
pub struct ActiveBody {
    active: bool,
}

/// A password to enter with once, which is told this time and never again.
#[derive(Serialize, ToSchema)]
#[schema(as = IssuedPassword)]
#[serde(rename_all = "camelCase")]
pub struct IssuedJson {
    /// Whose it is.
    id: i64,
    name: String,
    username: String,
    /// In two groups of four; spaces and capitals do not matter when it is typed.
    password: String,
    until: DateTime<Utc>,
}

/// A password that was drawn, and what is kept of it.
struct Drawn {
    shown: String,
    hash: HashedPassword,
    until: DateTime<Utc>,
}

impl Drawn {
    #[expect(clippy::disallowed_methods, reason = "the HTTP edge draws the secrets that it tells")]
    async fn draw(state: &State) -> Result<Self, Problem> {
        let mut bytes = [0_u8; 16];
        getrandom::fill(&mut bytes).map_err(|_| Problem::internal())?;
        let password = IssuedPassword::from_hash(bytes);
        let hash = state.passwords.hash(password.expose()).await?;
        Ok(Self { shown: password.in_groups(), hash, until: now() + ISSUED_LASTS })
    }

    fn issued(&self) -> Issued<'_> {
        Issued { hash: &self.hash, until: self.until }
    }

    fn told_of(self, member: &StaffMember) -> IssuedJson {
        IssuedJson {
            id: member.id.0,
            name: member.name(),
            username: member.username.to_string(),
            password: self.shown,
            until: self.until,
        }
    }
}

pub async fn create(
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<CreateBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    refuse_demonstration(&session)?;
    let CreateBody { username, first_name, last_name, email, role, .. } = body.into_inner();
    let form = ProfileForm { first_name, last_name, email };
    // Before a hash is made for it.
    form.parse_new(&username, &role)?;
    let drawn = Drawn::draw(&state).await?;
    let by = session.clone();
    let told = run(&state, &session, move |tx| -> Result<_, StaffError> {
        let member = staff::create(tx, &by, (&form, &username, &role), drawn.issued(), now())?;
        Ok(drawn.told_of(&member))
    })
    .await?;
    Ok(HttpResponse::Created().json(told))
}

pub async fn change(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<HttpResponse, Problem> {
    let ChangeBody { first_name, last_name, email, role } = body.into_inner();
    let typed = AccountChangeForm { first_name, last_name, email, role };
    let id = PersonId(path.into_inner());
    let by = session.clone();
    run(&state, &session, move |tx| staff::change(tx, &by, id, typed, now())).await?;
    Ok(done(&state, id))
}

pub async fn set_active(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ActiveBody>,
) -> Result<HttpResponse, Problem> {
    let (id, active) = (PersonId(path.into_inner()), body.active);
    let by = session.clone();
    run(&state, &session, move |tx| staff::set_active(tx, &by, id, active, now())).await?;
    Ok(done(&state, id))
}

pub async fn reset_password(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<IssuedJson>, Problem> {
    refuse_demonstration(&session)?;
    let id = PersonId(path.into_inner());
    let drawn = Drawn::draw(&state).await?;
    let by = session.clone();
    let told = run(&state, &session, move |tx| -> Result<_, StaffError> {
        let member = staff::reset_password(tx, &by, id, drawn.issued(), now())?;
        Ok(drawn.told_of(&member))
    })
    .await?;
    state.sessions.forget_person(id);
    Ok(web::Json(told))
}

pub async fn end_sessions(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let id = PersonId(path.into_inner());
    let by: LiveSession = session.clone();
    run(&state, &session, move |tx| staff::end_sessions(tx, &by, id, now())).await?;
    Ok(done(&state, id))
}

/// Nothing is trusted any more that was remembered of the person; a session that goes on is found anew.
fn done(state: &State, id: PersonId) -> HttpResponse {
    state.sessions.forget_person(id);
    HttpResponse::NoContent().finish()
}
