//! What the demonstration's staff did: two dozen simulations over the last months, and a goal for each stage.

use application::index::{goals, simulations};
use application::tx::database::SchoolTx;
use chrono::{DateTime, Datelike, TimeDelta, Utc};
use ideb_core::goal::request::NewGoal;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::simulate::{OfficialRequest, QuickRequest};
use ideb_core::simulation::name::SimulationName;
use kernel::{PersonId, Stage};

use crate::failure::Failure;

use Stage::{AnosFinais, AnosIniciais, EnsinoMedio};

/// Days ago, stage, approval, standardised note, target, name if it has one.
const QUICK: [(i64, Stage, &str, &str, &str, &str); 16] = [
    (118, AnosFinais, "93", "5.25", "5.1", ""),
    (111, AnosFinais, "93.5", "5.2", "5.1", "Aprovação no 6º ano"),
    (104, AnosIniciais, "97", "6.1", "6.2", ""),
    (97, AnosFinais, "93.8", "5.3", "5.1", "Um pouco de cada"),
    (88, EnsinoMedio, "91", "4.6", "4.5", ""),
    (83, AnosIniciais, "97.5", "6.2", "6.2", "Leitura no 2º ano"),
    (76, AnosFinais, "94", "5.3", "5.1", ""),
    (69, AnosFinais, "94.2", "5.35", "5.1", "Recuperação paralela"),
    (61, EnsinoMedio, "91.5", "4.8", "4.5", "Reforço à tarde"),
    (55, AnosIniciais, "97.8", "6.25", "6.2", ""),
    (47, AnosFinais, "94.8", "5.4", "5.1", "Matemática no 9º ano"),
    (40, AnosFinais, "95.5", "5.4", "5.1", "Menos reprovação"),
    (26, AnosIniciais, "98", "6.3", "6.2", "Leitura e tabuada"),
    (19, EnsinoMedio, "92.4", "4.9", "4.5", ""),
    (9, AnosFinais, "94.5", "5.4", "5.1", ""),
    (2, AnosFinais, "95", "5.45", "5.1", "Tudo junto"),
];

/// Days ago, stage, LP, MT, approval by grade, target, name if it has one.
type Official = (i64, Stage, &'static str, &'static str, &'static [&'static str], &'static str, &'static str);

const OFFICIAL: [Official; 8] = [
    (92, AnosFinais, "258.00", "257.50", &["93.0", "93.4", "93.9", "94.8"], "5.1", ""),
    (
        72,
        AnosIniciais,
        "216.00",
        "227.00",
        &["98.6", "98.2", "97.0", "97.8", "97.4"],
        "6.2",
        "Reforço em Português",
    ),
    (58, AnosFinais, "262.00", "259.50", &["93.6", "93.9", "94.0", "95.1"], "5.1", ""),
    (44, EnsinoMedio, "279.00", "275.00", &["89.5", "92.0", "94.8"], "4.5", "Só as provas"),
    (33, AnosFinais, "264.00", "262.00", &["94.0", "94.1", "94.3", "95.2"], "5.1", "Reforço nas duas provas"),
    (
        23,
        AnosIniciais,
        "218.50",
        "229.00",
        &["98.8", "98.4", "97.5", "98.0", "97.7"],
        "6.2",
        "Anos Iniciais em 2027",
    ),
    (13, AnosFinais, "267.00", "265.50", &["94.2", "94.0", "94.4", "95.3"], "5.1", "Reforço e recuperação"),
    (5, EnsinoMedio, "281.00", "278.00", &["90.2", "92.4", "95.0"], "4.5", "Provas e aprovação"),
];

const GOALS: [(Stage, &str); 3] = [(AnosIniciais, "6.2"), (AnosFinais, "5.1"), (EnsinoMedio, "4.5")];

/// Saves them with the days they were made on, by the three of the staff in turn.
pub fn save(tx: &mut dyn SchoolTx, staff: &[PersonId], now: DateTime<Utc>) -> Result<(), Failure> {
    let mut made = Vec::new();
    for (days, stage, approval, saeb, target, name) in QUICK {
        made.push((
            days,
            name,
            QuickRequest { approval, saeb, target: Some(target), stage: Some(stage) }.simulate()?,
        ));
    }
    for (days, stage, proficiency_lp, proficiency_mt, rates, target, name) in OFFICIAL {
        let rates: Vec<_> = rates.iter().map(|rate| Some((*rate).to_owned())).collect();
        let request = OfficialRequest {
            stage: stage.slug(),
            edition: Some(2023),
            proficiency_lp,
            proficiency_mt,
            approval_by_grade: &rates,
            target: Some(target),
        };
        made.push((days, name, request.simulate()?));
    }
    made.sort_by_key(|(days, ..)| -days);
    let next = next_edition(now)?;
    let manager = *staff.first().ok_or("a demonstração precisa de uma equipe")?;
    for (stage, goal) in GOALS {
        let goal = NewGoal { stage, edition: next, goal: PublishedIdeb::parse(goal)? };
        goals::set(tx, manager, &goal, now - TimeDelta::days(115))?;
    }
    for ((days, name, simulated), user) in made.iter().zip(staff.iter().cycle()) {
        let at = now - TimeDelta::days(*days) - TimeDelta::hours(days % 7);
        simulations::save(tx, *user, SimulationName::if_typed(Some(name))?, simulated, at)?;
    }
    Ok(())
}

/// The first edition that is not over.
fn next_edition(now: DateTime<Utc>) -> Result<Edition, Failure> {
    let year = i16::try_from(now.year())?;
    Ok(Edition::new(if year % 2 == 1 { year } else { year + 1 })?)
}
