use std::collections::HashMap;

use kernel::table::is_error_value;
use kernel::{ClassId, shortened};

use super::choice::{ClassChoice, ClassFor, KnownClass};
use super::guess::ClassGuess;
use super::of_school::ClassesOfSchool;
use crate::classes::class::ClassName;
use crate::classes::same_name::{called, class_text};
use crate::people::pupil::Pupil;
use crate::roster::refusal::{NOT_CALCULATED, not_calculated};

/// Characters of a class's name that is told.
const LONGEST_NAME: usize = 60;

/// Classes of the grade that are named to whoever misspelt one.
const SUGGESTED: usize = 12;

/// Classes that one file creates, or that its screen lists as missing. A file that names more has something else in
/// that column.
pub const MOST_NEW_CLASSES: usize = 200;

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

/// A text of the file that means a class only by the number under which the system keeps it, and no screen shows: which a
/// number of another system may do by chance. Whoever imports can say another class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberedClass {
    /// The key for [`ClassChoice::ByLine`].
    pub key: String,
    /// As the file has it.
    pub number: String,
    pub class: ClassId,
    pub class_name: String,
    pub lines: usize,
}

/// A text of the file for which somebody chose what it stands for, so that they see it and can choose otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChosenClass {
    /// The key for [`ClassChoice::ByLine`].
    pub key: String,
    /// As the file has it.
    pub text: String,
    pub class: ClassFor,
    /// Of a class that the school has.
    pub class_name: Option<String>,
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
    of_school: ClassesOfSchool<'a>,
    choice: &'a ClassChoice,
    found: HashMap<ClassWords, Result<Place, NoClass>>,
    pub create: Vec<ClassToCreate>,
    /// By [`class_text`], and by what tells two names of classes apart in a school.
    created_by_key: HashMap<String, usize>,
    created_by_guess: HashMap<ClassGuess, usize>,
    pub missing: Vec<MissingClass>,
    missing_by_key: HashMap<String, usize>,
    pub numbered: Vec<NumberedClass>,
    numbered_by_key: HashMap<String, usize>,
    pub chosen: Vec<ChosenClass>,
    chosen_by_key: HashMap<String, usize>,
}

impl<'a> Resolver<'a> {
    pub fn new(known: &'a [KnownClass], school_year: i32, choice: &'a ClassChoice) -> Self {
        Self {
            of_school: ClassesOfSchool::new(known, school_year),
            choice,
            found: HashMap::new(),
            create: Vec::new(),
            created_by_key: HashMap::new(),
            created_by_guess: HashMap::new(),
            missing: Vec::new(),
            missing_by_key: HashMap::new(),
            numbered: Vec::new(),
            numbered_by_key: HashMap::new(),
            chosen: Vec::new(),
            chosen_by_key: HashMap::new(),
        }
    }

    /// The class of a line with these words for it, or none; `of` is the pupil of the school whom the line is about.
    pub fn resolve(&mut self, words: Option<&ClassWords>, of: Option<&Pupil>) -> Result<ClassRef, NoClass> {
        match self.place_of(words, of)? {
            Place::Known(id) => Ok(ClassRef::Known(id)),
            Place::ToCreate(class) => self.created(class),
        }
    }

    /// What is wrong with the class of a line that is not imported: it creates none.
    pub fn problem(&mut self, words: Option<&ClassWords>, of: Option<&Pupil>) -> Option<NoClass> {
        self.place_of(words, of).err()
    }

    /// The name on screen, and in a file.
    pub fn name(&self, class: ClassRef) -> String {
        match class {
            ClassRef::Known(id) => {
                self.of_school.by_id(id).map(|class| self.of_school.written(class)).unwrap_or_default()
            }
            ClassRef::New(place) => self.create[place].name.clone(),
        }
    }

