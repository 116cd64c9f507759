//! The schema comes, goes, comes again, and comes once.

use std::thread;

use application::gate::session;
use application::testing::{at, at_gate, registered, registration};
use application::tx::database::{Database, with_sessions};
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel_migrations::MigrationHarness;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::simulation::name::SimulationName;
use ideb_core::store::SchoolLine;
use kernel::{Day, PersonId, SchoolId, Stage, StoreError, Uf};
use store_postgres::operator::Operator;
use store_postgres::{Postgres, Requirements, migrate};
use test_database::{TestDatabase, ThrowAwayCluster};

use crate::world::texts;

fn objects(url: &str) -> Vec<String> {
    let mut connection = PgConnection::establish(url).unwrap();
    texts(
        &mut connection,
        "SELECT relkind::text || ' ' || nspname || '.' || relname AS text
         FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
         WHERE nspname IN ('public', 'demonstration') AND relname NOT LIKE '\\_\\_diesel%' ORDER BY 1",
    )
}

fn roles(url: &str) -> Vec<String> {
    let mut connection = PgConnection::establish(url).unwrap();
    texts(&mut connection, "SELECT rolname::text AS text FROM pg_roles WHERE rolname LIKE 'ideb%' ORDER BY 1")
}

const ROLES: [&str; 6] =
    ["ideb_backup", "ideb_gate", "ideb_loader", "ideb_server", "ideb_sessions", "ideb_tenant"];

#[test]
fn the_schema_goes_up_down_and_up_again() {
    // A cluster of its own: roles belong to all databases of one.
    let cluster = ThrowAwayCluster::start().unwrap();
    let url = cluster.url();
    assert!(!migrate::is_current(&url).unwrap());
    let applied = migrate::run(&url).unwrap();
    assert!(applied > 0);
    assert_eq!(migrate::run(&url).unwrap(), 0);
    assert!(migrate::is_current(&url).unwrap());
    let whole = objects(&url);

    let mut connection = PgConnection::establish(&url).unwrap();
    let reverted = connection.revert_all_migrations(migrate::MIGRATIONS).unwrap();
    assert_eq!(reverted.len(), applied);
    drop(connection);
    assert_eq!(objects(&url), [""; 0]);
    assert_eq!(roles(&url), [""; 0]);
    assert!(!migrate::is_current(&url).unwrap());

    assert_eq!(migrate::run(&url).unwrap(), applied);
    assert_eq!(objects(&url), whole);
    assert_eq!(roles(&url), ROLES);
    cluster.stop().unwrap();
}

#[test]
fn roles_stay_while_another_database_uses_them() {
    let (kept, reverted) = (TestDatabase::new(), TestDatabase::new());
    let mut connection = PgConnection::establish(&reverted.admin_url()).unwrap();
    connection.revert_all_migrations(migrate::MIGRATIONS).unwrap();
    assert_eq!(roles(&kept.admin_url()), ROLES);
    Postgres::connect(&kept.server_url(), 1, Requirements::Testing).unwrap();
}

/// As on a managed database: an owner who makes roles, but is no superuser, leaves open what only one may close.
#[test]
fn an_owner_who_is_no_superuser_migrates_and_a_server_serves() {
    let cluster = ThrowAwayCluster::start().unwrap();
    let mut admin = PgConnection::establish(&cluster.url()).unwrap();
    admin.batch_execute("CREATE ROLE dono LOGIN CREATEROLE BYPASSRLS").unwrap();
    admin.batch_execute("CREATE DATABASE escolas OWNER dono").unwrap();
    let owner = format!("{}&dbname=escolas&user=dono", cluster.url());
    assert!(migrate::run(&owner).unwrap() > 0);
    let server = format!("{}&dbname=escolas&user=ideb_server", cluster.url());
    let postgres = Postgres::connect(&server, 1, Requirements::Testing).unwrap();
    assert!(postgres.is_ready().unwrap());
    let rute = registered(&postgres, &registration("rute"));
    let found = with_sessions(&postgres, |sessions| session::resume(sessions, *rute.key(), at(30))).unwrap();
    assert_eq!(found.unwrap().actor(), rute.actor());
    drop(postgres);
    cluster.stop().unwrap();
}

/// A server of the last version enters the gate as `ideb_server`, while those of this one start. Who raises the version
/// takes that away in its first migration, and this test with it.
#[test]
fn for_one_version_the_servers_role_is_still_let_in_at_the_gate() {
    assert_eq!(env!("CARGO_PKG_VERSION"), "0.1.0", "the next version: REVOKE ideb_gate FROM ideb_server");
    let database = TestDatabase::new();
    let mut server = PgConnection::establish(&database.server_url()).unwrap();
    server
        .batch_execute(
            "BEGIN; SET LOCAL ROLE ideb_gate; SELECT sid FROM sessions;
             UPDATE sessions SET expire = now(), seen_at = now() WHERE sid = ''; ROLLBACK",
        )
        .unwrap();
}

