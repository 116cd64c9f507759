//! The BNCC's skills, written: the operator's import.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::upsert::excluded;
use kernel::BnccCode;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::catalogue::{Partial, withdrawn};
use lesson_planning::bncc::search::{words_of, years};

use crate::column::words::Word;
use crate::schema::lessons::bncc_skills::{self as skills, table};

/// What a file changed in the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LoadedSkills {
    pub created: usize,
    pub updated: usize,
    /// Those that the file no longer has.
    pub withdrawn: usize,
}

#[derive(Queryable)]
struct KnownRow {
    code: Word<BnccCode>,
    text: String,
    unit: String,
    practice: String,
    objects: Vec<String>,
    withdrawn_at: Option<DateTime<Utc>>,
}

#[derive(Insertable)]
#[diesel(table_name = skills)]
struct NewRow {
    code: String,
    area: Option<&'static str>,
    first_year: i16,
    last_year: i16,
    description: String,
    unit: String,
    practice: String,
    objects: Vec<String>,
    words: String,
}

impl From<&BnccSkill> for NewRow {
    fn from(skill: &BnccSkill) -> Self {
        let (first, last) = years(&skill.code);
        Self {
            code: skill.code.as_str().to_owned(),
            area: skill.code.area().map(kernel::BnccArea::slug),
            first_year: first.into(),
            last_year: last.into(),
            description: skill.text.clone(),
            unit: skill.unit.clone(),
            practice: skill.practice.clone(),
            objects: skill.objects.clone(),
            words: words_of(skill),
        }
    }
}

/// Each stands once among them. Nothing is written where they are a piece of what is known.
pub(super) fn load(
    connection: &mut PgConnection,
    brought: &[BnccSkill],
    now: DateTime<Utc>,
) -> QueryResult<Result<LoadedSkills, Partial>> {
    let rows: Vec<KnownRow> = table
        .select((
            skills::code,
            skills::description,
            skills::unit,
            skills::practice,
            skills::objects,
            skills::withdrawn_at,
        ))
        .load(connection)?;
    let (mut known, mut current) = (HashMap::new(), Vec::new());
    for KnownRow { code: Word(code), text, unit, practice, objects, withdrawn_at } in rows {
        if withdrawn_at.is_none() {
            current.push(code.clone());
        }
        let skill = BnccSkill { code: code.clone(), text, unit, practice, objects };
        known.insert(code, (skill, withdrawn_at.is_some()));
    }
    let gone = match withdrawn(&current, brought) {
        Ok(gone) => gone,
        Err(partial) => return Ok(Err(partial)),
    };
    let mut loaded = LoadedSkills { withdrawn: gone.len(), ..LoadedSkills::default() };
    let mut rows: Vec<NewRow> = Vec::new();
    for skill in brought {
        let Some((before, was_withdrawn)) = known.get(&skill.code) else {
            loaded.created += 1;
            rows.push(skill.into());
            continue;
        };
        let whole = skill.clone().or_richer(before);
        if *was_withdrawn || whole != *before {
            loaded.updated += 1;
            rows.push((&whole).into());
        }
    }
    for some in rows.chunks(ROWS) {
        diesel::insert_into(table)
            .values(some)
            .on_conflict(skills::code)
            .do_update()
            .set((
                skills::description.eq(excluded(skills::description)),
                skills::unit.eq(excluded(skills::unit)),
                skills::practice.eq(excluded(skills::practice)),
                skills::objects.eq(excluded(skills::objects)),
                skills::words.eq(excluded(skills::words)),
                skills::withdrawn_at.eq(None::<DateTime<Utc>>),
            ))
            .execute(connection)?;
    }
    let gone: Vec<_> = gone.iter().map(BnccCode::as_str).collect();
    diesel::update(table.filter(skills::code.eq_any(gone)))
        .set(skills::withdrawn_at.eq(now))
        .execute(connection)?;
    Ok(Ok(loaded))
}

/// Rows a statement, of nine parameters each: PostgreSQL takes 65,535.
const ROWS: usize = 1_000;
