//! Milestones and actions of which somebody is told on a day.

use application::gate::session::LiveSession;
use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use kernel::{ActionId, Day, PersonId, Uf};
use school_management::actions::action::{ActionStatus, NewAction};
use school_management::actions::milestone::{Milestone, MilestoneForm};
use school_management::notices::dated::{Dated, DatedAsked, Subject, Today, Told};
use school_management::notices::notice::ReadMarks;

use crate::world::{World, user};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Noon in São Paulo.
fn noon(text: &str) -> DateTime<Utc> {
    format!("{text}T15:00:00Z").parse().unwrap()
}

fn midnight(text: &str) -> DateTime<Utc> {
    day(text).begins(Uf::SP)
}

/// What somebody does and reads, who is the manager of "ana" or one beside.
struct Person<'a> {
    world: &'a World,
    of: &'a LiveSession,
    id: PersonId,
}

impl Person<'_> {
    fn action(&self, at: &str, end: &str, status: ActionStatus) -> ActionId {
        let new = NewAction { end: Some(day(end)), responsible: None, ..NewAction::example() };
        self.world.within(self.of, |tx| tx.school().add_action(&new, status, self.id, noon(at))).unwrap().id
    }

    fn milestone(&self, at: &str, action: ActionId, due: &str) -> Milestone {
        let new = MilestoneForm { title: "Plantão", due, ..MilestoneForm::default() }.parse().unwrap();
        self.world.within(self.of, |tx| tx.school().add_milestone(action, &new, self.id, noon(at))).unwrap()
    }

    fn change_action(&self, at: &str, id: ActionId, status: ActionStatus, end: &str) {
        let change = |tx: &mut dyn application::tx::database::SchoolTx| {
            let mut action = tx.school().hold_action(id)?.unwrap();
            if action.status != status {
                action.status_since = noon(at);
            }
            (action.status, action.about.end) = (status, Some(day(end)));
            tx.school().change_action(&action, self.id, noon(at))
        };
        self.world.within(self.of, change).unwrap();
    }

    fn change_milestone(&self, at: &str, to: &Milestone) {
        self.world.within(self.of, |tx| tx.school().change_milestone(to, self.id, noon(at))).unwrap();
    }

    /// On 14/11/2026, where nothing was read.
    fn asked(&self, marks: &ReadMarks, of: Option<PersonId>, limit: usize) -> Dated {
        let today = Today { day: day("2026-11-14"), state: Uf::SP };
        let asked = DatedAsked { reader: self.id, of, today, marks, unread: false, after: None, limit };
        self.world.view(self.of).notices().dated(&asked).unwrap()
    }

    fn dated(&self) -> Dated {
        self.asked(&ReadMarks::default(), None, 10)
    }

    /// The first there is: since when, and whether it is read.
    fn first(&self) -> Option<(DateTime<Utc>, bool)> {
        self.dated().items.first().map(|told| (told.at, told.read))
    }
}

/// The manager, and a colleague.
fn with_two(check: impl FnOnce(Person<'_>, Person<'_>)) {
    let world = World::new();
    let ana = world.school("ana");
    let manager = user(&ana);
    let colleague = PersonId(manager.0 + 1_000_000);
    let (id, school) = (colleague.0, ana.actor().school.0);
    world
        .admin()
        .batch_execute(&format!(
            "INSERT INTO people (school_id, id, kind, password_hash) OVERRIDING SYSTEM VALUE
                VALUES ({school}, {id}, 'staff', '$');
             INSERT INTO users SELECT (jsonb_populate_record(u, '{{\"id\": {id}, \"username\": \"outra\"}}')).*
                FROM users u WHERE u.school_id = {school} AND u.id = {manager}",
            manager = manager.0
        ))
        .unwrap();
    check(Person { world: &world, of: &ana, id: manager }, Person { world: &world, of: &ana, id: colleague });
}

const LATE: &str = "2026-11-09";
const END: &str = "2027-12-17";

