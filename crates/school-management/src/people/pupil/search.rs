//! Pupils that a person looks for, in alphabetical order.

use std::fmt::Write as _;

use kernel::PersonId;
use kernel::table::folded;

use super::enrolment::Enrolment;
use super::names::PupilName;

/// What a list knows of every pupil, of whom it shows a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PupilIndexed {
    pub id: PersonId,
    pub name: PupilName,
    pub enrolment: Enrolment,
}

/// What was typed to find pupils: words that begin words of the name, accents and capitals aside, or a part of the number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sought {
    /// Each after a `_`, as in the name.
    words: Vec<String>,
    number: String,
}

impl Sought {
    /// `None` where nothing was typed.
    pub fn of(typed: &str) -> Option<Self> {
        let number = typed.split_whitespace().collect::<String>().to_uppercase();
        if number.is_empty() {
            return None;
        }
        let folded = folded(typed);
        // A text in another alphabet has no folded form.
        let words = if folded.is_empty() { typed.trim().to_lowercase() } else { folded };
        Some(Self { words: words.split('_').map(|word| format!("_{word}")).collect(), number })
    }

    fn finds(&self, name_key: &str, number: &Enrolment) -> bool {
        let in_name = || self.words.iter().all(|word| name_key.contains(word.as_str()));
        number.as_str().contains(&self.number) || in_name()
    }
}

/// Those who are sought, by name and then by number.
pub fn in_order(pupils: Vec<PupilIndexed>, sought: Option<&Sought>) -> Vec<PersonId> {
    let keyed = pupils.into_iter().map(|pupil| {
        let mut key = String::with_capacity(pupil.name.as_str().len() + 1);
        // Writing to a String cannot fail.
        let _ = write!(key, "_{}", pupil.name.key());
        (key, pupil.enrolment, pupil.id)
    });
    let found = keyed.filter(|(key, number, _)| sought.is_none_or(|sought| sought.finds(key, number)));
    let mut found: Vec<_> = found.collect();
    found.sort_unstable();
    found.into_iter().map(|(.., id)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pupils() -> Vec<PupilIndexed> {
        let names = ["Bia Lima", "Álvaro D'Ávila", "Ana Beatriz", "ANA Avelar", "Bia Lima", "李小龙"];
        let numbers = ["2025B", "0012", "2026", "77", "2025a", "5"];
        (1..)
            .zip(names.into_iter().zip(numbers))
            .map(|(id, (name, number))| PupilIndexed {
                id: PersonId(id),
                name: name.parse().unwrap(),
                enrolment: number.parse().unwrap(),
            })
            .collect()
    }

    #[test]
    fn names_are_found_by_the_beginnings_of_their_words() {
        for (typed, found) in [
            ("", &[2, 4, 3, 5, 1, 6][..]),
            ("  ", &[2, 4, 3, 5, 1, 6]),
            ("bia", &[5, 1]),
            ("lima BI", &[5, 1]),
            ("avila", &[2]),
            ("á", &[2, 4, 3]),
            ("na", &[]),
            ("ana b", &[3]),
            ("2025", &[5, 1]),
            ("2025 b", &[1]),
            ("012", &[2]),
            ("小", &[]),
            ("李", &[6]),
            ("=", &[]),
        ] {
            let ids: Vec<_> =
                in_order(pupils(), Sought::of(typed).as_ref()).into_iter().map(|id| id.0).collect();
            assert_eq!(ids, found, "{typed:?}");
        }
    }
}
