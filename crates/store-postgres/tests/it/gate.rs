//! Sign-in and registration.

use std::thread;

use application::database::{Access, Database};
use application::registration::{self, RegistrationError};
use application::sign_in::{self, SignInError};
use application::throttle::Attempts;
use chrono::TimeDelta;
use kernel::{SchoolId, StoreError, UserId};
use school_management::staff::Role;

use crate::world::{World, at, key, registration, texts, user};

#[test]
fn a_registration_makes_a_school_its_manager_and_the_login() {
    let world = World::new();
    let (registered, editions) = {
        let mut tx = world.postgres.begin_unscoped(Access::Write).unwrap();
        let made = registration::register(tx.as_mut(), &registration("marina"), "$hash", at(0)).unwrap();
        tx.commit().unwrap();
        made
    };
    assert_eq!(editions, 0);
    let found = world.at_gate(|tx| tx.gate().credential("marina")).unwrap().unwrap();
    assert_eq!((found.actor.school, found.actor.user()), (registered.school, registered.manager));
    assert_eq!((found.active, found.password_hash.as_str()), (true, "$hash"));
    assert_eq!(found.actor.role(), Role::Gestor);
    assert_eq!(found.actor.member.name(), "Marina Souza");
    assert_eq!(found.actor.member.email.unwrap().as_str(), "marina@escola.gov.br");
    assert!(world.at_gate(|tx| tx.gate().credential("outra")).unwrap().is_none());
    assert_eq!(texts(&mut world.admin(), "SELECT kind AS text FROM audit_events"), ["registration"]);
}

#[test]
fn one_of_many_registrations_gets_the_username() {
    let world = World::with_connections(8);
    let outcomes: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..20)
            .map(|_| {
                scope
                    .spawn(|| world.at_gate(|tx| tx.gate().register(&registration("marina"), "$hash", at(0))))
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
fn a_taken_username_is_said_so() {
    let world = World::new();
    world.school("marina");
    let mut tx = world.postgres.begin_unscoped(Access::Write).unwrap();
    let refused = registration::register(tx.as_mut(), &registration("marina"), "$hash", at(0));
    assert!(matches!(refused, Err(RegistrationError::UsernameTaken)));
}

#[test]
fn attempts_are_kept_replaced_and_cleared() {
    let world = World::new();
    let attempts = |failures| Attempts { failures, last_at: at(7) };
    world
        .at_gate(|tx| {
            let gate = tx.gate();
            assert_eq!(gate.attempts("account:ana")?, None);
            gate.put_attempts("account:ana", attempts(1))?;
            gate.put_attempts("account:ana", attempts(2))?;
            gate.put_attempts("account:bia", attempts(9))?;
            assert_eq!(gate.attempts("account:ana")?, Some(attempts(2)));
            gate.clear_attempts("account:ana")?;
            assert_eq!(gate.attempts("account:ana")?, None);
            assert_eq!(gate.attempts("account:bia")?, Some(attempts(9)));
            // What no limit looks at any more goes with the sessions.
            gate.sweep(at(7) + TimeDelta::days(1))?;
            assert_eq!(gate.attempts("account:bia")?, Some(attempts(9)));
            gate.sweep(at(8) + TimeDelta::days(1))?;
            assert_eq!(gate.attempts("account:bia")?, None);
            Ok(())
        })
        .unwrap();
}

#[test]
fn attempts_side_by_side_are_all_counted() {
    let world = World::with_connections(8);
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| {
                world
                    .at_gate(|tx| {
                        let past = tx.gate().attempts("account:ana")?;
                        tx.gate().put_attempts("account:ana", Attempts::after_failure(past, at(0)))
                    })
                    .unwrap();
            });
        }
    });
    let counted = world.at_gate(|tx| tx.gate().attempts("account:ana")).unwrap().unwrap();
    assert_eq!(counted.failures, 20);
}

#[test]
fn a_device_is_known_to_its_person_alone() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    world
        .at_gate(|tx| {
            let gate = tx.gate();
            assert!(!gate.knows_device(user(&ana), "cell")?);
            for _ in 0..2 {
                gate.remember_device(ana.actor().school, user(&ana), "cell")?;
            }
            assert!(gate.knows_device(user(&ana), "cell")?);
            assert!(!gate.knows_device(user(&bia), "cell")?);
            assert!(!gate.knows_device(user(&ana), "other")?);
            Ok(())
        })
        .unwrap();
    let nobody = world.at_gate(|tx| tx.gate().remember_device(SchoolId(1), UserId(i32::MAX), "cell"));
    assert!(matches!(nobody, Err(StoreError::Clash(_))));
}

