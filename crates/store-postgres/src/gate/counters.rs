//! What is counted at the gate. The columns are named after what was counted first: failures, and the last one's time.

use application::gate::counter::Counter;
use application::gate::keys::CounterKey;
use application::gate::ports::Counters;
use chrono::{DateTime, Utc};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer, Text, Timestamptz};
use kernel::StoreError;

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::schema::gate::signin_attempts;

row! {
    LockedRow { locked: bool => Bool }
}

// The key is locked rather than the row: there may be none yet.

statement! {
    TryKey(key: String => Text) -> LockedRow = "SELECT pg_try_advisory_xact_lock(1, hashtext($1)) AS locked"
}

statement! {
    LockKey(key: String => Text) -> () = "SELECT pg_advisory_xact_lock(1, hashtext($1))"
}

/// Who holds a key commits within milliseconds, or hangs. The gate has few connections: whoever waits for the second keeps one
/// from all who ask for other keys.
const WAIT_FOR_KEY: &str = "SET LOCAL lock_timeout = '250ms'";

fn lock(connection: &mut PgConnection, key: &CounterKey) -> QueryResult<()> {
    let key = key.as_str().to_owned();
    let tried: LockedRow = TryKey { key: key.clone() }.get_result(connection)?;
    if tried.locked {
        return Ok(());
    }
    diesel::sql_query(WAIT_FOR_KEY).execute(connection)?;
    LockKey { key }.execute(connection)?;
    diesel::sql_query("SET LOCAL lock_timeout = DEFAULT").execute(connection).map(drop)
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
        let found: Option<(i32, DateTime<Utc>)> = self.run("counter", |connection| {
            // A statement of its own, so that the next one sees what a twin committed.
            lock(connection, key)?;
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

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "a session of the test's own")]
mod tests {
    use std::thread;

    use diesel::connection::SimpleConnection;
    use test_database::TestDatabase;

    use super::*;

    #[derive(QueryableByName)]
    struct Said {
        #[diesel(sql_type = Text)]
        said: String,
    }

    fn said(connection: &mut PgConnection, select: &str) -> String {
        diesel::sql_query(select).get_result::<Said>(connection).unwrap().said
    }

    /// The key alone is waited for so shortly: what a transaction locks after it, others may hold for longer.
    #[test]
    fn after_a_key_that_was_waited_for_other_locks_are_waited_for_as_before() {
        let database = TestDatabase::new();
        let connect = || PgConnection::establish(&database.admin_url()).unwrap();
        let key = CounterKey::nobody("ana");
        let hold = format!("BEGIN; SELECT pg_advisory_xact_lock(1, hashtext('{}'))", key.as_str());
        let as_the_server = format!("{}&options=-c%20lock_timeout%3D2s", database.admin_url());
        let (mut holder, mut waiter) = (connect(), PgConnection::establish(&as_the_server).unwrap());
        // On a machine that is busy the holder takes longer than anyone waits for a key.
        loop {
            holder.batch_execute(&hold).unwrap();
            waiter.batch_execute("BEGIN").unwrap();
            let locked = thread::scope(|scope| {
                let locked = scope.spawn(|| lock(&mut waiter, &key));
                let mut watch = connect();
                let waiting = "SELECT count(*)::text AS said FROM pg_stat_activity
                    WHERE datname = current_database() AND wait_event = 'advisory'";
                while said(&mut watch, waiting) == "0" && !locked.is_finished() {
                    thread::yield_now();
                }
                holder.batch_execute("ROLLBACK").unwrap();
                locked.join().unwrap()
            });
            if locked.is_ok() {
                break;
            }
            waiter.batch_execute("ROLLBACK").unwrap();
        }
        let timeout = "SELECT current_setting('lock_timeout') AS said";
        assert_eq!(said(&mut waiter, timeout), "2s");
    }
}
