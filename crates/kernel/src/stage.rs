use std::fmt;
use std::str::FromStr;

use thiserror::Error;

crate::words! {
    /// A stage of basic education, as INEP publishes the index.
    pub enum Stage {
        /// Anos iniciais do ensino fundamental: 1st to 5th grade; the 5th sits the SAEB tests.
        AnosIniciais = "anos_iniciais",
        /// Anos finais do ensino fundamental: 6th to 9th grade; the 9th sits the tests.
        AnosFinais = "anos_finais",
        /// Ensino médio: 1st to 3rd grade, and a 4th where it exists; the last sits the tests.
        EnsinoMedio = "ensino_medio",
    }
    /// A text that names no stage.
    pub struct UnknownStage = "Etapa desconhecida: use anos_iniciais, anos_finais ou ensino_medio.";
}

/// A grade of a stage, by its place in it: 0 is the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Grade {
    pub stage: Stage,
    pub place: u8,
}

impl Stage {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::AnosIniciais => "Anos Iniciais",
            Self::AnosFinais => "Anos Finais",
            Self::EnsinoMedio => "Ensino Médio",
        }
    }

    /// What a grade of the stage is called: "ano", in ensino médio "série".
    pub const fn grade_word(self) -> &'static str {
        match self {
            Self::AnosIniciais | Self::AnosFinais => "ano",
            Self::EnsinoMedio => "série",
        }
    }

    /// "um ano", "uma série".
    pub const fn one_grade(self) -> &'static str {
        match self {
            Self::AnosIniciais | Self::AnosFinais => "um ano",
            Self::EnsinoMedio => "uma série",
        }
    }

    /// The grades of the stage; ensino médio with its optional 4th.
    pub fn grades(self) -> impl ExactSizeIterator<Item = Grade> {
        let count = match self {
            Self::AnosIniciais => 5,
            Self::AnosFinais | Self::EnsinoMedio => 4,
        };
        (0..count).map(move |place| Grade { stage: self, place })
    }

    /// The grade of the stage that is called so.
    pub fn grade(self, label: &str) -> Option<Grade> {
        self.grades().find(|grade| grade.label() == label.trim())
    }
}

impl Grade {
    /// The year of the ensino fundamental, 1 to 9; none in the ensino médio.
    pub const fn year(self) -> Option<u8> {
        match self.stage {
            Stage::AnosIniciais => Some(self.place + 1),
            Stage::AnosFinais => Some(self.place + 6),
            Stage::EnsinoMedio => None,
        }
    }

    /// "6º ano", "1ª série".
    pub fn label(self) -> String {
        match self.stage {
            Stage::AnosIniciais => format!("{}º ano", self.place + 1),
            Stage::AnosFinais => format!("{}º ano", self.place + 6),
            Stage::EnsinoMedio => format!("{}ª série", self.place + 1),
        }
    }
}

/// A text that names no grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Escolha um ano da lista, do 1º ao 9º ano ou da 1ª à 4ª série.")]
pub struct UnknownGrade;

impl FromStr for Grade {
    type Err = UnknownGrade;

    /// By its label, "6º ano" or "1ª série".
    fn from_str(label: &str) -> Result<Self, UnknownGrade> {
        Stage::ALL.into_iter().find_map(|stage| stage.grade(label)).ok_or(UnknownGrade)
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.label())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_is_read_back_from_its_slug() {
        for stage in Stage::ALL {
            assert_eq!(stage.slug().parse(), Ok(stage));
        }
        assert_eq!("Anos Finais".parse::<Stage>(), Err(UnknownStage));
    }

    #[test]
    fn grades_carry_the_names_schools_use() {
        let labels = |stage: Stage| stage.grades().map(Grade::label).collect::<Vec<_>>();
        assert_eq!(labels(Stage::AnosIniciais), ["1º ano", "2º ano", "3º ano", "4º ano", "5º ano"]);
        assert_eq!(labels(Stage::AnosFinais), ["6º ano", "7º ano", "8º ano", "9º ano"]);
        assert_eq!(labels(Stage::EnsinoMedio), ["1ª série", "2ª série", "3ª série", "4ª série"]);
    }

    #[test]
    fn a_grade_is_found_by_its_name_within_its_stage() {
        for grade in Stage::ALL.into_iter().flat_map(Stage::grades) {
            assert_eq!(grade.stage.grade(&format!(" {} ", grade.label())), Some(grade));
            assert_eq!(grade.label().parse(), Ok(grade));
        }
        assert_eq!(Stage::AnosFinais.grade("5º ano"), None);
        assert_eq!(Stage::EnsinoMedio.grade("1º ano"), None);
        assert_eq!("10º ano".parse::<Grade>(), Err(UnknownGrade));
    }
}
