//! What is counted at the gate. The columns are named after what was counted first: failures, and the last one's time.

use application::gate::counter::Counter;
use application::gate::keys::CounterKey;
use application::gate::ports::Counters;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Integer, Text, Timestamptz};
use kernel::StoreError;

use crate::column::statement::statement;
use crate::connect::transaction::Transaction;
use crate::schema::gate::signin_attempts;

statement! {
    /// Locks the key rather than the row: there may be none yet.
    LockKey(key: String => Text) -> () = "SELECT pg_advisory_xact_lock(1, hashtext($1))"
}

statement! {
    PutCounter(key: String => Text, failures: i32 => Integer, last_at: DateTime<Utc> => Timestamptz) -> () =
        "INSERT INTO signin_attempts (key, failures, last_at) VALUES ($1, $2, $3)
        ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at"
}

statement! {
    /// Two sign-ins that sweep at once leave each other's rows alone.
    SweepCounters(before: DateTime<Utc> => Timestamptz) -> () =
        "DELETE FROM signin_attempts WHERE key IN (
            SELECT key FROM signin_attempts WHERE last_at < $1 LIMIT 500 FOR UPDATE SKIP LOCKED)"
}

impl Counters for Transaction {
    fn counter(&mut self, key: &CounterKey) -> Result<Option<Counter>, StoreError> {
        let lock = LockKey { key: key.as_str().to_owned() };
        let found: Option<(i32, DateTime<Utc>)> = self.run("counter", |connection| {
            // A statement of its own, so that the next one sees what a twin committed.
            lock.execute(connection)?;
            signin_attempts::table
                .find(key.as_str())
                .select((signin_attempts::failures, signin_attempts::last_at))
                .first(connection)
                .optional()
        })?;
        Ok(found.map(|(count, from)| Counter { count, from }))
    }

    fn put_counter(&mut self, key: &CounterKey, counter: Counter) -> Result<(), StoreError> {
        let Counter { count: failures, from: last_at } = counter;
        let put = PutCounter { key: key.as_str().to_owned(), failures, last_at };
        self.run("put_counter", |connection| put.execute(connection)).map(drop)
    }

    fn clear_counter(&mut self, key: &CounterKey) -> Result<(), StoreError> {
        self.run("clear_counter", |connection| {
            diesel::delete(signin_attempts::table.find(key.as_str())).execute(connection)
        })?;
        Ok(())
    }

    fn sweep_counters(&mut self, before: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("sweep_counters", |connection| SweepCounters { before }.execute(connection)).map(drop)
    }
}
