//! The demonstration's pupils: invented, the same each time, and of an age that fits their class.

use application::tx::database::SchoolTx;
use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use kernel::{ClassId, Grade, PersonId, Stage};
use school_management::classes::class::Class;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::issued_password::CARD_LASTS;
use school_management::people::password::HashedPassword;
use school_management::people::pupil::store::{AddedPupil, Entered, FirstPassword, Issued, Nonce};
use school_management::people::pupil::{BirthDate, PupilData};

use crate::clock::random;
use crate::failure::Failure;

const FIRST: [&str; 37] = [
    "Alice", "Antônio", "Arthur", "Aurora", "Benício", "Bruna", "Caio", "Camila", "Cecília", "Daniel",
    "Davi", "Eduarda", "Elisa", "Enzo", "Felipe", "Gabriela", "Heitor", "Helena", "Iara", "Isis", "João",
    "Júlia", "Laís", "Lorena", "Lucas", "Luísa", "Manuela", "Mateus", "Miguel", "Nicole", "Otávio", "Pedro",
    "Rafaela", "Samuel", "Sofia", "Tiago", "Yasmin",
];

const LAST: [&str; 31] = [
    "Alves", "Andrade", "Araújo", "Barbosa", "Batista", "Campos", "Cardoso", "Carvalho", "Castro", "Correia",
    "Costa", "Dias", "Farias", "Ferreira", "Freitas", "Gomes", "Lopes", "Machado", "Martins", "Melo",
    "Moreira", "Nogueira", "Pacheco", "Pinto", "Ramos", "Ribeiro", "Rocha", "Sales", "Teixeira", "Vieira",
    "D'Ávila",
];

/// Pupils of each class in turn.
const SIZES: [usize; 5] = [27, 28, 26, 29, 25];

/// Who came last, and is in no class yet.
const WITHOUT_CLASS: usize = 4;

/// Places of those who left.
const INACTIVE: [usize; 2] = [40, 171];

/// The class whose cards wait to be printed.
const WITH_CARDS: &str = "6º A";

/// Who came and stayed, in the order of the classes.
pub struct Enrolled {
    pub id: PersonId,
    pub class: ClassId,
    pub class_name: String,
    pub stage: Stage,
}

/// Enrols them as the secretary would have done when the school year began. But for a class whose cards wait, they share the
/// password of the demonstration.
pub fn save(
    tx: &mut dyn SchoolTx,
    manager: PersonId,
    classes: &[Class],
    hash: &HashedPassword,
    now: DateTime<Utc>,
) -> Result<Vec<Enrolled>, Failure> {
    let at = now - TimeDelta::days(165);
    let places =
        classes.iter().zip(SIZES.into_iter().cycle()).flat_map(|(class, size)| vec![Some(class); size]);
    let places: Vec<Option<&Class>> = places.chain([None; WITHOUT_CLASS]).collect();
    let mut pupils = Vec::with_capacity(places.len());
    for (place, class) in places.iter().copied().enumerate() {
        let has_card = class.is_some_and(|class| class.about.name.as_str() == WITH_CARDS);
        let password = if has_card {
            let nonce = Nonce(random()?);
            FirstPassword::Issued(Issued { nonce, until: now + CARD_LASTS, printed_at: None })
        } else {
            FirstPassword::Typed { hash: hash.clone(), must_change: false }
        };
        let id = class.map(|class| class.id);
        pupils.push(AddedPupil { data: data(place, class, now)?, class: id, password });
    }
    let entered = Entered { at, by: manager, import: None };
    let ids = tx.school().add_pupils(&pupils, entered)?;
    let text = format!("cadastrou {} alunos", ids.len());
    tx.school().record(Some(manager), &NewActivity::new(ActivityKind::Pupils, text), at)?;
    let stayed = ids.iter().zip(&places).enumerate().filter(|(place, _)| !INACTIVE.contains(place));
    let enrolled = stayed.filter_map(|(_, (id, class))| {
        let class = (*class)?;
        let (class_name, stage) = (class.about.name.as_str().to_owned(), class.about.grade.stage);
        Some(Enrolled { id: *id, class: class.id, class_name, stage })
    });
    let enrolled = enrolled.collect();
    let left: Vec<PersonId> = INACTIVE.iter().filter_map(|place| ids.get(*place)).copied().collect();
    let mut left = tx.school().pupils(&left)?;
    for pupil in &mut left {
        pupil.active = false;
    }
    tx.school().put_pupils(&left, Entered { at: now - TimeDelta::days(60), ..entered })?;
    Ok(enrolled)
}

fn data(place: usize, class: Option<&Class>, now: DateTime<Utc>) -> Result<PupilData, Failure> {
    let of = |names: &[&'static str], place: usize| names[place % names.len()];
    let (one, other) = (of(&LAST, place * 7 + place / LAST.len()), of(&LAST, place * 11 + 5));
    let other = if one == other { of(&LAST, place * 11 + 6) } else { other };
    let name = format!("{} {one} {other}", of(&FIRST, place * 5 + place / FIRST.len()));
    let guardian = format!("{} {other}", of(&FIRST, place * 13 + 4));
    let year = class.map_or_else(|| now.year(), |class| class.about.school_year.year().into());
    let born = year - age(class.map(|class| class.about.grade));
    let birth_date = NaiveDate::from_yo_opt(born, u32::try_from(place * 37 % 365 + 1)?);
    Ok(PupilData {
        enrolment: format!("{year}{:04}", place + 1).parse()?,
        name: name.parse()?,
        email: None,
        birth_date: birth_date.map(BirthDate::stored),
        guardian_name: Some(guardian.parse()?),
        guardian_phone: Some(format!("(16) 3000-{:04}", place + 1).parse()?),
    })
}

/// How old a pupil of the grade becomes in the school year: six in the first.
fn age(grade: Option<Grade>) -> i32 {
    let before = |grade: Grade| match grade.stage {
        Stage::AnosIniciais => 6,
        Stage::AnosFinais => 11,
        Stage::EnsinoMedio => 15,
    };
    grade.map_or(10, |grade| before(grade) + i32::from(grade.place))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn pupils_have_names_of_their_own_and_the_age_of_their_grade() {
        let now = "2026-11-22T12:00:00Z".parse().unwrap();
        let all: Vec<_> = (0..301).map(|place| data(place, None, now).unwrap()).collect();
        let names: BTreeSet<_> = all.iter().map(|data| data.name.as_str()).collect();
        let numbers: BTreeSet<_> = all.iter().map(|data| data.enrolment.as_str()).collect();
        assert_eq!((names.len(), numbers.len()), (301, 301));
        for data in &all {
            let words: Vec<_> = data.name.as_str().split(' ').collect();
            assert!(words.len() == 3 && words[1] != words[2], "{}", data.name);
        }
        let ages = [
            ("1º ano", 6),
            ("5º ano", 10),
            ("6º ano", 11),
            ("9º ano", 14),
            ("1ª série", 15),
            ("3ª série", 17),
        ];
        for (label, years) in ages {
            let grade = Stage::ALL.into_iter().find_map(|stage| stage.grade(label));
            assert_eq!(age(grade), years, "{label}");
        }
    }
}
