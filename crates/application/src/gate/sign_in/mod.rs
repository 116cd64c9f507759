//! Signing in and out.

#[cfg(test)]
mod pupil_tests;
#[cfg(test)]
mod tests;
pub mod typed_login;

use std::time::Duration;

use chrono::{DateTime, Utc};
use kernel::{PersonId, StoreError};
use school_management::notices::activity::ActivityKind;
use school_management::people::issued_password::{CardPasswords, IssuedPassword};
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use thiserror::Error;

use crate::gate::browser::UserAgent;
use crate::gate::counted::{Counted, MustWait};
use crate::gate::counter;
use crate::gate::keys::{CounterKey, DeviceKey, SessionKey, Subnet};
use crate::gate::model::{Actor, Credential, Entrant, StoredPassword, World};
use crate::gate::ports::{Gate, REFUSALS_KEPT};
use crate::gate::session::{self, LiveSession};
use crate::gate::sign_in::typed_login::{Found, TypedLogin};
use crate::gate::trail;

/// Why a sign-in is refused.
#[derive(Debug, Error)]
pub enum SignInError {
    /// Unknown user, wrong password and inactive account read the same.
    #[error("Usuário ou senha incorretos")]
    Refused,
    /// So it is with pupils, and with a card that was used or is too old.
    #[error("Matrícula ou senha incorretos")]
    PupilRefused,
    /// It tells no more than this: not how many schools, nor which.
    #[error(
        "Esta matrícula existe em mais de uma escola. Escreva também o código da escola, que está no seu cartão."
    )]
    WhichSchool,
    #[error(transparent)]
    MustWait(#[from] MustWait),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl SignInError {
    /// The password did not fit, or nobody is there.
    pub fn refused(typed: &TypedLogin) -> Self {
        match typed {
            TypedLogin::Staff { .. } => Self::Refused,
            TypedLogin::Pupil { .. } => Self::PupilRefused,
        }
    }
}

/// A person trying to sign in: what was found before the password is checked.
#[derive(Debug, Clone)]
pub struct Attempt {
    pub credential: Option<Credential>,
    /// How long to wait before the password is looked at.
    pub turn: Duration,
    login: TypedLogin,
    counted: Counted,
    /// The hash of a card's password, which was right.
    used: Option<HashedPassword>,
}

/// What a password has to fit, of who may enter at all.
#[derive(Debug, Clone)]
pub enum Lock {
    /// Nothing fits: nobody is there, or may not enter, or came too late. The check takes as long all the same.
    Shut,
    Hash(HashedPassword),
    /// The password on the card, which is hashed when it was right.
    Card(IssuedPassword),
}

impl Attempt {
    /// What the password has to fit; `derive` gives the one that stands on a card.
    pub fn lock(&self, derive: &CardPasswords, now: DateTime<Utc>) -> Lock {
        let Some(found) = self.credential.as_ref().filter(|found| found.is_open(now)) else {
            return Lock::Shut;
        };
        match &found.password {
            StoredPassword::Hashed(hash) => Lock::Hash(hash.clone()),
            StoredPassword::Card(card) => {
                Lock::Card(derive(found.actor.school, found.actor.id(), card.issued.nonce))
            }
            StoredPassword::None => Lock::Shut,
        }
    }

    /// What was typed, as it was hashed: of a password on a card or a slip of paper spaces and capitals do not matter, nor of one
    /// that looks like it of any pupil's.
    pub fn typed(&self, password: String) -> String {
        let issued = self.credential.as_ref().is_some_and(|found| found.must_change);
        let pupil = matches!(self.login, TypedLogin::Pupil { .. });
        if issued || pupil { as_issued(password) } else { password }
    }

    /// The card's password was right; this is its hash.
    #[must_use]
    pub fn with(self, used: HashedPassword) -> Self {
        Self { used: Some(used), ..self }
    }

    /// Whether the hash may be made anew at today's cost. One that is used once need not be.
    pub fn is_kept(&self) -> bool {
        self.credential.as_ref().is_some_and(|found| !found.must_change)
    }
}

/// The form in which an issued password is hashed; anything else as it is.
pub fn as_issued(password: String) -> String {
    password.parse().map_or(password, |issued: IssuedPassword| issued.expose())
}

/// Where an attempt comes from: the device that its cookie names, if it was sent, and the network.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    pub device: Option<&'a DeviceKey>,
    pub subnet: Subnet,
}

