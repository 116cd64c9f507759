//! Quizzes as screens show them.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable};
use kernel::{ClassId, PersonId, QuestionId, QuizId, StoreError, SubjectId};
use quiz_engine::play::Quiz;
use quiz_engine::play::view::{Missed, QuizPage, QuizzesView, Shown};
use quiz_engine::progress::Listed;
use quiz_engine::question::Explanation;

use super::known::{miss, missed, whole};
use super::shown;
use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;

row! {
    IdRow { id: i64 => BigInt }
}

statement! {
    QuizzesOf(student: i64 => BigInt, before: i64 => BigInt, limit: i64 => BigInt) -> IdRow =
        "SELECT z.id FROM quizzes z WHERE z.student_id = $1::bigint AND z.id < $2::bigint
        ORDER BY z.id DESC LIMIT $3::bigint"
}

statement! {
    PlayingIn(class: i64 => BigInt) -> IdRow =
        "SELECT z.id FROM students s
        JOIN quizzes z ON z.school_id = s.school_id AND z.student_id = s.id AND z.state = 'em_andamento'
        WHERE s.class_id = $1::bigint"
}

row! {
    ListedRow { student_id: i64 => BigInt, points: i64 => BigInt }
}

statement! {
    /// Whoever is in the class now, and may come in.
    ListedIn(class: i64 => BigInt, subject: Option<i64> => Nullable<BigInt>) -> ListedRow =
        "SELECT s.student_id, sum(s.points)::bigint AS points
        FROM (SELECT $1::bigint AS class_id, $2::bigint AS subject_id) given
        JOIN student_standings s
            ON s.class_id = given.class_id AND (given.subject_id IS NULL OR s.subject_id = given.subject_id)
        JOIN students p ON p.school_id = s.school_id AND p.id = s.student_id AND p.class_id = s.class_id AND p.in_ranking
        JOIN people e ON e.school_id = p.school_id AND e.id = p.id AND e.active
        GROUP BY s.student_id ORDER BY s.student_id"
}

impl QuizzesView for Transaction {
    fn shown_all(&mut self, id: QuizId) -> Result<Vec<(Shown, Option<Explanation>)>, StoreError> {
        self.run("shown_all", |connection| shown::all(connection, id))
    }

    fn quizzes_of(&mut self, student: PersonId, page: QuizPage) -> Result<Vec<Quiz>, StoreError> {
        let of = QuizzesOf {
            student: student.0,
            before: page.before.map_or(i64::MAX, |id| id.0),
            limit: i64::try_from(page.limit).unwrap_or(i64::MAX),
        };
        self.run("quizzes_of", |connection| {
            let ids: Vec<IdRow> = of.load(connection)?;
            whole(connection, ids.into_iter().map(|row| row.id).collect())
        })
    }

    fn playing(&mut self, class: ClassId) -> Result<Vec<Quiz>, StoreError> {
        let mut playing = self.run("playing", |connection| {
            let ids: Vec<IdRow> = PlayingIn { class: class.0 }.load(connection)?;
            whole(connection, ids.into_iter().map(|row| row.id).collect())
        })?;
        playing.sort_by_key(|quiz| quiz.toward.student);
        Ok(playing)
    }

    fn listed(&mut self, class: ClassId, subject: Option<SubjectId>) -> Result<Vec<Listed>, StoreError> {
        let listed = ListedIn { class: class.0, subject: subject.map(|it| it.0) };
        let rows: Vec<ListedRow> = self.run("listed", |connection| listed.load(connection))?;
        let one = |row: ListedRow| Listed {
            student: PersonId(row.student_id),
            points: u32::try_from(row.points).unwrap_or(u32::MAX),
        };
        Ok(rows.into_iter().map(one).collect())
    }

    fn missed(&mut self, student: PersonId) -> Result<Vec<Missed>, StoreError> {
        self.run("missed", |connection| {
            let of = missed(connection, student)?.into_iter().map(|row| {
                let miss = miss(row.since, row.step)?;
                Ok(Missed { question: QuestionId(row.question_id), subject: SubjectId(row.subject_id), miss })
            });
            of.collect()
        })
    }
}
