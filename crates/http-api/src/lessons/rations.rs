//! How often plans are asked of a service that costs money, 20 an hour of a person, 200 a day of a school; and how many at once.

use std::sync::Arc;
use std::time::Duration;

use actix_web::http::StatusCode;
use application::gate::counter::{Counter, Quota};
use application::gate::model::Actor;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, SchoolId};
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

/// What was asked lately, which a program that starts anew has forgotten, and what is asked now.
#[derive(Debug)]
pub struct WriterRations {
    of_people: Lately<PersonId, Option<Counter>>,
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

    /// A place, which schools and within a school its people have in turns. Who found none has asked for nothing.
    pub async fn enter(
        &self,
        actor: &Actor,
        now: impl Fn() -> DateTime<Utc>,
    ) -> Result<SchoolPlace, Problem> {
        // Who has had all does not wait to hear it.
        self.count(actor, now())?;
        let place = timeout(PATIENCE, self.places.enter(actor.school, actor.id(), 0)).await;
        place.ok().and_then(Result::ok).ok_or_else(|| {
            self.of_people.with(actor.id(), now(), less);
            self.of_schools.with(actor.school, now(), less);
            let sentence = "A IA está escrevendo outros planos agora. Tente de novo em instantes.";
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, sentence).retry(10)
        })
    }

    /// One more; refused when the person or their school has had its share, and then counted for neither.
    fn count(&self, actor: &Actor, at: DateTime<Utc>) -> Result<(), Problem> {
        let take =
            |most: Quota, past: &mut Option<Counter>| most.take(*past, at).map(|taken| *past = Some(taken));
        self.of_people
            .with(actor.id(), at, |past| take(OF_PERSON, past))
            .map_err(|seconds| Problem::too_many("Você já gerou muitos planos com IA.", seconds))?;
        self.of_schools.with(actor.school, at, |past| take(OF_SCHOOL, past)).map_err(|seconds| {
            self.of_people.with(actor.id(), at, less);
            Problem::too_many("A escola já gerou muitos planos com IA hoje.", seconds)
        })
    }
}

/// As if one had not been counted.
fn less(past: &mut Option<Counter>) {
    *past = past.and_then(Counter::one_fewer);
}
