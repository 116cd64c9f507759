//! Counters of attempts.

use application::gate::keys::ThrottleKey;
use application::gate::ports::Counters;
use application::gate::throttle::Attempts;
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
    PutAttempts(key: String => Text, failures: i32 => Integer, last_at: DateTime<Utc> => Timestamptz) -> () =
        "INSERT INTO signin_attempts (key, failures, last_at) VALUES ($1, $2, $3)
        ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at"
}

statement! {
    /// Two sign-ins that sweep at once leave each other's rows alone.
    SweepAttempts(before: DateTime<Utc> => Timestamptz) -> () =
        "DELETE FROM signin_attempts WHERE key IN (
            SELECT key FROM signin_attempts WHERE last_at < $1 LIMIT 500 FOR UPDATE SKIP LOCKED)"
}

impl Counters for Transaction {
    fn attempts(&mut self, key: &ThrottleKey) -> Result<Option<Attempts>, StoreError> {
        let lock = LockKey { key: key.as_str().to_owned() };
        let found: Option<(i32, DateTime<Utc>)> = self.run("attempts", |connection| {
            // A statement of its own, so that the next one sees what a twin committed.
            lock.execute(connection)?;
            signin_attempts::table
                .find(key.as_str())
                .select((signin_attempts::failures, signin_attempts::last_at))
                .first(connection)
                .optional()
        })?;
        Ok(found.map(|(failures, last_at)| Attempts { failures, last_at }))
    }

    fn put_attempts(&mut self, key: &ThrottleKey, attempts: Attempts) -> Result<(), StoreError> {
        let Attempts { failures, last_at } = attempts;
        let put = PutAttempts { key: key.as_str().to_owned(), failures, last_at };
        self.run("put_attempts", |connection| put.execute(connection)).map(drop)
    }

    fn clear_attempts(&mut self, key: &ThrottleKey) -> Result<(), StoreError> {
        self.run("clear_attempts", |connection| {
            diesel::delete(signin_attempts::table.find(key.as_str())).execute(connection)
        })?;
        Ok(())
    }

    fn sweep_attempts(&mut self, before: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("sweep_attempts", |connection| SweepAttempts { before }.execute(connection)).map(drop)
    }
}
