//! The lists of simulations, as screens read them.

use application::gate::session::LiveSession;
use chrono::{DateTime, Duration, Utc};
use diesel::connection::SimpleConnection;
use ideb_core::simulate::{OfficialRequest, QuickRequest};
use ideb_core::simulation::{Simulated, Simulation};
use ideb_core::view::SimulationPage;
use kernel::{SimulationId, Stage};

use crate::pupils::second;
use crate::world::{World, called, user};

/// All stages of the whole history, in one page.
const EVERYTHING: SimulationPage = SimulationPage { stage: None, before: None, limit: 100 };

/// Microseconds are what a database keeps.
fn minute(minutes: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH
        + Duration::days(20_000)
        + Duration::minutes(minutes)
        + Duration::microseconds(123_457)
}

fn quick(approval: &str, stage: Option<Stage>) -> Simulated {
    let request = QuickRequest { approval, saeb: "5.4", target: None, stage };
    request.simulate().unwrap()
}

fn official() -> Simulated {
    let rates = [Some("93.4".to_owned()), None, Some("93.95".to_owned()), Some("0".to_owned())];
    let request = OfficialRequest {
        stage: "anos_finais",
        edition: Some(2023),
        proficiency_lp: "260.84",
        proficiency_mt: "258.94",
        approval_by_grade: &rates,
        target: Some("5.15"),
    };
    request.simulate().unwrap()
}

fn ids(simulations: &[Simulation]) -> Vec<SimulationId> {
    simulations.iter().map(|simulation| simulation.id).collect()
}

/// A school that saves simulations and lists them.
struct School {
    world: World,
    session: LiveSession,
}

impl School {
    fn new() -> Self {
        let world = World::new();
        let session = world.school("ana");
        Self { world, session }
    }

    fn save(&self, simulated: &Simulated, at: DateTime<Utc>) -> Simulation {
        let user = user(&self.session);
        self.world
            .within(&self.session, |tx| tx.ideb().save_simulation(user, &called("Plano A"), simulated, at))
            .unwrap()
    }

    fn list(&self, page: SimulationPage) -> Vec<Simulation> {
        self.world.view(&self.session).index().simulations(page).unwrap()
    }
}

#[test]
fn simulations_are_read_back_as_saved() {
    let school = School::new();
    let with_target =
        QuickRequest { approval: "94.55", saeb: "10", target: Some("5.1"), stage: Some(Stage::EnsinoMedio) };
    let simulated = [official(), quick("0", None), with_target.simulate().unwrap()];
    let mut saved: Vec<_> = (0..).zip(&simulated).map(|(at, it)| school.save(it, minute(at))).collect();
    saved.reverse();
    assert_eq!(school.list(EVERYTHING), saved);
}

/// By time, and among equal times the one saved last first.
#[test]
fn simulations_come_newest_first() {
    let school = School::new();
    let save = |minutes| school.save(&quick("94", None), minute(minutes)).id;
    let (second, first, third, third_again) = (save(2), save(1), save(3), save(3));
    let found = school.list(EVERYTHING);
    assert_eq!(ids(&found), [third_again, third, second, first]);
}

#[test]
fn a_removed_simulation_is_in_no_list_and_keeps_its_place() {
    let school = School::new();
    let [first, second, third] = [1, 2, 3].map(|minutes| school.save(&quick("94", None), minute(minutes)));
    let user = user(&school.session);
    school.world.within(&school.session, |tx| tx.ideb().remove_simulation(second.id)).unwrap();
    assert_eq!(ids(&school.list(EVERYTHING)), [third.id, first.id]);
    assert_eq!(school.world.view(&school.session).index().simulation(second.id).unwrap(), None);
    let page = SimulationPage { before: Some(second.id), ..EVERYTHING };
    assert_eq!(ids(&school.list(page)), [first.id], "a page that ended with it goes on");
    school.world.within(&school.session, |tx| tx.ideb().restore_simulation(second.id, user)).unwrap();
    assert_eq!(school.list(EVERYTHING), [third, second, first]);
}

/// What its author removed before goes for good with the next removal.
#[test]
fn a_page_that_ended_with_a_simulation_that_has_gone_goes_on() {
    let school = School::new();
    let saved = [1, 2, 3, 4].map(|minutes| school.save(&quick("94", None), minute(minutes)).id);
    for gone in [saved[2], saved[3]] {
        school.world.within(&school.session, |tx| tx.ideb().remove_simulation(gone)).unwrap();
    }
    let page = SimulationPage { before: Some(saved[2]), ..EVERYTHING };
    assert_eq!(ids(&school.list(page)), [saved[1], saved[0]]);
}

/// Of two who change one simulation at once, the second goes by what the first left.
#[test]
fn whoever_removes_a_simulation_that_is_being_removed_waits_and_finds_none() {
    let school = School::new();
    let id = school.save(&quick("94", None), minute(1)).id;
    let mut tx = school.world.begin(&school.session);
    assert!(tx.ideb().hold_simulation(id).unwrap().is_some());
    tx.ideb().remove_simulation(id).unwrap();
    let found = second(
        &school.world,
        move || tx.commit().unwrap(),
        || school.world.within(&school.session, |tx| tx.ideb().hold_simulation(id)).unwrap(),
    );
    assert_eq!(found, None);
}

/// Only what was removed goes for good, whatever a statement says.
#[test]
fn no_simulation_is_deleted_that_was_not_removed() {
    let school = School::new();
    school.save(&quick("94", None), minute(1));
    let mut server = school.world.server();
    let own = school.session.scope().school().0;
    server
        .batch_execute(&format!(
            "BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{own}'; DELETE FROM simulations; COMMIT"
        ))
        .unwrap();
    assert_eq!(school.list(EVERYTHING).len(), 1);
}

#[test]
fn simulations_come_in_pages() {
    let school = School::new();
    for minutes in [1, 2, 3, 3, 4] {
        school.save(&quick("94", None), minute(minutes));
    }
    let all = ids(&school.list(EVERYTHING));
    let mut paged = Vec::new();
    for expected in [2, 2, 1, 0] {
        let page = SimulationPage { before: paged.last().copied(), limit: 2, ..EVERYTHING };
        let found = school.list(page);
        assert_eq!(found.len(), expected);
        paged.extend(ids(&found));
    }
    assert_eq!(paged, all);
}

#[test]
fn a_stage_lists_its_simulations_and_those_of_none() {
    let school = School::new();
    let stages = [None, Some(Stage::AnosIniciais), Some(Stage::AnosFinais)];
    for stage in stages {
        school.save(&quick("94", stage), minute(0));
    }
    for (stage, expected) in [
        (None, vec![stages[2], stages[1], None]),
        (Some(Stage::AnosFinais), vec![stages[2], None]),
        (Some(Stage::EnsinoMedio), vec![None]),
    ] {
        let page = SimulationPage { stage, ..EVERYTHING };
        let found = school.list(page);
        let found: Vec<_> = found.into_iter().map(|simulation| simulation.simulated.stage).collect();
        assert_eq!(found, expected);
    }
}

/// Two statements of one screen must not tell of different moments.
#[test]
fn a_view_shows_one_moment_while_others_save() {
    let school = School::new();
    school.save(&quick("94", None), minute(1));
    let mut view = school.world.view(&school.session);
    for _ in 0..2 {
        assert_eq!(view.index().simulations(EVERYTHING).unwrap().len(), 1);
        school.save(&quick("95", None), minute(2));
    }
    assert_eq!(school.list(EVERYTHING).len(), 3);
}
