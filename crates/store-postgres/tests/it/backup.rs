//! The rows of a database, in another one.

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel_migrations::MigrationHarness;
use kernel::StoreError;
use store_postgres::operator::backup::{LEFT_OUT, RestoreError, Sequence, Snapshot, restore};
use store_postgres::operator::create_database;
use store_postgres::{Postgres, Requirements, migrate};
use test_database::ThrowAwayCluster;

use crate::tenants::TENANTS;
use crate::world::texts;

/// A cluster of its own: restoring makes and removes a role, and roles belong to all databases of one.
struct Databases {
    cluster: ThrowAwayCluster,
}

impl Databases {
    fn new() -> Self {
        Self { cluster: ThrowAwayCluster::start().unwrap() }
    }

    /// An empty database.
    fn named(&self, name: &str) -> String {
        let url = self.cluster.url().replace("/postgres?", &format!("/{name}?"));
        create_database(&url).unwrap();
        url
    }

    fn migrated(&self, name: &str, migrations: usize) -> (String, PgConnection) {
        let url = self.named(name);
        let mut connection = PgConnection::establish(&url).unwrap();
        for _ in 0..migrations {
            connection.run_next_migration(migrate::MIGRATIONS).unwrap();
        }
        (url, connection)
    }

    /// Two schools with a row in every table, and what INEP published.
    fn filled(&self) -> (String, PgConnection) {
        let url = self.named("filled");
        migrate::run(&url).unwrap();
        let mut connection = PgConnection::establish(&url).unwrap();
        for school in ["11", "22"] {
            for (table, values) in TENANTS {
                let insert = format!("INSERT INTO {table} {}", values.replace("{id}", school));
                connection.batch_execute(&insert).unwrap();
            }
        }
        connection
            .batch_execute(
                "SELECT setval('schools_id_seq', 22), setval('people_id_seq', 23);
                 INSERT INTO signin_attempts VALUES ('k', 1, now());
                 UPDATE quotas SET most = 77 WHERE name = 'users';
                 INSERT INTO demonstration.reference_schools VALUES ('35999001', E'a\"\\\\\\n\\tç', NULL, 'M', 'SP');
                 INSERT INTO reference_schools VALUES ('35000001', '', '3500001', 'M', 'SP', 2021, NULL);
                 INSERT INTO reference_school_results (inep_code, stage, year, approval_by_grade, indicator)
                    VALUES ('35000001', 'anos_finais', 2023, '{98.10,NULL,0.00}', 0.8912345670)",
            )
            .unwrap();
        // As an import does: the words by which schools are found.
        migrate::run(&url).unwrap();
        (url, connection)
    }
}

/// Every table with its rows, every sequence, role and policy.
fn contents(connection: &mut PgConnection) -> Vec<String> {
    let tables = texts(
        connection,
        "SELECT format('SELECT concat(%L, '' '', t) AS text FROM %I.%I t', concat(schemaname, '.', tablename),
            schemaname, tablename) AS text
         FROM pg_tables WHERE schemaname IN ('public', 'demonstration') ORDER BY schemaname, tablename",
    );
    let mut found: Vec<_> = tables.iter().flat_map(|select| texts(connection, select)).collect();
    found.retain(|row| {
        // When each migration ran here.
        !row.starts_with("public.__diesel")
            && LEFT_OUT.iter().all(|table| !row.contains(&format!(".{table} ")))
    });
    found.extend(texts(
        connection,
        "SELECT concat(sequencename, ' ', last_value) AS text FROM pg_sequences
         UNION ALL SELECT concat(tablename, ' ', policyname, ' ', roles) FROM pg_policies
         UNION ALL SELECT concat(rolname, ' ', rolsuper, ' ', rolbypassrls) FROM pg_roles
         UNION ALL SELECT concat(relname, ' ', relacl) FROM pg_class
            WHERE relnamespace IN ('public'::regnamespace, 'demonstration'::regnamespace)
         ORDER BY 1",
    ));
    found.sort();
    found
}

/// The role of a restore that is under way.
const RESTORING: &str = "SELECT rolname::text AS text FROM pg_roles WHERE rolname = 'ideb_restore'";

type Rows = Vec<(String, Vec<String>, Vec<String>)>;

