//! Whether a school has how its pupils study analysed, and what it keeps of it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::PersonId;
use learning_style::store::{Stored, Switched};

use crate::column::count::Count;
use crate::column::statement::{row, statement};

row! {
    PeriodRow {
        started_at: DateTime<Utc> => Timestamptz,
        started_by: i64 => BigInt,
        starter: String => Text,
        ended_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        ended_by: Option<i64> => Nullable<BigInt>,
        ender: Option<String> => Nullable<Text>,
    }
}

statement! {
    LastPeriod() -> PeriodRow =
        "SELECT p.started_at, p.started_by, u.first_name || ' ' || u.last_name AS starter, p.ended_at, p.ended_by,
            e.first_name || ' ' || e.last_name AS ender
        FROM learning_periods p
        JOIN users u ON u.school_id = p.school_id AND u.id = p.started_by
        LEFT JOIN users e ON e.school_id = p.school_id AND e.id = p.ended_by
        ORDER BY p.id DESC LIMIT 1"
}

row! {
    StoredRow { profiles: Count => BigInt, behaviors: Count => BigInt, replies: Count => BigInt }
}

statement! {
    StoredOfSchool() -> StoredRow =
        "SELECT (SELECT count(*) FROM learning_style_profiles) AS profiles,
            (SELECT count(*) FROM learning_behaviors) AS behaviors, (SELECT count(*) FROM learning_replies) AS replies"
}

row! {
    HeldRow { held: bool => Bool }
}

statement! {
    /// Whoever ends it waits for who holds it.
    HoldPeriod() -> HeldRow = "SELECT true AS held FROM learning_periods p WHERE p.ended_at IS NULL FOR SHARE"
}

statement! {
    BeginPeriod(at: DateTime<Utc> => Timestamptz, by: i64 => BigInt) -> () =
        "INSERT INTO learning_periods (started_at, started_by) SELECT $1::timestamptz, $2::bigint
        ON CONFLICT (school_id) WHERE ended_at IS NULL DO NOTHING"
}

statement! {
    EndPeriod(at: DateTime<Utc> => Timestamptz, by: i64 => BigInt) -> () =
        "UPDATE learning_periods p SET ended_at = g.at, ended_by = g.by
        FROM (SELECT $1::timestamptz AS at, $2::bigint AS by) g WHERE p.ended_at IS NULL"
}

statement! {
    ForgetPeriods() -> () = "UPDATE learning_periods p SET forgotten = true WHERE NOT p.forgotten AND p.ended_at IS NOT NULL"
}

impl From<PeriodRow> for Switched {
    fn from(row: PeriodRow) -> Self {
        let ended = row.ended_at.zip(row.ended_by).zip(row.ender);
        let (on, ((at, by), by_name)) = match ended {
            Some(ended) => (false, ended),
            None => (true, ((row.started_at, row.started_by), row.starter)),
        };
        Self { on, at, by: PersonId(by), by_name }
    }
}

pub(super) fn last(connection: &mut PgConnection) -> QueryResult<Option<Switched>> {
    let row: Option<PeriodRow> = LastPeriod {}.get_result(connection).optional()?;
    Ok(row.map(Into::into))
}

fn number(count: Count) -> u64 {
    u64::try_from(count.0).unwrap_or(u64::MAX)
}

pub(super) fn stored(connection: &mut PgConnection) -> QueryResult<Stored> {
    let row: StoredRow = StoredOfSchool {}.get_result(connection)?;
    Ok(Stored {
        profiles: number(row.profiles),
        behaviours: number(row.behaviors),
        replies: number(row.replies),
    })
}

pub(super) fn hold(connection: &mut PgConnection) -> QueryResult<bool> {
    let held: Option<HeldRow> = HoldPeriod {}.get_result(connection).optional()?;
    Ok(held.is_some_and(|row| row.held))
}
