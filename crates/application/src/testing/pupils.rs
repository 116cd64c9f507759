//! Pupils to test with, and what every database keeps for their sign-in.
#![allow(clippy::unwrap_used, reason = "a failing database fails the test")]

use chrono::{DateTime, Utc};
use kernel::{ClassId, Grade, PersonId, Stage};
use school_management::classes::class::{CalendarYear, NewClass, Shift};
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::pupil::PupilData;
use school_management::people::pupil::store::{
    AddedPupil, Entered, FirstPassword, Issued, NewPupilImport, Nonce,
};
use school_management::people::school_code::SchoolCode;

use crate::gate::keys::DeviceKey;
use crate::gate::model::{Card, Credential, Entrant, StoredPassword, World};
use crate::gate::session::{self, LiveSession};
use crate::testing::contract::DatabaseTest;
use crate::testing::world::{at, at_gate, key, registered, registration, within};
use crate::tx::database::Database;

/// Tests of a database without schools, by name.
pub const PUPIL_SUITE: [(&str, DatabaseTest); 5] = [
    ("a_pupil_is_found_by_number_and_school", a_pupil_is_found_by_number_and_school),
    ("a_pupil_has_a_card_a_password_or_nothing", a_pupil_has_a_card_a_password_or_nothing),
    ("a_card_is_used_once", a_card_is_used_once),
    ("who_came_in_is_in_use_also_with_a_new_card", who_came_in_is_in_use_also_with_a_new_card),
    ("a_pupils_session_is_theirs", a_pupils_session_is_theirs),
];

/// A card that opens until then.
pub fn card(byte: u8, until: DateTime<Utc>) -> Issued {
    Issued { nonce: Nonce([byte; 16]), until, printed_at: None }
}

/// The class of a name and grade, of the year 2026.
pub fn class(database: &dyn Database, of: &LiveSession, name: &str, grade: &str) -> ClassId {
    let grade = Stage::ALL.into_iter().find_map(|stage| stage.grade(grade)).unwrap();
    let new = NewClass {
        name: name.parse().unwrap(),
        grade,
        shift: Shift::Matutino,
        school_year: CalendarYear::new(2026).unwrap(),
        teacher: None,
    };
    within(database, of, |tx| tx.school().add_class(&new, at(0))).unwrap().id
}

fn added(number: &str, class: Option<ClassId>, password: FirstPassword) -> AddedPupil {
    let data = PupilData {
        enrolment: number.parse().unwrap(),
        name: "Bia Lima".parse().unwrap(),
        email: None,
        birth_date: None,
        guardian_name: None,
        guardian_phone: None,
    };
    AddedPupil { data, class, password }
}

/// Adds the pupil Bia Lima of this number.
pub fn pupil(
    database: &dyn Database,
    of: &LiveSession,
    number: &str,
    (class, password): (Option<ClassId>, FirstPassword),
) -> PersonId {
    let new = [added(number, class, password)];
    let how = Entered { at: at(0), by: of.actor().id(), import: None };
    within(database, of, |tx| tx.school().add_pupils(&new, how)).unwrap()[0]
}

pub fn typed(must_change: bool) -> FirstPassword {
    FirstPassword::Typed { hash: HashedPassword::new("$typed"), must_change }
}

pub fn code(database: &dyn Database, of: &LiveSession) -> SchoolCode {
    within(database, of, |tx| tx.school().school()).unwrap().unwrap().code
}

fn found(database: &dyn Database, number: &str, code: Option<&SchoolCode>) -> Vec<Credential> {
    at_gate(database, |tx| tx.gate().pupil_credentials(&number.parse().unwrap(), code)).unwrap()
}

fn a_pupil_is_found_by_number_and_school(database: &dyn Database) {
    let [ana, bia, caio] =
        ["ana", "bia", "caio"].map(|username| registered(database, &registration(username)));
    let codes = [&ana, &bia, &caio].map(|of| code(database, of));
    assert!(codes[0] != codes[1] && codes[1] != codes[2]);
    let alone = pupil(database, &ana, "11", (None, typed(false)));
    let hers = pupil(database, &ana, "12", (None, typed(false)));
    let _ = pupil(database, &bia, "12", (None, typed(false)));
    let his = pupil(database, &caio, "12", (None, typed(false)));
    let [one] = found(database, "11", None).try_into().unwrap();
    assert_eq!((one.actor.school, one.actor.id(), one.active), (ana.actor().school, alone, true));
    let Person::Pupil(login) = &one.actor.person else { panic!("a member of the staff") };
    assert_eq!((login.enrolment.as_str(), login.name.as_str()), ("11", "Bia Lima"));
    assert_eq!(found(database, "12", None).len(), 2, "no more than is to be known");
    for (code, id) in [(&codes[0], hers), (&codes[2], his)] {
        let [one] = found(database, "12", Some(code)).try_into().unwrap();
        assert_eq!(one.actor.id(), id);
    }
    assert!(found(database, "11", Some(&codes[1])).is_empty());
    assert!(found(database, "11", Some(&"ZZZZZ".parse().unwrap())).is_empty());
    assert!(found(database, "ana", None).is_empty(), "staff have no number");
}

