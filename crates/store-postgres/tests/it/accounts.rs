//! The staff as screens read it, and managers who are held.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use application::gate::browser::{Browser, System, UserAgent};
use application::gate::keys::DeviceKey;
use application::gate::model::Entrant;
use application::gate::model::World as Which;
use application::gate::session;
use kernel::PersonId;
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::{Colleague, StaffRole};

use crate::world::{World, at, key, user};

fn newcomer(username: &str, first_name: &str, role: StaffRole) -> NewStaffMember {
    NewStaffMember {
        username: username.parse().unwrap(),
        first_name: first_name.to_owned(),
        last_name: "Lima".to_owned(),
        email: None,
        role,
    }
}

fn add(world: &World, of: &session::LiveSession, new: &NewStaffMember) -> PersonId {
    world.within(of, |tx| tx.school().add_member(new, &HashedPassword::new("$"))).unwrap().id
}

#[test]
fn colleagues_come_by_name_and_accounts_with_their_use() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let angela = add(&world, &ana, &newcomer("angela", "Ângela", StaffRole::Professor));
    let zeca = add(&world, &ana, &newcomer("zeca", "Zeca", StaffRole::Professor));
    world.within(&ana, |tx| tx.school().set_active(zeca, false)).unwrap();
    world.within(&ana, |tx| tx.school().issue_password(angela, &HashedPassword::new("$1"), at(99))).unwrap();
    let mut view = world.view(&ana);
    let angelas =
        Colleague { id: angela, name: "Ângela Lima".to_owned(), role: StaffRole::Professor, active: true };
    assert_eq!(view.people().colleagues(Some(StaffRole::Professor)).unwrap(), [angelas]);
    let names = |it: Vec<Colleague>| it.into_iter().map(|it| it.name).collect::<Vec<_>>();
    assert_eq!(names(view.people().colleagues(None).unwrap()), ["Ângela Lima", "Marina Souza"]);
    drop(view);

    // One of a person's two devices is the last; a session that ended is not open.
    world
        .at_gate(|tx| {
            for (name, second) in [("laboratory", 500), ("phone", 400)] {
                tx.gate().remember_device(ana.actor().school, angela, &DeviceKey(name.into()), at(second))?;
            }
            tx.gate().remember_device(bia.actor().school, user(&bia), &DeviceKey("hers".into()), at(900))
        })
        .unwrap();
    let now = at(0) + session::Lifetime::STAFF.idle;
    world
        .at_gate(|tx| {
            session::open(tx.gate(), Entrant::new(ana.actor().clone(), Which::Real), key(1), at(60))
        })
        .unwrap();
    let accounts = world.view(&ana).people().accounts(None, now).unwrap();
    let told: Vec<_> = accounts
        .iter()
        .map(|it| {
            (it.account.member.id, it.account.active, it.account.must_change, it.seen_at, it.open_sessions)
        })
        .collect();
    assert_eq!(
        told,
        [
            (angela, true, true, Some(at(500)), 0),
            (user(&ana), true, false, Some(at(60)), 1),
            (zeca, false, false, None, 0),
        ]
    );
    assert_eq!(accounts[0].account.password_until, Some(at(99)));
    let professors = world.view(&ana).people().accounts(Some(StaffRole::Professor), now).unwrap();
    assert_eq!(professors.len(), 2, "also who may not sign in");
}

#[test]
fn a_person_sees_their_open_sessions_and_nobody_elses() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let colleague = add(&world, &ana, &newcomer("zeca", "Zeca", StaffRole::Professor));
    let agent = UserAgent { browser: Some(Browser::Samsung), system: Some(System::Android) };
    world
        .at_gate(|tx| {
            let entrant = Entrant { agent, ..Entrant::new(ana.actor().clone(), Which::Real) };
            session::open(tx.gate(), entrant, key(1), at(60))
        })
        .unwrap();
    let open =
        |second| world.view(&ana).sessions().open_sessions(user(&ana), *ana.key(), at(second)).unwrap();
    let told: Vec<_> = open(61).iter().map(|it| (it.agent, it.opened_at, it.seen_at, it.own)).collect();
    assert_eq!(told, [(agent, at(60), at(60), false), (UserAgent::default(), at(0), at(0), true)]);
    assert_eq!(open(3_600).len(), 1, "one is over");
    assert_eq!(open(10_000), []);
    let elsewhere =
        |person| world.view(&bia).sessions().open_sessions(person, *bia.key(), at(61)).unwrap().len();
    assert_eq!([elsewhere(user(&ana)), elsewhere(user(&bia))], [0, 1]);
    let id = open(61)[0].id;
    let close = |of, person| world.within(of, |tx| tx.sessions().close_one(person, id)).unwrap();
    assert!(!close(&bia, user(&bia)) && !close(&bia, user(&ana)) && !close(&ana, colleague));
    assert!(close(&ana, user(&ana)) && !close(&ana, user(&ana)));
    world.within(&ana, |tx| tx.sessions().close(user(&ana), None)).unwrap();
    assert_eq!(open(61), []);
}

/// Who would take the role from the last waits for whoever takes it from the last but one, and then finds one.
#[test]
fn managers_are_held_until_the_transaction_ends() {
    let world = World::new();
    let ana = world.school("ana");
    let zeca = add(&world, &ana, &newcomer("zeca", "Zeca", StaffRole::Gestor));
    let mut first = world.begin(&ana);
    assert_eq!(first.school().hold_managers().unwrap(), [user(&ana), zeca]);
    thread::scope(|scope| {
        let (tell, told) = mpsc::channel();
        let (world, ana) = (&world, &ana);
        scope.spawn(move || {
            let held = world.within(ana, |tx| tx.school().hold_managers());
            tell.send(held.unwrap()).unwrap();
        });
        assert!(told.recv_timeout(Duration::from_millis(300)).is_err(), "the second waits");
        first.school().set_role(user(ana), StaffRole::Professor).unwrap();
        first.commit().unwrap();
        assert_eq!(told.recv().unwrap(), [zeca]);
    });
}
