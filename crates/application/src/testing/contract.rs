//! What every database keeps for the flows of this crate.
#![allow(clippy::unwrap_used, reason = "a failing database fails the test")]

use chrono::TimeDelta;
use ideb_core::measure::Edition;
use ideb_core::reference::Figures;
use kernel::{PersonId, SchoolId, Stage, StoreError};
use school_management::people::password::HashedPassword;
use school_management::people::person::{Person, Role};

use crate::gate::counter::Counter;
use crate::gate::keys::{CounterKey, DeviceKey};
use crate::gate::model::{Entrant, World};
use crate::gate::ports::{DEVICE_KEPT, DEVICES_KEPT, REGISTRATIONS_A_DAY};
use crate::gate::session::{self, Lifetime, LiveSession};
use crate::testing::world::{HASH, at, at_gate, key, registered, registration, within};
use crate::tx::database::{Database, SchoolTx};
use crate::tx::once::Claim;

/// A test of a database without schools.
pub type DatabaseTest = fn(&dyn Database);

/// All tests, by name.
pub const DATABASE_SUITE: [(&str, DatabaseTest); 15] = [
    ("a_registration_makes_a_school_its_manager_and_the_login", a_registration_makes_its_manager_and_login),
    ("a_taken_username_leaves_nothing", a_taken_username_leaves_nothing),
    ("two_hundred_schools_register_a_day", two_hundred_schools_register_a_day),
    ("what_is_not_committed_is_not_kept", what_is_not_committed_is_not_kept),
    ("schools_do_not_see_each_other", schools_do_not_see_each_other),
    ("counters_are_kept_replaced_cleared_and_swept", counters_are_kept_replaced_cleared_and_swept),
    ("a_counter_takes_whatever_a_stranger_typed", a_counter_takes_whatever_a_stranger_typed),
    ("a_device_is_known_to_its_person_alone", a_device_is_known_to_its_person_alone),
    ("old_devices_and_those_beyond_fifty_are_forgotten", old_devices_and_those_beyond_fifty_are_forgotten),
    ("a_session_is_read_back_touched_and_closed", a_session_is_read_back_touched_and_closed),
    ("sweeping_takes_the_sessions_that_ended", sweeping_takes_the_sessions_that_ended),
    ("sessions_beyond_the_newest_are_closed", sessions_beyond_the_newest_are_closed),
    ("whoever_opens_many_sessions_puts_out_none_in_use", whoever_opens_many_sessions_puts_out_none_in_use),
    ("a_person_keeps_one_session_under_a_new_key", a_person_keeps_one_session_under_a_new_key),
    ("a_request_sent_twice_is_claimed_once", a_request_sent_twice_is_claimed_once),
];

fn user(session: &LiveSession) -> PersonId {
    session.actor().id()
}

fn device(name: &str) -> DeviceKey {
    DeviceKey(name.to_owned())
}

fn a_registration_makes_its_manager_and_login(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let school = within(database, &ana, |tx| tx.school().school()).unwrap().unwrap();
    assert_eq!(school.id, ana.scope().school());
    assert_eq!((school.name.as_str(), school.municipality.as_str()), ("Escola de ana", "Costa Marques"));
    assert_eq!((school.state.code(), school.inep_code.unwrap().as_str()), ("RO", "11005823"));
    assert_eq!((school.verified, school.demo, school.created_at), (false, false, at(0)));
    at_gate(database, |tx| {
        let found = tx.gate().credential(&"ana".parse().unwrap()).unwrap().unwrap();
        assert_eq!((&found.actor, found.active), (ana.actor(), true));
        assert_eq!((found.hash().unwrap().as_str(), found.actor.role()), (HASH, Role::Gestor));
        assert_eq!(found.actor.person.login(), "ana");
        let Person::Staff(member) = found.actor.person else { panic!("a pupil manages the school") };
        assert_eq!(member.name(), "Marina Souza");
        assert_eq!(member.email.unwrap().as_str(), "marina@escola.gov.br");
        assert!(tx.gate().credential(&"outra".parse().unwrap()).unwrap().is_none());
    });
}

