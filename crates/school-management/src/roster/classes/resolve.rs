use std::collections::HashMap;

use kernel::{ClassId, non_empty, shortened};

use super::choice::{ClassChoice, ClassFor, KnownClass, class_text};
use super::guess::ClassGuess;

/// Characters of a class's name that a file may bring.
const LONGEST_NAME: usize = 60;

/// Classes of the grade that are named to whoever misspelt one.
const SUGGESTED: usize = 12;

/// A class of the plan: one of the school, or the nth of those to be created.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClassRef {
    Known(ClassId),
    New(usize),
}

/// A class to be created before the pupils.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassToCreate {
    pub name: String,
    /// What is proposed for its grade and shift. Without it somebody has to say.
    pub guess: Option<ClassGuess>,
}

/// A text of the file that is no class yet, for the screen on which it is mapped or created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingClass {
    /// The key for [`ClassChoice::ByLine`].
    pub key: String,
    pub name: String,
    pub guess: Option<ClassGuess>,
    pub lines: usize,
}

/// Why a line's class cannot be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::roster) struct NoClass {
    pub what: String,
    pub hint: &'static str,
}

/// A text for a class, and whether it stands in a column of ids.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(in crate::roster) struct ClassWords {
    pub text: String,
    pub is_id: bool,
}

/// What is found for a text, before a line needs it.
#[derive(Debug, Clone)]
enum Place {
    Known(ClassId),
    ToCreate(ClassToCreate),
}

/// Finds the class for each line, and gathers those that are not there.
pub(in crate::roster) struct Resolver<'a> {
    known: &'a [KnownClass],
    school_year: i32,
    choice: &'a ClassChoice,
    found: HashMap<ClassWords, Result<Place, NoClass>>,
    pub create: Vec<ClassToCreate>,
    pub missing: Vec<MissingClass>,
}

impl<'a> Resolver<'a> {
    pub fn new(known: &'a [KnownClass], school_year: i32, choice: &'a ClassChoice) -> Self {
        Self { known, school_year, choice, found: HashMap::new(), create: Vec::new(), missing: Vec::new() }
    }

    /// The class of a line with these words for it, or none.
    pub fn resolve(&mut self, words: Option<&ClassWords>) -> Result<ClassRef, NoClass> {
        match self.place(words)? {
            Place::Known(id) => Ok(ClassRef::Known(id)),
            Place::ToCreate(class) => Ok(self.created(class)),
        }
    }

    /// What is wrong with the class of a line that is not imported: it creates none.
    pub fn problem(&mut self, words: Option<&ClassWords>) -> Option<NoClass> {
        self.place(words).err()
    }

    fn place(&mut self, words: Option<&ClassWords>) -> Result<Place, NoClass> {
        let by_hand = match self.choice {
            ClassChoice::Whole(id) => return self.usable(*id),
            ClassChoice::ByLine { by_hand, .. } => by_hand,
        };
        let words = words.ok_or_else(|| NoClass {
            what: "Falta a turma.".to_owned(),
            hint: "Preencha a turma ou apague a linha.",
        })?;
        let key = class_text(&words.text);
        if !self.found.contains_key(words) {
            let found = self.find(words, &key, by_hand.get(&key).copied());
            self.found.insert(words.clone(), found);
        }
        if let Some(missing) = self.missing.iter_mut().find(|missing| missing.key == key) {
            missing.lines += 1;
        }
        self.found[words].clone()
    }

    /// The name on screen.
    pub fn name(&self, class: ClassRef) -> &str {
        match class {
            ClassRef::Known(id) => self.known(id).map_or("", |class| &class.name),
            ClassRef::New(place) => &self.create[place].name,
        }
    }

