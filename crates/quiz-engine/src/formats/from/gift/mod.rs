//! GIFT, Moodle's text format: `::title:: statement {=right ~wrong # feedback ####general feedback}`, one after a blank
//! line.

mod answers;
mod blocks;
mod question;
mod tokens;

pub(super) use blocks::has_questions;
pub(in crate::formats) use question::gift;
