//! The demonstration's classes of this year, what is taught in them, and the year's bimesters.

use application::classes::class::{self, By};
use application::classes::{school_year, subject};
use application::gate::model::Actor;
use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::PersonId;
use school_management::classes::class::{CalendarYear, Class, ClassForm};
use school_management::classes::school_year::SchoolYear;

use crate::failure::Failure;

/// Name, grade, stage, shift, and who of the staff teaches it.
type Made = (&'static str, &'static str, &'static str, &'static str, Option<usize>);

const CLASSES: [Made; 11] = [
    ("4º A", "4º ano", "anos_iniciais", "matutino", Some(2)),
    ("5º A", "5º ano", "anos_iniciais", "matutino", Some(2)),
    ("5º B", "5º ano", "anos_iniciais", "vespertino", None),
    ("6º A", "6º ano", "anos_finais", "matutino", Some(2)),
    ("7º A", "7º ano", "anos_finais", "vespertino", Some(1)),
    ("8º A", "8º ano", "anos_finais", "integral", Some(2)),
    ("9º A", "9º ano", "anos_finais", "matutino", Some(1)),
    ("9º B", "9º ano", "anos_finais", "vespertino", Some(2)),
    ("1ª A", "1ª série", "ensino_medio", "noturno", Some(1)),
    ("2ª A", "2ª série", "ensino_medio", "noturno", None),
    ("3ª A", "3ª série", "ensino_medio", "noturno", Some(2)),
];

/// Saves them as the manager would have done when the school began.
pub fn save(
    tx: &mut dyn SchoolTx,
    manager: &Actor,
    staff: &[PersonId],
    now: DateTime<Utc>,
) -> Result<Vec<Class>, Failure> {
    let by = By { actor: manager, now: now - TimeDelta::days(170) };
    let school = tx.school().school()?.ok_or("a escola de demonstração não foi criada")?;
    let year = CalendarYear::new(school_year::current(tx.school(), &school, now)?.into())?;
    school_year::set(tx, manager.id(), &SchoolYear::proposed(year), by.now)?;
    let mut classes = Vec::with_capacity(CLASSES.len());
    for (name, grade, stage, shift, teacher) in CLASSES {
        let form = ClassForm {
            name,
            year: grade,
            stage,
            shift,
            school_year: Some(year.year().into()),
            teacher: teacher.and_then(|place| staff.get(place)).copied(),
        };
        classes.push(class::create(tx, by, form)?);
    }
    subject::create_saeb(tx, manager.id(), by.now)?;
    Ok(classes)
}
