//! What a school can move, and how much each movement gives.

use std::cmp::Reverse;

use kernel::{Decimal, Grade};

use crate::formula::{Index, index, limits_of};
use crate::measure::{ApprovalRate, Proficiency};
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;

/// One thing that moves the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lever {
    /// The proficiency in Matemática, in points.
    Mt,
    /// The proficiency in Língua Portuguesa, in points.
    Lp,
    /// The approval of all grades by the same step, in percentage points.
    Approval,
    /// The approval of one grade, in percentage points.
    Grade(Grade),
}

impl Lever {
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Mt => "mt",
            Self::Lp => "lp",
            Self::Approval => "aprovacao",
            Self::Grade(_) => "grade",
        }
    }

    /// The grade's name, of a lever that is one grade.
    pub fn grade_label(self) -> Option<String> {
        match self {
            Self::Grade(grade) => Some(grade.label()),
            _ => None,
        }
    }

    pub const fn unit(self) -> &'static str {
        match self {
            Self::Mt | Self::Lp => "pontos",
            Self::Approval | Self::Grade(_) => "p.p.",
        }
    }

    /// The step by which levers are compared: 10 points, or 2 percentage points.
    fn step(self) -> Decimal<2> {
        Decimal::from_units(match self {
            Self::Mt | Self::Lp => 1_000,
            Self::Approval | Self::Grade(_) => 200,
        })
    }

    /// All levers of these inputs. Grades without a rate, or with a rate of 0, do not count in P and are no levers.
    pub fn all(inputs: &OfficialInputs) -> Vec<Self> {
        let mut levers = vec![Self::Mt, Self::Lp, Self::Approval];
        levers.extend(Self::grades(inputs));
        levers
    }

    /// The grades that count in P.
    pub fn grades(inputs: &OfficialInputs) -> impl Iterator<Item = Self> {
        let grades = inputs.stage.grades().zip(&inputs.approval_by_grade);
        grades.filter(|(_, rate)| rate.is_some_and(counts)).map(|(grade, _)| Self::Grade(grade))
    }

    /// Where the lever stands: points, or percent; of all grades their plain mean. `None` for a grade without a rate.
    pub fn current(self, inputs: &OfficialInputs) -> Option<Decimal<2>> {
        match self {
            Self::Mt => Some(inputs.proficiency_mt.decimal()),
            Self::Lp => Some(inputs.proficiency_lp.decimal()),
            Self::Approval => {
                let counted = inputs.approval_by_grade.iter().flatten().filter(|rate| counts(**rate));
                Some(Ratio::mean(counted.map(|rate| rate.decimal().into()))?.to_decimal())
            }
            Self::Grade(grade) => {
                let rate = inputs.approval_by_grade.get(usize::from(grade.place));
                Some(rate.copied()??.decimal())
            }
        }
    }

    /// How far it can rise with an effect: up to the upper limit of the proficiency, or to 100 % in every grade.
    pub fn room(self, inputs: &OfficialInputs) -> Decimal<2> {
        let limits = limits_of(inputs.stage, inputs.edition);
        let up_to = |sup: i64, current: Proficiency| sup * Proficiency::ONE - current.decimal().units();
        let units = match self {
            Self::Mt => up_to(limits.mt.sup, inputs.proficiency_mt),
            Self::Lp => up_to(limits.lp.sup, inputs.proficiency_lp),
            Self::Approval | Self::Grade(_) => inputs
                .approval_by_grade
                .iter()
                .enumerate()
                .filter_map(|(place, rate)| Some((*rate)?).filter(|rate| self.moves(place, *rate)))
                .map(|rate| 100 * ApprovalRate::ONE - rate.decimal().units())
                .max()
                .unwrap_or(0),
        };
        Decimal::from_units(units.max(0))
    }

    /// The inputs with this lever raised by a step of points or percentage points, as far as there is room.
    pub fn raised(self, inputs: &OfficialInputs, step: Decimal<2>) -> OfficialInputs {
        let mut raised = inputs.clone();
        let step = step.min(self.room(inputs));
        match self {
            Self::Mt => raised.proficiency_mt = Proficiency::nearest(inputs.proficiency_mt.decimal() + step),
            Self::Lp => raised.proficiency_lp = Proficiency::nearest(inputs.proficiency_lp.decimal() + step),
            Self::Approval | Self::Grade(_) => {
                for (place, rate) in raised.approval_by_grade.iter_mut().enumerate() {
                    *rate = rate.map(|rate| {
                        if self.moves(place, rate) {
                            ApprovalRate::nearest(rate.decimal() + step)
                        } else {
                            rate
                        }
                    });
                }
            }
        }
        raised
    }

    fn moves(self, place: usize, rate: ApprovalRate) -> bool {
        let mine = match self {
            Self::Approval => true,
            Self::Grade(grade) => usize::from(grade.place) == place,
            Self::Mt | Self::Lp => false,
        };
        mine && counts(rate)
    }
}

