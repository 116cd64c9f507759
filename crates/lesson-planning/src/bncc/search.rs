//! What is looked for in the catalogue.

use kernel::table::folded;
use kernel::{BnccArea, BnccCode, BnccPlace, Grade};

use super::skill::BnccSkill;
use super::stem::{stem, stems};
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
    pub words: SoughtWords,
}

/// What was typed: beginnings of words that each skill found has, and a grade that was named among them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SoughtWords {
    text: String,
    stems: Vec<String>,
    mean_nothing: bool,
}

/// Those found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FoundSkills {
    /// [`SHOWN`] at most.
    pub skills: Vec<BnccSkill>,
    /// How many there are in all.
    pub total: usize,
    /// The last of these, where others come after it.
    pub next: Option<BnccCode>,
    /// Whether none has all words, and these are those that come nearest.
    pub similar: bool,
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
    /// With what was typed: a grade named there counts where none is chosen.
    #[must_use]
    pub fn typed(mut self, typed: &str) -> Self {
        let typed: String = typed.chars().take(LONGEST).collect();
        let plain = folded(&typed);
        let (rest, grade) = without_grade(&plain);
        let stems: Vec<_> = stems(&rest.join("_")).into_iter().take(MOST_WORDS).collect();
        let mean_nothing = stems.is_empty() && grade.is_none() && !typed.trim().is_empty();
        self.words = SoughtWords { text: rest.join(" "), stems, mean_nothing };
        self.grade = self.grade.or(grade);
        self
    }

    /// The areas whose codes are looked for; `None`: all.
    pub fn areas(&self) -> Option<Vec<BnccArea>> {
        self.discipline.map(|discipline| areas(discipline, self.grade))
    }
}

impl SoughtWords {
    /// In lower case without accents.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Letters and digits alone.
    pub fn stems(&self) -> &[String] {
        &self.stems
    }

    /// Whether something was typed of which no word is left: then nothing is found.
    pub const fn mean_nothing(&self) -> bool {
        self.mean_nothing
    }
}

/// The words without "5º ano" and its like, and the grade it is.
fn without_grade(plain: &str) -> (Vec<&str>, Option<Grade>) {
    let words: Vec<_> = plain.split('_').filter(|word| !word.is_empty()).collect();
    for (place, pair) in words.windows(2).enumerate() {
        let number = pair[0].trim_end_matches(['o', 'a']);
        let grade = match pair[1] {
            "ano" => format!("{number}º ano").parse(),
            "serie" => format!("{number}ª série").parse(),
            _ => continue,
        };
        if let Ok(grade) = grade {
            let rest = [&words[..place], &words[place + 2..]].concat();
            return (rest, Some(grade));
        }
    }
    (words, None)
}

/// The first of a list that begins after a code, and whether others follow.
pub fn page(skills: Vec<BnccSkill>, after: Option<&BnccCode>) -> FoundSkills {
    let total = skills.len();
    let begin = after.and_then(|code| skills.iter().position(|skill| skill.code == *code));
    let mut skills: Vec<_> = skills.into_iter().skip(begin.map_or(0, |place| place + 1)).collect();
    let has_more = skills.len() > SHOWN;
    skills.truncate(SHOWN);
    let next = skills.last().filter(|_| has_more).map(|skill| skill.code.clone());
    FoundSkills { skills, total, next, similar: false }
}

/// The areas of a discipline: of a grade's stage, or its own, without an area of the ensino médio that it shares.
pub fn areas(discipline: Discipline, grade: Option<Grade>) -> Vec<BnccArea> {
    match grade {
        Some(grade) => discipline.areas(grade.stage).to_vec(),
        None => discipline.own_areas(),
    }
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
    use kernel::Stage;

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

    fn stems_of(typed: &str) -> Vec<String> {
        SoughtSkills::default().typed(typed).words.stems().to_vec()
    }

    #[test]
    fn a_skill_is_found_by_its_words_and_their_stems() {
        let skill = BnccSkill {
            text: "Comparar frações (menores que 1).".to_owned(),
            ..BnccSkill::example("EF05MA04".parse().unwrap())
        };
        let words = words_of(&skill);
        let has = |typed: &str| {
            stems_of(typed).iter().all(|stem| words.split(' ').any(|word| word.starts_with(stem.as_str())))
        };
        for word in ["ef05", "fracao", "frações", "frac", "compara", "comparacao", "numeros", "adicao"] {
            assert!(has(word), "{word}: {words}");
        }
        assert!(!has("angulo"), "{words}");
    }

    #[test]
    fn what_is_typed_becomes_words_that_mean_something_and_a_grade() {
        for (typed, expected, grade) in [
            ("  Fração & 'números' | 100% (EF05MA07) ", "frac numer 100 ef05ma07", None),
            ("frações do 5º ano", "frac", Some("5º ano")),
            ("5o ano frações", "frac", Some("5º ano")),
            ("funções na 2ª série", "func", Some("2ª série")),
            ("ano 2000", "2000", None),
            ("o uso da vírgula", "uso virgul", None),
            ("10º ano", "10o", None),
            ("***", "", None),
        ] {
            let sought = SoughtSkills::default().typed(typed);
            assert_eq!(sought.words.stems().join(" "), expected, "{typed}");
            assert_eq!(sought.grade.map(Grade::label).as_deref(), grade, "{typed}");
        }
        assert_eq!(stems_of("aa bb cc dd ff gg hh ii jj kk").len(), MOST_WORDS);
    }

    #[test]
    fn signs_alone_mean_nothing_and_nothing_typed_means_all() {
        for (typed, nothing) in [
            ("***", true),
            ("日本", true),
            ("de", true),
            ("", false),
            ("  ", false),
            ("sol", false),
            ("5º ano", false),
        ] {
            assert_eq!(SoughtSkills::default().typed(typed).words.mean_nothing(), nothing, "{typed}");
        }
    }

    #[test]
    fn a_list_goes_on_after_the_code_it_was_shown_to() {
        let all: Vec<_> =
            (1..=60).map(|it| BnccSkill::example(format!("EF05MA{it:02}").parse().unwrap())).collect();
        let first = page(all.clone(), None);
        assert_eq!((first.skills.len(), first.total), (SHOWN, 60));
        let rest = page(all.clone(), first.next.as_ref());
        assert_eq!((rest.skills.as_slice(), rest.next), (&all[SHOWN..], None));
    }

    #[test]
    fn a_discipline_has_the_codes_of_a_grade_or_its_own() {
        let label = |grade: &str| Some(grade.parse().unwrap());
        for (discipline, grade, expected) in [
            (Discipline::Arte, None, &[BnccArea::Arte][..]),
            (Discipline::Arte, label("6º ano"), &[BnccArea::Arte]),
            (Discipline::Arte, label("1ª série"), &[BnccArea::Linguagens]),
            (Discipline::Historia, None, &[BnccArea::Historia]),
            (Discipline::Matematica, None, &[BnccArea::Matematica, BnccArea::MatematicaTecnologias]),
            (Discipline::LinguaPortuguesa, None, &[BnccArea::LinguaPortuguesa]),
            (Discipline::CienciasHumanas, None, &[BnccArea::CienciasHumanas]),
        ] {
            assert_eq!(areas(discipline, grade), expected, "{discipline:?}");
        }
    }
}
