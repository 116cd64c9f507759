//! What many do at the gate at once.

use std::net::Ipv4Addr;
use std::thread;

use application::gate::browser::UserAgent;
use application::gate::counter::Counter;
use application::gate::keys::{CounterKey, DeviceKey, Subnet};
use application::gate::sign_in::typed_login::TypedLogin;
use application::gate::sign_in::{self, Origin, SignInError};
use application::testing::pupils::{card, pupil, typed};
use application::testing::{HASH, registered};
use application::tx::database::Database;
use application::tx::views::Views;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use kernel::StoreError;
use school_management::people::password::HashedPassword;
use school_management::people::pupil::store::FirstPassword;

use crate::world::{World, at, key, registration, texts, user};

/// A device that is nobody's.
fn from_home() -> Origin<'static> {
    Origin { device: None, subnet: Subnet::of(Ipv4Addr::LOCALHOST.into()) }
}

#[test]
fn one_of_many_registrations_gets_the_username() {
    let world = World::with_connections(8);
    let outcomes: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..20)
            .map(|_| {
                scope.spawn(|| {
                    world.at_gate(|tx| {
                        tx.gate().register(&registration("marina"), &HashedPassword::new("$hash"), at(0))
                    })
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let taken = |outcome: &&Result<_, StoreError>| matches!(outcome, Err(StoreError::Clash(name)) if name == "logins_pkey");
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
    assert_eq!(outcomes.iter().filter(taken).count(), 19, "{outcomes:?}");
    // Nothing of the others is left.
    for table in ["schools", "users", "logins"] {
        let count = format!("SELECT count(*)::text AS text FROM {table}");
        assert_eq!(texts(&mut world.admin(), &count), ["1"], "{table}");
    }
}

#[test]
fn attempts_side_by_side_are_all_counted() {
    let ana = CounterKey::nobody("ana");
    let world = World::with_connections(8);
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| {
                world
                    .at_gate(|tx| {
                        let past = tx.gate().counter(&ana)?;
                        tx.gate().put_counter(&ana, Counter::after_failure(past, at(0)))
                    })
                    .unwrap();
            });
        }
    });
    let counted = world.at_gate(|tx| tx.gate().counter(&ana)).unwrap().unwrap();
    assert_eq!(counted.count, 20);
}

#[test]
fn a_password_that_changed_while_it_was_checked_opens_nothing() {
    let world = World::with_connections(4);
    let ana = world.school("ana");
    let attempt = world
        .at_gate(
            |tx| Ok(sign_in::prepare(tx.gate(), &TypedLogin::staff("ana"), from_home(), at(10)).unwrap()),
        )
        .unwrap();
    let mut change = world.begin(&ana);
    assert!(
        change
            .school()
            .change_password(user(&ana), &HashedPassword::new(HASH), &HashedPassword::new("$new"))
            .unwrap()
    );
    thread::scope(|scope| {
        // Waits for the change that is under way.
        let accepted = scope.spawn(|| {
            let mut tx = world.postgres.begin_gate().unwrap();
            sign_in::accept(
                tx.gate(),
                &attempt,
                key(1),
                (&DeviceKey("device".to_owned()), UserAgent::default()),
                at(11),
            )
            .map(drop)
        });
        let waiting = "SELECT count(*)::text AS text FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event = 'advisory'";
        let mut admin = world.admin();
        while texts(&mut admin, waiting) == ["0"] && !accepted.is_finished() {
            thread::yield_now();
        }
        change.commit().unwrap();
        let outcome = accepted.join().unwrap();
        assert!(matches!(outcome, Err(SignInError::Refused)), "{outcome:?}");
    });
}

#[test]
fn the_demonstrations_staff_is_listed_while_it_is_there() {
    let world = World::new();
    world.school("ana");
    let listed = || world.postgres.view_public().unwrap().demonstration().demo_staff().unwrap();
    assert!(listed().is_empty());
    let mut demo = registration("demo");
    demo.school.demo = true;
    registered(&world.postgres, &demo);
    let names: Vec<_> = listed().into_iter().map(|member| member.username.to_string()).collect();
    assert_eq!(names, ["demo"]);
}