#[test]
fn what_the_calendar_brings_holds_from_midnight_of_the_school() {
    with_two(|ana, _| {
        let id = ana.action("2026-08-10", END, ActionStatus::Active);
        for (due, since) in [
            ("2026-11-22", None),
            ("2026-11-21", Some("2026-11-14")),
            ("2026-11-14", Some("2026-11-07")),
            ("2026-11-13", Some("2026-11-14")),
            (LATE, Some("2026-11-10")),
        ] {
            let made = ana.milestone("2026-08-11", id, due);
            // Whoever gave it its day long ago is told when the calendar brings it.
            assert_eq!(ana.first(), since.map(|since| (midnight(since), false)), "{due}");
            ana.world.within(ana.of, |tx| tx.school().remove_milestone(made.id)).unwrap();
        }
    });
}

#[test]
fn ones_own_deed_is_read_and_is_there() {
    with_two(|ana, bia| {
        let id = ana.action("2026-08-10", END, ActionStatus::Active);
        let made = ana.milestone("2026-11-12", id, LATE);
        let lately = noon("2026-11-12");
        assert_eq!((ana.first(), bia.first()), (Some((lately, true)), Some((lately, false))));
        assert_eq!((ana.dated().unread, bia.dated().unread), (0, 1));
        // Opened again by the other.
        let done = Milestone { completed: Some((ana.id, lately)), ..made.clone() };
        ana.change_milestone("2026-11-12", &done);
        assert_eq!(bia.first(), None);
        bia.change_milestone("2026-11-13", &made);
        let lately = noon("2026-11-13");
        assert_eq!((ana.first(), bia.first()), (Some((lately, false)), Some((lately, true))));
    });
}

/// Somebody's edit of the action neither takes a late milestone from their bell nor rings others anew.
#[test]
fn a_milestone_stays_told_when_its_action_is_changed_or_rests_for_a_while() {
    with_two(|ana, bia| {
        let id = ana.action("2026-08-10", END, ActionStatus::Active);
        ana.milestone("2026-08-11", id, LATE);
        let told = Some((midnight("2026-11-10"), false));
        ana.change_action("2026-11-12", id, ActionStatus::Active, "2027-11-26");
        assert_eq!((ana.first(), bia.first()), (told, told));
        ana.change_action("2026-11-12", id, ActionStatus::Paused, "2027-11-26");
        assert_eq!((ana.first(), bia.first()), (None, None));
        ana.change_action("2026-11-13", id, ActionStatus::Active, "2027-11-26");
        assert_eq!((ana.first(), bia.first()), (told, told));
    });
}

#[test]
fn what_came_late_while_the_action_rested_or_was_planned_is_told_when_it_is_taken_up() {
    with_two(|ana, bia| {
        let planned = ana.action("2026-08-10", END, ActionStatus::Planned);
        ana.milestone("2026-08-11", planned, LATE);
        ana.change_action("2026-11-12", planned, ActionStatus::Active, END);
        let lately = noon("2026-11-12");
        assert_eq!((ana.first(), bia.first()), (Some((lately, true)), Some((lately, false))));
        // And no more for the rest that follows.
        bia.change_action("2026-11-13", planned, ActionStatus::Paused, END);
        bia.change_action("2026-11-14", planned, ActionStatus::Active, END);
        assert_eq!((ana.first(), bia.first()), (Some((lately, true)), Some((lately, false))));
    });
    with_two(|ana, bia| {
        let paused = ana.action("2026-08-10", END, ActionStatus::Active);
        ana.milestone("2026-08-11", paused, LATE);
        ana.change_action("2026-11-08", paused, ActionStatus::Paused, END);
        ana.change_action("2026-11-12", paused, ActionStatus::Active, END);
        let lately = noon("2026-11-12");
        assert_eq!((ana.first(), bia.first()), (Some((lately, true)), Some((lately, false))));
    });
}

#[test]
fn an_action_past_its_end_is_told_since_its_end_or_since_it_was_given_it() {
    with_two(|ana, bia| {
        let id = ana.action("2026-08-10", "2026-11-12", ActionStatus::Active);
        let told = Some((midnight("2026-11-13"), false));
        assert_eq!((ana.first(), bia.first()), (told, told));
        ana.change_action("2026-11-13", id, ActionStatus::Paused, "2026-11-12");
        ana.change_action("2026-11-14", id, ActionStatus::Active, "2026-11-12");
        assert_eq!((ana.first(), bia.first()), (told, told));
        ana.change_action("2026-11-14", id, ActionStatus::Active, "2026-11-11");
        let lately = noon("2026-11-14");
        assert_eq!((ana.first(), bia.first()), (Some((lately, true)), Some((lately, false))));
        ana.change_action("2026-11-14", id, ActionStatus::Active, "2026-11-14");
        assert_eq!(ana.first(), None);
    });
}

