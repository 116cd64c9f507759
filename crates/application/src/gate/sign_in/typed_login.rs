//! Who somebody says they are, as it was typed.

use kernel::{Invalid, StoreError};
use school_management::people::pupil::Enrolment;
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::Username;

use crate::gate::model::Credential;
use crate::gate::ports::Gate;

/// What was typed beside the password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypedLogin {
    Staff { username: String },
    Pupil { number: String, school_code: Option<String> },
}

/// Whom it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// What cannot be a name or a number is nobody's either, and need not fit the database.
    Nobody,
    One(Credential),
    /// Pupils of several schools have the number, and no school was named.
    Several,
}

impl TypedLogin {
    pub fn staff(username: &str) -> Self {
        Self::Staff { username: username.to_owned() }
    }

    /// The name or number, by which attempts are counted that name nobody.
    pub fn name(&self) -> &str {
        match self {
            Self::Staff { username } => username,
            Self::Pupil { number, .. } => number,
        }
    }

    /// Whether the form says something in each field, and the school's code can be one.
    pub fn filled_in(&self, password: &str) -> Result<(), Invalid> {
        let mut missing = Invalid::default();
        match self {
            Self::Staff { username } => {
                if username.trim().is_empty() {
                    missing.add("username", "Nome de usuário é obrigatório");
                }
                if password.is_empty() {
                    missing.add("password", "Senha é obrigatória");
                }
            }
            Self::Pupil { number, .. } => {
                let sentence = "Por favor, preencha sua matrícula e senha";
                for (field, text) in [("studentId", number.trim()), ("password", password)] {
                    if text.is_empty() {
                        missing.add(field, sentence);
                    }
                }
                if let Some(Err(error)) = self.school_code() {
                    missing.add("schoolCode", error.to_string());
                }
            }
        }
        if missing.is_empty() { Ok(()) } else { Err(missing) }
    }

    fn school_code(&self) -> Option<Result<SchoolCode, <SchoolCode as std::str::FromStr>::Err>> {
        let Self::Pupil { school_code: Some(text), .. } = self else { return None };
        (!text.trim().is_empty()).then(|| text.parse())
    }

    pub(crate) fn find(&self, gate: &mut dyn Gate) -> Result<Found, StoreError> {
        match self {
            Self::Staff { username } => match username.parse::<Username>() {
                Ok(username) => Ok(gate.credential(&username)?.map_or(Found::Nobody, Found::One)),
                Err(_) => Ok(Found::Nobody),
            },
            Self::Pupil { number, .. } => {
                let (Ok(number), Ok(code)) = (number.parse::<Enrolment>(), self.school_code().transpose())
                else {
                    return Ok(Found::Nobody);
                };
                let mut found = gate.pupil_credentials(&number, code.as_ref())?;
                Ok(match (found.pop(), found.is_empty()) {
                    (None, _) => Found::Nobody,
                    (Some(one), true) => Found::One(one),
                    (Some(_), false) => Found::Several,
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_the_form_is_wanted() {
        let pupil = |number: &str, school_code: Option<&str>| TypedLogin::Pupil {
            number: number.to_owned(),
            school_code: school_code.map(ToOwned::to_owned),
        };
        let both = "Por favor, preencha sua matrícula e senha";
        let code = "O código da escola tem 5 letras e números, como está no cartão.";
        for (typed, password, expected) in [
            (
                TypedLogin::staff(" "),
                "",
                &[("password", "Senha é obrigatória"), ("username", "Nome de usuário é obrigatório")][..],
            ),
            (TypedLogin::staff("ana"), "x", &[]),
            (pupil("2024001", None), "x", &[]),
            (pupil("2024001", Some(" ")), "x", &[]),
            (pupil("2024001", Some("h7km3")), "x", &[]),
            (pupil("2024001", Some("h7km")), "x", &[("schoolCode", code)]),
            (pupil(" ", None), "", &[("password", both), ("studentId", both)]),
        ] {
            let outcome = typed.filled_in(password);
            let fields: Vec<_> = outcome.as_ref().err().into_iter().flat_map(Invalid::fields).collect();
            assert_eq!(fields, expected, "{typed:?}");
        }
    }
}
