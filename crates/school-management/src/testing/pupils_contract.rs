//! What every store keeps of pupils, of the files that brought them, and of their first passwords.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{ClassId, PersonId, StoreError};

use crate::people::password::HashedPassword;
use crate::people::pupil::store::{AddedPupil, Entered, FirstPassword, Issued, NewPupilImport, Nonce};
use crate::people::pupil::{BirthDate, Pupil, PupilData};
use crate::store::SchoolStore;
use crate::testing::classes_contract::class;

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
}

fn entered(by: PersonId, seconds: i64) -> Entered {
    Entered { at: at(seconds), by, import: None }
}

fn issued(byte: u8, until: i64) -> Issued {
    Issued { nonce: Nonce([byte; 16]), until: at(until), printed_at: None }
}

/// One of no class, who has a password.
pub(super) fn pupil(number: &str, name: &str) -> AddedPupil {
    let data = PupilData {
        enrolment: number.parse().unwrap(),
        name: name.parse().unwrap(),
        email: None,
        birth_date: None,
        guardian_name: None,
        guardian_phone: None,
    };
    let password = FirstPassword::Typed { hash: HashedPassword::new("$typed"), must_change: false };
    AddedPupil { data, class: None, password }
}

/// With everything that may be known, and a card.
fn whole(number: &str, name: &str, class: ClassId) -> AddedPupil {
    let plain = pupil(number, name);
    let data = PupilData {
        email: Some("bia@example.com".parse().unwrap()),
        birth_date: Some(BirthDate::stored("2014-07-21".parse().unwrap())),
        guardian_name: Some("Patrícia D'Ávila 🌻".parse().unwrap()),
        guardian_phone: Some("(16) 99999-0142".parse().unwrap()),
        ..plain.data
    };
    AddedPupil { data, class: Some(class), password: FirstPassword::Issued(issued(1, 100)) }
}

fn total(store: &mut dyn SchoolStore, class: ClassId) -> usize {
    store.class(class).unwrap().unwrap().total_students
}

/// The pupils in the order of their numbers.
fn roll(store: &mut dyn SchoolStore) -> Vec<Pupil> {
    let mut pupils = store.roll().unwrap();
    pupils.sort_by(|one, other| one.data.enrolment.cmp(&other.data.enrolment));
    pupils
}

pub(super) fn pupils_are_added_and_read_back(store: &mut dyn SchoolStore, by: PersonId) {
    let own = store.add_class(&class("5º A", 2026, None), at(0)).unwrap().id;
    store.hold_pupils().unwrap();
    let long = "á".repeat(200);
    let new = [whole("0012", "Bia D'Ávila 🌻", own), pupil("0011", &long), whole("X-1", "李小龙", own)];
    let ids = store.add_pupils(&new, entered(by, 1)).unwrap();
    let expected: Vec<_> = new
        .iter()
        .zip(&ids)
        .map(|(new, id)| Pupil { id: *id, class: new.class, active: true, data: new.data.clone() })
        .collect();
    let [bia, long, li] = &expected[..] else { panic!("three were added: {ids:?}") };
    assert_eq!(roll(store), [long.clone(), bia.clone(), li.clone()]);
    assert!(!ids.contains(&by), "a number of their own");
    let mut asked = store.pupils(&[ids[2], PersonId(i64::MAX), ids[0]]).unwrap();
    asked.sort_by_key(|pupil| pupil.id);
    assert_eq!(asked, [bia.clone(), li.clone()]);
    let mut of_class = store.pupils_in(own).unwrap();
    of_class.sort_by_key(|pupil| pupil.id);
    assert_eq!(of_class, [bia.clone(), li.clone()]);
    assert_eq!(store.pupils_in(ClassId(i64::MAX)).unwrap(), []);
    assert_eq!((total(store, own), store.pupils_of_class(own).unwrap()), (2, 2));
    assert_eq!(store.hold_colleague(ids[0]).unwrap(), None, "no member of the staff");
    assert_eq!(store.add_pupils(&[], entered(by, 1)).unwrap(), []);
}