fn rows_of(url: &str) -> (Vec<String>, Rows, Vec<Sequence>) {
    let mut snapshot = Snapshot::begin(url).unwrap();
    let mut rows = Rows::new();
    for table in snapshot.tables() {
        let mut found = Vec::new();
        let kept: Result<(), StoreError> = snapshot.rows(&table, |row| {
            found.push(row.to_owned());
            Ok(())
        });
        kept.unwrap();
        rows.push((table.name, table.columns, found));
    }
    let (sequences, _) = snapshot.sequences().unwrap();
    (snapshot.migrations().to_vec(), rows, sequences)
}

fn write(url: &str, migrations: &[String], rows: &Rows, sequences: &[Sequence]) -> Result<(), RestoreError> {
    restore(url, migrations, |restoration| {
        for (name, columns, rows) in rows {
            let insert = restoration.begin(name, columns)?;
            let written = restoration.insert(&insert, &format!("[{}]", rows.join(",")))?;
            assert_eq!(written, rows.len());
        }
        sequences.iter().cloned().try_for_each(|sequence| restoration.set_sequence(sequence))
    })
}

#[test]
fn every_row_but_those_left_out_is_there_again_and_nothing_else() {
    let databases = Databases::new();
    let (from, mut source) = databases.filled();
    let to = databases.named("restored");
    let (migrations, rows, sequences) = rows_of(&from);
    write(&to, &migrations, &rows, &sequences).unwrap();
    let mut target = PgConnection::establish(&to).unwrap();
    assert_eq!(contents(&mut target), contents(&mut source));
    assert_eq!(texts(&mut target, RESTORING), [""; 0]);
    for table in LEFT_OUT {
        let count = format!("SELECT count(*)::text AS text FROM {table}");
        assert_ne!(texts(&mut source, &count), ["0"], "{table}");
        assert_eq!(texts(&mut target, &count), ["0"], "{table}");
    }
    let server = to.replace("postgresql://postgres@", "postgresql://ideb_server@");
    Postgres::connect(&server, 1, Requirements::Testing).unwrap();
}

#[test]
fn an_earlier_versions_rows_are_migrated_on() {
    let databases = Databases::new();
    let (from, mut source) = databases.migrated("earlier", 8);
    source
        .batch_execute(
            "INSERT INTO schools (id, name, municipality, state) OVERRIDING SYSTEM VALUE VALUES (7, 'E', 'M', 'RO');
             INSERT INTO users (school_id, id, username, password_hash, role, first_name, last_name)
                VALUES (7, 9, 'ana', '$hash', 'gestor', 'A', 'B');
             INSERT INTO logins VALUES ('ana', 7, 9);
             SELECT setval('schools_id_seq', 7), setval('users_id_seq', 9)",
        )
        .unwrap();
    let to = databases.named("later");
    let (migrations, rows, sequences) = rows_of(&from);
    assert_eq!(migrations.last().unwrap(), "0008");
    write(&to, &migrations, &rows, &sequences).unwrap();
    assert!(migrate::is_current(&to).unwrap());
    let mut target = PgConnection::establish(&to).unwrap();
    let people = "SELECT concat(school_id, ' ', id, ' ', kind, ' ', password_hash) AS text FROM people";
    assert_eq!(texts(&mut target, people), ["7 9 staff $hash"]);
}

