//! What every store keeps of one school: its figures, simulations and goals.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, Duration, Utc};
use kernel::{IdebDataId, SimulationId, Stage, UserId};

use crate::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use crate::reference::Figures;
use crate::simulate::{OfficialRequest, QuickRequest};
use crate::simulation::{Mode, Simulated, Simulation};
use crate::store::{IdebStore, SimulationPage};

/// A test of a school's store, which is empty and knows the user.
pub type SchoolTest = fn(&mut dyn IdebStore, UserId);

/// All tests, by name.
pub const SCHOOL_SUITE: [(&str, SchoolTest); 8] = [
    ("simulations_are_read_back_as_saved", simulations_are_read_back_as_saved),
    ("simulations_come_newest_first", simulations_come_newest_first),
    ("simulations_come_in_pages", simulations_come_in_pages),
    ("a_stage_lists_its_simulations_and_those_of_none", a_stage_lists_its_simulations_and_those_of_none),
    ("points_come_newest_first", points_come_newest_first),
    ("own_figures_are_read_back_as_put", own_figures_are_read_back_as_put),
    ("own_figures_are_replaced_and_removed", own_figures_are_replaced_and_removed),
    ("goals_are_put_replaced_and_removed", goals_are_put_replaced_and_removed),
];

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

fn simulations_are_read_back_as_saved(store: &mut dyn IdebStore, user: UserId) {
    let with_target =
        QuickRequest { approval: "94.55", saeb: "10", target: Some("5.1"), stage: Some(Stage::EnsinoMedio) };
    let mut saved = Vec::new();
    for (minutes, simulated) in
        [official(), quick("0", None), with_target.simulate().unwrap()].into_iter().enumerate()
    {
        let at = minute(i64::try_from(minutes).unwrap());
        let simulation = store.save_simulation(user, &simulated, at).unwrap();
        assert_eq!((simulation.at, simulation.user), (at, user));
        assert_eq!(simulation.simulated, simulated);
        assert!(!simulation.user_name.is_empty());
        saved.insert(0, simulation);
    }
    assert_eq!(store.simulations(EVERYTHING).unwrap(), saved);
}

/// By time, and among equal times the one saved last first.
fn simulations_come_newest_first(store: &mut dyn IdebStore, user: UserId) {
    let mut save = |minutes| {
        let saved = store.save_simulation(user, &quick("94", None), minute(minutes));
        saved.unwrap().id
    };
    let (second, first, third, third_again) = (save(2), save(1), save(3), save(3));
    let found = store.simulations(EVERYTHING).unwrap();
    assert_eq!(ids(&found), [third_again, third, second, first]);
}

fn simulations_come_in_pages(store: &mut dyn IdebStore, user: UserId) {
    for minutes in [1, 2, 3, 3, 4] {
        store.save_simulation(user, &quick("94", None), minute(minutes)).unwrap();
    }
    let all = ids(&store.simulations(EVERYTHING).unwrap());
    let mut paged = Vec::new();
    for expected in [2, 2, 1, 0] {
        let page = SimulationPage { before: paged.last().copied(), limit: 2, ..EVERYTHING };
        let found = store.simulations(page).unwrap();
        assert_eq!(found.len(), expected);
        paged.extend(ids(&found));
    }
    assert_eq!(paged, all);
}

fn a_stage_lists_its_simulations_and_those_of_none(store: &mut dyn IdebStore, user: UserId) {
    let stages = [None, Some(Stage::AnosIniciais), Some(Stage::AnosFinais)];
    for stage in stages {
        store.save_simulation(user, &quick("94", stage), minute(0)).unwrap();
    }
    for (stage, expected) in [
        (None, vec![stages[2], stages[1], None]),
        (Some(Stage::AnosFinais), vec![stages[2], None]),
        (Some(Stage::EnsinoMedio), vec![None]),
    ] {
        let page = SimulationPage { stage, ..EVERYTHING };
        let found = store.simulations(page).unwrap();
        let found: Vec<_> = found.into_iter().map(|simulation| simulation.simulated.stage).collect();
        assert_eq!(found, expected);
        assert_eq!(store.simulation_points(stage).unwrap().len(), expected.len());
    }
}

