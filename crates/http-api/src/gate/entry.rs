//! The way in, for staff and pupils alike: counted, in turn, and in as long a time whoever asks.

use std::future::Future;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;

use actix_web::cookie::Cookie;
use actix_web::http::header;
use actix_web::{HttpRequest, rt, web};
use application::gate::browser::UserAgent;
use application::gate::keys::{Address, DeviceKey, SessionKey, Subnet};
use application::gate::session::LiveSession;
use application::gate::sign_in::typed_login::TypedLogin;
use application::gate::sign_in::{self, Attempt, Lock, Origin, SignInError};
use kernel::StoreError;
use school_management::people::issued_password::IssuedPassword;
use school_management::people::password::HashedPassword;

use crate::edge::address::address;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_gate};
use crate::edge::session::cookies::{self, Token};
use crate::edge::strangers::lines::First;
use crate::edge::strangers::visit::Visit;
use crate::edge::waiting::{Waiting, still};
use crate::state::State;

/// Somebody who came in, and what their browser keeps of it.
pub struct Entered {
    pub session: LiveSession,
    pub cookies: [Cookie<'static>; 2],
}

/// Who somebody's browser is, and is to be once they are in.
pub struct Browser {
    token: Token,
    device: Token,
    /// The device, if it sent its cookie.
    sent: Option<DeviceKey>,
    pub agent: UserAgent,
}

impl Browser {
    pub fn of(request: &HttpRequest, state: &State) -> Result<Self, Problem> {
        let device = cookies::device(request, &state.settings);
        let sent = device.as_ref().map(Token::device_key);
        let device = device.map_or_else(Token::draw, Ok)?;
        Ok(Self { token: Token::draw()?, device, sent, agent: agent(request) })
    }

    /// From now on.
    pub fn device(&self) -> DeviceKey {
        self.device.device_key()
    }

    /// Of the session to be.
    pub fn session(&self) -> SessionKey {
        self.token.session_key()
    }

