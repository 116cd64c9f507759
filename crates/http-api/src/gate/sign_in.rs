//! Signing in and out.

use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::session::LiveSession;
use application::gate::sign_in;
use application::gate::sign_in::typed_login::TypedLogin;
use kernel::StoreError;
use school_management::people::person::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::endpoint::Table;
use crate::edge::openapi::schema::RoleText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_gate, view_public};
use crate::edge::session::caller::Caller;
use crate::edge::session::cookies;
use crate::gate::entry::{self, Entered};
use crate::settings::Settings;
use crate::state::State;

/// The password of the demonstration accounts: public, and of no other account.
pub const DEMO_PASSWORD: &str = "demonstracao-ideb";

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Login)]
pub struct LoginBody {
    username: String,
    password: String,
}

/// The signed-in person.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CurrentUser)]
#[serde(rename_all = "camelCase")]
pub struct CurrentUserJson {
    id: i64,
    school_id: i64,
    username: String,
    first_name: String,
    last_name: String,
    name: String,
    #[schema(value_type = RoleText)]
    role: &'static str,
    email: Option<String>,
    /// The operations that write and that this person's role may call, by their names in this document.
    rights: Vec<&'static str>,
    /// Entered with an issued password, and may do nothing but choose another.
    must_change: bool,
    /// Characters that a new password needs at least.
    shortest_password: usize,
}

impl CurrentUserJson {
    pub fn new(session: &LiveSession, table: Table, settings: &Settings) -> Self {
        let actor = session.actor();
        let name = actor.person.name();
        let (first_name, last_name, email) = match &actor.person {
            Person::Staff(member) => {
                let email = member.email.as_ref().map(|email| email.as_str().to_owned());
                (member.first_name.clone(), member.last_name.clone(), email)
            }
            Person::Pupil(pupil) => {
                let (first, rest) = pupil.first_and_last_name();
                (first.to_owned(), rest.to_owned(), None)
            }
        };
        Self {
            id: actor.id().0,
            school_id: actor.school.0,
            username: actor.person.login().to_owned(),
            first_name,
            last_name,
            name,
            role: actor.role().slug(),
            email,
            rights: table.rights(session),
            must_change: session.must_change(),
            shortest_password: settings.shortest_password,
        }
    }
}

/// Accounts anyone may try.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Demo)]
pub struct DemoJson {
    /// Empty unless the demonstration school is loaded.
    accounts: Vec<DemoAccountJson>,
    /// A few of its pupils, who share the same password.
    pupils: Vec<DemoPupilJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DemoPupil)]
#[serde(rename_all = "camelCase")]
pub struct DemoPupilJson {
    student_id: String,
    name: String,
    school_code: String,
    password: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DemoAccount)]
pub struct DemoAccountJson {
    username: String,
    password: &'static str,
    name: String,
    #[schema(value_type = RoleText)]
    role: &'static str,
}

pub async fn login(
    request: HttpRequest,
    state: web::Data<State>,
    table: web::Data<Table>,
    body: web::Json<LoginBody>,
) -> Result<HttpResponse, Problem> {
    let LoginBody { username, password } = body.into_inner();
    let Entered { session, cookies } =
        entry::sign_in(&request, &state, TypedLogin::Staff { username }, password).await?;
    let [session_cookie, device_cookie] = cookies;
    Ok(HttpResponse::Ok().cookie(session_cookie).cookie(device_cookie).json(CurrentUserJson::new(
        &session,
        **table,
        &state.settings,
    )))
}

pub async fn logout(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    let key = *session.key();
    let left = run_gate(&state, move |tx| sign_in::leave(tx.gate(), &session, now())).await;
    // After the row is gone: a request beside this one would find it alive and keep it again.
    state.sessions.forget(key);
    left?;
    Ok(HttpResponse::NoContent().cookie(cookies::ended_session_cookie(&state.settings)).finish())
}

pub async fn user(
    state: web::Data<State>,
    table: web::Data<Table>,
    Caller(session): Caller,
) -> web::Json<CurrentUserJson> {
    web::Json(CurrentUserJson::new(&session, **table, &state.settings))
}

pub async fn demo(state: web::Data<State>) -> Result<web::Json<DemoJson>, Problem> {
    let (staff, pupils) = view_public(&state, |view| -> Result<_, StoreError> {
        let demonstration = view.demonstration();
        Ok((demonstration.demo_staff()?, demonstration.demo_pupils()?))
    })
    .await?;
    let accounts = staff
        .iter()
        .map(|member| DemoAccountJson {
            username: member.username.to_string(),
            password: DEMO_PASSWORD,
            name: member.name(),
            role: member.role.slug(),
        })
        .collect();
    let pupils = pupils
        .into_iter()
        .map(|pupil| DemoPupilJson {
            student_id: pupil.number,
            name: pupil.name,
            school_code: pupil.code.to_string(),
            password: DEMO_PASSWORD,
        })
        .collect();
    Ok(web::Json(DemoJson { accounts, pupils }))
}
