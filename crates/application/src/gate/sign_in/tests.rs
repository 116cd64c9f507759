use std::net::Ipv4Addr;

use super::*;
use crate::gate::counter::Counter;
use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration, within};

fn device() -> DeviceKey {
    DeviceKey("d0".to_owned())
}

fn staff(username: &str) -> TypedLogin {
    TypedLogin::staff(username)
}

/// A device that is nobody's, in one of many networks.
fn from(network: u32) -> Origin<'static> {
    Origin { device: None, subnet: Subnet::of(Ipv4Addr::from_bits(network << 8).into()) }
}

fn on(device: &DeviceKey) -> Origin<'_> {
    Origin { device: Some(device), ..from(0) }
}

/// An attempt whose password is wrong.
fn fails(database: &MemoryDatabase, username: &str, network: u32, now: i64) -> Result<Attempt, SignInError> {
    at_gate(database, |tx| prepare(tx.gate(), &staff(username), from(network), at(now)))
}

/// The counters that may make somebody wait.
fn failures(database: &MemoryDatabase) -> Vec<(CounterKey, Counter)> {
    let counters = database.counters().into_iter();
    counters.filter(|(key, _)| !key.as_str().starts_with("trail:")).collect()
}

#[test]
fn who_signs_in_has_a_session_a_known_device_and_a_trail() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    at_gate(&database, |tx| {
        let gate = tx.gate();
        let attempt = prepare(gate, &staff(" Ana "), from(0), at(10)).unwrap();
        let session = accept(gate, &attempt, key(1), (&device(), UserAgent::default()), at(10)).unwrap();
        assert_eq!(session.actor(), ana.actor());
        assert!(gate.session(key(1)).unwrap().is_some());
        assert!(gate.knows_device(ana.actor().id(), &device()).unwrap());
        leave(gate, &session, at(20)).unwrap();
        assert!(gate.session(key(1)).unwrap().is_none());
    });
    let trail: Vec<_> = database.trail(ana.scope().school()).iter().map(|entry| entry.kind).collect();
    assert_eq!(trail, [ActivityKind::SignIn, ActivityKind::SignOut]);
    assert!(failures(&database).is_empty(), "what was no failure is not counted");
}

#[test]
fn after_five_failures_a_known_and_an_unknown_name_wait_alike() {
    let database = MemoryDatabase::default();
    registered(&database, &registration("ana"));
    for username in ["ana", "ninguem", "a\0b", &"é".repeat(60_000)] {
        for failure in 1..=5 {
            let attempt = at_gate(&database, |tx| prepare(tx.gate(), &staff(username), from(0), at(0)));
            assert_eq!(attempt.unwrap().credential.is_some(), username == "ana", "{failure}");
        }
        let sixth = at_gate(&database, |tx| prepare(tx.gate(), &staff(username), from(0), at(0)));
        assert!(matches!(sixth, Err(SignInError::MustWait(MustWait::TooMany { seconds: 2 }))), "{sixth:?}");
        let later = at_gate(&database, |tx| prepare(tx.gate(), &staff(username), from(0), at(2)));
        assert!(later.is_ok(), "{later:?}");
    }
}

#[test]
fn a_device_of_the_person_counts_apart_from_strangers() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    at_gate(&database, |tx| {
        let gate = tx.gate();
        gate.remember_device(ana.actor().school, ana.actor().id(), &device(), at(0)).unwrap();
        let stranger = DeviceKey("somebody's".to_owned());
        while prepare(gate, &staff("ana"), on(&stranger), at(0)).is_ok() {}
        assert!(prepare(gate, &staff("ana"), from(0), at(0)).is_err());
        let attempt = prepare(gate, &staff("ana"), on(&device()), at(0)).unwrap();
        accept(gate, &attempt, key(1), (&device(), UserAgent::default()), at(0)).unwrap();
        assert!(prepare(gate, &staff("ana"), from(0), at(0)).is_err(), "the stranger still waits");
    });
}

#[test]
fn a_failure_counts_in_its_network_alone() {
    let database = MemoryDatabase::default();
    registered(&database, &registration("ana"));
    while fails(&database, "ana", 1, 0).is_ok() {}
    // A guess a quarter of an hour keeps that network waiting for good, and no other.
    for quarter in 1..96 {
        let _ = fails(&database, "ana", 1, quarter * 900);
    }
    assert!(matches!(
        fails(&database, "ana", 1, 86_000),
        Err(SignInError::MustWait(MustWait::TooMany { .. }))
    ));
    let elsewhere = fails(&database, "ana", 2, 86_000).unwrap();
    assert_eq!(elsewhere.turn, Duration::ZERO);
}