    pub fn cookies(&self, state: &State) -> [Cookie<'static>; 2] {
        let settings = &state.settings;
        [cookies::session_cookie(&self.token, settings), cookies::device_cookie(&self.device, settings)]
    }
}

/// Lets in whose password is right.
pub async fn sign_in(
    request: &HttpRequest,
    state: &web::Data<State>,
    login: TypedLogin,
    password: String,
) -> Result<Entered, Problem> {
    login.filled_in(&password)?;
    let browser = Browser::of(request, state)?;
    let mut visit = Visit::of(request)?;
    let line = line(&login, visit.subnet, known(state, &login, browser.sent.clone()).await?.as_ref());
    let first = match state.lines.try_enter(line) {
        Some(first) => first,
        None => visit.without_place(state.lines.enter(line)).await?,
    };
    let refused = SignInError::refused(&login);
    let entry = Entry {
        login,
        password,
        address: address(request, &state.settings),
        visit,
        first,
        sent_device: browser.sent.clone(),
        device: browser.device(),
        agent: browser.agent,
        key: browser.session(),
        waiting: Waiting::of_this_request(),
    };
    // A task of its own: what is counted is settled even when the caller hangs up or the time is over.
    let entered = rt::spawn(enter(state.clone(), entry)).await.map_err(|_| Problem::internal())?;
    let session = entered?.ok_or(refused)?;
    Ok(Entered { session, cookies: browser.cookies(state) })
}

/// What the browser says it is.
fn agent(request: &HttpRequest) -> UserAgent {
    let header = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    header.map(UserAgent::read).unwrap_or_default()
}

/// A number for a name or an enrolment number, whether anyone has it or not. Its hash is good enough for what never leaves this
/// process.
fn account(login: &TypedLogin) -> u64 {
    let mut hasher = DefaultHasher::new();
    let is_pupil = matches!(login, TypedLogin::Pupil { .. });
    (is_pupil, login.name().trim().to_lowercase()).hash(&mut hasher);
    hasher.finish()
}

/// The device, if the person has signed in on it.
async fn known(
    state: &web::Data<State>,
    login: &TypedLogin,
    device: Option<DeviceKey>,
) -> Result<Option<DeviceKey>, Problem> {
    let (Some(device), login) = (device, login.clone()) else { return Ok(None) };
    run_gate::<_, StoreError>(state, move |tx| {
        Ok(sign_in::is_known(tx.gate(), &login, &device)?.then_some(device))
    })
    .await
}

/// Sign-ins on one account from one network, or one device that the account knows, take turns: an attempt counts as failed
/// until it is known, and forty people who open one account at once have not failed. As they are counted, so they stand: a
/// browser that others used has a cookie too.
fn line(login: &TypedLogin, subnet: Subnet, device: Option<&DeviceKey>) -> u64 {
    let mut hasher = DefaultHasher::new();
    (account(login), subnet, device.map(|key| &key.0)).hash(&mut hasher);
    hasher.finish()
}

/// A sign-in on its way.
struct Entry {
    login: TypedLogin,
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
    let (address, account, subnet) = (entry.address, account(&entry.login), entry.visit.subnet);
    let (login, sent_device) = (entry.login.clone(), entry.sent_device.clone());
    let attempt = run_gate(&state, move |tx| {
        let origin = Origin { device: sent_device.as_ref(), subnet };
        sign_in::prepare(tx.gate(), &login, origin, now())
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
    mut attempt: Attempt,
    entry: Entry,
) -> Result<Option<LiveSession>, Problem> {
    let Entry { password, device, agent, key, waiting, mut visit, first: _first, .. } = entry;
    let password = attempt.typed(password);
    let lock = attempt.lock(state.card_passwords.as_ref(), now());
    let looked_at = async {
        visit.wait(attempt.turn).await?;
        fits(state, &lock, password.clone()).await
    };
    let stored = match while_awaited(waiting.as_ref(), looked_at).await? {
        Fit::Not => return Ok(None),
        Fit::Stored(hash) => Some(hash).filter(|_| attempt.is_kept()),
        Fit::Card(hash) => {
            attempt = attempt.with(hash);
            None
        }
    };
    // Nobody is let in who was told that it took too long.
    let accept = run_gate::<_, SignInError>(state, move |tx| {
        match sign_in::accept(tx.gate(), &attempt, key, (&device, agent), now()) {
            Err(SignInError::Refused | SignInError::PupilRefused) => Ok(None),
            accepted => accepted.map(Some),
        }
    });
    let session = still(waiting, accept).await?;
    if let (Some(session), Some(old)) = (&session, stored.filter(|hash| state.passwords.is_outdated(hash))) {
        // The person is in; another sign-in will try again.
        if let Err(problem) = renew_hash(state, session, password, old).await {
            tracing::warn!(%problem, "an outdated password hash stays");
        }
    }
    Ok(session)
}

/// What became of a typed password.
enum Fit {
    Not,
    Stored(HashedPassword),
    /// It stands on the card; its hash is new.
    Card(HashedPassword),
}

/// One hash is made whatever the lock is, so that each answer takes as long.
async fn fits(state: &State, lock: &Lock, password: String) -> Result<Fit, Problem> {
    match lock {
        Lock::Card(card) => {
            let typed = password.parse::<IssuedPassword>();
            let hash = state.passwords.hash(password).await?;
            Ok(if typed.is_ok_and(|typed| typed.is(card)) { Fit::Card(hash) } else { Fit::Not })
        }
        Lock::Hash(hash) => {
            let fits = state.passwords.verify(password, Some(hash.clone())).await?;
            Ok(if fits { Fit::Stored(hash.clone()) } else { Fit::Not })
        }
        Lock::Shut => {
            state.passwords.verify(password, None).await?;
            Ok(Fit::Not)
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accounts_networks_and_known_devices_have_lines_of_their_own() {
        let here = Subnet::of(IpAddr::from([203, 0, 113, 1]));
        let elsewhere = Subnet::of(IpAddr::from([198, 51, 100, 1]));
        let device = DeviceKey("hers".to_owned());
        let pupil = |school_code: Option<&str>| TypedLogin::Pupil {
            number: "ana".to_owned(),
            school_code: school_code.map(ToOwned::to_owned),
        };
        let [ana, bia] = ["ana", "bia"].map(TypedLogin::staff);
        let lines = [
            line(&ana, here, None),
            line(&bia, here, None),
            line(&ana, elsewhere, None),
            line(&ana, here, Some(&device)),
            line(&pupil(None), here, None),
        ];
        for (index, one) in lines.iter().enumerate() {
            assert!(!lines[index + 1..].contains(one), "{index}");
        }
        let neighbour = Subnet::of(IpAddr::from([203, 0, 113, 2]));
        assert_eq!(line(&ana, here, None), line(&TypedLogin::staff(" Ana "), neighbour, None));
        // Whether the school is named or not, the pupil is one.
        assert_eq!(line(&pupil(None), here, None), line(&pupil(Some("H7KM3")), here, None));
    }
}
