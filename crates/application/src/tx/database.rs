//! Transactions in which something is decided and written.

use ideb_core::store::{IdebStore, ReferenceData};
use kernel::{PersonId, SessionId, StoreError};
use learning_style::store::Learning;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::plan::store::Plans;
use quiz_engine::class_simulation::store::ClassSimulations;
use quiz_engine::play::store::Quizzes;
use quiz_engine::question::store::Questions;
use school_management::store::SchoolStore;

use crate::files::Files;
use crate::gate::keys::SessionKey;
use crate::gate::ports::{Gate, SessionsByKey};
use crate::gate::session::SchoolScope;
use crate::tx::once::OnceOnly;
use crate::tx::terms::{self, Inside};

/// Opens transactions. Each blocks: call it on a thread that may.
pub trait Database: Send + Sync {
    /// On one school's data, blind to every other. Dropped without `commit`: rolled back.
    fn begin(&self, scope: SchoolScope) -> Result<Box<dyn SchoolTx>, StoreError>;
    /// On what is decided before a school is known: sign-in, registration. Apart from the others: strangers who keep it busy
    /// keep nobody waiting who is signed in.
    fn begin_gate(&self) -> Result<Box<dyn GateTx>, StoreError>;
    /// On sessions, for who knows their keys.
    fn begin_sessions(&self) -> Result<Box<dyn SessionsTx>, StoreError>;
    /// Whether the database answers, carries the program's schema and keeps the schools apart.
    fn is_ready(&self) -> Result<bool, StoreError>;
}

/// An open transaction on one school's data.
pub trait SchoolTx {
    fn ideb(&mut self) -> &mut dyn IdebStore;
    fn school(&mut self) -> &mut dyn SchoolStore;
    /// The BNCC's, the same for all schools.
    fn catalogue(&mut self) -> &mut dyn KnownSkills;
    fn plans(&mut self) -> &mut dyn Plans;
    fn questions(&mut self) -> &mut dyn Questions;
    fn class_simulations(&mut self) -> &mut dyn ClassSimulations;
    fn quizzes(&mut self) -> &mut dyn Quizzes;
    fn learning(&mut self) -> &mut dyn Learning;
    fn files(&mut self) -> &mut dyn Files;
    fn once(&mut self) -> &mut dyn OnceOnly;
    fn sessions(&mut self) -> &mut dyn SchoolSessions;
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// An open transaction on what is decided before a school is known.
pub trait GateTx {
    fn gate(&mut self) -> &mut dyn Gate;
    fn reference(&mut self) -> &mut dyn ReferenceData;
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// An open transaction on sessions, for who knows their keys.
pub trait SessionsTx {
    fn by_key(&mut self) -> &mut dyn SessionsByKey;
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// Sessions of the school's own people.
pub trait SchoolSessions {
    /// Closes all sessions of a person, or all but one.
    fn close(&mut self, user: PersonId, but: Option<SessionKey>) -> Result<(), StoreError>;
    /// Closes all sessions of these.
    fn close_all(&mut self, people: &[PersonId]) -> Result<(), StoreError>;
    /// Closes one of a person's; `false` when they have none of that number.
    fn close_one(&mut self, user: PersonId, id: SessionId) -> Result<bool, StoreError>;
    /// Gives a session a new key: the old token ends, the session goes on.
    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError>;
}

/// One use case, one transaction: begins, runs, commits when the use case succeeds and someone still waits for it.
pub fn in_school<T, E: From<StoreError>>(
    database: &dyn Database,
    scope: SchoolScope,
    work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, E>,
) -> Result<T, E> {
    let _inside = Inside::enter()?;
    let mut tx = database.begin(scope)?;
    let outcome = work(tx.as_mut())?;
    terms::allow_commit()?;
    tx.commit()?;
    Ok(outcome)
}

/// The same on what is decided before a school is known.
pub fn through_gate<T, E: From<StoreError>>(
    database: &dyn Database,
    work: impl FnOnce(&mut dyn GateTx) -> Result<T, E>,
) -> Result<T, E> {
    let _inside = Inside::enter()?;
    let mut tx = database.begin_gate()?;
    let outcome = work(tx.as_mut())?;
    terms::allow_commit()?;
    tx.commit()?;
    Ok(outcome)
}

/// The same on sessions, for who knows their keys.
pub fn with_sessions<T>(
    database: &dyn Database,
    work: impl FnOnce(&mut dyn SessionsByKey) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let _inside = Inside::enter()?;
    let mut tx = database.begin_sessions()?;
    let outcome = work(tx.by_key())?;
    terms::allow_commit()?;
    tx.commit()?;
    Ok(outcome)
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
            let outcome: Result<(), StoreError> = in_school(&database, ana.scope(), |tx| {
                tx.school().record(None, &NewActivity::new(ActivityKind::Goal, "definiu"), at(1))?;
                if fails { Err(StoreError::Clash("goals".to_owned())) } else { Ok(()) }
            });
            assert_eq!(outcome.is_err(), fails);
            assert_eq!(database.trail(ana.scope().school()).len(), kept);
        }
    }
}
