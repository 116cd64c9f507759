//! One school never meets another's rows, whatever it asks.

use application::testing::HASH;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::Figures;
use ideb_core::simulate::QuickRequest;
use ideb_core::simulation::summary::SummaryRequest;
use ideb_core::view::SimulationPage;
use kernel::{SimulationId, Stage, StoreError, Uf};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::notices::audit::AuditFilter;
use school_management::notices::notice::ReadMarks;
use school_management::people::password::HashedPassword;

use crate::tenants::TENANTS;
use crate::world::{World, at, called, key, texts, user};

const ALL: SimulationPage = SimulationPage { stage: None, before: None, limit: 100 };

fn simulated() -> ideb_core::simulation::Simulated {
    QuickRequest { approval: "94", saeb: "5.4", target: None, stage: None }.simulate().unwrap()
}

#[test]
fn a_school_sees_itself_alone() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let (stage, edition) = (Stage::AnosFinais, Edition::new(2023).unwrap());
    let goal = PublishedIdeb::parse("5.1").unwrap();
    let (theirs, simulation) = world
        .within(&ana, |tx| {
            tx.ideb().put_goal(stage, edition, goal, user(&ana), at(0))?;
            tx.school().record(
                Some(user(&ana)),
                &NewActivity::new(ActivityKind::Goal, "definiu a meta"),
                at(0),
            )?;
            let simulation =
                tx.ideb().save_simulation(user(&ana), &called("Plano A"), &simulated(), at(0))?;
            Ok((tx.ideb().put_own_figure(stage, edition, &Figures::default())?, simulation))
        })
        .unwrap();
    world
        .within(&bia, |tx| {
            assert_eq!(tx.school().school()?.unwrap().name, "Escola de bia");
            assert_eq!(tx.school().password(user(&ana))?, None);
            assert!(tx.ideb().own_figures()?.is_empty());
            assert_eq!(tx.ideb().remove_own_figure(theirs.id)?, None);
            assert!(!tx.ideb().remove_goal(stage, edition)?);
            assert_eq!(tx.ideb().hold_simulation(simulation.id)?, None);
            tx.ideb().rename_simulation(simulation.id, &called("Meu"))?;
            tx.ideb().remove_simulation(simulation.id)?;
            assert_eq!(tx.ideb().restore_simulation(simulation.id, user(&ana))?, None);
            tx.ideb().save_simulation(user(&bia), &called("Plano A"), &simulated(), at(-1))?;
            tx.sessions().close(user(&ana), Some(key(b'b')))?;
            tx.sessions().rename(key(b'a'), key(b'z'))
        })
        .unwrap();
    let mut view = world.view(&bia);
    assert!(view.notices().activities(10).unwrap().is_empty());
    let nobodys = ReadMarks::default();
    assert_eq!(view.notices().count_unread(user(&bia), true, &nobodys).unwrap(), 0);
    assert_eq!(view.notices().count_audit(&AuditFilter::default(), 10).unwrap(), 0);
    assert!(view.index().goals().unwrap().is_empty());
    assert_eq!(view.index().simulations(ALL).unwrap().len(), 1);
    assert_eq!(view.index().simulation(simulation.id).unwrap(), None);
    assert_eq!(world.view(&ana).index().simulation(simulation.id).unwrap(), Some(simulation.clone()));
    let everything = SummaryRequest { stage: None, goal: None, since: at(-1), uf: Uf::RO };
    assert_eq!(view.index().simulation_summary(&everything).unwrap().newest.len(), 1);
    // Neither is it a place to go on reading from.
    let page = SimulationPage { before: Some(simulation.id), ..ALL };
    assert!(view.index().simulations(page).unwrap().is_empty());
    let mut view = world.view(&ana);
    assert_eq!(view.index().own_figures().unwrap(), [theirs]);
    assert_eq!(view.index().goals().unwrap().len(), 1);
    let still = world.at_gate(|tx| tx.gate().session(key(b'a'))).unwrap();
    assert!(still.is_some(), "another school closed the session");
}

