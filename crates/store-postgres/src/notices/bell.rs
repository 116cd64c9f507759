//! Who has read what, and what rings the bell.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Text, Timestamptz};
use kernel::{PersonId, StoreError};
use school_management::notices::activity::{Activity, ActivityKind};
use school_management::notices::notice::{MOST_KEPT, NoticeKey, ReadMarks};
use school_management::notices::store::Bell;
use school_management::notices::view::Rang;

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::notices::activities::ActivityRow;
use crate::schema::notices::{notification_marks, notification_reads};

row! {
    CountRow { count: Count => BigInt }
}

// The kinds stand in the statements, for PostgreSQL to use the index of just these.

statement! {
    /// The newest entries of some of `ActivityKind::NOTIFYING` that others than the reader caused, but for those read one by one.
    RangBell(
        reader: i64 => BigInt,
        kinds: Vec<&'static str> => Array<Text>,
        since: DateTime<Utc> => Timestamptz,
        read: Vec<i64> => Array<BigInt>,
        at: DateTime<Utc> => Timestamptz,
        id: i64 => BigInt,
        leads: bool => Bool,
        limit: i64 => BigInt,
    ) -> ActivityRow =
        "SELECT e.id, e.at, e.actor_id, coalesce(u.first_name || ' ' || u.last_name, t.name) AS actor_name, e.kind, e.text
        FROM (SELECT $1::bigint AS reader) asked CROSS JOIN audit_events e
        LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id
        LEFT JOIN students t ON t.school_id = e.school_id AND t.id = e.actor_id
        WHERE e.kind IN ('import', 'figures', 'goal', 'plan_sent', 'plan_judged') AND e.kind = ANY ($2::text[])
            AND e.actor_id IS DISTINCT FROM asked.reader
            AND e.at > $3 AND e.id <> ALL ($4::bigint[]) AND (e.at, e.id) < ($5::timestamptz, $6::bigint)
            AND (e.kind <> 'plan_sent' OR $7::boolean) AND (e.kind <> 'plan_judged' OR e.about_id = asked.reader)
        ORDER BY e.at DESC, e.id DESC LIMIT $8"
}

statement! {
    /// How many entries of `ActivityKind::NOTIFYING` others than the reader caused after a moment, but for those read one by one.
    Unread(
        reader: i64 => BigInt,
        since: DateTime<Utc> => Timestamptz,
        read: Vec<i64> => Array<BigInt>,
        leads: bool => Bool,
    ) -> CountRow =
        "SELECT count(*) AS count FROM (SELECT $1::bigint AS reader) asked CROSS JOIN audit_events e
        WHERE e.kind IN ('import', 'figures', 'goal', 'plan_sent', 'plan_judged') AND e.actor_id IS DISTINCT FROM asked.reader
            AND e.at > $2 AND e.id <> ALL ($3::bigint[])
            AND (e.kind <> 'plan_sent' OR $4::boolean) AND (e.kind <> 'plan_judged' OR e.about_id = asked.reader)"
}

statement! {
    /// Of the trail, up to the newest entry that there is: by the clock that dates the entries, whatever the program's says.
    MarkAll(person: i64 => BigInt, seen_at: DateTime<Utc> => Timestamptz) -> () =
        "INSERT INTO notification_reads (person_id, seen_at, trail_read_at) VALUES ($1, $2, coalesce(
            (SELECT max(e.at) FROM audit_events e WHERE e.kind IN ('import', 'figures', 'goal', 'plan_sent', 'plan_judged')), 'epoch'))
        ON CONFLICT (school_id, person_id) DO UPDATE SET seen_at = excluded.seen_at, trail_read_at = excluded.trail_read_at"
}

statement! {
    Mark(keys: Vec<String> => Array<Text>, person: i64 => BigInt, read_at: DateTime<Utc> => Timestamptz) -> () =
        "INSERT INTO notification_marks (key, person_id, read_at)
        SELECT unnest($1::text[]), $2, $3
        ON CONFLICT (school_id, person_id, key) DO UPDATE SET read_at = excluded.read_at"
}

