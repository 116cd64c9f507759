//! What PostgreSQL gathers of the simulations is what gathering them one by one gives, whatever the history.

use application::gate::session::LiveSession;
use application::index::insights::insights;
use chrono::{DateTime, Duration, Utc};
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::Figures;
use ideb_core::simulate::QuickRequest;
use ideb_core::simulation::request::SimulationRequest;
use ideb_core::simulation::summary::SummaryRequest;
use ideb_core::simulation::{Mode, Simulated, Simulation};
use ideb_core::testing::{SimulationPoint, summarised};
use kernel::{Stage, Uf};

use crate::world::{World, called, user};

/// Numbers that look random and are the same in each run (splitmix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn of<T: Copy>(&mut self, some: &[T]) -> T {
        let count = u64::try_from(some.len()).unwrap();
        some[usize::try_from(self.next() % count).unwrap()]
    }
}

/// Of few values, so that many are the same.
fn simulated(dice: &mut Dice) -> Simulated {
    let rates = [(); 4].map(|()| Some(dice.of(&["93.4", "95", "100"]).to_owned()));
    let mode = dice.of(&[Mode::Quick, Mode::Quick, Mode::Official]);
    let stage = match mode {
        Mode::Quick => dice.of(&[None, Some("anos_finais"), Some("ensino_medio")]),
        Mode::Official => dice.of(&[Some("anos_finais"), Some("ensino_medio")]),
    };
    let request = SimulationRequest {
        mode: Some(mode),
        stage,
        target: dice.of(&[None, None, Some("5.01"), Some("5.05"), Some("5.1"), Some("9.99"), Some("0")]),
        approval: Some(dice.of(&["94", "94.5", "95", "100", "0"])),
        saeb: Some(dice.of(&["5", "5.05", "5.4", "10"])),
        edition: None,
        proficiency_lp: Some(dice.of(&["258.94", "260.84", "400"])),
        proficiency_mt: Some(dice.of(&["255.5", "258.94", "390.25"])),
        approval_by_grade: &rates,
    };
    request.simulate().unwrap()
}

/// Around the ends of months, where states differ, and often at the same time.
fn instant(dice: &mut Dice) -> DateTime<Utc> {
    let start = dice.of(&["2024-12-31", "2025-01-01", "2025-09-01", "2025-09-15", "2025-10-01"]);
    let start: DateTime<Utc> = format!("{start}T00:00:00.123457Z").parse().unwrap();
    start + Duration::minutes(dice.of(&[-270, -181, -180, 0, 179, 180, 239, 240, 299, 300, 301]))
}

/// A history of a new school, newest first.
fn history(world: &World, name: &str, dice: &mut Dice, count: usize) -> (LiveSession, Vec<Simulation>) {
    let session = world.school(name);
    let mut saved = world
        .within(&session, |tx| {
            let mut save = |place| {
                let name = called(&format!("Plano {place}"));
                tx.ideb().save_simulation(user(&session), &name, &simulated(dice), instant(dice))
            };
            let mut kept = (0..count).map(&mut save).collect::<Result<Vec<_>, _>>()?;
            // Some are removed, the last of which could be had back.
            let removed: Vec<_> = kept.extract_if(.., |it| it.id.0 % 5 == 0).collect();
            for simulation in removed {
                tx.ideb().remove_simulation(simulation.id)?;
            }
            Ok(kept)
        })
        .unwrap();
    saved.sort_by_key(|simulation| std::cmp::Reverse((simulation.at, simulation.id)));
    (session, saved)
}

#[test]
fn the_summary_is_exact_whatever_the_history() {
    let world = World::new();
    let mut dice = Dice(2025);
    let goal = |text: &str| PublishedIdeb::parse(text).ok();
    for (count, letter) in [0, 1, 2, 5, 6, 9, 10, 11, 12, 25, 60, 150].into_iter().zip('a'..) {
        let (session, saved) = history(&world, &format!("{letter}-school"), &mut dice, count);
        let mut view = world.view(&session);
        for stage in [None, Some(Stage::AnosFinais), Some(Stage::EnsinoMedio), Some(Stage::AnosIniciais)] {
            let of_stage = |it: &&Simulation| {
                stage.is_none() || it.simulated.stage.is_none() || it.simulated.stage == stage
            };
            let points: Vec<SimulationPoint> = saved.iter().filter(of_stage).map(Into::into).collect();
            for uf in [Uf::SP, Uf::RO, Uf::AC] {
                for goal in [None, goal("4.9"), goal("5.1"), goal("10")] {
                    let of = SummaryRequest { stage, goal, since: instant(&mut dice), uf };
                    let found = view.index().simulation_summary(&of).unwrap();
                    assert_eq!(found, summarised(&points, &of), "{count} {of:?}");
                }
            }
        }
    }
}

fn quick(approval: &str, saeb: &str, stage: Option<Stage>) -> Simulated {
    QuickRequest { approval, saeb, target: None, stage }.simulate().unwrap()
}

#[test]
fn only_a_stage_has_a_current_index_and_a_goal() {
    let world = World::new();
    let ana = world.school("ana");
    let (stage, now) = (Stage::AnosFinais, "2025-10-14T12:00:00Z".parse().unwrap());
    let index = |text: &str| PublishedIdeb::parse(text).unwrap();
    world
        .within(&ana, |tx| {
            let own = Figures { ideb: Some(index("5.0")), ..Figures::default() };
            tx.ideb().put_own_figure(stage, Edition::new(2023).unwrap(), &own)?;
            tx.ideb().put_goal(stage, Edition::new(2025).unwrap(), index("5.1"), user(&ana), now)?;
            for (approval, days) in [("100", 0), ("100", 30), ("90", 31)] {
                let at = now - Duration::days(days);
                tx.ideb().save_simulation(
                    user(&ana),
                    &called("Plano A"),
                    &quick(approval, "5.2", None),
                    at,
                )?;
            }
            Ok(())
        })
        .unwrap();
    let mut view = world.view(&ana);
    let school = view.school().school().unwrap().unwrap();
    for (asked, goal, versus_current, at_or_above) in [
        (Some(stage), Some("5.1"), Some("0.03"), 2),
        (Some(Stage::EnsinoMedio), None, None, 0),
        (None, None, None, 0),
    ] {
        let found = insights(&school, view.index(), asked, now).unwrap();
        assert_eq!((found.count, found.last_30_days), (3, 2));
        assert_eq!(found.average.unwrap().to_string(), "5.03");
        assert_eq!(found.target, goal.map(index), "{asked:?}");
        assert_eq!(found.average_versus_current.map(|it| it.to_string()).as_deref(), versus_current);
        assert_eq!(found.at_or_above_target, at_or_above, "{asked:?}");
    }
}
