//! Quizzes of pupils to try things on.
#![allow(clippy::unwrap_used, reason = "a key that is none fails the test")]

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{ClassId, PersonId, QuestionId, QuizId, SubjectId};

use crate::play::{Asked, Given, Kind, Marked, Pace, Presented, Quiz, State, Toward, Worth};
use crate::question::{Difficulty, Letter, Level};

/// So many seconds after [`quiz`] began.
pub fn second(seconds: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::seconds(seconds)
}

/// One that has just begun: questions 1, 2, 3... with these keys.
pub fn quiz(keys: &str) -> Quiz {
    let asked = keys.chars().zip(1..).map(|(key, id)| Asked {
        question: QuestionId(id),
        version: 1,
        skill: None,
        difficulty: Difficulty::Medio,
        key: key.to_string().parse().unwrap(),
        worth: Worth::default(),
        answer: None,
    });
    let toward = Toward {
        student: PersonId(8),
        class: Some(ClassId(1)),
        subject: Some(SubjectId(1)),
        kind: Kind::Quiz,
        level: Level::Misto,
        pace: Pace::Normal,
    };
    Quiz {
        id: QuizId(1),
        toward,
        state: State::EmAndamento,
        started_at: second(0),
        ended_at: None,
        presented: Presented { at: second(0), anew: false },
        asked: asked.collect(),
    }
}

/// As a pupil says it at once.
pub const fn said(question: i64, letter: Option<Letter>) -> Given {
    Given { question: QuestionId(question), letter, waited: false }
}

/// The quiz after its next questions were answered so, five seconds each: a letter, or a dash for an empty answer.
pub fn played(mut quiz: Quiz, letters: &str) -> Quiz {
    for letter in letters.chars() {
        let asked = quiz.current().unwrap();
        let now = quiz.presented.at + TimeDelta::seconds(5);
        let letter = (letter != '-').then(|| letter.to_string().parse().unwrap());
        let given = Given { question: asked.question, letter, waited: false };
        let Ok(Marked::First(after, _)) = quiz.mark(given, now) else {
            panic!("{given:?} is no first answer")
        };
        quiz = after;
    }
    quiz
}
