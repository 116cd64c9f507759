//! Requests that are sent twice and act once.

use application::tx::once::{ANSWERS_KEPT, Claim, OnceOnly};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use kernel::{PersonId, StoreError};

use crate::column::statement::statement;
use crate::connect::transaction::Transaction;
use crate::schema::gate::idempotency_keys as keys;

statement! {
    /// What is too old goes along with each new key; what a twin is removing is left to it.
    SweepAnswers(before: DateTime<Utc> => Timestamptz) -> () =
        "DELETE FROM idempotency_keys WHERE (person_id, key) IN (
            SELECT person_id, key FROM idempotency_keys WHERE claimed_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)"
}

statement! {
    /// Keeps the answer with its key.
    Fulfil(body: String => Text, person: i64 => BigInt, key: String => Text) -> () =
        "UPDATE idempotency_keys SET body = $1 WHERE person_id = $2 AND key = $3"
}

impl OnceOnly for Transaction {
    fn claim(
        &mut self,
        person: PersonId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError> {
        let found: Option<(String, Option<String>)> = self.run("claim", |connection| {
            SweepAnswers { before: at - ANSWERS_KEPT }.execute(connection)?;
            // Waits for a twin in flight: it commits, and its key is there, or rolls back, and the key is ours.
            let claimed = diesel::insert_into(keys::table)
                .values((
                    keys::person_id.eq(person.0),
                    keys::key.eq(key),
                    keys::request.eq(request),
                    keys::claimed_at.eq(at),
                ))
                .on_conflict_do_nothing()
                .execute(connection)?;
            if claimed == 1 {
                return Ok(None);
            }
            keys::table
                .filter(keys::person_id.eq(person.0))
                .filter(keys::key.eq(key))
                .select((keys::request, keys::body))
                .first(connection)
                .map(Some)
        })?;
        match found {
            None => Ok(Claim::Fresh),
            Some((claimed_for, ..)) if claimed_for != request => Ok(Claim::Misused),
            Some((_, Some(answer))) => Ok(Claim::Done { answer }),
            Some(_) => Err(StoreError::Broken {
                call: "claim",
                source: "the request was committed without its answer".into(),
            }),
        }
    }

    fn fulfil(&mut self, person: PersonId, key: &str, answer: &str) -> Result<(), StoreError> {
        let fulfil = Fulfil { body: answer.to_owned(), person: person.0, key: key.to_owned() };
        self.run("fulfil", |connection| {
            let changed = fulfil.execute(connection)?;
            if changed == 1 { Ok(()) } else { Err(diesel::NotFound) }
        })
    }
}
