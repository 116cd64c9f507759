//! What to practise next: first the skills that are not mastered, in ways that help everyone; a preference comes last, and only
//! says how something may be shown.

mod choice;
mod kept;
mod skill;
mod words;

pub use choice::{ALMOST, MASTERED, MOST, QUESTIONS, Recommendation, recommend};
pub use kept::{Implemented, KEPT, KeptRecommendation, LONGEST_NOTE, MarkForm, Renewal, renewal};
pub use skill::{Known, Skill};
pub use words::{Priority, Sort, UnknownPriority, UnknownSort};
