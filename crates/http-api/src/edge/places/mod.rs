//! Places: so many requests are worked on at a time, and the others wait in fair turns.

pub mod bodies;
pub mod fair;
pub mod queue;
#[cfg(test)]
mod tests;
pub mod whose;
