//! Arte and Educação Física.

pub mod physical;
pub mod visual;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[];
