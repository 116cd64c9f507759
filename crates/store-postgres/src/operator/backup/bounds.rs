//! What restored rows may not hold though their tables' constraints let them: the server would stumble over it for good.

use std::collections::BTreeSet;
use std::str::FromStr;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use ideb_core::simulation::name::SimulationName;
use kernel::title::Title;
use kernel::{BnccCode, InepCode, MunicipalityCode, Uf};
use quiz_engine::class_simulation::Observations;
use quiz_engine::question::{
    AltText, BaseWords, Descriptor, Explanation, OptionText, OwnSkill, Source, Statement,
};
use school_management::actions::resource::Link;
use school_management::classes::class::ClassName;
use school_management::classes::subject::SubjectName;
use school_management::people::pupil::{Enrolment, GuardianName, Phone, PupilName};
use school_management::people::staff::{Email, Username};

use crate::operator::backup::error::RestoreError;
use crate::operator::backup::tables::{Table, quoted};

/// Tables of a fixed number of rows, which migrations write, and the texts that tell one from another.
const SETTINGS: [(&str, &str); 2] = [
    ("public.quotas", "concat(name, CASE WHEN most IS NULL THEN ' without a number' END)"),
    ("public.registration_limit", "single::text"),
];

/// More than migrations ever wrote.
const MOST_SETTINGS: usize = 1_000;

/// Whether a text is one of a kind.
type IsOne = fn(&str) -> bool;

/// Texts that the server reads by rules that no constraint says: one that breaks them would end every request that meets it. A
/// state of a school that INEP knows becomes one of those of the next import's coverage.
const TEXTS: [(&str, &str, IsOne); 51] = [
    ("public.schools", "inep_code", is::<InepCode>),
    ("public.users", "username", is::<Username>),
    ("public.users", "email", is::<Email>),
    ("public.classes", "name", is::<ClassName>),
    ("public.subjects", "name", is::<SubjectName>),
    ("public.strategic_actions", "title", is::<Title>),
    ("public.action_milestones", "title", is::<Title>),
    ("public.action_resources", "title", is::<Title>),
    ("public.action_resources", "url", is::<Link>),
    ("public.lesson_plans", "title", is::<Title>),
    ("public.lesson_plans", "codes", is::<BnccCode>),
    ("public.simulations", "name", is::<SimulationName>),
    ("public.students", "student_id", is::<Enrolment>),
    ("public.students", "name", is::<PupilName>),
    ("public.students", "email", is::<Email>),
    ("public.students", "guardian_name", is::<GuardianName>),
    ("public.students", "guardian_phone", is::<Phone>),
    ("public.skills", "name", is::<OwnSkill>),
    ("public.questions", "descriptor", is::<Descriptor>),
    ("public.questions", "bncc", is::<BnccCode>),
    ("public.questions", "own_skill", is::<OwnSkill>),
    ("public.questions", "statement", is::<Statement>),
    ("public.questions", "option_a", is::<OptionText>),
    ("public.questions", "option_b", is::<OptionText>),
    ("public.questions", "option_c", is::<OptionText>),
    ("public.questions", "option_d", is::<OptionText>),
    ("public.questions", "explanation", is::<Explanation>),
    ("public.questions", "base_text", is::<BaseWords>),
    ("public.questions", "base_source", is::<Source>),
    ("public.questions", "image_alt", is::<AltText>),
    ("public.question_versions", "statement", is::<Statement>),
    ("public.question_versions", "option_a", is::<OptionText>),
    ("public.question_versions", "option_b", is::<OptionText>),
    ("public.question_versions", "option_c", is::<OptionText>),
    ("public.question_versions", "option_d", is::<OptionText>),
    ("public.question_versions", "base_text", is::<BaseWords>),
    ("public.question_versions", "base_source", is::<Source>),
    ("public.question_versions", "image_alt", is::<AltText>),
    ("public.class_simulation_sheets", "observations", is::<Observations>),
    ("public.reference_saeb_descriptors", "descriptor", is::<Descriptor>),
    ("demonstration.reference_saeb_descriptors", "descriptor", is::<Descriptor>),
    ("public.reference_schools", "inep_code", is::<InepCode>),
    ("public.reference_schools", "municipality_code", is::<MunicipalityCode>),
    ("public.reference_schools", "state", is::<Uf>),
    ("public.reference_coverage", "states", is::<Uf>),
    ("public.reference_advances", "states", is::<Uf>),
    ("demonstration.reference_schools", "inep_code", is::<InepCode>),
    ("demonstration.reference_schools", "municipality_code", is::<MunicipalityCode>),
    ("demonstration.reference_schools", "state", is::<Uf>),
    ("demonstration.reference_coverage", "states", is::<Uf>),
    ("demonstration.reference_advances", "states", is::<Uf>),
];

/// What else the server reads by rules that no constraint says, and which values break them.
const VALUES: [(&str, &str, &str); 3] = [
    ("public.reference_school_results", "next_municipal_ideb", OUTSIDE_THE_INDEX),
    ("demonstration.reference_school_results", "next_municipal_ideb", OUTSIDE_THE_INDEX),
    // The others begin before it.
    ("public.school_years", "first_4", "extract(year FROM first_4) <> year"),
];
const OUTSIDE_THE_INDEX: &str = "next_municipal_ideb NOT BETWEEN 0 AND 10";

/// Bytes of a text, and texts or numbers of a list: no constraint of ours lets more by, where there is one.
const LONGEST_TEXT: usize = 40_000;
const LONGEST_LIST: usize = 100;

/// So many texts are in memory at a time.
const TEXTS_AT_ONCE: usize = 500;