#[test]
fn a_network_that_never_failed_waits_its_turn_where_others_are_refused() {
    let database = MemoryDatabase::default();
    registered(&database, &registration("ana"));
    for username in ["ana", "ninguem"] {
        for network in 1..=50 {
            assert_eq!(fails(&database, username, network, 0).unwrap().turn, Duration::ZERO);
        }
        assert!(matches!(
            fails(&database, username, 50, 0),
            Err(SignInError::MustWait(MustWait::TooMany { seconds: 3 }))
        ));
        let turns: Vec<_> =
            (51..=60).map(|network| fails(&database, username, network, 0).unwrap().turn.as_secs()).collect();
        assert_eq!(turns, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
        assert!(matches!(
            fails(&database, username, 61, 0),
            Err(SignInError::MustWait(MustWait::Crowded { seconds: 23 }))
        ));
        // Who waits comes before who failed.
        assert!(matches!(
            fails(&database, username, 50, 19),
            Err(SignInError::MustWait(MustWait::TooMany { .. }))
        ));
        assert!(fails(&database, username, 50, 22).is_ok());
    }
}

#[test]
fn a_network_whose_failure_is_forgotten_waits_its_turn_again() {
    let database = MemoryDatabase::default();
    registered(&database, &registration("ana"));
    let everywhere = CounterKey::account(&"ana".parse().unwrap());
    let now = at(0) + counter::KEPT;
    at_gate(&database, |tx| {
        let failed = |count, from| Counter { count, from };
        // Not swept yet.
        tx.gate().put_counter(&everywhere.within(from(1).subnet), failed(1, at(0))).unwrap();
        tx.gate().put_counter(&everywhere, failed(50, now)).unwrap();
        let attempt = prepare(tx.gate(), &staff("ana"), from(1), now).unwrap();
        assert_eq!(attempt.turn, Duration::from_secs(2));
    });
}

#[test]
fn who_was_right_leaves_the_failures_of_others_and_takes_their_own_back() {
    let database = MemoryDatabase::default();
    registered(&database, &registration("ana"));
    fails(&database, "ana", 1, 0).unwrap();
    fails(&database, "ana", 2, 0).unwrap();
    at_gate(&database, |tx| {
        let attempt = prepare(tx.gate(), &staff("ana"), from(2), at(0)).unwrap();
        accept(tx.gate(), &attempt, key(1), (&device(), UserAgent::default()), at(0)).unwrap();
    });
    let everywhere = CounterKey::account(&"ana".parse().unwrap());
    let one = |count| Counter { count, from: at(0) };
    let counted = [(everywhere.clone(), one(2)), (everywhere.within(from(1).subnet), one(1))];
    assert_eq!(failures(&database), counted);
}

#[test]
fn the_demonstrations_accounts_are_not_counted() {
    let database = MemoryDatabase::default();
    let mut demo = registration("demo");
    demo.school.demo = true;
    registered(&database, &demo);
    for _ in 0..100 {
        fails(&database, "demo", 1, 0).unwrap();
    }
    assert!(failures(&database).is_empty());
}

#[test]
fn an_attempt_that_nobody_could_check_is_taken_back() {
    let database = MemoryDatabase::default();
    registered(&database, &registration("ana"));
    at_gate(&database, |tx| {
        for _ in 0..20 {
            let attempt = prepare(tx.gate(), &staff("ana"), from(0), at(0)).unwrap();
            withdraw(tx.gate(), &attempt, at(0)).unwrap();
        }
    });
    assert!(failures(&database).is_empty());
}

#[test]
fn a_wrong_password_leaves_a_trace_where_there_is_a_person() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    at_gate(&database, |tx| {
        for username in ["ana", "ninguem"] {
            let attempt = prepare(tx.gate(), &staff(username), from(0), at(0)).unwrap();
            record_failure(tx.gate(), &attempt, at(1)).unwrap();
        }
    });
    let [failure] = database.trail(ana.scope().school()).try_into().unwrap();
    assert_eq!((failure.kind, failure.actor), (ActivityKind::SignInFailed, Some(ana.actor().id())));
}

#[test]
fn a_password_that_changed_while_it_was_checked_opens_nothing() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let attempt = at_gate(&database, |tx| prepare(tx.gate(), &staff("ana"), from(0), at(0))).unwrap();
    let old = attempt.credential.as_ref().unwrap().hash().unwrap();
    let new = HashedPassword::new("$new");
    assert!(within(&database, &ana, |tx| tx.school().change_password(ana.actor().id(), old, &new)).unwrap());
    let refused = at_gate(&database, |tx| {
        accept(tx.gate(), &attempt, key(1), (&device(), UserAgent::default()), at(1))
    });
    assert!(matches!(refused, Err(SignInError::Refused)), "{refused:?}");
    let nobody = at_gate(&database, |tx| prepare(tx.gate(), &staff("ninguem"), from(0), at(1))).unwrap();
    let refused =
        at_gate(&database, |tx| accept(tx.gate(), &nobody, key(1), (&device(), UserAgent::default()), at(1)));
    assert!(matches!(refused, Err(SignInError::Refused)), "{refused:?}");
}

#[test]
fn each_attempt_sweeps_what_is_over() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let tomorrow = at(1) + counter::KEPT;
    at_gate(&database, |tx| prepare(tx.gate(), &staff("ninguem"), from(0), at(0))).unwrap();
    at_gate(&database, |tx| prepare(tx.gate(), &staff("outrem"), from(0), tomorrow)).unwrap();
    let kept: Vec<_> = database.counters().into_iter().map(|(key, _)| key).collect();
    let outrem = CounterKey::nobody("outrem");
    assert_eq!(kept, [outrem.within(from(0).subnet), outrem]);
    assert!(at_gate(&database, |tx| tx.gate().session(*ana.key())).unwrap().is_none());
}
