use std::str::FromStr;

use crate::stage::{Grade, Stage};

/// A code of the BNCC, by its grammar: `EF05MA07`, `EM13MAT101`, `EI03EO01`. Whether a skill has it is not asked.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BnccCode {
    text: Box<str>,
    place: BnccPlace,
}

/// Where a code stands in the BNCC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BnccPlace {
    /// Educação infantil: no grade of a stage with an index.
    Infantil,
    /// Ensino fundamental, from a year to a year: one of them, or a block of years.
    Fundamental { from: u8, to: u8, area: BnccArea },
    /// Ensino médio: its codes are of all grades.
    Medio { area: BnccArea },
}

crate::words! {
    /// A component of the ensino fundamental or an area of the ensino médio, by the letters of its codes.
    pub enum BnccArea {
        Arte = "AR",
        Ciencias = "CI",
        Computacao = "CO",
        EducacaoFisica = "EF",
        EnsinoReligioso = "ER",
        Geografia = "GE",
        Historia = "HI",
        LinguaInglesa = "LI",
        LinguaPortuguesa = "LP",
        Matematica = "MA",
        /// Ensino médio alone: Linguagens e suas Tecnologias.
        Linguagens = "LGG",
        /// Ensino médio alone: Matemática e suas Tecnologias.
        MatematicaTecnologias = "MAT",
        /// Ensino médio alone: Ciências da Natureza e suas Tecnologias.
        CienciasDaNatureza = "CNT",
        /// Ensino médio alone: Ciências Humanas e Sociais Aplicadas.
        CienciasHumanas = "CHS",
    }
}

impl BnccCode {
    pub fn as_str(&self) -> &str {
        &self.text
    }

    pub const fn place(&self) -> BnccPlace {
        self.place
    }

    pub const fn area(&self) -> Option<BnccArea> {
        match self.place {
            BnccPlace::Infantil => None,
            BnccPlace::Fundamental { area, .. } | BnccPlace::Medio { area } => Some(area),
        }
    }

    /// Whether the code is of a grade: of its year, of a block that holds it, or of the ensino médio as a whole.
    pub fn is_of(&self, grade: Grade) -> bool {
        match (self.place, grade.year()) {
            (BnccPlace::Fundamental { from, to, .. }, Some(year)) => (from..=to).contains(&year),
            (BnccPlace::Medio { .. }, None) => grade.stage == Stage::EnsinoMedio,
            _ => false,
        }
    }
}

impl FromStr for BnccCode {
    type Err = &'static str;

    /// In capitals or not, with spaces or in brackets, as they stand in plans: `(ef05ma07)`.
    fn from_str(text: &str) -> Result<Self, &'static str> {
        let bare = text.trim().trim_start_matches('(').trim_end_matches(')');
        let code: String = bare.split_whitespace().collect::<String>().to_uppercase();
        let place = place_of(&code)
            .ok_or("O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101.")?;
        Ok(Self { text: code.into(), place })
    }
}

/// Read by position: `EF` begins the codes of a stage, and is a component too.
fn place_of(code: &str) -> Option<BnccPlace> {
    match code.get(..2)? {
        "EI" => infantil(code),
        "EF" => fundamental(code),
        "EM" => medio(code),
        _ => None,
    }
}

fn infantil(code: &str) -> Option<BnccPlace> {
    let (group, field) = (code.get(2..4)?, code.get(4..6)?);
    let is_field = ["EO", "CG", "TS", "EF", "ET"].contains(&field) && ["01", "02", "03"].contains(&group);
    let is_one = is_field || group == "03" && field == "CO";
    (is_one && is_number(code.get(6..)?, 2)).then_some(BnccPlace::Infantil)
}

/// The blocks of years of the ensino fundamental.
const BLOCKS: [&str; 6] = ["12", "15", "35", "67", "69", "89"];

fn fundamental(code: &str) -> Option<BnccPlace> {
    let years = code.get(2..4)?;
    let area = component(code.get(4..6)?)?;
    let &[first, last] = years.as_bytes() else { return None };
    let (first, last) = (first.checked_sub(b'0')?, last.checked_sub(b'0')?);
    let is_year = first == 0 && (1..=9).contains(&last);
    let is_block = match area {
        BnccArea::Computacao => ["15", "69"].contains(&years),
        _ => BLOCKS.contains(&years),
    };
    let from = if is_year { last } else { first };
    ((is_year || is_block) && is_number(code.get(6..)?, 2)).then_some(BnccPlace::Fundamental {
        from,
        to: last,
        area,
    })
}

