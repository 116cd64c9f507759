//! What pupils answered to a question in quizzes.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Nullable, Text};
use kernel::QuestionId;
use quiz_engine::question::{Letter, Level};
use quiz_engine::statistics::{Answered, Groups};

use super::rows::tally;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    ChosenRow {
        level: Word<Level> => Text,
        chosen: Option<Word<Letter>> => Nullable<Text>,
        hits: i32 => Integer,
        answers: i32 => Integer,
    }
}

statement! {
    /// Of the version that is asked now each pupil's first answer alone: later ones say what was remembered. With what the pupil did
    /// at the other questions of the quiz.
    FirstAnswers(question: i64 => BigInt) -> ChosenRow =
        "SELECT f.level, f.chosen, (o.hits - f.hit)::integer AS hits, (o.answers - 1)::integer AS answers
        FROM (
            SELECT DISTINCT ON (z.student_id) z.school_id, z.id, z.level,
                CASE WHEN a.arrival <> 'atrasada' THEN a.said END AS chosen, a.correct::integer AS hit
            FROM questions q
            JOIN quiz_questions c ON c.school_id = q.school_id AND c.question_id = q.id AND c.version = q.version
            JOIN quizzes z ON z.school_id = c.school_id AND z.id = c.quiz_id AND z.kind = 'quiz'
            JOIN quiz_answers a
                ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id
            WHERE q.id = $1::bigint
            ORDER BY z.student_id, z.id
        ) f
        CROSS JOIN LATERAL (
            SELECT count(*) FILTER (WHERE a.correct) AS hits, count(*) AS answers FROM quiz_answers a
            WHERE a.school_id = f.school_id AND a.quiz_id = f.id
        ) o"
}

/// Who did best and worst is told among those who played at the same level.
pub(crate) fn groups(connection: &mut PgConnection, question: QuestionId) -> QueryResult<Groups> {
    let rows: Vec<ChosenRow> = FirstAnswers { question: question.0 }.load(connection)?;
    let answered = |row: &ChosenRow| {
        let others = tally(row.hits, row.answers);
        let standing =
            (others.answers > 0).then(|| u32::try_from(others.score().units()).unwrap_or_default());
        Answered { choice: row.chosen.as_ref().map(|it| it.0), standing }
    };
    let of_level = |level: Level| {
        let same = rows.iter().filter(|row| row.level.0 == level);
        Groups::of(&same.map(answered).collect::<Vec<_>>())
    };
    Ok(Level::ALL.into_iter().map(of_level).sum())
}
