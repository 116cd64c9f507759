//! What one person may have of the server, so that nobody with an account keeps the others waiting or fills the house.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use application::gate::counter::{Counter, Quota};
use application::gate::model::World;
use application::gate::session::LiveSession;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, SchoolId};

use crate::edge::problem::Problem;

/// Fewer people are not worth sweeping: forgetting those who have nothing in flight, and wrote nothing lately.
const MANY: usize = 4_096;

/// The most a person may have.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    /// Requests in flight, until their answers are taken: many windows of a browser stay below.
    pub in_flight: usize,
    /// Bytes of answers that are not taken yet: who has as many gets no other. One answer may be larger.
    pub bytes: usize,
    /// Writes, and denials, which are written down: a person who works fast, and all day, stays far below.
    pub writes: Quota,
}

impl Most {
    pub const STANDARD: Self =
        Self { in_flight: 48, bytes: 8 << 20, writes: Quota { most: 600, window: TimeDelta::minutes(10) } };

    /// An account of the demonstration is many people.
    fn of(self, session: &LiveSession) -> Self {
        let Self { in_flight, bytes, writes } = self;
        match session.scope().world() {
            World::Real => self,
            World::Demonstration => {
                let writes = Quota { most: writes.most * 10, ..writes };
                Self { in_flight: in_flight * 4, bytes: bytes * 4, writes }
            }
        }
    }
}

#[derive(Debug, Default)]
struct Share {
    in_flight: usize,
    bytes: usize,
    writes: Option<Counter>,
    /// Denials that were no longer written down one by one.
    left_out: u32,
}

/// Bytes of answers that are not taken yet, of all schools together.
#[derive(Debug, Clone, Copy)]
pub struct MostUntaken(pub usize);

impl MostUntaken {
    /// A school gets no other answer beyond half of it; once all together have as many, beyond a part that browsers, which
    /// take their answers at once, stay below.
    fn of_school(self, all: usize) -> usize {
        if all >= self.0 { self.0 / 32 } else { self.0 / 2 }
    }
}

/// What each person has of this process.
#[derive(Debug)]
pub struct Shares {
    most: Most,
    untaken: MostUntaken,
    people: Mutex<People>,
}

#[derive(Debug, Default)]
struct People {
    known: HashMap<PersonId, Share>,
    /// Bytes of answers that are not taken yet, of schools that have any.
    schools: HashMap<SchoolId, usize>,
    /// Those of all schools.
    bytes: usize,
    /// How many there may be before they are swept.
    room: usize,
}

impl People {
    /// What the person has. Half of those who are known are new when the others are swept: each costs a constant.
    fn share(&mut self, person: PersonId, writes: TimeDelta, now: DateTime<Utc>) -> &mut Share {
        if self.known.len() >= self.room.max(MANY) {
            self.known.retain(|_, share| {
                share.in_flight > 0 || share.writes.and_then(|past| past.within(writes, now)).is_some()
            });
            self.room = self.known.len() * 2;
        }
        self.known.entry(person).or_default()
    }

    /// An answer to somebody has so many bytes, and had so many before.
    fn weigh(&mut self, school: SchoolId, person: PersonId, before: usize, bytes: usize) {
        self.bytes = self.bytes - before + bytes;
        if let Some(share) = self.known.get_mut(&person) {
            share.bytes = share.bytes - before + bytes;
        }
        let of_school = self.schools.entry(school).or_default();
        *of_school = *of_school - before + bytes;
        if *of_school == 0 {
            self.schools.remove(&school);
        }
    }
}

/// A person's request in flight, with its answer, until it is dropped.
#[derive(Debug)]
pub struct InFlight {
    shares: Arc<Shares>,
    school: SchoolId,
    person: PersonId,
    bytes: AtomicUsize,
}

