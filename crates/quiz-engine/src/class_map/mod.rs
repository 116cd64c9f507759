//! The map of a class: its pupils by the skills of a subject, who needs help and why.

mod help;
mod map;

pub use help::{Habits, Help, IDLE_DAYS, Reason, help};
pub use map::{Cell, ClassMap, MOST_SKILLS, MapPupil, MapSkill, Share, class_map};
