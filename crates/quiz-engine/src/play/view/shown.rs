use kernel::QuestionId;

use crate::question::{BaseText, Difficulty, Explanation, Image, Options, SkillNamed, Statement};

/// A question as it is put before a pupil: without its key, and without what would tell it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    pub question: QuestionId,
    pub statement: Statement,
    pub options: Options,
    pub base: Option<BaseText>,
    pub image: Option<Image>,
    pub difficulty: Difficulty,
    pub skill: Option<SkillNamed>,
}

/// What follows an answer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Told {
    /// `None` also where the question was written anew: it would explain another text.
    pub explanation: Option<Explanation>,
    /// The question whose turn it is then; `None` after the last one.
    pub next: Option<Shown>,
}
