//! Skills to practise, and questions for them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{Decimal, PersonId, QuestionId, SkillId, SubjectId};
use learning_style::recommendation::{Known, QUESTIONS};
use learning_style::store::SkillFound;
use quiz_engine::question::{SkillNamed, SkillSource};

use crate::class_simulations::skill;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::quiz::rows::{broken, count};

row! {
    SkillRow {
        id: i64 => BigInt,
        subject_id: i64 => BigInt,
        subject_name: String => Text,
        source: Word<SkillSource> => Text,
        code: String => Text,
        name: String => Text,
        said: Option<String> => Nullable<Text>,
        mastery: Option<i32> => Nullable<Integer>,
        hits: i32 => Integer,
        answers: i32 => Integer,
        last: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

statement! {
    /// Those that were practised, and those without an answer of which the pupil's class may be asked.
    SkillsToPractise(student: i64 => BigInt) -> SkillRow =
        "WITH given AS (
            SELECT s.school_id, s.id, s.class_id FROM students s WHERE s.id = $1::bigint
        ), last AS (
            SELECT c.skill_id, max(a.at) AS at FROM given
            JOIN quizzes z ON z.school_id = given.school_id AND z.student_id = given.id
            JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id
            JOIN quiz_questions c ON c.school_id = a.school_id AND c.quiz_id = a.quiz_id AND c.question_id = a.question_id
            WHERE c.skill_id IS NOT NULL GROUP BY c.skill_id
        ), found AS (
            SELECT k.skill_id, k.mastery, k.hits, k.answers FROM given
            JOIN student_skills k ON k.school_id = given.school_id AND k.student_id = given.id
            UNION ALL
            SELECT s.id, NULL, 0, 0 FROM given
            JOIN classes c ON c.school_id = given.school_id AND c.id = given.class_id
            JOIN subjects j ON j.school_id = c.school_id AND j.stage = c.stage AND j.is_active
            JOIN skills s ON s.school_id = j.school_id AND s.subject_id = j.id
            WHERE EXISTS (SELECT FROM questions q
                    WHERE q.school_id = s.school_id AND q.skill_id = s.id AND q.status = 'ativa')
                AND NOT EXISTS (SELECT FROM student_skills k
                    WHERE k.school_id = s.school_id AND k.student_id = given.id AND k.skill_id = s.id)
        )
        SELECT s.id, s.subject_id, j.name AS subject_name, s.source, s.code, s.name, r.description AS said, f.mastery,
            f.hits, f.answers, l.at AS last
        FROM found f
        JOIN skills s ON s.id = f.skill_id
        JOIN subjects j ON j.school_id = s.school_id AND j.id = s.subject_id
        LEFT JOIN last l ON l.skill_id = s.id
        LEFT JOIN reference_saeb_descriptors r ON s.source = 'saeb' AND r.descriptor = s.code
        ORDER BY s.id"
}

row! {
    QuestionRow { skill_id: i64 => BigInt, question_id: i64 => BigInt }
}

statement! {
    QuestionsToPractise(
        student: i64 => BigInt,
        skills: Vec<i64> => Array<BigInt>,
        due: Vec<i64> => Array<BigInt>,
        most: i64 => BigInt,
    ) -> QuestionRow =
        "WITH given AS (
            SELECT $1::bigint AS student_id, $2::bigint[] AS skills, $3::bigint[] AS due, $4::bigint AS most
        ), answered AS (
            SELECT DISTINCT a.question_id FROM given
            JOIN quizzes z ON z.student_id = given.student_id
            JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id
            JOIN quiz_questions c ON c.school_id = a.school_id AND c.quiz_id = a.quiz_id AND c.question_id = a.question_id
            WHERE c.skill_id = ANY (given.skills)
        ), placed AS (
            SELECT q.skill_id, q.id, row_number() OVER (PARTITION BY q.skill_id
                ORDER BY NOT q.id = ANY (given.due), a.question_id IS NOT NULL, q.id) AS place
            FROM given
            JOIN questions q ON q.skill_id = ANY (given.skills) AND q.status = 'ativa'
            LEFT JOIN answered a ON a.question_id = q.id
        )
        SELECT p.skill_id, p.id AS question_id FROM placed p CROSS JOIN given
        WHERE p.place <= given.most ORDER BY p.skill_id, p.place"
}

impl SkillRow {
    fn found(self) -> QueryResult<SkillFound> {
        let known = |units: i32| Known::of(Decimal::from_units(units.into()));
        let known = self.mastery.map(|units| known(units).ok_or_else(|| broken("mastery beyond 1")));
        let named = SkillNamed {
            id: SkillId(self.id),
            name: skill::name(self.source.0, &self.code, self.name),
            asks: self.said.as_deref().map(skill::asks),
            subject: self.subject_name,
        };
        Ok(SkillFound {
            id: named.id,
            name: named.to_pupils().to_owned(),
            subject: SubjectId(self.subject_id),
            subject_name: named.subject,
            known: known.transpose()?,
            answers: count(self.answers),
            hits: count(self.hits),
            last: self.last,
        })
    }
}

pub(super) fn found(connection: &mut PgConnection, student: PersonId) -> QueryResult<Vec<SkillFound>> {
    let rows: Vec<SkillRow> = SkillsToPractise { student: student.0 }.load(connection)?;
    rows.into_iter().map(SkillRow::found).collect()
}

pub(super) fn questions(
    connection: &mut PgConnection,
    student: PersonId,
    skills: &[SkillId],
    due: &[QuestionId],
) -> QueryResult<Vec<(SkillId, QuestionId)>> {
    if skills.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<QuestionRow> = QuestionsToPractise {
        student: student.0,
        skills: skills.iter().map(|id| id.0).collect(),
        due: due.iter().map(|id| id.0).collect(),
        most: i64::try_from(QUESTIONS).unwrap_or(i64::MAX),
    }
    .load(connection)?;
    Ok(rows.into_iter().map(|row| (SkillId(row.skill_id), QuestionId(row.question_id))).collect())
}