fn points_come_newest_first(store: &mut dyn IdebStore, user: UserId) {
    for (simulated, minutes) in [(quick("94", None), 2), (official(), 3), (quick("90", None), 1)] {
        store.save_simulation(user, &simulated, minute(minutes)).unwrap();
    }
    let points = store.simulation_points(None).unwrap();
    let times: Vec<_> = points.iter().map(|point| point.at).collect();
    assert_eq!(times, [minute(3), minute(2), minute(1)]);
    let simulated = official();
    assert_eq!((points[0].ideb, points[0].target), (simulated.ideb, simulated.target));
    assert_eq!(points[0].published, simulated.official.map(|official| official.published));
    let modes: Vec<_> = points.iter().map(|point| point.mode).collect();
    assert_eq!(modes, [Mode::Official, Mode::Quick, Mode::Quick]);
    assert_eq!(points[1].published, None);
}

fn edition(year: i16) -> Edition {
    Edition::new(year).unwrap()
}

/// Figures with the widest values, and with gaps.
pub(super) fn figures() -> Figures {
    Figures {
        approval: ApprovalRate::parse("94.05").ok(),
        approval_by_grade: vec![
            ApprovalRate::parse("93.4").ok(),
            None,
            ApprovalRate::parse("0").ok(),
            ApprovalRate::parse("100").ok(),
        ],
        indicator: PerformanceIndicator::parse("0.9399612345").ok(),
        proficiency_lp: Proficiency::parse("260.84").ok(),
        proficiency_mt: Proficiency::parse("500").ok(),
        score: StandardizedScore::parse("5.3296666667").ok(),
        ideb: PublishedIdeb::parse("10").ok(),
        target: PublishedIdeb::parse("5.4").ok(),
    }
}

fn own_figures_are_read_back_as_put(store: &mut dyn IdebStore, _user: UserId) {
    let ideb_alone = Figures { ideb: PublishedIdeb::parse("0").ok(), ..Figures::default() };
    let later = store.put_own_figure(Stage::AnosFinais, edition(2025), &ideb_alone).unwrap();
    let earlier = store.put_own_figure(Stage::AnosFinais, edition(2023), &figures()).unwrap();
    assert_eq!(earlier.figures, figures());
    let mut found = store.own_figures().unwrap();
    found.sort_by_key(|own| own.edition);
    assert_eq!(found, [earlier, later]);
}

fn own_figures_are_replaced_and_removed(store: &mut dyn IdebStore, _user: UserId) {
    let stage = Stage::AnosIniciais;
    let first = store.put_own_figure(stage, edition(2023), &figures()).unwrap();
    let other = store.put_own_figure(Stage::AnosFinais, edition(2023), &figures()).unwrap();
    let fewer = Figures { score: None, approval_by_grade: vec![], ..figures() };
    let replaced = store.put_own_figure(stage, edition(2023), &fewer).unwrap();
    assert_eq!((replaced.id, &replaced.figures), (first.id, &fewer));
    assert!(store.own_figures().unwrap().contains(&replaced));
    assert!(store.remove_own_figure(replaced.id).unwrap());
    assert!(!store.remove_own_figure(replaced.id).unwrap());
    assert!(!store.remove_own_figure(IdebDataId(i32::MAX)).unwrap());
    assert_eq!(store.own_figures().unwrap(), [other]);
}

fn goals_are_put_replaced_and_removed(store: &mut dyn IdebStore, user: UserId) {
    let stage = Stage::AnosFinais;
    let value = |text: &str| PublishedIdeb::parse(text).unwrap();
    store.put_goal(stage, edition(2025), value("5.1"), user, minute(1)).unwrap();
    let later = store.put_goal(stage, edition(2027), value("10"), user, minute(1)).unwrap();
    let replaced = store.put_goal(stage, edition(2025), value("5.2"), user, minute(2)).unwrap();
    assert_eq!((replaced.goal, replaced.set_at), (value("5.2"), minute(2)));
    assert!(!replaced.set_by.is_empty());
    let mut found = store.goals().unwrap();
    found.sort_by_key(|goal| goal.edition);
    assert_eq!(found, [replaced, later.clone()]);
    assert!(store.remove_goal(stage, edition(2025)).unwrap());
    assert!(!store.remove_goal(stage, edition(2025)).unwrap());
    assert!(!store.remove_goal(Stage::EnsinoMedio, edition(2027)).unwrap());
    assert_eq!(store.goals().unwrap(), [later]);
}
