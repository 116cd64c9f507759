//! The staff and the audit trail, beyond the contract.

use diesel::prelude::*;
use kernel::StoreError;
use school_management::notices::activity::ActivityKind;
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;

use crate::world::World;

fn newcomer(username: &str) -> NewStaffMember {
    NewStaffMember {
        username: username.parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: None,
        role: StaffRole::Professor,
    }
}

#[test]
fn a_username_is_taken_in_whatever_school() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    for (session, username) in [(&ana, "ana"), (&bia, "ana")] {
        let refused = world
            .within(session, |tx| tx.school().add_member(&newcomer(username), &HashedPassword::new("$x")));
        assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "logins_pkey"), "{refused:?}");
    }
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
