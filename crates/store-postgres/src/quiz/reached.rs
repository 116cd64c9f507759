//! What a pupil has reached in quizzes altogether.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{ClassId, PersonId, SkillId, SubjectId};
use quiz_engine::play::SkillKnown;
use quiz_engine::play::view::{Reached, SkillOfSubject};
use quiz_engine::progress::Standing;
use quiz_engine::question::{SkillNamed, SkillSource};

use super::left::{achievement, known, known_columns, record, record_columns};
use super::rows::{count, tally};
use crate::class_simulations::skill;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    StandingRow {
        class_id: Option<i64> => Nullable<BigInt>,
        subject_id: i64 => BigInt,
        points: i32 => Integer,
        quizzes: i32 => Integer,
        hits: i32 => Integer,
        answers: i32 => Integer,
        best_streak: i32 => Integer,
    }
}

statement! {
    StandingsOf(student: i64 => BigInt) -> StandingRow =
        "SELECT s.class_id, s.subject_id, s.points, s.quizzes, s.hits, s.answers, s.best_streak
        FROM student_standings s WHERE s.student_id = $1::bigint ORDER BY s.id"
}

row! {
    RecordRow { record: Vec<i32> => Array<Integer> }
}

statement! {
    RecordOf(student: i64 => BigInt) -> RecordRow = concat!(
        "SELECT ", record_columns!(), " AS record FROM student_records r WHERE r.student_id = $1::bigint")
}

row! {
    EarnedRow { achievement: String => Text, at: DateTime<Utc> => Timestamptz }
}

statement! {
    AchievementsOf(student: i64 => BigInt) -> EarnedRow =
        "SELECT h.achievement, h.at FROM student_achievements h WHERE h.student_id = $1::bigint
        ORDER BY h.at DESC, h.achievement"
}

row! {
    SkillRow {
        id: i64 => BigInt,
        subject_id: i64 => BigInt,
        source: Word<SkillSource> => Text,
        code: String => Text,
        name: String => Text,
        said: Option<String> => Nullable<Text>,
        subject_name: String => Text,
        known: Vec<i32> => Array<Integer>,
    }
}

statement! {
    SkillsOf(student: i64 => BigInt) -> SkillRow = concat!(
        "SELECT s.id, s.subject_id, s.source, s.code, s.name, r.description AS said, j.name AS subject_name, ", known_columns!(), " AS known
        FROM student_skills k
        JOIN skills s ON s.school_id = k.school_id AND s.id = k.skill_id
        JOIN subjects j ON j.school_id = s.school_id AND j.id = s.subject_id
        LEFT JOIN reference_saeb_descriptors r ON s.source = 'saeb' AND r.descriptor = s.code
        WHERE k.student_id = $1::bigint ORDER BY s.id")
}

impl SkillRow {
    fn known(self) -> QueryResult<SkillOfSubject> {
        let named = SkillNamed {
            id: SkillId(self.id),
            name: skill::name(self.source.0, &self.code, self.name),
            asks: self.said.as_deref().map(skill::asks),
            subject: self.subject_name,
        };
        let known = known(&self.known)?;
        Ok(SkillOfSubject { subject: SubjectId(self.subject_id), skill: SkillKnown { skill: named, known } })
    }
}

impl From<StandingRow> for (Option<ClassId>, SubjectId, Standing) {
    fn from(row: StandingRow) -> Self {
        let standing = Standing {
            points: count(row.points),
            quizzes: count(row.quizzes),
            tally: tally(row.hits, row.answers),
            best_streak: count(row.best_streak),
        };
        (row.class_id.map(ClassId), SubjectId(row.subject_id), standing)
    }
}

pub(super) fn reached(connection: &mut PgConnection, student: PersonId) -> QueryResult<Reached> {
    let standings: Vec<StandingRow> = StandingsOf { student: student.0 }.load(connection)?;
    let kept: Option<RecordRow> = RecordOf { student: student.0 }.get_result(connection).optional()?;
    let earned: Vec<EarnedRow> = AchievementsOf { student: student.0 }.load(connection)?;
    let earned = earned.into_iter().map(|row| Ok((achievement(&row.achievement)?, row.at)));
    Ok(Reached {
        standings: standings.into_iter().map(Into::into).collect(),
        record: record(kept.as_ref().map(|row| row.record.as_slice()))?,
        achievements: earned.collect::<QueryResult<_>>()?,
    })
}

pub(super) fn skills(connection: &mut PgConnection, student: PersonId) -> QueryResult<Vec<SkillOfSubject>> {
    let rows: Vec<SkillRow> = SkillsOf { student: student.0 }.load(connection)?;
    rows.into_iter().map(SkillRow::known).collect()
}
