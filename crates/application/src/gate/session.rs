//! Sessions, and the proof that a caller belongs to a school.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{SchoolId, StoreError};
use school_management::people::person::Person;

use crate::gate::keys::SessionKey;
use crate::gate::model::{Actor, Entrant, NewSession, StoredSession, World};
use crate::gate::ports::{DEMONSTRATION_SESSIONS_KEPT, Gate, SESSIONS_KEPT, SessionsByKey};

/// How long a session lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lifetime {
    /// Without use.
    pub idle: TimeDelta,
    /// However much it is used.
    pub absolute: TimeDelta,
}

impl Lifetime {
    pub const STAFF: Self = Self { idle: TimeDelta::minutes(60), absolute: TimeDelta::hours(12) };
    /// Pupils share computers.
    pub const PUPIL: Self = Self { idle: TimeDelta::minutes(30), absolute: TimeDelta::hours(8) };

    pub fn of(person: &Person) -> Self {
        match person {
            Person::Staff(_) => Self::STAFF,
            Person::Pupil(_) => Self::PUPIL,
        }
    }
}

/// A session's row is written at most this often while it is used.
pub const TOUCH_EVERY: TimeDelta = TimeDelta::minutes(1);

/// A session that was found alive. Only [`resume`] and [`open`] make one. It carries what requests need and no more:
/// the server keeps thousands in memory.
#[derive(Debug, Clone)]
pub struct LiveSession {
    key: SessionKey,
    actor: Actor,
    world: World,
    must_change: bool,
    expires_at: DateTime<Utc>,
}

/// The permission to open a transaction on one school's data. Only a live session gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SchoolScope {
    school: SchoolId,
    world: World,
}

impl SchoolScope {
    pub fn school(self) -> SchoolId {
        self.school
    }

    pub fn world(self) -> World {
        self.world
    }
}

impl LiveSession {
    pub fn scope(&self) -> SchoolScope {
        SchoolScope { school: self.actor.school, world: self.world }
    }

    pub fn actor(&self) -> &Actor {
        &self.actor
    }

    /// Whether the person may do nothing but choose a password.
    pub fn must_change(&self) -> bool {
        self.must_change
    }

    pub fn key(&self) -> &SessionKey {
        &self.key
    }

    pub fn is_alive(&self, now: DateTime<Utc>) -> bool {
        now < self.expires_at
    }
}

/// Finds the session and moves its idle limit on, at most once a minute and never past the absolute limit.
pub fn resume(
    sessions: &mut dyn SessionsByKey,
    key: SessionKey,
    now: DateTime<Utc>,
) -> Result<Option<LiveSession>, StoreError> {
    let Some(mut stored) = sessions.session(key)? else {
        return Ok(None);
    };
    let limits = Lifetime::of(&stored.actor.person);
    let ends_at = stored.created_at + limits.absolute;
    if !stored.active || now >= stored.expires_at.min(ends_at) {
        return Ok(None);
    }
    if now - stored.seen_at >= TOUCH_EVERY {
        stored.expires_at = (now + limits.idle).min(ends_at);
        sessions.touch_session(key, stored.expires_at, now)?;
    }
    let StoredSession { actor, world, must_change, expires_at, .. } = stored;
    Ok(Some(LiveSession { key, actor, world, must_change, expires_at }))
}

/// Opens a session for a person whose password was right.
pub fn open(
    gate: &mut dyn Gate,
    entrant: Entrant,
    key: SessionKey,
    now: DateTime<Utc>,
) -> Result<LiveSession, StoreError> {
    let Entrant { actor, world, must_change, agent } = entrant;
    let expires_at = now + Lifetime::of(&actor.person).idle;
    let new =
        NewSession { key, school: actor.school, person: actor.id(), agent, created_at: now, expires_at };
    gate.open_session(&new)?;
    let kept = match world {
        World::Real => SESSIONS_KEPT,
        World::Demonstration => DEMONSTRATION_SESSIONS_KEPT,
    };
    gate.close_sessions_beyond(new.school, new.person, kept)?;
    Ok(LiveSession { key, actor, world, must_change, expires_at })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration};

    #[test]
    fn a_session_is_resumed_until_it_idles() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        at_gate(&database, |tx| {
            let resumed = |gate: &mut dyn Gate, now| resume(gate, *ana.key(), now).unwrap();
            let limits = |gate: &mut dyn Gate| {
                let stored = gate.session(*ana.key()).unwrap().unwrap();
                (stored.seen_at, stored.expires_at)
            };
            assert_eq!(resumed(tx.gate(), at(30)).unwrap().actor(), ana.actor());
            assert_eq!(
                limits(tx.gate()),
                (at(0), at(0) + Lifetime::STAFF.idle),
                "touched at most once a minute"
            );
            assert!(resumed(tx.gate(), at(90)).is_some());
            assert_eq!(limits(tx.gate()), (at(90), at(90) + Lifetime::STAFF.idle));
            assert!(resumed(tx.gate(), at(89) + Lifetime::STAFF.idle).is_some());
            assert!(resumed(tx.gate(), at(89) + Lifetime::STAFF.idle + Lifetime::STAFF.idle).is_none());
            assert!(resume(tx.gate(), key(b'x'), at(90)).unwrap().is_none());
        });
    }

    #[test]
    fn use_does_not_move_the_absolute_limit() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        at_gate(&database, |tx| {
            for minute in (0..Lifetime::STAFF.absolute.num_minutes()).step_by(30) {
                let now = at(0) + TimeDelta::minutes(minute);
                let live = resume(tx.gate(), *ana.key(), now).unwrap().unwrap();
                assert!(!live.is_alive(at(0) + Lifetime::STAFF.absolute));
            }
            assert!(resume(tx.gate(), *ana.key(), at(0) + Lifetime::STAFF.absolute).unwrap().is_none());
        });
    }
}