    /// A pupil stays in their own class, also in one that takes nobody else, where the line names it as an export does; and goes from
    /// one year's class to another's of the same name only where the line, or whoever imports, says which is meant.
    fn place_of(&mut self, words: Option<&ClassWords>, of: Option<&Pupil>) -> Result<Place, NoClass> {
        let own = of.and_then(|pupil| self.of_school.by_id(pupil.class?));
        let (Some(own), Some(words), ClassChoice::ByLine { by_hand, .. }) = (own, words, self.choice) else {
            return self.place(words);
        };
        if by_hand.contains_key(&class_text(&words.text)) {
            return self.place(Some(words));
        }
        if called(&words.text) == called(&self.of_school.written(own)) {
            return Ok(Place::Known(own.id));
        }
        let place = self.place(Some(words))?;
        let (name, says_which) = match &place {
            Place::Known(id) => (
                self.of_school.by_id(*id).map_or("", |class| class.name.as_str()),
                words.is_id && words.text.parse() == Ok(id.0),
            ),
            Place::ToCreate(class) => (class.name.as_str(), false),
        };
        let says_which = says_which || self.of_school.without_year(&words.text) != words.text;
        match self.of_school.may_be_either(own, name).filter(|_| !says_which) {
            Some(what) => Err(NoClass {
                what,
                hint: "Escreva o ano letivo entre parênteses depois do nome, ou escolha a turma de toda a lista.",
            }),
            None => Ok(place),
        }
    }

    /// Whether no class is there for these words, which whoever imports may map or have created.
    pub fn is_missing(&self, words: Option<&ClassWords>) -> bool {
        words.is_some_and(|words| self.missing_by_key.contains_key(&class_text(&words.text)))
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
        if is_error_value(&words.text) {
            return Err(NoClass { what: not_calculated(&words.text), hint: NOT_CALCULATED });
        }
        let key = class_text(&words.text);
        if !self.found.contains_key(words) {
            let found = self.find(words, &key, by_hand.get(&key).copied());
            self.found.insert(words.clone(), found);
        }
        if let Some(place) = self.missing_by_key.get(&key) {
            self.missing[*place].lines += 1;
        }
        if let Some(place) = self.numbered_by_key.get(&key).filter(|_| words.is_id) {
            self.numbered[*place].lines += 1;
        }
        if let Some(place) = self.chosen_by_key.get(&key) {
            self.chosen[*place].lines += 1;
        }
        self.found[words].clone()
    }

    fn usable(&self, id: ClassId) -> Result<Place, NoClass> {
        let class = self.of_school.by_id(id).ok_or_else(|| NoClass {
            what: "A turma escolhida não existe mais.".to_owned(),
            hint: "Escolha outra turma.",
        })?;
        match self.of_school.closed_because(class) {
            Some((what, hint)) => Err(NoClass { what, hint }),
            None => Ok(Place::Known(id)),
        }
    }

    fn find(&mut self, words: &ClassWords, key: &str, chosen: Option<ClassFor>) -> Result<Place, NoClass> {
        if let Some(class) = chosen {
            self.note_chosen(words, key, class);
        }
        let create = match (chosen, self.choice) {
            (Some(ClassFor::Known(id)), _) => return self.usable(id),
            // Created by an import before this one.
            (Some(ClassFor::New), _) => match self.of_school.open_by_name(&words.text) {
                Some(class) => return Ok(Place::Known(class.id)),
                None => true,
            },
            (None, choice) => match self.in_school(words) {
                Some(id) => return self.usable(id),
                None => match self.by_number(words) {
                    Some(class) => return self.numbered(words, key, class),
                    None => matches!(choice, ClassChoice::ByLine { create_missing: true, .. }),
                },
            },
        };
        let named = ClassName::typed(self.of_school.without_year(&words.text));
        let name = named.map_err(|what| NoClass { what, hint: "Use um nome curto, como 6º A." })?;
        let name = name.as_str().to_owned();
        let guess = ClassGuess::of(&name);
        if create {
            let archived = self.of_school.archived_called(&name);
            if let Some((what, hint)) = archived.and_then(|class| self.of_school.closed_because(class)) {
                return Err(NoClass { what, hint });
            }
            return Ok(Place::ToCreate(ClassToCreate { name, guess }));
        }
        let no_class = self.not_found(words, guess.as_ref());
        if !self.missing_by_key.contains_key(key) {
            self.missing_by_key.insert(key.to_owned(), self.missing.len());
            self.missing.push(MissingClass { key: key.to_owned(), name, guess, lines: 0 });
        }
        Err(no_class)
    }

