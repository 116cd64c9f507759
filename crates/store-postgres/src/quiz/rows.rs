//! A quiz's columns, a row a question that it asks, and the quizzes that they make.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::result::{Error, QueryResult};
use diesel::sql_types::{Array, BigInt, Bool, Date, Integer, Nullable, SmallInt, Text, Timestamptz};
use kernel::{ClassId, PersonId, QuestionId, QuizId, SkillId, SubjectId, Uf};
use quiz_engine::class_simulation::Tally;
use quiz_engine::play::{Answered, Arrival, Asked, Gains, Kind, Pace, Presented, Quiz, State, Toward, Worth};
use quiz_engine::question::{Difficulty, Letter, Level};

use crate::column::statement::row;
use crate::column::words::Word;

/// The columns of a quiz `z` that asks `c`, as a [`QuizRow`] begins.
macro_rules! columns {
    () => {
        "z.id AS quiz_id, z.student_id, z.class_id, z.subject_id, z.kind, z.level, z.pace, z.state, z.started_at,
            z.ended_at, z.presented_at, z.presented_anew, c.question_id, c.version, c.skill_id, c.difficulty,
            CASE WHEN q.version = c.version THEN q.answer_key ELSE (
                SELECT v.answer_key FROM question_versions v
                WHERE v.school_id = c.school_id AND v.question_id = c.question_id AND v.version = c.version
            ) END AS answer_key, c.right_lately, a.said,
            a.arrival, a.correct, a.points, a.seconds, a.at, a.gains"
    };
}

/// What they are read from, with the quizzes' answers. The key is that of the version, as it is now.
macro_rules! joined {
    ($answers:literal) => {
        concat!(
            "JOIN quiz_questions c ON c.school_id = z.school_id AND c.quiz_id = z.id
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
        LEFT JOIN ",
            $answers,
            " a ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id"
        )
    };
}

pub(super) use {columns, joined};

/// A row of a question and its quiz.
pub(super) trait OfQuiz {
    /// It asks nothing yet.
    fn quiz(&self) -> Quiz;
    fn asked(&self) -> QueryResult<Asked>;
}

/// A row of these columns, and of others after them.
macro_rules! quiz_row {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty => $sql_type:ty),* $(,)? }) => {
        row! {
            $(#[$doc])*
            $name {
                quiz_id: i64 => BigInt,
                student_id: i64 => BigInt,
                class_id: Option<i64> => Nullable<BigInt>,
                subject_id: Option<i64> => Nullable<BigInt>,
                kind: Word<Kind> => Text,
                level: Word<Level> => Text,
                pace: Word<Pace> => Text,
                state: Word<State> => Text,
                started_at: DateTime<Utc> => Timestamptz,
                ended_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
                presented_at: DateTime<Utc> => Timestamptz,
                presented_anew: bool => Bool,
                question_id: i64 => BigInt,
                version: i32 => Integer,
                skill_id: Option<i64> => Nullable<BigInt>,
                difficulty: Word<Difficulty> => Text,
                answer_key: Word<Letter> => Text,
                right_lately: i16 => SmallInt,
                said: Option<Word<Letter>> => Nullable<Text>,
                arrival: Option<Word<Arrival>> => Nullable<Text>,
                correct: Option<bool> => Nullable<Bool>,
                points: Option<i16> => Nullable<SmallInt>,
                seconds: Option<i32> => Nullable<Integer>,
                at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
                gains: Option<i16> => Nullable<SmallInt>,
                $($field: $type => $sql_type),*
            }
        }

        impl $name {
            /// All but the letter, or nothing.
            fn answer(&self) -> QueryResult<Option<Answered>> {
                let counted = self.arrival.zip(self.correct).zip(self.points.zip(self.seconds));
                let Some((((arrival, correct), (points, seconds)), (at, gains))) = counted.zip(self.at.zip(self.gains))
                else {
                    return Ok(None);
                };
                Ok(Some(Answered {
                    said: self.said.map(|it| it.0),
                    arrival: arrival.0,
                    correct,
                    points: count(points.into()),
                    seconds: count(seconds),
                    at,
                    gains: Gains::stored(gains).ok_or_else(|| broken("gains that there are not"))?,
                }))
            }
        }

        impl OfQuiz for $name {
            fn quiz(&self) -> Quiz {
                Quiz {
                    id: QuizId(self.quiz_id),
                    toward: Toward {
                        student: PersonId(self.student_id),
                        class: self.class_id.map(ClassId),
                        subject: self.subject_id.map(SubjectId),
                        kind: self.kind.0,
                        level: self.level.0,
                        pace: self.pace.0,
                    },
                    state: self.state.0,
                    started_at: self.started_at,
                    ended_at: self.ended_at,
                    presented: Presented { at: self.presented_at, anew: self.presented_anew },
                    asked: Vec::new(),
                }
            }

            fn asked(&self) -> QueryResult<Asked> {
                Ok(Asked {
                    question: QuestionId(self.question_id),
                    version: self.version,
                    skill: self.skill_id.map(SkillId),
                    difficulty: self.difficulty.0,
                    key: self.answer_key.0,
                    worth: Worth::after(self.right_lately.into()),
                    answer: self.answer()?,
                })
            }
        }
    };
}

quiz_row! {
    QuizRow {}
}

quiz_row! {
    /// With all else that an answer is judged by: of the skill what is known and its parameters, nulls where there is no row.
    TurnRow {
        skill: Vec<Option<i32>> => Array<Nullable<Integer>>,
        since: Option<NaiveDate> => Nullable<Date>,
        step: Option<i16> => Nullable<SmallInt>,
        record: Option<Vec<i32>> => Nullable<Array<Integer>>,
        held: Vec<String> => Array<Text>,
        uf: Word<Uf> => Text,
        outdated: bool => Bool,
    }
}

/// Quizzes of rows that come quiz by quiz, in the order in which questions are asked.
pub(super) fn quizzes<R: OfQuiz>(rows: &[R]) -> QueryResult<Vec<Quiz>> {
    let mut quizzes = Vec::<Quiz>::new();
    for row in rows {
        let quiz = row.quiz();
        if quizzes.last().is_none_or(|last| last.id != quiz.id) {
            quizzes.push(quiz);
        }
        if let Some(quiz) = quizzes.last_mut() {
            quiz.asked.push(row.asked()?);
        }
    }
    Ok(quizzes)
}

/// What no constraint lets in.
pub(crate) fn broken(what: &'static str) -> Error {
    Error::DeserializationError(what.into())
}

/// A number that no constraint lets be negative.
pub(crate) fn count(number: i32) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// A number as a column takes it.
pub(crate) fn small(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

pub(super) fn tally(hits: i32, answers: i32) -> Tally {
    Tally { hits: count(hits), answers: count(answers) }
}
