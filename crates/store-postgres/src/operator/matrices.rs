//! The SAEB's descriptors, written: the operator's import.

use diesel::pg::{Pg, PgConnection};
use diesel::prelude::*;
use diesel::query_builder::{BoxedSqlQuery, SqlQuery};
use diesel::sql_types::{Array, Bool, Text};
use quiz_engine::question::view::LoadedDescriptor;

/// What a file changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoadedDescriptors {
    pub created: usize,
    pub updated: usize,
}

const LOAD: &str = "INSERT INTO reference_saeb_descriptors AS old (descriptor, topic, description)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    ON CONFLICT (descriptor) DO UPDATE SET topic = excluded.topic, description = excluded.description
    WHERE ROW(old.topic, old.description) IS DISTINCT FROM ROW(excluded.topic, excluded.description)
    RETURNING old.xmax = 0 AS created";

const TELL: &str = "INSERT INTO reference_saeb_descriptors (descriptor, topic, description)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING";

#[derive(QueryableByName)]
struct WrittenRow {
    #[diesel(sql_type = Bool)]
    created: bool,
}

/// Each stands once among them. What is there already stays.
pub(super) fn load(
    connection: &mut PgConnection,
    descriptors: &[LoadedDescriptor],
) -> QueryResult<LoadedDescriptors> {
    let written: Vec<WrittenRow> = bound(LOAD, descriptors).load(connection)?;
    let created = written.iter().filter(|row| row.created).count();
    Ok(LoadedDescriptors { created, updated: written.len() - created })
}

/// What is known of one stays as it is.
pub(super) fn tell(connection: &mut PgConnection, descriptors: &[LoadedDescriptor]) -> QueryResult<()> {
    bound(TELL, descriptors).execute(connection).map(drop)
}

fn bound(statement: &str, descriptors: &[LoadedDescriptor]) -> BoxedSqlQuery<'static, Pg, SqlQuery> {
    let texts = |text: fn(&LoadedDescriptor) -> String| descriptors.iter().map(text).collect::<Vec<_>>();
    diesel::sql_query(statement)
        .into_boxed::<Pg>()
        .bind::<Array<Text>, _>(texts(|it| it.descriptor.key()))
        .bind::<Array<Text>, _>(texts(|it| it.topic.clone()))
        .bind::<Array<Text>, _>(texts(|it| it.text.clone()))
}
