//! Ciências, and Ciências da Natureza of the ensino médio.

mod body;
mod cells;
mod earth;
mod health;
mod heat;
mod living;
mod matter;
pub mod room;
mod sky;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[
    sky::KNOWN,
    earth::KNOWN,
    living::KNOWN,
    cells::KNOWN,
    body::KNOWN,
    matter::KNOWN,
    heat::KNOWN,
    health::KNOWN,
];
