//! What was recommended to pupils, and what became of it.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use kernel::{Decimal, PersonId, QuestionId, RecommendationId, SkillId};
use learning_style::recommendation::{
    Implemented, KeptRecommendation, Known, Priority, Recommendation, Sort,
};

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::quiz::rows::broken;
use crate::schema::learning::learning_recommendations;

row! {
    KeptRow {
        id: i64 => BigInt,
        student_id: i64 => BigInt,
        sort: Word<Sort> => Text,
        priority: Word<Priority> => Text,
        title: String => Text,
        description: String => Text,
        reasoning: String => Text,
        skills: Vec<i64> => Array<BigInt>,
        questions: Vec<i64> => Array<BigInt>,
        created_at: DateTime<Utc> => Timestamptz,
        expires_at: DateTime<Utc> => Timestamptz,
        implemented_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        known_then: Option<Vec<Option<i32>>> => Nullable<Array<Nullable<Integer>>>,
        effective: Option<bool> => Nullable<Bool>,
        note: String => Text,
    }
}

macro_rules! selected {
    () => {
        "SELECT r.id, r.student_id, r.sort, r.priority, r.title, r.description, r.reasoning, r.skills, r.questions,
            r.created_at, r.expires_at, r.implemented_at, r.known_then, r.effective, r.note
        FROM learning_recommendations r "
    };
}

statement! {
    RecommendationsOf(student: i64 => BigInt) -> KeptRow =
        concat!(selected!(), "WHERE r.student_id = $1::bigint ORDER BY r.created_at DESC, r.id")
}

statement! {
    HoldRecommendation(id: i64 => BigInt) -> KeptRow =
        concat!(selected!(), "WHERE r.id = $1::bigint FOR NO KEY UPDATE")
}

fn known(stored: Option<i32>) -> QueryResult<Option<Known>> {
    let known = |units: i32| Known::of(Decimal::from_units(units.into()));
    stored.map(|units| known(units).ok_or_else(|| broken("mastery beyond 1"))).transpose()
}

fn kept(row: KeptRow) -> QueryResult<KeptRecommendation> {
    let then = row.known_then.map(|then| then.into_iter().map(known).collect::<QueryResult<Vec<_>>>());
    let implemented = row.implemented_at.zip(then.transpose()?);
    Ok(KeptRecommendation {
        id: RecommendationId(row.id),
        student: PersonId(row.student_id),
        sort: row.sort.0,
        priority: row.priority.0,
        title: row.title,
        description: row.description,
        reasoning: row.reasoning,
        skills: row.skills.into_iter().map(SkillId).collect(),
        questions: row.questions.into_iter().map(QuestionId).collect(),
        created_at: row.created_at,
        expires_at: row.expires_at,
        implemented: implemented.map(|(at, known)| Implemented { at, known }),
        effective: row.effective,
        note: row.note,
    })
}

pub(super) fn of(connection: &mut PgConnection, student: PersonId) -> QueryResult<Vec<KeptRecommendation>> {
    let rows: Vec<KeptRow> = RecommendationsOf { student: student.0 }.load(connection)?;
    rows.into_iter().map(kept).collect()
}

pub(super) fn hold(
    connection: &mut PgConnection,
    id: RecommendationId,
) -> QueryResult<Option<KeptRecommendation>> {
    let row: Option<KeptRow> = HoldRecommendation { id: id.0 }.get_result(connection).optional()?;
    row.map(kept).transpose()
}

pub(super) fn renew(
    connection: &mut PgConnection,
    student: PersonId,
    gone: &[RecommendationId],
    new: &[Recommendation],
    at: DateTime<Utc>,
) -> QueryResult<()> {
    if !gone.is_empty() {
        let gone: Vec<_> = gone.iter().map(|id| id.0).collect();
        let gone = learning_recommendations::table
            .filter(learning_recommendations::student_id.eq(student.0))
            .filter(learning_recommendations::id.eq_any(gone));
        diesel::delete(gone).execute(connection)?;
    }
    let rows: Vec<_> = new
        .iter()
        .map(|new| {
            let skills: Vec<_> = new.skills.iter().map(|id| id.0).collect();
            let questions: Vec<_> = new.questions.iter().map(|id| id.0).collect();
            (
                learning_recommendations::student_id.eq(student.0),
                learning_recommendations::sort.eq(new.sort.slug()),
                learning_recommendations::priority.eq(new.priority.slug()),
                learning_recommendations::title.eq(new.title.as_str()),
                learning_recommendations::description.eq(new.description),
                learning_recommendations::reasoning.eq(new.reasoning.as_str()),
                learning_recommendations::skills.eq(skills),
                learning_recommendations::questions.eq(questions),
                learning_recommendations::created_at.eq(at),
                learning_recommendations::expires_at.eq(at + TimeDelta::days(new.days.into())),
            )
        })
        .collect();
    diesel::insert_into(learning_recommendations::table).values(rows).execute(connection).map(drop)
}

pub(super) fn mark(connection: &mut PgConnection, marked: &KeptRecommendation) -> QueryResult<()> {
    let implemented = marked.implemented.as_ref();
    let units = |known: Known| i32::try_from(known.decimal().units()).unwrap_or_default();
    let then = implemented.map(|it| it.known.iter().map(|known| known.map(units)).collect::<Vec<_>>());
    let one = learning_recommendations::table.filter(learning_recommendations::id.eq(marked.id.0));
    diesel::update(one)
        .set((
            learning_recommendations::implemented_at.eq(implemented.map(|it| it.at)),
            learning_recommendations::known_then.eq(then),
            learning_recommendations::effective.eq(marked.effective),
            learning_recommendations::note.eq(marked.note.as_str()),
        ))
        .execute(connection)
        .map(drop)
}
