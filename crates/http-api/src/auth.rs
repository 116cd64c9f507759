//! Signing in and out, and one's own password.

use actix_web::{HttpRequest, HttpResponse, web};
use application::database::Access;
use application::session::Actor;
use application::sign_in::{self, SignInError};
use kernel::Invalid;
use school_management::activity::{ActivityKind, NewActivity};
use school_management::password::{NewPassword, Rules};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::caller::{self, Caller, Token};
use crate::problem::Problem;
use crate::run::{now, run, run_unscoped};
use crate::state::State;

/// The password of the demonstration accounts: public, and of no other account.
pub const DEMO_PASSWORD: &str = "demonstracao-ideb";

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Login)]
pub struct LoginBody {
    username: String,
    password: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangePassword)]
#[serde(rename_all = "camelCase")]
pub struct PasswordBody {
    current_password: String,
    new_password: String,
}

/// The signed-in person.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CurrentUser)]
#[serde(rename_all = "camelCase")]
pub struct CurrentUserJson {
    id: i32,
    school_id: i32,
    username: String,
    first_name: String,
    last_name: String,
    name: String,
    role: &'static str,
    email: Option<String>,
}

impl From<&Actor> for CurrentUserJson {
    fn from(actor: &Actor) -> Self {
        let member = &actor.member;
        Self {
            id: member.id.0,
            school_id: actor.school.0,
            username: member.username.to_string(),
            first_name: member.first_name.clone(),
            last_name: member.last_name.clone(),
            name: member.name(),
            role: member.role.slug(),
            email: member.email.as_ref().map(|email| email.as_str().to_owned()),
        }
    }
}

/// Accounts anyone may try.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Demo)]
pub struct DemoJson {
    /// Empty unless the demonstration school is loaded.
    accounts: Vec<DemoAccountJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DemoAccount)]
pub struct DemoAccountJson {
    username: String,
    password: &'static str,
    name: String,
    role: &'static str,
}

pub async fn login(
    request: HttpRequest,
    state: web::Data<State>,
    body: web::Json<LoginBody>,
) -> Result<HttpResponse, Problem> {
    let LoginBody { username, password } = body.into_inner();
    let mut missing = Invalid::default();
    if username.trim().is_empty() {
        missing.add("username", "Nome de usuário é obrigatório");
    }
    if password.is_empty() {
        missing.add("password", "Senha é obrigatória");
    }
    if !missing.is_empty() {
        return Err(missing.into());
    }
    let sent_device = caller::device(&request, &state.settings);
    let device_key = sent_device.as_deref().map(|text| caller::hash(text).to_hex());
    let attempt = run_unscoped(&state, Access::Write, move |tx| {
        sign_in::prepare(tx.gate(), &username, device_key.as_deref(), now())
    })
    .await?;
    let stored =
        attempt.credential.as_ref().filter(|found| found.active).map(|found| found.password_hash.clone());
    if !state.passwords.verify(password, stored).await? {
        let refused = run_unscoped::<_, Problem>(&state, Access::Write, move |tx| {
            Ok(sign_in::refuse(tx.gate(), &attempt, now())?)
        })
        .await?;
        return Err(refused.into());
    }
    let token = Token::draw()?;
    let device = match sent_device {
        Some(device) => device,
        None => Token::draw()?.text,
    };
    let (key, device_key) = (token.key, caller::hash(&device).to_hex());
    let session = run_unscoped::<_, SignInError>(&state, Access::Write, move |tx| {
        sign_in::accept(tx.gate(), attempt, key, &device_key, now())
    })
    .await?;
    Ok(HttpResponse::Ok()
        .cookie(caller::session_cookie(&token, &state.settings))
        .cookie(caller::device_cookie(device, &state.settings))
        .json(CurrentUserJson::from(session.actor())))
}

pub async fn logout(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    state.sessions.forget(session.key());
    run_unscoped::<_, Problem>(&state, Access::Write, move |tx| {
        Ok(sign_in::leave(tx.gate(), &session, now())?)
    })
    .await?;
    Ok(HttpResponse::NoContent().cookie(caller::ended_session_cookie(&state.settings)).finish())
}

pub async fn user(Caller(session): Caller) -> web::Json<CurrentUserJson> {
    web::Json(session.actor().into())
}

pub async fn change_password(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<PasswordBody>,
) -> Result<HttpResponse, Problem> {
    let PasswordBody { current_password, new_password } = body.into_inner();
    let user = session.actor().user();
    let (hash, school) = run(&state, &session, Access::Read, move |tx| {
        Ok((tx.school().password_hash(user)?, tx.school().school()?))
    })
    .await?;
    run_unscoped(&state, Access::Write, move |tx| sign_in::prepare_own(tx.gate(), user, now())).await?;
    if !state.passwords.verify(current_password, hash).await? {
        return Err(Invalid::field("currentPassword", "A senha atual não confere").into());
    }
    run_unscoped::<_, Problem>(&state, Access::Write, move |tx| Ok(sign_in::accept_own(tx.gate(), user)?))
        .await?;
    let member = &session.actor().member;
    let mut names = vec![member.username.as_str(), member.first_name.as_str(), member.last_name.as_str()];
    if let Some(school) = &school {
        names.extend([school.name.as_str(), school.municipality.as_str()]);
    }
    let rules = Rules { shortest: state.settings.shortest_password, names: &names };
    let password =
        NewPassword::new(&new_password, rules).map_err(|sentence| Invalid::field("newPassword", sentence))?;
    let hash = state.passwords.hash(password.expose().to_owned()).await?;
    let token = Token::draw()?;
    let (key, old) = (token.key, session.clone());
    run(&state, &session, Access::Write, move |tx| {
        tx.school().change_password(user, &hash)?;
        tx.sessions().close_others(user, old.key())?;
        tx.sessions().rename(old.key(), key)?;
        tx.school().record(
            Some(user),
            &NewActivity::new(ActivityKind::Password, "trocou a própria senha"),
            now(),
        )?;
        Ok(())
    })
    .await?;
    state.sessions.forget_others(&session);
    state.sessions.forget(session.key());
    Ok(HttpResponse::NoContent().cookie(caller::session_cookie(&token, &state.settings)).finish())
}

pub async fn demo(state: web::Data<State>) -> Result<web::Json<DemoJson>, Problem> {
    let staff = run_unscoped::<_, Problem>(&state, Access::Read, |tx| Ok(tx.gate().demo_staff()?)).await?;
    let accounts = staff
        .iter()
        .map(|actor| DemoAccountJson {
            username: actor.member.username.to_string(),
            password: DEMO_PASSWORD,
            name: actor.member.name(),
            role: actor.member.role.slug(),
        })
        .collect();
    Ok(web::Json(DemoJson { accounts }))
}