fn a_taken_username_leaves_nothing(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let mut twin = registration("ana");
    twin.school.demo = true;
    let mut tx = database.begin_gate().unwrap();
    let refused = tx.gate().register(&twin, &HashedPassword::new("$other"), at(1));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "logins_pkey"), "{refused:?}");
    drop(tx);
    at_gate(database, |tx| {
        let found = tx.gate().credential(&"ana".parse().unwrap()).unwrap().unwrap();
        assert_eq!((&found.actor, found.hash().unwrap().as_str()), (ana.actor(), HASH));
    });
}

fn put_figure(tx: &mut dyn SchoolTx) {
    tx.ideb().put_own_figure(Stage::AnosFinais, Edition::new(2023).unwrap(), &Figures::default()).unwrap();
}

fn two_hundred_schools_register_a_day(database: &dyn Database) {
    let most = at_gate(database, |tx| tx.gate().registrations_a_day());
    assert_eq!(most.unwrap(), REGISTRATIONS_A_DAY);
}

fn what_is_not_committed_is_not_kept(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let mut tx = database.begin(ana.scope()).unwrap();
    put_figure(tx.as_mut());
    assert_eq!(tx.ideb().own_figures().unwrap().len(), 1);
    drop(tx);
    assert!(within(database, &ana, |tx| tx.ideb().own_figures()).unwrap().is_empty());
    let mut tx = database.begin_gate().unwrap();
    tx.gate().close_session(*ana.key()).unwrap();
    drop(tx);
    assert!(at_gate(database, |tx| tx.gate().session(*ana.key())).unwrap().is_some());
}

fn schools_do_not_see_each_other(database: &dyn Database) {
    let (ana, bia) = (registered(database, &registration("ana")), registered(database, &registration("bia")));
    assert_ne!(ana.scope(), bia.scope());
    within(database, &ana, put_figure);
    within(database, &bia, |tx| {
        assert_eq!(tx.school().password(user(&ana)).unwrap(), None);
        assert!(tx.ideb().own_figures().unwrap().is_empty());
    });
}

fn counters_are_kept_replaced_cleared_and_swept(database: &dyn Database) {
    let counter = |count| Counter { count, from: at(7) };
    let (ana, bia) = (CounterKey::nobody("ana"), CounterKey::nobody("bia"));
    at_gate(database, |tx| {
        let gate = tx.gate();
        assert_eq!(gate.counter(&ana).unwrap(), None);
        gate.put_counter(&ana, counter(1)).unwrap();
        gate.put_counter(&ana, counter(2)).unwrap();
        gate.put_counter(&bia, counter(9)).unwrap();
        assert_eq!(gate.counter(&ana).unwrap(), Some(counter(2)));
        gate.clear_counter(&ana).unwrap();
        assert_eq!(gate.counter(&ana).unwrap(), None);
        gate.sweep_counters(at(7)).unwrap();
        assert_eq!(gate.counter(&bia).unwrap(), Some(counter(9)));
        gate.sweep_counters(at(8)).unwrap();
        assert_eq!(gate.counter(&bia).unwrap(), None);
    });
}

fn a_counter_takes_whatever_a_stranger_typed(database: &dyn Database) {
    for typed in ["", "a\0b", "\u{7f}", &"x".repeat(60_000), &"é".repeat(60_000), "😀’\"\\"] {
        let (key, counter) = (CounterKey::nobody(typed), Counter { count: 3, from: at(7) });
        at_gate(database, |tx| tx.gate().put_counter(&key, counter)).unwrap();
        assert_eq!(at_gate(database, |tx| tx.gate().counter(&key)).unwrap(), Some(counter));
    }
}

