//! Arte and Educação Física.

pub mod physical;
mod sports;
pub mod visual;
mod works;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[works::KNOWN, sports::KNOWN];