fn counts(rate: ApprovalRate) -> bool {
    rate.decimal().units() > 0
}

/// What one step of a lever adds to N x P.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeverGain {
    pub lever: Lever,
    /// Ten points or two percentage points; less where there is no more room.
    pub step: Decimal<2>,
    /// In index points.
    pub gain: Decimal<3>,
}

impl LeverGain {
    /// The step without needless zeros: "10", "0.8".
    pub fn step_text(&self) -> String {
        let text = self.step.to_string();
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

/// The gain of a step of each subject (10 points) and each grade (2 p.p.), greatest first; levers without room are
/// left out. Calculated with the formula itself, not with its derivative.
pub fn gains(inputs: &OfficialInputs, now: &Index) -> Vec<LeverGain> {
    let levers = [Lever::Lp, Lever::Mt].into_iter().chain(Lever::grades(inputs));
    let mut gains: Vec<_> = levers
        .filter_map(|lever| {
            let step = lever.step().min(lever.room(inputs));
            let raised = index(&lever.raised(inputs, step)).ok()?;
            let gain = exact_gain(now, &raised);
            (step.units() > 0).then_some((gain, LeverGain { lever, step, gain: gain.rescale()? }))
        })
        .collect();
    gains.sort_by_key(|(gain, _)| Reverse(*gain));
    gains.into_iter().map(|(_, gain)| gain).collect()
}

/// To 15 places: the exact difference of two products does not fit.
fn exact_gain(before: &Index, after: &Index) -> Decimal<15> {
    after.product.to_decimal::<15>() - before.product.to_decimal::<15>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Stage;

    fn inputs(lp: &str, mt: &str, rates: &[&str]) -> OfficialInputs {
        OfficialInputs {
            stage: Stage::AnosFinais,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
        }
    }

    fn ranked(inputs: &OfficialInputs) -> Vec<String> {
        gains(inputs, &index(inputs).unwrap())
            .iter()
            .map(|gain| {
                let grade = gain.lever.grade_label();
                let name = grade.unwrap_or_else(|| gain.lever.slug().to_owned());
                format!("{name} {} {} {}", gain.step_text(), gain.lever.unit(), gain.gain)
            })
            .collect()
    }

    #[test]
    fn levers_are_ranked_by_what_a_step_gives() {
        let brazil_2023 = inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"]);
        assert_eq!(
            ranked(&brazil_2023),
            [
                "lp 10 pontos 0.157",
                "mt 10 pontos 0.157",
                "6º ano 2 p.p. 0.027",
                "7º ano 2 p.p. 0.026",
                "8º ano 2 p.p. 0.026",
                "9º ano 2 p.p. 0.026",
            ]
        );
    }

    #[test]
    fn a_step_ends_where_there_is_no_more_room() {
        let near_the_top = inputs("395.5", "420", &["100", "99.2", "-", "0"]);
        assert_eq!(ranked(&near_the_top), ["lp 4.5 pontos 0.075", "7º ano 0.8 p.p. 0.040"]);
    }

    #[test]
    fn a_small_step_gives_what_the_derivative_says() {
        let inputs = inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"]);
        let now = index(&inputs).unwrap();
        for (lever, rate) in Lever::grades(&inputs).zip(&inputs.approval_by_grade) {
            // dIDEB/dp = N x P^2 / (n x p^2), for a step of 0.01 p.p.
            let rate = Ratio::from(rate.unwrap().decimal());
            let step = Ratio::new(1, 10_000).unwrap();
            let p_over_rate = (now.indicator * Ratio::whole(100)).over(rate).unwrap();
            let derivative = p_over_rate * p_over_rate;
            let predicted = (now.score * derivative * step).over(Ratio::whole(4)).unwrap();
            let raised = index(&lever.raised(&inputs, Decimal::from_units(1))).unwrap();
            let found = exact_gain(&now, &raised);
            let error = found - predicted.to_decimal::<15>();
            assert!(error.units().abs() < 100_000_000, "{lever:?} {found} {error}");
        }
    }

    #[test]
    fn ten_points_of_proficiency_add_to_n_what_the_limits_say() {
        for (stage, lp, mt) in [
            (Stage::AnosIniciais, "0.182", "0.191"),
            (Stage::AnosFinais, "0.167", "0.167"),
            (Stage::EnsinoMedio, "0.150", "0.140"),
        ] {
            let inputs = OfficialInputs { stage, ..inputs("250", "250", &["100"]) };
            let now = index(&inputs).unwrap();
            for (lever, expected) in [(Lever::Lp, lp), (Lever::Mt, mt)] {
                let raised = index(&lever.raised(&inputs, Decimal::from_units(1_000))).unwrap();
                let gain = (raised.score - now.score).to_decimal::<3>();
                assert_eq!(gain.to_string(), expected, "{stage} {lever:?}");
            }
        }
    }
}
