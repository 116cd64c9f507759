//! What is looked for in the catalogue.

use kernel::table::folded;
use kernel::{BnccArea, BnccCode, BnccPlace, Grade, Stage};

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
    /// How many there are in all.
    pub total: usize,
    /// The last of these, where others come after it.
    pub next: Option<BnccCode>,
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

/// A year of schooling, 1 to 9, and of the ensino médio from 10 to 13: so each grade has one number.
pub type SchoolYear = u8;

/// The number of a grade.
pub fn school_year(grade: Grade) -> SchoolYear {
    grade.year().unwrap_or(10 + grade.place)
}

/// The first and last year that a code is of; 0 is the educação infantil.
pub const fn years(code: &BnccCode) -> (SchoolYear, SchoolYear) {
    match code.place() {
        BnccPlace::Infantil => (0, 0),
        BnccPlace::Fundamental { from, to, .. } => (from, to),
        BnccPlace::Medio { .. } => (10, 13),
    }
}

impl SoughtSkills {
    /// The areas whose codes are looked for; `None`: all.
    pub fn areas(&self) -> Option<Vec<BnccArea>> {
        self.discipline.map(|discipline| areas(discipline, self.grade))
    }

    /// Beginnings of words that each skill found has: the stems of what was typed, letters and digits alone.
    pub fn stems(&self) -> Vec<String> {
        let plain = folded(&self.typed.chars().take(LONGEST).collect::<String>());
        plain.split('_').filter(|word| !word.is_empty()).map(stem).take(MOST_WORDS).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_of_the_years_of_its_grades() {
        for grade in Stage::ALL.into_iter().flat_map(Stage::grades) {
            for code in ["EF05LP01", "EF35LP01", "EF15LP01", "EF89LP01", "EM13LP01", "EI03EO01"] {
                let code: BnccCode = code.parse().unwrap();
                let (first, last) = years(&code);
                assert_eq!(
                    (first..=last).contains(&school_year(grade)),
                    code.is_of(grade),
                    "{code:?} {grade:?}"
                );
            }
        }
    }

    #[test]
    fn a_skill_is_found_by_its_words_and_their_stems() {
        let skill = BnccSkill {
            text: "Comparar frações (menores que 1).".to_owned(),
            ..BnccSkill::example("EF05MA04".parse().unwrap())
        };
        let words = words_of(&skill);
        let has = |typed: &str| {
            let sought = SoughtSkills { typed: typed.to_owned(), ..SoughtSkills::default() };
            sought.stems().iter().all(|stem| words.split(' ').any(|word| word.starts_with(stem.as_str())))
        };
        for word in ["ef05", "fracao", "frações", "frac", "compara", "comparacao", "numeros", "adicao", "1"]
        {
            assert!(has(word), "{word}: {words}");
        }
        assert!(!has("angulo") && !has("10"), "{words}");
    }

    #[test]
    fn what_is_typed_becomes_plain_words() {
        let stems = |typed: &str| SoughtSkills { typed: typed.to_owned(), ..SoughtSkills::default() }.stems();
        assert_eq!(stems("  Fração & 'números' | 100% (EF05MA07) "), ["frac", "numer", "100", "ef05ma07"]);
        assert_eq!(stems("***"), [""; 0]);
        assert_eq!(stems("a b c d e f g h i j").len(), MOST_WORDS);
    }

    #[test]
    fn a_discipline_has_the_codes_of_each_stage() {
        let arte = Discipline::Arte;
        assert_eq!(areas(arte, None), [BnccArea::Arte, BnccArea::Linguagens]);
        assert_eq!(areas(arte, Stage::AnosFinais.grade("6º ano")), [BnccArea::Arte]);
        assert_eq!(areas(arte, Stage::EnsinoMedio.grade("1ª série")), [BnccArea::Linguagens]);
    }
}
