//! What is known of a pupil when a quiz ends.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text};
use kernel::QuizId;
use quiz_engine::play::{Before, Quiz};

use super::known;
use super::left::{achievement, record, record_columns};
use super::rows::tally;
use crate::column::statement::{row, statement};

row! {
    HeldRow { id: i64 => BigInt }
}

statement! {
    HoldQuiz(id: i64 => BigInt) -> HeldRow =
        "SELECT z.id FROM quizzes z WHERE z.id = $1::bigint FOR NO KEY UPDATE"
}

row! {
    EarnedRow { record: Option<Vec<i32>> => Nullable<Array<Integer>>, held: Vec<String> => Array<Text> }
}

statement! {
    Earned(student: i64 => BigInt) -> EarnedRow = concat!(
        "SELECT CASE WHEN r.student_id IS NOT NULL THEN ", record_columns!(), " END AS record,
            ARRAY(SELECT h.achievement FROM student_achievements h WHERE h.student_id = given.student_id) AS held
        FROM (SELECT $1::bigint AS student_id) given LEFT JOIN student_records r ON r.student_id = given.student_id")
}

row! {
    FinishedRow { hits: i32 => Integer, answers: i32 => Integer }
}

statement! {
    /// At most 65 lines, however many quizzes: which results there were before a quiz, that of the last one last.
    Finished(student: i64 => BigInt, subject: i64 => BigInt, quiz: i64 => BigInt) -> FinishedRow =
        "SELECT z.hits, z.answers FROM quizzes z
        WHERE z.student_id = $1::bigint AND z.subject_id = $2::bigint AND z.kind = 'quiz' AND z.state = 'concluido'
            AND z.id < $3::bigint
        GROUP BY z.hits, z.answers ORDER BY max(z.id)"
}

/// Held until the transaction ends.
pub(super) fn hold(connection: &mut PgConnection, id: QuizId) -> QueryResult<Option<(Quiz, Before)>> {
    let held: Option<HeldRow> = HoldQuiz { id: id.0 }.get_result(connection).optional()?;
    let Some(quiz) = held.map_or(Ok(None), |held| known::one(connection, QuizId(held.id)))? else {
        return Ok(None);
    };
    let before = before(connection, &quiz)?;
    Ok(Some((quiz, before)))
}

fn before(connection: &mut PgConnection, quiz: &Quiz) -> QueryResult<Before> {
    let student = quiz.toward.student.0;
    let earned: EarnedRow = Earned { student }.get_result(connection)?;
    let mut finished = Vec::new();
    if let Some(subject) = quiz.toward.subject {
        let of_subject = Finished { student, subject: subject.0, quiz: quiz.id.0 };
        let rows: Vec<FinishedRow> = of_subject.load(connection)?;
        finished.extend(rows.into_iter().map(|row| tally(row.hits, row.answers)));
    }
    Ok(Before {
        record: record(earned.record.as_deref())?,
        held: earned.held.iter().map(|it| achievement(it)).collect::<QueryResult<_>>()?,
        last: finished.last().copied(),
        best: finished.iter().copied().max_by(|one, other| one.cmp_rate(*other)),
    })
}
