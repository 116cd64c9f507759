//! Ciências, and Ciências da Natureza of the ensino médio.

mod body;
mod earth;
mod living;
mod matter;
pub mod room;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[earth::KNOWN, living::KNOWN, body::KNOWN, matter::KNOWN];
