//! Arte and Educação Física.

mod moves;
pub mod physical;
mod self_and_songs;
mod sports;
pub mod visual;
mod works;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[works::KNOWN, self_and_songs::KNOWN, sports::KNOWN, moves::KNOWN];
