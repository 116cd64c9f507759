use kernel::FileId;

use super::options::{Letter, Options};
use super::text::{AltText, BaseWords, Source, Statement};

/// The text that goes before a question, and where it is taken from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BaseText {
    pub words: BaseWords,
    pub source: Option<Source>,
}

/// The picture of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Image {
    pub file: FileId,
    pub alt: AltText,
}

/// What is asked and which answer is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionText {
    pub statement: Statement,
    pub options: Options,
    pub key: Letter,
    pub base: Option<BaseText>,
}
