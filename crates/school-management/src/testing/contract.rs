//! What every store keeps of a school and its staff for the decisions about them.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::DateTime;
use kernel::{InepCode, PersonId, StoreError};

use crate::people::password::HashedPassword;
use crate::people::registration::NewStaffMember;
use crate::people::school::School;
use crate::people::staff::{Colleague, StaffMember, StaffRole};
use crate::people::staff_account::{Profile, StaffAccount};
use crate::store::SchoolStore;
use crate::testing::actions_contract::{
    an_action_is_added_and_changed, an_action_is_seen_with_names_and_counts,
    milestones_are_counted_ordered_and_removed,
};
use crate::testing::classes_contract::{
    a_class_is_added_changed_archived_and_removed, a_class_is_called_so_once_a_year,
    a_school_year_is_set_and_set_anew, a_subject_is_added_changed_and_removed,
    a_subject_is_called_so_once_a_stage, many_classes_are_added_in_their_order,
    of_many_classes_one_that_is_there_fails_them_all, who_leaves_teaches_no_class_but_those_of_the_past,
};
use crate::testing::pupils_contract::{
    a_card_is_issued_printed_and_issued_anew, a_file_tells_whom_it_brought, a_number_is_of_one_pupil,
    a_pupil_is_in_a_class_of_the_school, numbers_are_not_exchanged, pupils_are_added_and_read_back,
    pupils_change_and_move, who_is_erased_is_there_no_more,
};

/// A test of the store of a school that has just registered, with its manager: "marina", Marina Souza.
pub type SchoolTest = fn(&mut dyn SchoolStore, PersonId);

/// All tests, by name.
pub const SCHOOL_SUITE: [(&str, SchoolTest); 26] = [
    ("the_code_is_set_and_nothing_else_changes", the_code_is_set_and_nothing_else_changes),
    ("a_member_is_added_with_a_number_and_a_password", a_member_is_added_with_a_number_and_a_password),
    ("a_password_changes_from_the_one_it_is", a_password_changes_from_the_one_it_is),
    ("an_account_changes_and_nobody_elses", an_account_changes_and_nobody_elses),
    ("a_password_is_issued_and_then_chosen", a_password_is_issued_and_then_chosen),
    ("professors_see_all_classes_until_it_is_said", professors_see_all_classes_until_it_is_said),
    ("a_class_is_added_changed_archived_and_removed", a_class_is_added_changed_archived_and_removed),
    ("many_classes_are_added_in_their_order", many_classes_are_added_in_their_order),
    ("who_leaves_teaches_no_class_but_those_of_the_past", who_leaves_teaches_no_class_but_those_of_the_past),
    ("a_subject_is_added_changed_and_removed", a_subject_is_added_changed_and_removed),
    ("a_school_year_is_set_and_set_anew", a_school_year_is_set_and_set_anew),
    ("pupils_are_added_and_read_back", pupils_are_added_and_read_back),
    ("pupils_change_and_move", pupils_change_and_move),
    ("who_is_erased_is_there_no_more", who_is_erased_is_there_no_more),
    ("a_file_tells_whom_it_brought", a_file_tells_whom_it_brought),
    ("a_card_is_issued_printed_and_issued_anew", a_card_is_issued_printed_and_issued_anew),
    ("an_action_is_added_and_changed", an_action_is_added_and_changed),
    ("milestones_are_counted_ordered_and_removed", milestones_are_counted_ordered_and_removed),
    ("an_action_is_seen_with_names_and_counts", an_action_is_seen_with_names_and_counts),
    // These end in a refusal, which may end the store's transaction.
    ("a_class_is_called_so_once_a_year", a_class_is_called_so_once_a_year),
    ("of_many_classes_one_that_is_there_fails_them_all", of_many_classes_one_that_is_there_fails_them_all),
    ("a_subject_is_called_so_once_a_stage", a_subject_is_called_so_once_a_stage),
    ("a_number_is_of_one_pupil", a_number_is_of_one_pupil),
    ("numbers_are_not_exchanged", numbers_are_not_exchanged),
    ("a_pupil_is_in_a_class_of_the_school", a_pupil_is_in_a_class_of_the_school),
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
    assert_eq!(store.hold_colleague(added.id).unwrap(), Some(seen));
    assert_eq!(store.hold_colleague(PersonId(i64::MAX)).unwrap(), None);
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

fn an_account_changes_and_nobody_elses(store: &mut dyn SchoolStore, manager: PersonId) {
    let added = store.add_member(&newcomer("joão"), &hash("$first")).unwrap();
    let marina = store.hold_account(manager).unwrap().unwrap();
    let mut expected =
        StaffAccount { member: added.clone(), active: true, must_change: false, password_until: None };
    assert_eq!(store.hold_account(added.id).unwrap().as_ref(), Some(&expected));
    assert_eq!(store.hold_managers().unwrap(), [manager]);

    let profile =
        Profile { first_name: "João".to_owned(), last_name: "D'Ávila 😀".to_owned(), email: None };
    store.set_profile(added.id, &profile).unwrap();
    store.set_role(added.id, StaffRole::Gestor).unwrap();
    assert_eq!(store.hold_managers().unwrap(), [manager, added.id]);
    store.set_active(added.id, false).unwrap();
    assert_eq!(store.hold_managers().unwrap(), [manager], "who may not sign in manages nothing");
    expected.member = StaffMember { last_name: "D'Ávila 😀".to_owned(), email: None, ..added };
    (expected.member.role, expected.active) = (StaffRole::Gestor, false);
    assert_eq!(store.hold_account(expected.member.id).unwrap(), Some(expected));
    assert_eq!(store.hold_account(manager).unwrap(), Some(marina));
    assert_eq!(store.hold_account(PersonId(i64::MAX)).unwrap(), None);
}

fn a_password_is_issued_and_then_chosen(store: &mut dyn SchoolStore, manager: PersonId) {
    let id = store.add_member(&newcomer("joão"), &hash("$first")).unwrap().id;
    let state = |store: &mut dyn SchoolStore, id| {
        let account = store.hold_account(id).unwrap().unwrap();
        (account.must_change, account.password_until)
    };
    let until = DateTime::UNIX_EPOCH;
    store.issue_password(id, &hash("$issued"), until).unwrap();
    assert_eq!(store.password(id).unwrap(), Some(hash("$issued")));
    assert_eq!(state(store, id), (true, Some(until)));
    assert!(store.change_password(id, &hash("$issued"), &hash("$dearer")).unwrap());
    assert_eq!(state(store, id), (true, Some(until)), "hashed anew, it is the same password");
    store.keep_password(id).unwrap();
    assert_eq!(state(store, id), (false, None));
    assert_eq!(store.password(id).unwrap(), Some(hash("$dearer")));
    assert_eq!(state(store, manager), (false, None));
}

fn professors_see_all_classes_until_it_is_said(store: &mut dyn SchoolStore, _: PersonId) {
    assert!(!store.own_classes_only().unwrap());
    for on in [true, false] {
        store.set_own_classes_only(on).unwrap();
        assert_eq!(store.own_classes_only().unwrap(), on);
    }
}

fn a_username_is_taken_once(store: &mut dyn SchoolStore, _: PersonId) {
    let refused = store.add_member(&newcomer("Marina"), &hash("$x"));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "logins_pkey"), "{refused:?}");
}
