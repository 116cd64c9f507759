//! What every store keeps of a school and its staff for the decisions about them.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use kernel::{InepCode, PersonId, StoreError};

use crate::people::password::HashedPassword;
use crate::people::registration::NewStaffMember;
use crate::people::school::School;
use crate::people::staff::{Colleague, StaffRole};
use crate::store::SchoolStore;
use crate::testing::classes_contract::{
    a_class_is_added_changed_archived_and_removed, a_class_is_called_so_once_a_year,
    a_school_year_is_set_and_set_anew, a_subject_is_added_changed_and_removed,
    a_subject_is_called_so_once_a_stage,
};

/// A test of the store of a school that has just registered, with its manager: "marina", Marina Souza.
pub type SchoolTest = fn(&mut dyn SchoolStore, PersonId);

/// All tests, by name.
pub const SCHOOL_SUITE: [(&str, SchoolTest); 9] = [
    ("the_code_is_set_and_nothing_else_changes", the_code_is_set_and_nothing_else_changes),
    ("a_member_is_added_with_a_number_and_a_password", a_member_is_added_with_a_number_and_a_password),
    ("a_password_changes_from_the_one_it_is", a_password_changes_from_the_one_it_is),
    ("a_class_is_added_changed_archived_and_removed", a_class_is_added_changed_archived_and_removed),
    ("a_subject_is_added_changed_and_removed", a_subject_is_added_changed_and_removed),
    ("a_school_year_is_set_and_set_anew", a_school_year_is_set_and_set_anew),
    // These end in a refusal, which may end the store's transaction.
    ("a_class_is_called_so_once_a_year", a_class_is_called_so_once_a_year),
    ("a_subject_is_called_so_once_a_stage", a_subject_is_called_so_once_a_stage),
    ("a_username_is_taken_once", a_username_is_taken_once),
];

fn newcomer(username: &str) -> NewStaffMember {
    NewStaffMember {
        username: username.parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: Some("joao@escola.gov.br".parse().unwrap()),
        role: StaffRole::Professor,
    }
}

fn hash(text: &str) -> HashedPassword {
    HashedPassword::new(text)
}

fn the_code_is_set_and_nothing_else_changes(store: &mut dyn SchoolStore, _: PersonId) {
    let before = store.school().unwrap().unwrap();
    for code in ["11005831", "11005823"] {
        let code: InepCode = code.parse().unwrap();
        store.set_inep_code(&code).unwrap();
        let expected = School { inep_code: Some(code), ..before.clone() };
        assert_eq!(store.school().unwrap(), Some(expected));
    }
}

fn a_member_is_added_with_a_number_and_a_password(store: &mut dyn SchoolStore, manager: PersonId) {
    let new = newcomer("joão");
    let added = store.add_member(&new, &hash("$first")).unwrap();
    assert_eq!((&added.username, &added.email, added.role), (&new.username, &new.email, new.role));
    assert_eq!(added.name(), "João Lima");
    assert_ne!(added.id, manager);
    assert_eq!(store.password(added.id).unwrap(), Some(hash("$first")));
    let seen = Colleague { id: added.id, name: added.name(), role: added.role, active: true };
    assert_eq!(store.colleague(added.id).unwrap(), Some(seen));
    assert_eq!(store.colleague(PersonId(i64::MAX)).unwrap(), None);
}

fn a_password_changes_from_the_one_it_is(store: &mut dyn SchoolStore, manager: PersonId) {
    let added = store.add_member(&newcomer("joão"), &hash("$first")).unwrap().id;
    let before = store.password(manager).unwrap();
    assert_eq!(store.password(added).unwrap(), Some(hash("$first")));
    assert!(store.change_password(added, &hash("$first"), &hash("$second")).unwrap());
    assert!(!store.change_password(added, &hash("$first"), &hash("$third")).unwrap());
    assert!(!store.change_password(PersonId(i64::MAX), &hash("$first"), &hash("$third")).unwrap());
    assert_eq!(store.password(added).unwrap(), Some(hash("$second")));
    assert_eq!(store.password(manager).unwrap(), before);
    assert_eq!(store.password(PersonId(i64::MAX)).unwrap(), None);
}

fn a_username_is_taken_once(store: &mut dyn SchoolStore, _: PersonId) {
    let refused = store.add_member(&newcomer("Marina"), &hash("$x"));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "logins_pkey"), "{refused:?}");
}
