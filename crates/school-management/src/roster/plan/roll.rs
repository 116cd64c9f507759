//! The pupils that the school has, found as files name them.

use std::collections::HashMap;

use crate::people::pupil::{BirthDate, Enrolment, Pupil, PupilName};

/// Every pupil of the school, inactive ones too.
#[derive(Debug, Clone)]
pub struct Roll {
    pupils: Vec<Pupil>,
    by_number: HashMap<Enrolment, usize>,
    /// By the number without the zeros at its beginning.
    by_rest: HashMap<String, Vec<usize>>,
    by_name: HashMap<String, Vec<usize>>,
}

/// Whom a line is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found<'a> {
    Pupil(&'a Pupil),
    /// Somebody whose number differs by zeros at the beginning, with another name.
    Alike(&'a Pupil),
    /// Several of this name.
    Several,
    Nobody,
}

impl Roll {
    pub fn of(pupils: Vec<Pupil>) -> Self {
        let (mut by_number, mut by_rest, mut by_name) = (HashMap::new(), HashMap::new(), HashMap::new());
        for (place, pupil) in pupils.iter().enumerate() {
            let number = &pupil.data.enrolment;
            by_number.insert(number.clone(), place);
            by_rest.entry(number.without_zeros().to_owned()).or_insert_with(Vec::new).push(place);
            by_name.entry(pupil.data.name.key()).or_insert_with(Vec::new).push(place);
        }
        Self { pupils, by_number, by_rest, by_name }
    }

    pub fn pupils(&self) -> &[Pupil] {
        &self.pupils
    }

    pub(super) fn of_number(&self, number: &Enrolment) -> Option<&Pupil> {
        self.by_number.get(number).map(|place| &self.pupils[*place])
    }

    /// By the number. Where only zeros at its beginning differ, which spreadsheets drop, the name decides.
    pub(super) fn by_number(&self, number: &Enrolment, name: &PupilName) -> Found<'_> {
        if let Some(pupil) = self.of_number(number) {
            return Found::Pupil(pupil);
        }
        let alike = self.by_rest.get(number.without_zeros()).map_or(&[][..], Vec::as_slice);
        let key = name.key();
        let mut named = alike.iter().filter(|place| self.pupils[**place].data.name.key() == key);
        match (named.next(), named.next(), alike.first()) {
            (Some(place), None, _) => Found::Pupil(&self.pupils[*place]),
            (_, _, Some(place)) => Found::Alike(&self.pupils[*place]),
            _ => Found::Nobody,
        }
    }

    /// By name and date of birth, where there is no number. A date that is missing on one side tells nothing.
    pub(super) fn by_person(&self, name: &PupilName, birth_date: Option<BirthDate>) -> Found<'_> {
        let named = || self.by_name.get(&name.key()).into_iter().flatten().map(|place| &self.pupils[*place]);
        let exact: Vec<_> = named().filter(|pupil| pupil.data.birth_date == birth_date).collect();
        let may_be = |pupil: &&Pupil| pupil.data.birth_date.is_none() || birth_date.is_none();
        let possible: Vec<_> = named().filter(may_be).collect();
        match (&exact[..], &possible[..]) {
            ([one], _) | ([], [one]) => Found::Pupil(one),
            ([], []) => Found::Nobody,
            _ => Found::Several,
        }
    }

    /// Whether somebody of this name and date of birth is there.
    pub(super) fn has_person(&self, name: &PupilName, birth_date: Option<BirthDate>) -> bool {
        birth_date.is_some()
            && matches!(self.by_person(name, birth_date), Found::Pupil(pupil) if pupil.data.birth_date == birth_date)
    }
}
