//! Sessions, beyond the contract.

use application::gate::model::{self, Actor, Entrant};
use application::gate::session::{self, Lifetime, LiveSession};
use application::tx::database::GateTx;
use diesel::connection::SimpleConnection;
use kernel::SchoolId;
use school_management::people::person::{Person, PupilLogin, Role};

use crate::world::{World, at, enrol, key, texts};

fn resumed(world: &World, token: u8, second: i64) -> Option<LiveSession> {
    world.at_gate(|tx| session::resume(tx.gate(), key(token), at(second))).unwrap()
}

#[test]
fn an_inactive_person_has_no_session() {
    let world = World::new();
    world.school("ana");
    assert!(resumed(&world, b'a', 30).is_some());
    world.admin().batch_execute("UPDATE people SET active = false").unwrap();
    assert!(resumed(&world, b'a', 30).is_none());
}

fn pupil(world: &World, school: SchoolId) -> Actor {
    let id = enrol(world, school);
    let pupil = PupilLogin { id, enrolment: "2024001".to_owned(), name: "Bia Lima".to_owned() };
    Actor { school, person: Person::Pupil(pupil) }
}

#[test]
fn a_pupils_session_is_read_back_and_ends_sooner_than_one_of_the_staff() {
    let world = World::new();
    let school = world.school("ana").scope().school();
    let bia = pupil(&world, school);
    world
        .at_gate(|tx| session::open(tx.gate(), Entrant::new(bia.clone(), model::World::Real), key(1), at(0)))
        .unwrap();
    let idle = Lifetime::PUPIL.idle.num_seconds();
    let found = resumed(&world, 1, idle - 1).unwrap();
    assert_eq!((found.actor(), found.actor().role()), (&bia, Role::Aluno));
    assert!(resumed(&world, 1, 2 * idle - 1).is_none());
    assert!(resumed(&world, b'a', 2 * idle - 1).is_some(), "the staff's goes on");
    world
        .at_gate(|tx| session::open(tx.gate(), Entrant::new(bia, model::World::Real), key(2), at(0)))
        .unwrap();
    let absolute = Lifetime::PUPIL.absolute.num_seconds();
    for second in (0..absolute).step_by(1_000) {
        assert!(resumed(&world, 2, second).is_some(), "{second}");
    }
    assert!(resumed(&world, 2, absolute).is_none());
}

/// By another sign-in of the same person, which is closing it.
#[test]
fn a_session_that_is_being_closed_is_waited_for_by_nobody() {
    let world = World::new();
    let ana = world.school("ana");
    for token in 1..=3 {
        let actor = ana.actor().clone();
        let open = |tx: &mut dyn GateTx| {
            session::open(tx.gate(), Entrant::new(actor, model::World::Real), key(token), at(0))
        };
        world.at_gate(open).unwrap();
    }
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; SELECT FROM sessions ORDER BY sid LIMIT 1 FOR UPDATE").unwrap();
    let (school, person) = (ana.actor().school, ana.actor().id());
    world.at_gate(|tx| tx.gate().close_sessions_beyond(school, person, 0)).unwrap();
    assert_eq!(texts(&mut admin, "SELECT count(*)::text AS text FROM sessions"), ["1"], "theirs is theirs");
}

#[test]
fn an_enrolment_number_is_of_one_pupil_in_a_school_and_of_others_elsewhere() {
    let world = World::new();
    let (ana, bia) = (world.school("ana").scope().school(), world.school("bia").scope().school());
    let mut admin = world.admin();
    for (school, person, accepted) in [(ana, 101, true), (bia, 102, true), (ana, 103, false)] {
        let enrolled = admin.batch_execute(&format!(
            "INSERT INTO people (school_id, id, kind, password_hash) VALUES ({school}, {person}, 'pupil', '$');
             INSERT INTO logins (kind, name, school_id, person_id) VALUES ('pupil', '7', {school}, {person})"
        ));
        assert_eq!(enrolled.is_ok(), accepted, "{enrolled:?}");
    }
    // A pupil is no member of the staff, whatever the tables that extend people say.
    for extended in [
        format!(
            "INSERT INTO users (school_id, id, username, role, first_name, last_name) VALUES ({ana}, 101, 'pupil', 'gestor', 'A', 'B')"
        ),
        format!(
            "INSERT INTO logins (kind, name, school_id, person_id) VALUES ('staff', 'pupil', {ana}, 101)"
        ),
    ] {
        assert!(admin.batch_execute(&extended).is_err(), "{extended}");
    }
}
