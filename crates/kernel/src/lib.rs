//! Shared words of the product: ids, stages, days, fixed decimals, what files hold, and errors.
//!
//! Everything here is plain data without input or output; each other crate may use it.

mod bncc;
mod contents;
mod day;
mod decimal;
mod file_ending;
mod gather;
mod given;
mod ids;
mod invalid;
mod place;
mod stage;
mod store_error;
pub mod table;
pub mod title;
mod words;

pub use bncc::{BnccArea, BnccCode, BnccPlace};
pub use contents::{Contents, Element, Text};
pub use day::{Day, hours_behind_utc, local};
pub use decimal::{Decimal, DecimalError};
pub use file_ending::stem_and_ending;
pub use given::Given;
pub use ids::{
    ActionId, ActionResourceId, ActionUpdateId, ActivityId, ClassId, ClassSimulationId, FileId, IdebDataId,
    LessonPlanId, MilestoneId, PersonId, PupilImportId, QuestionId, QuizId, RecommendationId, SchoolId,
    SessionId, SimulationId, SkillId, SubjectId,
};
pub use invalid::Invalid;
pub use place::{InepCode, MunicipalityCode, PlaceError, Uf};
pub use stage::{Grade, Stage, UnknownGrade, UnknownStage};
pub use store_error::StoreError;
pub use words::{
    enumerated, has_piled_marks, hex, in_quotes, name_line, named, non_empty, one_line, percent, printable,
    quotable, seen_of, several_lines, shortened,
};
