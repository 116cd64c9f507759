//! Quizzes whole, as decisions and screens read them.

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, SmallInt, Text};
use kernel::{Day, PersonId, QuestionId, QuizId, StoreError};
use quiz_engine::mastery::Miss;
use quiz_engine::play::store::KnownQuizzes;
use quiz_engine::play::view::{Reached, Shown, SkillOfSubject};
use quiz_engine::play::{Pace, Player, Quiz};
use quiz_engine::question::Explanation;

use super::rows::{QuizRow, broken, columns, joined, quizzes};
use super::{reached, shown};
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

statement! {
    /// The list is looked up first: PostgreSQL would plan anew for each length of it.
    Whole(ids: Vec<i64> => Array<BigInt>) -> QuizRow = concat!(
        "SELECT ", columns!(), " FROM quizzes z ", joined!("quiz_answers"),
        " WHERE z.id = ANY ((SELECT $1::bigint[])::bigint[]) ORDER BY z.id DESC, c.ordinal")
}

row! {
    IdRow { id: i64 => BigInt }
}

statement! {
    Running(student: i64 => BigInt) -> IdRow =
        "SELECT z.id FROM quizzes z WHERE z.student_id = $1::bigint AND z.state = 'em_andamento'"
}

row! {
    MissRow { question_id: i64 => BigInt, subject_id: i64 => BigInt, since: NaiveDate => Date, step: i16 => SmallInt }
}

statement! {
    /// What is put aside does not come back.
    Misses(student: i64 => BigInt) -> MissRow =
        "SELECT m.question_id, q.subject_id, m.since, m.step FROM student_misses m
        JOIN questions q ON q.school_id = m.school_id AND q.id = m.question_id AND q.status = 'ativa'
        WHERE m.student_id = $1::bigint ORDER BY m.question_id"
}

row! {
    PlayerRow { pace: Word<Pace> => Text, in_ranking: bool => Bool }
}

statement! {
    PlayerOf(student: i64 => BigInt) -> PlayerRow =
        "SELECT p.pace, p.in_ranking FROM students p WHERE p.id = $1::bigint"
}

statement! {
    HoldPlayer(student: i64 => BigInt) -> PlayerRow =
        "SELECT p.pace, p.in_ranking FROM students p WHERE p.id = $1::bigint FOR NO KEY UPDATE"
}

impl From<PlayerRow> for Player {
    fn from(row: PlayerRow) -> Self {
        Self { pace: row.pace.0, in_ranking: row.in_ranking }
    }
}

/// Held until the transaction ends.
pub(super) fn hold_player(connection: &mut PgConnection, student: PersonId) -> QueryResult<Option<Player>> {
    let row: Option<PlayerRow> = HoldPlayer { student: student.0 }.get_result(connection).optional()?;
    Ok(row.map(Into::into))
}

/// Those that there are of these, the newest first.
pub(super) fn whole(connection: &mut PgConnection, ids: Vec<i64>) -> QueryResult<Vec<Quiz>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<QuizRow> = Whole { ids }.load(connection)?;
    quizzes(&rows)
}

pub(super) fn one(connection: &mut PgConnection, id: QuizId) -> QueryResult<Option<Quiz>> {
    Ok(whole(connection, vec![id.0])?.pop())
}

pub(super) fn miss(since: NaiveDate, step: i16) -> QueryResult<Miss> {
    Miss::stored(Day::on(since), step).ok_or_else(|| broken("a step that there is not"))
}

pub(super) fn missed(connection: &mut PgConnection, student: PersonId) -> QueryResult<Vec<MissRow>> {
    Misses { student: student.0 }.load(connection)
}

impl KnownQuizzes for Transaction {
    fn quiz(&mut self, id: QuizId) -> Result<Option<Quiz>, StoreError> {
        self.run("quiz", |connection| one(connection, id))
    }

    fn running_quiz(&mut self, student: PersonId) -> Result<Option<Quiz>, StoreError> {
        self.run("running_quiz", |connection| {
            let running: Option<IdRow> = Running { student: student.0 }.get_result(connection).optional()?;
            Ok(whole(connection, running.map(|row| row.id).into_iter().collect())?.pop())
        })
    }

    fn misses(&mut self, student: PersonId) -> Result<Vec<(QuestionId, Miss)>, StoreError> {
        self.run("misses", |connection| {
            let rows = missed(connection, student)?.into_iter();
            rows.map(|row| Ok((QuestionId(row.question_id), miss(row.since, row.step)?))).collect()
        })
    }

    fn player(&mut self, student: PersonId) -> Result<Option<Player>, StoreError> {
        let of = PlayerOf { student: student.0 };
        let row: Option<PlayerRow> = self.run("player", |connection| of.get_result(connection).optional())?;
        Ok(row.map(Into::into))
    }

    fn shown(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Shown>, StoreError> {
        let told = self.run("shown", |connection| shown::one(connection, id, question))?;
        Ok(told.map(|(shown, _)| shown))
    }

    fn explanation(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Explanation>, StoreError> {
        let told = self.run("explanation", |connection| shown::one(connection, id, question))?;
        Ok(told.and_then(|(_, explanation)| explanation))
    }

    fn reached(&mut self, student: PersonId) -> Result<Reached, StoreError> {
        self.run("reached", |connection| reached::reached(connection, student))
    }

    fn skills_known(&mut self, student: PersonId) -> Result<Vec<SkillOfSubject>, StoreError> {
        self.run("skills_known", |connection| reached::skills(connection, student))
    }
}
