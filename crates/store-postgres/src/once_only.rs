//! Requests that are sent twice and act once.

use application::database::{Claim, OnceOnly};
use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::Timestamptz;
use kernel::{StoreError, UserId};

use crate::schema::idempotency_keys as keys;
use crate::transaction::Transaction;

/// How long an answer is kept.
const KEPT: TimeDelta = TimeDelta::days(1);

/// What is too old goes along with each new key; what a twin is removing is left to it.
const SWEEP: &str = "DELETE FROM idempotency_keys WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_keys WHERE claimed_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)";

impl OnceOnly for Transaction {
    fn claim(
        &mut self,
        user: UserId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError> {
        let found: Option<(String, Option<i16>, Option<String>)> = self.run("claim", |connection| {
            diesel::sql_query(SWEEP).bind::<Timestamptz, _>(at - KEPT).execute(connection)?;
            // Waits for a twin in flight: it commits, and its key is there, or rolls back, and the key is ours.
            let claimed = diesel::insert_into(keys::table)
                .values((
                    keys::user_id.eq(user.0),
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
                .filter(keys::user_id.eq(user.0))
                .filter(keys::key.eq(key))
                .select((keys::request, keys::status, keys::body))
                .first(connection)
                .map(Some)
        })?;
        match found {
            None => Ok(Claim::Fresh),
            Some((claimed_for, ..)) if claimed_for != request => Ok(Claim::Misused),
            Some((_, Some(status), Some(body))) => Ok(Claim::Done { status: status.cast_unsigned(), body }),
            Some(_) => Err(StoreError::Broken {
                call: "claim",
                source: "the request was committed without its answer".into(),
            }),
        }
    }

    fn fulfil(&mut self, user: UserId, key: &str, status: u16, body: &str) -> Result<(), StoreError> {
        self.run("fulfil", |connection| {
            diesel::update(keys::table.filter(keys::user_id.eq(user.0)).filter(keys::key.eq(key)))
                .set((keys::status.eq(Some(status.cast_signed())), keys::body.eq(Some(body))))
                .execute(connection)
                .and_then(|changed| if changed == 1 { Ok(()) } else { Err(diesel::NotFound) })
        })
    }
}