fn a_device_is_known_to_its_person_alone(database: &dyn Database) {
    let (ana, bia) = (registered(database, &registration("ana")), registered(database, &registration("bia")));
    at_gate(database, |tx| {
        let gate = tx.gate();
        assert!(!gate.knows_device(user(&ana), &device("cell")).unwrap());
        for _ in 0..2 {
            gate.remember_device(ana.actor().school, user(&ana), &device("cell"), at(0)).unwrap();
        }
        assert!(gate.knows_device(user(&ana), &device("cell")).unwrap());
        assert!(!gate.knows_device(user(&bia), &device("cell")).unwrap());
        assert!(!gate.knows_device(user(&ana), &device("other")).unwrap());
    });
    let mut tx = database.begin_gate().unwrap();
    let nobody = tx.gate().remember_device(SchoolId(1), PersonId(i64::MAX), &device("cell"), at(0));
    assert!(matches!(nobody, Err(StoreError::Clash(_))), "{nobody:?}");
}

fn old_devices_and_those_beyond_fifty_are_forgotten(database: &dyn Database) {
    let (ana, bia) = (registered(database, &registration("ana")), registered(database, &registration("bia")));
    let remember = |of: &LiveSession, name: &str, at| {
        let (school, person) = (of.actor().school, user(of));
        at_gate(database, |tx| tx.gate().remember_device(school, person, &device(name), at)).unwrap();
    };
    let knows = |of: &LiveSession, name: &str| {
        at_gate(database, |tx| tx.gate().knows_device(user(of), &device(name))).unwrap()
    };
    remember(&ana, "old", at(0));
    remember(&bia, "old", at(0));
    remember(&ana, "used again", at(0));
    remember(&ana, "used again", at(1));
    remember(&ana, "new", at(1) + DEVICE_KEPT);
    assert_eq!([knows(&ana, "old"), knows(&ana, "used again"), knows(&bia, "old")], [false, true, true]);
    let most = i32::try_from(DEVICES_KEPT).unwrap();
    for number in 0..most - 1 {
        remember(&ana, &format!("laboratory {number}"), at(100 + i64::from(number)) + DEVICE_KEPT);
    }
    assert_eq!([knows(&ana, "used again"), knows(&ana, "new")], [false, true]);
    remember(&ana, "one more", at(1_000) + DEVICE_KEPT);
    assert_eq!([knows(&ana, "new"), knows(&ana, "laboratory 0"), knows(&bia, "old")], [false, true, true]);
}

fn a_session_is_read_back_touched_and_closed(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    at_gate(database, |tx| {
        let gate = tx.gate();
        let stored = gate.session(*ana.key()).unwrap().unwrap();
        assert_eq!((&stored.actor, stored.active, stored.created_at), (ana.actor(), true, at(0)));
        assert_eq!((stored.seen_at, stored.expires_at), (at(0), at(0) + Lifetime::STAFF.idle));
        gate.touch_session(*ana.key(), at(99), at(90)).unwrap();
        let stored = gate.session(*ana.key()).unwrap().unwrap();
        assert_eq!((stored.seen_at, stored.expires_at, stored.created_at), (at(90), at(99), at(0)));
        assert!(gate.session(key(b'x')).unwrap().is_none());
        gate.close_session(*ana.key()).unwrap();
        assert!(gate.session(*ana.key()).unwrap().is_none());
    });
}

fn sweeping_takes_the_sessions_that_ended(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    at_gate(database, |tx| {
        for (now, there) in [(at(-1) + Lifetime::STAFF.idle, true), (at(0) + Lifetime::STAFF.idle, false)] {
            tx.gate().sweep_sessions(now).unwrap();
            assert_eq!(tx.gate().session(*ana.key()).unwrap().is_some(), there);
        }
    });
}

fn sessions_beyond_the_newest_are_closed(database: &dyn Database) {
    let (ana, bia) = (registered(database, &registration("ana")), registered(database, &registration("bia")));
    for number in 1..=3 {
        let opened_at = at(10 * i64::from(number));
        at_gate(database, |tx| {
            session::open(tx.gate(), Entrant::new(ana.actor().clone(), World::Real), key(number), opened_at)
        })
        .unwrap();
    }
    at_gate(database, |tx| {
        let gate = tx.gate();
        gate.touch_session(key(1), at(3_600), at(100)).unwrap();
        gate.close_sessions_beyond(ana.actor().school, user(&ana), 2).unwrap();
        // Of four, those used last.
        for (token, there) in [(b'a', false), (1, true), (2, false), (3, true), (b'b', true)] {
            assert_eq!(gate.session(key(token)).unwrap().is_some(), there, "{token}");
        }
        gate.close_sessions_beyond(bia.actor().school, user(&bia), 2).unwrap();
        assert!(gate.session(*bia.key()).unwrap().is_some());
    });
}

