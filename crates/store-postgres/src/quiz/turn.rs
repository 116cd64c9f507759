//! An answer: all that it is judged by is read in one statement, and all that it changes is written in one.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, Integer, Nullable, SmallInt, Text, Timestamptz};
use kernel::{QuestionId, QuizId};
use quiz_engine::mastery::{Parameters, Reviewed};
use quiz_engine::play::view::Told;
use quiz_engine::play::{Answered, Effects, Turn};

use super::known::miss;
use super::left::{achievement, achievements, known, known_columns, known_numbers, record, record_columns};
use super::rows::{TurnRow, broken, columns, joined, quizzes, small};
use super::shown::{ShownRow, selected};
use crate::column::statement::statement;
use crate::mastery::numbers::parameters;

statement! {
    /// Whoever waited for another to write the quiz has its own row as it is then, and all else as it was before: the revisions of
    /// both differ.
    HoldTurn(quiz: i64 => BigInt, question: i64 => BigInt) -> TurnRow = concat!(
        "WITH given AS (
            SELECT $1::bigint AS quiz_id, $2::bigint AS question_id
        ), z AS MATERIALIZED (
            SELECT h.* FROM quizzes h WHERE h.id = (SELECT quiz_id FROM given) FOR NO KEY UPDATE
        ), turn AS MATERIALIZED (
            SELECT ", known_columns!(), " || ARRAY[e.prior, e.learn, e.slip, e.guess] AS skill, m.since, m.step,
                CASE WHEN r.student_id IS NOT NULL THEN ", record_columns!(), " END AS record,
                ARRAY(
                    SELECT h.achievement FROM student_achievements h
                    WHERE h.school_id = z.school_id AND h.student_id = z.student_id
                ) AS held,
                (SELECT s.state FROM schools s WHERE s.id = z.school_id) AS uf,
                z.revision <> (SELECT b.revision FROM quizzes b WHERE b.id = (SELECT quiz_id FROM given)) AS outdated
            FROM z
            CROSS JOIN given
            LEFT JOIN quiz_questions o
                ON o.school_id = z.school_id AND o.quiz_id = z.id AND o.question_id = given.question_id
            LEFT JOIN student_skills k
                ON k.school_id = z.school_id AND k.student_id = z.student_id AND k.skill_id = o.skill_id
            LEFT JOIN skill_parameters e ON e.school_id = z.school_id AND e.skill_id = o.skill_id
            LEFT JOIN student_misses m
                ON m.school_id = z.school_id AND m.student_id = z.student_id AND m.question_id = o.question_id
            LEFT JOIN student_records r ON r.school_id = z.school_id AND r.student_id = z.student_id
        ), said AS MATERIALIZED (
            SELECT a.* FROM z JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id
        )
        SELECT ", columns!(), ", turn.skill, turn.since, turn.step, turn.record, turn.held, turn.uf, turn.outdated
        FROM turn CROSS JOIN z ", joined!("said"), " ORDER BY c.ordinal")
}

