//! What every store keeps of one school for the decisions about its index.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, Duration, Utc};
use kernel::{IdebDataId, PersonId, SimulationId, Stage};

use crate::enrolment::NewEnrolment;
use crate::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use crate::reference::Figures;
use crate::simulate::{OfficialRequest, QuickRequest};
use crate::simulation::name::SimulationName;
use crate::simulation::{Simulated, Simulation};
use crate::store::IdebStore;

/// A test of a school's store, which is empty and knows the user.
pub type SchoolTest = fn(&mut dyn IdebStore, PersonId);

/// All tests, by name.
pub const SCHOOL_SUITE: [(&str, SchoolTest); 7] = [
    ("simulations_come_back_as_saved", simulations_come_back_as_saved),
    ("simulations_are_renamed", simulations_are_renamed),
    ("a_removed_simulation_can_be_had_back", a_removed_simulation_can_be_had_back),
    ("own_figures_are_read_back_as_put", own_figures_are_read_back_as_put),
    ("own_figures_are_replaced_and_removed", own_figures_are_replaced_and_removed),
    ("goals_are_put_replaced_and_removed", goals_are_put_replaced_and_removed),
    ("enrolments_are_replaced_a_stage_at_a_time", enrolments_are_replaced_a_stage_at_a_time),
];

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

fn simulations_come_back_as_saved(store: &mut dyn IdebStore, user: PersonId) {
    let with_target =
        QuickRequest { approval: "94.55", saeb: "10", target: Some("5.1"), stage: Some(Stage::EnsinoMedio) };
    for (minutes, simulated) in (0..).zip([official(), quick("0", None), with_target.simulate().unwrap()]) {
        let simulation = store.save_simulation(user, &name("Plano A"), &simulated, minute(minutes)).unwrap();
        assert_eq!((simulation.at, simulation.user), (minute(minutes), user));
        assert_eq!((&simulation.name, &simulation.simulated), (&name("Plano A"), &simulated));
        assert!(!simulation.user_name.is_empty());
        assert_eq!(store.hold_simulation(simulation.id).unwrap(), Some(simulation));
    }
    assert_eq!(store.hold_simulation(SimulationId(i64::MAX)).unwrap(), None);
}

fn name(text: &str) -> SimulationName {
    SimulationName::typed(text).unwrap()
}

fn saved(store: &mut dyn IdebStore, user: PersonId, minutes: i64) -> Simulation {
    store.save_simulation(user, &name("Plano A"), &official(), minute(minutes)).unwrap()
}

fn simulations_are_renamed(store: &mut dyn IdebStore, user: PersonId) {
    let [one, other] = [1, 2].map(|minutes| saved(store, user, minutes));
    let longest = name(&"é".repeat(60));
    store.rename_simulation(one.id, &longest).unwrap();
    let renamed = Simulation { name: longest, ..one };
    assert_eq!(store.hold_simulation(renamed.id).unwrap(), Some(renamed));
    assert_eq!(store.hold_simulation(other.id).unwrap(), Some(other));
}

fn a_removed_simulation_can_be_had_back(store: &mut dyn IdebStore, user: PersonId) {
    let [first, second] = [1, 2].map(|minutes| saved(store, user, minutes));
    let gone = |store: &mut dyn IdebStore, id| store.hold_simulation(id).unwrap().is_none();
    store.remove_simulation(first.id).unwrap();
    assert!(gone(store, first.id) && !gone(store, second.id));
    assert_eq!(store.restore_simulation(first.id, user).unwrap(), Some(first.clone()), "its id and time too");
    assert_eq!(store.hold_simulation(first.id).unwrap(), Some(first.clone()));
    assert_eq!(store.restore_simulation(first.id, user).unwrap(), None, "it is there");

    store.remove_simulation(first.id).unwrap();
    store.remove_simulation(second.id).unwrap();
    assert!(gone(store, first.id) && gone(store, second.id));
    assert_eq!(store.restore_simulation(first.id, user).unwrap(), None, "the one removed last alone");
    assert_eq!(store.restore_simulation(SimulationId(i64::MAX), user).unwrap(), None);
    assert_eq!(store.restore_simulation(second.id, user).unwrap(), Some(second));
}

