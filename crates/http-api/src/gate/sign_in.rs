//! Signing in and out.

use std::future::Future;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, rt, web};
use application::gate::browser::UserAgent;
use application::gate::keys::{Address, DeviceKey, SessionKey, Subnet};
use application::gate::session::LiveSession;
use application::gate::sign_in::{self, Attempt, Origin, SignInError};
use kernel::StoreError;
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::address::address;
use crate::edge::endpoint::Table;
use crate::edge::openapi::schema::RoleText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_gate, view_public};
use crate::edge::session::caller::Caller;
use crate::edge::session::cookies::{self, Token};
use crate::edge::strangers::lines::First;
use crate::edge::strangers::visit::Visit;
use crate::edge::waiting::{Waiting, still};
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
    fn new(session: &LiveSession, table: Table, settings: &Settings) -> Self {
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
    sign_in::filled_in(&username, &password)?;
    let token = Token::draw()?;
    let sent_device = cookies::device(&request, &state.settings);
    let sent_key = sent_device.as_ref().map(Token::device_key);
    let device = sent_device.map_or_else(Token::draw, Ok)?;
    let mut visit = Visit::of(&request)?;
    let line = line(&username, visit.subnet, known(&state, &username, sent_key.clone()).await?.as_ref());
    let first = match state.lines.try_enter(line) {
        Some(first) => first,
        None => visit.without_place(state.lines.enter(line)).await?,
    };
    let entry = Entry {
        username,
        password,
        address: address(&request, &state.settings),
        visit,
        first,
        sent_device: sent_key,
        device: device.device_key(),
        agent: agent(&request),
        key: token.session_key(),
        waiting: Waiting::of_this_request(),
    };
    // A task of its own: what is counted is settled even when the caller hangs up or the time is over.
    let entered = rt::spawn(enter(state.clone(), entry)).await.map_err(|_| Problem::internal())?;
    let session = entered?.ok_or(SignInError::Refused)?;
    Ok(HttpResponse::Ok()
        .cookie(cookies::session_cookie(&token, &state.settings))
        .cookie(cookies::device_cookie(&device, &state.settings))
        .json(CurrentUserJson::new(&session, **table, &state.settings)))
}

/// What the browser says it is.
fn agent(request: &HttpRequest) -> UserAgent {
    let header = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    header.map(UserAgent::read).unwrap_or_default()
}

/// A number for a username, whether anyone has it or not. Its hash is good enough for what never leaves this process.
fn account(username: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    username.trim().to_lowercase().hash(&mut hasher);
    hasher.finish()
}

/// The device, if the person has signed in on it.
async fn known(
    state: &web::Data<State>,
    username: &str,
    device: Option<DeviceKey>,
) -> Result<Option<DeviceKey>, Problem> {
    let (Some(device), username) = (device, username.to_owned()) else { return Ok(None) };
    run_gate::<_, StoreError>(state, move |tx| {
        Ok(sign_in::is_known(tx.gate(), &username, &device)?.then_some(device))
    })
    .await
}

/// Sign-ins on one account from one network, or one device that the account knows, take turns: an attempt counts as failed
/// until it is known, and forty people who open one account at once have not failed. As they are counted, so they stand: a
/// browser that others used has a cookie too.
fn line(username: &str, subnet: Subnet, device: Option<&DeviceKey>) -> u64 {
    let mut hasher = DefaultHasher::new();
    (account(username), subnet, device.map(|key| &key.0)).hash(&mut hasher);
    hasher.finish()
}

/// A sign-in on its way.
struct Entry {
    username: String,
    password: String,
    address: IpAddr,
    visit: Visit,
    first: First<u64>,
    /// The device, if it sent its cookie.
    sent_device: Option<DeviceKey>,
    /// The device from now on.
    device: DeviceKey,
    agent: UserAgent,
    /// Of the session to be.
    key: SessionKey,
    waiting: Option<Waiting>,
}

