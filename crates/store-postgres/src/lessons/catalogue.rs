//! The BNCC's skills, as decisions and screens read them.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, SmallInt, Text};
use kernel::{BnccArea, BnccCode, Grade, StoreError};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::search::{Counted, Filters, SoughtSkills, areas, school_year};
use lesson_planning::bncc::view::{CatalogueView, KnownSkills};

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    SkillRow {
        code: Word<BnccCode> => Text,
        description: String => Text,
        unit: String => Text,
        practice: String => Text,
        objects: Vec<String> => Array<Text>,
    }
}

row! {
    TotalRow { total: Count => BigInt }
}

row! {
    HasRow { has: bool => Bool }
}

row! {
    /// A value of a kind of filter.
    FilterRow { kind: String => Text, name: String => Text, skills: Count => BigInt }
}

statement! {
    HasSkills() -> HasRow = "SELECT EXISTS (SELECT FROM bncc_skills WHERE withdrawn_at IS NULL) AS has"
}

statement! {
    /// Withdrawn ones too: what names them keeps their text.
    SkillsByCode(codes: Vec<String> => Array<Text>) -> SkillRow =
        "SELECT s.code, s.description, s.unit, s.practice, s.objects FROM bncc_skills s WHERE s.code = ANY ($1::text[])"
}

statement! {
    SkillsOf(areas: Vec<&'static str> => Array<Text>, year: i16 => SmallInt) -> SkillRow =
        "SELECT s.code, s.description, s.unit, s.practice, s.objects FROM bncc_skills s
        WHERE s.withdrawn_at IS NULL AND s.area = ANY ($1::text[]) AND $2::smallint BETWEEN s.first_year AND s.last_year
        ORDER BY s.code COLLATE \"C\""
}

/// What is empty or NULL narrows nothing down.
macro_rules! found {
    () => {
        "FROM (
            SELECT $1::text[] AS areas, $2::smallint AS year, $3::text AS unit, $4::text AS practice, $5::text AS object,
                $6::text[] AS words
        ) sought, bncc_skills s
        WHERE s.withdrawn_at IS NULL
            AND (sought.areas IS NULL OR s.area = ANY (sought.areas))
            AND (sought.year IS NULL OR sought.year BETWEEN s.first_year AND s.last_year)
            AND sought.unit IN ('', s.unit)
            AND sought.practice IN ('', s.practice)
            AND (sought.object = '' OR sought.object = ANY (s.objects))
            AND ' ' || s.words LIKE ALL (sought.words)"
    };
}

statement! {
    CountSkills(
        areas: Option<Vec<&'static str>> => Nullable<Array<Text>>,
        year: Option<i16> => Nullable<SmallInt>,
        unit: String => Text,
        practice: String => Text,
        object: String => Text,
        words: Vec<String> => Array<Text>,
    ) -> TotalRow = concat!("SELECT count(*) AS total ", found!())
}

statement! {
    SearchSkills(
        areas: Option<Vec<&'static str>> => Nullable<Array<Text>>,
        year: Option<i16> => Nullable<SmallInt>,
        unit: String => Text,
        practice: String => Text,
        object: String => Text,
        words: Vec<String> => Array<Text>,
        after: String => Text,
        shown: i64 => BigInt,
    ) -> SkillRow = concat!(
        "SELECT s.code, s.description, s.unit, s.practice, s.objects ", found!(),
        " AND s.code COLLATE \"C\" > $7::text ORDER BY s.code COLLATE \"C\" LIMIT $8::bigint"
    )
}

statement! {
    SkillFilters(areas: Vec<&'static str> => Array<Text>, year: Option<i16> => Nullable<SmallInt>) -> FilterRow =
        "WITH sought AS (SELECT $1::text[] AS areas, $2::smallint AS year), found AS (
            SELECT s.unit, s.practice, s.objects FROM sought, bncc_skills s
            WHERE s.withdrawn_at IS NULL AND s.area = ANY (sought.areas)
                AND (sought.year IS NULL OR sought.year BETWEEN s.first_year AND s.last_year)
        ), told AS (
            SELECT 'unit' AS kind, unit AS name FROM found
            UNION ALL SELECT 'practice', practice FROM found
            UNION ALL SELECT 'object', unnest(objects) FROM found
        )
        SELECT kind, name, count(*) AS skills FROM told WHERE name <> '' GROUP BY kind, name ORDER BY kind, name"
}

