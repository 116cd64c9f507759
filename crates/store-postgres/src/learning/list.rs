//! What pupils did, one by one.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::{PersonId, QuestionId, QuizId, StoreError, SubjectId};
use learning_style::behaviour::{BehaviourSeen, BehavioursPage, Help, Kind, Place};
use learning_style::store::{LearningView, NewBehaviour};

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    BehaviourRow {
        kind: Word<Kind> => Text,
        help: Option<Word<Help>> => Nullable<Text>,
        correct: Option<bool> => Nullable<Bool>,
        at: DateTime<Utc> => Timestamptz,
        quiz_id: i64 => BigInt,
        question_id: i64 => BigInt,
        subject_id: i64 => BigInt,
        subject_name: String => Text,
    }
}

statement! {
    /// Answers and what was recorded beside them.
    BehavioursOf(
        student: i64 => BigInt,
        at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        quiz: i64 => BigInt,
        question: i64 => BigInt,
        kind: &'static str => Text,
        help: &'static str => Text,
        most: i64 => BigInt,
    ) -> BehaviourRow =
        "WITH given AS (
            SELECT $1::bigint AS student_id, $2::timestamptz AS at, $3::bigint AS quiz_id, $4::bigint AS question_id,
                $5::text COLLATE \"C\" AS kind, $6::text COLLATE \"C\" AS help
        ), deeds AS (
            SELECT CASE z.kind WHEN 'quiz' THEN 'resposta' ELSE 'revisao_de_erro' END AS kind, NULL::text AS help,
                a.correct, a.at, a.quiz_id, a.question_id
            FROM given
            JOIN quizzes z ON z.student_id = given.student_id
            JOIN quiz_answers a ON a.school_id = z.school_id AND a.quiz_id = z.id
            UNION ALL
            SELECT b.kind, b.help, NULL, b.at, b.quiz_id, b.question_id
            FROM given JOIN learning_behaviors b ON b.student_id = given.student_id
        ), page AS (
            SELECT d.kind, d.help, d.correct, d.at, d.quiz_id, d.question_id FROM deeds d CROSS JOIN given g
            WHERE g.at IS NULL OR (d.at, d.quiz_id, d.question_id, d.kind COLLATE \"C\", coalesce(d.help, '') COLLATE \"C\")
                < (g.at, g.quiz_id, g.question_id, g.kind, g.help)
            ORDER BY d.at DESC, d.quiz_id DESC, d.question_id DESC, d.kind COLLATE \"C\" DESC,
                coalesce(d.help, '') COLLATE \"C\" DESC
            LIMIT $7::bigint
        )
        SELECT p.kind, p.help, p.correct, p.at, p.quiz_id, p.question_id, q.subject_id, j.name AS subject_name
        FROM page p
        JOIN questions q ON q.id = p.question_id
        JOIN subjects j ON j.school_id = q.school_id AND j.id = q.subject_id
        ORDER BY p.at DESC, p.quiz_id DESC, p.question_id DESC, p.kind COLLATE \"C\" DESC,
            coalesce(p.help, '') COLLATE \"C\" DESC"
}

row! {
    RecordedRow {
        kind: Word<Kind> => Text,
        help: Option<Word<Help>> => Nullable<Text>,
        at: DateTime<Utc> => Timestamptz,
        quiz_id: i64 => BigInt,
        question_id: i64 => BigInt,
    }
}

statement! {
    RecordedOf(student: i64 => BigInt) -> RecordedRow =
        "SELECT b.kind, b.help, b.at, b.quiz_id, b.question_id FROM learning_behaviors b
        WHERE b.student_id = $1::bigint ORDER BY b.id DESC"
}

impl From<BehaviourRow> for BehaviourSeen {
    fn from(row: BehaviourRow) -> Self {
        Self {
            kind: row.kind.0,
            help: row.help.map(|it| it.0),
            right: row.correct,
            at: row.at,
            quiz: QuizId(row.quiz_id),
            question: QuestionId(row.question_id),
            subject: SubjectId(row.subject_id),
            subject_name: row.subject_name,
        }
    }
}

impl LearningView for Transaction {
    fn behaviours(
        &mut self,
        student: PersonId,
        after: Option<&Place>,
        most: usize,
    ) -> Result<BehavioursPage, StoreError> {
        let of = BehavioursOf {
            student: student.0,
            at: after.map(|place| place.at),
            quiz: after.map_or(0, |place| place.quiz.0),
            question: after.map_or(0, |place| place.question.0),
            kind: after.map_or("", |place| place.kind.slug()),
            help: after.and_then(|place| place.help).map_or("", Help::slug),
            most: i64::try_from(most.saturating_add(1)).unwrap_or(i64::MAX),
        };
        let rows: Vec<BehaviourRow> = self.run("learning_behaviours", |connection| of.load(connection))?;
        Ok(BehavioursPage::of(rows.into_iter().map(Into::into).collect(), most))
    }

    fn every_behaviour(&mut self, student: PersonId) -> Result<Vec<NewBehaviour>, StoreError> {
        let of = RecordedOf { student: student.0 };
        let rows: Vec<RecordedRow> =
            self.run("learning_every_behaviour", |connection| of.load(connection))?;
        let recorded = |row: RecordedRow| NewBehaviour {
            student,
            quiz: QuizId(row.quiz_id),
            question: QuestionId(row.question_id),
            kind: row.kind.0,
            help: row.help.map(|it| it.0),
            at: row.at,
        };
        Ok(rows.into_iter().map(recorded).collect())
    }
}
