//! How many pupils the grades have, so that percentage points become pupils.

use kernel::{Decimal, Grade, Invalid, Stage, gather, words};

use crate::simulate::parse_stage;

/// The most pupils of a grade.
const MOST: i32 = 5_000;

words! {
    /// Who says how many pupils there are.
    pub enum EnrolmentSource {
        /// The school, when it was asked.
        Typed = "informada",
        /// The active pupils in this school year's classes.
        Classes = "alunos",
    }
}

/// How many pupils each grade of a stage has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageEnrolment {
    pub stage: Stage,
    /// `None` where nobody knows.
    pub source: Option<EnrolmentSource>,
    /// By the place of the grade.
    pub pupils: Vec<Option<i32>>,
}

/// A rise of approval in pupils.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pupils {
    /// How many more have to pass: no part of a pupil passes.
    pub more: i32,
    /// Of so many.
    pub of: i32,
    /// How many of them do not pass now, rounded half up.
    pub not_approved: i32,
    pub source: EnrolmentSource,
}

/// From one rate of a grade, in percent, to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rise {
    pub grade: Grade,
    pub from: Decimal<2>,
    pub to: Decimal<2>,
}

impl StageEnrolment {
    pub fn unknown(stage: Stage) -> Self {
        Self { stage, source: None, pupils: Vec::new() }
    }

    /// All grades of the stage.
    pub fn grades(&self) -> impl Iterator<Item = (Grade, Option<i32>)> {
        self.stage.grades().map(|grade| (grade, self.of(grade)))
    }

    fn of(&self, grade: Grade) -> Option<i32> {
        self.pupils.get(usize::from(grade.place)).copied()?
    }

    /// What these rises ask for together; `None` where a grade's pupils are not known.
    pub fn pupils(&self, rises: &[Rise]) -> Option<Pupils> {
        /// A hundredth of a percent of a pupil.
        const ONE: i64 = 100 * Decimal::<2>::ONE;
        let source = self.source?;
        let (mut more, mut of, mut not_approved) = (0_i64, 0, 0_i64);
        for Rise { grade, from, to } in rises {
            let pupils = self.of(*grade)?;
            of += pupils;
            more += (*to - *from).units() * i64::from(pupils);
            not_approved += (ONE - from.units()) * i64::from(pupils);
        }
        let whole = |parts: i64| i32::try_from(parts.div_euclid(ONE)).ok();
        Some(Pupils {
            more: whole(more + ONE - 1)?,
            of,
            not_approved: whole(not_approved + ONE / 2)?,
            source,
        })
    }
}

/// The pupils of a stage as typed, the first grade first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EnrolmentRequest<'a> {
    /// The stage's slug.
    pub stage: &'a str,
    pub pupils: &'a [Option<i64>],
}

/// The pupils of a stage, checked; none where the school takes back what it said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEnrolment {
    pub stage: Stage,
    /// By the place of the grade.
    pub pupils: Vec<Option<i32>>,
}

impl EnrolmentRequest<'_> {
    /// Refuses by the fields `stage` and `pupils`.
    pub fn parse(self) -> Result<NewEnrolment, Invalid> {
        gather! {
            stage = "stage": parse_stage(self.stage);
            pupils = "pupils": parse_pupils(stage, self.pupils);
        }
        Ok(NewEnrolment { stage, pupils })
    }
}

/// Reads the pupils of each grade; a sentence names the first grade whose number is refused.
fn parse_pupils(stage: Option<Stage>, typed: &[Option<i64>]) -> Result<Vec<Option<i32>>, String> {
    let Some(stage) = stage else { return Ok(Vec::new()) };
    let grades = stage.grades().len();
    if typed.len() > grades {
        return Err(format!("{stage} tem no máximo {grades} matrículas, uma por {}.", stage.grade_word()));
    }
    let read = |(grade, pupils): (Grade, &Option<i64>)| {
        let Some(pupils) = *pupils else { return Ok(None) };
        let count = i32::try_from(pupils).ok().filter(|count| (1..=MOST).contains(count));
        count.map(Some).ok_or_else(|| format!("{}: informe de 1 a 5.000 alunos.", grade.label()))
    };
    stage.grades().zip(typed).map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enrolment(pupils: &[Option<i32>]) -> StageEnrolment {
        StageEnrolment {
            stage: Stage::AnosFinais,
            source: Some(EnrolmentSource::Typed),
            pupils: pupils.to_vec(),
        }
    }

    fn rises(of: &[(&str, &str)]) -> Vec<Rise> {
        let percent = |text: &str| Decimal::parse(text).unwrap();
        let grades = Stage::AnosFinais.grades().zip(of);
        grades.map(|(grade, (from, to))| Rise { grade, from: percent(from), to: percent(to) }).collect()
    }

    #[test]
    fn percentage_points_become_whole_pupils() {
        let four = [Some(76), Some(81), Some(79), Some(81)];
        for (pupils, of, expected) in [
            // 3.1 % of 76 are 2.356: two would not do; 6.6 % of them are 5.016.
            (&four[..1], &[("93.4", "96.5")][..], Some((3, 76, 5))),
            // 0.8 % of 317 are 2.536, and 6 % of them some 19.
            (
                &four,
                &[("93.4", "94.2"), ("93.7", "94.5"), ("93.9", "94.7"), ("95", "95.8")],
                Some((3, 317, 19)),
            ),
            (&[Some(100)], &[("93", "95")], Some((2, 100, 7))),
            (&[Some(100)], &[("93", "93")], Some((0, 100, 7))),
            (&[Some(5_000)], &[("0.01", "100")], Some((5_000, 5_000, 5_000))),
            (&[Some(76), None], &[("93", "95"), ("93", "95")], None),
            (&[Some(76)], &[("93", "95"), ("93", "95")], None),
        ] {
            let found = enrolment(pupils).pupils(&rises(of));
            let found = found.map(|it| (it.more, it.of, it.not_approved));
            assert_eq!(found, expected, "{pupils:?} {of:?}");
        }
        assert_eq!(StageEnrolment::unknown(Stage::AnosFinais).pupils(&rises(&[("93", "95")])), None);
    }

    #[test]
    fn pupils_are_typed_grade_by_grade() {
        let typed = [Some(76), None, Some(1), Some(5_000)];
        let new = EnrolmentRequest { stage: "anos_finais", pupils: &typed }.parse().unwrap();
        assert_eq!((new.stage, new.pupils), (Stage::AnosFinais, vec![Some(76), None, Some(1), Some(5_000)]));
        for (stage, pupils, field, sentence) in [
            ("anos_finais", &[Some(0)][..], "pupils", "6º ano: informe de 1 a 5.000 alunos."),
            ("ensino_medio", &[None, Some(5_001)], "pupils", "2ª série: informe de 1 a 5.000 alunos."),
            ("anos_finais", &[Some(i64::MAX)], "pupils", "6º ano: informe de 1 a 5.000 alunos."),
            ("anos_finais", &[None; 5], "pupils", "Anos Finais tem no máximo 4 matrículas, uma por ano."),
            ("creche", &[], "stage", "Escolha a etapa: Anos Iniciais, Anos Finais ou Ensino Médio."),
        ] {
            let refused = EnrolmentRequest { stage, pupils }.parse().unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [(field, sentence)], "{stage} {pupils:?}");
        }
    }
}
