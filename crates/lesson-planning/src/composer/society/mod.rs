//! História, Geografia, Ensino Religioso, and Ciências Humanas of the ensino médio.

mod beliefs;
mod brazil;
mod early_times;
pub mod geography;
pub mod history;
mod maps;
mod past;
mod people;
mod places;
pub mod religion;
mod republic;
mod world;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[
    maps::KNOWN,
    places::KNOWN,
    early_times::KNOWN,
    brazil::KNOWN,
    world::KNOWN,
    beliefs::KNOWN,
    past::KNOWN,
    republic::KNOWN,
    people::KNOWN,
];