fn a_pupil_has_a_card_a_password_or_nothing(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let third = class(database, &ana, "3º A", "3º ano");
    let [issued, late] = [card(1, at(9)), card(2, at(3))];
    let _ = pupil(database, &ana, "1", (Some(third), FirstPassword::Issued(issued.clone())));
    let _ = pupil(database, &ana, "2", (None, FirstPassword::Issued(late.clone())));
    let _ = pupil(database, &ana, "3", (Some(third), typed(true)));
    let grade = Some(Grade { stage: Stage::AnosIniciais, place: 2 });
    let hashed = StoredPassword::Hashed(HashedPassword::new("$typed"));
    for (number, password, must_change) in [
        ("1", StoredPassword::Card(Card { issued, grade }), false),
        ("2", StoredPassword::Card(Card { issued: late, grade: None }), false),
        ("3", hashed, true),
    ] {
        let [one] = found(database, number, None).try_into().unwrap();
        assert_eq!((&one.password, one.must_change), (&password, must_change), "{number}");
    }
}

fn a_card_is_used_once(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let issued = card(1, at(9));
    let bia = pupil(database, &ana, "1", (None, FirstPassword::Issued(issued.clone())));
    let (whose, hash) = ((ana.actor().school, bia), HashedPassword::new("$used"));
    let uses = |nonce, must_change| {
        at_gate(database, |tx| tx.gate().use_card(whose, nonce, &hash, must_change)).unwrap()
    };
    assert!(!uses(Nonce([2; 16]), true), "another card");
    assert_eq!(within(database, &ana, |tx| tx.school().issued(&[bia])).unwrap(), [(bia, issued.clone())]);
    assert!(uses(issued.nonce, true));
    assert!(!uses(issued.nonce, false), "it was used");
    let [one] = found(database, "1", None).try_into().unwrap();
    assert_eq!((one.hash(), one.must_change), (Some(&hash), true));
    within(database, &ana, |tx| {
        assert!(tx.school().issued(&[bia]).unwrap().is_empty());
        assert_eq!(tx.school().password(bia).unwrap(), Some(hash.clone()));
        // A new card takes the password away again.
        tx.school().issue(&[(bia, card(3, at(20)))]).unwrap();
    });
    let [one] = found(database, "1", None).try_into().unwrap();
    assert_eq!((one.hash(), one.must_change), (None, false));
}

fn who_came_in_is_in_use_also_with_a_new_card(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let about = NewPupilImport { by: ana.actor().id(), file_name: "a.csv".into(), created: 2, updated: 0 };
    let (import, ids) = within(database, &ana, |tx| {
        let import = tx.school().add_pupil_import(&about, at(0)).unwrap();
        let how = Entered { at: at(0), by: ana.actor().id(), import: Some(import) };
        let new = ["1", "2"].map(|number| added(number, None, FirstPassword::Issued(card(1, at(9)))));
        (import, tx.school().add_pupils(&new, how).unwrap())
    });
    let school = ana.actor().school;
    at_gate(database, |tx| {
        assert!(tx.gate().use_card(
            (school, ids[0]),
            Nonce([1; 16]),
            &HashedPassword::new("$used"),
            false
        )?);
        tx.gate().remember_device(school, ids[0], &DeviceKey("hers".to_owned()), at(1))
    })
    .unwrap();
    within(database, &ana, |tx| {
        tx.school().issue(&[(ids[0], card(2, at(9)))]).unwrap();
        assert_eq!(tx.school().pupils_in_use(import).unwrap(), [ids[0]]);
    });
}

fn a_pupils_session_is_theirs(database: &dyn Database) {
    let ana = registered(database, &registration("ana"));
    let bia = pupil(database, &ana, "1", (None, typed(true)));
    let [one] = found(database, "1", None).try_into().unwrap();
    let opened = at_gate(database, |tx| {
        let entrant = Entrant { must_change: true, ..Entrant::new(one.actor.clone(), World::Real) };
        session::open(tx.gate(), entrant, key(7), at(1))
    })
    .unwrap();
    let stored = at_gate(database, |tx| tx.gate().session(key(7))).unwrap().unwrap();
    assert_eq!((&stored.actor, stored.active, stored.must_change), (opened.actor(), true, true));
    let chosen = HashedPassword::new("$chosen");
    within(database, &opened, |tx| {
        let current = tx.school().password(bia).unwrap().unwrap();
        assert!(tx.school().change_password(bia, &current, &chosen).unwrap());
        tx.school().keep_password(bia).unwrap();
    });
    let stored = at_gate(database, |tx| tx.gate().session(key(7))).unwrap().unwrap();
    assert!(!stored.must_change);
    let [one] = found(database, "1", None).try_into().unwrap();
    assert_eq!((one.hash(), one.must_change), (Some(&chosen), false));
}
