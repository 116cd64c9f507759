//! A school's pupils.

pub mod cards;
