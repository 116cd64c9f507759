//! The audit trail, and what the dashboard and the bell show of it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use kernel::{ActivityId, PersonId, SchoolId, StoreError};
use school_management::notices::activity::{Activity, ActivityKind, NewActivity};
use school_management::notices::notification::{Notification, Notifications};
use school_management::notices::store::{Activities, Bell};
use school_management::notices::view::NoticesView;

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::notices::{audit_events, notification_reads};

row! {
    ActivityRow {
        id: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
        actor_id: Option<i64> => Nullable<BigInt>,
        actor_name: Option<String> => Nullable<Text>,
        kind: Word<ActivityKind> => Text,
        text: String => Text,
    }
}

row! {
    CountRow { count: i64 => BigInt }
}

// The kinds stand in the statements, for PostgreSQL to use the index of just these.

statement! {
    /// The newest entries of `ActivityKind::SHOWN`.
    Shown(limit: i64 => BigInt) -> ActivityRow =
        "SELECT e.id, e.at, e.actor_id, coalesce(u.first_name || ' ' || u.last_name, t.name) AS actor_name, e.kind, e.text
        FROM audit_events e
        LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id
        LEFT JOIN students t ON t.school_id = e.school_id AND t.id = e.actor_id
        WHERE e.kind IN ('registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'actions')
        ORDER BY e.at DESC, e.id DESC LIMIT $1"
}

statement! {
    /// The newest entries of `ActivityKind::NOTIFYING` that others than the reader caused.
    Rang(reader: i64 => BigInt, limit: i64 => BigInt) -> ActivityRow =
        "SELECT e.id, e.at, e.actor_id, coalesce(u.first_name || ' ' || u.last_name, t.name) AS actor_name, e.kind, e.text
        FROM audit_events e
        LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id
        LEFT JOIN students t ON t.school_id = e.school_id AND t.id = e.actor_id
        WHERE e.kind IN ('import', 'figures', 'goal') AND e.actor_id IS DISTINCT FROM $1
        ORDER BY e.at DESC, e.id DESC LIMIT $2"
}

statement! {
    /// How many entries of `ActivityKind::NOTIFYING` others than the reader caused after a moment.
    Unread(reader: i64 => BigInt, since: DateTime<Utc> => Timestamptz) -> CountRow =
        "SELECT count(*) AS count FROM audit_events e
        WHERE e.kind IN ('import', 'figures', 'goal') AND e.actor_id IS DISTINCT FROM $1 AND e.at > $2"
}

statement! {
    RecordOfEach(
        people: Vec<i64> => Array<BigInt>,
        at: DateTime<Utc> => Timestamptz,
        actor: Option<i64> => Nullable<BigInt>,
        kind: &'static str => Text,
        text: String => Text,
    ) -> () =
        "INSERT INTO audit_events (about_id, at, actor_id, kind, text)
        SELECT unnest($1::bigint[]), $2, $3, $4, $5"
}

statement! {
    MarkRead(person: i64 => BigInt, seen_at: DateTime<Utc> => Timestamptz) -> () =
        "INSERT INTO notification_reads (person_id, seen_at) VALUES ($1, $2)
        ON CONFLICT (school_id, person_id) DO UPDATE SET seen_at = excluded.seen_at"
}

impl From<ActivityRow> for Activity {
    fn from(row: ActivityRow) -> Self {
        Self {
            id: ActivityId(row.id),
            at: row.at,
            actor: row.actor_id.map(PersonId),
            actor_name: row.actor_name.unwrap_or_else(|| "Sistema".to_owned()),
            kind: row.kind.0,
            text: row.text,
        }
    }
}

/// Writes an entry of the trail of a school that is not the transaction's own.
pub(crate) fn record(
    connection: &mut PgConnection,
    school: SchoolId,
    actor: Option<PersonId>,
    activity: &NewActivity,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(audit_events::table)
        .values((
            audit_events::school_id.eq(school.0),
            audit_events::at.eq(at),
            audit_events::actor_id.eq(actor.map(|actor| actor.0)),
            audit_events::kind.eq(activity.kind.slug()),
            audit_events::text.eq(&activity.text),
            audit_events::about_id.eq(activity.about.map(|about| about.0)),
        ))
        .execute(connection)
        .map(drop)
}

impl Activities for Transaction {
    fn record(
        &mut self,
        actor: Option<PersonId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("record", |connection| {
            diesel::insert_into(audit_events::table)
                .values((
                    audit_events::at.eq(at),
                    audit_events::actor_id.eq(actor.map(|actor| actor.0)),
                    audit_events::kind.eq(activity.kind.slug()),
                    audit_events::text.eq(&activity.text),
                    audit_events::about_id.eq(activity.about.map(|about| about.0)),
                ))
                .execute(connection)
        })?;
        Ok(())
    }

    fn record_of_each(
        &mut self,
        actor: Option<PersonId>,
        activity: &NewActivity,
        people: &[PersonId],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let record = RecordOfEach {
            people: people.iter().map(|person| person.0).collect(),
            at,
            actor: actor.map(|actor| actor.0),
            kind: activity.kind.slug(),
            text: activity.text.clone(),
        };
        self.run("record_of_each", |connection| record.execute(connection)).map(drop)
    }
}

impl NoticesView for Transaction {
    fn activities(&mut self, limit: i64) -> Result<Vec<Activity>, StoreError> {
        let rows: Vec<ActivityRow> = self.run("activities", |connection| Shown { limit }.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn notifications(&mut self, reader: PersonId, limit: i64) -> Result<Notifications, StoreError> {
        self.run("notifications", |connection| {
            let seen_at: DateTime<Utc> = notification_reads::table
                .filter(notification_reads::person_id.eq(reader.0))
                .select(notification_reads::seen_at)
                .first(connection)
                .optional()?
                .unwrap_or(DateTime::UNIX_EPOCH);
            let unread: CountRow = Unread { reader: reader.0, since: seen_at }.get_result(connection)?;
            let items = Rang { reader: reader.0, limit }.load::<ActivityRow>(connection)?;
            let items = items
                .into_iter()
                .map(|row| {
                    let read = row.at <= seen_at;
                    Notification { activity: row.into(), read }
                })
                .collect();
            Ok(Notifications { unread: unread.count, items })
        })
    }
}

impl Bell for Transaction {
    fn mark_notifications_read(&mut self, reader: PersonId, at: DateTime<Utc>) -> Result<(), StoreError> {
        let mark = MarkRead { person: reader.0, seen_at: at };
        self.run("mark_notifications_read", |connection| mark.execute(connection)).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statements_name_the_kinds_that_are_shown_and_that_ring() {
        for (statement, kinds) in [
            (Shown::WRITTEN, &ActivityKind::SHOWN[..]),
            (Rang::WRITTEN, &ActivityKind::NOTIFYING),
            (Unread::WRITTEN, &ActivityKind::NOTIFYING),
        ] {
            let kinds: Vec<_> = kinds.iter().map(|kind| format!("'{}'", kind.slug())).collect();
            let wanted = format!("e.kind IN ({})", kinds.join(", "));
            assert!(statement.sql.contains(&wanted), "{}: {wanted}", statement.name);
        }
    }
}
