use std::collections::HashMap;

use kernel::ClassId;

use super::choice::{KnownClass, class_text};
use super::guess::ClassGuess;

/// The school's classes, found as files name them. Made once for a file, which may name a thousand texts.
pub(super) struct ClassesOfSchool<'a> {
    school_year: i32,
    by_id: HashMap<ClassId, &'a KnownClass>,
    /// Those that pupils can be put into, by [`class_text`].
    open_by_key: HashMap<String, &'a KnownClass>,
    /// The others likewise.
    closed_by_key: HashMap<String, &'a KnownClass>,
    open_by_guess: Vec<(ClassGuess, &'a KnownClass)>,
}

impl<'a> ClassesOfSchool<'a> {
    pub fn new(known: &'a [KnownClass], school_year: i32) -> Self {
        let is_open = |class: &&KnownClass| class.school_year == school_year && !class.archived;
        let (open, closed): (Vec<_>, Vec<_>) = known.iter().partition(is_open);
        let by_key = |classes: &[&'a KnownClass]| {
            classes.iter().map(|class| (class_text(&class.name), *class)).collect::<HashMap<_, _>>()
        };
        Self {
            school_year,
            by_id: known.iter().map(|class| (class.id, class)).collect(),
            open_by_key: by_key(&open),
            closed_by_key: by_key(&closed),
            open_by_guess: open
                .iter()
                .filter_map(|class| Some((ClassGuess::of(&class.name)?, *class)))
                .collect(),
        }
    }

    pub fn by_id(&self, id: ClassId) -> Option<&'a KnownClass> {
        self.by_id.get(&id).copied()
    }

    pub fn open_by_key(&self, key: &str) -> Option<&'a KnownClass> {
        self.open_by_key.get(key).copied()
    }

    pub fn closed_by_key(&self, key: &str) -> Option<&'a KnownClass> {
        self.closed_by_key.get(key).copied()
    }

    /// The one open class that a name may mean.
    pub fn only_open_like(&self, guess: &ClassGuess) -> Option<&'a KnownClass> {
        let mut alike = self.open_by_guess.iter().filter(|(known, _)| known.may_be(guess));
        alike.next().filter(|_| alike.next().is_none()).map(|(_, class)| *class)
    }

    /// The names of a grade's open classes.
    pub fn open_beside(&self, guess: &ClassGuess) -> impl Iterator<Item = &'a str> {
        let grade = guess.grade;
        let beside = self.open_by_guess.iter().filter(move |(known, _)| known.grade == grade);
        beside.map(|(_, class)| class.name.as_str())
    }

    /// Why pupils cannot be put into a class.
    pub fn closed_because(&self, class: &KnownClass) -> Option<(String, &'static str)> {
        let KnownClass { name, school_year, archived, .. } = class;
        if *archived {
            Some((format!("A turma {name} está arquivada."), "Escolha outra turma ou desarquive esta."))
        } else if *school_year != self.school_year {
            Some((format!("A turma {name} é de {school_year}."), "Escolha uma turma deste ano letivo."))
        } else {
            None
        }
    }
}
