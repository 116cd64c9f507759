//! Effort: what is needed of a thing, divided by its measure, the most that it ever rose by from one edition to the next.
//! A school without such a rise is measured by the typical one of the schools like it.

pub mod advance;
pub mod gains;

use kernel::{Decimal, Stage, words};

use crate::effort::advance::{Advance, best};
use crate::history::HistoryRecord;
use crate::levers::Lever;
use crate::ratio::Ratio;
use crate::reference::TypicalAdvance;

words! {
    /// Whose advance measures.
    pub enum MeasureKind {
        /// The school's own.
        Own = "propria",
        /// The median of the schools like it.
        Typical = "tipica",
    }
}

words! {
    /// How far something is.
    pub enum Tone {
        /// Within one measure: in one edition.
        One = "uma_edicao",
        /// Within two: in two editions.
        Two = "duas_edicoes",
        /// More than that.
        Beyond = "alem",
    }
}

/// What a movement is measured by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    Own(Advance),
    Typical(TypicalAdvance),
}

impl Measure {
    pub fn kind(&self) -> MeasureKind {
        match self {
            Self::Own(_) => MeasureKind::Own,
            Self::Typical(_) => MeasureKind::Typical,
        }
    }

    /// Points or percentage points, above 0.
    pub fn by(&self) -> Decimal<2> {
        match self {
            Self::Own(advance) => advance.by,
            Self::Typical(typical) => typical.by,
        }
    }
}

/// What a movement takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effort {
    /// Of the measure: 1 is the whole of it.
    pub share: Ratio,
    pub measure: Measure,
}

impl Effort {
    pub fn tone(&self) -> Tone {
        Tone::of(self.share)
    }

    /// Rounded half up, but never to nothing nor over a border of the tones.
    pub fn printed_share(&self) -> Decimal<2> {
        let rounded = self.share.to_decimal();
        let same = |share: Decimal<2>| Tone::of(share.into()) == self.tone();
        if same(rounded) && (rounded.units() > 0 || self.share == Ratio::ZERO) {
            rounded
        } else {
            self.share.ceil_to()
        }
    }
}

impl Tone {
    fn of(share: Ratio) -> Self {
        if share <= Ratio::ONE {
            Self::One
        } else if share <= Ratio::whole(2) {
            Self::Two
        } else {
            Self::Beyond
        }
    }
}

/// The measures of a stage, one for each lever that has one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Measures {
    known: Vec<(Lever, Measure)>,
}

impl Measures {
    /// Of a school's history, and of the typical advances of its stage and network.
    pub fn new(records: &[HistoryRecord], stage: Stage, typical: &[TypicalAdvance]) -> Self {
        let levers =
            [Lever::Mt, Lever::Lp, Lever::Approval].into_iter().chain(stage.grades().map(Lever::Grade));
        let measure = |lever: Lever| {
            let own = best(records, stage, lever).map(Measure::Own);
            own.or_else(|| {
                typical.iter().find(|typical| typical.lever == lever).cloned().map(Measure::Typical)
            })
        };
        Self { known: levers.filter_map(|lever| Some((lever, measure(lever)?))).collect() }
    }

    pub fn of(&self, lever: Lever) -> Option<&Measure> {
        self.known.iter().find(|(known, _)| *known == lever).map(|(_, measure)| measure)
    }

    /// The measure, else a step that levers without one are compared by.
    pub fn step(&self, lever: Lever) -> Decimal<2> {
        self.of(lever).map_or_else(|| lever.step(), Measure::by)
    }

    /// What a rise of a lever takes; `None` without a measure.
    pub fn effort(&self, lever: Lever, rise: Decimal<2>) -> Option<Effort> {
        let measure = self.of(lever)?.clone();
        Some(Effort { share: Ratio::from(rise).over(measure.by().into())?, measure })
    }

    /// The school's own where any is; `None` without measures.
    pub fn kind(&self) -> Option<MeasureKind> {
        self.known.iter().map(|(_, measure)| measure.kind()).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Uf;

    fn typical(lever: Lever, units: i64) -> TypicalAdvance {
        TypicalAdvance { lever, by: Decimal::from_units(units), schools: 412, states: vec![Uf::RO, Uf::SP] }
    }

    fn of_mt(measure: i64) -> Measures {
        Measures::new(&[], Stage::AnosFinais, &[typical(Lever::Mt, measure)])
    }

    #[test]
    fn effort_is_the_share_of_the_measure_and_its_tone_and_print_agree() {
        for (rise, measure, share, tone) in [
            (258, 690, "0.37", Tone::One),
            (690, 690, "1.00", Tone::One),
            // 1.0014 and 2.0014 are told as what they are.
            (691, 690, "1.01", Tone::Two),
            (1_381, 690, "2.01", Tone::Beyond),
            (1_380, 690, "2.00", Tone::Two),
            // 0.9986 is within one.
            (689, 690, "1.00", Tone::One),
            (1, 690, "0.01", Tone::One),
            (0, 690, "0.00", Tone::One),
            (30_000, 1, "30000.00", Tone::Beyond),
        ] {
            let effort = of_mt(measure).effort(Lever::Mt, Decimal::from_units(rise)).unwrap();
            let found = (effort.printed_share().to_string(), effort.tone());
            assert_eq!(found, (share.to_owned(), tone), "{rise} {measure}");
        }
    }

    #[test]
    fn without_a_measure_there_is_no_effort_and_levers_are_compared_by_a_step() {
        let measures = of_mt(690);
        assert_eq!(measures.effort(Lever::Lp, Decimal::from_units(1)), None);
        assert_eq!(measures.step(Lever::Mt).to_string(), "6.90");
        assert_eq!(measures.step(Lever::Lp).to_string(), "10.00");
        assert_eq!(measures.step(Lever::Approval).to_string(), "2.00");
        assert_eq!((measures.kind(), Measures::default().kind()), (Some(MeasureKind::Typical), None));
    }
}