impl Shares {
    pub fn new(most: Most, untaken: MostUntaken) -> Arc<Self> {
        Arc::new(Self { most, untaken, people: Mutex::default() })
    }

    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more in flight, unless the person has as many as they may.
    pub fn enter(self: &Arc<Self>, session: &LiveSession, now: DateTime<Utc>) -> Result<InFlight, Problem> {
        let (person, most) = (session.actor().id(), self.most.of(session));
        let mut people = self.people();
        let share = people.share(person, self.most.writes.window, now);
        if share.in_flight >= most.in_flight {
            return Err(Problem::too_many("Muitos pedidos ao mesmo tempo.", 1));
        }
        share.in_flight += 1;
        let (shares, school) = (Arc::clone(self), session.actor().school);
        Ok(InFlight { shares, school, person, bytes: AtomicUsize::new(0) })
    }

    /// Whether the person may have an answer made, beside those that they and their school have not taken yet.
    pub fn may_be_answered(&self, session: &LiveSession) -> Result<(), Problem> {
        let people = self.people();
        let own = people.known.get(&session.actor().id()).map_or(0, |share| share.bytes);
        if own >= self.most.of(session).bytes {
            return Err(Problem::too_many("Muitos dados pedidos ao mesmo tempo.", 1));
        }
        let of_school = people.schools.get(&session.actor().school).copied().unwrap_or_default();
        if of_school >= self.untaken.of_school(people.bytes) { Err(Problem::busy()) } else { Ok(()) }
    }

    /// Counts a write; refuses one beyond the person's quota.
    pub fn write(&self, session: &LiveSession, now: DateTime<Utc>) -> Result<(), Problem> {
        let mut people = self.people();
        let share = people.share(session.actor().id(), self.most.writes.window, now);
        let taken = self.most.of(session).writes.take(share.writes, now);
        let taken = taken.map_err(|seconds| Problem::too_many("Muitas gravações seguidas.", seconds))?;
        share.writes = Some(taken);
        Ok(())
    }

    /// Counts a denial, which is a write; `None`: it is not written down. Beyond the quota each doubling is, by its number.
    pub fn deny(&self, session: &LiveSession, now: DateTime<Utc>) -> Option<u32> {
        let is_within = self.write(session, now).is_ok();
        let mut people = self.people();
        let share = people.share(session.actor().id(), self.most.writes.window, now);
        share.left_out = if is_within { 0 } else { share.left_out.saturating_add(1) };
        (is_within || share.left_out.is_power_of_two()).then_some(share.left_out)
    }
}

