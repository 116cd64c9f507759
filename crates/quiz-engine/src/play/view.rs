//! What screens read of a pupil's quizzes. A view changes nothing.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, QuestionId, QuizId, StoreError, SubjectId};

use super::feedback::SkillKnown;
use super::quiz::Quiz;
use super::store::KnownQuizzes;
use crate::mastery::Miss;
use crate::progress::{Achievement, Listed, Record, Standing};
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

/// A part of a pupil's quizzes, the newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuizPage {
    pub limit: usize,
    /// Those older than this one alone.
    pub before: Option<QuizId>,
}

/// A question that is to be looked at again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Missed {
    pub question: QuestionId,
    pub subject: SubjectId,
    pub miss: Miss,
}

/// A skill, and the subject it is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillOfSubject {
    pub subject: SubjectId,
    pub skill: SkillKnown,
}

/// What a pupil has reached altogether.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reached {
    /// Of each class and subject that the pupil has played in; `None` for no class.
    pub standings: Vec<(Option<ClassId>, SubjectId, Standing)>,
    pub record: Record,
    /// The newest first.
    pub achievements: Vec<(Achievement, DateTime<Utc>)>,
}

pub trait QuizzesView: KnownQuizzes {
    /// All its questions, in the order in which they are asked, each with what explains it.
    fn shown_all(&mut self, id: QuizId) -> Result<Vec<(Shown, Option<Explanation>)>, StoreError>;
    fn quizzes_of(&mut self, student: PersonId, page: QuizPage) -> Result<Vec<Quiz>, StoreError>;
    /// Of a class those on their way, by pupil.
    fn playing(&mut self, class: ClassId) -> Result<Vec<Quiz>, StoreError>;
    /// Who stands in the ranking of a class, in a subject or in all of them.
    fn listed(&mut self, class: ClassId, subject: Option<SubjectId>) -> Result<Vec<Listed>, StoreError>;
    fn missed(&mut self, student: PersonId) -> Result<Vec<Missed>, StoreError>;
}
