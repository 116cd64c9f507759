//! Simulations whole, as decisions and screens read them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use kernel::{ClassId, ClassSimulationId, PersonId, QuestionId, SkillId, SubjectId};
use quiz_engine::class_simulation::{
    About, Asked, ClassAnswer, ClassSimulation, Kind, Level, Marks, Observations, Sheet, SkillNamed, State,
};
use quiz_engine::question::{Letter, SkillSource};

use super::skill;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    HeadRow {
        id: i64 => BigInt,
        class_id: i64 => BigInt,
        subject_id: Option<i64> => Nullable<BigInt>,
        kind: Word<Kind> => Text,
        level: Word<Level> => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        state: Word<State> => Text,
        revision: i32 => Integer,
        started_by: i64 => BigInt,
        started_at: DateTime<Utc> => Timestamptz,
        ended_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

macro_rules! head {
    () => {
        "SELECT s.id, s.class_id, s.subject_id, s.kind, s.level, s.skill_id, s.state, s.revision, s.started_by,
            s.started_at, s.ended_at
        FROM class_simulations s"
    };
}

statement! {
    Head(id: i64 => BigInt) -> HeadRow = concat!(head!(), " WHERE s.id = $1::bigint")
}

statement! {
    HoldHead(id: i64 => BigInt) -> HeadRow = concat!(head!(), " WHERE s.id = $1::bigint FOR NO KEY UPDATE")
}

statement! {
    LatestConcluded(class: i64 => BigInt, subject: Option<i64> => Nullable<BigInt>, limit: i64 => BigInt) -> HeadRow = concat!(
        head!(),
        ", (SELECT $1::bigint AS class_id, $2::bigint AS subject_id) asked
        WHERE s.class_id = asked.class_id AND s.state = 'concluida'
            AND (asked.subject_id IS NULL OR s.subject_id = asked.subject_id)
        ORDER BY s.id DESC LIMIT $3::bigint"
    )
}

row! {
    AskedRow {
        simulation_id: i64 => BigInt,
        question_id: i64 => BigInt,
        version: i32 => Integer,
        subject_id: i64 => BigInt,
        subject_name: String => Text,
        skill_id: Option<i64> => Nullable<BigInt>,
        skill_source: Option<Word<SkillSource>> => Nullable<Text>,
        skill_code: Option<String> => Nullable<Text>,
        skill_name: Option<String> => Nullable<Text>,
        skill_said: Option<String> => Nullable<Text>,
        answer_key: Word<Letter> => Text,
        letter: Option<Word<Letter>> => Nullable<Text>,
        seconds: Option<i32> => Nullable<Integer>,
        answered_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

statement! {
    /// The list is looked up first: PostgreSQL would plan anew for each length of it. So it is with the next.
    AskedIn(simulations: Vec<i64> => Array<BigInt>) -> AskedRow =
        "SELECT c.simulation_id, c.question_id, c.version, q.subject_id, j.name AS subject_name, k.id AS skill_id,
            k.source AS skill_source, k.code AS skill_code, k.name AS skill_name, r.description AS skill_said,
            coalesce(v.answer_key, q.answer_key) AS answer_key, c.letter, c.seconds, c.answered_at
        FROM class_simulation_questions c
        JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
        JOIN subjects j ON j.school_id = q.school_id AND j.id = q.subject_id
        LEFT JOIN question_versions v ON v.school_id = c.school_id AND v.question_id = c.question_id AND v.version = c.version
        LEFT JOIN skills k ON k.school_id = q.school_id AND k.id = q.skill_id
        LEFT JOIN reference_saeb_descriptors r ON k.source = 'saeb' AND r.descriptor = k.code
        WHERE c.simulation_id = ANY ((SELECT $1::bigint[])::bigint[]) ORDER BY c.simulation_id, c.ordinal"
}

row! {
    SheetRow {
        simulation_id: i64 => BigInt,
        student_id: Option<i64> => Nullable<BigInt>,
        absent: bool => Bool,
        marks: Word<Marks> => Text,
        observations: Option<Word<Observations>> => Nullable<Text>,
    }
}

statement! {
    SheetsOf(simulations: Vec<i64> => Array<BigInt>) -> SheetRow =
        "SELECT h.simulation_id, h.student_id, h.absent, h.marks, h.observations FROM class_simulation_sheets h
        WHERE h.simulation_id = ANY ((SELECT $1::bigint[])::bigint[]) ORDER BY h.simulation_id, h.place"
}

impl From<AskedRow> for Asked {
    fn from(row: AskedRow) -> Self {
        let skill = row.skill_id.zip(row.skill_source).zip(row.skill_code.zip(row.skill_name));
        let answer = row.seconds.zip(row.answered_at);
        let letter = row.letter.map(|letter| letter.0);
        let (subject, said) = (row.subject_name, row.skill_said);
        let named = |((id, source), (code, name)): ((i64, Word<SkillSource>), (String, String))| SkillNamed {
            id: SkillId(id),
            name: skill::name(source.0, &code, name),
            asks: said.as_deref().map(skill::asks),
            subject,
        };
        Self {
            question: QuestionId(row.question_id),
            version: row.version,
            subject: SubjectId(row.subject_id),
            skill: skill.map(named),
            key: row.answer_key.0,
            answer: answer.map(|(seconds, at)| ClassAnswer { letter, seconds, at }),
        }
    }
}

impl From<SheetRow> for Sheet {
    fn from(row: SheetRow) -> Self {
        Self {
            student: row.student_id.map(PersonId),
            absent: row.absent,
            marks: row.marks.0,
            observations: row.observations.map(|it| it.0),
        }
    }
}

impl HeadRow {
    fn about(&self) -> About {
        About {
            class: ClassId(self.class_id),
            subject: self.subject_id.map(SubjectId),
            kind: self.kind.0,
            level: self.level.0,
            skill: self.skill_id.map(SkillId),
        }
    }
}

/// Rows by the simulation that they are of, in their order.
fn by_simulation<R, T: From<R>>(rows: Vec<R>, of: fn(&R) -> i64) -> HashMap<i64, Vec<T>> {
    let mut found: HashMap<i64, Vec<T>> = HashMap::new();
    for row in rows {
        found.entry(of(&row)).or_default().push(row.into());
    }
    found
}

/// Simulations with their questions and sheets: a statement each for all of them.
fn whole(connection: &mut PgConnection, heads: Vec<HeadRow>) -> QueryResult<Vec<ClassSimulation>> {
    let simulations: Vec<_> = heads.iter().map(|head| head.id).collect();
    let on_paper = heads.iter().filter(|head| head.kind.0 == Kind::Impressa).map(|head| head.id);
    let on_paper: Vec<_> = on_paper.collect();
    let mut asked = HashMap::new();
    if !simulations.is_empty() {
        let rows: Vec<AskedRow> = AskedIn { simulations }.load(connection)?;
        asked = by_simulation(rows, |row| row.simulation_id);
    }
    let mut sheets = HashMap::new();
    if !on_paper.is_empty() {
        let rows: Vec<SheetRow> = SheetsOf { simulations: on_paper }.load(connection)?;
        sheets = by_simulation(rows, |row| row.simulation_id);
    }
    let simulation = |head: HeadRow| ClassSimulation {
        id: ClassSimulationId(head.id),
        about: head.about(),
        state: head.state.0,
        revision: head.revision,
        started_by: PersonId(head.started_by),
        started_at: head.started_at,
        ended_at: head.ended_at,
        asked: asked.remove(&head.id).unwrap_or_default(),
        sheets: sheets.remove(&head.id).unwrap_or_default(),
    };
    Ok(heads.into_iter().map(simulation).collect())
}

/// Held until the transaction ends.
pub(super) fn hold(
    connection: &mut PgConnection,
    id: ClassSimulationId,
) -> QueryResult<Option<ClassSimulation>> {
    let head: Option<HeadRow> = HoldHead { id: id.0 }.get_result(connection).optional()?;
    Ok(whole(connection, head.into_iter().collect())?.pop())
}

/// The newest whose answers count.
pub(super) fn latest(
    connection: &mut PgConnection,
    class: ClassId,
    subject: Option<SubjectId>,
    limit: usize,
) -> QueryResult<Vec<ClassSimulation>> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let latest = LatestConcluded { class: class.0, subject: subject.map(|it| it.0), limit };
    let heads: Vec<HeadRow> = latest.load(connection)?;
    whole(connection, heads)
}

/// As it is.
pub(super) fn one(
    connection: &mut PgConnection,
    id: ClassSimulationId,
) -> QueryResult<Option<ClassSimulation>> {
    let head: Option<HeadRow> = Head { id: id.0 }.get_result(connection).optional()?;
    Ok(whole(connection, head.into_iter().collect())?.pop())
}
