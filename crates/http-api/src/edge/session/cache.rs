//! Sessions that are trusted for a moment without asking the database.

use std::borrow::Borrow;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use application::gate::keys::SessionKey;
use application::gate::session::LiveSession;
use kernel::PersonId;

/// A session found alive is trusted for this long without asking the database, so a revoked one ends within it.
const TRUSTED: Duration = Duration::from_secs(2);
/// Fewer are not worth sweeping.
const SWEPT_FROM: usize = 1_000;

/// Sessions found alive a moment ago.
#[derive(Debug, Default)]
pub struct SessionCache {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    found: HashSet<Found>,
    /// How many there may be before the old ones are swept out.
    room: usize,
}

/// Found by the key that the session carries, which a map would keep twice.
#[derive(Debug)]
struct Found {
    session: LiveSession,
    since: Instant,
}

impl Found {
    fn is_trusted(&self, now: Instant) -> bool {
        now - self.since < TRUSTED
    }
}

impl Borrow<SessionKey> for Found {
    fn borrow(&self) -> &SessionKey {
        self.session.key()
    }
}

impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        self.session.key() == other.session.key()
    }
}

impl Eq for Found {}

impl Hash for Found {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.session.key().hash(hasher);
    }
}

impl SessionCache {
    pub fn find(&self, key: SessionKey, now: Instant) -> Option<LiveSession> {
        let kept = self.lock();
        kept.found.get(&key).filter(|found| found.is_trusted(now)).map(|found| found.session.clone())
    }

    /// Found alive once: nobody invented this key. Whether it still is alive is not said.
    pub fn known(&self, key: SessionKey) -> Option<LiveSession> {
        self.lock().found.get(&key).map(|found| found.session.clone())
    }

    pub fn keep(&self, session: &LiveSession, now: Instant) {
        let mut kept = self.lock();
        if kept.found.len() >= kept.room {
            kept.found.retain(|found| found.is_trusted(now));
            // Twice what lives, so that sweeping costs each session a constant.
            kept.room = (kept.found.len() * 2).max(SWEPT_FROM);
            let room = kept.room;
            kept.found.shrink_to(room);
        }
        kept.found.replace(Found { session: session.clone(), since: now });
    }

    pub fn forget(&self, key: SessionKey) {
        self.lock().found.remove(&key);
    }

    /// Forgets all sessions of a person.
    pub fn forget_person(&self, person: PersonId) {
        self.lock().found.retain(|found| found.session.actor().id() != person);
    }

    /// Forgets all sessions of these, in one walk over those that are kept.
    pub fn forget_people(&self, people: &HashSet<PersonId>) {
        self.lock().found.retain(|found| !people.contains(&found.session.actor().id()));
    }

    /// Forgets all sessions of a person but one.
    pub fn forget_others(&self, kept: &LiveSession) {
        self.lock().found.retain(|found| {
            found.session.key() == kept.key() || found.session.actor().id() != kept.actor().id()
        });
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_kept_takes_little_room() {
        let bytes = size_of::<Found>();
        assert!(bytes <= 168, "{bytes}");
    }
}
