//! A question of the bank, and the rules for each of its parts.

mod bank;
mod change;
mod fingerprint;
mod form;
mod options;
mod search;
mod skill;
pub mod store;
mod text;
mod version;
pub mod view;
mod wording;
mod words;

pub use bank::{Kept, NewQuestion, Question, QuestionSeen};
pub use change::QuestionChangeForm;
pub use fingerprint::Fingerprint;
pub use form::{QuestionData, QuestionForm, Skills};
pub use options::{Letter, Options, OptionsError, UnknownLetter};
pub use search::{Sought, search_words};
pub use skill::{
    Component, Descriptor, DescriptorForm, SaebGrade, Skill, SkillNamed, SkillSource, SubjectContext,
    UnknownComponent, UnknownSaebGrade, UnknownSkillSource, skill_in_full,
};
pub use text::{AltText, BaseWords, Explanation, OptionText, OwnSkill, Source, Statement};
pub use version::{Earlier, KeyCorrection, Revision, VersionAnswers, revision};
pub use wording::{BaseText, Image, QuestionText};
pub use words::{Difficulty, Level, Status, UnknownDifficulty, UnknownLevel, UnknownStatus};
