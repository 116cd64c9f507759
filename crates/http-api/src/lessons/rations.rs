//! How often plans are asked of a service that costs money, 20 an hour of a person, 200 a day of a school; and how many at once.

use std::sync::Arc;
use std::time::Duration;

use actix_web::http::StatusCode;
use application::gate::counter::{Counter, Quota};
use application::gate::model::Actor;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, SchoolId};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::edge::lately::Lately;
use crate::edge::places::fair::Turns;
use crate::edge::places::queue::CONNECTION;
use crate::edge::places::whose::{SchoolPlace, SchoolPlaces};
use crate::edge::problem::Problem;

const OF_PERSON: Quota = Quota { most: 20, window: TimeDelta::hours(1) };
const OF_SCHOOL: Quota = Quota { most: 200, window: TimeDelta::days(1) };

/// Plans that the service writes at once. A quarter of them is for schools that have none on its way.
const AT_ONCE: usize = 4;

/// What those hold who wait for it, and how long they do.
const WAITING: usize = 16 * CONNECTION;
const PATIENCE: Duration = Duration::from_secs(20);

/// What a person asked for lately, and the turn of the one plan that is written for them at a time.
#[derive(Debug)]
struct OfPerson {
    past: Option<Counter>,
    turn: Arc<Semaphore>,
}

impl Default for OfPerson {
    fn default() -> Self {
        Self { past: None, turn: Arc::new(Semaphore::new(1)) }
    }
}

/// A place with the service, until it is dropped.
#[derive(Debug)]
pub struct WriterPlace {
    _turn: OwnedSemaphorePermit,
    _place: SchoolPlace,
}

/// What was asked lately, which a program that starts anew has forgotten, and what is asked now.
#[derive(Debug)]
pub struct WriterRations {
    of_people: Lately<PersonId, OfPerson>,
    of_schools: Lately<SchoolId, Option<Counter>>,
    places: Arc<SchoolPlaces>,
}

impl WriterRations {
    pub fn new(turns: Turns) -> Self {
        Self {
            of_people: Lately::new(OF_PERSON.window),
            of_schools: Lately::new(OF_SCHOOL.window),
            places: SchoolPlaces::new(AT_ONCE, WAITING, turns),
        }
    }

    /// A place, which schools and within a school its people have in turns. Who found none, or went away before, has asked for
    /// nothing.
    pub async fn enter(
        &self,
        actor: &Actor,
        now: impl Fn() -> DateTime<Utc>,
    ) -> Result<WriterPlace, Problem> {
        // Who has had all does not wait to hear it.
        let mut asked = self.count(actor.school, actor.id(), now())?;
        let turn = self.of_people.with(actor.id(), asked.at, |person| Arc::clone(&person.turn));
        let place = timeout(PATIENCE, async {
            let turn = turn.acquire_owned().await.ok()?;
            let place = self.places.enter(actor.school, actor.id(), 0).await.ok()?;
            Some(WriterPlace { _turn: turn, _place: place })
        });
        let Ok(Some(place)) = place.await else {
            let sentence = "A IA está escrevendo outros planos agora. Tente de novo em instantes.";
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, sentence).retry(10));
        };
        asked.counts = true;
        Ok(place)
    }

    /// One more; refused when the person or their school has had its share, and then counted for neither.
    fn count(&self, school: SchoolId, person: PersonId, at: DateTime<Utc>) -> Result<Asked<'_>, Problem> {
        let take =
            |most: Quota, past: &mut Option<Counter>| most.take(*past, at).map(|taken| *past = Some(taken));
        self.of_people
            .with(person, at, |person| take(OF_PERSON, &mut person.past))
            .map_err(|seconds| Problem::too_many("Você já gerou muitos planos com IA.", seconds))?;
        self.of_schools.with(school, at, |past| take(OF_SCHOOL, past)).map_err(|seconds| {
            self.of_people.with(person, at, |person| less(&mut person.past));
            Problem::too_many("A escola já gerou muitos planos com IA hoje.", seconds)
        })?;
        Ok(Asked { rations: self, school, person, at, counts: false })
    }
}

/// What was asked and counted; unless it came to something, that is undone once it is dropped.
struct Asked<'a> {
    rations: &'a WriterRations,
    school: SchoolId,
    person: PersonId,
    at: DateTime<Utc>,
    counts: bool,
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        if !self.counts {
            self.rations.of_people.with(self.person, self.at, |person| less(&mut person.past));
            self.rations.of_schools.with(self.school, self.at, less);
        }
    }
}

/// As if one had not been counted.
fn less(past: &mut Option<Counter>) {
    *past = past.and_then(Counter::one_fewer);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_went_away_before_there_was_a_place_has_asked_for_nothing() {
        let rations = WriterRations::new(Turns::Fair);
        let at = DateTime::from_timestamp(0, 0).unwrap();
        let ask = |counts| {
            let asked = rations.count(SchoolId(1), PersonId(2), at);
            asked.map(|mut asked| asked.counts = counts).is_ok()
        };
        assert!((0..100).all(|_| ask(false)));
        assert_eq!((0..100).filter(|_| ask(true)).count(), 20);
        assert!(!ask(false));
    }
}
