//! What every store keeps of a school, its staff, and the record of what happened.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{InepCode, StoreError, UserId};

use crate::notices::activity::{ActivityKind, NewActivity};
use crate::people::password::HashedPassword;
use crate::people::registration::NewStaffMember;
use crate::people::school::School;
use crate::people::staff::Role;
use crate::store::SchoolStore;

/// A test of the store of a school that has just registered, with its manager: "marina", Marina Souza.
pub type SchoolTest = fn(&mut dyn SchoolStore, UserId);

/// All tests, by name.
pub const SCHOOL_SUITE: [(&str, SchoolTest); 6] = [
    ("the_code_is_set_and_nothing_else_changes", the_code_is_set_and_nothing_else_changes),
    ("a_member_is_added_and_read_back", a_member_is_added_and_read_back),
    ("a_password_changes_from_the_one_it_is", a_password_changes_from_the_one_it_is),
    ("activities_show_what_people_did_newest_first", activities_show_what_people_did_newest_first),
    ("the_bell_counts_what_came_after_the_last_look", the_bell_counts_what_came_after_the_last_look),
    // Last, for it may end the store's transaction.
    ("a_username_is_taken_once", a_username_is_taken_once),
];

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::seconds(seconds)
}

fn newcomer(username: &str) -> NewStaffMember {
    NewStaffMember {
        username: username.parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: Some("joao@escola.gov.br".parse().unwrap()),
        role: Role::Professor,
    }
}

fn hash(text: &str) -> HashedPassword {
    HashedPassword::new(text)
}

fn the_code_is_set_and_nothing_else_changes(store: &mut dyn SchoolStore, _: UserId) {
    let before = store.school().unwrap().unwrap();
    for code in ["11005831", "11005823"] {
        let code: InepCode = code.parse().unwrap();
        store.set_inep_code(&code).unwrap();
        let expected = School { inep_code: Some(code), ..before.clone() };
        assert_eq!(store.school().unwrap(), Some(expected));
    }
}

fn a_member_is_added_and_read_back(store: &mut dyn SchoolStore, manager: UserId) {
    let new = newcomer("joão");
    let added = store.add_member(&new, &hash("$first")).unwrap();
    assert_eq!((&added.username, &added.email, added.role), (&new.username, &new.email, new.role));
    assert_eq!(added.name(), "João Lima");
    assert_ne!(added.id, manager);
    assert_eq!(store.member(added.id).unwrap(), Some(added));
    assert_eq!(store.member(UserId(i32::MAX)).unwrap(), None);
    assert_eq!(store.member(manager).unwrap().unwrap().name(), "Marina Souza");
}

fn a_password_changes_from_the_one_it_is(store: &mut dyn SchoolStore, manager: UserId) {
    let added = store.add_member(&newcomer("joão"), &hash("$first")).unwrap().id;
    let before = store.password(manager).unwrap();
    assert_eq!(store.password(added).unwrap(), Some(hash("$first")));
    assert!(store.change_password(added, &hash("$first"), &hash("$second")).unwrap());
    assert!(!store.change_password(added, &hash("$first"), &hash("$third")).unwrap());
    assert!(!store.change_password(UserId(i32::MAX), &hash("$first"), &hash("$third")).unwrap());
    assert_eq!(store.password(added).unwrap(), Some(hash("$second")));
    assert_eq!(store.password(manager).unwrap(), before);
    assert_eq!(store.password(UserId(i32::MAX)).unwrap(), None);
}

fn activities_show_what_people_did_newest_first(store: &mut dyn SchoolStore, manager: UserId) {
    for (second, kind) in (0..).zip(ActivityKind::ALL) {
        let actor = (kind != ActivityKind::Import).then_some(manager);
        store.record(actor, &NewActivity::new(kind, kind.slug()), at(second)).unwrap();
    }
    let shown = store.activities(10).unwrap();
    let kinds: Vec<_> = shown.iter().map(|activity| activity.kind).collect();
    let newest_first = ActivityKind::ALL.into_iter().rev().filter(|kind| ActivityKind::SHOWN.contains(kind));
    assert_eq!(kinds, newest_first.collect::<Vec<_>>());
    for activity in &shown {
        let name = if activity.actor.is_some() { "Marina Souza" } else { "Sistema" };
        assert_eq!((activity.actor_name.as_str(), activity.text.as_str()), (name, activity.kind.slug()));
    }
    assert_eq!(store.activities(2).unwrap(), shown[..2]);
}

fn the_bell_counts_what_came_after_the_last_look(store: &mut dyn SchoolStore, reader: UserId) {
    for (second, kind) in [(1, ActivityKind::Import), (2, ActivityKind::Simulation), (3, ActivityKind::Goal)]
    {
        store.record(None, &NewActivity::new(kind, kind.slug()), at(second)).unwrap();
    }
    let mut bell = |limit| {
        let bell = store.notifications(reader, limit).unwrap();
        let items: Vec<_> = bell.items.into_iter().map(|(item, seen)| (item.kind, seen)).collect();
        (bell.unread, items)
    };
    assert_eq!(bell(10), (2, vec![(ActivityKind::Goal, false), (ActivityKind::Import, false)]));
    assert_eq!(bell(1), (2, vec![(ActivityKind::Goal, false)]));
    for (looked, unread, goal_seen) in [(2, 1, false), (3, 0, true)] {
        store.mark_notifications_read(reader, at(looked)).unwrap();
        let bell = store.notifications(reader, 10).unwrap();
        let seen: Vec<_> = bell.items.iter().map(|(_, seen)| *seen).collect();
        assert_eq!((bell.unread, seen), (unread, vec![goal_seen, true]));
    }
}

fn a_username_is_taken_once(store: &mut dyn SchoolStore, _: UserId) {
    let refused = store.add_member(&newcomer("Marina"), &hash("$x"));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "logins_pkey"), "{refused:?}");
}
