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
