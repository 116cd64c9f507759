//! Quizzes of pupils: who plays at the same time, what they leave, and what is read of them.

mod answers;
mod at_once;
mod estimates;
mod leaves;
mod meanwhile;
mod views;

use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Day, PersonId, QuestionId, QuizId, StoreError};
use quiz_engine::play::{Closed, Given, Kind, NewQuiz, Pace, Quiz, Refusal, Toward, Turned};
use quiz_engine::question::{Letter, Level};

use crate::question_turns::School;
use crate::world::at;

/// So many days after what a school begins with.
fn days(days: i64) -> DateTime<Utc> {
    at(1) + TimeDelta::days(days)
}

/// What a pupil's word came to.
type Said = Result<Turned, Refusal>;

impl School {
    fn toward(&self, student: PersonId) -> Toward {
        Toward {
            student,
            class: Some(self.class),
            subject: Some(self.subject),
            kind: Kind::Quiz,
            level: Level::Misto,
            pace: Pace::Normal,
        }
    }

    /// A quiz of all questions, in their order.
    fn add_quiz(
        &self,
        tx: &mut dyn SchoolTx,
        student: PersonId,
        now: DateTime<Utc>,
    ) -> Result<QuizId, StoreError> {
        let new = NewQuiz { toward: self.toward(student), questions: self.questions.clone() };
        tx.quizzes().add_quiz(&new, now)
    }

    fn plays(&self, student: PersonId, now: DateTime<Utc>) -> QuizId {
        self.within(|tx| self.add_quiz(tx, student, now)).unwrap()
    }

    fn says(&self, id: QuizId, place: usize, letter: Letter) -> Said {
        self.within::<_, StoreError>(|tx| Ok(say(tx, id, self.questions[place], letter))).unwrap()
    }

    /// Answers all of it with these letters, and finishes.
    fn plays_whole(&self, student: PersonId, letters: [Letter; 2], now: DateTime<Utc>) -> QuizId {
        let id = self.plays(student, now);
        for (place, letter) in letters.into_iter().enumerate() {
            assert!(matches!(self.says(id, place, letter), Ok(Turned::First(_))));
        }
        self.within::<_, StoreError>(|tx| Ok(finish(tx, id))).unwrap();
        id
    }

    fn quiz(&self, id: QuizId) -> Option<Quiz> {
        self.world.view(&self.ana).quizzes().quiz(id).unwrap()
    }
}

/// As the program does: five seconds after the question was presented.
fn say(tx: &mut dyn SchoolTx, id: QuizId, question: QuestionId, letter: Letter) -> Said {
    let turn = tx.quizzes().hold_turn(id, question).unwrap().unwrap();
    let now = turn.quiz.presented.at + TimeDelta::seconds(5);
    let given = Given { question, letter: Some(letter), waited: false };
    let turned = turn.answer(given, now, Day::on(now.date_naive()))?;
    if let Turned::First(effects) = &turned {
        tx.quizzes().put_answer(effects).unwrap();
    }
    Ok(turned)
}

fn finish(tx: &mut dyn SchoolTx, id: QuizId) -> Closed {
    let (quiz, before) = tx.quizzes().hold_quiz(id).unwrap().unwrap();
    let now = quiz.answers().last().map_or(quiz.started_at, |(_, answer)| answer.at) + TimeDelta::seconds(2);
    let closed = quiz.finish(&before, now).unwrap().unwrap();
    tx.quizzes().close_quiz(&closed).unwrap();
    closed
}