#[test]
fn what_does_not_fit_is_refused_and_nothing_of_it_stays() {
    let databases = Databases::new();
    let (from, _) = databases.filled();
    let (migrations, rows, sequences) = rows_of(&from);
    let to = databases.named("target");
    let place = |name: &str| rows.iter().position(|(table, ..)| table == name).unwrap();
    let (schools, people) = (place("public.schools"), place("public.people"));
    let newer = [&migrations[..], &["9999".to_owned()]].concat();
    let with = |change: &dyn Fn(&mut Rows)| {
        let mut changed = rows.clone();
        change(&mut changed);
        changed
    };
    let cases: Vec<(&str, Vec<String>, Rows)> = vec![
        ("a newer version", newer, rows.clone()),
        ("a migration left out", migrations[1..].to_vec(), rows.clone()),
        ("no migrations", Vec::new(), rows.clone()),
        ("a table missing", migrations.clone(), with(&|rows| drop(rows.remove(people)))),
        ("a table twice", migrations.clone(), with(&|rows| rows.push(rows[schools].clone()))),
        ("children first", migrations.clone(), with(&|rows| rows.swap(schools, people))),
        (
            "a table of PostgreSQL's",
            migrations.clone(),
            with(&|rows| rows[schools].0 = "pg_catalog.pg_proc".into()),
        ),
        ("a table left out", migrations.clone(), with(&|rows| rows[schools].0 = "public.sessions".into())),
        (
            "the migrations' table",
            migrations.clone(),
            with(&|rows| {
                rows[schools].0 = "public.__diesel_schema_migrations".into();
            }),
        ),
        (
            "a statement for a table",
            migrations.clone(),
            with(&|rows| {
                rows[schools].0 = "public.schools; DROP TABLE public.schools".into();
            }),
        ),
        (
            "another column",
            migrations.clone(),
            with(&|rows| rows[schools].1[0] = "id\") SELECT 1; --".into()),
        ),
        ("a column twice", migrations.clone(), with(&|rows| rows[schools].1.push("name".into()))),
        ("a column less", migrations.clone(), with(&|rows| drop(rows[schools].1.pop()))),
        ("a row of another shape", migrations.clone(), with(&|rows| rows[schools].2[0] = "{}".into())),
        (
            "a value of another type",
            migrations.clone(),
            with(&|rows| {
                rows[schools].2[0] = rows[schools].2[0].replace("\"11\"", "\"x\"");
            }),
        ),
    ];
    for (case, migrations, rows) in cases {
        assert!(write(&to, &migrations, &rows, &sequences).is_err(), "{case}");
        let mut target = PgConnection::establish(&to).unwrap();
        assert_eq!(
            texts(&mut target, "SELECT tablename::text AS text FROM pg_tables WHERE schemaname = 'public'"),
            [""; 0]
        );
        assert_eq!(texts(&mut target, RESTORING), [""; 0], "{case}");
    }
    write(&to, &migrations, &rows, &sequences).unwrap();
    assert!(matches!(write(&to, &migrations, &rows, &sequences), Err(RestoreError::NotEmpty)));
}

/// The next number of a table is one that no row has, and there are many more.
#[test]
fn a_sequence_stands_beyond_its_rows_and_far_from_its_end() {
    let databases = Databases::new();
    let (from, _) = databases.filled();
    let (migrations, rows, sequences) = rows_of(&from);
    let to = databases.named("target");
    let people = "public.people_id_seq";
    let said = |change: &dyn Fn(&mut Vec<Sequence>)| {
        let mut changed = sequences.clone();
        change(&mut changed);
        write(&to, &migrations, &rows, &changed).map_err(|refused| refused.to_string())
    };
    let stands = |last_value: i64, is_called: bool| {
        said(&|sequences| {
            let found = sequences.iter_mut().find(|sequence| sequence.name == people).unwrap();
            *found = Sequence { name: people.to_owned(), last_value, is_called };
        })
    };
    let unknown = Sequence { name: "public.nobodys".into(), last_value: 1, is_called: true };
    let refused: [(Result<(), String>, &str); 8] = [
        (stands(22, true), "a numeração de public.people está atrás das suas linhas"),
        (stands(23, false), "a numeração de public.people está atrás das suas linhas"),
        (stands(0, true), "a numeração de public.people fica sem números"),
        (stands((1 << 52) + 1, false), "a numeração de public.people fica sem números"),
        (stands(i64::MAX, true), "a numeração de public.people fica sem números"),
        (said(&|sequences| sequences.retain(|sequence| sequence.name != people)), "public.people falta"),
        (said(&|sequences| sequences.push(unknown.clone())), "não há uma sequência public.nobodys"),
        (said(&|sequences| sequences.push(sequences[0].clone())), "aparece duas vezes"),
    ];
    for (found, expected) in refused {
        assert!(found.as_ref().is_err_and(|said| said.contains(expected)), "{expected}: {found:?}");
    }
    stands(24, false).unwrap();
    let mut target = PgConnection::establish(&to).unwrap();
    assert_eq!(texts(&mut target, "SELECT nextval('people_id_seq')::text AS text"), ["24"]);
}

