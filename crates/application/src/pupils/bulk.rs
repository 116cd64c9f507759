//! Many pupils are changed alike: all of them, or none.

use kernel::{ClassId, Given};
use school_management::people::pupil::{PupilChange, Those};

use crate::classes::class::By;
use crate::pupils::pupil::{PupilError, found, write};
use crate::tx::database::SchoolTx;

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
    those: &Those,
    action: BulkAction,
) -> Result<usize, PupilError> {
    tx.school().hold_pupils()?;
    let pupils = found(tx, those.ids())?;
    write(tx, by, pupils, &action.change())
}
