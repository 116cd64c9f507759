//! What the answers to a question say of it, in the terms of classical test theory: its facility, how well it separates
//! (upper-lower index of 27 %), and what its wrong options do.

mod counts;
mod groups;
mod item;
mod sentences;

pub use counts::Counts;
pub use groups::{Answered, Groups};
pub use item::{ENOUGH, Item, Lure, Separation, Statistics, statistics};
