//! Everything written by hand about the database, compared with it: statements with the types they take and give, and
//! the tables of `schema`.
#![expect(clippy::disallowed_methods, reason = "a test prepares its database")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Oid, Text};
use test_database::TestDatabase;

use crate::column::statement::Written;

#[derive(QueryableByName)]
struct TypesRow {
    #[diesel(sql_type = Array<Oid>)]
    types: Vec<u32>,
}

#[derive(QueryableByName)]
struct ColumnRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Oid)]
    number: u32,
}

fn connect(database: &TestDatabase) -> PgConnection {
    PgConnection::establish(&database.admin_url()).unwrap()
}

/// Nothing is written in the end, but a statement that writes has to get through.
const LET_EVERYTHING_THROUGH: &str = "BEGIN; SET LOCAL app.school_id = '1';
    -- A sample of a list has one value: what is taken from the places after it is null.
    ALTER TABLE student_skills ALTER hits DROP NOT NULL, ALTER answers DROP NOT NULL, ALTER mastered_once DROP NOT NULL;
    DO $$
    DECLARE
        each record;
    BEGIN
        FOR each IN SELECT conrelid::regclass AS tab, conname FROM pg_constraint
            WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace
        LOOP
            EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.tab, each.conname);
        END LOOP;
    END
    $$";

/// A value of the type.
fn sample(number: u32) -> &'static str {
    match number {
        16 => "true",
        20 | 21 | 23 | 1700 => "1",
        17 => "'x'::bytea",
        25 => "'x'",
        1000 => "array[true]",
        1001 => "array['x'::bytea]",
        1007 => "array[1]",
        1009 => "array['x']",
        1016 => "array[1::bigint]",
        1082 => "'2014-07-21'::date",
        1182 => "array['2014-07-21'::date]",
        1185 => "array[now()]",
        1184 => "now()",
        other => panic!("type {other} has no sample here"),
    }
}

/// The types PostgreSQL finds for a statement's parameters, and the columns it answers.
fn described(connection: &mut PgConnection, statement: &Written) -> (Vec<u32>, Vec<(String, u32)>) {
    connection.batch_execute(LET_EVERYTHING_THROUGH).unwrap();
    connection.batch_execute(&format!("PREPARE probe AS {}", statement.sql)).unwrap();
    let types = "SELECT parameter_types::oid[] AS types FROM pg_prepared_statements WHERE name = 'probe'";
    let parameters = diesel::sql_query(types).get_result::<TypesRow>(connection).unwrap().types;
    let mut columns = Vec::new();
    if !statement.names.is_empty() {
        let samples = parameters.iter().map(|number| sample(*number)).collect::<Vec<_>>().join(", ");
        let samples = if samples.is_empty() { samples } else { format!("({samples})") };
        let table = format!("CREATE TEMP TABLE probed AS EXECUTE probe{samples}");
        connection.batch_execute(&table).unwrap();
        let names = "SELECT attname::text AS name, atttypid AS number FROM pg_attribute
            WHERE attrelid = 'pg_temp.probed'::regclass AND attnum > 0 ORDER BY attnum";
        let rows: Vec<ColumnRow> = diesel::sql_query(names).load(connection).unwrap();
        columns = rows.into_iter().map(|row| (row.name, row.number)).collect();
    }
    connection.batch_execute("ROLLBACK; DEALLOCATE probe").unwrap();
    (parameters, columns)
}

/// The test of each statement: it takes and gives what PostgreSQL says.
pub(crate) fn compare(statement: &Written) {
    let database = TestDatabase::new();
    let mut connection = connect(&database);
    let (parameters, columns) = described(&mut connection, statement);
    assert_eq!((statement.parameters)(&mut connection), parameters, "parameters of {}", statement.name);
    let types = (statement.types)(&mut connection);
    let given: Vec<_> = statement.names.iter().map(|name| (*name).to_owned()).zip(types).collect();
    assert_eq!(given, columns, "columns of {}", statement.name);
}

/// The sources of the crate, by path.
fn sources() -> Vec<(String, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                sources.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    sources
}

#[test]
fn the_tables_of_the_schema_are_those_of_the_database() {
    let database = TestDatabase::new();
    let columns = "SELECT table_name || ' ' || column_name || ' ' || udt_name || ' '
            || CASE is_nullable WHEN 'YES' THEN 'null' ELSE '' END AS name, 0::oid AS number
        FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT LIKE '\\_\\_diesel%'";
    let rows: Vec<ColumnRow> = diesel::sql_query(columns).load(&mut connect(&database)).unwrap();
    let there: BTreeSet<String> = rows.into_iter().map(|row| row.name).collect();
    let written: BTreeSet<String> = sources()
        .iter()
        .filter(|(path, _)| path.contains("/schema/"))
        .flat_map(|(_, source)| source.split("diesel::table! {").skip(1).flat_map(table).collect::<Vec<_>>())
        .collect();
    let (missing, gone): (Vec<_>, Vec<_>) =
        (there.difference(&written).collect(), written.difference(&there).collect());
    assert!(missing.is_empty() && gone.is_empty(), "not written: {missing:?}\nnot there: {gone:?}");
}

/// The columns of a `table!`, as the database says them.
fn table(table: &str) -> Vec<String> {
    let mut lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
    let table = lines.next().unwrap().split(' ').next().unwrap();
    lines
        .map_while(|line| line.trim_end_matches(',').split_once(" -> "))
        .map(|(column, kind)| {
            // A word of Rust too.
            let column = column.trim_start_matches("r#");
            let (kind, null) = match kind.strip_prefix("Nullable<") {
                Some(inner) => (inner.strip_suffix('>').unwrap(), "null"),
                None => (kind, ""),
            };
            let kind = match kind {
                "BigInt" => "int8",
                "Integer" => "int4",
                "SmallInt" => "int2",
                "Bool" => "bool",
                "Numeric" => "numeric",
                "Text" => "text",
                "Bytea" => "bytea",
                "Json" => "json",
                "Date" => "date",
                "Timestamptz" => "timestamptz",
                "Array<Nullable<Numeric>>" => "_numeric",
                "Array<Text>" => "_text",
                "Array<Integer>" | "Array<Nullable<Integer>>" => "_int4",
                "Array<BigInt>" => "_int8",
                other => panic!("{table} {column}: {other} has no name here"),
            };
            format!("{table} {column} {kind} {null}")
        })
        .collect()
}
