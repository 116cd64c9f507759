//! Classes whose pupils are known through and through.

use quiz_engine::mastery::Evidence;
use quiz_engine::projection::{Answer, Matrix};
use quiz_engine::question::{Component, Descriptor, SaebGrade};

use super::chance::Chance;

/// 21 descriptors.
pub const MATRIX: Matrix = Matrix { component: Component::LinguaPortuguesa, grade: SaebGrade::Ninth };
const PUPILS: usize = 35;

/// How answers come about.
#[derive(Debug, Clone, Copy)]
pub enum Model {
    /// Bayesian knowledge tracing: a skill is known or not, and may be learnt with every answer to it; pupils differ by chance only.
    Tracing,
    /// Item response theory with two parameters: ability, difficulty and discrimination, nothing is learnt and nothing guessed.
    Response,
}

/// What the classes of a school have in common.
#[derive(Debug)]
pub enum School {
    /// Of each descriptor: prior, learn, slip, guess.
    Tracing(Vec<[f64; 4]>),
    /// Of each descriptor: discrimination, difficulty.
    Response(Vec<[f64; 2]>),
}

/// What each pupil is, by descriptor.
enum Class<'a> {
    Tracing(&'a [[f64; 4]], Vec<Vec<bool>>),
    Response(&'a [[f64; 2]], Vec<f64>),
}

/// What is asked of a class.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    pub answers: usize,
    /// Places in the matrix.
    pub descriptors: &'a [usize],
    /// Pupils who are better answer more, those who are worse less.
    pub by_the_best: bool,
}

impl School {
    pub fn new(model: Model, chance: &mut Chance) -> Self {
        let each = 0..MATRIX.descriptors();
        match model {
            Model::Tracing => Self::Tracing(
                each.map(|_| {
                    [(0.1, 0.6), (0.05, 0.25), (0.05, 0.15), (0.2, 0.3)]
                        .map(|(low, high)| chance.between(low, high))
                })
                .collect(),
            ),
            Model::Response => {
                Self::Response(each.map(|_| [(0.3 * chance.normal()).exp(), chance.normal()]).collect())
            }
        }
    }

    /// The answers of a new class, and its true index after them.
    pub fn class(&self, asked: Asked<'_>, chance: &mut Chance) -> (Vec<Vec<Answer>>, f64) {
        let mut class = match self {
            Self::Tracing(skills) => {
                let pupil = |chance: &mut Chance| skills.iter().map(|it| chance.happens(it[0])).collect();
                Class::Tracing(skills, (0..PUPILS).map(|_| pupil(chance)).collect())
            }
            Self::Response(items) => {
                let level = 0.7 * chance.normal();
                Class::Response(items, (0..PUPILS).map(|_| level + chance.normal()).collect())
            }
        };
        let busy: Vec<f64> = (0..PUPILS)
            .map(|pupil| {
                let usual = chance.between(0.5, 1.5);
                if asked.by_the_best { usual * class.mean_of(pupil).powi(2) } else { usual }
            })
            .collect();
        let descriptors: Vec<_> = Descriptor::of_matrix(MATRIX.component, MATRIX.grade).collect();
        let mut answers = vec![Vec::new(); PUPILS];
        for descriptor in asked.descriptors.iter().cycle().take(asked.answers) {
            let pupil = chance.weighted(&busy);
            let right = class.answer(pupil, *descriptor, chance);
            let evidence = if right { Evidence::Right } else { Evidence::Wrong };
            answers[pupil].push(Answer { descriptor: descriptors[*descriptor], evidence });
        }
        let truth = (0..PUPILS).map(|pupil| class.mean_of(pupil)).sum::<f64>();
        (answers, 10.0 * truth / f64::from(u8::try_from(PUPILS).unwrap()))
    }
}

impl Class<'_> {
    fn likely(&self, pupil: usize, descriptor: usize) -> f64 {
        match self {
            Self::Tracing(skills, known) => {
                let [_, _, slip, guess] = skills[descriptor];
                if known[pupil][descriptor] { 1.0 - slip } else { guess }
            }
            Self::Response(items, able) => {
                let [discrimination, difficulty] = items[descriptor];
                1.0 / (1.0 + (-discrimination * (able[pupil] - difficulty)).exp())
            }
        }
    }

    fn mean_of(&self, pupil: usize) -> f64 {
        let all = MATRIX.descriptors();
        (0..usize::from(all)).map(|descriptor| self.likely(pupil, descriptor)).sum::<f64>() / f64::from(all)
    }

    fn answer(&mut self, pupil: usize, descriptor: usize, chance: &mut Chance) -> bool {
        let right = chance.happens(self.likely(pupil, descriptor));
        if let Self::Tracing(skills, known) = self {
            known[pupil][descriptor] |= chance.happens(skills[descriptor][1]);
        }
        right
    }
}
