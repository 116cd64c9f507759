//! A pupil answers questions of the bank alone: what is asked, how much time there is, what an answer earns, and how it ends.

mod answer;
mod begin;
mod ends;
mod feedback;
mod form;
mod mark;
mod player;
mod points;
mod quiz;
mod refusal;
mod selection;
pub mod store;
mod time;
mod turn;
pub mod view;
mod words;

pub use answer::{Answered, Gain, Gains, Given};
pub use begin::{Begin, begin};
pub use ends::{Before, Closed};
pub use feedback::{SkillKnown, feedback};
pub use form::{Length, StartForm, Wanted};
pub use mark::Marked;
pub use player::Player;
pub use points::{BASE, BONUS, UNTIMED_BONUS, Worth};
pub use quiz::{Asked, Counters, NewQuiz, Presented, Quiz, Toward};
pub use refusal::Refusal;
pub use selection::{Candidate, RESTS, RESTS_AFTER_MISS, select};
pub use time::{Arrival, CLOSES_AFTER, GRACE, MOST_WAITED, UnknownArrival, VERDICT, WAITS};
pub use turn::{Effects, Turn, Turned};
pub use words::{Kind, Pace, State, UnknownKind, UnknownPace, UnknownState};
