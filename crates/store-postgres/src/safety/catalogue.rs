//! What keeps the schools apart, as it is written down, compared with what the database has.

use std::collections::BTreeSet;
use std::fmt;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};

use crate::connect::migrate;

const WRITTEN: &str = include_str!("catalogue.txt");
const FOUND: &str = include_str!("catalogue.sql");
/// What `initdb` of PostgreSQL 15 says is leakproof.
const LEAKPROOF: &str = include_str!("leakproof.txt");

/// Of the lines that hold for tables which a newer program brought, too.
const ROW_SECURITY: &str = ": row security ";
const FORCED: &str = ": row security forced";

/// How a database differs from what is written down, line by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Differences {
    pub missing: Vec<String>,
    pub added: Vec<String>,
}

impl fmt::Display for Differences {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = [("falta", &self.missing), ("há a mais", &self.added)];
        let told =
            told.iter().flat_map(|(word, lines)| lines.iter().map(move |line| format!("{word} \"{line}\"")));
        out.write_str(&told.collect::<Vec<_>>().join(", "))
    }
}

#[derive(QueryableByName)]
struct LineRow {
    #[diesel(sql_type = Text)]
    line: String,
}

/// What is written down, line by line.
pub fn written() -> BTreeSet<String> {
    WRITTEN.lines().map(ToOwned::to_owned).collect()
}

/// What a database with these migrations has otherwise. Of the schema of a newer program, whose own lines are not these, only
/// that row-level security is forced: while it starts, servers of this version go on.
pub fn differences(connection: &mut PgConnection, applied: &[String]) -> QueryResult<Option<Differences>> {
    let leakproof: Vec<_> = LEAKPROOF.lines().collect();
    let rows: Vec<LineRow> = diesel::sql_query(FOUND).bind::<Array<Text>, _>(leakproof).load(connection)?;
    let (mut found, mut written) = (rows.into_iter().map(|row| row.line).collect(), written());
    if migrate::are_newer(applied) {
        let loose = |line: &String| line.contains(ROW_SECURITY) && !line.ends_with(FORCED);
        found = BTreeSet::into_iter(found).filter(loose).collect();
        written.clear();
    }
    let less = |one: &BTreeSet<String>, other| one.difference(other).cloned().collect::<Vec<_>>();
    let (missing, added) = (less(&written, &found), less(&found, &written));
    let same = missing.is_empty() && added.is_empty();
    Ok((!same).then_some(Differences { missing, added }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_told_line_by_line() {
        let differences = Differences {
            missing: vec!["simulations: row security forced".to_owned()],
            added: vec!["simulations: row security off".to_owned()],
        };
        assert_eq!(
            differences.to_string(),
            "falta \"simulations: row security forced\", há a mais \"simulations: row security off\""
        );
    }
}