#[test]
fn anothers_person_cannot_be_written_for() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let refused =
        |work: &mut dyn FnMut(&mut dyn application::tx::database::SchoolTx) -> Result<(), StoreError>| {
            world.within(&bia, |tx| work(tx)).unwrap_err()
        };
    let clash = |error: StoreError, constraint: &str| {
        assert!(matches!(&error, StoreError::Clash(name) if name == constraint), "{error:?}");
    };
    let saved = refused(&mut |tx| {
        tx.ideb().save_simulation(user(&ana), &called("Plano A"), &simulated(), at(0)).map(drop)
    });
    clash(saved, "simulations_user_fkey");
    let noted = NewActivity::new(ActivityKind::Goal, "definiu a meta");
    let recorded = refused(&mut |tx| tx.school().record(Some(user(&ana)), &noted, at(0)));
    clash(recorded, "audit_events_actor_fkey");
    let read = refused(&mut |tx| tx.school().mark_all_read(user(&ana), at(0)));
    clash(read, "notification_reads_person_fkey");
    let claimed = refused(&mut |tx| tx.once().claim(user(&ana), "k", "r", at(0)).map(drop));
    clash(claimed, "idempotency_keys_person_fkey");
    let changed = world.within(&bia, |tx| {
        tx.school().change_password(user(&ana), &HashedPassword::new(HASH), &HashedPassword::new("$other"))
    });
    assert!(!changed.unwrap());
}