#[test]
fn programs_that_start_at_once_migrate_once() {
    for _ in 0..20 {
        let database = TestDatabase::bare();
        let url = database.admin_url();
        let applied: usize = thread::scope(|scope| {
            let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| migrate::run(&url).unwrap())).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).sum()
        });
        let mut connection = PgConnection::establish(&url).unwrap();
        let versions = texts(&mut connection, "SELECT version AS text FROM __diesel_schema_migrations");
        assert_eq!(applied, versions.len());
    }
}

/// What a server of the eighth migration kept, by table and column, as the ninth must keep it.
const KEPT: [(&str, &str); 13] = [
    ("schools", "id, name, municipality, state, inep_code, verified, demo, created_at FROM schools"),
    ("users", "school_id, id, username, role, first_name, last_name, email, created_at FROM users"),
    ("passwords", "school_id, id, password_hash, active FROM {people}"),
    ("logins", "{name}, school_id, {person} FROM logins"),
    ("sessions", "sid, sess::text, expire, school_id, {person}, created_at, seen_at FROM sessions"),
    ("devices", "school_id, {person}, device FROM known_devices"),
    ("keys", "school_id, {person}, key, request, body, claimed_at FROM idempotency_keys"),
    ("reads", "school_id, {person}, seen_at FROM notification_reads"),
    ("audit", "school_id, id, at, actor_id, kind, text FROM audit_events"),
    ("goals", "school_id, stage, year, goal, set_by, set_at FROM ideb_goals"),
    ("simulations", "* FROM simulations"),
    ("figures", "* FROM ideb_data"),
    ("attempts", "* FROM signin_attempts"),
];

fn kept(connection: &mut PgConnection, [people, person, name]: [&str; 3]) -> Vec<(String, Vec<String>)> {
    let columns = |columns: &str| {
        columns.replace("{people}", people).replace("{person}", person).replace("{name}", name)
    };
    KEPT.iter()
        .map(|(what, of)| {
            let rows = format!("SELECT ROW({})::text AS text FROM {}", "row.*", "rows row");
            let select = format!("WITH rows AS (SELECT {}) {rows} ORDER BY 1", columns(of));
            ((*what).to_owned(), texts(connection, &select))
        })
        .collect()
}

#[test]
fn people_of_the_eighth_migration_go_on_with_all_they_had() {
    let database = TestDatabase::bare();
    let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
    for _ in 0..8 {
        connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    }
    connection.batch_execute(include_str!("../data/eighth.sql")).unwrap();
    let before = kept(&mut connection, ["users", "user_id", "username"]);
    assert!(before.iter().all(|(_, rows)| !rows.is_empty()), "{before:?}");
    let held = texts(
        &mut connection,
        "SELECT relname::text AS text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
         AND relname NOT LIKE '\\_\\_diesel%' AND relname NOT LIKE 'reference%' ORDER BY 1",
    );
    let compared = |table: &str| KEPT.iter().any(|(_, of)| of.ends_with(&format!("FROM {table}")));
    // Passwords stand among the people's.
    let missed: Vec<_> = held.iter().filter(|table| !compared(table)).collect();
    assert!(missed.is_empty(), "nobody looks whether they are kept: {missed:?}");
    connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    assert_eq!(kept(&mut connection, ["people", "person_id", "name"]), before);

    // The people sign in as before, and those to come get numbers of their own.
    migrate::run(&database.admin_url()).unwrap();
    let postgres = Postgres::connect(&database.server_url(), 2, Requirements::Testing).unwrap();
    let rute = at_gate(&postgres, |tx| tx.gate().credential(&"rute.um".parse().unwrap())).unwrap().unwrap();
    assert_eq!((rute.actor.school, rute.actor.id()), (SchoolId(1), PersonId(1)));
    let new = registered(&postgres, &registration("nova"));
    assert_eq!((new.actor().school, new.actor().id()), (SchoolId(3), PersonId(3)));
    let simulations =
        texts(&mut connection, "SELECT count(*)::text AS text FROM simulations WHERE school_id = 1");
    assert_eq!(simulations, ["5"]);
}

