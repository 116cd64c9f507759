//! Requests that are sent twice and act once.

use application::tx::once::{ANSWERS_KEPT, Claim, OnceOnly};
use chrono::{DateTime, Utc};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::{Integer, Text, Timestamptz};
use kernel::{StoreError, UserId};

use crate::connect::transaction::Transaction;
use crate::schema::idempotency_keys as keys;

/// What is too old goes along with each new key; what a twin is removing is left to it. Written out, as is [`Fulfil`],
/// since Diesel has PostgreSQL plan such statements anew each time.
#[derive(QueryId)]
struct Sweep {
    before: DateTime<Utc>,
}

impl QueryFragment<Pg> for Sweep {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "DELETE FROM idempotency_keys WHERE (user_id, key) IN (\
             SELECT user_id, key FROM idempotency_keys WHERE claimed_at < ",
        );
        out.push_bind_param::<Timestamptz, _>(&self.before)?;
        out.push_sql(" LIMIT 100 FOR UPDATE SKIP LOCKED)");
        Ok(())
    }
}

impl RunQueryDsl<PgConnection> for Sweep {}

/// Keeps the answer with its key.
#[derive(QueryId)]
struct Fulfil {
    user: i32,
    key: String,
    body: String,
}

impl QueryFragment<Pg> for Fulfil {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("UPDATE idempotency_keys SET body = ");
        out.push_bind_param::<Text, _>(&self.body)?;
        out.push_sql(" WHERE user_id = ");
        out.push_bind_param::<Integer, _>(&self.user)?;
        out.push_sql(" AND key = ");
        out.push_bind_param::<Text, _>(&self.key)
    }
}

impl RunQueryDsl<PgConnection> for Fulfil {}

impl OnceOnly for Transaction {
    fn claim(
        &mut self,
        user: UserId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError> {
        let found: Option<(String, Option<String>)> = self.run("claim", |connection| {
            Sweep { before: at - ANSWERS_KEPT }.execute(connection)?;
            // Waits for a twin in flight: it commits, and its key is there, or rolls back, and the key is ours.
            let claimed = diesel::insert_into(keys::table)
                .values((
                    keys::user_id.eq(user.0),
                    keys::key.eq(key),
                    keys::request.eq(request),
                    keys::claimed_at.eq(at),
                ))
                .on_conflict_do_nothing()
                .execute(connection)?;
            if claimed == 1 {
                return Ok(None);
            }
            keys::table
                .filter(keys::user_id.eq(user.0))
                .filter(keys::key.eq(key))
                .select((keys::request, keys::body))
                .first(connection)
                .map(Some)
        })?;
        match found {
            None => Ok(Claim::Fresh),
            Some((claimed_for, ..)) if claimed_for != request => Ok(Claim::Misused),
            Some((_, Some(answer))) => Ok(Claim::Done { answer }),
            Some(_) => Err(StoreError::Broken {
                call: "claim",
                source: "the request was committed without its answer".into(),
            }),
        }
    }

    fn fulfil(&mut self, user: UserId, key: &str, answer: &str) -> Result<(), StoreError> {
        let fulfil = Fulfil { user: user.0, key: key.to_owned(), body: answer.to_owned() };
        self.run("fulfil", |connection| {
            let changed = fulfil.execute(connection)?;
            if changed == 1 { Ok(()) } else { Err(diesel::NotFound) }
        })
    }
}
