//! Milestones and actions of which somebody is told on a day.

use application::gate::session::LiveSession;
use kernel::{ActionId, Day, PersonId};
use school_management::actions::action::{ActionStatus, NewAction};
use school_management::actions::milestone::{Milestone, MilestoneForm};
use school_management::notices::dated::{Dated, Since};

use crate::world::{World, at, user};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn action(world: &World, of: &LiveSession, end: &str, status: ActionStatus) -> ActionId {
    let new = NewAction { end: Some(day(end)), responsible: None, ..NewAction::example() };
    world.within(of, |tx| tx.school().add_action(&new, status, user(of), at(1))).unwrap().id
}

fn milestone(world: &World, of: &LiveSession, action: ActionId, due: &str) -> Milestone {
    let new = MilestoneForm { title: "Plantão", due, ..MilestoneForm::default() }.parse().unwrap();
    world.within(of, |tx| tx.school().add_milestone(action, &new, user(of), at(2))).unwrap()
}

fn dated(world: &World, of: &LiveSession, whose: Option<PersonId>) -> Dated {
    world.view(of).notices().dated(whose, day("2026-11-21"), day("2026-11-14")).unwrap()
}

fn found(dated: &Dated) -> (Vec<String>, Vec<ActionId>) {
    (
        dated.milestones.iter().map(|it| it.due.to_string()).collect(),
        dated.actions.iter().map(|it| it.id).collect(),
    )
}

#[test]
fn open_milestones_and_ended_actions_are_found_where_the_action_is_under_way() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    let ended = action(&world, &ana, "2026-11-13", ActionStatus::Active);
    let goes_on = action(&world, &ana, "2026-11-14", ActionStatus::Active);
    let paused = action(&world, &ana, "2026-11-01", ActionStatus::Paused);
    for due in ["2026-11-09", "2026-11-21", "2026-11-22", ""] {
        milestone(&world, &ana, goes_on, due);
        milestone(&world, &ana, paused, due);
    }
    let done = milestone(&world, &ana, goes_on, "2026-11-10");
    let done = Milestone { completed: Some((user(&ana), at(3))), ..done };
    world.within(&ana, |tx| tx.school().change_milestone(&done, user(&ana), at(3))).unwrap();
    let all = dated(&world, &ana, None);
    let dues = ["2026-11-21", "2026-11-09"].map(ToOwned::to_owned);
    assert_eq!(found(&all), (dues.to_vec(), vec![ended]));
    assert_eq!(all.actions[0].progress.get(), 0);
    // Nobody answers for these, and another school has none.
    assert_eq!(dated(&world, &ana, Some(user(&ana))), Dated::default());
    assert_eq!(dated(&world, &bia, None), Dated::default());
}

#[test]
fn a_professor_is_told_of_what_they_answer_for() {
    let world = World::new();
    let ana = world.school("ana");
    let own =
        NewAction { end: Some(day("2026-11-13")), responsible: Some(user(&ana)), ..NewAction::example() };
    let own = world
        .within(&ana, |tx| tx.school().add_action(&own, ActionStatus::Active, user(&ana), at(1)))
        .unwrap();
    milestone(&world, &ana, own.id, "2026-11-09");
    let others = action(&world, &ana, "2026-11-12", ActionStatus::Active);
    milestone(&world, &ana, others, "2026-11-10");
    let dues = vec!["2026-11-09".to_owned()];
    assert_eq!(found(&dated(&world, &ana, Some(user(&ana)))), (dues, vec![own.id]));
    assert_eq!(found(&dated(&world, &ana, None)).1, [own.id, others]);
}

/// What somebody did last to make it so; other changes are none of these.
#[test]
fn it_is_kept_since_when_a_day_stands_and_an_action_is_under_way() {
    let world = World::new();
    let ana = world.school("ana");
    let by = |second| Since { at: at(second), by: user(&ana) };
    let id = action(&world, &ana, "2026-11-13", ActionStatus::Planned);
    let made = milestone(&world, &ana, id, "2026-11-09");
    let mut second = 10;
    let mut change_action = |status, end: &str, title: &str| {
        second += 1;
        world
            .within(&ana, |tx| {
                let mut action = tx.school().hold_action(id)?.unwrap();
                (action.status, action.about.end) = (status, Some(day(end)));
                action.about.title = title.parse().unwrap();
                tx.school().change_action(&action, user(&ana), at(second))
            })
            .unwrap();
        let dated = dated(&world, &ana, None);
        (dated.actions[0].since, dated.milestones[0].action_since)
    };
    assert_eq!(change_action(ActionStatus::Active, "2026-11-13", "Busca"), (by(11), by(11)));
    assert_eq!(change_action(ActionStatus::Active, "2026-11-13", "Busca ativa"), (by(11), by(11)));
    assert_eq!(change_action(ActionStatus::Active, "2026-11-12", "Busca ativa"), (by(13), by(13)));

    let change = |to: &Milestone, second| {
        world.within(&ana, |tx| tx.school().change_milestone(to, user(&ana), at(second))).unwrap();
        dated(&world, &ana, None).milestones.first().map(|it| it.since)
    };
    assert_eq!(dated(&world, &ana, None).milestones[0].since, by(2));
    let mut other = made.clone();
    other.about.title = "Plantão de dúvidas".parse().unwrap();
    assert_eq!(change(&other, 20), Some(by(2)));
    other.about.due = Some(day("2026-11-10"));
    assert_eq!(change(&other, 21), Some(by(21)));
    let done = Milestone { completed: Some((user(&ana), at(22))), ..other.clone() };
    assert_eq!(change(&done, 22), None);
    assert_eq!(change(&other, 23), Some(by(23)), "it was opened again");
}
