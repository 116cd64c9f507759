//! Where a question is asked, and how often it was answered there.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer};
use kernel::{ClassSimulationId, QuestionId};
use quiz_engine::question::VersionAnswers;

use crate::column::statement::{row, statement};

row! {
    AskedRow { asked: bool => Bool }
}

statement! {
    IsAsked(question: i64 => BigInt) -> AskedRow =
        "SELECT EXISTS (SELECT FROM class_simulation_questions c WHERE c.question_id = $1::bigint) AS asked"
}

row! {
    AnswersRow { version: i32 => Integer, answers: i64 => BigInt }
}

statement! {
    /// On paper a cell that nobody typed is an answer, a blank one, once the test is concluded.
    AnswersByVersion(question: i64 => BigInt) -> AnswersRow =
        "SELECT c.version, sum(g.answers)::bigint AS answers
        FROM class_simulation_questions c
        JOIN class_simulations s ON s.school_id = c.school_id AND s.id = c.simulation_id
        CROSS JOIN LATERAL (
            SELECT CASE WHEN c.answered_at IS NULL THEN 0 ELSE 1 END + (
                SELECT count(*) FROM class_simulation_sheets h
                WHERE h.school_id = s.school_id AND h.simulation_id = s.id AND NOT h.absent AND h.marks ~ '[^.]'
                    AND (s.state = 'concluida' OR substr(h.marks, c.ordinal, 1) <> '.')
            ) AS answers
        ) g
        WHERE c.question_id = $1::bigint AND s.state <> 'abandonada' AND g.answers > 0
        GROUP BY c.version ORDER BY c.version"
}

row! {
    JudgedRow { id: i64 => BigInt }
}

statement! {
    JudgedBy(question: i64 => BigInt, versions: Vec<i32> => Array<Integer>) -> JudgedRow =
        "SELECT s.id FROM class_simulation_questions c
        JOIN class_simulations s ON s.school_id = c.school_id AND s.id = c.simulation_id
        WHERE c.question_id = $1::bigint AND c.version = ANY ($2::integer[]) AND s.state = 'concluida' ORDER BY s.id"
}

pub(super) fn anywhere(connection: &mut PgConnection, question: QuestionId) -> QueryResult<bool> {
    let row: AskedRow = IsAsked { question: question.0 }.get_result(connection)?;
    Ok(row.asked)
}

pub(super) fn answers(
    connection: &mut PgConnection,
    question: QuestionId,
) -> QueryResult<Vec<VersionAnswers>> {
    let rows: Vec<AnswersRow> = AnswersByVersion { question: question.0 }.load(connection)?;
    let told = |row: AnswersRow| VersionAnswers { version: row.version, answers: row.answers };
    Ok(rows.into_iter().map(told).collect())
}

/// Those whose answers count.
pub(super) fn judged(
    connection: &mut PgConnection,
    question: QuestionId,
    versions: &[i32],
) -> QueryResult<Vec<ClassSimulationId>> {
    let judged = JudgedBy { question: question.0, versions: versions.to_vec() };
    let rows: Vec<JudgedRow> = judged.load(connection)?;
    Ok(rows.into_iter().map(|row| ClassSimulationId(row.id)).collect())
}
