//! Língua Portuguesa.

pub mod room;
mod sentences;
mod spelling;
mod texts;
mod words;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[words::KNOWN, sentences::KNOWN, spelling::KNOWN, texts::KNOWN];