#[test]
fn a_whole_sign_in_and_out() {
    let world = World::new();
    world.school("ana");
    let mut tx = world.postgres.begin_unscoped(Access::Write).unwrap();
    let gate = tx.gate();
    let attempt = sign_in::prepare(gate, " Ana ", None, at(10)).unwrap();
    let session = sign_in::accept(gate, &attempt, key(1), "device", at(10)).unwrap();
    assert!(gate.knows_device(session.actor().user(), "device").unwrap());
    sign_in::leave(gate, &session, at(20)).unwrap();
    assert!(gate.session(key(1)).unwrap().is_none());
    tx.commit().unwrap();
    assert_eq!(
        texts(&mut world.admin(), "SELECT kind AS text FROM audit_events ORDER BY id"),
        ["sign_in", "sign_out"]
    );
}

#[test]
fn a_password_that_changed_while_it_was_checked_opens_nothing() {
    let world = World::with_connections(4);
    let ana = world.school("ana");
    let attempt = world.at_gate(|tx| Ok(sign_in::prepare(tx.gate(), "ana", None, at(10)).unwrap())).unwrap();
    let mut change = world.begin(&ana, Access::Write);
    assert!(change.school().change_password(user(&ana), "$argon2id$fake", "$new").unwrap());
    thread::scope(|scope| {
        // Waits for the change that is under way.
        let accepted = scope.spawn(|| {
            let mut tx = world.postgres.begin_unscoped(Access::Write).unwrap();
            sign_in::accept(tx.gate(), &attempt, key(1), "device", at(11)).map(drop)
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
fn an_attempt_that_nobody_could_check_is_taken_back() {
    let world = World::new();
    world.school("ana");
    world
        .at_gate(|tx| {
            for _ in 0..20 {
                let attempt = sign_in::prepare(tx.gate(), "ana", None, at(0)).unwrap();
                sign_in::withdraw(tx.gate(), &attempt)?;
            }
            assert_eq!(tx.gate().attempts("account:ana")?, None);
            Ok(())
        })
        .unwrap();
}

#[test]
fn a_refused_attempt_sweeps_too() {
    let world = World::new();
    world
        .at_gate(|tx| {
            sign_in::prepare(tx.gate(), "ninguem", None, at(0)).unwrap();
            sign_in::prepare(tx.gate(), "outrem", None, at(1) + TimeDelta::days(1)).unwrap();
            Ok(())
        })
        .unwrap();
    let kept = texts(&mut world.admin(), "SELECT key AS text FROM signin_attempts");
    assert_eq!(kept, ["account:outrem"]);
}

#[test]
fn an_unknown_username_waits_like_a_known_one() {
    let world = World::new();
    world
        .at_gate(|tx| {
            for _ in 0..5 {
                let attempt = sign_in::prepare(tx.gate(), "ninguem", None, at(0)).unwrap();
                assert!(attempt.credential.is_none());
            }
            let sixth = sign_in::prepare(tx.gate(), "ninguem", None, at(0));
            assert!(matches!(sixth, Err(SignInError::TooMany { .. })), "{sixth:?}");
            Ok(())
        })
        .unwrap();
}

#[test]
fn nonsense_for_a_username_is_nobody() {
    let world = World::new();
    for nonsense in ["a\0b".to_owned(), "x".repeat(60_000), "é".repeat(60_000)] {
        world
            .at_gate(|tx| {
                let attempt = sign_in::prepare(tx.gate(), &nonsense, None, at(0)).unwrap();
                assert!(attempt.credential.is_none());
                sign_in::prepare(tx.gate(), &nonsense, None, at(0)).unwrap();
                Ok(())
            })
            .unwrap();
    }
}

#[test]
fn the_demonstrations_staff_is_listed_while_it_is_there() {
    let world = World::new();
    world.school("ana");
    assert!(world.at_gate(|tx| tx.gate().demo_staff()).unwrap().is_empty());
    let mut demo = registration("demo");
    demo.school.demo = true;
    world.at_gate(|tx| tx.gate().register(&demo, "$hash", at(0))).unwrap();
    let staff = world.at_gate(|tx| tx.gate().demo_staff()).unwrap();
    assert_eq!(staff.len(), 1);
    assert_eq!(staff[0].member.username.as_str(), "demo");
}
