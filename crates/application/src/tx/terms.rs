//! What whoever waits for a transaction's outcome allows it. A transaction lives on one thread; so do its terms.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use kernel::StoreError;
use thiserror::Error;

/// The terms of the transactions that a piece of work opens.
pub struct Terms {
    /// How long a statement may take; the connection's own limit when absent.
    pub statement: Option<Duration>,
    /// Asked right before a commit: whether anyone still waits. After a yes nobody is told that nothing was saved.
    pub may_commit: Box<dyn Fn() -> bool>,
}

impl std::fmt::Debug for Terms {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Terms").field("statement", &self.statement).finish_non_exhaustive()
    }
}

thread_local! {
    static TERMS: RefCell<Option<Rc<Terms>>> = const { RefCell::new(None) };
    static OPEN: Cell<bool> = const { Cell::new(false) };
}

/// Why a transaction ended without its outcome.
#[derive(Debug, Error)]
enum Refused {
    #[error("nobody waits for the outcome any more")]
    Abandoned,
    #[error("a transaction inside a transaction would wait for a second connection")]
    Nested,
}

/// Runs work whose transactions keep the terms.
pub fn under<T>(terms: Terms, work: impl FnOnce() -> T) -> T {
    struct Reset;
    impl Drop for Reset {
        fn drop(&mut self) {
            TERMS.set(None);
        }
    }
    TERMS.set(Some(Rc::new(terms)));
    let _reset = Reset;
    work()
}

/// How long a statement may take, where the terms say it.
pub fn statement_limit() -> Option<Duration> {
    TERMS.with_borrow(|terms| terms.as_ref().and_then(|terms| terms.statement))
}

/// Fails, so that the transaction is rolled back, when nobody waits for it any more.
pub(crate) fn allow_commit() -> Result<(), StoreError> {
    let terms = TERMS.with_borrow(Clone::clone);
    if terms.is_none_or(|terms| (terms.may_commit)()) {
        Ok(())
    } else {
        Err(StoreError::Down(Box::new(Refused::Abandoned)))
    }
}

/// Marks the thread as inside a transaction until it is dropped.
pub(crate) struct Inside;

impl Inside {
    /// Refuses a transaction inside another: with every connection held by an outer one, none of them would go on.
    pub(crate) fn enter() -> Result<Self, StoreError> {
        let nested = OPEN.get();
        debug_assert!(!nested, "{}", Refused::Nested);
        if nested {
            return Err(StoreError::Broken { call: "begin", source: Box::new(Refused::Nested) });
        }
        OPEN.set(true);
        Ok(Self)
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        OPEN.set(false);
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use school_management::notices::activity::{ActivityKind, NewActivity};

    use super::*;
    use crate::gate::counter::Counter;
    use crate::gate::keys::CounterKey;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};
    use crate::tx::database::{in_school, through_gate};

    fn saved(may_commit: bool) -> (Result<(), StoreError>, usize) {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let terms = Terms { statement: None, may_commit: Box::new(move || may_commit) };
        let outcome = under(terms, || {
            in_school(&database, ana.scope(), |tx| {
                tx.school().record(None, &NewActivity::new(ActivityKind::Goal, "definiu"), at(1))
            })
        });
        (outcome, database.trail(ana.scope().school()).len())
    }

    #[test]
    fn nothing_is_committed_for_whoever_left() {
        let (outcome, kept) = saved(false);
        assert!(matches!(outcome, Err(StoreError::Down(_))), "{outcome:?}");
        assert_eq!(kept, 0);
        let (outcome, kept) = saved(true);
        assert!(outcome.is_ok(), "{outcome:?}");
        assert_eq!(kept, 1);
    }

    #[test]
    fn neither_is_anything_at_the_gate() {
        let database = MemoryDatabase::default();
        let key = CounterKey::nobody("ana");
        for may_commit in [false, true] {
            let terms = Terms { statement: None, may_commit: Box::new(move || may_commit) };
            let outcome = under(terms, || {
                through_gate::<_, StoreError>(&database, |tx| {
                    tx.gate().put_counter(&key, Counter { count: 1, from: at(0) })
                })
            });
            assert_eq!((outcome.is_ok(), database.counters().len()), (may_commit, usize::from(may_commit)));
        }
    }

    #[test]
    fn terms_end_with_their_work() {
        let terms = || Terms { statement: Some(Duration::from_secs(9)), may_commit: Box::new(|| false) };
        assert_eq!(under(terms(), statement_limit), Some(Duration::from_secs(9)));
        assert_eq!(statement_limit(), None);
        let panicked = catch_unwind(|| under(terms(), || panic!("a defect")));
        assert!(panicked.is_err());
        assert!(allow_commit().is_ok());
    }

    #[test]
    fn a_transaction_inside_a_transaction_is_refused() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let nested = catch_unwind(AssertUnwindSafe(|| {
            within(&database, &ana, |_| within(&database, &ana, |_| ()));
        }));
        assert!(nested.is_err());
        // One after the other is none inside the other.
        within(&database, &ana, |_| ());
        within(&database, &ana, |_| ());
    }
}
