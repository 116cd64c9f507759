//! What pupils know, as screens show it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::{ClassId, PersonId, SkillId, StoreError, SubjectId};
use quiz_engine::mastery::view::{DescriptorSkill, KeptEstimate, KnownBy, MasteryView, SkillNumbers};
use quiz_engine::mastery::{LONG, Parameters, Said, Sample, SkillParameters, Source};
use quiz_engine::question::{SaebGrade, SkillNamed, SkillSource};

use super::numbers::{parameter_columns, parameters};
use super::said;
use crate::class_simulations::skill;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::quiz::left::{known, known_columns};
use crate::quiz::rows::count;

/// A skill `s` of a subject `j`, with what its descriptor `r` asks for.
macro_rules! skill_columns {
    () => {
        "s.id, s.subject_id, s.source, s.code, s.name, r.description AS said, j.name AS subject_name"
    };
}

macro_rules! of_skills {
    () => {
        "FROM skills s
        JOIN subjects j ON j.school_id = s.school_id AND j.id = s.subject_id
        LEFT JOIN reference_saeb_descriptors r ON s.source = 'saeb' AND r.descriptor = s.code"
    };
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
    }
}

row! {
    NumbersRow {
        id: i64 => BigInt,
        subject_id: i64 => BigInt,
        source: Word<SkillSource> => Text,
        code: String => Text,
        name: String => Text,
        said: Option<String> => Nullable<Text>,
        subject_name: String => Text,
        parameters: Option<Vec<i32>> => Nullable<Array<Integer>>,
        sample: Option<Vec<i32>> => Nullable<Array<Integer>>,
        estimated_by: Option<i64> => Nullable<BigInt>,
        estimated_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        now: Vec<i32> => Array<Integer>,
    }
}

