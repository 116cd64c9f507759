//! A school as it registered.

use chrono::{DateTime, Utc};
use kernel::{InepCode, PlaceError, SchoolId, Uf};
use thiserror::Error;

use crate::people::school_code::SchoolCode;

/// A registered school: the tenant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct School {
    pub id: SchoolId,
    pub name: String,
    pub municipality: String,
    pub state: Uf,
    pub inep_code: Option<InepCode>,
    /// What its pupils' cards call it.
    pub code: SchoolCode,
    /// The operator checked that the people who registered are the school's.
    pub verified: bool,
    /// Loaded by `ideb demo`.
    pub demo: bool,
    pub created_at: DateTime<Utc>,
}

/// A school that may be created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSchool {
    pub name: String,
    pub municipality: String,
    pub state: Uf,
    pub inep_code: Option<InepCode>,
    pub demo: bool,
}

impl NewSchool {
    /// The school, once a store has given the number and drawn the code.
    pub fn numbered(&self, id: SchoolId, code: SchoolCode, created_at: DateTime<Utc>) -> School {
        School {
            id,
            name: self.name.clone(),
            municipality: self.municipality.clone(),
            state: self.state,
            inep_code: self.inep_code.clone(),
            code,
            verified: false,
            demo: self.demo,
            created_at,
        }
    }
}

/// Why a school's INEP code stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CodeKept {
    #[error("O código INEP da escola de demonstração não muda.")]
    Demonstration,
    #[error(
        "A escola já foi verificada com o código {0}. Para trocá-lo, peça a quem cuida do servidor que desfaça a verificação."
    )]
    Verified(InepCode),
}

impl School {
    /// Whether the code may become this one: a school that was verified was so by the code it had.
    pub fn accept_code(&self, code: &InepCode) -> Result<(), CodeKept> {
        match &self.inep_code {
            _ if self.demo => Err(CodeKept::Demonstration),
            Some(known) if self.verified && known != code => Err(CodeKept::Verified(known.clone())),
            _ => Ok(()),
        }
    }
}

/// Whether the code is one of those that the demonstration invents for its schools, loaded or not.
pub fn is_of_demonstration(code: &InepCode) -> bool {
    ("35999001"..="35999009").contains(&code.as_str()) || ("35999100"..="35999131").contains(&code.as_str())
}

/// The INEP code of a school of this state, which the code's first two digits name; with the sentence of what is wrong.
pub fn parse_code(text: &str, state: Uf) -> Result<InepCode, String> {
    let code: InepCode = text.parse().map_err(|error: PlaceError| error.to_string())?;
    if is_of_demonstration(&code) {
        return Err(
            "Este código é inventado, da escola de demonstração: use o código INEP da sua escola.".to_owned()
        );
    }
    if code.uf() == state {
        Ok(code)
    } else {
        Err(format!("Este código INEP é de uma escola de {}, não de {}.", code.uf().name(), state.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_set_and_corrected_until_the_school_is_verified() {
        let school = |inep_code: Option<&str>, verified, demo| School {
            inep_code: inep_code.map(|code| code.parse().unwrap()),
            verified,
            demo,
            ..crate::testing::school()
        };
        let (new, old) = ("11005823".parse().unwrap(), "11005831");
        let verified = Err(CodeKept::Verified(old.parse().unwrap()));
        for (known, is_verified, demo, outcome) in [
            (None, false, false, Ok(())),
            (None, true, false, Ok(())),
            (Some(old), false, false, Ok(())),
            (Some(old), true, false, verified),
            (Some("11005823"), true, false, Ok(())),
            (None, false, true, Err(CodeKept::Demonstration)),
        ] {
            let school = school(known, is_verified, demo);
            assert_eq!(school.accept_code(&new), outcome, "{known:?} {is_verified} {demo}");
        }
    }

    #[test]
    fn the_demonstrations_codes_are_nobody_elses() {
        for (code, theirs) in [
            ("35999000", false),
            ("35999001", true),
            ("35999009", true),
            ("35999010", false),
            ("35999099", false),
            ("35999100", true),
            ("35999131", true),
            ("35999132", false),
        ] {
            assert_eq!(is_of_demonstration(&code.parse().unwrap()), theirs, "{code}");
        }
    }

    #[test]
    fn a_code_is_of_the_schools_own_state() {
        assert_eq!(parse_code(" 11005823 ", Uf::RO).unwrap().as_str(), "11005823");
        for (text, state, sentence) in [
            ("11005823", Uf::GO, "Este código INEP é de uma escola de Rondônia, não de Goiás."),
            ("123", Uf::RO, "O código INEP tem 8 dígitos e começa pelo código do estado."),
            (
                "35999001",
                Uf::SP,
                "Este código é inventado, da escola de demonstração: use o código INEP da sua escola.",
            ),
            ("", Uf::RO, "O código INEP tem 8 dígitos e começa pelo código do estado."),
        ] {
            assert_eq!(parse_code(text, state), Err(sentence.to_owned()));
        }
    }
}