fn is<T: FromStr>(text: &str) -> bool {
    text.parse::<T>().is_ok()
}

/// The rows that migrations wrote into those tables, as many of them as there are at a version.
pub(super) struct Bounds(Vec<(&'static str, &'static str, BTreeSet<String>)>);

#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Beyond {
    #[diesel(sql_type = Bool)]
    beyond: bool,
}

impl Bounds {
    pub(super) fn of(connection: &mut PgConnection, tables: &[Table]) -> QueryResult<Self> {
        let there = SETTINGS.into_iter().filter(|(name, _)| tables.iter().any(|table| table.name == *name));
        let noted =
            there.map(|(table, text)| Ok((table, text, rows(connection, table, text, MOST_SETTINGS)?)));
        noted.collect::<QueryResult<_>>().map(Self)
    }

    /// After the last row, by who sees all of them.
    pub(super) fn check(&self, connection: &mut PgConnection, tables: &[Table]) -> Result<(), RestoreError> {
        // What is too long first: what is looked at after it is fetched.
        tables.iter().filter(|table| table.kept).try_for_each(|table| {
            lengths(connection, table)?;
            times(connection, table)?;
            numbers(connection, table)?;
            lists(connection, table)?;
            values(connection, table)?;
            texts(connection, table)
        })?;
        for (table, text, written) in &self.0 {
            if rows(connection, table, text, written.len() + 1)? != *written {
                return Err(RestoreError::Settings { table: (*table).to_owned() });
            }
        }
        Ok(())
    }
}

fn rows(
    connection: &mut PgConnection,
    table: &str,
    text: &str,
    most: usize,
) -> QueryResult<BTreeSet<String>> {
    let select = format!("SELECT {text} AS name FROM {table} LIMIT {most}");
    let rows: Vec<Named> = diesel::sql_query(select).load(connection)?;
    Ok(rows.into_iter().map(|row| row.name).collect())
}

fn any(connection: &mut PgConnection, table: &Table, condition: &str) -> QueryResult<bool> {
    let select = format!("SELECT EXISTS (SELECT FROM {} WHERE {condition}) AS beyond", table.quoted);
    diesel::sql_query(select).get_result(connection).map(|Beyond { beyond }| beyond)
}

/// PostgreSQL knows times that no calendar of ours does: infinity, and years to 294276.
fn times(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let typed = table.columns.iter().zip(&table.types);
    for (column, _) in typed.filter(|(_, kind)| kind.starts_with("timestamp") || *kind == "date") {
        let name = quoted(column);
        if any(connection, table, &format!("{name} < '0001-01-02' OR {name} >= '9999-12-31'"))? {
            return Err(RestoreError::Time { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}

/// Nor is there a figure of ours that is no number, or has no end.
fn numbers(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let typed = table.columns.iter().zip(&table.types);
    for (column, _) in typed.filter(|(_, kind)| kind.starts_with("numeric")) {
        if any(connection, table, &format!("{}::text ~ 'NaN|Infinity'", quoted(column)))? {
            return Err(RestoreError::Number { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}

/// An array's type does not say how deep it is.
fn lists(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let typed = table.columns.iter().zip(&table.types);
    for (column, _) in typed.filter(|(_, kind)| kind.ends_with("[]")) {
        if any(connection, table, &format!("array_ndims({}) > 1", quoted(column)))? {
            return Err(RestoreError::Nested { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}

/// A row of a file may have 4 MB: as one text it would be in each answer that tells of it.
fn lengths(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    for (column, kind) in table.columns.iter().zip(&table.types) {
        let name = quoted(column);
        let too_long = match kind.as_str() {
            "text" => format!("octet_length({name}) > {LONGEST_TEXT}"),
            "text[]" => format!(
                "cardinality({name}) > {LONGEST_LIST}
                    OR EXISTS (SELECT FROM unnest({name}) one WHERE octet_length(one) > {LONGEST_TEXT})"
            ),
            kind if kind.ends_with("[]") => format!("cardinality({name}) > {LONGEST_LIST}"),
            _ => continue,
        };
        if any(connection, table, &too_long)? {
            return Err(RestoreError::Long { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}

fn values(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    for (_, column, breaks) in VALUES.iter().filter(|(name, column, _)| table.has(name, column)) {
        if any(connection, table, breaks)? {
            return Err(RestoreError::Value { table: table.name.clone(), column: (*column).to_owned() });
        }
    }
    Ok(())
}

fn texts(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    for (_, column, is_one) in TEXTS.iter().filter(|(name, column, _)| table.has(name, column)) {
        let kind = table.columns.iter().zip(&table.types).find(|(known, _)| known == column);
        let value = match kind {
            Some((_, kind)) if kind.ends_with("[]") => format!("unnest({column})"),
            _ => (*column).to_owned(),
        };
        let texts = format!("SELECT {value} AS name FROM {} WHERE {column} IS NOT NULL", table.quoted);
        diesel::sql_query(format!("DECLARE texts NO SCROLL CURSOR FOR {texts}")).execute(connection)?;
        loop {
            let fetched: Vec<Named> =
                diesel::sql_query(format!("FETCH {TEXTS_AT_ONCE} FROM texts")).load(connection)?;
            if fetched.iter().any(|text| !is_one(&text.name)) {
                return Err(RestoreError::Value { table: table.name.clone(), column: (*column).to_owned() });
            }
            if fetched.len() < TEXTS_AT_ONCE {
                break;
            }
        }
        diesel::sql_query("CLOSE texts").execute(connection)?;
    }
    Ok(())
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "a session of the test's own")]
mod tests;
