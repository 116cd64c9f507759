//! A pupil answers.

use chrono::{DateTime, Utc};
use kernel::{Day, PersonId, QuizId};
use quiz_engine::play::view::Told;
use quiz_engine::play::{Answered, Effects, Given, Quiz, Refusal, Turned};
use quiz_engine::progress::Achievement;
use quiz_engine::question::{Explanation, Letter};

use super::ends::close;
use super::refusal::QuizError;
use super::turn::{Turn, turn_of};
use crate::tx::database::SchoolTx;

/// What a pupil is told once they have answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// With the answer.
    pub quiz: Quiz,
    pub answer: Answered,
    pub key: Letter,
    pub explanation: Option<Explanation>,
    /// New ones.
    pub achievements: Vec<Achievement>,
    /// The question that comes next; `None` after the last one.
    pub next: Option<Turn>,
}

/// Judges an answer and keeps it, once: the same again has the same verdict, and changes nothing. The last one ends the quiz: what was
/// earned counts, whether or not the pupil stays to read how it went.
pub fn answer(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    id: QuizId,
    given: Given,
    now: DateTime<Utc>,
) -> Result<Verdict, QuizError> {
    let turn = tx.quizzes().hold_turn(id, given.question)?;
    let turn = turn.filter(|turn| turn.quiz.toward.student == student).ok_or(QuizError::NotFound)?;
    let (known, today) = (turn.quiz.clone(), Day::of(now, turn.state));
    let asked = turn.quiz.asked.iter().find(|asked| asked.question == given.question);
    let key = asked.map(|asked| asked.key);
    let turned = turn.answer(given, now, today)?;
    let key = key.ok_or(Refusal::NoQuestion)?;
    Ok(match turned {
        Turned::First(effects) => {
            let Told { explanation, next } = tx.quizzes().put_answer(&effects)?;
            if effects.quiz.is_complete() {
                close(tx, id, now)?;
            }
            let Effects { quiz, answer, achievements, .. } = *effects;
            let next = next.and_then(|next| Turn::of(&quiz, next, now));
            Verdict { quiz, answer, key, explanation, achievements, next }
        }
        Turned::Again(answer) => {
            let explanation = tx.quizzes().explanation(id, given.question)?;
            let next = turn_of(tx.quizzes(), &known, now)?;
            Verdict { quiz: known, answer, key, explanation, achievements: Vec::new(), next }
        }
    })
}

/// The time of the question whose turn it is begins anew, once.
pub fn present(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    id: QuizId,
    now: DateTime<Utc>,
) -> Result<Turn, QuizError> {
    let (mut quiz, _) = tx.quizzes().hold_quiz(id)?.ok_or(QuizError::NotFound)?;
    if quiz.toward.student != student {
        return Err(QuizError::NotFound);
    }
    let question = quiz.current().ok_or(Refusal::Over)?.question;
    let presented = quiz.present(question, now)?;
    if quiz.presented != presented {
        quiz.presented = presented;
        tx.quizzes().put_presented(id, presented)?;
    }
    turn_of(tx.quizzes(), &quiz, now)?.ok_or(QuizError::NotFound)
}