/// A component of the ensino fundamental: two letters, where the areas of the ensino médio have three.
fn component(letters: &str) -> Option<BnccArea> {
    BnccArea::ALL.into_iter().find(|area| area.slug() == letters)
}

fn medio(code: &str) -> Option<BnccPlace> {
    let rest = code.strip_prefix("EM13")?;
    let letters = rest.find(|it: char| it.is_ascii_digit())?;
    let (area, number) = rest.split_at(letters);
    let (area, digits) = match area {
        "LP" => (BnccArea::LinguaPortuguesa, 2),
        "CO" => (BnccArea::Computacao, 2),
        "LGG" => (BnccArea::Linguagens, 3),
        "MAT" => (BnccArea::MatematicaTecnologias, 3),
        "CNT" => (BnccArea::CienciasDaNatureza, 3),
        "CHS" => (BnccArea::CienciasHumanas, 3),
        _ => return None,
    };
    is_number(number, digits).then_some(BnccPlace::Medio { area })
}

fn is_number(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|it| it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_the_form_of_its_stage() {
        for (typed, code) in [
            ("EF05MA07", "EF05MA07"),
            (" (ef 35 lp 04) ", "EF35LP04"),
            ("EF12EF01", "EF12EF01"),
            ("EF89AR02", "EF89AR02"),
            ("EF69CO05", "EF69CO05"),
            ("EI02TS01", "EI02TS01"),
            ("EI03CO11", "EI03CO11"),
            ("EM13MAT101", "EM13MAT101"),
            ("EM13LP01", "EM13LP01"),
            ("EM13CO26", "EM13CO26"),
        ] {
            assert_eq!(typed.parse::<BnccCode>().unwrap().as_str(), code, "{typed}");
        }
        for wrong in [
            "",
            "D12",
            "EF05",
            "EF05MA7",
            "EF05MA077",
            "EF10MA01",
            "EF00MA01",
            "EF05XX01",
            "EF12CO01",
            "EI01CO01",
            "EI04EO01",
            "EM13MAT10",
            "EM13MA101",
            "EM12MAT101",
            "EM13LP001",
            "EF05MA0７",
            "EFéMA01",
            "EF05MA07 EF05MA08",
        ] {
            assert!(wrong.parse::<BnccCode>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_code_says_of_which_grades_it_is() {
        let of = |code: &str| {
            let code: BnccCode = code.parse().unwrap();
            let grades = Stage::ALL.into_iter().flat_map(Stage::grades).filter(|grade| code.is_of(*grade));
            grades.map(Grade::label).collect::<Vec<_>>().join(" ")
        };
        for (code, grades) in [
            ("EF05LP01", "5º ano"),
            ("EF35LP01", "3º ano 4º ano 5º ano"),
            ("EF15LP01", "1º ano 2º ano 3º ano 4º ano 5º ano"),
            ("EF12EF01", "1º ano 2º ano"),
            ("EF67EF01", "6º ano 7º ano"),
            ("EF69AR01", "6º ano 7º ano 8º ano 9º ano"),
            ("EF89LP01", "8º ano 9º ano"),
            ("EM13MAT101", "1ª série 2ª série 3ª série 4ª série"),
            ("EM13LP01", "1ª série 2ª série 3ª série 4ª série"),
            ("EI03EO01", ""),
        ] {
            assert_eq!(of(code), grades, "{code}");
        }
    }

    #[test]
    fn a_code_says_of_which_component_it_is() {
        for (code, area) in [
            ("EF05MA07", Some(BnccArea::Matematica)),
            ("EF12EF01", Some(BnccArea::EducacaoFisica)),
            ("EF06LI01", Some(BnccArea::LinguaInglesa)),
            ("EF69CO01", Some(BnccArea::Computacao)),
            ("EM13CHS101", Some(BnccArea::CienciasHumanas)),
            ("EM13MAT101", Some(BnccArea::MatematicaTecnologias)),
            ("EI03EF01", None),
        ] {
            assert_eq!(code.parse::<BnccCode>().unwrap().area(), area, "{code}");
        }
    }
}
