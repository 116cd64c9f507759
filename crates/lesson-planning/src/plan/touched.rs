//! Where the codes of a grade were met in a year: in plans, in what classes were asked, and in the bank.

use kernel::{BnccCode, ClassId, Day};

/// A code met on a day, so many times; a plan may have no class and no day yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touched {
    pub code: BnccCode,
    pub class: Option<ClassId>,
    pub day: Option<Day>,
    pub times: usize,
}

/// All of some codes in a year.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AllTouched {
    /// Lesson plans.
    pub plans: Vec<Touched>,
    /// Questions that ended simulations of classes asked.
    pub asked: Vec<Touched>,
    /// Active questions of the bank; of no class and no day.
    pub bank: Vec<Touched>,
}
