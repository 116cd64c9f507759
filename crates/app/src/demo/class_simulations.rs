//! What the demonstration's classes answered over the last weeks, before the projector and on paper.

use application::class_simulations::{answer, finish, set_absent, start, type_cells};
use application::classes::class::By;
use application::gate::model::Actor;
use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, SubjectId};
use quiz_engine::class_simulation::{CellChange, ClassSimulation, Kind, Mark, StartForm};
use quiz_engine::question::{Component, Letter};
use school_management::classes::class::Class;

use crate::failure::Failure;

use Component::{LinguaPortuguesa, Matematica};
use Kind::{Impressa, Projetada};

/// Class, what is asked, how, days ago, questions, and how many of a hundred answers are right.
const HELD: [(&str, Component, Kind, i64, i64, u64); 9] = [
    ("9º A", Matematica, Projetada, 54, 10, 45),
    ("5º A", LinguaPortuguesa, Projetada, 47, 8, 60),
    ("9º A", Matematica, Projetada, 40, 10, 60),
    ("9º A", LinguaPortuguesa, Impressa, 33, 10, 62),
    ("5º A", Matematica, Impressa, 26, 10, 55),
    ("9º B", Matematica, Impressa, 19, 12, 48),
    ("9º A", Matematica, Impressa, 12, 12, 58),
    ("5º A", LinguaPortuguesa, Projetada, 8, 8, 75),
    ("9º A", Matematica, Projetada, 5, 10, 70),
];

/// Holds them as the manager would have done on each of the days.
pub fn save(
    tx: &mut dyn SchoolTx,
    manager: &Actor,
    classes: &[Class],
    now: DateTime<Utc>,
) -> Result<(), Failure> {
    for (seed, (name, component, kind, days, questions, rate)) in (1..).zip(HELD) {
        let class = classes.iter().find(|class| class.about.name.as_str() == name);
        let class = class.ok_or("falta uma turma na escola de demonstração")?;
        let by = By { actor: manager, now: now - TimeDelta::days(days) };
        let form = StartForm {
            class: Some(class.id),
            subject: Some(subject(tx, component, class)?),
            kind: kind.slug(),
            questions,
            difficulty: "misto",
            skill: None,
            these: None,
        };
        let begun = start(tx, by, form, seed)?.ok_or("a turma é de outra pessoa")?;
        let simulation = tx.class_simulations().class_simulation(begun.id)?.ok_or("a simulação sumiu")?;
        match kind {
            Projetada => project(tx, by, &simulation, seed, rate)?,
            Impressa => type_in(tx, by, &simulation, seed, rate)?,
        }
        finish(tx, By { now: by.now + TimeDelta::minutes(40), ..by }, begun.id)?;
    }
    Ok(())
}

/// That of the class's stage.
fn subject(tx: &mut dyn SchoolTx, component: Component, class: &Class) -> Result<SubjectId, Failure> {
    let mut subjects = tx.school().subjects()?.into_iter();
    let of_stage = subjects.find(|it| {
        it.about.stage == class.about.grade.stage
            && Component::of_subject(it.about.name.as_str()) == Some(component)
    });
    Ok(of_stage.ok_or("falta uma disciplina do Saeb na escola de demonstração")?.id)
}

fn project(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    simulation: &ClassSimulation,
    seed: u64,
    rate: u64,
) -> Result<(), Failure> {
    for (ordinal, asked) in (1..).zip(&simulation.asked) {
        let chance = drawn(seed, 0, ordinal);
        let said = (ordinal, Some(chosen(asked.key, chance, rate)), 25 + i64::try_from(chance % 90)?);
        let at = by.now + TimeDelta::minutes(3 * ordinal);
        answer(tx, By { now: at, ..by }, simulation.id, said)?;
    }
    Ok(())
}

fn type_in(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    simulation: &ClassSimulation,
    seed: u64,
    rate: u64,
) -> Result<(), Failure> {
    let mut pupils = simulation.sheets.iter().filter_map(|sheet| sheet.student);
    if let Some(away) = pupils.next() {
        set_absent(tx, by, simulation.id, (away, true))?;
    }
    for (place, pupil) in (1..).zip(pupils) {
        // Some know more than others.
        let own = (rate + drawn(seed, place, 0) % 41).saturating_sub(20);
        type_cells(
            tx,
            by,
            simulation.id,
            &line(simulation, pupil, |ordinal| drawn(seed, place, ordinal), own),
        )?;
    }
    Ok(())
}

fn line(
    simulation: &ClassSimulation,
    student: PersonId,
    drawn: impl Fn(i64) -> u64,
    rate: u64,
) -> Vec<CellChange> {
    let cells = (1..).zip(&simulation.asked).map(|(ordinal, asked)| {
        let chance = drawn(ordinal);
        let mark =
            if chance.is_multiple_of(23) { Mark::Blank } else { chosen(asked.key, chance, rate).into() };
        CellChange { student, ordinal, to: Some(mark), was: None }
    });
    cells.collect()
}

/// The key for so many of a hundred, otherwise most often the one after it.
fn chosen(key: Letter, chance: u64, rate: u64) -> Letter {
    let on = match chance {
        chance if chance % 100 < rate => 0,
        chance if chance % 7 < 4 => 1,
        chance => 2 + usize::from(chance.is_multiple_of(2)),
    };
    Letter::ALL[(key.place() + on) % Letter::ALL.len()]
}

/// The same each time.
pub(super) fn drawn(seed: u64, pupil: u64, ordinal: i64) -> u64 {
    let mixed = seed.wrapping_mul(1_000_003)
        ^ pupil.wrapping_mul(7_919)
        ^ ordinal.unsigned_abs().wrapping_mul(104_729);
    mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33
}
