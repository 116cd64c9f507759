//! What one person may have of the server, so that nobody with an account keeps the others waiting or fills the house.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use application::gate::counter::{Counter, Quota};
use application::gate::model::World;
use application::gate::session::LiveSession;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::PersonId;

use crate::edge::problem::Problem;

/// People remembered before those who have nothing in flight, and wrote nothing lately, are forgotten.
const MANY: usize = 4_096;

/// The most a person may have.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    /// Requests in flight: many windows of a browser stay below.
    pub in_flight: usize,
    /// Writes, and denials, which are written down: a person who works fast, and all day, stays far below.
    pub writes: Quota,
}

impl Most {
    pub const STANDARD: Self =
        Self { in_flight: 48, writes: Quota { most: 600, window: TimeDelta::minutes(10) } };

    /// An account of the demonstration is many people.
    fn of(self, session: &LiveSession) -> Self {
        let Self { in_flight, writes } = self;
        match session.scope().world() {
            World::Real => self,
            World::Demonstration => {
                Self { in_flight: in_flight * 4, writes: Quota { most: writes.most * 10, ..writes } }
            }
        }
    }
}

#[derive(Debug, Default)]
struct Share {
    in_flight: usize,
    writes: Option<Counter>,
}

/// What each person has of this process.
#[derive(Debug)]
pub struct Shares {
    most: Most,
    people: Mutex<HashMap<PersonId, Share>>,
}

/// A person's request in flight, until it is dropped.
#[derive(Debug)]
pub struct InFlight {
    shares: Arc<Shares>,
    person: PersonId,
}

impl Shares {
    pub fn new(most: Most) -> Arc<Self> {
        Arc::new(Self { most, people: Mutex::default() })
    }

    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Share>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more in flight, unless the person has as many as they may.
    pub fn enter(self: &Arc<Self>, session: &LiveSession, now: DateTime<Utc>) -> Result<InFlight, Problem> {
        let person = session.actor().id();
        let mut people = self.people();
        if people.len() >= MANY {
            let writes = self.most.writes.window;
            people.retain(|_, share| {
                share.in_flight > 0 || share.writes.and_then(|past| past.within(writes, now)).is_some()
            });
        }
        let share = people.entry(person).or_default();
        if share.in_flight >= self.most.of(session).in_flight {
            return Err(Problem::too_many("Muitos pedidos ao mesmo tempo.", 1));
        }
        share.in_flight += 1;
        Ok(InFlight { shares: Arc::clone(self), person })
    }

    /// Counts a write; refuses one beyond the person's quota.
    pub fn write(&self, session: &LiveSession, now: DateTime<Utc>) -> Result<(), Problem> {
        let mut people = self.people();
        let share = people.entry(session.actor().id()).or_default();
        let taken = self.most.of(session).writes.take(share.writes, now);
        let taken = taken.map_err(|seconds| Problem::too_many("Muitas gravações seguidas.", seconds))?;
        share.writes = Some(taken);
        Ok(())
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        if let Some(share) = self.shares.people().get_mut(&self.person) {
            share.in_flight -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use application::gate::keys::SessionKey;
    use application::gate::model::Entrant;
    use application::gate::session::open;
    use application::testing::{MemoryDatabase, at_gate, registered, registration};

    use super::*;

    #[test]
    fn people_who_have_nothing_in_flight_and_wrote_nothing_lately_are_forgotten() {
        let database = MemoryDatabase::default();
        let actor = registered(&database, &registration("ana")).actor().clone();
        let at = DateTime::UNIX_EPOCH + TimeDelta::days(20_000);
        let key = SessionKey([7; 32]);
        let session =
            at_gate(&database, |tx| open(tx.gate(), Entrant::new(actor, World::Real), key, at)).unwrap();
        let shares = Shares::new(Most::STANDARD);
        let wrote = |at| Most::STANDARD.writes.take(None, at).ok();
        let quiet = || Share { in_flight: 0, writes: wrote(at - TimeDelta::hours(1)) };
        shares.people().extend((1_000_000..).map(|id| (PersonId(id), quiet())).take(MANY));
        shares.people().insert(PersonId(1_000_000), Share { in_flight: 1, ..Share::default() });
        shares.people().insert(PersonId(1_000_001), Share { in_flight: 0, writes: wrote(at) });
        let _in_flight = shares.enter(&session, at).unwrap();
        assert_eq!(shares.people().len(), 3);
    }
}
