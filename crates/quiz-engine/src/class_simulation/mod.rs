//! A class answers questions of the bank: together, before the projector, or each pupil on paper.

mod choice;
mod feedback;
mod figures;
mod form;
mod grid;
mod projected;
mod refusal;
mod sheet;
mod simulation;
mod skills;
pub mod store;
pub mod view;
mod words;

pub use choice::{Candidate, choose};
pub use feedback::feedback;
pub use figures::{Figures, PupilResult, QuestionTally, Ranked, Results, places};
pub use form::{Asks, Fitting, Number, StartForm, THESE, Wanted};
pub use grid::CellChange;
pub use projected::{Given, LONGEST_SECONDS};
pub use refusal::Refusal;
pub use sheet::{Marks, MarksError, Observations, Sheet};
pub use simulation::{About, Asked, ClassAnswer, ClassSimulation, ClassSimulationSeen, NewClassSimulation};
pub use skills::{SkillTally, by_need, retake, retake_text};
pub use words::{Kind, Mark, Ordinal, State, UnknownKind, UnknownMark, UnknownState};

// What simulations share with quizzes, under the names by which others know it.
pub use crate::question::{Level, SkillNamed, UnknownLevel, skill_in_full};
pub use crate::tally::Tally;
