//! Files of questions: what each format says, read by the rules for questions; and questions written in the formats
//! that others read.

mod contradictions;
mod fault;
mod from;
mod html;
mod judge;
mod raised;
mod reading;
mod refusal;
mod said;
mod tags;
mod to;
mod wrong_lines;

pub use fault::{Fault, Part};
pub use judge::DifficultySaid;
pub use reading::{
    FileFormat, MOST_QUESTIONS, ReadQuestion, Reading, UNKNOWN_CODE, Wrong, is_table, read, read_known,
};
pub use refusal::Refusal;
pub use said::{NotCarried, Place};
pub use to::{ExportFormat, Exported, Loss, UnknownExportFormat, Writing, Written, losses, write};
pub use wrong_lines::wrong_lines;
