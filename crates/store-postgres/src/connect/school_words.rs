//! The words by which the reference schools are found: folded here, so that what is typed and what is compared are folded alike.

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};
use ideb_core::reference::search::SchoolWords;

/// Rows in memory at a time.
const AT_ONCE: usize = 5_000;

#[derive(QueryableByName)]
struct UntoldRow {
    #[diesel(sql_type = Text)]
    inep_code: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    municipality: String,
    #[diesel(sql_type = Text)]
    state: String,
}

/// Tells the words of schools of this table (`public.reference_schools`) whose words are not told, or no longer.
pub(crate) fn tell(connection: &mut PgConnection, table: &str) -> QueryResult<()> {
    let untold = format!(
        "SELECT inep_code, name, municipality, state FROM {table} WHERE words IS NULL
        ORDER BY inep_code LIMIT {AT_ONCE}"
    );
    let told = format!(
        "UPDATE {table} s SET name_words = g.name_words, words = g.words
        FROM unnest($1::text[], $2::text[], $3::text[]) AS g (inep_code, name_words, words)
        WHERE s.inep_code = g.inep_code"
    );
    loop {
        let rows: Vec<UntoldRow> = diesel::sql_query(&untold).load(connection)?;
        if rows.is_empty() {
            return Ok(());
        }
        let (names, all): (Vec<_>, Vec<_>) = rows
            .iter()
            .map(|row| SchoolWords::of(&row.name, &row.municipality, &row.inep_code, &row.state))
            .map(|words| (words.name, words.all))
            .unzip();
        let codes: Vec<_> = rows.iter().map(|row| row.inep_code.as_str()).collect();
        diesel::sql_query(&told)
            .bind::<Array<Text>, _>(codes)
            .bind::<Array<Text>, _>(names)
            .bind::<Array<Text>, _>(all)
            .execute(connection)?;
    }
}