    fn note_chosen(&mut self, words: &ClassWords, key: &str, class: ClassFor) {
        if self.chosen_by_key.contains_key(key) {
            return;
        }
        let known = match class {
            ClassFor::Known(id) => self.of_school.by_id(id),
            ClassFor::New => None,
        };
        self.chosen_by_key.insert(key.to_owned(), self.chosen.len());
        self.chosen.push(ChosenClass {
            key: key.to_owned(),
            text: words.text.clone(),
            class,
            class_name: known.map(|class| self.of_school.written(class)),
            lines: 0,
        });
    }

    /// By the name, also by the name with the year, and by what the name says, where only one class is meant.
    fn in_school(&self, words: &ClassWords) -> Option<ClassId> {
        let alike = || self.of_school.only_open_like(&ClassGuess::of(&words.text)?);
        let with_year = || self.of_school.by_name_and_year(&words.text);
        let class = self.of_school.open_by_name(&words.text).or_else(with_year).or_else(alike);
        class.map(|class| class.id)
    }

    /// By the number that the system keeps, where the column is one of numbers and no class is called so: a school may call its classes
    /// 101 and 102, and systems number them from 1.
    fn by_number(&self, words: &ClassWords) -> Option<&'a KnownClass> {
        let is_number = words.is_id && self.of_school.closed_by_name(&words.text).is_none();
        let id = words.text.parse().ok().filter(|_| is_number)?;
        self.of_school.by_id(ClassId(id))
    }

    fn numbered(&mut self, words: &ClassWords, key: &str, class: &KnownClass) -> Result<Place, NoClass> {
        if !self.numbered_by_key.contains_key(key) {
            self.numbered_by_key.insert(key.to_owned(), self.numbered.len());
            self.numbered.push(NumberedClass {
                key: key.to_owned(),
                number: words.text.clone(),
                class: class.id,
                class_name: self.of_school.written(class),
                lines: 0,
            });
        }
        self.usable(class.id)
    }

    /// Two texts that say the same are one new class.
    fn created(&mut self, class: ClassToCreate) -> Result<ClassRef, NoClass> {
        let keys = [class_text(&class.name), called(&class.name)];
        let of_guess = class.guess.as_ref().and_then(|guess| self.created_by_guess.get(guess));
        let of_name = keys.iter().find_map(|key| self.created_by_key.get(key));
        if let Some(place) = of_name.or(of_guess) {
            return Ok(ClassRef::New(*place));
        }
        let place = self.create.len();
        if place == MOST_NEW_CLASSES {
            return Err(NoClass {
                what: format!("O arquivo criaria mais de {MOST_NEW_CLASSES} turmas."),
                hint: "Confira se essa coluna é mesmo a da turma.",
            });
        }
        self.created_by_key.extend(keys.map(|key| (key, place)));
        self.created_by_guess.extend(class.guess.clone().map(|guess| (guess, place)));
        self.create.push(class);
        Ok(ClassRef::New(place))
    }

    fn not_found(&self, words: &ClassWords, guess: Option<&ClassGuess>) -> NoClass {
        let closed =
            self.of_school.closed_by_name(&words.text).and_then(|class| self.of_school.closed_because(class));
        if let Some((what, hint)) = closed {
            return NoClass { what, hint };
        }
        let near = guess.map(|guess| self.of_school.open_beside(guess).take(SUGGESTED));
        let near: Vec<_> = near.into_iter().flatten().map(|name| shortened(name, LONGEST_NAME)).collect();
        let what = match guess {
            _ if words.is_id && words.text.bytes().all(|byte| byte.is_ascii_digit()) => {
                "Nenhuma turma com esse número.".to_owned()
            }
            Some(guess) if !near.is_empty() => {
                let grade = guess.grade.label();
                format!("Nenhuma turma com esse nome. Turmas de {grade}: {}.", near.join(", "))
            }
            _ => "Nenhuma turma com esse nome.".to_owned(),
        };
        NoClass { what, hint: "Corrija o nome, escolha a turma ou mande criar." }
    }
}