statement! {
    /// All but the newest of a person.
    ForgetOldMarks(person: i64 => BigInt, most: i64 => BigInt) -> () =
        "DELETE FROM notification_marks WHERE (school_id, person_id, key) IN (
            SELECT m.school_id, m.person_id, m.key FROM notification_marks m WHERE m.person_id = $1
            ORDER BY m.read_at DESC, m.key OFFSET $2)"
}

fn events(marks: &ReadMarks) -> Vec<i64> {
    marks.events().into_iter().map(|id| id.0).collect()
}

pub(super) fn read_marks(connection: &mut PgConnection, reader: PersonId) -> QueryResult<ReadMarks> {
    let all = notification_reads::table
        .filter(notification_reads::person_id.eq(reader.0))
        .select((notification_reads::seen_at, notification_reads::trail_read_at))
        .first(connection)
        .optional()?;
    let (dated, trail) = all.unwrap_or_default();
    let single: Vec<(String, DateTime<Utc>)> = notification_marks::table
        .filter(notification_marks::person_id.eq(reader.0))
        .select((notification_marks::key, notification_marks::read_at))
        .load(connection)?;
    // A key of another version is none.
    let single = single.into_iter().filter_map(|(key, at)| Some((key.parse().ok()?, at)));
    Ok(ReadMarks { dated, trail, single: single.collect() })
}

pub(super) fn rang(connection: &mut PgConnection, of: &Rang) -> QueryResult<Vec<Activity>> {
    let statement = RangBell {
        kinds: of.kinds.iter().map(|kind| ActivityKind::slug(*kind)).collect(),
        reader: of.reader.0,
        since: of.unread_by.as_ref().map_or(DateTime::UNIX_EPOCH, |marks| marks.trail),
        read: of.unread_by.as_ref().map(events).unwrap_or_default(),
        at: of.after.map_or(super::audit::ALWAYS, |place| place.at),
        id: of.after.map_or(i64::MAX, |place| place.id.0),
        limit: i64::try_from(of.limit).unwrap_or(i64::MAX),
        leads: of.leads,
    };
    let rows: Vec<ActivityRow> = statement.load(connection)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub(super) fn count_unread(
    connection: &mut PgConnection,
    reader: PersonId,
    leads: bool,
    marks: &ReadMarks,
) -> QueryResult<usize> {
    let unread = Unread { reader: reader.0, since: marks.trail, read: events(marks), leads };
    let row: CountRow = unread.get_result(connection)?;
    Ok(row.count.0)
}

impl Bell for Transaction {
    fn mark_all_read(&mut self, reader: PersonId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("mark_all_read", |connection| {
            MarkAll { person: reader.0, seen_at: at }.execute(connection)?;
            let single = notification_marks::table.filter(notification_marks::person_id.eq(reader.0));
            diesel::delete(single).execute(connection).map(drop)
        })
    }

    fn mark_read(
        &mut self,
        reader: PersonId,
        keys: &[NoticeKey],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        // One statement writes a row once.
        let mut keys: Vec<_> = keys.iter().map(ToString::to_string).collect();
        keys.sort_unstable();
        keys.dedup();
        let most = i64::try_from(MOST_KEPT).unwrap_or(i64::MAX);
        self.run("mark_read", |connection| {
            Mark { keys, person: reader.0, read_at: at }.execute(connection)?;
            ForgetOldMarks { person: reader.0, most }.execute(connection).map(drop)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statements_name_the_kinds_that_ring() {
        let kinds: Vec<_> = ActivityKind::NOTIFYING.iter().map(|kind| format!("'{}'", kind.slug())).collect();
        let wanted = format!("e.kind IN ({})", kinds.join(", "));
        for statement in [RangBell::WRITTEN, Unread::WRITTEN, MarkAll::WRITTEN] {
            assert!(statement.sql.contains(&wanted), "{}: {wanted}", statement.name);
        }
    }
}
