//! The school, its staff, and the record of what happened.

use diesel::prelude::*;
use kernel::{StoreError, Uf, UserId};
use school_management::activity::{ActivityKind, NewActivity};
use school_management::registration::NewStaffMember;
use school_management::staff::Role;

use crate::world::{World, at, user};

fn newcomer(username: &str) -> NewStaffMember {
    NewStaffMember {
        username: username.parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: None,
        role: Role::Professor,
    }
}

#[test]
fn a_school_is_read_back_as_it_registered() {
    let world = World::new();
    let ana = world.school("ana");
    let school = world.within(&ana, |tx| tx.school().school()).unwrap().unwrap();
    assert_eq!(school.id, ana.scope().school());
    assert_eq!((school.name.as_str(), school.municipality.as_str()), ("Escola de ana", "Costa Marques"));
    assert_eq!((school.state, school.inep_code.unwrap().as_str()), (Uf::RO, "11005823"));
    assert_eq!((school.verified, school.demo, school.created_at), (false, false, at(0)));
}

#[test]
fn a_member_is_added_signs_in_and_changes_the_password() {
    let world = World::new();
    let ana = world.school("ana");
    let added = world
        .within(&ana, |tx| {
            let added = tx.school().add_member(&newcomer("joão"), "$first")?;
            assert_eq!(tx.school().member(added.id)?, Some(added.clone()));
            assert_eq!(tx.school().password_hash(added.id)?.as_deref(), Some("$first"));
            assert!(tx.school().change_password(added.id, "$first", "$second")?);
            assert!(!tx.school().change_password(added.id, "$first", "$third")?, "it is no longer the first");
            assert_eq!(tx.school().member(UserId(i32::MAX))?, None);
            Ok(added)
        })
        .unwrap();
    let found = world.at_gate(|tx| tx.gate().credential("joão")).unwrap().unwrap();
    assert_eq!(found.actor.member, added);
    assert_eq!((found.actor.school, found.password_hash.as_str()), (ana.scope().school(), "$second"));
}

#[test]
fn a_username_is_taken_in_whatever_school() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    for (session, username) in [(&ana, "ana"), (&bia, "ana")] {
        let refused = world.within(session, |tx| tx.school().add_member(&newcomer(username), "$x"));
        assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "logins_pkey"), "{refused:?}");
    }
}

#[test]
fn activities_show_what_people_did_newest_first() {
    let world = World::new();
    let ana = world.school("ana");
    world
        .within(&ana, |tx| {
            for (second, kind) in ActivityKind::ALL.into_iter().enumerate() {
                let actor = (kind != ActivityKind::Import).then(|| user(&ana));
                let second = i64::try_from(second).unwrap();
                tx.school().record(actor, &NewActivity::new(kind, kind.slug()), at(second))?;
            }
            let shown = tx.school().activities(10)?;
            let kinds: Vec<_> = shown.iter().map(|activity| activity.kind).collect();
            let mut expected = ActivityKind::SHOWN;
            expected.sort_by_key(|kind| {
                std::cmp::Reverse(ActivityKind::ALL.iter().position(|other| other == kind))
            });
            assert_eq!(kinds, expected);
            for activity in &shown {
                let name = if activity.actor.is_some() { "Marina Souza" } else { "Sistema" };
                assert_eq!(
                    (activity.actor_name.as_str(), activity.text.as_str()),
                    (name, activity.kind.slug())
                );
            }
            assert_eq!(tx.school().activities(2)?, shown[..2]);
            Ok(())
        })
        .unwrap();
}

#[test]
fn the_bell_counts_what_came_after_the_last_look() {
    let world = World::new();
    let ana = world.school("ana");
    let reader = user(&ana);
    world
        .within(&ana, |tx| {
            let school = tx.school();
            for (second, kind) in
                [(1, ActivityKind::Import), (2, ActivityKind::Simulation), (3, ActivityKind::Goal)]
            {
                school.record(None, &NewActivity::new(kind, kind.slug()), at(second))?;
            }
            let seen = |school: &mut dyn school_management::store::SchoolStore, limit| {
                let bell = school.notifications(reader, limit).unwrap();
                let items: Vec<_> = bell.items.into_iter().map(|(item, seen)| (item.kind, seen)).collect();
                (bell.unread, items)
            };
            let both = |seen| vec![(ActivityKind::Goal, seen), (ActivityKind::Import, true)];
            assert_eq!(
                seen(school, 10),
                (2, vec![(ActivityKind::Goal, false), (ActivityKind::Import, false)])
            );
            assert_eq!(seen(school, 1), (2, vec![(ActivityKind::Goal, false)]));
            school.mark_notifications_read(reader, at(2))?;
            assert_eq!(seen(school, 10), (1, both(false)));
            school.mark_notifications_read(reader, at(3))?;
            assert_eq!(seen(school, 10), (0, both(true)));
            Ok(())
        })
        .unwrap();
}

#[test]
fn kinds_are_the_same_in_the_program_and_in_the_table() {
    let world = World::new();
    let school = world.school("ana").scope().school();
    let insert = |kind: &str| {
        diesel::sql_query(format!(
            "INSERT INTO audit_events (school_id, at, kind, text) VALUES ({school}, now(), '{kind}', 'x')"
        ))
        .execute(&mut world.admin())
    };
    for kind in ActivityKind::ALL {
        assert_eq!(insert(kind.slug()), Ok(1), "{kind:?}");
    }
    assert!(insert("other").unwrap_err().to_string().contains("audit_events_kind_known"));
}