/// Rows that were put in by hand with numbers of their own, or by replication, which leaves sequences alone.
#[test]
fn a_sequence_that_stands_behind_its_rows_is_told_and_saved_beyond_them() {
    let databases = Databases::new();
    let (from, mut source) = databases.filled();
    assert_eq!(Snapshot::begin(&from).unwrap().sequences().unwrap().1, [""; 0]);
    source.batch_execute("SELECT setval('people_id_seq', 1), setval('schools_id_seq', 22, false)").unwrap();
    let (_, behind) = Snapshot::begin(&from).unwrap().sequences().unwrap();
    assert_eq!(behind, ["public.people", "public.schools"]);
    let to = databases.named("target");
    let (migrations, rows, sequences) = rows_of(&from);
    write(&to, &migrations, &rows, &sequences).unwrap();
    let mut target = PgConnection::establish(&to).unwrap();
    let next = "SELECT concat(nextval('people_id_seq'), ' ', nextval('schools_id_seq')) AS text";
    assert_eq!(texts(&mut target, next), ["24 23"]);
}

/// Constraints let them pass, and the server would answer 500 to whoever reads them, or keep whatever comes.
#[test]
fn rows_that_the_server_could_not_live_with_are_refused() {
    let databases = Databases::new();
    let (from, _) = databases.filled();
    let to = databases.named("target");
    let set = |change: &str| PgConnection::establish(&from).unwrap().batch_execute(change).unwrap();
    let restored = |change: &str| {
        set(change);
        let (migrations, rows, sequences) = rows_of(&from);
        write(&to, &migrations, &rows, &sequences).map_err(|refused| refused.to_string())
    };
    for (table, column) in [("schools", "created_at"), ("audit_events", "at"), ("known_devices", "seen_at")] {
        for time in [
            "infinity",
            "-infinity",
            "294000-01-01 00:00+00",
            "4713-01-01 00:00+00 BC",
            "9999-12-31 00:00+00",
        ] {
            let refused = restored(&format!("UPDATE {table} SET {column} = '{time}'")).unwrap_err();
            let told = format!("public.{table} tem em {column} uma data que não existe");
            assert!(refused.starts_with(&told), "{time}: {refused}");
        }
        set(&format!("UPDATE {table} SET {column} = '9999-12-30 12:00+00'"));
    }
    for (change, refusal, back) in [
        (
            "UPDATE users SET username = 'a b c!'",
            "public.users tem em username um valor que o programa não aceita",
            "UPDATE users SET username = 'marina'",
        ),
        (
            "UPDATE schools SET inep_code = '99999999'",
            "public.schools tem em inep_code um valor que o programa não aceita",
            "UPDATE schools SET inep_code = NULL",
        ),
        (
            "UPDATE reference_school_results SET next_municipal_ideb = 'NaN'",
            "public.reference_school_results tem em next_municipal_ideb o que não é um número, ou não tem fim",
            "UPDATE reference_school_results SET next_municipal_ideb = NULL",
        ),
        (
            "INSERT INTO reference_coverage VALUES ('anos_finais', 2021, '{RO,XX}', false)",
            "public.reference_coverage tem em states um valor que o programa não aceita",
            "DELETE FROM reference_coverage WHERE 'XX' = ANY (states)",
        ),
        (
            "UPDATE reference_schools SET municipality_code = '9999999'",
            "public.reference_schools tem em municipality_code um valor que o programa não aceita",
            "UPDATE reference_schools SET municipality_code = NULL",
        ),
        (
            "UPDATE reference_school_results SET next_municipal_ideb = 10.1",
            "public.reference_school_results tem em next_municipal_ideb um valor que o programa não aceita",
            "UPDATE reference_school_results SET next_municipal_ideb = NULL",
        ),
        (
            "UPDATE school_years SET first_4 = '2027-01-04', last_4 = '2027-01-29'",
            "public.school_years tem em first_4 um valor que o programa não aceita",
            "UPDATE school_years SET first_4 = '2026-10-05', last_4 = '2026-12-18'",
        ),
        (
            "UPDATE reference_schools SET name = repeat('é', 20001)",
            "public.reference_schools tem em name mais do que cabe num texto ou numa lista",
            "UPDATE reference_schools SET name = repeat('é', 20000)",
        ),
        (
            "INSERT INTO reference_coverage VALUES ('anos_finais', 2021, array_fill('RO'::text, ARRAY[101]), false)",
            "public.reference_coverage tem em states mais do que cabe num texto ou numa lista",
            "UPDATE reference_coverage SET states = ARRAY[repeat('A', 40001)]",
        ),
        (
            "SELECT",
            "public.reference_coverage tem em states mais do que cabe num texto ou numa lista",
            "UPDATE reference_coverage SET states = array_fill('RO'::text, ARRAY[100])",
        ),
        (
            "UPDATE ideb_data SET approval_by_grade = '{{90,90},{90,90}}'",
            "public.ideb_data tem em approval_by_grade listas dentro de uma lista",
            "UPDATE ideb_data SET approval_by_grade = '{}'",
        ),
    ] {
        assert_eq!(restored(change).unwrap_err(), refusal);
        set(back);
    }
    for change in [
        "UPDATE quotas SET most = NULL, bounded_by = 'people' WHERE name = 'simulations'",
        "UPDATE quotas SET name = 'nothing' WHERE name = 'simulations'",
        "UPDATE quotas SET name = 'simulations' WHERE name = 'nothing';
         INSERT INTO quotas SELECT 'of ' || number, 5 FROM generate_series(1, 50) number",
        "DELETE FROM quotas WHERE name = 'simulations'",
        "DELETE FROM quotas WHERE name = 'nothing'",
        "DELETE FROM quotas",
    ] {
        let refused = restored(change).unwrap_err();
        assert_eq!(
            refused, "public.quotas não tem as linhas da sua versão, com um limite em cada uma",
            "{change}"
        );
    }
}