impl From<SkillRow> for BnccSkill {
    fn from(SkillRow { code, description, unit, practice, objects }: SkillRow) -> Self {
        Self { code: code.0, text: description, unit, practice, objects }
    }
}

fn slugs(areas: &[BnccArea]) -> Vec<&'static str> {
    areas.iter().map(|area| area.slug()).collect()
}

fn number(grade: Grade) -> i16 {
    i16::from(school_year(grade))
}

/// Of plain letters and digits alone, so that nothing in them is a sign of a pattern.
fn patterns(stems: &[String]) -> Vec<String> {
    stems.iter().map(|stem| format!("% {stem}%")).collect()
}

impl KnownSkills for Transaction {
    fn has_skills(&mut self) -> Result<bool, StoreError> {
        let rows: Vec<HasRow> = self.run("has_skills", |connection| HasSkills {}.load(connection))?;
        Ok(rows.iter().any(|row| row.has))
    }

    fn skills_by_code(&mut self, codes: &[BnccCode]) -> Result<Vec<BnccSkill>, StoreError> {
        let codes = codes.iter().map(|code| code.as_str().to_owned()).collect();
        let rows: Vec<SkillRow> =
            self.run("skills_by_code", |connection| SkillsByCode { codes }.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn skills_of(&mut self, areas: &[BnccArea], grade: Grade) -> Result<Vec<BnccSkill>, StoreError> {
        let of = SkillsOf { areas: slugs(areas), year: number(grade) };
        let rows: Vec<SkillRow> = self.run("skills_of", |connection| of.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}

impl CatalogueView for Transaction {
    fn search_skills(
        &mut self,
        sought: &SoughtSkills,
        after: Option<&BnccCode>,
        shown: usize,
    ) -> Result<Vec<BnccSkill>, StoreError> {
        let search = SearchSkills {
            areas: sought.areas().map(|areas| slugs(&areas)),
            year: sought.grade.map(number),
            unit: sought.unit.clone(),
            practice: sought.practice.clone(),
            object: sought.object.clone(),
            words: patterns(sought.words.stems()),
            after: after.map(|code| code.as_str().to_owned()).unwrap_or_default(),
            shown: i64::try_from(shown).unwrap_or(i64::MAX),
        };
        let rows: Vec<SkillRow> = self.run("search_skills", |connection| search.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn count_skills(&mut self, sought: &SoughtSkills) -> Result<usize, StoreError> {
        let count = CountSkills {
            areas: sought.areas().map(|areas| slugs(&areas)),
            year: sought.grade.map(number),
            unit: sought.unit.clone(),
            practice: sought.practice.clone(),
            object: sought.object.clone(),
            words: patterns(sought.words.stems()),
        };
        let rows: Vec<TotalRow> = self.run("count_skills", |connection| count.load(connection))?;
        Ok(rows.first().map_or(0, |row| row.total.0))
    }

    fn skill_filters(&mut self, discipline: Discipline, grade: Option<Grade>) -> Result<Filters, StoreError> {
        let of = SkillFilters { areas: slugs(&areas(discipline, grade)), year: grade.map(number) };
        let rows: Vec<FilterRow> = self.run("skill_filters", |connection| of.load(connection))?;
        let mut filters = Filters::default();
        for FilterRow { kind, name, skills } in rows {
            let counted = Counted { name, skills: skills.0 };
            match kind.as_str() {
                "unit" => filters.units.push(counted),
                "practice" => filters.practices.push(counted),
                _ => filters.objects.push(counted),
            }
        }
        Ok(filters)
    }
}
