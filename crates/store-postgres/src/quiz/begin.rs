//! A quiz begins: what may be asked, and what is asked from then on.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, SmallInt, Text, Timestamptz};
use kernel::{PersonId, QuestionId, QuizId, SkillId};
use quiz_engine::mastery::{Grasp, Known};
use quiz_engine::play::{Candidate, NewQuiz, Wanted, Worth};
use quiz_engine::question::Difficulty;

use super::left::{known, known_columns};
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    CandidateRow {
        id: i64 => BigInt,
        difficulty: Word<Difficulty> => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        known: Option<Vec<i32>> => Nullable<Array<Integer>>,
        seen_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        missed: Option<bool> => Nullable<Bool>,
    }
}

statement! {
    /// What the pupil was asked in their last hundred quizzes is gathered once, quiz by quiz, and not looked up for each question.
    QuizCandidates(student: i64 => BigInt, subject: i64 => BigInt, difficulty: Option<&'static str> => Nullable<Text>)
        -> CandidateRow = concat!(
        "WITH given AS (
            SELECT $1::bigint AS student_id, $2::bigint AS subject_id, $3::text AS difficulty
        ), seen AS (
            SELECT o.question_id, max(coalesce(o.at, CASE WHEN o.ordinal = o.answered + 1 THEN o.presented_at END)) AS seen_at,
                max(o.at) FILTER (WHERE NOT o.correct)
                    > coalesce(max(o.at) FILTER (WHERE o.correct), '-infinity') AS missed
            FROM (
                SELECT c.question_id, c.ordinal, z.presented_at, a.at, a.correct,
                    count(a.at) OVER (PARTITION BY z.id) AS answered
                FROM (
                    SELECT z.school_id, z.id, z.presented_at FROM quizzes z
                    WHERE z.student_id = (SELECT student_id FROM given) ORDER BY z.id DESC LIMIT 100
                ) z
                JOIN quiz_questions c ON c.school_id = z.school_id AND c.quiz_id = z.id
                LEFT JOIN LATERAL (
                    SELECT a.at, a.correct FROM quiz_answers a
                    WHERE a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id OFFSET 0
                ) a ON true
            ) o
            GROUP BY o.question_id
        )
        SELECT q.id, q.difficulty, q.skill_id, CASE WHEN k.skill_id IS NOT NULL THEN ", known_columns!(), " END AS known,
            s.seen_at, s.missed
        FROM given
        JOIN questions q ON q.subject_id = given.subject_id AND q.status = 'ativa'
            AND (given.difficulty IS NULL OR q.difficulty = given.difficulty)
        LEFT JOIN student_skills k
            ON k.school_id = q.school_id AND k.student_id = given.student_id AND k.skill_id = q.skill_id
        LEFT JOIN seen s ON s.question_id = q.id")
}

row! {
    IdRow { id: i64 => BigInt }
}

statement! {
    /// Those that there are, in the order in which who changes several questions holds them. Nobody writes them anew from here on
    /// without knowing that they are asked.
    HoldToAsk(ids: Vec<i64> => Array<BigInt>) -> IdRow =
        "SELECT q.id FROM questions q WHERE q.id = ANY ((SELECT $1::bigint[])::bigint[]) ORDER BY q.id FOR SHARE"
}

statement! {
    /// One that is gone meanwhile breaks the key. A quiz that is left alone for a day closes, and so has no answer a month after it
    /// began.
    AddQuiz(
        student: i64 => BigInt,
        class: Option<i64> => Nullable<BigInt>,
        subject: Option<i64> => Nullable<BigInt>,
        kind: &'static str => Text,
        level: &'static str => Text,
        pace: &'static str => Text,
        at: DateTime<Utc> => Timestamptz,
        lately: DateTime<Utc> => Timestamptz,
        most: i16 => SmallInt,
        questions: Vec<i64> => Array<BigInt>,
    ) -> IdRow =
        "WITH given AS (
            SELECT $1::bigint AS student_id, $2::bigint AS class_id, $3::bigint AS subject_id, $4::text AS kind,
                $5::text AS level, $6::text AS pace, $7::timestamptz AS at, $8::timestamptz AS lately,
                $9::smallint AS most, $10::bigint[] AS questions
        ), quiz AS (
            INSERT INTO quizzes (student_id, class_id, subject_id, kind, level, pace, started_at, presented_at)
            SELECT g.student_id, g.class_id, g.subject_id, g.kind, g.level, g.pace, g.at, g.at FROM given g RETURNING id
        ), right_lately AS (
            SELECT a.question_id, count(*) AS times FROM given
            JOIN quizzes z
                ON z.student_id = given.student_id AND z.started_at > given.lately - interval '30 days' AND z.kind = 'quiz'
            JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id
            WHERE a.points > 0 AND a.at > given.lately
            GROUP BY a.question_id
        ), asked AS (
            INSERT INTO quiz_questions (quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately)
            SELECT quiz.id, g.ordinal, g.question_id, coalesce(q.version, 1), q.skill_id,
                coalesce(q.difficulty, 'facil'), least(coalesce(r.times, 0), given.most)
            FROM quiz
            CROSS JOIN given
            CROSS JOIN LATERAL unnest(given.questions) WITH ORDINALITY AS g (question_id, ordinal)
            LEFT JOIN questions q ON q.id = g.question_id
            LEFT JOIN right_lately r ON r.question_id = g.question_id
        )
        SELECT id FROM quiz"
}

pub(super) fn candidates(
    connection: &mut PgConnection,
    student: PersonId,
    wanted: Wanted,
) -> QueryResult<Vec<Candidate>> {
    let candidates = QuizCandidates {
        student: student.0,
        subject: wanted.subject.0,
        difficulty: wanted.level.difficulty().map(Difficulty::slug),
    };
    let rows: Vec<CandidateRow> = candidates.load(connection)?;
    let candidate = |row: CandidateRow| {
        let known = row.known.as_deref().map(known).transpose()?;
        Ok(Candidate {
            question: QuestionId(row.id),
            difficulty: row.difficulty.0,
            skill: row.skill_id.map(SkillId),
            grasp: known.map_or(Grasp::Unknown, Known::grasp),
            seen_at: row.seen_at,
            missed: row.missed.unwrap_or_default(),
        })
    };
    rows.into_iter().map(candidate).collect()
}

pub(super) fn add(connection: &mut PgConnection, new: &NewQuiz, at: DateTime<Utc>) -> QueryResult<QuizId> {
    let questions: Vec<_> = new.questions.iter().map(|id| id.0).collect();
    let _held: Vec<IdRow> = HoldToAsk { ids: questions.clone() }.load(connection)?;
    let toward = new.toward;
    let add = AddQuiz {
        student: toward.student.0,
        class: toward.class.map(|it| it.0),
        subject: toward.subject.map(|it| it.0),
        kind: toward.kind.slug(),
        level: toward.level.slug(),
        pace: toward.pace.slug(),
        at,
        lately: at - TimeDelta::days(Worth::DAYS),
        most: Worth::NOTHING_AFTER.into(),
        questions,
    };
    let added: IdRow = add.get_result(connection)?;
    Ok(QuizId(added.id))
}