statement! {
    /// The answer first of all: a second one to the question breaks `quiz_answers_once`. It tells of the question what explains it, and
    /// the one that comes next.
    PutAnswer(
        quiz: i64 => BigInt,
        question: i64 => BigInt,
        student: i64 => BigInt,
        said: Option<&'static str> => Nullable<Text>,
        arrival: &'static str => Text,
        correct: bool => Bool,
        points: i16 => SmallInt,
        seconds: i32 => Integer,
        at: DateTime<Utc> => Timestamptz,
        gains: i16 => SmallInt,
        next: Option<i64> => Nullable<BigInt>,
        presented_at: DateTime<Utc> => Timestamptz,
        presented_anew: bool => Bool,
        skill: Option<i64> => Nullable<BigInt>,
        known: Vec<i32> => Array<Integer>,
        since: Option<NaiveDate> => Nullable<Date>,
        step: Option<i16> => Nullable<SmallInt>,
        overcome: bool => Bool,
        achievements: Vec<&'static str> => Array<Text>,
    ) -> ShownRow = concat!(
        "WITH given AS (
            SELECT $1::bigint AS quiz_id, $2::bigint AS question_id, $3::bigint AS student_id, $4::text AS said,
                $5::text AS arrival, $6::boolean AS correct, $7::smallint AS points, $8::integer AS seconds,
                $9::timestamptz AS at, $10::smallint AS gains, $11::bigint AS next_id, $12::timestamptz AS presented_at,
                $13::boolean AS presented_anew, $14::bigint AS skill_id, $15::integer[] AS known, $16::date AS since,
                $17::smallint AS step, $18::boolean AS overcome, $19::text[] AS achievements
        ), answer AS (
            INSERT INTO quiz_answers (quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
            SELECT g.quiz_id, g.question_id, g.said, g.arrival, g.correct, g.points, g.seconds, g.at, g.gains FROM given g
        ), learnt AS (
            UPDATE student_skills k SET mastery = g.known[1], hits = g.known[2], answers = g.known[3],
                mastered_once = g.known[4] = 1
            FROM given g WHERE k.student_id = g.student_id AND k.skill_id = g.skill_id RETURNING k.skill_id
        ), begun AS (
            INSERT INTO student_skills (student_id, skill_id, mastery, hits, answers, mastered_once)
            SELECT g.student_id, g.skill_id, g.known[1], g.known[2], g.known[3], g.known[4] = 1
            FROM given g WHERE g.skill_id IS NOT NULL AND NOT EXISTS (SELECT FROM learnt)
        ), missed AS (
            INSERT INTO student_misses (student_id, question_id, since, step)
            SELECT g.student_id, g.question_id, g.since, g.step FROM given g WHERE g.since IS NOT NULL
            ON CONFLICT (school_id, student_id, question_id) DO UPDATE SET since = excluded.since, step = excluded.step
        ), overcome AS (
            DELETE FROM student_misses m USING given g
            WHERE g.overcome AND m.student_id = g.student_id AND m.question_id = g.question_id
        ), earned AS (
            INSERT INTO student_achievements (student_id, achievement, at)
            SELECT g.student_id, unnest(g.achievements), g.at FROM given g ON CONFLICT DO NOTHING
        ), counted AS (
            UPDATE questions q SET answers = q.answers + 1 FROM given g WHERE q.id = g.question_id
        ), written AS (
            UPDATE quizzes z SET revision = z.revision + 1, presented_at = g.presented_at,
                presented_anew = g.presented_anew
            FROM given g WHERE z.id = g.quiz_id
        ) ", selected!(), " WHERE c.quiz_id = (SELECT quiz_id FROM given)
            AND c.question_id IN (SELECT unnest(ARRAY[g.question_id, g.next_id]) FROM given g)")
}

/// Held until the transaction ends.
pub(super) fn hold(
    connection: &mut PgConnection,
    id: QuizId,
    question: QuestionId,
) -> QueryResult<Option<Turn>> {
    let held = || HoldTurn { quiz: id.0, question: question.0 };
    let mut rows: Vec<TurnRow> = held().load(connection)?;
    if rows.first().is_some_and(|row| row.outdated) {
        // It is held now: nobody writes it between.
        rows = held().load(connection)?;
    }
    let Some(quiz) = quizzes(&rows)?.pop() else { return Ok(None) };
    let Some(row) = rows.pop() else { return Ok(None) };
    let (known_now, own) = row.skill.split_at_checked(4).ok_or_else(|| broken("a skill in part"))?;
    let missed = row.since.zip(row.step).map(|(since, step)| miss(since, step));
    Ok(Some(Turn {
        quiz,
        known: all(known_now).as_deref().map(known).transpose()?,
        parameters: all(own).as_deref().map_or(Ok(Parameters::ASSUMED), parameters)?,
        miss: missed.transpose()?,
        record: record(row.record.as_deref())?,
        held: row.held.iter().map(|it| achievement(it)).collect::<QueryResult<_>>()?,
        state: row.uf.0,
    }))
}

/// What is there of a row that was joined: all of it, or nothing.
fn all(columns: &[Option<i32>]) -> Option<Vec<i32>> {
    columns.iter().copied().collect()
}

pub(super) fn put(connection: &mut PgConnection, effects: &Effects) -> QueryResult<Told> {
    let Effects { question, quiz, answer, .. } = effects;
    let Answered { said, arrival, correct, points, seconds, at, gains } = *answer;
    let skill = quiz.asked.iter().find(|asked| asked.question == *question).and_then(|asked| asked.skill);
    let known = skill.and(effects.known.as_ref());
    let missed = match effects.reviewed {
        Reviewed::Missed(miss) | Reviewed::Returned(miss) => Some(miss),
        Reviewed::Same | Reviewed::Overcome => None,
    };
    let put = PutAnswer {
        quiz: quiz.id.0,
        question: question.0,
        student: quiz.toward.student.0,
        said: said.map(quiz_engine::question::Letter::slug),
        arrival: arrival.slug(),
        correct,
        points: i16::try_from(points).map_err(|_| broken("points without end"))?,
        seconds: small(seconds),
        at,
        gains: gains.bits(),
        next: quiz.current().map(|next| next.question.0),
        presented_at: quiz.presented.at,
        presented_anew: quiz.presented.anew,
        skill: known.and(skill).map(|it| it.0),
        known: known.map(known_numbers).transpose()?.unwrap_or_default(),
        since: missed.map(|miss| miss.since().date()),
        step: missed.map(|miss| miss.step().into()),
        overcome: effects.reviewed == Reviewed::Overcome,
        achievements: achievements(&effects.achievements),
    };
    let rows: Vec<ShownRow> = put.load(connection)?;
    let mut told = Told::default();
    for (shown, explanation) in rows.into_iter().map(ShownRow::told) {
        if shown.question == *question {
            told.explanation = explanation;
        } else {
            told.next = Some(shown);
        }
    }
    Ok(told)
}
