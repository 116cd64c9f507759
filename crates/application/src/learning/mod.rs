//! How pupils study: recorded, asked and analysed where the school switched it on, and what to practise next, which rests on skills.

pub mod analysis;
pub mod behaviour;
pub mod demonstration;
pub mod questionnaire;
mod reached;
pub mod recommendation;
pub mod refusal;
pub mod seen;
mod skills;
pub mod switch;

#[cfg(test)]
mod tests;