#[test]
fn open_milestones_and_ended_actions_are_found_where_the_action_is_under_way() {
    with_two(|ana, _| {
        let ended = ana.action("2026-08-10", "2026-11-13", ActionStatus::Active);
        let goes_on = ana.action("2026-08-10", "2026-11-14", ActionStatus::Active);
        let paused = ana.action("2026-08-10", "2026-11-01", ActionStatus::Paused);
        for due in [LATE, "2026-11-21", "2026-11-22", ""] {
            ana.milestone("2026-08-11", goes_on, due);
            ana.milestone("2026-08-11", paused, due);
        }
        let done = ana.milestone("2026-08-11", goes_on, "2026-11-10");
        ana.change_milestone(
            "2026-08-12",
            &Milestone { completed: Some((ana.id, noon("2026-08-12"))), ..done },
        );
        let all = ana.dated();
        let days: Vec<_> =
            all.items.iter().map(|told| (told.day.to_string(), told.place().of_action)).collect();
        let expected = [(LATE, false), ("2026-11-13", true), ("2026-11-21", false)];
        assert_eq!(days, expected.map(|(day, of_action)| (day.to_owned(), of_action)));
        let Subject::Action { id, progress } = all.items[1].subject.clone() else { panic!("{all:?}") };
        assert_eq!((id, progress.get()), (ended, 0));
        // Nobody answers for these, and another school has none.
        assert_eq!(ana.asked(&ReadMarks::default(), Some(ana.id), 10), Dated::default());
        let bia = ana.world.school("bia");
        let stranger = Person { world: ana.world, of: &bia, id: user(&bia) };
        assert_eq!(stranger.dated(), Dated::default());
    });
}

#[test]
fn all_that_is_late_is_counted_and_read_a_page_at_a_time_the_longest_ago_first() {
    with_two(|ana, bia| {
        let id = ana.action("2026-08-10", END, ActionStatus::Active);
        let (school, action) = (ana.of.actor().school.0, id.0);
        ana.world
            .admin()
            .batch_execute(&format!(
                "INSERT INTO action_milestones (school_id, action_id, title, due_date, place)
                 SELECT {school}, {action}, 'x', '2026-11-13'::date - n, 0 FROM generate_series(0, 1123) n"
            ))
            .unwrap();
        let first = bia.asked(&ReadMarks::default(), None, 5);
        assert_eq!((first.asking, first.unread, first.rest, first.items.len()), (1_124, 1_124, 1_119, 5));
        assert_eq!(first.items[0].day, day("2023-10-17"), "the longest ago");
        let marks = ReadMarks { dated: midnight("2026-11-13"), ..ReadMarks::default() };
        let today = Today { day: day("2026-11-14"), state: Uf::SP };
        let (mut after, mut seen) = (None, Vec::new());
        loop {
            let asked = DatedAsked {
                reader: bia.id,
                of: None,
                today,
                marks: &marks,
                unread: false,
                after,
                limit: 500,
            };
            let page = bia.world.view(bia.of).notices().dated(&asked).unwrap();
            assert_eq!((page.asking, page.unread), (1_124, 1));
            seen.extend(page.items.iter().map(|told| told.day));
            assert_eq!(seen.len() + page.rest, 1_124);
            after = page.items.last().map(Told::place);
            if page.rest == 0 {
                break;
            }
        }
        assert!(seen.is_sorted() && seen.len() == 1_124);
        let unread = DatedAsked {
            reader: bia.id,
            of: None,
            today,
            marks: &marks,
            unread: true,
            after: None,
            limit: 9,
        };
        let unread = bia.world.view(bia.of).notices().dated(&unread).unwrap();
        assert_eq!((unread.items.len(), unread.rest), (1, 0));
    });
}
