//! The audit trail, and what the dashboard and the bell show of it.

use chrono::{DateTime, Utc};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{ActivityId, StoreError, UserId};
use school_management::notices::activity::{Activity, ActivityKind, NewActivity};
use school_management::notices::notification::{Notification, Notifications};
use school_management::notices::store::{Activities, Bell};
use school_management::notices::view::NoticesView;

use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::people::staff::NAME;
use crate::schema::{audit_events, notification_reads};

#[derive(Queryable)]
struct ActivityRow {
    id: i32,
    at: DateTime<Utc>,
    actor_id: Option<i32>,
    actor_name: Option<String>,
    kind: Word<ActivityKind>,
    text: String,
}

impl From<ActivityRow> for Activity {
    fn from(row: ActivityRow) -> Self {
        Self {
            id: ActivityId(row.id),
            at: row.at,
            actor: row.actor_id.map(UserId),
            actor_name: row.actor_name.unwrap_or_else(|| "Sistema".to_owned()),
            kind: row.kind.0,
            text: row.text,
        }
    }
}

/// The newest entries of the kinds that the dashboard shows or, if `BELL`, of those that ring the bell. Written out,
/// since the kinds must stand in the statement for PostgreSQL to use the index of just these.
#[derive(QueryId)]
struct Newest<const BELL: bool> {
    limit: i64,
}

impl<const BELL: bool> QueryFragment<Pg> for Newest<BELL> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("SELECT e.id, e.at, e.actor_id, ");
        out.push_sql(NAME);
        out.push_sql(
            ", e.kind, e.text FROM audit_events e \
             LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id WHERE ",
        );
        push_kinds(&mut out, BELL);
        out.push_sql(" ORDER BY e.at DESC, e.id DESC LIMIT ");
        out.push_bind_param::<BigInt, _>(&self.limit)
    }
}

impl<const BELL: bool> Query for Newest<BELL> {
    type SqlType = (Integer, Timestamptz, Nullable<Integer>, Nullable<Text>, Text, Text);
}

impl<const BELL: bool> RunQueryDsl<PgConnection> for Newest<BELL> {}

/// How many entries rang the bell after a moment.
#[derive(QueryId)]
struct Unread {
    since: DateTime<Utc>,
}

impl QueryFragment<Pg> for Unread {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("SELECT count(*) FROM audit_events e WHERE ");
        push_kinds(&mut out, true);
        out.push_sql(" AND e.at > ");
        out.push_bind_param::<Timestamptz, _>(&self.since)
    }
}

impl Query for Unread {
    type SqlType = BigInt;
}

impl RunQueryDsl<PgConnection> for Unread {}

fn push_kinds(out: &mut AstPass<'_, '_, Pg>, bell: bool) {
    let kinds: &[ActivityKind] = if bell { &ActivityKind::NOTIFYING } else { &ActivityKind::SHOWN };
    for (place, kind) in kinds.iter().enumerate() {
        out.push_sql(if place == 0 { "e.kind IN ('" } else { "', '" });
        out.push_sql(kind.slug());
    }
    out.push_sql("')");
}

impl Activities for Transaction {
    fn record(
        &mut self,
        actor: Option<UserId>,
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
                ))
                .execute(connection)
        })?;
        Ok(())
    }
}

impl NoticesView for Transaction {
    fn activities(&mut self, limit: i64) -> Result<Vec<Activity>, StoreError> {
        let rows: Vec<ActivityRow> =
            self.run("activities", |connection| Newest::<false> { limit }.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn notifications(&mut self, reader: UserId, limit: i64) -> Result<Notifications, StoreError> {
        self.run("notifications", |connection| {
            let seen_at: DateTime<Utc> = notification_reads::table
                .filter(notification_reads::user_id.eq(reader.0))
                .select(notification_reads::seen_at)
                .first(connection)
                .optional()?
                .unwrap_or(DateTime::UNIX_EPOCH);
            let unread = Unread { since: seen_at }.get_result(connection)?;
            let items = Newest::<true> { limit }.load::<ActivityRow>(connection)?;
            let items = items
                .into_iter()
                .map(|row| {
                    let read = row.at <= seen_at;
                    Notification { activity: row.into(), read }
                })
                .collect();
            Ok(Notifications { unread, items })
        })
    }
}

impl Bell for Transaction {
    fn mark_notifications_read(&mut self, reader: UserId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("mark_notifications_read", |connection| {
            diesel::insert_into(notification_reads::table)
                .values((notification_reads::user_id.eq(reader.0), notification_reads::seen_at.eq(at)))
                .on_conflict((notification_reads::school_id, notification_reads::user_id))
                .do_update()
                .set(notification_reads::seen_at.eq(at))
                .execute(connection)
        })?;
        Ok(())
    }
}
