use std::fmt;

use crate::people::pupil::{GuardianName, Phone, PupilData};
use crate::people::staff::Email;

kernel::words! {
    /// A thing that a file says of a pupil, by its name in JSON.
    pub enum PupilField {
        Name = "name",
        Class = "classId",
        Email = "email",
        BirthDate = "birthDate",
        GuardianName = "guardianName",
        GuardianPhone = "guardianPhone",
    }
}

impl PupilField {
    const fn label(self) -> &'static str {
        match self {
            Self::Name => "o nome",
            Self::Class => "a turma",
            Self::Email => "o e-mail",
            Self::BirthDate => "a data de nascimento",
            Self::GuardianName => "o responsável",
            Self::GuardianPhone => "o telefone",
        }
    }
}

/// What an update would change; `from` is empty where nothing was known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    pub field: PupilField,
    pub from: String,
    pub to: String,
}

/// `Muda a turma: 6º B para 6º A`
impl fmt::Display for Change {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { field, from, to } = self;
        if from.is_empty() {
            write!(out, "Preenche {}: {to}", field.label())
        } else {
            write!(out, "Muda {}: {from} para {to}", field.label())
        }
    }
}

/// What differs between what is known of a pupil and what will be, without the class.
pub(super) fn changes(known: &PupilData, after: &PupilData) -> Vec<Change> {
    let fields = [
        (PupilField::Name, known.name.to_string(), after.name.to_string()),
        (
            PupilField::Email,
            text(known.email.as_ref().map(Email::as_str)),
            text(after.email.as_ref().map(Email::as_str)),
        ),
        (PupilField::BirthDate, text(known.birth_date), text(after.birth_date)),
        (
            PupilField::GuardianName,
            text(known.guardian_name.as_ref().map(GuardianName::as_str)),
            text(after.guardian_name.as_ref().map(GuardianName::as_str)),
        ),
        (
            PupilField::GuardianPhone,
            text(known.guardian_phone.as_ref().map(Phone::as_str)),
            text(after.guardian_phone.as_ref().map(Phone::as_str)),
        ),
    ];
    let differs = fields.into_iter().filter(|(_, from, to)| from != to);
    differs.map(|(field, from, to)| Change { field, from, to }).collect()
}

fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}
