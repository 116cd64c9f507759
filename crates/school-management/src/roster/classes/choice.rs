use std::collections::BTreeMap;

use crate::classes::same_name::class_text;
use kernel::{ClassId, Grade};

use super::guess::ClassGuess;
use crate::classes::class::{NewClass, Shift};

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

    /// Whether a file could not tell a class, typed now, from this one, which takes pupils: `5º B` and `5o B`, `5B` or
    /// `Turma 5º B`. A shift counts where one of the names has it.
    pub fn is_same_as(&self, new: &NewClass) -> bool {
        let (own, other) = (self.name.as_str(), new.name.as_str());
        if self.archived || self.school_year != i32::from(new.school_year.year()) {
            return false;
        }
        let named = [own, other].map(ClassGuess::of);
        let says_shift = named.iter().flatten().any(|guess| guess.shift.is_some());
        let guess = |name, grade, shift| ClassGuess::of_known(name, grade, shift);
        let (known, typed) = (guess(own, self.grade, self.shift), guess(other, new.grade, new.shift));
        let is_told = !known.which.is_empty() || named.iter().all(Option::is_some);
        let is_alike = known.grade == typed.grade && known.which == typed.which && is_told;
        class_text(own) == class_text(other) || is_alike && (!says_shift || known.shift == typed.shift)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classes::class::ClassForm;

    fn class(name: &str, year: &str, shift: &str) -> NewClass {
        let form = ClassForm { name, year, stage: "anos_iniciais", shift, school_year: None, teacher: None };
        form.parse(2026).unwrap()
    }

    fn known(name: &str, shift: Shift) -> KnownClass {
        let NewClass { grade, .. } = class(name, "5º ano", "matutino");
        KnownClass { id: ClassId(1), name: name.to_owned(), grade, shift, school_year: 2026, archived: false }
    }

    #[test]
    fn a_typed_class_is_the_same_as_in_a_file() {
        for (name, typed, year, shift, same) in [
            ("5º B", "5o B", "5º ano", "matutino", true),
            ("5º B", "5° B", "5º ano", "matutino", true),
            ("5º B", "5B", "5º ano", "matutino", true),
            ("5º B", "Turma 5º B", "5º ano", "matutino", true),
            ("5º B", "B", "5º ano", "matutino", true),
            ("5º B", "5B", "5º ano", "vespertino", true),
            ("Ipê", "Ipe", "4º ano", "matutino", true),
            ("5º B", "5º A", "5º ano", "matutino", false),
            ("5º B", "4º B", "4º ano", "matutino", false),
            ("B", "Turma B", "4º ano", "matutino", false),
            // The shift is part of a name that says it.
            ("5º B", "5º B tarde", "5º ano", "vespertino", false),
            ("5º B", "5º B manhã", "5º ano", "matutino", true),
            ("5º B manhã", "5º B tarde", "5º ano", "vespertino", false),
            // Words that tell nothing are no name.
            ("EJA", "5º ano", "5º ano", "matutino", false),
            ("5º ano", "5o ano", "5º ano", "matutino", true),
        ] {
            let known = known(name, Shift::Matutino);
            assert_eq!(known.is_same_as(&class(typed, year, shift)), same, "{name}, {typed}");
        }
        let new = class("5B", "5º ano", "matutino");
        assert!(!KnownClass { archived: true, ..known("5º B", Shift::Matutino) }.is_same_as(&new));
        assert!(!KnownClass { school_year: 2025, ..known("5º B", Shift::Matutino) }.is_same_as(&new));
    }
}