/// As by another server that stands still in the middle of an attempt. Those of the schools wait longer, and go on waiting.
#[test]
fn who_asks_for_a_counter_that_is_held_is_told_to_come_back_before_a_school_would_be() {
    let world = World::with_connections(2);
    let ana = world.school("ana");
    let held = CounterKey::nobody("ana");
    let mut admin = world.admin();
    admin
        .batch_execute(&format!(
            "BEGIN; SELECT pg_advisory_xact_lock(1, hashtext('{}'));
             LOCK TABLE ideb_data IN ACCESS EXCLUSIVE MODE",
            held.as_str()
        ))
        .unwrap();
    thread::scope(|scope| {
        let school = scope.spawn(|| world.within(&ana, |tx| tx.ideb().own_figures()).map(drop));
        let waiting = "SELECT count(*)::text AS text FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event = 'relation'";
        while texts(&mut world.admin(), waiting) == ["0"] {
            thread::yield_now();
        }
        let told = world.at_gate(|tx| tx.gate().counter(&held));
        assert!(matches!(&told, Err(StoreError::Down(_))), "{told:?}");
        assert!(!school.is_finished(), "it was told first, though it asked last");
        admin.batch_execute("ROLLBACK").unwrap();
        school.join().unwrap().unwrap();
    });
}

/// Two attempts on one account wait for its key together; the first to get it finds the counter too young to sweep, and the
/// other finds it too old.
#[test]
fn attempts_that_sweep_an_old_counter_do_not_wait_for_each_other() {
    const A_DAY: i64 = 24 * 60 * 60;
    let world = World::with_connections(4);
    let old = CounterKey::nobody("ana");
    let failed = Counter { count: 1, from: at(0) };
    world.at_gate(|tx| tx.gate().put_counter(&old, failed)).unwrap();
    let mut admin = world.admin();
    let waiting = |admin: &mut PgConnection, expected: &str| {
        let count = "SELECT count(*)::text AS text FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event = 'advisory'";
        while texts(admin, count) != [expected] {
            thread::yield_now();
        }
    };
    let attempt = |now| loop {
        let outcome = world.at_gate(|tx| {
            match sign_in::prepare(tx.gate(), &TypedLogin::staff("ana"), from_home(), now) {
                Err(SignInError::Store(error)) => Err(error),
                other => Ok(other.is_ok()),
            }
        });
        match outcome {
            // On a machine that is busy the holder takes longer than anyone waits for a key.
            Err(StoreError::Down(error)) if error.to_string().contains("lock timeout") => {}
            other => return other,
        }
    };
    let mut holder = world.postgres.begin_gate().unwrap();
    holder.gate().counter(&old).unwrap();
    thread::scope(|scope| {
        let earlier = scope.spawn(|| attempt(at(A_DAY - 1)));
        waiting(&mut admin, "1");
        let later = scope.spawn(|| attempt(at(A_DAY + 1)));
        waiting(&mut admin, "2");
        drop(holder);
        assert!(earlier.join().unwrap().unwrap());
        assert!(later.join().unwrap().unwrap());
    });
}

/// What keeps the passwords of everyone else from whoever gets hold of the gate.
#[test]
fn the_gate_gives_a_password_to_a_pupil_without_one_and_to_nobody_else() {
    let world = World::new();
    let ana = world.school("ana");
    let with = pupil(&world.postgres, &ana, "1", (None, typed(false)));
    let without = pupil(&world.postgres, &ana, "2", (None, FirstPassword::Issued(card(1, at(9)))));
    let mut gate = world.admin();
    diesel::sql_query("SET ROLE ideb_gate").execute(&mut gate).unwrap();
    for (id, changed) in [(user(&ana), 0), (with, 0), (without, 1), (without, 0)] {
        let update = format!("UPDATE people SET password_hash = '$taken' WHERE id = {id}");
        assert_eq!(diesel::sql_query(update).execute(&mut gate).unwrap(), changed, "{id}");
    }
}
