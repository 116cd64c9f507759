//! Computação.

mod binary;
pub mod room;
mod topics;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[topics::KNOWN];
