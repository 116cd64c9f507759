//! Many pupils are changed alike: all of them, or none.

use std::collections::BTreeSet;

use kernel::{ClassId, Invalid, PersonId};
use school_management::people::pupil::{Given, PupilChange};

use crate::classes::class::By;
use crate::pupils::pupil::{PupilError, found, write};
use crate::tx::database::SchoolTx;

pub const MOST_AT_ONCE: usize = 1000;

/// What is done to each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BulkAction {
    /// Into a class, or out of all.
    Move(Option<ClassId>),
    Activate,
    Deactivate,
}

impl BulkAction {
    fn change(self) -> PupilChange {
        let unchanged = PupilChange::default();
        match self {
            Self::Move(class) => PupilChange { class: class.map_or(Given::Cleared, Given::Set), ..unchanged },
            Self::Activate => PupilChange { active: Some(true), ..unchanged },
            Self::Deactivate => PupilChange { active: Some(false), ..unchanged },
        }
    }
}

/// Says how many were changed: who is so already is not.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    ids: &[PersonId],
    action: BulkAction,
) -> Result<usize, PupilError> {
    match ids.len() {
        0 => return Err(Invalid::field("ids", "Escolha ao menos um aluno.").into()),
        1..=MOST_AT_ONCE => {}
        _ => return Err(Invalid::field("ids", "Escolha no máximo 1.000 alunos de cada vez.").into()),
    }
    tx.school().hold_pupils()?;
    let ids: Vec<PersonId> = ids.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
    let pupils = found(tx, &ids)?;
    write(tx, by, pupils, &action.change())
}