#[test]
fn simulations_of_before_are_called_by_the_day_of_their_state() {
    let database = TestDatabase::new();
    let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
    connection.batch_execute(include_str!("../../../../migrations/0030_simulation_names/down.sql")).unwrap();
    let at = "2025-03-01T03:30:00Z";
    for uf in Uf::ALL {
        connection
            .batch_execute(&format!(
                "WITH school AS (
                    INSERT INTO schools (name, municipality, state) VALUES ('{uf}', 'Cidade', '{uf}') RETURNING id
                ), person AS (
                    INSERT INTO people (school_id, kind, password_hash) SELECT id, 'staff', '$' FROM school RETURNING *
                ), member AS (
                    INSERT INTO users (school_id, id, username, role, first_name, last_name)
                    SELECT school_id, id, 'user' || id, 'gestor', 'Ana', 'Lima' FROM person RETURNING *
                )
                INSERT INTO simulations (school_id, user_id, mode, approval_rate, saeb_score, calculated_ideb, created_at)
                SELECT school_id, id, 'rapida', 94, 5.4, 5.08, '{at}' FROM member"
            ))
            .unwrap();
    }
    connection.batch_execute(include_str!("../../../../migrations/0030_simulation_names/up.sql")).unwrap();
    let named =
        "SELECT o.name || ' ' || s.name AS text FROM simulations s JOIN schools o ON o.id = s.school_id";
    let mut expected: Vec<_> = Uf::ALL
        .into_iter()
        .map(|uf| format!("{uf} {}", SimulationName::of(Day::of(at.parse().unwrap(), uf)).as_str()))
        .collect();
    expected.sort();
    assert_eq!(texts(&mut connection, &format!("{named} ORDER BY o.name")), expected);
}

#[test]
fn a_new_database_of_a_cluster_leaves_the_others_settings_of_roles_alone() {
    let other = TestDatabase::new();
    let mut busy = PgConnection::establish(&other.admin_url()).unwrap();
    busy.batch_execute("BEGIN; ALTER ROLE ideb_server SET lc_messages = 'C'").unwrap();
    let database = TestDatabase::bare();
    let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
    connection.batch_execute("SET lock_timeout = '100ms'").unwrap();
    connection.run_next_migration(migrate::MIGRATIONS).unwrap();
}

/// A database as a server of the ninth migration left it, the demonstration loaded.
fn of_the_ninth() -> (TestDatabase, PgConnection) {
    let database = TestDatabase::bare();
    let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
    for _ in 0..9 {
        connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    }
    connection.batch_execute(include_str!("../data/ninth.sql")).unwrap();
    (database, connection)
}

/// What the reference tables of a schema say, places and coverage included.
fn published(connection: &mut PgConnection, schema: &str) -> [Vec<String>; 4] {
    [
        "SELECT concat_ws(' ', inep_code, stage, year, network, ideb, municipal_position, municipal_total,
            state_position, state_total, national_position, national_total, next_municipal_ideb) AS text
         FROM {schema}.reference_school_results ORDER BY 1",
        "SELECT concat_ws(' ', area, place, network, stage, year, approval, trim_scale(indicator), trim_scale(score), ideb)
         AS text FROM {schema}.reference_area_results ORDER BY 1",
        "SELECT concat_ws(' ', name, outdated) AS text FROM {schema}.reference_files ORDER BY 1",
        "SELECT concat_ws(' ', stage, year, states, whole) AS text FROM {schema}.reference_coverage ORDER BY 1",
    ]
    .map(|statement| texts(connection, &statement.replace("{schema}", schema)))
}

