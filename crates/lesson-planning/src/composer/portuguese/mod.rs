//! Língua Portuguesa.

mod linking;
mod meaning;
mod reading;
pub mod room;
mod sentences;
mod spelling;
mod texts;
mod words;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[
    words::KNOWN,
    linking::KNOWN,
    sentences::KNOWN,
    spelling::KNOWN,
    meaning::KNOWN,
    texts::KNOWN,
    reading::KNOWN,
];
