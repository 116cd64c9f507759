//! What the dashboard and the bell show of the audit trail.

use application::gate::session::LiveSession;
use application::notices::bell;
use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection;
use kernel::{MilestoneId, PersonId};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::notices::asked::Asked;
use school_management::notices::notice::{NoticeKey, NoticeKind, Topic};

use crate::world::{World, at, enrol, texts, user};

fn record(world: &World, of: &LiveSession, actor: Option<PersonId>, kind: ActivityKind, at: DateTime<Utc>) {
    world.within(of, |tx| tx.school().record(actor, &NewActivity::new(kind, kind.slug()), at)).unwrap();
}

#[test]
fn activities_show_what_people_did_newest_first() {
    let world = World::new().with_invented_times();
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

/// What a reader sees of what happened: how much is unread, and each kind with whether it is read.
fn bell(world: &World, of: &LiveSession, asked: Asked) -> (usize, Vec<(NoticeKind, bool)>) {
    let reader = &of.actor().person;
    let found = bell::notices(world.view(of).as_mut(), reader, asked, at(100)).unwrap();
    (found.unread, found.items.iter().map(|it| (it.kind, it.read)).collect())
}

const ALL: Asked = Asked { topic: None, unread: false, after: None, limit: 10 };

#[test]
fn the_bell_counts_what_was_not_read() {
    use NoticeKind::{Figures, Goal, Import};
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    let reader = user(&ana);
    for (second, kind) in [(1, ActivityKind::Import), (2, ActivityKind::Simulation), (3, ActivityKind::Goal)]
    {
        record(&world, &ana, None, kind, at(second));
    }
    // One's own deeds are no news.
    record(&world, &ana, Some(reader), ActivityKind::Figures, at(4));
    assert_eq!(bell(&world, &ana, ALL), (2, vec![(Goal, false), (Import, false)]));
    assert_eq!(bell(&world, &ana, Asked { limit: 1, ..ALL }), (2, vec![(Goal, false)]));
    assert_eq!(bell(&world, &ana, Asked { topic: Some(Topic::Imports), ..ALL }), (2, vec![(Import, false)]));
    assert_eq!(bell(&world, &ana, Asked { topic: Some(Topic::Actions), ..ALL }), (2, vec![]));
    let mark_all = || world.within(&ana, |tx| tx.school().mark_all_read(reader, at(9))).unwrap();
    mark_all();
    assert_eq!(bell(&world, &ana, ALL), (0, vec![(Goal, true), (Import, true)]));
    assert_eq!(bell(&world, &ana, Asked { unread: true, ..ALL }), (0, vec![]));
    record(&world, &ana, None, ActivityKind::Figures, at(5));
    assert_eq!(bell(&world, &ana, Asked { unread: true, ..ALL }), (1, vec![(Figures, false)]));
    mark_all();
    assert_eq!(bell(&world, &ana, ALL).0, 0);
}

#[test]
fn what_is_read_of_the_trail_does_not_hang_on_the_clock_of_the_program() {
    use NoticeKind::Goal;
    for ahead in [-1, 1] {
        let world = World::new();
        let ana = world.school("ana");
        let (reader, now) = (user(&ana), Utc::now() + TimeDelta::hours(ahead));
        // Where nothing has happened, nothing is read.
        let mark_all = || world.within(&ana, |tx| tx.school().mark_all_read(reader, now)).unwrap();
        mark_all();
        record(&world, &ana, None, ActivityKind::Goal, now);
        assert_eq!(bell(&world, &ana, ALL), (1, vec![(Goal, false)]), "{ahead}");
        mark_all();
        assert_eq!(bell(&world, &ana, ALL), (0, vec![(Goal, true)]), "{ahead}");
        record(&world, &ana, None, ActivityKind::Goal, now);
        assert_eq!(bell(&world, &ana, ALL), (1, vec![(Goal, false), (Goal, true)]), "{ahead}");
        let newest = NoticeKey::Event(world.view(&ana).notices().activities(1).unwrap()[0].id);
        world.within(&ana, |tx| tx.school().mark_read(reader, &[newest], now)).unwrap();
        assert_eq!(bell(&world, &ana, ALL), (0, vec![(Goal, true), (Goal, true)]), "{ahead}");
    }
}

#[test]
fn one_that_was_followed_is_read_and_reading_all_forgets_the_single_marks() {
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    let reader = user(&ana);
    for second in [1, 2] {
        record(&world, &ana, None, ActivityKind::Goal, at(second));
    }
    let newest = world.view(&ana).notices().activities(1).unwrap()[0].id;
    let keys = [NoticeKey::Event(newest), NoticeKey::Event(newest), NoticeKey::Due(MilestoneId(1))];
    world.within(&ana, |tx| tx.school().mark_read(reader, &keys, at(5))).unwrap();
    let goal = NoticeKind::Goal;
    assert_eq!(bell(&world, &ana, ALL), (1, vec![(goal, true), (goal, false)]));
    assert_eq!(bell(&world, &ana, Asked { unread: true, ..ALL }), (1, vec![(goal, false)]));
    let count = "SELECT count(*)::text AS text FROM notification_marks";
    assert_eq!(texts(&mut world.admin(), count), ["2"]);
    // No more are kept than a person may well read one by one, and the newest stay.
    let many: Vec<_> = (1..=600).map(|id| NoticeKey::Overdue(MilestoneId(id))).collect();
    for part in many.chunks(100) {
        world.within(&ana, |tx| tx.school().mark_read(reader, part, at(6))).unwrap();
    }
    assert_eq!(texts(&mut world.admin(), count), ["500"]);
    assert_eq!(bell(&world, &ana, ALL).0, 2);
    world.within(&ana, |tx| tx.school().mark_all_read(reader, at(7))).unwrap();
    assert_eq!(texts(&mut world.admin(), count), ["0"]);
    assert_eq!(bell(&world, &ana, ALL), (0, vec![(goal, true), (goal, true)]));
}

#[test]
fn what_happened_goes_on_where_a_page_ends() {
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    // Two at the same instant are told apart by their numbers.
    for second in [1, 2, 2, 3, 4] {
        record(&world, &ana, None, ActivityKind::Goal, at(second));
    }
    let (mut after, mut seen) = (None, Vec::new());
    loop {
        let asked = Asked { after, limit: 2, ..ALL };
        let page = bell::notices(world.view(&ana).as_mut(), &ana.actor().person, asked, at(9)).unwrap();
        seen.extend(page.items.iter().map(|it| it.at));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(seen, [4, 3, 2, 2, 1].map(at));
}

#[test]
fn whoever_acted_has_a_name_and_only_what_nobody_did_is_the_systems() {
    let world = World::new().with_invented_times();
    let ana = world.school("ana");
    let pupil = enrol(&world, ana.scope().school());
    for (second, actor) in [(1, Some(user(&ana))), (2, Some(pupil)), (3, None)] {
        record(&world, &ana, actor, ActivityKind::Goal, at(second));
    }
    assert_eq!(bell(&world, &ana, ALL).0, 2, "what the reader did is no news, what nobody did is");
    let shown = world.view(&ana).notices().activities(10).unwrap();
    let names: Vec<_> = shown.iter().map(|activity| activity.actor_name.as_str()).collect();
    assert_eq!(names, ["Sistema", "Bia Lima", "Marina Souza"]);
    world.admin().batch_execute("DELETE FROM logins WHERE person_id = 77; DELETE FROM students").unwrap();
    let shown = world.view(&ana).notices().activities(10).unwrap();
    assert_eq!(shown[1].actor_name, "Pessoa apagada");
}