/// A session, or `None` for a wrong password. A failure that was counted and was none is taken back.
async fn enter(state: web::Data<State>, entry: Entry) -> Result<Option<LiveSession>, Problem> {
    let (address, account, subnet) = (entry.address, account(&entry.username), entry.visit.subnet);
    let (username, sent_device) = (entry.username.clone(), entry.sent_device.clone());
    let attempt = run_gate(&state, move |tx| {
        let origin = Origin { device: sent_device.as_ref(), subnet };
        sign_in::prepare(tx.gate(), &username, origin, now())
    })
    .await?;
    let outcome = open(&state, attempt.clone(), entry).await;
    match &outcome {
        Ok(Some(_)) => state.failing.with(Address::of(address), now(), |failing| failing.succeeded(account)),
        Ok(None) => {
            state.failing.with(Address::of(address), now(), |failing| failing.failed(account));
            // Not waited for: an unknown name, which has no trail to write to, hears in the same time.
            drop(rt::spawn(async move {
                run_gate(&state, move |tx| sign_in::record_failure(tx.gate(), &attempt, now())).await
            }));
        }
        Err(_) => {
            run_gate(&state, move |tx| sign_in::withdraw(tx.gate(), &attempt, now())).await?;
        }
    }
    outcome
}

async fn open(
    state: &web::Data<State>,
    attempt: Attempt,
    entry: Entry,
) -> Result<Option<LiveSession>, Problem> {
    let Entry { password, device, agent, key, waiting, mut visit, first: _first, .. } = entry;
    let password = attempt.typed(password);
    let stored = attempt.stored(now()).cloned();
    let is_kept = attempt.is_kept();
    let looked_at = async {
        visit.wait(attempt.turn).await?;
        Ok(state.passwords.verify(password.clone(), stored.clone()).await?)
    };
    if !while_awaited(waiting.as_ref(), looked_at).await? {
        return Ok(None);
    }
    // Nobody is let in who was told that it took too long.
    let accept = run_gate::<_, SignInError>(state, move |tx| {
        match sign_in::accept(tx.gate(), &attempt, key, (&device, agent), now()) {
            Err(SignInError::Refused) => Ok(None),
            accepted => accepted.map(Some),
        }
    });
    let session = still(waiting, accept).await?;
    if let (Some(session), Some(old)) =
        (&session, stored.filter(|hash| is_kept && state.passwords.is_outdated(hash)))
    {
        // The person is in; another sign-in will try again.
        if let Err(problem) = renew_hash(state, session, password, old).await {
            tracing::warn!(%problem, "an outdated password hash stays");
        }
    }
    Ok(session)
}

/// Work that ends with the request: nobody waits for it any more.
async fn while_awaited<T>(
    waiting: Option<&Waiting>,
    work: impl Future<Output = Result<T, Problem>>,
) -> Result<T, Problem> {
    let Some(waiting) = waiting else { return work.await };
    tokio::select! {
        done = work => done,
        () = waiting.over() => Err(Problem::busy()),
    }
}

/// Stores the same password at today's cost.
async fn renew_hash(
    state: &web::Data<State>,
    session: &LiveSession,
    password: String,
    old: HashedPassword,
) -> Result<(), Problem> {
    let new = state.passwords.hash(password).await?;
    let user = session.actor().id();
    run(state, session, move |tx| tx.school().change_password(user, &old, &new)).await?;
    Ok(())
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
    let staff = view_public(&state, |view| view.demonstration().demo_staff()).await?;
    let accounts = staff
        .iter()
        .map(|member| DemoAccountJson {
            username: member.username.to_string(),
            password: DEMO_PASSWORD,
            name: member.name(),
            role: member.role.slug(),
        })
        .collect();
    Ok(web::Json(DemoJson { accounts }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accounts_networks_and_known_devices_have_lines_of_their_own() {
        let here = Subnet::of(IpAddr::from([203, 0, 113, 1]));
        let elsewhere = Subnet::of(IpAddr::from([198, 51, 100, 1]));
        let device = DeviceKey("hers".to_owned());
        let lines = [
            line("ana", here, None),
            line("bia", here, None),
            line("ana", elsewhere, None),
            line("ana", here, Some(&device)),
        ];
        for (index, one) in lines.iter().enumerate() {
            assert!(!lines[index + 1..].contains(one), "{index}");
        }
        assert_eq!(line("ana", here, None), line(" Ana ", Subnet::of(IpAddr::from([203, 0, 113, 2])), None));
    }
}
