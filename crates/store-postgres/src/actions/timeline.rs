//! What happened to an action.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, SmallInt, Text, Timestamptz};
use kernel::{ActionId, ActionResourceId, ActionUpdateId, PersonId, StoreError};
use school_management::actions::progress::Percent;
use school_management::actions::resource::ResourceSeen;
use school_management::actions::timeline::update::{NewUpdate, Update, UpdateType};
use school_management::actions::view::ActionsView;

use super::resources;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    UpdateRow {
        id: i64 => BigInt,
        update_type: Word<UpdateType> => Text,
        title: String => Text,
        description: String => Text,
        progress_before: Option<i16> => Nullable<SmallInt>,
        progress_after: Option<i16> => Nullable<SmallInt>,
        created_by: i64 => BigInt,
        created_by_name: String => Text,
        created_at: DateTime<Utc> => Timestamptz,
    }
}

statement! {
    Updates(action: i64 => BigInt, before: i64 => BigInt, limit: i64 => BigInt) -> UpdateRow =
        "SELECT t.id, t.update_type, t.title, t.description, t.progress_before, t.progress_after, t.created_by,
            u.first_name || ' ' || u.last_name AS created_by_name, t.created_at
        FROM action_updates t JOIN users u ON u.school_id = t.school_id AND u.id = t.created_by
        WHERE t.action_id = $1::bigint AND t.id < $2::bigint ORDER BY t.id DESC LIMIT $3::bigint"
}

impl From<UpdateRow> for Update {
    fn from(row: UpdateRow) -> Self {
        let percent = |percent: Option<i16>| Percent::new(percent?.into()).ok();
        let about = NewUpdate {
            kind: row.update_type.0,
            title: row.title,
            description: row.description,
            progress: percent(row.progress_before).zip(percent(row.progress_after)),
        };
        Self {
            id: ActionUpdateId(row.id),
            about,
            by: PersonId(row.created_by),
            by_name: row.created_by_name,
            at: row.created_at,
        }
    }
}

impl ActionsView for Transaction {
    fn resources(&mut self, of: ActionId) -> Result<Vec<ResourceSeen>, StoreError> {
        self.run("resources", |connection| resources::load(connection, None, Some(of)))
    }

    fn resource_seen(&mut self, id: ActionResourceId) -> Result<Option<ResourceSeen>, StoreError> {
        Ok(self.run("resource_seen", |connection| resources::load(connection, Some(id), None))?.pop())
    }

    fn updates(&mut self, of: ActionId, before: i64, limit: i64) -> Result<Vec<Update>, StoreError> {
        let updates = Updates { action: of.0, before, limit };
        let rows: Vec<UpdateRow> = self.run("updates", |connection| updates.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}
