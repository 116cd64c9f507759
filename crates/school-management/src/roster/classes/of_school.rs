use std::collections::HashMap;

use kernel::ClassId;

use super::choice::KnownClass;
use super::guess::ClassGuess;
use crate::classes::same_name::{called, class_text};

/// The school's classes, found as files name them. Made once for a file, which may name a thousand texts.
pub(super) struct ClassesOfSchool<'a> {
    school_year: i32,
    by_id: HashMap<ClassId, &'a KnownClass>,
    /// Those that pupils can be put into.
    open: Named<'a>,
    closed: Named<'a>,
    /// Open or not, by `6º A (2026)`.
    by_name_and_year: HashMap<String, &'a KnownClass>,
    archived_this_year: Vec<&'a KnownClass>,
    open_by_guess: Vec<(ClassGuess, &'a KnownClass)>,
}

impl<'a> ClassesOfSchool<'a> {
    pub fn new(known: &'a [KnownClass], school_year: i32) -> Self {
        let is_open = |class: &&KnownClass| class.school_year == school_year && !class.archived;
        let (open, closed): (Vec<_>, Vec<_>) = known.iter().partition(is_open);
        let guess =
            |class: &&'a KnownClass| (ClassGuess::of_known(&class.name, class.grade, class.shift), *class);
        Self {
            school_year,
            by_id: known.iter().map(|class| (class.id, class)).collect(),
            open_by_guess: open.iter().map(guess).collect(),
            open: Named::of(&open),
            closed: Named::of(&closed),
            by_name_and_year: known.iter().map(|class| (called(&class.with_year()), class)).collect(),
            archived_this_year: closed.into_iter().filter(|class| class.school_year == school_year).collect(),
        }
    }

    pub fn by_id(&self, id: ClassId) -> Option<&'a KnownClass> {
        self.by_id.get(&id).copied()
    }

    pub fn open_by_name(&self, name: &str) -> Option<&'a KnownClass> {
        self.open.get(name)
    }

    pub fn closed_by_name(&self, name: &str) -> Option<&'a KnownClass> {
        self.closed.get(name)
    }

    pub fn by_name_and_year(&self, text: &str) -> Option<&'a KnownClass> {
        self.by_name_and_year.get(&called(text)).copied()
    }

    /// A text without the year that runs, where that stands behind it.
    pub fn without_year<'t>(&self, text: &'t str) -> &'t str {
        text.strip_suffix(&format!("({})", self.school_year)).map_or(text, str::trim_end)
    }

    /// What a file calls a class.
    pub fn written(&self, class: &KnownClass) -> String {
        class.written(self.school_year)
    }

    /// Why nobody who is in a class of another year goes, by a name that the two share, to one of this year: the file may mean either.
    pub fn may_be_either(&self, own: &KnownClass, name: &str) -> Option<String> {
        let KnownClass { name: own_name, school_year, .. } = own;
        let is_either = *school_year != self.school_year && called(own_name) == called(name);
        is_either.then(|| {
            let now = self.school_year;
            format!(
                "O aluno está na turma {own_name} de {school_year}, e a lista não diz se fica nela ou vai para a de {now}."
            )
        })
    }

    /// The archived class that leaves no other of this year its name.
    pub fn archived_called(&self, name: &str) -> Option<&'a KnownClass> {
        let key = called(name);
        let mut archived = self.archived_this_year.iter();
        archived.find(|class| called(&class.name) == key).copied()
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

/// Classes by their names.
struct Named<'a> {
    /// By what tells two names apart: neither capitals nor spaces.
    by_name: HashMap<String, &'a KnownClass>,
    /// By [`class_text`]; None where several have the same.
    by_key: HashMap<String, Option<&'a KnownClass>>,
}

impl<'a> Named<'a> {
    fn of(classes: &[&'a KnownClass]) -> Self {
        let mut by_key = HashMap::new();
        for class in classes {
            by_key.entry(class_text(&class.name)).and_modify(|only| *only = None).or_insert(Some(*class));
        }
        Self { by_name: classes.iter().map(|class| (called(&class.name), *class)).collect(), by_key }
    }

    fn get(&self, name: &str) -> Option<&'a KnownClass> {
        let exact = self.by_name.get(&called(name)).copied();
        exact.or_else(|| self.by_key.get(&class_text(name)).copied().flatten())
    }
}
