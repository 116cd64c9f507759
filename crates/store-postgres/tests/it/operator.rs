//! What the operator may, and what a server must not run on.

use application::gate::counter::Counter;
use application::gate::keys::{CounterKey, DeviceKey, Subnet};
use application::gate::ports::REGISTRATIONS_A_DAY;
use application::gate::registration::Day;
use application::gate::session::LiveSession;
use application::testing::HASH;
use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use kernel::StoreError;
use school_management::people::password::HashedPassword;
use store_postgres::operator::{Operator, VerifyError, create_database};
use store_postgres::{Postgres, Requirements, Unsafe};
use test_database::TestDatabase;

use crate::world::{World, at, key, registration, texts, user};

fn operator(world: &World) -> Operator {
    Operator::connect(&world.database.admin_url()).unwrap()
}

#[test]
fn a_school_is_verified_by_number_or_by_a_code_that_one_school_has() {
    let world = World::new();
    let ana = world.school("ana");
    let mut operator = operator(&world);
    assert_eq!(operator.set_verified("11005823", true).unwrap().as_deref(), Some("Escola de ana"));
    let is_verified = || world.within(&ana, |tx| tx.school().school()).unwrap().unwrap().verified;
    assert!(is_verified());
    operator.set_verified("11005823", false).unwrap();
    assert!(!is_verified());
    let bia = world.school("bia");
    let several = operator.set_verified("11005823", true).unwrap_err();
    assert!(
        matches!(&several, VerifyError::Several(names) if names.contains("(Escola de bia)")),
        "{several}"
    );
    let number = bia.scope().school().to_string();
    assert_eq!(operator.set_verified(&number, true).unwrap().as_deref(), Some("Escola de bia"));
    for unknown in ["999999", "99999999", "Escola", ""] {
        assert_eq!(operator.set_verified(unknown, true).unwrap(), None, "{unknown}");
    }
}

#[test]
fn the_demonstration_is_no_real_school() {
    let world = World::new();
    let mut operator = operator(&world);
    assert!(!operator.holds_real_schools().unwrap());
    for (name, demo, real) in [("demo", true, false), ("escola", false, true)] {
        let mut registration = registration(name);
        registration.school.demo = demo;
        world.at_gate(|tx| tx.gate().register(&registration, &HashedPassword::new("$hash"), at(0))).unwrap();
        assert_eq!(operator.holds_real_schools().unwrap(), real, "{name}");
    }
}

#[test]
fn a_lost_password_is_replaced_with_its_sessions_and_waits() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let device = DeviceKey("d".to_owned());
    let failures = Counter { count: 9, from: at(0) };
    let of = |session: &LiveSession| {
        let user = user(session);
        let account = CounterKey::account(&session.actor().person.login().parse().unwrap());
        let [here, there] = ["198.51.100.7", "2001:db8::7"]
            .map(|address| account.within(Subnet::of(address.parse().unwrap())));
        [account, here, there, CounterKey::own_password(user), CounterKey::device(&device, user)]
    };
    world
        .at_gate(|tx| {
            for session in [&ana, &bia] {
                tx.gate().remember_device(session.scope().school(), user(session), &device, at(0))?;
                for key in of(session) {
                    tx.gate().put_counter(&key, failures)?;
                }
            }
            Ok(())
        })
        .unwrap();
    let mut operator = operator(&world);
    let new = HashedPassword::new("$novo");
    let named = operator.reset_password(&"ana".parse().unwrap(), &new, at(60)).unwrap();
    assert_eq!(named.as_deref(), Some("Marina Souza"));
    world
        .at_gate(|tx| {
            for (session, password) in [(&ana, "$novo"), (&bia, HASH)] {
                let stored = tx
                    .gate()
                    .credential(&session.actor().person.login().parse().unwrap())?
                    .unwrap()
                    .hash()
                    .unwrap()
                    .clone();
                assert_eq!(stored.as_str(), password);
            }
            assert!(tx.gate().session(key(b'a'))?.is_none());
            assert!(tx.gate().session(key(b'b'))?.is_some());
            for (ours, theirs) in of(&ana).into_iter().zip(of(&bia)) {
                assert_eq!(tx.gate().counter(&ours)?, None);
                assert_eq!(tx.gate().counter(&theirs)?, Some(failures));
            }
            Ok(())
        })
        .unwrap();
    let trail = "SELECT school_id || ' ' || (actor_id IS NULL) || ' ' || text || ' ' || about_id AS text
        FROM audit_events";
    let expected = format!("{} true redefiniu uma senha {}", ana.scope().school(), user(&ana));
    assert_eq!(texts(&mut world.admin(), trail), [expected]);
    assert_eq!(operator.reset_password(&"caio".parse().unwrap(), &new, at(60)).unwrap(), None);
}

#[test]
fn the_operator_sees_the_days_registrations_and_says_how_many_there_may_be() {
    let world = World::new();
    let mut operator = operator(&world);
    let day = |operator: &mut Operator, now| operator.registrations(now).unwrap();
    assert_eq!(day(&mut operator, at(0)), Day { registered: 0, most: REGISTRATIONS_A_DAY });
    let counted = Counter { count: 7, from: at(0) };
    world.at_gate(|tx| tx.gate().put_counter(&CounterKey::registrations(), counted)).unwrap();
    operator.allow_registrations(500).unwrap();
    assert_eq!(day(&mut operator, at(60)), Day { registered: 7, most: 500 });
    assert_eq!(world.at_gate(|tx| tx.gate().registrations_a_day()).unwrap(), 500);
    assert_eq!(day(&mut operator, at(0) + TimeDelta::days(1)), Day { registered: 0, most: 500 });
}

