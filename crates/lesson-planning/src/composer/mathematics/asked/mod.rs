//! Questions made of numbers.

pub mod algebra;
pub mod counting;
pub mod data;
pub mod decimals;
pub mod fractions;
pub mod geometry;
pub mod integers;
pub mod made;
pub mod measures;
pub mod operations;
pub mod powers;
pub mod ratio;

#[cfg(test)]
mod tests;