impl InFlight {
    /// Its answer has so many bytes.
    pub fn weighs(&self, bytes: usize) {
        let mut people = self.shares.people();
        let before = self.bytes.swap(bytes, Ordering::Relaxed);
        people.weigh(self.school, self.person, before, bytes);
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.weighs(0);
        if let Some(share) = self.shares.people().known.get_mut(&self.person) {
            share.in_flight -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use actix_web::ResponseError;
    use application::gate::keys::SessionKey;
    use application::gate::model::Entrant;
    use application::gate::session::open;
    use application::testing::{MemoryDatabase, at_gate, registered, registration};

    use super::*;
    use crate::edge::digest::sha256;

    fn at() -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(20_000)
    }

    fn sessions<const MANY: usize>(names: [&str; MANY]) -> [LiveSession; MANY] {
        let database = MemoryDatabase::default();
        names.map(|name| {
            let actor = registered(&database, &registration(name)).actor().clone();
            let key = SessionKey(sha256(name));
            at_gate(&database, |tx| open(tx.gate(), Entrant::new(actor, World::Real), key, at())).unwrap()
        })
    }

    #[test]
    fn who_has_answers_enough_on_their_way_gets_no_other() {
        let [ana, bia] = &sessions(["ana", "bia"]);
        let shares = Shares::new(Most { bytes: 100, ..Most::STANDARD }, MostUntaken(1_000));
        let enter = |session| shares.enter(session, at()).unwrap();
        let status =
            |session| shares.may_be_answered(session).map_err(|problem| problem.status_code().as_u16());
        let (first, second) = (enter(ana), enter(ana));
        first.weighs(60);
        assert_eq!(status(ana), Ok(()));
        second.weighs(70);
        assert_eq!((status(ana), status(bia)), (Err(429), Ok(())));
        // Compressed, say.
        second.weighs(10);
        assert_eq!(status(ana), Ok(()));
    }

    #[test]
    fn a_school_whose_people_take_nothing_keeps_no_answer_from_another() {
        let [ana, bia, caio, davi] = &sessions(["ana", "bia", "caio", "davi"]);
        let shares = Shares::new(Most { bytes: 1_000, ..Most::STANDARD }, MostUntaken(320));
        let weighing = |session, bytes| {
            let in_flight = shares.enter(session, at()).unwrap();
            in_flight.weighs(bytes);
            in_flight
        };
        let status =
            |session| shares.may_be_answered(session).map_err(|problem| problem.status_code().as_u16());
        // Each is of a school of their own. Half of all is one school's.
        let half = weighing(ana, 159);
        assert_eq!(status(ana), Ok(()));
        let beyond = weighing(ana, 1);
        assert_eq!((status(ana), status(bia)), (Err(503), Ok(())));
        // All have as many as there may be: whoever has little goes on.
        let others = [weighing(bia, 151), weighing(caio, 9)];
        assert_eq!((status(ana), status(bia), status(caio)), (Err(503), Err(503), Ok(())));
        let tenth = weighing(caio, 1);
        assert_eq!((status(caio), status(davi)), (Err(503), Ok(())));
        drop((half, beyond, tenth));
        assert_eq!((status(ana), status(bia), status(caio)), (Ok(()), Ok(()), Ok(())));
        drop(others);
        let people = shares.people();
        assert_eq!((people.bytes, people.schools.len()), (0, 0));
    }

    #[test]
    fn denials_beyond_the_quota_are_told_when_they_double() {
        let [ana, bia] = &sessions(["ana", "bia"]);
        let writes = Quota { most: 2, window: TimeDelta::minutes(10) };
        let shares = Shares::new(Most { writes, ..Most::STANDARD }, MostUntaken(64));
        let told: Vec<_> = (0..20).filter_map(|_| shares.deny(ana, at())).collect();
        assert_eq!(told, [0, 0, 1, 2, 4, 8, 16]);
        assert_eq!(shares.deny(bia, at()), Some(0));
        let later = at() + TimeDelta::minutes(10);
        let told: Vec<_> = (0..4).filter_map(|_| shares.deny(ana, later)).collect();
        assert_eq!(told, [0, 0, 1, 2], "counted anew");
    }

    #[test]
    fn people_who_have_nothing_in_flight_and_wrote_nothing_lately_are_forgotten() {
        let ([session], at) = (sessions(["ana"]), at());
        let shares = Shares::new(Most::STANDARD, MostUntaken(64));
        let wrote = |at| Most::STANDARD.writes.take(None, at).ok();
        let share = |in_flight, at| Share { in_flight, writes: wrote(at), ..Share::default() };
        let hour_ago = at - TimeDelta::hours(1);
        let known = |many: usize, at| {
            let mut people = People::default();
            people.known.extend((1_000_000..).map(|id| (PersonId(id), share(0, at))).take(many));
            people
        };
        let mut quiet = known(MANY, hour_ago);
        quiet.known.insert(PersonId(1_000_000), share(1, hour_ago));
        quiet.known.insert(PersonId(1_000_001), share(0, at));
        *shares.people() = quiet;
        let in_flight = shares.enter(&session, at).unwrap();
        assert_eq!(shares.people().known.len(), 3);
        drop(in_flight);

        // They stay, and are not looked at again before as many others have come.
        *shares.people() = known(MANY, at);
        shares.write(&session, at).unwrap();
        assert_eq!(shares.people().room, 2 * MANY);
        shares.people().known.values_mut().for_each(|share| share.writes = wrote(hour_ago));
        shares.write(&session, at).unwrap();
        assert_eq!(shares.people().known.len(), MANY + 1);
    }
}
