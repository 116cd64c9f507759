//! Signing in and out.

use chrono::{DateTime, Utc};
use kernel::{StoreError, UserId};
use school_management::activity::{ActivityKind, NewActivity};
use school_management::staff::Username;
use thiserror::Error;

use crate::database::{Credential, Gate};
use crate::session::{self, LiveSession, SessionKey};
use crate::throttle::Attempts;

/// Why a sign-in is refused.
#[derive(Debug, Error)]
pub enum SignInError {
    /// Unknown user, wrong password and inactive account read the same.
    #[error("Usuário ou senha incorretos")]
    Refused,
    #[error("Muitas tentativas. Aguarde {seconds} s e tente de novo.")]
    TooMany { seconds: u64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A person trying to sign in: what was found before the password is checked.
#[derive(Debug, Clone)]
pub struct Attempt {
    pub credential: Option<Credential>,
    throttle_key: String,
}

/// Looks the person up; refuses at once who must wait. The attempt counts as failed until [`accept`] clears it or
/// [`withdraw`] takes it back, so that attempts sent side by side cannot pass the throttle together.
///
/// `device` is the hash of the device's cookie, if it sent one: a device that has signed in once counts its own
/// failures, so nobody can lock a colleague out from elsewhere.
pub fn prepare(
    gate: &mut dyn Gate,
    username: &str,
    device: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Attempt, SignInError> {
    gate.sweep(now)?;
    // What cannot be a username is nobody's, and need not fit the database.
    let credential = match username.parse::<Username>() {
        Ok(username) => gate.credential(username.as_str())?,
        Err(_) => None,
    };
    // Asked for nobody too, so that an unknown name takes as long.
    let user = credential.as_ref().map_or(NOBODY, |found| found.actor.user());
    let known_device = match device {
        Some(device) if gate.knows_device(user, device)? => Some(device),
        _ => None,
    };
    let throttle_key = match (&credential, known_device) {
        (Some(_), Some(device)) => device_key(device, user),
        (Some(found), _) => account_key(found.actor.member.username.as_str()),
        (None, _) => account_key(&throttled_name(username)),
    };
    count(gate, &throttle_key, now)?;
    Ok(Attempt { credential, throttle_key })
}

/// Ids begin at 1.
const NOBODY: UserId = UserId(0);

/// A name that nobody has, as far as the database keeps it.
fn throttled_name(username: &str) -> String {
    username.trim().to_lowercase().chars().filter(|character| !character.is_control()).take(60).collect()
}

/// Refuses who must wait, and counts the attempt as failed until it is cleared.
fn count(gate: &mut dyn Gate, key: &str, now: DateTime<Utc>) -> Result<(), SignInError> {
    let past = gate.attempts(key)?;
    if let Some(seconds) = past.and_then(|attempts| attempts.wait(now)) {
        return Err(SignInError::TooMany { seconds });
    }
    Ok(gate.put_attempts(key, Attempts::after_failure(past, now))?)
}

/// Takes back the failure that [`prepare`] counted: nobody could look at the password.
pub fn withdraw(gate: &mut dyn Gate, attempt: &Attempt) -> Result<(), StoreError> {
    uncount(gate, &attempt.throttle_key)
}

fn uncount(gate: &mut dyn Gate, key: &str) -> Result<(), StoreError> {
    match gate.attempts(key)?.and_then(Attempts::without_the_last) {
        Some(fewer) => gate.put_attempts(key, fewer),
        None => gate.clear_attempts(key),
    }
}

/// Before a signed-in person's own password is checked: whoever finds an open session must not guess it.
pub fn prepare_own(gate: &mut dyn Gate, user: UserId, now: DateTime<Utc>) -> Result<(), SignInError> {
    count(gate, &own_key(user), now)
}

/// The person knew their own password.
pub fn accept_own(gate: &mut dyn Gate, user: UserId) -> Result<(), StoreError> {
    gate.clear_attempts(&own_key(user))
}

/// Takes back what [`prepare_own`] counted.
pub fn withdraw_own(gate: &mut dyn Gate, user: UserId) -> Result<(), StoreError> {
    uncount(gate, &own_key(user))
}

/// Every counter that may make a person wait; `devices` are those they signed in from.
pub fn throttle_keys<'a>(
    username: &Username,
    user: UserId,
    devices: impl IntoIterator<Item = &'a str>,
) -> Vec<String> {
    let devices = devices.into_iter().map(|device| device_key(device, user));
    [account_key(username.as_str()), own_key(user)].into_iter().chain(devices).collect()
}

fn account_key(username: &str) -> String {
    format!("account:{username}")
}

fn device_key(device: &str, user: UserId) -> String {
    format!("device:{device}:{user}")
}

fn own_key(user: UserId) -> String {
    format!("own:{user}")
}

/// Leaves a trace of a wrong password.
pub fn record_failure(gate: &mut dyn Gate, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError> {
    if let Some(found) = &attempt.credential {
        let activity = NewActivity::new(ActivityKind::SignInFailed, "errou a senha");
        gate.record(found.actor.school, Some(found.actor.user()), &activity, now)?;
    }
    Ok(())
}

/// Opens the session of a person whose password was right, and still is.
pub fn accept(
    gate: &mut dyn Gate,
    attempt: &Attempt,
    key: SessionKey,
    device: &str,
    now: DateTime<Utc>,
) -> Result<LiveSession, SignInError> {
    let Some(checked) = &attempt.credential else {
        return Err(SignInError::Refused);
    };
    // While it was hashed, the password may have changed, or the account ended.
    gate.hold_password(checked.actor.user())?;
    let actor = match gate.credential(checked.actor.member.username.as_str())? {
        Some(Credential { actor, active: true, password_hash }) if password_hash == checked.password_hash => {
            actor
        }
        _ => return Err(SignInError::Refused),
    };
    gate.remember_device(actor.school, actor.user(), device)?;
    let activity = NewActivity::new(ActivityKind::SignIn, "entrou no sistema");
    gate.record(actor.school, Some(actor.user()), &activity, now)?;
    let session = session::open(gate, actor, key, now)?;
    // Last: others who sign in wait for this row.
    gate.clear_attempts(&attempt.throttle_key)?;
    Ok(session)
}

/// Closes the session.
pub fn leave(gate: &mut dyn Gate, session: &LiveSession, now: DateTime<Utc>) -> Result<(), StoreError> {
    let actor = session.actor();
    gate.close_session(*session.key())?;
    let activity = NewActivity::new(ActivityKind::SignOut, "saiu do sistema");
    gate.record(actor.school, Some(actor.user()), &activity, now)
}