    fn known(&self, id: ClassId) -> Option<&'a KnownClass> {
        self.known.iter().find(|class| class.id == id)
    }

    /// The classes that pupils can be put into.
    fn open(&self) -> impl Iterator<Item = &'a KnownClass> {
        let year = self.school_year;
        self.known.iter().filter(move |class| class.school_year == year && !class.archived)
    }

    fn usable(&self, id: ClassId) -> Result<Place, NoClass> {
        match self.known(id) {
            Some(class) if class.archived => Err(NoClass {
                what: format!("A turma {} está arquivada.", class.name),
                hint: "Escolha outra turma ou desarquive esta.",
            }),
            Some(class) if class.school_year != self.school_year => Err(NoClass {
                what: format!("A turma {} é de {}.", class.name, class.school_year),
                hint: "Escolha uma turma deste ano letivo.",
            }),
            Some(class) => Ok(Place::Known(class.id)),
            None => Err(NoClass {
                what: "A turma escolhida não existe mais.".to_owned(),
                hint: "Escolha outra turma.",
            }),
        }
    }

    fn find(&mut self, words: &ClassWords, key: &str, chosen: Option<ClassFor>) -> Result<Place, NoClass> {
        let create = match (chosen, self.choice) {
            (Some(ClassFor::Known(id)), _) => return self.usable(id),
            (Some(ClassFor::New), _) => true,
            (None, choice) => match self.in_school(words, key) {
                Some(found) => return found,
                None => matches!(choice, ClassChoice::ByLine { create_missing: true, .. }),
            },
        };
        let named = non_empty(&words.text, LONGEST_NAME, "Falta a turma.");
        let name = named.map_err(|what| NoClass { what, hint: "Use um nome curto, como 6º A." })?;
        let guess = ClassGuess::of(&name);
        if create {
            return Ok(Place::ToCreate(ClassToCreate { name, guess }));
        }
        let no_class = self.not_found(words, guess.as_ref());
        if !self.missing.iter().any(|missing| missing.key == key) {
            self.missing.push(MissingClass { key: key.to_owned(), name, guess, lines: 0 });
        }
        Err(no_class)
    }

    /// By the id first where the column says so, else by the name: a school may call its classes 101 and 102. Then by
    /// what the name says, where only one class is meant.
    fn in_school(&self, words: &ClassWords, key: &str) -> Option<Result<Place, NoClass>> {
        let by_id = || words.text.parse().ok().filter(|id| self.known(ClassId(*id)).is_some()).map(ClassId);
        let by_name = || self.open().find(|class| class_text(&class.name) == key).map(|class| class.id);
        let id = if words.is_id { by_id().or_else(by_name) } else { by_name().or_else(by_id) };
        if let Some(id) = id {
            return Some(self.usable(id));
        }
        let guess = ClassGuess::of(&words.text)?;
        let mut same =
            self.open().filter(|class| ClassGuess::of(&class.name).is_some_and(|of| of.may_be(&guess)));
        match (same.next(), same.next()) {
            (Some(class), None) => Some(Ok(Place::Known(class.id))),
            _ => None,
        }
    }

    /// Two texts that say the same are one new class.
    fn created(&mut self, class: ClassToCreate) -> ClassRef {
        let key = class_text(&class.name);
        let is_same = |other: &ClassToCreate| {
            class_text(&other.name) == key || class.guess.is_some() && other.guess == class.guess
        };
        if let Some(place) = self.create.iter().position(is_same) {
            return ClassRef::New(place);
        }
        self.create.push(class);
        ClassRef::New(self.create.len() - 1)
    }

    fn not_found(&self, words: &ClassWords, guess: Option<&ClassGuess>) -> NoClass {
        let elsewhere = || {
            let key = class_text(&words.text);
            self.known.iter().find(|class| class_text(&class.name) == key)
        };
        if let Some(Err(closed)) = elsewhere().map(|class| self.usable(class.id)) {
            return closed;
        }
        let hint = "Corrija o nome, escolha a turma ou mande criar.";
        let of_grade = |class: &&KnownClass| {
            let grade = ClassGuess::of(&class.name).map(|guess| guess.grade);
            grade.is_some() && grade == guess.map(|guess| guess.grade)
        };
        let near: Vec<_> =
            self.open().filter(of_grade).take(SUGGESTED).map(|class| short(&class.name)).collect();
        let what = match guess {
            _ if words.is_id && words.text.bytes().all(|byte| byte.is_ascii_digit()) => {
                "Nenhuma turma com esse número.".to_owned()
            }
            Some(guess) if !near.is_empty() => {
                format!(
                    "Nenhuma turma com esse nome. Turmas de {}: {}.",
                    guess.grade.label(),
                    near.join(", ")
                )
            }
            _ => "Nenhuma turma com esse nome.".to_owned(),
        };
        NoClass { what, hint }
    }
}

fn short(name: &str) -> String {
    shortened(name, LONGEST_NAME)
}
