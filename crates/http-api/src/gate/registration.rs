//! A school registers.

use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::registration::{self, Origin, RegistrationError};
use school_management::people::registration::RegistrationForm;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::address::address;
use crate::edge::endpoint::Table;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_gate};
use crate::gate::entry::Browser;
use crate::gate::sign_in::CurrentUserJson;
use crate::state::State;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Register)]
#[serde(rename_all = "camelCase")]
pub struct RegisterBody {
    school_name: String,
    municipality: String,
    /// One of the 27 codes.
    state: String,
    inep_code: Option<String>,
    manager_first_name: String,
    manager_last_name: String,
    manager_email: Option<String>,
    manager_username: String,
    manager_password: String,
    manager_password_confirm: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Registered)]
#[serde(rename_all = "camelCase")]
pub struct RegisteredJson {
    school_id: i64,
    school_name: String,
    username: String,
    /// How many results INEP published for the code.
    editions: usize,
    /// The manager, who is signed in.
    user: CurrentUserJson,
}

pub async fn register(
    request: HttpRequest,
    state: web::Data<State>,
    table: web::Data<Table>,
    body: web::Json<RegisterBody>,
) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    let form = RegistrationForm {
        school_name: body.school_name,
        municipality: body.municipality,
        state: body.state,
        inep_code: body.inep_code,
        manager_first_name: body.manager_first_name,
        manager_last_name: body.manager_last_name,
        manager_email: body.manager_email,
        manager_username: body.manager_username,
        manager_password: body.manager_password,
        manager_password_confirm: body.manager_password_confirm,
    };
    let registration = form.parse(state.settings.shortest_password)?;
    let address = address(&request, &state.settings);
    run_gate::<_, RegistrationError>(&state, move |tx| registration::admit(tx.gate(), address, now()))
        .await??;
    let hash = state.passwords.hash(registration.password.expose().to_owned()).await?;
    let browser = Browser::of(&request, &state)?;
    let from = Origin { address, device: browser.device(), agent: browser.agent, key: browser.session() };
    let (registration, done) = run_gate::<_, RegistrationError>(&state, move |tx| {
        let done = registration::register(tx, &from, &registration, &hash, now())?;
        Ok((registration, done))
    })
    .await?;
    let day = done.day;
    if day.is_nearly_full() {
        let (today, most) = (day.registered, day.most);
        tracing::warn!(today, most, "many schools register today: see `ideb registrations`");
    }
    let [session_cookie, device_cookie] = browser.cookies(&state);
    Ok(HttpResponse::Created().cookie(session_cookie).cookie(device_cookie).json(RegisteredJson {
        school_id: done.registered.school.0,
        school_name: registration.school.name,
        username: registration.manager.username.to_string(),
        editions: done.editions,
        user: CurrentUserJson::new(&done.session, **table, &state.settings),
    }))
}
