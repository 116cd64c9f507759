//! What the dashboard and the bell show of the audit trail.

use application::gate::session::LiveSession;
use chrono::{DateTime, Utc};
use kernel::PersonId;
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::world::{World, at, enrol, user};

fn record(world: &World, of: &LiveSession, actor: Option<PersonId>, kind: ActivityKind, at: DateTime<Utc>) {
    world.within(of, |tx| tx.school().record(actor, &NewActivity::new(kind, kind.slug()), at)).unwrap();
}

#[test]
fn activities_show_what_people_did_newest_first() {
    let world = World::new();
    let ana = world.school("ana");
    let manager = user(&ana);
    for (second, kind) in (0..).zip(ActivityKind::ALL) {
        let actor = (kind != ActivityKind::Import).then_some(manager);
        record(&world, &ana, actor, kind, at(second));
    }
    let shown = world.view(&ana).notices().activities(10).unwrap();
    let kinds: Vec<_> = shown.iter().map(|activity| activity.kind).collect();
    let newest_first = ActivityKind::ALL.into_iter().rev().filter(|kind| ActivityKind::SHOWN.contains(kind));
    assert_eq!(kinds, newest_first.collect::<Vec<_>>());
    for activity in &shown {
        let name = if activity.actor.is_some() { "Marina Souza" } else { "Sistema" };
        assert_eq!((activity.actor_name.as_str(), activity.text.as_str()), (name, activity.kind.slug()));
    }
    assert_eq!(world.view(&ana).notices().activities(2).unwrap(), shown[..2]);
}

#[test]
fn the_bell_counts_what_came_after_the_last_look() {
    let world = World::new();
    let ana = world.school("ana");
    let reader = user(&ana);
    for (second, kind) in [(1, ActivityKind::Import), (2, ActivityKind::Simulation), (3, ActivityKind::Goal)]
    {
        record(&world, &ana, None, kind, at(second));
    }
    // One's own deeds are no news.
    record(&world, &ana, Some(reader), ActivityKind::Figures, at(4));
    let bell = |limit| {
        let bell = world.view(&ana).notices().notifications(reader, limit).unwrap();
        let items: Vec<_> = bell.items.into_iter().map(|it| (it.activity.kind, it.read)).collect();
        (bell.unread, items)
    };
    assert_eq!(bell(10), (2, vec![(ActivityKind::Goal, false), (ActivityKind::Import, false)]));
    assert_eq!(bell(1), (2, vec![(ActivityKind::Goal, false)]));
    for (looked, unread, goal_seen) in [(2, 1, false), (3, 0, true)] {
        world.within(&ana, |tx| tx.school().mark_notifications_read(reader, at(looked))).unwrap();
        let bell = world.view(&ana).notices().notifications(reader, 10).unwrap();
        let seen: Vec<_> = bell.items.iter().map(|it| it.read).collect();
        assert_eq!((bell.unread, seen), (unread, vec![goal_seen, true]));
    }
}

#[test]
fn whoever_acted_has_a_name_and_only_what_nobody_did_is_the_systems() {
    let world = World::new();
    let ana = world.school("ana");
    let pupil = enrol(&world, ana.scope().school());
    for (second, actor) in [(1, Some(user(&ana))), (2, Some(pupil)), (3, None)] {
        record(&world, &ana, actor, ActivityKind::Goal, at(second));
    }
    let bell = world.view(&ana).notices().notifications(user(&ana), 10).unwrap();
    assert_eq!(bell.items.len(), 2, "what the reader did is no news, what nobody did is");
    let shown = world.view(&ana).notices().activities(10).unwrap();
    let names: Vec<_> = shown.iter().map(|activity| activity.actor_name.as_str()).collect();
    assert_eq!(names, ["Sistema", "Bia Lima", "Marina Souza"]);
}
