//! What a school's newest edition shows, beside the one before.

use kernel::{Decimal, Grade, Stage};

use crate::effort::advance::{PANDEMIC, change, is_approval};
use crate::formula::{indicator, score};
use crate::history::{HistoryRecord, latest};
use crate::levers::Lever;
use crate::measure::Edition;
use crate::outlook::inputs_of;
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;

/// What a school's newest edition with an index shows of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Portrait {
    /// The edition, and what the formula took; `None` where that is not known.
    pub newest: Option<(Edition, OfficialInputs)>,
    /// The grade whose approval fell most since the edition before, or the one before the pandemic's.
    pub fallen: Option<Fall>,
    /// The subject that fell more since the edition before, else the one with the lower note.
    pub weaker: Option<Weaker>,
}

/// A grade whose approval fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fall {
    pub grade: Grade,
    /// In percentage points.
    pub by: Decimal<2>,
    pub from: Edition,
    pub to: Edition,
}

/// The subject to look at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weaker {
    pub subject: Lever,
    pub why: Why,
}

/// Why it is this subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// By so many points.
    Fell { by: Decimal<2>, from: Edition, to: Edition },
    /// Its note beside that of the other subject, which are not the same in two places.
    Lower { note: Decimal<2>, other: Decimal<2>, edition: Edition },
}

impl Portrait {
    pub fn new(records: &[HistoryRecord], stage: Stage) -> Self {
        let Some(record) = latest(records, stage) else { return Self::default() };
        let before = |lever: Lever| {
            let year = measure_from(lever, record.edition.year());
            records.iter().find(|before| before.stage == stage && before.edition.year() == year)
        };
        let fall = |lever: Lever| {
            let before = before(lever)?;
            let by = -change(lever, &before.figures, &record.figures)?;
            (by.units() > 0).then_some((lever, by, before.edition))
        };
        let (from_newest, inputs) = (record.edition, inputs_of(record));
        let of_grade = |(lever, by, from): (Lever, Decimal<2>, Edition)| match lever {
            Lever::Grade(grade) => Some(Fall { grade, by, from, to: from_newest }),
            Lever::Mt | Lever::Lp | Lever::Approval => None,
        };
        let fallen = stage.grades().map(Lever::Grade).filter_map(fall).filter_map(of_grade);
        let fell = [Lever::Mt, Lever::Lp].into_iter().filter_map(fall).max_by_key(|(_, by, _)| *by);
        let fell =
            fell.map(|(subject, by, from)| Weaker { subject, why: Why::Fell { by, from, to: from_newest } });
        Self {
            fallen: fallen.max_by_key(|fall| fall.by),
            weaker: fell.or_else(|| lower(inputs.as_ref()?, from_newest)),
            // Without rates nothing is known of approval to compare with.
            newest: inputs
                .filter(|inputs| indicator(&inputs.approval_by_grade).is_some())
                .map(|inputs| (from_newest, inputs)),
        }
    }
}

/// The edition before; approval is not measured from the pandemic's, when hardly anyone was held back.
fn measure_from(lever: Lever, year: i16) -> i16 {
    if is_approval(lever) && year - 2 == PANDEMIC { year - 4 } else { year - 2 }
}

fn lower(inputs: &OfficialInputs, edition: Edition) -> Option<Weaker> {
    let notes = score(inputs.stage, inputs.edition, inputs.proficiency_lp, inputs.proficiency_mt);
    let [lp, mt] = [notes.lp, notes.mt].map(Ratio::to_decimal);
    let subject = match lp.cmp(&mt) {
        std::cmp::Ordering::Less => Lever::Lp,
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => Lever::Mt,
    };
    Some(Weaker { subject, why: Why::Lower { note: lp.min(mt), other: lp.max(mt), edition } })
}
