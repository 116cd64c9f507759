//! The audit trail: written, and what the dashboard shows of it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use kernel::{ActivityId, PersonId, SchoolId, StoreError};
use school_management::notices::activity::{Activity, ActivityKind, NewActivity};
use school_management::notices::store::Activities;

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::notices::audit_events;

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

statement! {
    /// The newest entries of `ActivityKind::SHOWN`, which stand in it for PostgreSQL to use the index of just these.
    Shown(limit: i64 => BigInt) -> ActivityRow =
        "SELECT e.id, e.at, e.actor_id, coalesce(u.first_name || ' ' || u.last_name, t.name) AS actor_name, e.kind, e.text
        FROM audit_events e
        LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id
        LEFT JOIN students t ON t.school_id = e.school_id AND t.id = e.actor_id
        WHERE e.kind IN ('registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'actions')
        ORDER BY e.at DESC, e.id DESC LIMIT $1"
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

impl From<ActivityRow> for Activity {
    fn from(row: ActivityRow) -> Self {
        Self {
            id: ActivityId(row.id),
            at: row.at,
            actor: row.actor_id.map(PersonId),
            actor_name: row.actor_name.unwrap_or_else(|| nameless(row.actor_id).to_owned()),
            kind: row.kind.0,
            text: row.text,
        }
    }
}

/// Of whom nothing is known but that they acted; or nobody did.
fn nameless(actor: Option<i64>) -> &'static str {
    if actor.is_some() { "Pessoa apagada" } else { "Sistema" }
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

pub(super) fn shown(connection: &mut PgConnection, limit: i64) -> QueryResult<Vec<Activity>> {
    let rows: Vec<ActivityRow> = Shown { limit }.load(connection)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statement_names_the_kinds_that_are_shown() {
        let kinds: Vec<_> = ActivityKind::SHOWN.iter().map(|kind| format!("'{}'", kind.slug())).collect();
        let wanted = format!("e.kind IN ({})", kinds.join(", "));
        assert!(Shown::WRITTEN.sql.contains(&wanted), "{wanted}");
    }
}
