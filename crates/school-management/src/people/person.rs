//! Whoever signs in: a member of the staff, or a pupil.

use kernel::{PersonId, named};

use crate::people::staff::{StaffMember, StaffRole};

/// What a person is called, given now: a name with a letter in it and without signs that only other cells, pages and programs have.
pub(crate) fn person_name(text: &str, longest: usize, missing: &'static str) -> Result<String, String> {
    const SIGNS: &str = "<>‹›«»{}[]|\\^\u{fffd}";
    let name = named(text, longest, missing)?;
    match name.chars().find(|letter| SIGNS.contains(*letter)) {
        Some(sign) => Err(format!("O nome tem o sinal {sign}, que não é de nomes.")),
        None => Ok(name),
    }
}

/// What a person may do; the endpoint table says it in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    Gestor,
    Coordenador,
    Professor,
    Aluno,
}

impl Role {
    pub const ALL: [Self; 4] = [Self::Gestor, Self::Coordenador, Self::Professor, Self::Aluno];

    /// The transmitted value.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Gestor => StaffRole::Gestor.slug(),
            Self::Coordenador => StaffRole::Coordenador.slug(),
            Self::Professor => StaffRole::Professor.slug(),
            Self::Aluno => "aluno",
        }
    }
}

impl From<StaffRole> for Role {
    fn from(role: StaffRole) -> Self {
        match role {
            StaffRole::Gestor => Self::Gestor,
            StaffRole::Coordenador => Self::Coordenador,
            StaffRole::Professor => Self::Professor,
        }
    }
}

/// What the program knows of a pupil who signs in; the rest is [`Pupil`](crate::people::pupil::Pupil)'s.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PupilLogin {
    pub id: PersonId,
    /// Unique within the school.
    pub enrolment: String,
    pub name: String,
}

impl PupilLogin {
    /// A pupil's name is one text: its first word calls them.
    pub fn first_and_last_name(&self) -> (&str, &str) {
        self.name.split_once(' ').unwrap_or((&self.name, ""))
    }
}

/// Whoever signs in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Person {
    Staff(StaffMember),
    Pupil(PupilLogin),
}

impl Person {
    pub fn id(&self) -> PersonId {
        match self {
            Self::Staff(member) => member.id,
            Self::Pupil(pupil) => pupil.id,
        }
    }

    pub fn role(&self) -> Role {
        match self {
            Self::Staff(member) => member.role.into(),
            Self::Pupil(_) => Role::Aluno,
        }
    }

    /// In full.
    pub fn name(&self) -> String {
        match self {
            Self::Staff(member) => member.name(),
            Self::Pupil(pupil) => pupil.name.clone(),
        }
    }

    /// What the person signs in with.
    pub fn login(&self) -> &str {
        match self {
            Self::Staff(member) => member.username.as_str(),
            Self::Pupil(pupil) => &pupil.enrolment,
        }
    }
}
