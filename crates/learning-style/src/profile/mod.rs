//! What behaviours and the questionnaire say of a pupil's preferences, and how far that can be trusted.
//!
//! **Evidence.** For each style and each intelligence: how often something was done that speaks for it (`done`), and how often it
//! was to be expected of a pupil without any preference (`expected`): its chances times what is usual in the class. An option of
//! four that is chosen counts 1 where 1/4 was expected; that an answer took less or more time than the class's median counts 1/4
//! where 1/8 was.
//!
//! **Lift.** `(done + 16) / (expected + 16)`: 1 is what everybody does. The 16 (`PRIOR`) are deeds that nobody did: with thin data
//! they hold the lift at 1. It is the mean of a gamma distribution; four such, divided by their sum, are a Dirichlet distribution
//! where they expect the same.
//!
//! **Scores.** Of VARK: the lift's part of all four, in per cent, which add up to exactly 100. Of an intelligence:
//! `lift / (lift + 1)` in per cent, 50 in the middle; they do not add up to anything.
//!
//! **Range.** The score plus and minus 1.28 standard deviations: of ten such ranges about eight hold the truth.
//!
//! **Dominant** is a style whose range lies above those of all others, **secondary** one that lies above the two that are left,
//! below a dominant one. Of a thousand pupils without a preference fewer than 50 are told one; the tests measure how many (20 at most).
//!
//! **Confidence.** The mean, over the four styles, of `expected / (expected + 16)`: how much of the result the data says and how
//! much the prior. It grows with each chance and never reaches 1; where no image was ever offered it stays below 3/4.

mod confidence;
mod estimate;
#[cfg(test)]
mod even_pupils;
mod evidence;
#[cfg(test)]
mod properties;
mod score;

pub use confidence::{Confidence, Trust};
pub use estimate::Profile;
pub use score::Score;

/// So many hundredths of a point at most does one more behaviour move a score of VARK.
///
/// It multiplies a lift by at most (16 + 5/4) / 16 and divides another by at most (16 + 0.9 + 1/8) / 16. With `k` the product of
/// both, a part of a whole moves by at most `(√k − 1) / (√k + 1)`, which is 3.43 %; rounding adds 0.02.
pub const MOST_BY_ONE_BEHAVIOUR: i64 = 345;
/// The same of an intelligence, where `k` is 17/16: 1.52 %, and rounding.
pub const MOST_BY_ONE_BEHAVIOUR_OF_AN_INTELLIGENCE: i64 = 154;
