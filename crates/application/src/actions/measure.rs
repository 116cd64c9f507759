//! What actions measure, and what moves the index.

use ideb_core::levers::Lever;
use school_management::actions::indicator::Measured;

/// The index itself is no lever: what moves it is not said.
pub(super) fn lever(measured: Measured) -> Option<Lever> {
    match measured {
        Measured::Index => None,
        Measured::Lp => Some(Lever::Lp),
        Measured::Mt => Some(Lever::Mt),
        Measured::Approval => Some(Lever::Approval),
        Measured::Grade(grade) => Some(Lever::Grade(grade)),
    }
}

pub(super) fn measured(lever: Lever) -> Measured {
    match lever {
        Lever::Lp => Measured::Lp,
        Lever::Mt => Measured::Mt,
        Lever::Approval => Measured::Approval,
        Lever::Grade(grade) => Measured::Grade(grade),
    }
}
