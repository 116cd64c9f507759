//! Answers of quizzes, with all by which it is told what they said of skills.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, SmallInt, Timestamptz};
use kernel::{ClassId, PersonId, QuestionId, SkillId, SubjectId};
use quiz_engine::mastery::Said;

use crate::column::statement::{row, statement};
use crate::quiz::rows::count;

row! {
    SaidRow {
        student_id: i64 => BigInt,
        question_id: i64 => BigInt,
        skill_id: Option<i64> => Nullable<BigInt>,
        right_lately: i16 => SmallInt,
        correct: bool => Bool,
        seconds: i32 => Integer,
        at: DateTime<Utc> => Timestamptz,
    }
}

impl From<SaidRow> for Said {
    fn from(row: SaidRow) -> Self {
        Self {
            student: PersonId(row.student_id),
            question: QuestionId(row.question_id),
            skill: row.skill_id.map(SkillId),
            earned_lately: row.right_lately > 0,
            correct: row.correct,
            seconds: count(row.seconds),
            at: row.at,
        }
    }
}

/// The answers `a` to what quizzes `z` of pupils `p` asked, `c`, as [`SaidRow`] has them.
macro_rules! said {
    () => {
        "SELECT p.id AS student_id, c.question_id, c.skill_id, c.right_lately, a.correct, a.seconds, a.at"
    };
}

/// What they are read from, pupil by pupil.
macro_rules! of_quizzes {
    () => {
        "JOIN quizzes z ON z.school_id = p.school_id AND z.student_id = p.id
        JOIN quiz_questions c ON c.school_id = z.school_id AND c.quiz_id = z.id
        JOIN quiz_answers a ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
        LEFT JOIN skills s ON s.school_id = c.school_id AND s.id = c.skill_id"
    };
}

statement! {
    /// A question may be of another subject by now than it was when it was asked.
    SaidInClass(class: i64 => BigInt, subjects: Vec<i64> => Array<BigInt>) -> SaidRow = concat!(
        said!(), " FROM (SELECT $1::bigint AS class_id, $2::bigint[] AS subjects) given
        JOIN students p ON p.class_id = given.class_id
        JOIN people o ON o.school_id = p.school_id AND o.id = p.id AND o.active ", of_quizzes!(),
        " WHERE q.subject_id = ANY (given.subjects) OR s.subject_id = ANY (given.subjects)
        ORDER BY p.id, a.at, c.ordinal")
}

statement! {
    SaidThen(class: i64 => BigInt, subjects: Vec<i64> => Array<BigInt>, until: DateTime<Utc> => Timestamptz) -> SaidRow = concat!(
        said!(), " FROM (SELECT $1::bigint AS class_id, $2::bigint[] AS subjects, $3::timestamptz AS until) given
        JOIN students p ON EXISTS (
            SELECT FROM quizzes b
            WHERE b.school_id = p.school_id AND b.student_id = p.id AND b.class_id = given.class_id AND b.started_at < given.until
        ) ", of_quizzes!(),
        " WHERE (q.subject_id = ANY (given.subjects) OR s.subject_id = ANY (given.subjects)) AND a.at < given.until
        ORDER BY p.id, a.at, c.ordinal")
}

statement! {
    /// Also what was answered to the skill's questions when they asked for another one.
    SaidOfSkill(skill: i64 => BigInt) -> SaidRow = concat!(
        said!(), " FROM (SELECT DISTINCT k.question_id FROM quiz_questions k WHERE k.skill_id = $1::bigint) asked
        JOIN quiz_questions c ON c.question_id = asked.question_id
        JOIN quizzes z ON z.school_id = c.school_id AND z.id = c.quiz_id
        JOIN students p ON p.school_id = z.school_id AND p.id = z.student_id
        JOIN quiz_answers a ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id
        ORDER BY p.id, a.at, c.ordinal")
}

fn all(rows: Vec<SaidRow>) -> Vec<Said> {
    rows.into_iter().map(Into::into).collect()
}

fn numbers(subjects: &[SubjectId]) -> Vec<i64> {
    subjects.iter().map(|it| it.0).collect()
}

pub(super) fn in_class(
    connection: &mut PgConnection,
    class: ClassId,
    subjects: &[SubjectId],
) -> QueryResult<Vec<Said>> {
    SaidInClass { class: class.0, subjects: numbers(subjects) }.load(connection).map(all)
}

pub(super) fn then(
    connection: &mut PgConnection,
    class: ClassId,
    subjects: &[SubjectId],
    until: DateTime<Utc>,
) -> QueryResult<Vec<Said>> {
    SaidThen { class: class.0, subjects: numbers(subjects), until }.load(connection).map(all)
}

pub(super) fn of_skill(connection: &mut PgConnection, skill: SkillId) -> QueryResult<Vec<Said>> {
    SaidOfSkill { skill: skill.0 }.load(connection).map(all)
}
