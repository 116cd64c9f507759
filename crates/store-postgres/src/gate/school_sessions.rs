//! Sessions of the school's own people.

use application::gate::browser::{Browser, System, UserAgent};
use application::gate::keys::SessionKey;
use application::gate::model::OpenSession;
use application::tx::database::SchoolSessions;
use application::tx::views::SessionsView;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::{PersonId, SessionId, StoreError};

use crate::column::statement::statement;
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::gate::sessions;

statement! {
    Rename(to: String => Text, from: String => Text) -> () = "UPDATE sessions SET sid = $1 WHERE sid = $2"
}

impl SchoolSessions for Transaction {
    fn close(&mut self, person: PersonId, but: Option<SessionKey>) -> Result<(), StoreError> {
        self.run("close", |connection| {
            let theirs = sessions::table.filter(sessions::person_id.eq(person.0));
            match but {
                Some(kept) => {
                    diesel::delete(theirs.filter(sessions::sid.ne(kept.to_hex()))).execute(connection)
                }
                None => diesel::delete(theirs).execute(connection),
            }
        })?;
        Ok(())
    }

    fn close_all(&mut self, people: &[PersonId]) -> Result<(), StoreError> {
        let people: Vec<i64> = people.iter().map(|person| person.0).collect();
        self.run("close_all", |connection| {
            diesel::delete(sessions::table.filter(sessions::person_id.eq_any(people))).execute(connection)
        })?;
        Ok(())
    }

    fn close_one(&mut self, person: PersonId, id: SessionId) -> Result<bool, StoreError> {
        self.run("close_one", |connection| {
            let theirs = sessions::table.filter(sessions::person_id.eq(person.0));
            diesel::delete(theirs.filter(sessions::id.eq(id.0))).execute(connection).map(|closed| closed > 0)
        })
    }

    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError> {
        let rename = Rename { to: to.to_hex(), from: from.to_hex() };
        self.run("rename", |connection| rename.execute(connection)).map(drop)
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = sessions, check_for_backend(diesel::pg::Pg))]
struct OpenRow {
    id: i64,
    sid: String,
    browser: Option<Word<Browser>>,
    system: Option<Word<System>>,
    created_at: DateTime<Utc>,
    seen_at: DateTime<Utc>,
}

impl SessionsView for Transaction {
    fn open_sessions(
        &mut self,
        person: PersonId,
        own: SessionKey,
        now: DateTime<Utc>,
    ) -> Result<Vec<OpenSession>, StoreError> {
        let rows: Vec<OpenRow> = self.run("open_sessions", |connection| {
            sessions::table
                .filter(sessions::person_id.eq(person.0))
                .filter(sessions::expire.gt(now))
                .order((sessions::seen_at.desc(), sessions::id.desc()))
                .select(OpenRow::as_select())
                .load(connection)
        })?;
        let own = own.to_hex();
        let open = |row: OpenRow| OpenSession {
            id: SessionId(row.id),
            agent: UserAgent {
                browser: row.browser.map(|word| word.0),
                system: row.system.map(|word| word.0),
            },
            opened_at: row.created_at,
            seen_at: row.seen_at,
            own: row.sid == own,
        };
        Ok(rows.into_iter().map(open).collect())
    }
}
