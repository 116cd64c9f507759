use std::collections::BTreeMap;

use kernel::table::folded;
use kernel::{ClassId, Grade};

use crate::classes::class::Shift;

/// A class that the school has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownClass {
    pub id: ClassId,
    pub name: String,
    pub grade: Grade,
    pub shift: Shift,
    pub school_year: i32,
    pub archived: bool,
}

impl KnownClass {
    /// What a file calls the class in that school year: one of another year has its year behind the name, which two years may share.
    pub fn written(&self, in_year: i32) -> String {
        if self.school_year == in_year { self.name.clone() } else { self.with_year() }
    }

    /// `6º A (2026)`
    pub(super) fn with_year(&self) -> String {
        format!("{} ({})", self.name, self.school_year)
    }
}

/// Which class the pupils of a file go to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClassChoice {
    /// As each line says.
    ByLine {
        /// What was chosen for texts of the file: by [`class_text`].
        by_hand: BTreeMap<String, ClassFor>,
        /// Whether a class that nobody has chosen, and that is not there, is created.
        create_missing: bool,
    },
    /// All into this one: lists of SED-SP have no column for it.
    Whole(ClassId),
}

/// What a text of the file stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClassFor {
    Known(ClassId),
    /// A class to be created under this name.
    New,
}

impl Default for ClassChoice {
    fn default() -> Self {
        Self::ByLine { by_hand: BTreeMap::new(), create_missing: false }
    }
}

/// The form in which two texts of a file mean the same class; names of classes are compared in it too.
pub fn class_text(text: &str) -> String {
    let folded = folded(text);
    // Other alphabets have no folded form.
    if folded.is_empty() { text.trim().to_lowercase() } else { folded }
}
