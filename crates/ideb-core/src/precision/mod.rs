//! How fine figures are: a table printed as a spreadsheet shows it (P 0,89) has fewer places than the same one as INEP
//! publishes it, and must not take them away.

mod merge;
mod places;

pub use merge::{Merged, merge};
pub(crate) use places::PUBLISHED;
pub use places::{Places, Precision};
