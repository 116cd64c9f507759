//! História, Geografia, Ensino Religioso, and Ciências Humanas of the ensino médio.

mod beliefs;
pub mod geography;
pub mod history;
mod places;
pub mod religion;
mod times;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[places::KNOWN, times::KNOWN, beliefs::KNOWN];
