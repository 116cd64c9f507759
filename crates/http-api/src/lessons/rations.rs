//! How often plans are asked of a service that costs money: 20 an hour of a person, 200 a day of a school.

use application::gate::counter::{Counter, Quota};
use application::gate::model::Actor;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, SchoolId};

use crate::edge::lately::Lately;
use crate::edge::problem::Problem;

const OF_PERSON: Quota = Quota { most: 20, window: TimeDelta::hours(1) };
const OF_SCHOOL: Quota = Quota { most: 200, window: TimeDelta::days(1) };

/// What was asked lately; a program that starts anew has forgotten it.
#[derive(Debug)]
pub struct WriterRations {
    of_people: Lately<PersonId, Option<Counter>>,
    of_schools: Lately<SchoolId, Option<Counter>>,
}

impl Default for WriterRations {
    fn default() -> Self {
        Self { of_people: Lately::new(OF_PERSON.window), of_schools: Lately::new(OF_SCHOOL.window) }
    }
}

impl WriterRations {
    /// One more; refused when the person or their school has had its share, and then counted for neither.
    pub fn count(&self, actor: &Actor, at: DateTime<Utc>) -> Result<(), Problem> {
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

    /// As if one had not been counted.
    pub fn give_back(&self, actor: &Actor, at: DateTime<Utc>) {
        self.of_people.with(actor.id(), at, less);
        self.of_schools.with(actor.school, at, less);
    }
}

fn less(past: &mut Option<Counter>) {
    *past = past.and_then(Counter::one_fewer);
}
