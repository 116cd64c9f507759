//! Inglês.

mod comparing;
mod grammar;
pub mod room;
mod vocabulary;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[grammar::KNOWN, comparing::KNOWN, vocabulary::KNOWN];
