//! História, Geografia, Ensino Religioso, and Ciências Humanas of the ensino médio.

pub mod geography;
pub mod history;
pub mod religion;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[];
