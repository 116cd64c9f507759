//! The transaction.

use chrono::{DateTime, Utc};
use ideb_core::reference::ReferenceSchool;
use ideb_core::store::{IdebStore, ReferenceData};
use kernel::{SchoolId, StoreError, UserId};
use school_management::activity::NewActivity;
use school_management::registration::Registration;
use school_management::store::SchoolStore;

use crate::session::{Actor, NewSession, SchoolScope, SessionKey, StoredSession};
use crate::throttle::Attempts;

/// Whether a transaction may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
}

/// Opens transactions. Each blocks: call it on a thread that may.
pub trait Database: Send + Sync {
    /// On one school's data, blind to every other. Dropped without `commit`: rolled back.
    fn begin(&self, scope: SchoolScope, access: Access) -> Result<Box<dyn SchoolTx>, StoreError>;
    /// On what no school owns: sign-in, sessions, registration, reference data.
    fn begin_unscoped(&self, access: Access) -> Result<Box<dyn UnscopedTx>, StoreError>;
    /// Whether the database answers and carries the program's schema.
    fn is_ready(&self) -> Result<bool, StoreError>;
}

/// An open transaction on one school's data.
pub trait SchoolTx {
    fn ideb(&mut self) -> &mut dyn IdebStore;
    fn school(&mut self) -> &mut dyn SchoolStore;
    fn once(&mut self) -> &mut dyn OnceOnly;
    fn sessions(&mut self) -> &mut dyn SchoolSessions;
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// An open transaction on what no school owns.
pub trait UnscopedTx {
    fn gate(&mut self) -> &mut dyn Gate;
    fn reference(&mut self) -> &mut dyn ReferenceData;
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// A person and the hash of their password.
#[derive(Debug, Clone)]
pub struct Credential {
    pub actor: Actor,
    pub active: bool,
    pub password_hash: String,
}

/// A school and its manager, just registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registered {
    pub school: SchoolId,
    pub manager: UserId,
}

/// What happens before a school is known.
pub trait Gate {
    fn credential(&mut self, username: &str) -> Result<Option<Credential>, StoreError>;
    fn session(&mut self, key: SessionKey) -> Result<Option<StoredSession>, StoreError>;
    fn open_session(&mut self, session: &NewSession) -> Result<(), StoreError>;
    fn touch_session(
        &mut self,
        key: SessionKey,
        expires_at: DateTime<Utc>,
        seen_at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    fn close_session(&mut self, key: SessionKey) -> Result<(), StoreError>;
    /// Drops sessions that ended before `now`, and failures that no limit looks at any more; some hundreds at a time.
    fn sweep(&mut self, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Fails with `Clash("logins_pkey")` when the username is taken.
    fn register(
        &mut self,
        registration: &Registration,
        password_hash: &str,
        at: DateTime<Utc>,
    ) -> Result<Registered, StoreError>;
    /// Failed attempts under a key; locked until the transaction ends, so that parallel attempts queue up.
    fn attempts(&mut self, key: &str) -> Result<Option<Attempts>, StoreError>;
    fn put_attempts(&mut self, key: &str, attempts: Attempts) -> Result<(), StoreError>;
    fn clear_attempts(&mut self, key: &str) -> Result<(), StoreError>;
    /// Until the transaction ends, nobody changes this person's password; several may hold it.
    fn hold_password(&mut self, user: UserId) -> Result<(), StoreError>;
    /// Whether this person has signed in on this device before.
    fn knows_device(&mut self, user: UserId, device: &str) -> Result<bool, StoreError>;
    fn remember_device(&mut self, school: SchoolId, user: UserId, device: &str) -> Result<(), StoreError>;
    /// Records an entry of the audit trail for a school that a sign-in or a registration names.
    fn record(
        &mut self,
        school: SchoolId,
        actor: Option<UserId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// Usernames, names and roles of the demonstration school's staff; empty unless it is loaded.
    fn demo_staff(&mut self) -> Result<Vec<Actor>, StoreError>;
}

/// Sessions of the school's own people.
pub trait SchoolSessions {
    /// Closes all sessions of a person but the one given.
    fn close_others(&mut self, user: UserId, but: SessionKey) -> Result<(), StoreError>;
    /// Gives a session a new key: the old token ends, the session goes on.
    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError>;
}

/// What became of an Idempotency-Key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// First seen in this transaction: do the work.
    Fresh,
    /// The work was done: answer this again.
    Done { status: u16, body: String },
    /// The key was used for another request.
    Misused,
}

/// Lets a request that is sent twice act once.
pub trait OnceOnly {
    /// `request` names the method, the path and the body's hash. Waits for a twin that is still running.
    fn claim(
        &mut self,
        user: UserId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError>;
    fn fulfil(&mut self, user: UserId, key: &str, status: u16, body: &str) -> Result<(), StoreError>;
}

/// One use case, one transaction: begins, runs, commits when the use case succeeds.
pub fn in_school<T, E: From<StoreError>>(
    database: &dyn Database,
    scope: SchoolScope,
    access: Access,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, E>,
) -> Result<T, E> {
    let mut tx = database.begin(scope, access)?;
    let outcome = work(tx.as_mut())?;
    tx.commit()?;
    Ok(outcome)
}

/// The same on what no school owns.
pub fn unscoped<T, E: From<StoreError>>(
    database: &dyn Database,
    access: Access,
    work: impl FnOnce(&mut dyn UnscopedTx) -> Result<T, E>,
) -> Result<T, E> {
    let mut tx = database.begin_unscoped(access)?;
    let outcome = work(tx.as_mut())?;
    tx.commit()?;
    Ok(outcome)
}

/// The reference entry of the transaction's school, when it registered with an INEP code that INEP's files carry.
pub fn reference_of(tx: &mut dyn SchoolTx) -> Result<Option<ReferenceSchool>, StoreError> {
    let Some(code) = tx.school().school()?.and_then(|school| school.inep_code) else {
        return Ok(None);
    };
    tx.ideb().reference_school(&code)
}