fn whoever_opens_many_sessions_puts_out_none_in_use(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let there = |token: u8| at_gate(database, |tx| tx.gate().session(key(token)).unwrap().is_some());
    let open = |token: u8, opened_at| {
        at_gate(database, |tx| {
            session::open(tx.gate(), Entrant::new(ana.actor().clone(), World::Real), key(token), opened_at)
                .unwrap()
        });
    };
    let used = |token: u8, second| {
        at_gate(database, |tx| session::resume(tx.gate(), key(token), at(second)).unwrap());
    };
    // In use for an hour, and half a minute ago for the last time that is known.
    open(100, at(0));
    (1..=60).for_each(|minute| used(100, 60 * minute));
    for token in 101..=200 {
        open(token, at(3_630));
        assert!(there(token), "who just signed in stays");
    }
    assert!(there(100), "in use");
    assert_eq!((101..=200).filter(|token| there(*token)).count(), 49);
    // Used ones give way too, to those opened after them and to those used after them.
    let mut second = 3_700;
    for token in 0..=99 {
        open(token, at(second));
        used(token, second + 60);
        second += 61;
        used(100, second);
    }
    assert!(there(100) && there(99) && !there(0));
    let newest = 201;
    open(newest, at(second));
    assert!(there(newest), "and leave room to who comes");
}

fn a_person_keeps_one_session_under_a_new_key(database: &dyn Database) {
    let (ana, _bia) =
        (registered(database, &registration("ana")), registered(database, &registration("bia")));
    at_gate(database, |tx| {
        session::open(tx.gate(), Entrant::new(ana.actor().clone(), World::Real), key(1), at(0))
    })
    .unwrap();
    within(database, &ana, |tx| {
        tx.sessions().close(user(&ana), Some(*ana.key())).unwrap();
        tx.sessions().rename(*ana.key(), key(2)).unwrap();
    });
    for (token, there) in [(1, false), (b'a', false), (2, true), (b'b', true)] {
        let found = at_gate(database, |tx| tx.gate().session(key(token))).unwrap();
        assert_eq!(found.is_some(), there, "{token}");
    }
}

fn a_request_sent_twice_is_claimed_once(database: &dyn Database) {
    let (ana, bia) = (registered(database, &registration("ana")), registered(database, &registration("bia")));
    let mut tx = database.begin(ana.scope()).unwrap();
    assert_eq!(tx.once().claim(user(&ana), "key", "POST /x 1", at(0)).unwrap(), Claim::Fresh);
    drop(tx);
    for session in [&ana, &bia] {
        within(database, session, |tx| {
            assert_eq!(tx.once().claim(user(session), "key", "POST /x 1", at(0)).unwrap(), Claim::Fresh);
            tx.once().fulfil(user(session), "key", "answer").unwrap();
        });
    }
    let claim = |request: &str, at| {
        within(database, &ana, |tx| {
            let claim = tx.once().claim(user(&ana), "key", request, at).unwrap();
            if claim == Claim::Fresh {
                tx.once().fulfil(user(&ana), "key", "again").unwrap();
            }
            claim
        })
    };
    assert_eq!(claim("POST /x 1", at(60)), Claim::Done { answer: "answer".to_owned() });
    assert_eq!(claim("POST /x 2", at(60)), Claim::Misused);
    assert_eq!(claim("POST /x 2", at(-1) + TimeDelta::days(1)), Claim::Misused);
    assert_eq!(claim("POST /x 2", at(1) + TimeDelta::days(1)), Claim::Fresh);
}
