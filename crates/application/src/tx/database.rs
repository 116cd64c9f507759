//! The transaction.

use chrono::{DateTime, TimeDelta, Utc};
use ideb_core::reference::ReferenceSchool;
use ideb_core::store::{IdebStore, ReferenceData};
use kernel::{InepCode, StoreError, UserId};
use school_management::store::SchoolStore;

use crate::gate::ports::Gate;
use crate::gate::session::{SchoolScope, SessionKey};
use crate::tx::terms::{self, Inside};

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

/// Sessions of the school's own people.
pub trait SchoolSessions {
    /// Closes all sessions of a person but the one given.
    fn close_others(&mut self, user: UserId, but: SessionKey) -> Result<(), StoreError>;
    /// Gives a session a new key: the old token ends, the session goes on.
    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError>;
}

/// How long a request's answer is kept for its twin.
pub const ANSWERS_KEPT: TimeDelta = TimeDelta::days(1);

/// What became of a request's key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// First seen in this transaction: do the work.
    Fresh,
    /// The work was done: answer this again.
    Done { answer: String },
    /// The key was used for another request.
    Misused,
}

/// Lets a request that is sent twice act once.
pub trait OnceOnly {
    /// `request` says what is asked, so that the key serves for nothing else. Waits for a twin that is still running.
    fn claim(
        &mut self,
        user: UserId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError>;
    fn fulfil(&mut self, user: UserId, key: &str, answer: &str) -> Result<(), StoreError>;
}

/// One use case, one transaction: begins, runs, commits when the use case succeeds and someone still waits for it.
pub fn in_school<T, E: From<StoreError>>(
    database: &dyn Database,
    scope: SchoolScope,
    access: Access,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, E>,
) -> Result<T, E> {
    let _inside = Inside::enter()?;
    let mut tx = database.begin(scope, access)?;
    let outcome = work(tx.as_mut())?;
    if access == Access::Write {
        terms::allow_commit()?;
    }
    tx.commit()?;
    Ok(outcome)
}

/// The same on what no school owns.
pub fn unscoped<T, E: From<StoreError>>(
    database: &dyn Database,
    access: Access,
    work: impl FnOnce(&mut dyn UnscopedTx) -> Result<T, E>,
) -> Result<T, E> {
    let _inside = Inside::enter()?;
    let mut tx = database.begin_unscoped(access)?;
    let outcome = work(tx.as_mut())?;
    if access == Access::Write {
        terms::allow_commit()?;
    }
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

/// How many results INEP published for a code.
pub(crate) fn editions_of(reference: &mut dyn ReferenceData, code: &InepCode) -> Result<usize, StoreError> {
    Ok(reference.school_results(code)?.iter().filter(|result| result.figures.prevails()).count())
}

#[cfg(test)]
mod tests {
    use school_management::notices::activity::{ActivityKind, NewActivity};

    use super::*;
    use crate::testing::{MemoryDatabase, at, registered, registration};

    #[test]
    fn a_use_case_that_fails_leaves_nothing() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        for (fails, kept) in [(true, 0), (false, 1)] {
            let outcome: Result<(), StoreError> = in_school(&database, ana.scope(), Access::Write, |tx| {
                tx.school().record(None, &NewActivity::new(ActivityKind::Goal, "definiu"), at(1))?;
                if fails { Err(StoreError::Clash("goals".to_owned())) } else { Ok(()) }
            });
            assert_eq!(outcome.is_err(), fails);
            assert_eq!(database.trail(ana.scope().school()).len(), kept);
        }
    }
}
