//! A school keeps so much and no more, and takes no room from another.

use application::gate::session::LiveSession;
use application::quota::QuotaUse;
use diesel::connection::SimpleConnection;
use ideb_core::simulate::QuickRequest;
use kernel::StoreError;
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::tenants::TENANTS;
use crate::world::{World, at, called, texts, user};

#[test]
fn every_table_of_schools_has_a_quota_or_says_what_bounds_it() {
    let world = World::new();
    let mut admin = world.admin();
    let said = texts(&mut admin, "SELECT name AS text FROM quotas ORDER BY name COLLATE \"C\"");
    let mut tables: Vec<_> =
        TENANTS.iter().map(|(table, _)| *table).filter(|table| *table != "schools").collect();
    tables.sort_unstable();
    assert_eq!(said, tables);
    let kept =
        "SELECT tgrelid::regclass::text AS text FROM pg_trigger WHERE tgname = 'within_quota' ORDER BY 1";
    let numbered = "SELECT name AS text FROM quotas WHERE most IS NOT NULL ORDER BY 1";
    assert_eq!(texts(&mut admin, kept), texts(&mut admin, numbered));
    admin.batch_execute("CREATE TABLE later (school_id bigint REFERENCES schools (id))").unwrap();
    let without = admin.batch_execute("CALL tenant_table('later')").unwrap_err();
    assert!(without.to_string().contains("quotas_one_of_both"), "{without}");
    admin.batch_execute("CALL tenant_table('later', bounded_by => 'people')").unwrap();
}

#[test]
fn a_school_keeps_so_much_and_takes_nothing_from_another() {
    let world = World::new();
    world.admin().batch_execute("UPDATE quotas SET most = 2 WHERE name = 'simulations'").unwrap();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let save = |session: &LiveSession| {
        let simulated =
            QuickRequest { approval: "94.5", saeb: "5.4", target: None, stage: None }.simulate().unwrap();
        world.within(session, |tx| {
            tx.ideb().save_simulation(user(session), &called("Plano A"), &simulated, at(1))
        })
    };
    for session in [&ana, &ana, &bia] {
        save(session).unwrap();
    }
    let full = save(&ana).unwrap_err();
    assert!(matches!(&full, StoreError::Full { name, most: 2 } if name == "simulations"), "{full:?}");
    save(&bia).unwrap();
    for session in [&ana, &bia] {
        let quotas = world.view(session).quotas().quotas().unwrap();
        let expected = QuotaUse { name: "simulations".to_owned(), kept: 2, most: 2 };
        assert!(quotas.contains(&expected), "{quotas:?}");
        assert!(quotas.iter().any(|quota| quota.name == "people" && quota.kept == 1), "{quotas:?}");
    }
    let set = |change: &str| world.admin().batch_execute(change).unwrap();
    set("UPDATE quotas SET most = 3 WHERE name = 'simulations'");
    save(&ana).unwrap();
    // No number is too large, and without one nothing is kept.
    set(&format!("UPDATE quotas SET most = {} WHERE name = 'simulations'", i64::MAX));
    save(&ana).unwrap();
    set("DELETE FROM quotas WHERE name = 'simulations'");
    let none = save(&bia).unwrap_err();
    assert!(matches!(&none, StoreError::Full { name, most: 0 } if name == "simulations"), "{none:?}");
}

#[test]
fn old_refusals_are_swept_and_nothing_else() {
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    let mut admin = world.admin();
    let record = |kind, at| {
        let activity = NewActivity::new(kind, "tentou");
        world.at_gate(|tx| tx.gate().record(ana.actor().school, Some(user(&ana)), &activity, at)).unwrap();
    };
    record(ActivityKind::Denied, at(1));
    record(ActivityKind::SignInFailed, at(1));
    record(ActivityKind::SignIn, at(1));
    record(ActivityKind::Denied, at(9));
    // Of today, by the database's clock: whatever the program asks for, it stays.
    admin.batch_execute("INSERT INTO audit_events (school_id, at, kind, text) SELECT id, now(), 'denied', 'hoje' FROM schools").unwrap();
    let kept =
        "SELECT kind || ' ' || text AS text FROM audit_events WHERE kind <> 'registration' ORDER BY id";
    let mut swept_before = |before| {
        world.at_gate(|tx| tx.gate().sweep_refusals(before)).unwrap();
        texts(&mut admin, kept)
    };
    assert_eq!(swept_before(at(5)), ["sign_in tentou", "denied tentou", "denied hoje"]);
    assert_eq!(swept_before(at(1_000_000_000)), ["sign_in tentou", "denied hoje"]);
}
