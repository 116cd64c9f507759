//! A short questionnaire that nobody has to answer: sixteen scenes from school, four ways to go on, no way better than another.

mod items;
mod replies;

pub use items::{Choice, ITEMS, Item};
pub use replies::{Letter, Replies, UnknownLetter};
