//! Sessions of the school's own people.

use application::gate::keys::SessionKey;
use application::tx::database::SchoolSessions;
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::{PersonId, StoreError};

use crate::column::statement::statement;
use crate::connect::transaction::Transaction;
use crate::schema::gate::sessions;

statement! {
    Rename(to: String => Text, from: String => Text) -> () = "UPDATE sessions SET sid = $1 WHERE sid = $2"
}

impl SchoolSessions for Transaction {
    fn close_others(&mut self, person: PersonId, but: SessionKey) -> Result<(), StoreError> {
        self.run("close_others", |connection| {
            diesel::delete(
                sessions::table
                    .filter(sessions::person_id.eq(person.0))
                    .filter(sessions::sid.ne(but.to_hex())),
            )
            .execute(connection)
        })?;
        Ok(())
    }

    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError> {
        let rename = Rename { to: to.to_hex(), from: from.to_hex() };
        self.run("rename", |connection| rename.execute(connection)).map(drop)
    }
}
