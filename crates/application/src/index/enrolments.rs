//! How many pupils the grades have: what the school says, else the pupils in its classes.

use chrono::{DateTime, Utc};
use ideb_core::enrolment::{EnrolmentSource, NewEnrolment, StageEnrolment};
use kernel::{Grade, PersonId, Stage, StoreError};
use school_management::classes::class::Class;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::school::School;

use crate::classes::school_year;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// Of each stage.
pub fn enrolments(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<StageEnrolment>, StoreError> {
    let school = view.school().school()?;
    let typed = view.index().enrolments()?;
    let classes = this_year_s_classes(view, school.as_ref(), now)?;
    Ok(Stage::ALL.map(|stage| known(stage, &typed, &classes)).to_vec())
}

/// Of one stage; the school is the view's.
pub fn of_stage(
    view: &mut dyn SchoolView,
    school: Option<&School>,
    stage: Stage,
    now: DateTime<Utc>,
) -> Result<StageEnrolment, StoreError> {
    let typed = view.index().enrolments()?;
    // Whoever was asked is not looked up.
    let asked = typed.iter().any(|(grade, _)| grade.stage == stage);
    let classes = if asked { Vec::new() } else { this_year_s_classes(view, school, now)? };
    Ok(known(stage, &typed, &classes))
}

fn this_year_s_classes(
    view: &mut dyn SchoolView,
    school: Option<&School>,
    now: DateTime<Utc>,
) -> Result<Vec<Class>, StoreError> {
    let Some(school) = school else { return Ok(Vec::new()) };
    let year = school_year::current(view.classes(), school, now)?;
    let mut classes = view.classes().classes(false)?;
    classes.retain(|class| i32::from(class.about.school_year.year()) == year);
    Ok(classes)
}

fn known(stage: Stage, typed: &[(Grade, i32)], classes: &[Class]) -> StageEnrolment {
    let of_grades = |pupils: &dyn Fn(Grade) -> Option<i32>, source: EnrolmentSource| {
        let pupils: Vec<_> = stage.grades().map(pupils).collect();
        pupils.iter().any(Option::is_some).then_some(StageEnrolment { stage, source: Some(source), pupils })
    };
    let said = |grade: Grade| typed.iter().find(|(known, _)| *known == grade).map(|(_, pupils)| *pupils);
    let counted = |grade: Grade| {
        let of_grade = classes.iter().filter(|class| class.about.grade == grade);
        let pupils: usize = of_grade.map(|class| class.total_students).sum();
        i32::try_from(pupils).ok().filter(|pupils| *pupils > 0)
    };
    of_grades(&said, EnrolmentSource::Typed)
        .or_else(|| of_grades(&counted, EnrolmentSource::Classes))
        .unwrap_or_else(|| StageEnrolment::unknown(stage))
}

/// Keeps what the school says of a stage, and records who said it.
pub fn set(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    new: &NewEnrolment,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    tx.ideb().put_enrolment(new)?;
    let done = if new.pupils.iter().any(Option::is_some) { "informou" } else { "retirou" };
    let text = format!("{done} a matrícula por {} de {}", new.stage.grade_word(), new.stage);
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Classes, text), now)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use kernel::ClassId;
    use school_management::classes::class::{CalendarYear, NewClass, Shift};

    use super::*;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    const STAGE: Stage = Stage::AnosFinais;

    fn class(grade: usize, pupils: usize) -> Class {
        Class {
            id: ClassId(1),
            about: NewClass {
                name: "A".parse().unwrap(),
                grade: STAGE.grades().nth(grade).unwrap(),
                shift: Shift::Matutino,
                school_year: CalendarYear::new(2026).unwrap(),
                teacher: None,
            },
            teacher_name: None,
            total_students: pupils,
            archived_at: None,
            created_at: DateTime::UNIX_EPOCH,
        }
    }

    #[test]
    fn what_the_school_says_comes_before_the_pupils_in_its_classes() {
        let grade = |stage: Stage, place: usize| stage.grades().nth(place).unwrap();
        let classes = [class(0, 30), class(0, 31), class(3, 0)];
        for (typed, classes, source, pupils) in [
            (
                &[(grade(STAGE, 1), 81)][..],
                &classes[..],
                Some(EnrolmentSource::Typed),
                &[None, Some(81), None, None][..],
            ),
            // What is said of another stage says nothing of this one.
            (
                &[(grade(Stage::EnsinoMedio, 1), 81)],
                &classes,
                Some(EnrolmentSource::Classes),
                &[Some(61), None, None, None],
            ),
            // Classes without pupils do not make a grade of none.
            (&[], &classes[2..], None, &[]),
            (&[], &[], None, &[]),
        ] {
            let found = known(STAGE, typed, classes);
            assert_eq!((found.source, &found.pupils[..]), (source, pupils), "{typed:?}");
        }
    }

    #[test]
    fn who_says_it_and_who_takes_it_back_is_recorded() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        for (stage, pupils) in [(STAGE, vec![Some(76)]), (Stage::EnsinoMedio, vec![None])] {
            within(&database, &ana, |tx| set(tx, user, &NewEnrolment { stage, pupils }, at(1))).unwrap();
        }
        let texts: Vec<_> =
            database.trail(ana.scope().school()).into_iter().map(|entry| entry.text).collect();
        assert_eq!(
            texts,
            ["informou a matrícula por ano de Anos Finais", "retirou a matrícula por série de Ensino Médio"]
        );
    }
}