pub(super) fn pupils_change_and_move(store: &mut dyn SchoolStore, by: PersonId) {
    let [one, two] =
        ["5º A", "5º B"].map(|name| store.add_class(&class(name, 2026, None), at(0)).unwrap().id);
    let new = [whole("1", "Bia Lima", one), whole("2", "Caio Prado", one), pupil("3", "Davi")];
    let ids = store.add_pupils(&new, entered(by, 1)).unwrap();
    let mut pupils = roll(store);
    pupils[0].data = PupilData { name: "Bia Braga".parse().unwrap(), ..pupil("10", "x").data };
    pupils[0].class = Some(two);
    pupils[1].active = false;
    pupils[2].class = Some(two);
    pupils[2].data.email = Some("davi@example.com".parse().unwrap());
    store.put_pupils(&pupils, entered(by, 2)).unwrap();
    let mut expected = pupils.clone();
    expected.sort_by(|one, other| one.data.enrolment.cmp(&other.data.enrolment));
    assert_eq!(roll(store), expected);
    assert_eq!([one, two].map(|class| total(store, class)), [0, 2], "who is not active counts in no class");
    assert_eq!([one, two].map(|class| store.pupils_of_class(class).unwrap()), [1, 2]);
    // Out of all classes, and in again.
    pupils[0].class = None;
    pupils[1].active = true;
    store.put_pupils(&pupils[..2], entered(by, 3)).unwrap();
    assert_eq!([one, two].map(|class| total(store, class)), [1, 1]);
    // Their old number is free.
    store.add_pupils(&[pupil("1", "Enzo")], entered(by, 4)).unwrap();
    assert_eq!(store.pupils(&ids).unwrap().len(), 3);
}

pub(super) fn who_is_erased_is_there_no_more(store: &mut dyn SchoolStore, by: PersonId) {
    let own = store.add_class(&class("5º A", 2026, None), at(0)).unwrap().id;
    let new = [whole("1", "Bia Lima", own), whole("2", "Caio Prado", own), pupil("3", "Davi")];
    let ids = store.add_pupils(&new, entered(by, 1)).unwrap();
    store.hold_sign_ins().unwrap();
    store.erase_pupils(&[ids[0], ids[2], PersonId(i64::MAX)]).unwrap();
    assert_eq!(roll(store).iter().map(|pupil| pupil.id).collect::<Vec<_>>(), [ids[1]]);
    assert_eq!((total(store, own), store.issued(&ids).unwrap().len()), (1, 1));
    // The number is free, and the one who has it is somebody else.
    let again = store.add_pupils(&[pupil("1", "Bia Lima")], entered(by, 2)).unwrap();
    assert!(!ids.contains(&again[0]), "{again:?}");
}

pub(super) fn a_file_tells_whom_it_brought(store: &mut dyn SchoolStore, by: PersonId) {
    let own = store.add_class(&class("5º A", 2026, None), at(0)).unwrap().id;
    let about = NewPupilImport { by, file_name: "6_ano.csv".to_owned(), created: 3, updated: 1 };
    let import = store.add_pupil_import(&about, at(1)).unwrap();
    let other = store.add_pupil_import(&about, at(1)).unwrap();
    let found = store.pupil_import(import).unwrap().unwrap();
    assert_eq!((found.id, &found.about, found.at, found.taken_back_at), (import, &about, at(1), None));
    let how = Entered { import: Some(import), ..entered(by, 1) };
    let new = [whole("1", "Bia", own), whole("2", "Caio", own), whole("3", "Davi", own)];
    let ids = store.add_pupils(&new, how).unwrap();
    store.add_pupils(&[whole("4", "Enzo", own)], entered(by, 1)).unwrap();
    let mut brought = store.pupils_of_import(import).unwrap();
    brought.sort_unstable();
    assert_eq!(brought, ids);
    assert_eq!(store.pupils_of_import(other).unwrap(), []);
    assert_eq!(store.pupils_in_use(import).unwrap(), []);
    // A card that is printed is not used yet, and to write what is there already changes nobody.
    store.note_printed(&ids, at(2)).unwrap();
    let mut pupils = roll(store);
    store.put_pupils(&pupils[..3], entered(by, 3)).unwrap();
    assert_eq!(store.pupils_in_use(import).unwrap(), []);
    pupils[1].class = None;
    store.put_pupils(&pupils[1..2], entered(by, 4)).unwrap();
    assert_eq!(store.pupils_in_use(import).unwrap(), [ids[1]]);
    store.put_taken_back(import, at(5)).unwrap();
    assert_eq!(store.pupil_import(import).unwrap().unwrap().taken_back_at, Some(at(5)));
    assert_eq!(store.pupil_import(other).unwrap().unwrap().taken_back_at, None);
}

