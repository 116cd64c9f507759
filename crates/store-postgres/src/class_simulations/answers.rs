//! What pupils answered to a question.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, SmallInt, Text};
use kernel::QuestionId;
use quiz_engine::class_simulation::{Marks, Ordinal};
use quiz_engine::statistics::Answered;

use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    AnsweredRow { ordinal: i16 => SmallInt, marks: Word<Marks> => Text, answer_keys: Word<Marks> => Text }
}

statement! {
    /// Of the version that is asked now, in concluded tests on paper; with the keys of the whole test, as its marks are written.
    PupilsAnswers(question: i64 => BigInt) -> AnsweredRow =
        "SELECT c.ordinal, h.marks, k.answer_keys
        FROM questions q
        JOIN class_simulation_questions c ON c.school_id = q.school_id AND c.question_id = q.id AND c.version = q.version
        JOIN class_simulations s ON s.school_id = c.school_id AND s.id = c.simulation_id
        CROSS JOIN LATERAL (
            SELECT string_agg(coalesce(v.answer_key, o.answer_key), '' ORDER BY a.ordinal) AS answer_keys
            FROM class_simulation_questions a
            JOIN questions o ON o.school_id = a.school_id AND o.id = a.question_id
            LEFT JOIN question_versions v
                ON v.school_id = a.school_id AND v.question_id = a.question_id AND v.version = a.version
            WHERE a.school_id = s.school_id AND a.simulation_id = s.id
        ) k
        JOIN class_simulation_sheets h ON h.school_id = s.school_id AND h.simulation_id = s.id AND NOT h.absent
        WHERE q.id = $1::bigint AND s.state = 'concluida'"
}

pub(crate) fn pupils_answers(
    connection: &mut PgConnection,
    question: QuestionId,
) -> QueryResult<Vec<Answered>> {
    let rows: Vec<AnsweredRow> = PupilsAnswers { question: question.0 }.load(connection)?;
    let place = |row: &AnsweredRow| usize::try_from(row.ordinal - 1).unwrap_or_default();
    let answered = |row: AnsweredRow| row.marks.0.answered(&row.answer_keys.0, Ordinal::at(place(&row)));
    Ok(rows.into_iter().filter_map(answered).collect())
}
