use super::answers::{Answer, Matrix, Sheet};
use super::estimate::Estimate;
use super::lack::Lack;
use super::mixed_model;

/// How a class would do on a matrix, and what that rests on.
#[derive(Debug, Clone, PartialEq)]
pub struct Projection {
    pub coverage: Coverage,
    /// Or everything that is missing.
    pub estimate: Result<Estimate, Vec<Lack>>,
}

/// What a projection rests on; right answers that were remembered do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coverage {
    pub descriptors_answered: u32,
    /// Of the matrix.
    pub descriptors: u32,
    pub pupils_answered: u32,
    /// Of the class.
    pub pupils: u32,
    pub answers: u32,
}

/// Fewer answers have no number.
pub const LEAST_ANSWERS: u32 = 40;
/// Nor have answers of fewer pupils: how much pupils differ cannot be seen in less.
pub const LEAST_PUPILS: u32 = 5;

/// Of so many descriptors a quarter has to be answered, rounded up: the others are only known by these.
pub const fn least_descriptors(of: u32) -> u32 {
    of.div_ceil(4)
}

/// How a class would do: of every pupil of the class the answers in their order; none where a pupil has not answered.
///
/// Only who is in the class now belongs to it. Answers of other matrices are passed over.
pub fn project_class<P: AsRef<[Answer]>>(matrix: Matrix, class: &[P]) -> Projection {
    let sheet = Sheet::of(matrix, class);
    let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
    let coverage = Coverage {
        descriptors_answered: count(sheet.descriptors_answered),
        descriptors: matrix.descriptors().into(),
        pupils_answered: count(sheet.pupils.len()),
        pupils: count(class.len()),
        answers: sheet.answers,
    };
    let lacks = coverage.lacks();
    let estimate = if lacks.is_empty() {
        let mean = mixed_model::mean(&sheet, coverage.pupils.into(), coverage.descriptors.into());
        Estimate::of(mean.value * 10.0, mean.variance * 100.0, mean.shared * 100.0).map_err(|lack| vec![lack])
    } else {
        Err(lacks)
    };
    Projection { coverage, estimate }
}

impl Coverage {
    fn lacks(&self) -> Vec<Lack> {
        let mut lacks = Vec::new();
        if self.answers < LEAST_ANSWERS {
            lacks.push(Lack::Answers { has: self.answers, needs: LEAST_ANSWERS });
        }
        if self.pupils_answered < LEAST_PUPILS {
            lacks.push(Lack::Pupils { has: self.pupils_answered, needs: LEAST_PUPILS });
        }
        let (has, of) = (self.descriptors_answered, self.descriptors);
        let needs = least_descriptors(of);
        if has < needs {
            lacks.push(Lack::Descriptors { has, needs, of });
        }
        lacks
    }
}
