//! What decisions about a pupil's quizzes ask of a database.

use chrono::{DateTime, Utc};
use kernel::{PersonId, QuestionId, QuizId, StoreError};

use super::ends::{Before, Closed};
use super::form::Wanted;
use super::player::Player;
use super::quiz::{NewQuiz, Presented, Quiz};
use super::selection::Candidate;
use super::turn::{Effects, Turn};
use super::view::reached::{Reached, SkillOfSubject};
use super::view::shown::{Shown, Told};
use super::words::Pace;
use crate::mastery::Miss;
use crate::mastery::store::SkillEstimates;
use crate::question::Explanation;

/// Read by decisions and screens alike.
pub trait KnownQuizzes {
    fn quiz(&mut self, id: QuizId) -> Result<Option<Quiz>, StoreError>;
    /// The one of a pupil that is not written down as over.
    fn running_quiz(&mut self, student: PersonId) -> Result<Option<Quiz>, StoreError>;
    /// Active questions that the pupil missed and that are not overcome, of all subjects, in no order.
    fn misses(&mut self, student: PersonId) -> Result<Vec<(QuestionId, Miss)>, StoreError>;
    /// `None` for who is no pupil of the school.
    fn player(&mut self, student: PersonId) -> Result<Option<Player>, StoreError>;
    /// As it was when the quiz began; `None` where it is none of the quiz.
    fn shown(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Shown>, StoreError>;
    /// `None` also where the question was written anew: it would explain another text.
    fn explanation(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Explanation>, StoreError>;
    fn reached(&mut self, student: PersonId) -> Result<Reached, StoreError>;
    /// All skills that the pupil has practised.
    fn skills_known(&mut self, student: PersonId) -> Result<Vec<SkillOfSubject>, StoreError>;
}

/// The quizzes of a school's pupils.
pub trait Quizzes: KnownQuizzes + SkillEstimates {
    /// Until the transaction ends, no quiz of the pupil begins elsewhere. `None` for who is no pupil of the school.
    fn hold_player(&mut self, student: PersonId) -> Result<Option<Player>, StoreError>;
    /// Active questions of the subject and level, as they are to the pupil, in no order.
    fn quiz_candidates(&mut self, student: PersonId, wanted: Wanted) -> Result<Vec<Candidate>, StoreError>;
    /// Each question as it is now, whose version stays from then on, and worth what follows from how often the pupil earned points with it in
    /// the [`Worth::DAYS`](super::Worth::DAYS) before; the first one is presented. Fails with `Clash("quizzes_one_running")` where one of
    /// the pupil is on its way, and with `Clash("quiz_questions_question_fkey")` where a question is gone.
    fn add_quiz(&mut self, new: &NewQuiz, at: DateTime<Utc>) -> Result<QuizId, StoreError>;
    /// Whether a quiz asks it, in whatever state.
    fn is_in_a_quiz(&mut self, question: QuestionId) -> Result<bool, StoreError>;
    /// How often it was answered in quizzes, in all versions: what was judged there stays.
    fn answers_in_quizzes(&mut self, question: QuestionId) -> Result<usize, StoreError>;
    /// Until the transaction ends, nobody else writes the quiz. Of a question that is none of it nothing is known.
    fn hold_turn(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Turn>, StoreError>;
    /// The answer with all that it changes; it counts as one to its question. Fails with `Clash("quiz_answers_once")` on a second one.
    fn put_answer(&mut self, effects: &Effects) -> Result<Told, StoreError>;
    fn put_presented(&mut self, id: QuizId, presented: Presented) -> Result<(), StoreError>;
    /// Until the transaction ends, nobody else writes the quiz.
    fn hold_quiz(&mut self, id: QuizId) -> Result<Option<(Quiz, Before)>, StoreError>;
    /// The time they have from their next quiz on. Nothing of who is no pupil of the school.
    fn put_pace(&mut self, student: PersonId, pace: Pace) -> Result<(), StoreError>;
    /// Nothing of who is no pupil of the school.
    fn put_in_ranking(&mut self, student: PersonId, in_ranking: bool) -> Result<(), StoreError>;
    /// One that is over from now on, with all that it leaves.
    fn close_quiz(&mut self, closed: &Closed) -> Result<(), StoreError>;
}
