//! Sessions of the school's own people.

use application::gate::keys::SessionKey;
use application::tx::database::SchoolSessions;
use diesel::prelude::*;
use kernel::{StoreError, UserId};

use crate::connect::transaction::Transaction;
use crate::schema::sessions;

impl SchoolSessions for Transaction {
    fn close_others(&mut self, user: UserId, but: SessionKey) -> Result<(), StoreError> {
        self.run("close_others", |connection| {
            diesel::delete(
                sessions::table.filter(sessions::user_id.eq(user.0)).filter(sessions::sid.ne(but.to_hex())),
            )
            .execute(connection)
        })?;
        Ok(())
    }

    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError> {
        self.run("rename", |connection| {
            diesel::update(sessions::table.filter(sessions::sid.eq(from.to_hex())))
                .set(sessions::sid.eq(to.to_hex()))
                .execute(connection)
        })?;
        Ok(())
    }
}
