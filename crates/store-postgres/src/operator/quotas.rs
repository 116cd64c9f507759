//! How much a school may keep, as the operator sees and sets it.

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};

use crate::schema::people::quotas;

/// The quota of a table.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Quota {
    #[diesel(sql_type = Text)]
    pub name: String,
    /// Rows that a school may have.
    #[diesel(sql_type = BigInt)]
    pub most: i64,
    /// The school that has most of them, and how many.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub school: Option<i64>,
    #[diesel(sql_type = BigInt)]
    pub kept: i64,
}

/// All that are a number, ordered by name.
pub(crate) fn all(connection: &mut PgConnection) -> QueryResult<Vec<Quota>> {
    let numbered = quotas::table.filter(quotas::most.is_not_null());
    let names: Vec<String> = numbered.select(quotas::name).order(quotas::name).load(connection)?;
    names
        .into_iter()
        .map(|name| {
            // A table's name, put there by a migration.
            let fullest = format!(
                "SELECT q.name, q.most, fullest.school, coalesce(fullest.kept, 0) AS kept
                 FROM quotas q LEFT JOIN (
                    SELECT school_id AS school, count(*) AS kept FROM \"{name}\" GROUP BY school_id
                    ORDER BY kept DESC LIMIT 1) fullest ON true
                 WHERE q.name = $1"
            );
            diesel::sql_query(fullest).bind::<Text, _>(name).get_result(connection)
        })
        .collect()
}

/// Sets one that is a number; `false` when there is none of that name. What is there already stays.
pub(crate) fn set(connection: &mut PgConnection, name: &str, most: i64) -> QueryResult<bool> {
    let numbered = quotas::table.filter(quotas::name.eq(name)).filter(quotas::most.is_not_null());
    let changed = diesel::update(numbered).set(quotas::most.eq(most)).execute(connection)?;
    Ok(changed > 0)
}
