//! What every store keeps of actions.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{ActionId, Day, MilestoneId, PersonId, Stage};

use crate::actions::action::{Action, ActionStatus, ActionType, NewAction, Priority};
use crate::actions::form::ActionForm;
use crate::actions::indicator::IndicatorForm;
use crate::actions::late::Late;
use crate::actions::milestone::{Milestone, MilestoneForm, NewMilestone};
use crate::actions::progress::{Percent, Progress};
use crate::actions::resource::{LinkForm, Resource};
use crate::actions::seen::{ActionSeen, MilestoneShown, Responsible};
use crate::actions::timeline::update::{NewUpdate, UpdateType};
use crate::store::SchoolStore;

const AT: DateTime<Utc> = DateTime::UNIX_EPOCH;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// With everything that may be said of one.
fn action(responsible: PersonId) -> NewAction {
    let indicator = IndicatorForm {
        kind: "grade",
        stage: "anos_finais",
        grade: "6º ano",
        baseline: "93.4",
        target: "96.5",
        year: Some(2023),
    };
    let form = ActionForm {
        title: "Plantão de dúvidas",
        description: "Duas vezes\npor semana",
        kind: "aprovacao",
        priority: "alta",
        start: "2026-08-10",
        end: "2027-12-17",
        expected_budget: "2400",
        actual_budget: "960,5",
        target_students: Some(61),
        responsible: Some(responsible),
        indicator: Some(indicator),
    };
    form.parse().unwrap()
}

fn milestone(title: &str, due: &str) -> NewMilestone {
    MilestoneForm { title, description: "Na sala 3", due }.parse().unwrap()
}

pub(super) fn an_action_is_added_and_changed(store: &mut dyn SchoolStore, manager: PersonId) {
    let new = action(manager);
    let added = store.add_action(&new, ActionStatus::Active, manager, AT).unwrap();
    let expected = Action {
        id: added.id,
        about: new,
        status: ActionStatus::Active,
        status_since: AT,
        progress: Progress::default(),
        version: 1,
        created_by: manager,
        created_at: AT,
        changed: None,
    };
    assert_eq!(added, expected);
    assert_eq!(store.action(added.id).unwrap(), Some(expected.clone()));
    assert_eq!(store.hold_action(added.id).unwrap(), Some(expected.clone()));
    assert_eq!(store.hold_action(ActionId(i64::MAX)).unwrap(), None);
    let other = store.add_action(&NewAction::example(), ActionStatus::Planned, manager, AT).unwrap();
    assert_ne!(other.id, added.id);

    let about = NewAction { kind: ActionType::Other, priority: Priority::Low, ..NewAction::example() };
    let progress = Progress { by_hand: Percent::new(35).ok(), ..Progress::default() };
    let later = AT + TimeDelta::days(1);
    let to = Action { about, status: ActionStatus::Paused, status_since: later, progress, ..expected };
    store.change_action(&to, manager, AT).unwrap();
    let expected = Action { version: 2, changed: Some((manager, AT)), ..to };
    assert_eq!(store.action(added.id).unwrap(), Some(expected));
    assert_eq!(store.action(other.id).unwrap(), Some(other));
}