#[test]
fn an_import_may_write_reference_data_alone_and_is_undone_whole() {
    let world = World::new();
    let mut operator = operator(&world);
    let failed: Result<(), StoreError> = operator.load(|loader| {
        loader.note_file("x.csv", &"a".repeat(64), at(0))?;
        Err(StoreError::Clash("x".to_owned()))
    });
    assert!(failed.is_err());
    assert_eq!(texts(&mut world.admin(), "SELECT name AS text FROM reference_files"), [""; 0]);
    operator.load(|loader| loader.note_file("y.csv", "", at(0))).unwrap();
    assert_eq!(texts(&mut world.admin(), "SELECT name AS text FROM reference_files"), ["y.csv"]);
}

#[test]
fn a_server_refuses_roles_that_see_every_school() {
    let database = TestDatabase::new();
    let connect = |url: &str, requirements| Postgres::connect(url, 1, requirements).map(|_| ());
    let superuser = connect(&database.admin_url(), Requirements::Testing);
    assert!(matches!(&superuser, Err(Unsafe::Mighty { role }) if role == "postgres"), "{superuser:?}");
    assert!(connect(&database.server_url(), Requirements::Testing).is_ok());
    // The cluster of the tests forgets.
    let forgetful = connect(&database.server_url(), Requirements::Durable);
    assert!(
        matches!(&forgetful, Err(Unsafe::Forgetful { settings }) if settings.starts_with("fsync, ")),
        "{forgetful:?}"
    );
}

#[test]
fn a_server_refuses_owners_bypassers_and_strangers() {
    let database = TestDatabase::new();
    let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
    // Roles belong to the cluster: named after this test's database, and dropped with it.
    let name = texts(&mut admin, "SELECT current_database()::text AS text").remove(0);
    for (attributes, more, expected) in [
        ("BYPASSRLS", format!("GRANT ideb_tenant TO {name}"), "mighty"),
        ("", format!("ALTER TABLE simulations OWNER TO {name}"), "mighty"),
        ("", format!("GRANT postgres TO {name}"), "mighty"),
        ("", format!("GRANT ideb_gate TO {name}"), "powerless"),
    ] {
        admin.batch_execute(&format!("CREATE ROLE {name} LOGIN {attributes}")).unwrap();
        admin.batch_execute(&more).unwrap();
        let url = format!("{}&user={name}", database.admin_url());
        let refused = Postgres::connect(&url, 1, Requirements::Testing).map(|_| ());
        admin
            .batch_execute(&format!(
                "REASSIGN OWNED BY {name} TO postgres; DROP OWNED BY {name}; DROP ROLE {name}"
            ))
            .unwrap();
        let found = match refused {
            Err(Unsafe::Mighty { .. }) => "mighty",
            Err(Unsafe::Powerless { .. }) => "powerless",
            other => panic!("{attributes} {more}: {other:?}"),
        };
        assert_eq!(found, expected, "{attributes} {more}");
    }
}

#[test]
fn a_server_refuses_a_database_whose_messages_it_cannot_read() {
    let database = TestDatabase::new();
    let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
    let connect = || Postgres::connect(&database.server_url(), 1, Requirements::Testing).map(|_| ());
    assert!(connect().is_ok());
    // Few machines have a second language: the server is told of one.
    admin
        .batch_execute(
            "CREATE SCHEMA told;
             CREATE FUNCTION told.current_setting(text) RETURNS text LANGUAGE sql AS $$ SELECT 'pt_BR.UTF-8' $$;
             GRANT USAGE ON SCHEMA told TO ideb_server, ideb_gate;
             GRANT EXECUTE ON FUNCTION told.current_setting(text) TO ideb_server, ideb_gate",
        )
        .unwrap();
    let name = texts(&mut admin, "SELECT current_database()::text AS text").remove(0);
    for speaks in ["ideb_server", "ideb_gate"] {
        let alter = format!("ALTER ROLE {speaks} IN DATABASE {name}");
        admin.batch_execute(&format!("{alter} SET search_path = told, pg_catalog, public")).unwrap();
        let refused = connect();
        assert!(
            matches!(&refused, Err(Unsafe::Foreign { role, locale }) if role == speaks && locale == "pt_BR.UTF-8"),
            "{refused:?}"
        );
        admin.batch_execute(&format!("{alter} RESET search_path")).unwrap();
    }
}

#[test]
fn a_database_is_made_once() {
    let database = TestDatabase::bare();
    create_database(&database.admin_url()).unwrap();
    let name = format!("made for \"{}\"", std::process::id());
    let url = format!("{}&dbname={}", database.admin_url(), name.replace(' ', "%20").replace('"', "%22"));
    for _ in 0..2 {
        create_database(&url).unwrap();
    }
    PgConnection::establish(&url).unwrap();
    let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
    admin.batch_execute(&format!("DROP DATABASE \"{}\" WITH (FORCE)", name.replace('"', "\"\""))).unwrap();
}
