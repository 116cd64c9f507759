//! What classes know: the map of a class and who needs help, how a class and a school would do on the SAEB's matrices, and the
//! numbers of skills by the school's own answers.

pub mod calibration;
pub mod map;
pub mod numbers;
pub mod projection;

#[cfg(test)]
mod tests;