#[derive(QueryableByName)]
struct CountRow {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// How many schools a connection finds in each table of the catalogue.
fn schools_seen(connection: &mut PgConnection) -> Vec<String> {
    let counts = texts(
        connection,
        "SELECT format('SELECT %L || count(DISTINCT %I) AS text FROM %I', relname || ' ',
            CASE relname WHEN 'schools' THEN 'id' ELSE 'school_id' END, relname) AS text
         FROM pg_class c WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
         AND (relname = 'schools' OR EXISTS (
            SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id'))
         ORDER BY relname COLLATE \"C\"",
    );
    counts.iter().map(|count| texts(connection, count).remove(0)).collect()
}

#[test]
fn in_every_table_of_the_catalogue_a_school_finds_its_own_rows_alone() {
    let world = World::new();
    let mut admin = world.admin();
    for (table, values) in TENANTS {
        for id in ["1000", "2000"] {
            admin.batch_execute(&format!("INSERT INTO {table} {}", values.replace("{id}", id))).unwrap();
        }
    }
    // Who sees all schools finds two of them everywhere: no table was left empty, and the count can tell.
    let mut tables: Vec<_> = TENANTS.iter().map(|(table, _)| *table).collect();
    tables.sort_unstable();
    assert_eq!(schools_seen(&mut admin), tables.iter().map(|table| format!("{table} 2")).collect::<Vec<_>>());
    let mut server = world.server();
    server.batch_execute("BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '1000'").unwrap();
    // The gate's own: a school asks when its people came last, and not by which devices.
    server.batch_execute("SAVEPOINT before").unwrap();
    assert!(server.batch_execute("SELECT device FROM known_devices").is_err());
    server.batch_execute("ROLLBACK TO before").unwrap();
    admin.batch_execute("GRANT SELECT ON known_devices, students TO ideb_tenant").unwrap();
    assert_eq!(
        schools_seen(&mut server),
        tables.iter().map(|table| format!("{table} 1")).collect::<Vec<_>>()
    );
}

#[test]
fn without_a_school_a_tenant_sees_nothing_and_writes_nothing() {
    let world = World::new();
    let ana = world.school("ana");
    world
        .within(&ana, |tx| tx.ideb().save_simulation(user(&ana), &called("Plano A"), &simulated(), at(0)))
        .unwrap();
    let mut server = world.server();
    for setting in ["", "SET LOCAL app.school_id = '';", "SET LOCAL app.school_id = '999999';"] {
        server.batch_execute(&format!("BEGIN; SET LOCAL ROLE ideb_tenant; {setting}")).unwrap();
        for table in ["schools", "people", "users", "logins", "simulations", "audit_events"] {
            let rows: CountRow = diesel::sql_query(format!("SELECT count(*) AS count FROM {table}"))
                .get_result(&mut server)
                .unwrap();
            assert_eq!(rows.count, 0, "{table} {setting}");
        }
        let written = server.batch_execute(
            "INSERT INTO simulations (user_id, mode, approval_rate, saeb_score, calculated_ideb)
             VALUES (1, 'rapida', 1, 1, 1)",
        );
        assert!(written.is_err(), "{setting}");
        server.batch_execute("ROLLBACK").unwrap();
    }
}

#[test]
fn a_school_cannot_write_rows_of_another() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let (own, other) = (ana.scope().school(), bia.scope().school());
    let mut server = world.server();
    for statement in [
        format!("INSERT INTO ideb_data (school_id, stage, year) VALUES ({other}, 'anos_finais', 2023)"),
        format!("UPDATE ideb_data SET school_id = {other}"),
        format!("INSERT INTO logins (kind, name, school_id, person_id) VALUES ('staff', 'x', {other}, 1)"),
        "UPDATE schools SET verified = true".to_owned(),
        "INSERT INTO schools (name, municipality, state) VALUES ('x', 'x', 'RO')".to_owned(),
        format!("UPDATE users SET school_id = {other}"),
        "UPDATE users SET username = 'x'".to_owned(),
        format!("UPDATE people SET school_id = {other}"),
        "DELETE FROM users".to_owned(),
        "SELECT sess FROM sessions".to_owned(),
        "INSERT INTO reference_files VALUES ('x', '', now())".to_owned(),
        "SELECT FROM signin_attempts".to_owned(),
        "SELECT device FROM known_devices".to_owned(),
        "SET LOCAL ROLE ideb_loader".to_owned(),
    ] {
        server
            .batch_execute(&format!(
                "BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{own}';
                 INSERT INTO ideb_data (stage, year) VALUES ('anos_finais', 2021)"
            ))
            .unwrap();
        assert!(server.batch_execute(&statement).is_err(), "{statement}");
        server.batch_execute("ROLLBACK").unwrap();
    }
}

#[test]
fn the_audit_trail_only_grows() {
    let world = World::new();
    let ana = world.school("ana");
    let school = ana.scope().school();
    world
        .within(&ana, |tx| {
            tx.school().record(None, &NewActivity::new(ActivityKind::Goal, "definiu a meta"), at(0))
        })
        .unwrap();
    let mut server = world.server();
    for role in ["ideb_tenant", "ideb_gate"] {
        for statement in
            ["UPDATE audit_events SET text = 'x'", "DELETE FROM audit_events", "TRUNCATE audit_events"]
        {
            let batch =
                format!("BEGIN; SET LOCAL ROLE {role}; SET LOCAL app.school_id = '{school}'; {statement}");
            // The gate removes old refusals, and sees nothing else.
            let may = (role, statement) == ("ideb_gate", "DELETE FROM audit_events");
            assert_eq!(server.batch_execute(&batch).is_ok(), may, "{batch}");
            server.batch_execute(if may { "COMMIT" } else { "ROLLBACK" }).unwrap();
        }
    }
    assert_eq!(texts(&mut world.admin(), "SELECT text FROM audit_events"), ["definiu a meta"]);
}

#[test]
fn what_is_not_committed_is_gone() {
    let world = World::new();
    let ana = world.school("ana");
    let saved = {
        let mut tx = world.begin(&ana);
        tx.ideb().save_simulation(user(&ana), &called("Plano A"), &simulated(), at(0)).unwrap().id
    };
    assert!(saved > SimulationId(0));
    assert!(world.view(&ana).index().simulations(ALL).unwrap().is_empty());
}
