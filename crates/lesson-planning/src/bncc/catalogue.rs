//! A catalogue as a file brings it.

use std::collections::{HashMap, HashSet};

use kernel::{BnccArea, BnccCode, BnccPlace};
use thiserror::Error;

use super::skill::BnccSkill;

/// Characters of a skill's text, and of its unit, practice and each object.
pub const LONGEST_TEXT: usize = 2_000;
pub const LONGEST_NAME: usize = 400;
/// Objects of knowledge of a skill.
pub const MOST_OBJECTS: usize = 40;

/// Parts of the BNCC that are published whole: a file brings one, or it says nothing of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    Infantil,
    Fundamental,
    Medio,
    /// The complement of 2022, of all stages.
    Computing,
}

impl Part {
    pub const ALL: [Self; 4] = [Self::Infantil, Self::Fundamental, Self::Medio, Self::Computing];

    /// The name for the operator, as what skills are of.
    const fn of_it(self) -> &'static str {
        match self {
            Self::Infantil => "da Educação Infantil",
            Self::Fundamental => "do Ensino Fundamental",
            Self::Medio => "do Ensino Médio",
            Self::Computing => "da Computação",
        }
    }

    /// The part that a code is of.
    pub fn of(code: &BnccCode) -> Self {
        match code.place() {
            BnccPlace::Fundamental { area: BnccArea::Computacao, .. }
            | BnccPlace::Medio { area: BnccArea::Computacao } => Self::Computing,
            BnccPlace::Infantil if code.as_str().get(4..6) == Some("CO") => Self::Computing,
            BnccPlace::Infantil => Self::Infantil,
            BnccPlace::Fundamental { .. } => Self::Fundamental,
            BnccPlace::Medio { .. } => Self::Medio,
        }
    }
}

/// A file that would take away what is known, as a sentence for the operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "O arquivo traz {brought} de {known} habilidades {}: parece só um pedaço do catálogo. Carregue o arquivo inteiro.",
    part.of_it()
)]
pub struct Partial {
    pub part: Part,
    pub brought: usize,
    pub known: usize,
}

/// Of a hundred known skills of a part, so many are in a newer catalogue of it at least.
const LEAST_KEPT: usize = 90;

/// The codes that a newer catalogue no longer has, of the parts that it brings; refused where it brings too few of one.
pub fn withdrawn(known: &[BnccCode], brought: &[BnccSkill]) -> Result<Vec<BnccCode>, Partial> {
    let codes: HashSet<&BnccCode> = brought.iter().map(|skill| &skill.code).collect();
    let mut counts: HashMap<Part, (usize, usize)> = HashMap::new();
    for skill in brought {
        counts.entry(Part::of(&skill.code)).or_default().0 += 1;
    }
    for code in known {
        counts.entry(Part::of(code)).or_default().1 += 1;
    }
    for part in Part::ALL {
        let (brought, known) = counts.get(&part).copied().unwrap_or_default();
        if brought > 0 && brought * 100 < known * LEAST_KEPT {
            return Err(Partial { part, brought, known });
        }
    }
    let is_brought = |part: Part| counts.get(&part).is_some_and(|(brought, _)| *brought > 0);
    let gone = known.iter().filter(|code| is_brought(Part::of(code)) && !codes.contains(code));
    Ok(gone.cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<BnccCode> {
        text.split_whitespace().map(|code| code.parse().unwrap()).collect()
    }

    fn skills(text: &str) -> Vec<BnccSkill> {
        codes(text).into_iter().map(BnccSkill::example).collect()
    }

    #[test]
    fn a_code_is_of_the_part_that_it_is_published_in() {
        for (code, part) in [
            ("EI01EO01", Part::Infantil),
            ("EI03CO01", Part::Computing),
            ("EF05MA07", Part::Fundamental),
            ("EF15CO02", Part::Computing),
            ("EM13CO02", Part::Computing),
            ("EM13LP02", Part::Medio),
        ] {
            assert_eq!(Part::of(&code.parse().unwrap()), part, "{code}");
        }
    }

    #[test]
    fn what_a_newer_catalogue_no_longer_has_is_withdrawn_from_its_parts_alone() {
        let known = codes(
            "EF05MA01 EF05MA02 EF05MA03 EF05MA04 EF05MA05 EF05MA06 EF05MA07 EF05MA08 EF05MA09 EF05MA10 EM13LP01",
        );
        let newer = skills(
            "EF05MA01 EF05MA02 EF05MA03 EF05MA04 EF05MA05 EF05MA06 EF05MA07 EF05MA08 EF05MA09 EF05MA11",
        );
        assert_eq!(withdrawn(&known, &newer), Ok(codes("EF05MA10")));
        assert_eq!(withdrawn(&known, &skills("EM13LP01 EM13LP02")), Ok(Vec::new()));
        assert_eq!(withdrawn(&[], &newer), Ok(Vec::new()));
    }

    #[test]
    fn a_piece_of_a_catalogue_takes_nothing_away() {
        let known = codes("EF05MA01 EF05MA02 EF05MA03");
        let refused = withdrawn(&known, &skills("EF05MA01 EF05MA02")).unwrap_err();
        assert_eq!(refused, Partial { part: Part::Fundamental, brought: 2, known: 3 });
        assert_eq!(
            refused.to_string(),
            "O arquivo traz 2 de 3 habilidades do Ensino Fundamental: parece só um pedaço do catálogo. Carregue o arquivo \
             inteiro."
        );
    }
}
