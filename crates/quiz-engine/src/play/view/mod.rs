//! What screens read of a pupil's quizzes. A view changes nothing.

pub mod reached;
pub mod shown;

use kernel::{ClassId, PersonId, QuestionId, QuizId, StoreError, SubjectId};
pub use reached::{Reached, SkillOfSubject};
pub use shown::{Shown, Told};

use super::quiz::Quiz;
use super::store::KnownQuizzes;
use crate::mastery::Miss;
use crate::mastery::view::MasteryView;
use crate::progress::Listed;
use crate::question::Explanation;

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

pub trait QuizzesView: KnownQuizzes + MasteryView {
    /// All its questions, in the order in which they are asked, each with what explains it.
    fn shown_all(&mut self, id: QuizId) -> Result<Vec<(Shown, Option<Explanation>)>, StoreError>;
    fn quizzes_of(&mut self, student: PersonId, page: QuizPage) -> Result<Vec<Quiz>, StoreError>;
    /// Those on their way of who is in the class now, by pupil.
    fn playing(&mut self, class: ClassId) -> Result<Vec<Quiz>, StoreError>;
    /// Who stands in the ranking of a class, in a subject or in all of them.
    fn listed(&mut self, class: ClassId, subject: Option<SubjectId>) -> Result<Vec<Listed>, StoreError>;
    fn missed(&mut self, student: PersonId) -> Result<Vec<Missed>, StoreError>;
}