pub(super) fn a_card_is_issued_printed_and_issued_anew(store: &mut dyn SchoolStore, by: PersonId) {
    let own = store.add_class(&class("5º A", 2026, None), at(0)).unwrap().id;
    let new = [whole("1", "Bia", own), pupil("2", "Caio"), whole("3", "Davi", own)];
    let ids = store.add_pupils(&new, entered(by, 1)).unwrap();
    let cards = |store: &mut dyn SchoolStore| {
        let mut cards = store.issued(&ids).unwrap();
        cards.sort_by_key(|(id, _)| *id);
        cards
    };
    assert_eq!(cards(store), [(ids[0], issued(1, 100)), (ids[2], issued(1, 100))]);
    store.note_printed(&ids[..2], at(5)).unwrap();
    let printed = Issued { printed_at: Some(at(5)), ..issued(1, 100) };
    assert_eq!(cards(store)[0], (ids[0], printed));
    // Instead of an unused card, and of a password.
    store.issue(&[(ids[0], issued(2, 200)), (ids[1], issued(3, 200))]).unwrap();
    assert_eq!(cards(store), [(ids[0], issued(2, 200)), (ids[1], issued(3, 200)), (ids[2], issued(1, 100))]);
    for (now, without) in [(99, &[][..]), (100, &ids[2..]), (200, &ids[..])] {
        let mut found = store.without_access(at(now)).unwrap();
        found.sort_unstable();
        assert_eq!(found, without, "{now}");
    }
    let mut bia = store.pupils(&ids[..1]).unwrap();
    bia[0].active = false;
    store.put_pupils(&bia, entered(by, 2)).unwrap();
    assert_eq!(store.without_access(at(200)).unwrap().len(), 2, "who may not come in needs no card");
}

fn refused(outcome: Result<(), StoreError>, constraint: &str) {
    assert!(matches!(&outcome, Err(StoreError::Clash(name)) if name == constraint), "{outcome:?}");
}

pub(super) fn a_number_is_of_one_pupil(store: &mut dyn SchoolStore, by: PersonId) {
    store.add_pupils(&[pupil("1", "Bia")], entered(by, 1)).unwrap();
    let again = store.add_pupils(&[pupil("2", "Caio"), pupil("1", "Davi")], entered(by, 1));
    refused(again.map(drop), "students_school_id_student_id_key");
}

pub(super) fn numbers_are_not_exchanged(store: &mut dyn SchoolStore, by: PersonId) {
    store.add_pupils(&[pupil("1", "Bia"), pupil("2", "Caio")], entered(by, 1)).unwrap();
    let mut pupils = roll(store);
    (pupils[0].data.enrolment, pupils[1].data.enrolment) =
        (pupils[1].data.enrolment.clone(), pupils[0].data.enrolment.clone());
    refused(store.put_pupils(&pupils, entered(by, 2)), "students_school_id_student_id_key");
}

pub(super) fn a_pupil_is_in_a_class_of_the_school(store: &mut dyn SchoolStore, by: PersonId) {
    let nowhere = whole("1", "Bia", ClassId(i64::MAX));
    refused(store.add_pupils(&[nowhere], entered(by, 1)).map(drop), "students_class_fkey");
}
