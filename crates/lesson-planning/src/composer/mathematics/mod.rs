//! Matemática, with its questions made of numbers.

mod algebra;
mod asked;
mod counting;
mod data;
mod decimals;
mod fractions;
mod geometry;
mod integers;
mod measures;
mod operations;
mod powers;
mod ratio;
pub mod room;
mod shapes;
mod similar;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[
    counting::KNOWN,
    operations::KNOWN,
    integers::KNOWN,
    fractions::KNOWN,
    decimals::KNOWN,
    ratio::KNOWN,
    powers::KNOWN,
    algebra::KNOWN,
    measures::KNOWN,
    geometry::KNOWN,
    data::KNOWN,
    shapes::KNOWN,
    similar::KNOWN,
];