/// Looks the person up; refuses at once who must wait for more than a turn. The attempt counts as failed until [`accept`]
/// clears it or [`withdraw`] takes it back, so that attempts sent side by side cannot pass the throttle together.
pub fn prepare(
    gate: &mut dyn Gate,
    login: &TypedLogin,
    origin: Origin<'_>,
    now: DateTime<Utc>,
) -> Result<Attempt, SignInError> {
    let credential = match login.find(gate)? {
        Found::Nobody => None,
        Found::One(found) => Some(found),
        Found::Several => return Err(SignInError::WhichSchool),
    };
    let known_device = match origin.device {
        Some(device) if knows(gate, credential.as_ref(), device)? => Some(device),
        _ => None,
    };
    let counted = match (&credential, known_device) {
        (Some(found), _) if found.world == World::Demonstration => Counted::Nowhere,
        (Some(found), Some(device)) => Counted::OnDevice(CounterKey::device(device, found.actor.id())),
        (found, _) => {
            let everywhere = found
                .as_ref()
                .map_or_else(|| CounterKey::nobody(login.name()), |found| everywhere(&found.actor));
            Counted::AsStranger { within: everywhere.within(origin.subnet), everywhere }
        }
    };
    let turn = counted.count(gate, now)?;
    // Last: whoever holds swept rows must not wait for a key, which another may hold who waits for one of the rows.
    gate.sweep_sessions(now)?;
    gate.sweep_counters(now - counter::KEPT)?;
    Ok(Attempt { credential, turn, login: login.clone(), counted, used: None })
}

/// Counts a person's attempts wherever they are.
fn everywhere(actor: &Actor) -> CounterKey {
    match &actor.person {
        Person::Staff(member) => CounterKey::account(&member.username),
        Person::Pupil(pupil) => CounterKey::pupil(actor.school, &pupil.enrolment),
    }
}

/// Whether somebody has signed in as this person on the device.
pub fn is_known(gate: &mut dyn Gate, login: &TypedLogin, device: &DeviceKey) -> Result<bool, StoreError> {
    match login.find(gate)? {
        Found::One(found) => knows(gate, Some(&found), device),
        Found::Nobody | Found::Several => knows(gate, None, device),
    }
}

/// Asked for nobody too, so that an unknown name takes as long.
fn knows(gate: &mut dyn Gate, found: Option<&Credential>, device: &DeviceKey) -> Result<bool, StoreError> {
    gate.knows_device(found.map_or(NOBODY, |found| found.actor.id()), device)
}

/// Ids begin at 1.
const NOBODY: PersonId = PersonId(0);

/// Takes back the failure that [`prepare`] counted: nobody could look at the password.
pub fn withdraw(gate: &mut dyn Gate, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError> {
    attempt.counted.withdraw(gate, now)
}

/// Leaves a trace of a wrong password, and takes old ones away.
pub fn record_failure(gate: &mut dyn Gate, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError> {
    if let Some(found) = &attempt.credential {
        trail::record(gate, &found.actor, (ActivityKind::SignInFailed, "errou a senha"), now)?;
    }
    gate.sweep_refusals(now - REFUSALS_KEPT)
}

/// Opens the session of a person whose password was right, and still is.
pub fn accept(
    gate: &mut dyn Gate,
    attempt: &Attempt,
    key: SessionKey,
    (device, agent): (&DeviceKey, UserAgent),
    now: DateTime<Utc>,
) -> Result<LiveSession, SignInError> {
    let refused = || SignInError::refused(&attempt.login);
    let checked = attempt.credential.as_ref().ok_or_else(refused)?;
    // While it was hashed, the password may have changed, or the account ended.
    gate.hold_password(&checked.actor)?;
    let found = match attempt.login.find(gate)? {
        Found::One(found) if found.actor.id() == checked.actor.id() => found,
        _ => return Err(refused()),
    };
    if !found.is_open(now) || found.password != checked.password {
        return Err(refused());
    }
    let must_change = found.chooses_own_password();
    if let StoredPassword::Card(card) = &found.password {
        let whose = (found.actor.school, found.actor.id());
        let used = attempt.used.as_ref().ok_or_else(refused)?;
        if !gate.use_card(whose, card.issued.nonce, used, must_change)? {
            return Err(refused());
        }
    }
    let Credential { actor, world, .. } = found;
    gate.remember_device(actor.school, actor.id(), device, now)?;
    let session = session::open(gate, Entrant { actor, world, must_change, agent }, key, now)?;
    // Last: others who sign in wait for these rows.
    attempt.counted.forgive(gate, now)?;
    trail::record(gate, session.actor(), (ActivityKind::SignIn, "entrou no sistema"), now)?;
    Ok(session)
}

/// Closes the session.
pub fn leave(gate: &mut dyn Gate, session: &LiveSession, now: DateTime<Utc>) -> Result<(), StoreError> {
    gate.close_session(*session.key())?;
    trail::record(gate, session.actor(), (ActivityKind::SignOut, "saiu do sistema"), now)
}
