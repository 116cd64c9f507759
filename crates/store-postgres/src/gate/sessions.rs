//! The sessions of everyone.

use application::gate::browser::{Browser, System};
use application::gate::keys::SessionKey;
use application::gate::model::{NewSession, StoredSession, World};
use application::gate::ports::{Sessions, SessionsByKey};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use kernel::{PersonId, SchoolId, StoreError};

use crate::column::statement::statement;
use crate::connect::transaction::Transaction;
use crate::gate::people::{FindSession, SessionRow};
use crate::schema::gate::sessions;

statement! {
    /// Moves a session's limit on.
    Touch(until: DateTime<Utc> => Timestamptz, seen: DateTime<Utc> => Timestamptz, key: String => Text) -> () =
        "SELECT touch_session($1, $2, $3)"
}

statement! {
    /// Two sign-ins that sweep at once leave each other's rows alone.
    SweepSessions(now: DateTime<Utc> => Timestamptz) -> () =
        "DELETE FROM sessions WHERE sid IN (
            SELECT sid FROM sessions WHERE expire <= $1 LIMIT 500 FOR UPDATE SKIP LOCKED)"
}

statement! {
    /// Two sign-ins of one person at once leave each other's rows alone.
    CloseBeyond(school: i64 => BigInt, person: i64 => BigInt, kept: i64 => BigInt) -> () =
        "DELETE FROM sessions WHERE sid IN (
            SELECT sid FROM sessions WHERE sid IN (
                SELECT sid FROM (
                    SELECT sid, seen_at,
                        row_number() OVER (PARTITION BY seen_at > created_at ORDER BY seen_at DESC, sid DESC) AS place
                    FROM sessions WHERE school_id = $1 AND person_id = $2
                ) placed ORDER BY place, seen_at DESC, sid DESC OFFSET $3
            ) FOR UPDATE SKIP LOCKED)"
}

impl SessionsByKey for Transaction {
    fn session(&mut self, key: SessionKey) -> Result<Option<StoredSession>, StoreError> {
        let find = FindSession { key: key.to_hex() };
        let row: Option<SessionRow> =
            self.run("session", |connection| find.get_result(connection).optional())?;
        row.map(|row| {
            Ok(StoredSession {
                key,
                world: World::of(row.demo),
                active: row.active,
                must_change: row.must_change,
                created_at: row.created_at,
                expires_at: row.expire,
                seen_at: row.seen_at,
                actor: row.actor()?,
            })
        })
        .transpose()
    }

    fn touch_session(
        &mut self,
        key: SessionKey,
        expires_at: DateTime<Utc>,
        seen_at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let touch = Touch { until: expires_at, seen: seen_at, key: key.to_hex() };
        self.run("touch_session", |connection| touch.execute(connection)).map(drop)
    }
}

impl Sessions for Transaction {
    fn open_session(&mut self, session: &NewSession) -> Result<(), StoreError> {
        self.run("open_session", |connection| {
            diesel::insert_into(sessions::table)
                .values((
                    sessions::sid.eq(session.key.to_hex()),
                    sessions::school_id.eq(session.school.0),
                    sessions::person_id.eq(session.person.0),
                    sessions::created_at.eq(session.created_at),
                    sessions::seen_at.eq(session.created_at),
                    sessions::expire.eq(session.expires_at),
                    sessions::browser.eq(session.agent.browser.map(Browser::slug)),
                    sessions::system.eq(session.agent.system.map(System::slug)),
                ))
                .execute(connection)
        })?;
        Ok(())
    }

    fn close_session(&mut self, key: SessionKey) -> Result<(), StoreError> {
        self.run("close_session", |connection| {
            diesel::delete(sessions::table.filter(sessions::sid.eq(key.to_hex()))).execute(connection)
        })?;
        Ok(())
    }

    fn close_sessions_beyond(
        &mut self,
        school: SchoolId,
        person: PersonId,
        kept: i64,
    ) -> Result<(), StoreError> {
        let close = CloseBeyond { school: school.0, person: person.0, kept };
        self.run("close_sessions_beyond", |connection| close.execute(connection)).map(drop)
    }

    fn sweep_sessions(&mut self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("sweep_sessions", |connection| SweepSessions { now }.execute(connection)).map(drop)
    }
}