fn edition(year: i16) -> Edition {
    Edition::new(year).unwrap()
}

/// Figures with the widest values, and with gaps.
fn figures() -> Figures {
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

fn own_figures_are_read_back_as_put(store: &mut dyn IdebStore, _user: PersonId) {
    let ideb_alone = Figures { ideb: PublishedIdeb::parse("0").ok(), ..Figures::default() };
    let later = store.put_own_figure(Stage::AnosFinais, edition(2025), &ideb_alone).unwrap();
    let earlier = store.put_own_figure(Stage::AnosFinais, edition(2023), &figures()).unwrap();
    assert_eq!(earlier.figures, figures());
    let mut found = store.own_figures().unwrap();
    found.sort_by_key(|own| own.edition);
    assert_eq!(found, [earlier, later]);
}

fn own_figures_are_replaced_and_removed(store: &mut dyn IdebStore, _user: PersonId) {
    let stage = Stage::AnosIniciais;
    let first = store.put_own_figure(stage, edition(2023), &figures()).unwrap();
    let other = store.put_own_figure(Stage::AnosFinais, edition(2023), &figures()).unwrap();
    let fewer = Figures { score: None, approval_by_grade: vec![], ..figures() };
    let replaced = store.put_own_figure(stage, edition(2023), &fewer).unwrap();
    assert_eq!((replaced.id, &replaced.figures), (first.id, &fewer));
    assert!(store.own_figures().unwrap().contains(&replaced));
    assert_eq!(store.remove_own_figure(replaced.id).unwrap(), Some((stage, edition(2023))));
    assert_eq!(store.remove_own_figure(replaced.id).unwrap(), None);
    assert_eq!(store.remove_own_figure(IdebDataId(i64::MAX)).unwrap(), None);
    assert_eq!(store.own_figures().unwrap(), [other]);
}

fn goals_are_put_replaced_and_removed(store: &mut dyn IdebStore, user: PersonId) {
    let stage = Stage::AnosFinais;
    let value = |text: &str| PublishedIdeb::parse(text).unwrap();
    store.put_goal(stage, edition(2025), value("5.1"), user, minute(1)).unwrap();
    store.put_goal(stage, edition(2027), value("10"), user, minute(1)).unwrap();
    let replaced = store.put_goal(stage, edition(2025), value("5.2"), user, minute(2)).unwrap();
    assert_eq!((replaced.goal, replaced.set_at), (value("5.2"), minute(2)));
    assert!(!replaced.set_by.is_empty());
    assert!(store.remove_goal(stage, edition(2025)).unwrap());
    assert!(!store.remove_goal(stage, edition(2025)).unwrap());
    assert!(!store.remove_goal(Stage::EnsinoMedio, edition(2027)).unwrap());
    assert!(store.remove_goal(stage, edition(2027)).unwrap());
}

fn enrolments_are_replaced_a_stage_at_a_time(store: &mut dyn IdebStore, _user: PersonId) {
    assert_eq!(store.enrolments().unwrap(), []);
    let mut put = |stage: Stage, pupils: &[Option<i32>]| {
        store.put_enrolment(&NewEnrolment { stage, pupils: pupils.to_vec() }).unwrap();
        let known = store.enrolments().unwrap();
        known.into_iter().map(|(grade, pupils)| format!("{} {pupils}", grade.label())).collect::<Vec<_>>()
    };
    assert_eq!(put(Stage::EnsinoMedio, &[Some(5_000)]), ["1ª série 5000"]);
    // By stage and grade; a grade without a number is left out.
    assert_eq!(
        put(Stage::AnosIniciais, &[Some(1), None, None, None, Some(80)]),
        ["1º ano 1", "5º ano 80", "1ª série 5000"]
    );
    assert_eq!(put(Stage::AnosIniciais, &[None, Some(2)]), ["2º ano 2", "1ª série 5000"]);
    assert_eq!(put(Stage::AnosIniciais, &[None, Some(3)]), ["2º ano 3", "1ª série 5000"]);
    assert_eq!(put(Stage::EnsinoMedio, &[None, None]), ["2º ano 3"]);
    assert_eq!(put(Stage::AnosIniciais, &[]), [] as [&str; 0]);
}