pub(super) fn milestones_are_counted_ordered_and_removed(store: &mut dyn SchoolStore, manager: PersonId) {
    let id = store.add_action(&action(manager), ActionStatus::Active, manager, AT).unwrap().id;
    let other = store.add_action(&NewAction::example(), ActionStatus::Planned, manager, AT).unwrap().id;
    let names = ["Levantar", "Plantão", "Conselho"];
    let dues = ["2026-11-09", "2026-11-12", ""];
    let made = names
        .iter()
        .zip(dues)
        .map(|(name, due)| store.add_milestone(id, &milestone(name, due), manager, AT).unwrap());
    let made: Vec<Milestone> = made.collect();
    let strange = store.add_milestone(other, &milestone("Outro", "2020-01-01"), manager, AT).unwrap();
    let there = |store: &mut dyn SchoolStore, of| -> Vec<Milestone> {
        store.milestones(of, day("2026-11-14")).unwrap().into_iter().map(|seen| seen.milestone).collect()
    };
    assert_eq!(there(store, id), made);
    assert_eq!(store.milestone(made[1].id).unwrap().as_ref(), Some(&made[1]));
    assert_eq!(store.milestone(MilestoneId(i64::MAX)).unwrap(), None);

    let late = |store: &mut dyn SchoolStore, today| store.action_seen(id, day(today)).unwrap().unwrap().late;
    assert_eq!(late(store, "2026-11-14"), Late { milestones: 2, days: 5, past_end: None });
    let done = made[0].saying(milestone("Levantar já", ""), manager, AT);
    assert_eq!((done.version, done.edited), (2, Some((manager, AT))));
    let done = done.completed_by(manager, AT);
    let (open, done_again) = (done.reopened(), done.reopened().completed_by(manager, AT));
    assert_eq!((done.version, open.version, done_again.version), (3, 4, 5));
    assert_eq!((done.completed, open.completed), (Some((manager, AT)), None));
    for to in [done, open, done_again.clone()] {
        store.change_milestone(&to, manager, AT).unwrap();
        assert_eq!(store.milestone(to.id).unwrap(), Some(to));
    }
    assert_eq!(late(store, "2026-11-14"), Late { milestones: 1, days: 2, past_end: None });
    assert_eq!(late(store, "2026-11-12"), Late::default());
    assert_eq!(
        store.action(id).unwrap().unwrap().progress,
        Progress { by_hand: None, done: 1, milestones: 3 }
    );

    let order = [made[2].id, made[0].id, made[1].id];
    store.order_milestones(&order).unwrap();
    let ids = |store: &mut dyn SchoolStore| -> Vec<MilestoneId> {
        there(store, id).into_iter().map(|milestone| milestone.id).collect()
    };
    assert_eq!(ids(store), order);
    let last = store.add_milestone(id, &milestone("Fim", ""), manager, AT).unwrap().id;
    assert_eq!(ids(store), [order[0], order[1], order[2], last]);
    store.remove_milestone(order[0]).unwrap();
    assert_eq!(ids(store), [order[1], order[2], last]);
    assert_eq!(there(store, other), [strange]);
    let today = day("2026-11-14");
    let of_action = store.milestones(id, today).unwrap();
    let told: Vec<_> =
        of_action.iter().map(|seen| (seen.completed_by_name.as_deref(), seen.late_days)).collect();
    assert_eq!(told, [(Some("Marina Souza"), None), (None, Some(2)), (None, None)]);
    let edited: Vec<_> = of_action.iter().map(|seen| seen.edited_by_name.as_deref()).collect();
    assert_eq!(edited, [Some("Marina Souza"), None, None]);
    // Of what is only planned nothing is late.
    let of_other = store.milestones(other, today).unwrap();
    assert_eq!(of_other.iter().map(|seen| seen.late_days).collect::<Vec<_>>(), [None]);
    let all: Vec<MilestoneShown> = [of_other, of_action].concat().into_iter().map(Into::into).collect();
    let shown = |store: &mut dyn SchoolStore, most| {
        let found = store.all_milestones(today, most).unwrap();
        assert_eq!(found.total, 4);
        found.milestones
    };
    assert_eq!(shown(store, 4), all);
    // First the open ones, by their day; what is done last.
    for (most, places) in [(3, vec![0, 2, 3]), (2, vec![0, 2]), (1, vec![0])] {
        let expected: Vec<_> = places.into_iter().map(|place: usize| all[place].clone()).collect();
        assert_eq!(shown(store, most), expected);
    }
    assert_eq!(store.milestones(ActionId(i64::MAX), today).unwrap(), []);
}

pub(super) fn an_action_is_seen_with_names_and_counts(store: &mut dyn SchoolStore, manager: PersonId) {
    let action = store.add_action(&action(manager), ActionStatus::Active, manager, AT).unwrap();
    let newer = store.add_action(&NewAction::example(), ActionStatus::Planned, manager, AT).unwrap();
    let update = NewUpdate::new(UpdateType::Change, "criou a ação").saying("a partir de um cenário");
    let (from, to) = (Percent::new(0).unwrap(), Percent::new(20).unwrap());
    store.add_update(action.id, &update.from_to(from, to), manager, AT).unwrap();
    store.add_update(action.id, &NewUpdate::new(UpdateType::Comment, "6 voltaram"), manager, AT).unwrap();
    let link =
        LinkForm { title: "Guia", url: "https://exemplo.org/guia", ..LinkForm::default() }.parse().unwrap();
    let [kept, gone] = [(); 2].map(|()| store.add_resource(action.id, &link, manager, AT).unwrap());
    store.remove_resource(gone).unwrap();
    let expected = Resource { id: kept, action: action.id, about: link, by: manager };
    assert_eq!((store.resource(kept).unwrap(), store.resource(gone).unwrap()), (Some(expected), None));
    let paused = NewUpdate::new(UpdateType::Status, "mudou a situação de Ativa para Pausada");
    store.add_update(action.id, &paused.clone().saying("Férias"), manager, AT).unwrap();
    store.add_update(newer.id, &paused.clone().saying("Férias"), manager, AT).unwrap();
    store.add_update(newer.id, &paused, manager, AT).unwrap();
    store.change_action(&action, manager, AT).unwrap();
    let seen = store.action_seen(action.id, day("2027-12-20")).unwrap().unwrap();
    let name = || "Marina Souza".to_owned();
    let expected = ActionSeen {
        action: Action { version: 2, changed: Some((manager, AT)), ..action },
        responsible: Some(Responsible { id: manager, name: name(), active: true }),
        late: Late { milestones: 0, days: 0, past_end: Some(3) },
        status_reason: Some("Férias".to_owned()),
        created_by_name: name(),
        changed_by_name: Some(name()),
        updates: 3,
        resources: 1,
    };
    assert_eq!(seen, expected);
    assert_eq!(seen.action.about.indicator.unwrap().stage, Stage::AnosFinais);
    assert_eq!(store.action_seen(ActionId(i64::MAX), day("2027-12-20")).unwrap(), None);
    let all = store.actions_seen(day("2027-12-20")).unwrap();
    let ids: Vec<_> = all.iter().map(|seen| seen.action.id).collect();
    assert_eq!(all[0].status_reason, None, "of the last time alone");
    assert_eq!((ids, &all[1]), (vec![newer.id, expected.action.id], &expected));
}