statement! {
    SkillsOfClass(class: i64 => BigInt, subject: i64 => BigInt) -> SkillRow = concat!(
        "SELECT ", skill_columns!(), " ", of_skills!(), "
        CROSS JOIN (SELECT $1::bigint AS class_id, $2::bigint AS subject_id) given
        WHERE s.subject_id = given.subject_id AND (
            EXISTS (
                SELECT FROM questions q WHERE q.school_id = s.school_id AND q.skill_id = s.id AND q.status = 'ativa'
            ) OR EXISTS (
                SELECT FROM student_skills k
                JOIN students p ON p.school_id = k.school_id AND p.id = k.student_id AND p.class_id = given.class_id
                JOIN people o ON o.school_id = p.school_id AND o.id = p.id AND o.active
                WHERE k.school_id = s.school_id AND k.skill_id = s.id
            )
        ) ORDER BY s.id")
}

row! {
    KnownRow { student_id: i64 => BigInt, skill_id: i64 => BigInt, known: Vec<i32> => Array<Integer> }
}

statement! {
    KnownInClass(class: i64 => BigInt, subjects: Vec<i64> => Array<BigInt>) -> KnownRow = concat!(
        "SELECT k.student_id, k.skill_id, ", known_columns!(), " AS known
        FROM (SELECT $1::bigint AS class_id, $2::bigint[] AS subjects) given
        JOIN students p ON p.class_id = given.class_id
        JOIN people o ON o.school_id = p.school_id AND o.id = p.id AND o.active
        JOIN student_skills k ON k.school_id = p.school_id AND k.student_id = p.id
        JOIN skills s ON s.school_id = k.school_id AND s.id = k.skill_id AND s.subject_id = ANY (given.subjects)
        ORDER BY k.student_id, k.skill_id")
}

row! {
    PlayedRow { student_id: i64 => BigInt, at: DateTime<Utc> => Timestamptz }
}

statement! {
    LastPlayedInClass(class: i64 => BigInt) -> PlayedRow =
        "SELECT p.id AS student_id, z.started_at AS at FROM students p
        JOIN people o ON o.school_id = p.school_id AND o.id = p.id AND o.active
        CROSS JOIN LATERAL (
            SELECT b.started_at FROM quizzes b WHERE b.school_id = p.school_id AND b.student_id = p.id
            ORDER BY b.id DESC LIMIT 1
        ) z
        WHERE p.class_id = $1::bigint ORDER BY p.id"
}

statement! {
    DescriptorSkills(like: String => Text) -> SkillRow = concat!(
        "SELECT ", skill_columns!(), " ", of_skills!(),
        " WHERE s.source = 'saeb' AND s.code LIKE $1::text ORDER BY s.id")
}

row! {
    OwnRow { skill_id: i64 => BigInt, parameters: Vec<i32> => Array<Integer> }
}

statement! {
    OwnParameters() -> OwnRow = concat!(
        "SELECT e.skill_id, ", parameter_columns!(), " AS parameters FROM skill_parameters e
        WHERE e.prior IS NOT NULL ORDER BY e.skill_id")
}

statement! {
    NumbersOfSkills(subject: Option<i64> => Nullable<BigInt>, long: i32 => Integer) -> NumbersRow = concat!(
        "SELECT ", skill_columns!(), ", ", parameter_columns!(), " AS parameters,
            CASE WHEN e.skill_id IS NOT NULL THEN ARRAY[e.pupils, e.right_answers, e.wrong_answers] END AS sample,
            e.estimated_by, e.estimated_at, n.now ", of_skills!(), "
        CROSS JOIN (SELECT $1::bigint AS subject_id, $2::integer AS long) given
        CROSS JOIN LATERAL (
            SELECT ARRAY[count(*) FILTER (WHERE k.answers >= given.long),
                coalesce(sum(k.hits) FILTER (WHERE k.answers >= given.long), 0),
                coalesce(sum(k.answers - k.hits) FILTER (WHERE k.answers >= given.long), 0)]::integer[] AS now,
                count(*) AS answered
            FROM student_skills k WHERE k.school_id = s.school_id AND k.skill_id = s.id
        ) n
        LEFT JOIN skill_parameters e ON e.school_id = s.school_id AND e.skill_id = s.id
        WHERE (given.subject_id IS NULL OR s.subject_id = given.subject_id) AND (n.answered > 0 OR e.skill_id IS NOT NULL)
        ORDER BY s.id")
}

impl From<SkillRow> for SkillNamed {
    fn from(row: SkillRow) -> Self {
        Self {
            id: SkillId(row.id),
            name: skill::name(row.source.0, &row.code, row.name),
            asks: row.said.as_deref().map(skill::asks),
            subject: row.subject_name,
        }
    }
}

fn sample(stored: &[i32]) -> Sample {
    let at = |place: usize| stored.get(place).copied().map(count).unwrap_or_default();
    Sample { pupils: at(0), right: at(1), wrong: at(2) }
}

impl NumbersRow {
    fn numbers(self) -> QueryResult<SkillNumbers> {
        let Self { id, subject_id, source, code, name, said, subject_name, .. } = self;
        let own = self.parameters.as_deref().map(parameters).transpose()?;
        let kept = self.sample.as_deref().map(sample).zip(self.estimated_at.zip(self.estimated_by));
        let kept = kept.map(|(sample, (at, by))| {
            let found = own.map_or(
                SkillParameters { parameters: Parameters::ASSUMED, source: Source::Assumed(sample) },
                |parameters| SkillParameters { parameters, source: Source::Estimated(sample) },
            );
            KeptEstimate { found, at, by: PersonId(by) }
        });
        let skill = SkillRow { id, subject_id, source, code, name, said, subject_name }.into();
        Ok(SkillNumbers { skill, subject: SubjectId(subject_id), kept, now: sample(&self.now) })
    }
}

impl MasteryView for Transaction {
    fn skills_of_class(&mut self, class: ClassId, subject: SubjectId) -> Result<Vec<SkillNamed>, StoreError> {
        let sought = SkillsOfClass { class: class.0, subject: subject.0 };
        let rows: Vec<SkillRow> = self.run("skills_of_class", |connection| sought.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn known_in_class(&mut self, class: ClassId, subjects: &[SubjectId]) -> Result<Vec<KnownBy>, StoreError> {
        let subjects = subjects.iter().map(|it| it.0).collect();
        self.run("known_in_class", |connection| {
            let rows: Vec<KnownRow> = KnownInClass { class: class.0, subjects }.load(connection)?;
            let one = |row: KnownRow| {
                let (student, skill) = (PersonId(row.student_id), SkillId(row.skill_id));
                Ok(KnownBy { student, skill, known: known(&row.known)? })
            };
            rows.into_iter().map(one).collect()
        })
    }

    fn said_in_class(&mut self, class: ClassId, subjects: &[SubjectId]) -> Result<Vec<Said>, StoreError> {
        self.run("said_in_class", |connection| said::in_class(connection, class, subjects))
    }

    fn said_then(
        &mut self,
        class: ClassId,
        subjects: &[SubjectId],
        until: DateTime<Utc>,
    ) -> Result<Vec<Said>, StoreError> {
        self.run("said_then", |connection| said::then(connection, class, subjects, until))
    }

    fn last_played_in_class(
        &mut self,
        class: ClassId,
    ) -> Result<BTreeMap<PersonId, DateTime<Utc>>, StoreError> {
        let played = LastPlayedInClass { class: class.0 };
        let rows: Vec<PlayedRow> = self.run("last_played_in_class", |connection| played.load(connection))?;
        Ok(rows.into_iter().map(|row| (PersonId(row.student_id), row.at)).collect())
    }

    fn descriptor_skills(&mut self, grade: SaebGrade) -> Result<Vec<DescriptorSkill>, StoreError> {
        let sought = DescriptorSkills { like: format!("%-{}-D%", grade.slug()) };
        let rows: Vec<SkillRow> = self.run("descriptor_skills", |connection| sought.load(connection))?;
        // A code that is none is of no matrix.
        let one = |row: SkillRow| {
            let (descriptor, subject) = (row.code.parse().ok()?, SubjectId(row.subject_id));
            Some(DescriptorSkill { skill: row.into(), subject, descriptor })
        };
        Ok(rows.into_iter().filter_map(one).collect())
    }

    fn own_parameters(&mut self) -> Result<BTreeMap<SkillId, Parameters>, StoreError> {
        self.run("own_parameters", |connection| {
            let rows: Vec<OwnRow> = OwnParameters {}.load(connection)?;
            rows.into_iter().map(|row| Ok((SkillId(row.skill_id), parameters(&row.parameters)?))).collect()
        })
    }

    fn skill_numbers(&mut self, subject: Option<SubjectId>) -> Result<Vec<SkillNumbers>, StoreError> {
        let sought = NumbersOfSkills {
            subject: subject.map(|it| it.0),
            long: i32::try_from(LONG).unwrap_or(i32::MAX),
        };
        self.run("skill_numbers", |connection| {
            let rows: Vec<NumbersRow> = sought.load(connection)?;
            rows.into_iter().map(NumbersRow::numbers).collect()
        })
    }
}
