//! What a school can move.

use kernel::{Decimal, Grade};

use crate::formula::{Limits, limits_of};
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

    /// The step by which levers are compared that nothing is known of: 10 points, or 2 percentage points.
    pub(crate) fn step(self) -> Decimal<2> {
        Decimal::from_units(match self {
            Self::Mt | Self::Lp => 1_000,
            Self::Approval | Self::Grade(_) => 200,
        })
    }

    /// All levers of these inputs. Grades without a rate, or with a rate of 0, do not count in P and are no levers; where
    /// only one counts, it is all of them.
    pub fn all(inputs: &OfficialInputs) -> Vec<Self> {
        let mut levers = vec![Self::Mt, Self::Lp];
        levers.extend((Self::grades(inputs).count() > 1).then_some(Self::Approval));
        levers.extend(Self::grades(inputs));
        levers
    }

    /// The grades that count in P.
    pub fn grades(inputs: &OfficialInputs) -> impl Iterator<Item = Self> {
        let grades = inputs.stage.grades().zip(&inputs.approval_by_grade);
        grades.filter(|(_, rate)| rate.is_some_and(counts)).map(|(grade, _)| Self::Grade(grade))
    }

    /// Where the lever stands: points, or percent. All grades together stand at the mean of those that count. `None` for a
    /// grade without a rate.
    pub fn current(self, inputs: &OfficialInputs) -> Option<Decimal<2>> {
        match self {
            Self::Mt => Some(inputs.proficiency_mt.decimal()),
            Self::Lp => Some(inputs.proficiency_lp.decimal()),
            Self::Approval => {
                let rates = inputs.approval_by_grade.iter().flatten().filter(|rate| counts(**rate));
                Ratio::mean(rates.map(|rate| rate.decimal().into())).map(Ratio::to_decimal)
            }
            Self::Grade(grade) => {
                let rate = inputs.approval_by_grade.get(usize::from(grade.place));
                Some(rate.copied()??.decimal())
            }
        }
    }

    /// From where on it has an effect: where it stands, but for a proficiency below the scale, which counts as the
    /// scale's lower limit.
    pub fn start(self, inputs: &OfficialInputs) -> Option<Decimal<2>> {
        let least = self.limits(inputs).map(|limits| Decimal::from_units(limits.inf * Proficiency::ONE));
        let current = self.current(inputs)?;
        Some(least.map_or(current, |least| current.max(least)))
    }

    /// The scale, of a subject.
    fn limits(self, inputs: &OfficialInputs) -> Option<Limits> {
        let limits = limits_of(inputs.stage, inputs.edition);
        match self {
            Self::Mt => Some(limits.mt),
            Self::Lp => Some(limits.lp),
            Self::Approval | Self::Grade(_) => None,
        }
    }

    /// How far it can rise with an effect: up to the upper limit of the proficiency, or to 100 % in every grade.
    pub fn room(self, inputs: &OfficialInputs) -> Decimal<2> {
        let units = match (self.limits(inputs), self.start(inputs)) {
            (Some(limits), Some(start)) => limits.sup * Proficiency::ONE - start.units(),
            _ => inputs
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

    /// The inputs with this lever raised by a step of points or percentage points, from where it has an effect and as
    /// far as there is room.
    pub fn raised(self, inputs: &OfficialInputs, step: Decimal<2>) -> OfficialInputs {
        let step = step.min(self.room(inputs));
        if step.units() == 0 {
            return inputs.clone();
        }
        let points = self.start(inputs).map_or(step, |start| start + step);
        match self {
            Self::Mt => OfficialInputs { proficiency_mt: Proficiency::nearest(points), ..inputs.clone() },
            Self::Lp => OfficialInputs { proficiency_lp: Proficiency::nearest(points), ..inputs.clone() },
            Self::Approval | Self::Grade(_) => self.with_rates(inputs, |rate| rate + step),
        }
    }

    /// The inputs with these rates raised to so many tenths above the tenth each stands in, up to 100 %: to rates as
    /// INEP publishes them. Of a rate with two places, 93,45, the first step leads to 93,5.
    pub fn raised_to_tenths(self, inputs: &OfficialInputs, steps: i64) -> OfficialInputs {
        const TENTH: i64 = ApprovalRate::ONE / 10;
        self.with_rates(inputs, |rate| {
            let tenths = Decimal::from_units((rate.units() / TENTH + steps) * TENTH);
            rate.max(tenths)
        })
    }

    fn with_rates(self, inputs: &OfficialInputs, raise: impl Fn(Decimal<2>) -> Decimal<2>) -> OfficialInputs {
        let rates = inputs.approval_by_grade.iter().enumerate();
        let new = |(place, rate): (usize, &Option<ApprovalRate>)| {
            rate.map(|rate| {
                if self.moves(place, rate) { ApprovalRate::nearest(raise(rate.decimal())) } else { rate }
            })
        };
        OfficialInputs { approval_by_grade: rates.map(new).collect(), ..inputs.clone() }
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

/// What rises from some inputs to others, and by how much: subjects, and the approval of all grades where each rises by the same
/// step, else of each that rises. Grades that only one of them counts are left out.
pub fn rises(before: &OfficialInputs, after: &OfficialInputs) -> Vec<(Lever, Decimal<2>)> {
    let rise = |lever: Lever| {
        let (from, to) = (lever.start(before)?, lever.current(after)?);
        Some((lever, to - from)).filter(|(_, by)| by.units() > 0)
    };
    let grades: Vec<_> = Lever::grades(before).collect();
    let of_grades: Vec<_> = grades.iter().filter_map(|grade| rise(*grade)).collect();
    let step = of_grades.first().map(|(_, by)| *by);
    let together = grades.len() > 1
        && of_grades.len() == grades.len()
        && of_grades.iter().all(|(_, by)| Some(*by) == step);
    let of_grades = match step {
        Some(step) if together => vec![(Lever::Approval, step)],
        _ => of_grades,
    };
    [Lever::Mt, Lever::Lp].into_iter().filter_map(rise).chain(of_grades).collect()
}

fn counts(rate: ApprovalRate) -> bool {
    rate.decimal().units() > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::index;
    use kernel::Stage;

    fn inputs(lp: &str, mt: &str, rates: &[&str]) -> OfficialInputs {
        OfficialInputs {
            stage: Stage::AnosFinais,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            indicator: None,
        }
    }

    #[test]
    fn all_grades_together_stand_at_the_mean_of_those_that_count() {
        for (rates, mean, levers) in [
            (&["93.4", "93.7", "93.9", "95.0"][..], Some("94.00"), 7),
            (&["90", "-", "0", "95.5"], Some("92.75"), 5),
            // One grade is all of them.
            (&["93.4", "0"], Some("93.40"), 3),
            (&["0"], None, 2),
        ] {
            let inputs = inputs("260", "260", rates);
            let found = Lever::Approval.current(&inputs).map(|mean| mean.to_string());
            assert_eq!(found.as_deref(), mean, "{rates:?}");
            assert_eq!(Lever::all(&inputs).len(), levers, "{rates:?}");
        }
    }

    #[test]
    fn below_the_scale_a_step_counts_from_where_the_scale_begins() {
        let below = inputs("90", "258.94", &["95"]);
        assert_eq!(Lever::Lp.start(&below).unwrap().to_string(), "100.00");
        assert_eq!(Lever::Lp.room(&below).to_string(), "300.00");
        let ten_up = Lever::Lp.raised(&below, Decimal::from_units(1_000));
        assert_eq!(ten_up.proficiency_lp.to_string(), "110.00");
        assert_eq!(Lever::Lp.raised(&below, Decimal::default()), below);
    }

    #[test]
    fn rates_rise_to_the_tenths_in_which_inep_publishes_them() {
        let off_the_grid = inputs("260", "260", &["93.45", "-", "94", "99.95"]);
        for (steps, expected) in [
            (0, ["93.45", "94.00", "99.95"]),
            (1, ["93.50", "94.10", "100.00"]),
            (2, ["93.60", "94.20", "100.00"]),
        ] {
            let raised = Lever::Approval.raised_to_tenths(&off_the_grid, steps);
            let found: Vec<_> = raised.approval_by_grade.iter().flatten().map(ToString::to_string).collect();
            assert_eq!(found, expected, "{steps}");
        }
    }

    #[test]
    fn what_rises_from_one_to_another_is_told_by_lever() {
        let before = inputs("260", "90", &["90", "91", "0", "-"]);
        let told = |lp, mt, rates: &[&str]| -> Vec<String> {
            let rises = rises(&before, &inputs(lp, mt, rates));
            rises
                .into_iter()
                .map(|(lever, by)| {
                    format!("{} {by}", lever.grade_label().unwrap_or_else(|| lever.slug().to_owned()))
                })
                .collect()
        };
        assert_eq!(told("262.5", "110", &["92", "93", "0", "-"]), ["mt 10.00", "lp 2.50", "aprovacao 2.00"]);
        assert_eq!(told("260", "90", &["92", "93.5", "80", "99"]), ["6º ano 2.00", "7º ano 2.50"]);
        assert_eq!(told("259", "95", &["92", "91", "-", "-"]), ["6º ano 2.00"]);
        assert_eq!(told("260", "90", &["-", "90", "-", "-"]), [""; 0]);
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
