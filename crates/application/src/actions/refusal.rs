//! Why nothing was done with an action.

use kernel::{Invalid, StoreError};
use school_management::actions::milestone::FULL;
use school_management::actions::resource;
use school_management::actions::status::StatusRefusal;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum ActionError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The action or the milestone is none of this school.
    #[error("não há esta ação ou este marco")]
    NotFound,
    /// Whoever knows may go on: how many milestones are open.
    #[error("{}", StatusRefusal::OpenMilestones(*.0))]
    OpenMilestones(usize),
    #[error("{FULL}")]
    FullOfMilestones,
    #[error("{}", resource::FULL)]
    FullOfResources,
    #[error("Este marco já está concluído.")]
    AlreadyDone,
    #[error("Este marco já está aberto.")]
    AlreadyOpen,
    #[error("Só quem responde pela ação, a coordenação ou a gestão pode fazer isto.")]
    NotTheirs,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<StatusRefusal> for ActionError {
    fn from(refusal: StatusRefusal) -> Self {
        match refusal {
            StatusRefusal::Invalid(invalid) => Self::Invalid(invalid),
            StatusRefusal::OpenMilestones(open) => Self::OpenMilestones(open),
        }
    }
}
