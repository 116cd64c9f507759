//! Looks at the catalogue again while a server runs.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kernel::StoreError;

use crate::safety::Requirements;
use crate::safety::taken::Closing;

/// What was seen holds for so long: probes ask for it every few seconds.
const HOLDS: Duration = Duration::from_mins(1);

/// What a look found.
#[derive(Debug)]
pub(crate) enum Seen {
    AsWritten,
    /// In a sentence.
    Altered(String),
    /// Nothing: a table is locked, and with it what defines it.
    Nothing,
}

/// What was seen of the catalogue, and when.
#[derive(Debug)]
pub(crate) struct Watch {
    requirements: Requirements,
    open_at_start: BTreeSet<Closing>,
    last: Mutex<Look>,
}

#[derive(Debug, Clone, Copy)]
struct Look {
    at: Instant,
    as_written: bool,
    /// The log says that none was possible since.
    told: bool,
}

impl Look {
    fn now(as_written: bool) -> Self {
        Self { at: Instant::now(), as_written, told: false }
    }
}

impl Watch {
    /// After the look at the start, which found everything as it is written down. Tests look each time.
    pub(crate) fn begin(requirements: Requirements, open_at_start: BTreeSet<Closing>) -> Self {
        Self { requirements, open_at_start, last: Mutex::new(Look::now(true)) }
    }

    /// Whether the catalogue is as it is written down, and nothing open that was not at the start; looks when the last look is
    /// too old. A difference goes to the log. Until it can look again, which goes there too, what it saw last holds.
    pub(crate) fn is_as_written(
        &self,
        look: impl FnOnce(Requirements, &BTreeSet<Closing>) -> Result<Seen, StoreError>,
    ) -> Result<bool, StoreError> {
        let Look { at, as_written, told } = *self.last();
        let holds = match self.requirements {
            Requirements::Durable => HOLDS,
            Requirements::Testing => Duration::ZERO,
        };
        if at.elapsed() < holds {
            return Ok(as_written);
        }
        let as_written = match look(self.requirements, &self.open_at_start)? {
            Seen::AsWritten => true,
            Seen::Altered(difference) => {
                tracing::error!("what keeps the schools apart was changed in the database: {difference}");
                false
            }
            Seen::Nothing => {
                if !told {
                    tracing::warn!(
                        "a table is locked: whether the schools are still kept apart cannot be looked at"
                    );
                    self.last().told = true;
                }
                return Ok(as_written);
            }
        };
        *self.last() = Look::now(as_written);
        Ok(as_written)
    }

    fn last(&self) -> MutexGuard<'_, Look> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};

    use super::*;

    fn altered() -> Seen {
        Seen::Altered("x".to_owned())
    }

    /// When what was seen does not hold any more.
    fn old() -> Instant {
        Instant::now().checked_sub(HOLDS).unwrap()
    }

    #[test]
    fn what_was_seen_holds_for_a_while_and_then_it_looks_again() {
        let unasked = |_: Requirements, _: &BTreeSet<Closing>| -> Result<Seen, StoreError> {
            panic!("it looks too often")
        };
        let watch = Watch::begin(Requirements::Durable, BTreeSet::new());
        assert!(watch.is_as_written(unasked).unwrap());
        *watch.last() = Look { at: old(), ..Look::now(true) };
        assert!(!watch.is_as_written(|_, _| Ok(altered())).unwrap());
        assert!(!watch.is_as_written(unasked).unwrap(), "what was seen is remembered");
        *watch.last() = Look { at: old(), ..Look::now(false) };
        assert!(watch.is_as_written(|_, _| Ok(Seen::AsWritten)).unwrap(), "what was mended is served again");
    }

    #[test]
    fn a_look_that_fails_is_no_answer() {
        let watch = Watch::begin(Requirements::Testing, BTreeSet::new());
        assert!(watch.is_as_written(|_, _| Err(StoreError::Down("away".into()))).is_err());
        assert!(!watch.is_as_written(|_, _| Ok(altered())).unwrap());
    }

    #[test]
    fn until_it_can_look_again_what_it_saw_last_holds() {
        let watch = Watch::begin(Requirements::Durable, BTreeSet::new());
        for was in [true, false] {
            *watch.last() = Look { at: old(), ..Look::now(was) };
            assert_eq!(watch.is_as_written(|_, _| Ok(Seen::Nothing)).unwrap(), was);
            assert!(!watch.is_as_written(|_, _| Ok(altered())).unwrap(), "it looks at the next question");
        }
    }

    #[test]
    fn that_it_cannot_look_is_told_once_until_it_can_again() {
        let watch = Watch::begin(Requirements::Durable, BTreeSet::new());
        let (mut read, write) = io::pipe().unwrap();
        let subscriber = tracing_subscriber::fmt().with_writer(move || write.try_clone().unwrap()).finish();
        tracing::subscriber::with_default(subscriber, || {
            for seen in [Seen::Nothing, Seen::Nothing, Seen::Nothing, Seen::AsWritten, Seen::Nothing] {
                watch.last().at = old();
                assert!(watch.is_as_written(|_, _| Ok(seen)).unwrap());
            }
        });
        let mut log = String::new();
        read.read_to_string(&mut log).unwrap();
        assert_eq!(log.lines().filter(|line| line.contains("a table is locked")).count(), 2, "{log}");
    }
}
