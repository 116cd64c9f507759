//! What is looked for in the catalogue.

use kernel::table::folded;
use kernel::{BnccArea, BnccCode, Grade, Stage};

use super::skill::BnccSkill;
use super::stem::stem;
use crate::Discipline;

/// Skills that are shown at once.
pub const SHOWN: usize = 50;

/// No text of the catalogue that is filtered by is longer, in characters.
const LONGEST: usize = 300;

/// More words find nothing else, and cost.
const MOST_WORDS: usize = 8;

/// What narrows the catalogue down. An empty text narrows nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SoughtSkills {
    pub discipline: Option<Discipline>,
    pub grade: Option<Grade>,
    pub unit: String,
    pub practice: String,
    pub object: String,
    /// As somebody types them.
    pub typed: String,
    /// Those after this code.
    pub after: Option<BnccCode>,
}

/// Those found, by their codes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FoundSkills {
    /// [`SHOWN`] at most.
    pub skills: Vec<BnccSkill>,
    /// How many there are, before the first that are shown too.
    pub total: usize,
}

/// A value that skills have, and how many have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    pub name: String,
    pub skills: usize,
}

/// What skills of a discipline and grade can be narrowed down by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filters {
    pub units: Vec<Counted>,
    pub practices: Vec<Counted>,
    pub objects: Vec<Counted>,
}

/// Years of schooling, 1 to 9, and those of the ensino médio from 10 to 13: so each grade has one number.
pub type SchoolYear = u8;

/// The number of a grade.
pub fn school_year(grade: Grade) -> SchoolYear {
    grade.year().unwrap_or(10 + grade.place)
}

impl SoughtSkills {
    /// The areas whose codes are looked for; `None`: all.
    pub fn areas(&self) -> Option<Vec<BnccArea>> {
        self.discipline.map(|discipline| areas(discipline, self.grade))
    }

    /// Beginnings of words that each skill found has: letters and digits alone.
    pub fn words(&self) -> Vec<String> {
        let plain = folded(&self.typed.chars().take(LONGEST).collect::<String>());
        let mut words: Vec<String> = plain.split('_').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        words.truncate(MOST_WORDS);
        words
    }
}

/// The areas of a discipline: of a grade's stage, or of all.
pub fn areas(discipline: Discipline, grade: Option<Grade>) -> Vec<BnccArea> {
    let stages = Stage::ALL.into_iter().filter(|stage| grade.is_none_or(|grade| grade.stage == *stage));
    let mut areas: Vec<_> = stages.flat_map(|stage| discipline.areas(stage)).copied().collect();
    areas.sort();
    areas.dedup();
    areas
}

/// The words that a skill is found by, each once: of its code, text, unit, practice and objects, and the stem of each, so
/// that "fração" finds "frações".
pub fn words_of(skill: &BnccSkill) -> String {
    let objects = skill.objects.iter().map(String::as_str);
    let texts = [skill.code.as_str(), &skill.text, &skill.unit, &skill.practice].into_iter().chain(objects);
    let folded: Vec<_> = texts.map(folded).collect();
    let mut words: Vec<_> = folded
        .iter()
        .flat_map(|text| text.split('_'))
        .filter(|word| !word.is_empty())
        .flat_map(|word| [word.to_owned(), stem(word)])
        .collect();
    words.sort();
    words.dedup();
    words.join(" ")
}

/// A word that was typed, and its stem: a skill with either is meant.
pub fn with_stem(word: &str) -> [String; 2] {
    [word.to_owned(), stem(word)]
}
