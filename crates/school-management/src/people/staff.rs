//! The people who work at a school.

use std::fmt;
use std::str::FromStr;

use kernel::{PersonId, words};

words! {
    /// What a member of the staff is there for.
    pub enum StaffRole {
        Gestor = "gestor",
        Coordenador = "coordenador",
        Professor = "professor",
    }
    /// A text that names no role of the staff.
    pub struct UnknownStaffRole = "Perfil desconhecido: use gestor, coordenador ou professor.";
}

/// A member of the staff.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffMember {
    pub id: PersonId,
    pub username: Username,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<Email>,
    pub role: StaffRole,
}

impl StaffMember {
    /// First and last name.
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }
}

/// A member of the staff as their colleagues see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Colleague {
    pub id: PersonId,
    pub name: String,
    pub role: StaffRole,
    /// Whether they may sign in.
    pub active: bool,
}

/// The name a member of the staff signs in with: 3 to 60 characters without spaces, kept in lower case.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Username(Box<str>);

impl Username {
    /// One that is given now has only letters that every keyboard has and no two of which look alike; older ones go on
    /// signing in.
    pub fn chosen(text: &str) -> Result<Self, &'static str> {
        match text.parse() {
            Ok(Self(name)) if !name.is_ascii() => Err(SIGNS),
            other => other,
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

const SIGNS: &str = "Use letras sem acento, números, ponto, hífen, sublinhado ou @";

impl FromStr for Username {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.trim().to_lowercase();
        match text.chars().count() {
            0..3 => Err("Nome de usuário deve ter pelo menos 3 caracteres"),
            3..=60 if text.chars().all(|c| c.is_alphanumeric() || "._-@".contains(c)) => {
                Ok(Self(text.into()))
            }
            3..=60 => Err(SIGNS),
            _ => Err("Use no máximo 60 caracteres"),
        }
    }
}

impl fmt::Display for Username {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// An e-mail address by shape: something, @, a domain with a dot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email(Box<str>);

impl Email {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Email {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        let well_formed = text.len() <= 254
            && !text.chars().any(|c| c.is_whitespace() || c.is_control())
            && text.split_once('@').is_some_and(|(user, host)| {
                !user.is_empty()
                    && !host.contains('@')
                    && host.contains('.')
                    && host.split('.').all(|label| !label.is_empty())
            });
        if well_formed { Ok(Self(text.into())) } else { Err("Email inválido") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usernames_are_kept_in_lower_case() {
        assert_eq!(" Marina.Souza ".parse::<Username>().unwrap().as_str(), "marina.souza");
        for wrong in ["ab", "", "com espaço", "x".repeat(61).as_str(), "a\0b"] {
            assert!(wrong.parse::<Username>().is_err(), "{wrong}");
            assert!(Username::chosen(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Username::chosen("Ana.Luz_2-b").unwrap().as_str(), "ana.luz_2-b");
        for older in ["josé", "mаrina", "ﬁlipe", "李小龙"] {
            assert!(older.parse::<Username>().is_ok(), "{older} goes on signing in");
            assert_eq!(Username::chosen(older), Err(SIGNS), "{older}");
        }
    }

    #[test]
    fn an_email_needs_a_user_and_a_domain() {
        assert!("ana@escola.gov.br".parse::<Email>().is_ok());
        for wrong in ["", "ana", "@escola.br", "ana@", "ana@escola", "ana@.br", "a@b@c.br", "ana @escola.br"]
        {
            assert_eq!(wrong.parse::<Email>(), Err("Email inválido"), "{wrong}");
        }
    }
}