#[test]
fn the_tenth_migration_takes_what_is_invented_out_of_what_inep_published() {
    let (_database, mut connection) = of_the_ninth();
    connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    assert_eq!(
        published(&mut connection, "public"),
        [
            &[
                // Of an unknown network: no place.
                "11000001 anos_finais 2023 4.0",
                "35000001 anos_finais 2023 estadual 5.4 1 2 1 2 1 2",
                "35000002 anos_finais 2023 estadual 4.8 2 2 2 2 2 2 5.4",
                "35000003 anos_finais 2023 municipal 5.1 1 1 1 1 1 1",
            ][..],
            &[
                "country  estadual anos_finais 2023 0.9467328784 5.1363333333 4.9",
                "country  total anos_finais 2023 0.95 5.3 5.0",
                "municipality 3550308 estadual anos_finais 2023 0.93 5.2 4.8",
                "state RO estadual anos_finais 2023 0.9621 5.2931 5.1",
                "state SP estadual anos_finais 2019 0.95873201 5.3895001 5.2",
                "state SP estadual anos_finais 2023 96.20 0.9617281 5.3104123 5.1",
                "state SP estadual ensino_medio 2023 4.2",
            ],
            &["escolas.xlsx t", "ufs.xlsx t"],
            &["anos_finais 2023 {SP} f"],
        ]
        .map(|rows| rows.iter().map(|row| (*row).to_owned()).collect::<Vec<_>>())
    );
    let invented = published(&mut connection, "demonstration");
    assert_eq!(
        invented[0],
        [
            "35999001 anos_finais 2023 estadual 5.0 1 2 2 3 2 3",
            "35999001 ensino_medio 2021 estadual 4.0 1 1 1 1 1 1",
            "35999009 anos_finais 2023 estadual 4.3 2 2 3 3 3 3 5.0",
            "35999131 anos_finais 2023 estadual 5.9 1 1 1 3 1 3",
        ]
    );
    for (row, there) in [
        ("municipality 3599999 estadual anos_finais 2023 0.9511 5.0612 4.8", true),
        ("state SP estadual anos_finais 2021 0.9683 5.3202 5.2", true),
        ("state SP estadual anos_finais 2023 0.9621 5.2931 5.1", true),
        ("country  estadual anos_finais 2023 0.9467328784 5.1363333333 4.9", true),
        ("country  total anos_finais 2023 0.95 5.3 5.0", false),
    ] {
        assert_eq!(invented[1].iter().any(|found| found == row), there, "{row}: {:?}", invented[1]);
    }
    assert_eq!(invented[2], ["demonstração f"]);

    // Back again, nothing is lost but what an import brings anew.
    connection.revert_last_migration(migrate::MIGRATIONS).unwrap();
    let schools =
        "SELECT inep_code || ' ' || coalesce(network, '-') AS text FROM reference_schools ORDER BY 1";
    assert_eq!(
        texts(&mut connection, schools),
        [
            "11000001 -",
            "35000001 estadual",
            "35000002 estadual",
            "35000003 municipal",
            "35999001 estadual",
            "35999009 estadual",
            "35999131 estadual",
        ]
    );
    let files = "SELECT name AS text FROM reference_files ORDER BY 1";
    assert_eq!(texts(&mut connection, files), ["demonstração", "escolas.xlsx", "ufs.xlsx"]);
    connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    assert_eq!(published(&mut connection, "demonstration")[0], invented[0]);
}

#[test]
fn files_of_earlier_versions_are_named_until_they_are_imported_again() {
    let (database, _) = of_the_ninth();
    migrate::run(&database.admin_url()).unwrap();
    let mut operator = Operator::connect(&database.admin_url()).unwrap();
    assert_eq!(operator.outdated_files().unwrap(), ["escolas.xlsx", "ufs.xlsx"]);
    // The same file, and a newer copy of the other.
    for (name, hash, left) in [("escolas.xlsx", "a", &["ufs.xlsx"][..]), ("ufs.xlsx", "c", &[])] {
        operator.load::<_, StoreError>(|loader| loader.note_file(name, &hash.repeat(64), at(0))).unwrap();
        assert_eq!(operator.outdated_files().unwrap(), left);
    }
}

/// A result of the school 35000001, as a line without its network tells it, or with it.
fn line(network: Option<Network>) -> SchoolLine {
    let school = ReferenceSchool {
        code: "35000001".parse().unwrap(),
        name: "EE REAL UM".to_owned(),
        municipality_code: None,
        municipality: String::new(),
    };
    let result = SchoolResult {
        code: school.code.clone(),
        stage: Stage::AnosFinais,
        edition: Edition::new(2023).unwrap(),
        network,
        figures: Figures { ideb: PublishedIdeb::parse("5.4").ok(), ..Figures::default() },
    };
    (school, vec![result])
}

#[test]
fn a_network_that_no_file_told_gives_way_to_what_the_files_say_when_they_are_imported_again() {
    let (silent, telling) = (line(None), line(Some(Network::Municipal)));
    for (lines, network) in [
        (&[&silent][..], "-"),
        (&[&telling], "municipal"),
        (&[&silent, &telling], "municipal"),
        (&[&telling, &silent], "municipal"),
    ] {
        let (database, mut connection) = of_the_ninth();
        migrate::run(&database.admin_url()).unwrap();
        let mut operator = Operator::connect(&database.admin_url()).unwrap();
        for line in lines {
            operator
                .load::<_, StoreError>(|loader| loader.load_schools(std::slice::from_ref(*line)))
                .unwrap();
        }
        let told = "SELECT coalesce(network, '-') AS text FROM reference_school_results WHERE inep_code = '35000001'";
        assert_eq!(texts(&mut connection, told), [network]);
    }
}
