//! The quick estimate: approval / 100 x standardised note.

use crate::measure::{ApprovalRate, PublishedIdeb, SaebNote, SimulatedIdeb};
use crate::ratio::Ratio;

/// With two places.
pub fn index(approval: ApprovalRate, saeb: SaebNote) -> SimulatedIdeb {
    SimulatedIdeb::nearest(product(approval, saeb).to_decimal())
}

/// As INEP would publish it: one place, rounded once.
pub fn published(approval: ApprovalRate, saeb: SaebNote) -> PublishedIdeb {
    PublishedIdeb::nearest(product(approval, saeb).to_decimal())
}

fn product(approval: ApprovalRate, saeb: SaebNote) -> Ratio {
    let product = Ratio::from(approval.decimal()) * Ratio::from(saeb.decimal());
    product.over(Ratio::whole(100)).unwrap_or(Ratio::ZERO)
}