/// Of the days before quotas, and with the operator's own numbers.
#[test]
fn a_limit_that_is_missing_is_refused_and_one_that_is_the_operators_is_not() {
    let databases = Databases::new();
    let (from, mut source) = databases.filled();
    let to = databases.named("target");
    source
        .batch_execute("UPDATE registration_limit SET most = 7; UPDATE quotas SET most = most + 1")
        .unwrap();
    let (migrations, rows, sequences) = rows_of(&from);
    let without = |table: &str| {
        let mut changed = rows.clone();
        changed.iter_mut().find(|(name, ..)| name == table).unwrap().2.clear();
        write(&to, &migrations, &changed, &sequences).unwrap_err().to_string()
    };
    assert!(without("public.registration_limit").starts_with("public.registration_limit não tem as linhas"));
    write(&to, &migrations, &rows, &sequences).unwrap();
}

/// It would take a table whose rows are hidden for an empty one.
#[test]
fn an_owner_who_does_not_see_every_row_restores_nothing() {
    let databases = Databases::new();
    let (from, _) = databases.filled();
    let (migrations, rows, sequences) = rows_of(&from);
    let mut admin = PgConnection::establish(&databases.cluster.url()).unwrap();
    admin.batch_execute("CREATE ROLE dono LOGIN CREATEROLE").unwrap();
    admin.batch_execute("CREATE DATABASE dele OWNER dono").unwrap();
    let to = databases.cluster.url().replace("/postgres?", "/dele?").replace("postgres@", "dono@");
    let refused = write(&to, &migrations, &rows, &sequences).unwrap_err();
    let RestoreError::Store(refused) = &refused else { panic!("{refused:?}") };
    assert!(format!("{refused:?}").contains("affected by row-level security"), "{refused:?}");
}

#[test]
fn a_role_that_does_not_see_every_row_makes_no_backup() {
    let databases = Databases::new();
    let (url, mut admin) = databases.filled();
    let backup = url.replace("postgresql://postgres@", "postgresql://ideb_backup@");
    assert_eq!(rows_of(&backup).1, rows_of(&url).1);
    let refused = |url: &str| {
        let table = Snapshot::begin(url).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(table.contains("não lê todas as linhas de public."), "{url}: {table}");
    };
    refused(&url.replace("postgresql://postgres@", "postgresql://ideb_server@"));
    admin.batch_execute("ALTER ROLE ideb_backup NOBYPASSRLS").unwrap();
    refused(&backup);
}

/// What is written while a backup is made is in none of its tables or in all.
#[test]
fn a_snapshot_is_of_one_moment() {
    let databases = Databases::new();
    let (url, mut admin) = databases.filled();
    let before = rows_of(&url).1;
    let mut snapshot = Snapshot::begin(&url).unwrap();
    admin
        .batch_execute("UPDATE schools SET name = 'outra'; DELETE FROM ideb_goals; DELETE FROM simulations")
        .unwrap();
    for (table, (name, _, rows)) in snapshot.tables().iter().zip(before) {
        let mut found = Vec::new();
        let read: Result<(), StoreError> = snapshot.rows(table, |row| {
            found.push(row.to_owned());
            Ok(())
        });
        read.unwrap();
        assert_eq!(found, rows, "{name}");
    }
}
