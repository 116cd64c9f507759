use std::collections::BTreeMap;

use crate::mastery::Evidence;
use crate::question::{Component, Descriptor, SaebGrade};

/// A reference matrix of the SAEB.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Matrix {
    pub component: Component,
    pub grade: SaebGrade,
}

/// A pupil's answer to a question of a descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    pub descriptor: Descriptor,
    pub evidence: Evidence,
}

/// What one pupil's answers to one descriptor come to, each less a half.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cell {
    /// At least 1.
    pub answers: f64,
    pub right: f64,
    /// Sums over the answers of how much the earlier ones had taught, of its square, and of it times the answer.
    pub taught: f64,
    pub taught_squared: f64,
    pub taught_right: f64,
    /// How much they all have taught by now.
    pub now: f64,
}

/// The answers of a class that say something, by pupil and by descriptor.
#[derive(Debug)]
pub(super) struct Sheet {
    /// Of the pupils who answered, the place of the descriptor among the answered ones and what was answered to it.
    pub pupils: Vec<Vec<(usize, Cell)>>,
    pub descriptors_answered: usize,
    pub answers: u32,
    pub hits: u32,
}

/// What part of all that practice can teach is left after one more answer: by the share that is
/// [taken for granted](crate::mastery::Parameters::ASSUMED) to be learnt by one answer. Only the shape of the curve rests on it;
/// how much practice changes is estimated, and may be nothing.
const LEFT_TO_LEARN: f64 = 0.85;

impl Matrix {
    /// How many descriptors it has: 15 to 37.
    pub const fn descriptors(self) -> u8 {
        Descriptor::count(self.component, self.grade)
    }

    fn has(self, descriptor: Descriptor) -> bool {
        descriptor.component() == self.component && descriptor.grade() == self.grade
    }
}

impl Cell {
    fn add(&mut self, right: bool) {
        let right = if right { 0.5 } else { -0.5 };
        self.answers += 1.0;
        self.right += right;
        self.taught += self.now;
        self.taught_squared += self.now * self.now;
        self.taught_right += self.now * right;
        self.now = 1.0 - (1.0 - self.now) * LEFT_TO_LEARN;
    }
}

impl Sheet {
    /// Answers of another matrix, and right ones that were remembered, are passed over.
    pub(super) fn of<P: AsRef<[Answer]>>(matrix: Matrix, class: &[P]) -> Self {
        let mut sheet = Self { pupils: Vec::new(), descriptors_answered: 0, answers: 0, hits: 0 };
        let mut places = BTreeMap::new();
        for pupil in class {
            let mut cells: BTreeMap<Descriptor, Cell> = BTreeMap::new();
            for answer in pupil.as_ref() {
                if answer.evidence == Evidence::Recalled || !matrix.has(answer.descriptor) {
                    continue;
                }
                let right = answer.evidence == Evidence::Right;
                cells.entry(answer.descriptor).or_default().add(right);
                sheet.answers += 1;
                sheet.hits += u32::from(right);
            }
            if !cells.is_empty() {
                let mut place = |descriptor| {
                    let next = places.len();
                    *places.entry(descriptor).or_insert(next)
                };
                sheet.pupils.push(cells.into_iter().map(|(one, cell)| (place(one), cell)).collect());
            }
        }
        sheet.descriptors_answered = places.len();
        sheet
    }
}
