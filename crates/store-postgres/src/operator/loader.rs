//! The reference data, written: the operator's import.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::Hash;

use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::pg::{Pg, PgConnection};
use diesel::prelude::*;
use diesel::query_builder::BoxedSqlQuery;
use diesel::sql_types::{Array, Bool, Nullable, Numeric, SmallInt, Text, Timestamptz};
use ideb_core::measure::Edition;
use ideb_core::reference::{AreaResult, Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::store::{Loaded, ReferenceLoader};
use kernel::{InepCode, MunicipalityCode, Stage, StoreError};

use crate::column::decimal::{Measure, Number};
use crate::connect::error::store_error;
use crate::index::area_results::key;
use crate::operator::ranks::{JOIN_AS_USUAL, JOIN_LARGE, RANK};

/// Rows a statement carries.
const CHUNK: usize = 5_000;

const LOAD_SCHOOLS: &str = "INSERT INTO reference_schools AS old
        (inep_code, name, municipality_code, municipality, state, network)
    SELECT * FROM unnest($1, $2, $3, $4, $5, $6)
    ON CONFLICT (inep_code) DO UPDATE SET name = excluded.name, municipality = excluded.municipality,
        municipality_code = coalesce(excluded.municipality_code, old.municipality_code),
        network = coalesce(excluded.network, old.network)
    WHERE (old.name, old.municipality, old.municipality_code, old.network) IS DISTINCT FROM (excluded.name,
        excluded.municipality, coalesce(excluded.municipality_code, old.municipality_code),
        coalesce(excluded.network, old.network))";

/// Figures that are one NUMERIC each, in the order in which they are bound; the rates by grade come last.
const NUMBERS: [&str; 7] =
    ["approval", "indicator", "proficiency_lp", "proficiency_mt", "score", "ideb", "target"];

/// Writes the reference data on an operator's open transaction.
pub(crate) struct Loader<'a> {
    connection: &'a mut PgConnection,
}

#[derive(QueryableByName)]
struct WrittenRow {
    #[diesel(sql_type = Bool)]
    created: bool,
}

impl<'a> Loader<'a> {
    pub(crate) fn new(connection: &'a mut PgConnection) -> Self {
        Self { connection }
    }

    fn run<T>(
        &mut self,
        call: &'static str,
        work: impl FnOnce(&mut PgConnection) -> QueryResult<T>,
    ) -> Result<T, StoreError> {
        work(self.connection).map_err(|error| store_error(call, error))
    }
}

/// Inserts figures under a key, or fills in those that a known row does not have yet or has otherwise. Answers one row
/// for each that was written, and none for those that stay as they are.
fn upsert(table: &str, keys: &[(&str, &str)]) -> String {
    let names = |prefix: &str| {
        let keys = keys.iter().map(|(name, _)| *name);
        let columns = keys.chain(NUMBERS).chain(["approval_by_grade"]);
        columns.map(|name| format!("{prefix}{name}")).collect::<Vec<_>>().join(", ")
    };
    let merged = NUMBERS
        .map(|name| (name, format!("coalesce(excluded.{name}, old.{name})")))
        .into_iter()
        .chain([(
            "approval_by_grade",
            "CASE excluded.approval_by_grade WHEN '{}' THEN old.approval_by_grade \
             ELSE excluded.approval_by_grade END"
                .to_owned(),
        )])
        .collect::<Vec<_>>();
    let list =
        |each: &dyn Fn(&(&str, String)) -> String| merged.iter().map(each).collect::<Vec<_>>().join(", ");
    let mut arrays = String::new();
    let types = keys.iter().map(|(_, sql_type)| *sql_type).chain(NUMBERS.map(|_| "numeric")).chain(["text"]);
    for (place, sql_type) in types.enumerate() {
        // Writing to a String cannot fail.
        let _ = write!(arrays, "{}${}::{sql_type}[]", if place == 0 { "" } else { ", " }, place + 1);
    }
    format!(
        "INSERT INTO {table} AS old ({columns}) SELECT {given}::numeric[] FROM unnest({arrays}) AS new ({columns})
         ON CONFLICT ({keys}) DO UPDATE SET {set}
         WHERE ROW({known}) IS DISTINCT FROM ROW({new})
         RETURNING old.xmax = 0 AS created",
        columns = names(""),
        given = names("new."),
        keys = keys.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
        set = list(&|(name, value)| format!("{name} = {value}")),
        known = list(&|(name, _)| format!("old.{name}")),
        new = list(&|(_, value)| value.clone()),
    )
}

type Boxed<'q> = BoxedSqlQuery<'q, Pg, diesel::query_builder::SqlQuery>;

fn bind_texts<'q>(query: Boxed<'q>, texts: impl Iterator<Item = &'q str>) -> Boxed<'q> {
    query.bind::<Array<Text>, _>(texts.collect::<Vec<_>>())
}

fn bind_optional_texts<'q>(query: Boxed<'q>, texts: impl Iterator<Item = Option<&'q str>>) -> Boxed<'q> {
    query.bind::<Array<Nullable<Text>>, _>(texts.collect::<Vec<_>>())
}

fn bind_years(query: Boxed<'_>, editions: impl Iterator<Item = Edition>) -> Boxed<'_> {
    query.bind::<Array<SmallInt>, _>(editions.map(Edition::year).collect::<Vec<_>>())
}

fn bind_figures<'q, 'f>(query: Boxed<'q>, figures: impl Iterator<Item = &'f Figures> + Clone) -> Boxed<'q> {
    fn numbers<'q, 'f, M: Measure + Send + 'q>(
        query: Boxed<'q>,
        figures: impl Iterator<Item = &'f Figures> + Clone,
        measure: impl Fn(&Figures) -> Option<M>,
    ) -> Boxed<'q> {
        let numbers: Vec<_> = figures.map(|figures| Number::of(measure(figures))).collect();
        query.bind::<Array<Nullable<Numeric>>, _>(numbers)
    }
    let query = numbers(query, figures.clone(), |figures| figures.approval);
    let query = numbers(query, figures.clone(), |figures| figures.indicator);
    let query = numbers(query, figures.clone(), |figures| figures.proficiency_lp);
    let query = numbers(query, figures.clone(), |figures| figures.proficiency_mt);
    let query = numbers(query, figures.clone(), |figures| figures.score);
    let query = numbers(query, figures.clone(), |figures| figures.ideb);
    let query = numbers(query, figures.clone(), |figures| figures.target);
    // As text, since unnest would take arrays of arrays apart to the last number.
    query.bind::<Array<Text>, _>(figures.map(rates).collect::<Vec<_>>())
}

/// An array as PostgreSQL writes it: `{93.40,NULL,100.00}`.
fn rates(figures: &Figures) -> String {
    let rates: Vec<_> = figures
        .approval_by_grade
        .iter()
        .map(|rate| rate.map_or_else(|| "NULL".to_owned(), |rate| rate.to_string()))
        .collect();
    format!("{{{}}}", rates.join(","))
}

/// Chunks in which no key stands twice, since one statement cannot write a row twice; a key's rows keep their order.
fn chunks<T, K: Hash + Eq>(rows: &[T], key: impl Fn(&T) -> K) -> Vec<Vec<&T>> {
    let mut seen: HashMap<K, usize> = HashMap::new();
    let mut rounds: Vec<Vec<&T>> = Vec::new();
    for row in rows {
        let times = seen.entry(key(row)).and_modify(|times| *times += 1).or_default();
        if rounds.len() == *times {
            rounds.push(Vec::new());
        }
        rounds[*times].push(row);
    }
    rounds.iter().flat_map(|round| round.chunks(CHUNK)).map(<[&T]>::to_vec).collect()
}

fn count(written: &[WrittenRow], given: usize) -> Loaded {
    let created = written.iter().filter(|row| row.created).count();
    Loaded { created, updated: written.len() - created, unchanged: given - written.len() }
}

impl ReferenceLoader for Loader<'_> {
    fn load_schools(&mut self, schools: &[ReferenceSchool]) -> Result<(), StoreError> {
        for chunk in chunks(schools, |school| school.code.clone()) {
            let schools = chunk.iter();
            let query = diesel::sql_query(LOAD_SCHOOLS).into_boxed::<Pg>();
            let query = bind_texts(query, schools.clone().map(|school| school.code.as_str()));
            let query = bind_texts(query, schools.clone().map(|school| school.name.as_str()));
            let codes = schools.clone().map(|school| school.municipality_code.as_ref());
            let query = bind_optional_texts(query, codes.map(|code| code.map(MunicipalityCode::as_str)));
            let query = bind_texts(query, schools.clone().map(|school| school.municipality.as_str()));
            let query = bind_texts(query, schools.clone().map(|school| school.code.uf().code()));
            let query = bind_optional_texts(query, schools.map(|school| school.network.map(Network::slug)));
            self.run("load_schools", |connection| query.execute(connection))?;
        }
        Ok(())
    }

    fn load_school_results(&mut self, results: &[SchoolResult]) -> Result<Loaded, StoreError> {
        let statement = upsert(
            "reference_school_results",
            &[("inep_code", "text"), ("stage", "text"), ("year", "smallint")],
        );
        let mut loaded = Loaded::default();
        let key = |result: &SchoolResult| (result.code.clone(), result.stage, result.edition);
        for chunk in chunks(results, key) {
            let results = chunk.iter();
            let query = diesel::sql_query(&statement).into_boxed::<Pg>();
            let query = bind_texts(query, results.clone().map(|result| InepCode::as_str(&result.code)));
            let query = bind_texts(query, results.clone().map(|result| result.stage.slug()));
            let query = bind_years(query, results.clone().map(|result| result.edition));
            let query = bind_figures(query, results.map(|result| &result.figures));
            let written: Vec<WrittenRow> =
                self.run("load_school_results", |connection| query.load(connection))?;
            loaded += count(&written, chunk.len());
        }
        Ok(loaded)
    }

    fn load_area_results(&mut self, results: &[AreaResult]) -> Result<Loaded, StoreError> {
        let statement = upsert(
            "reference_area_results",
            &[
                ("area", "text"),
                ("place", "text"),
                ("network", "text"),
                ("stage", "text"),
                ("year", "smallint"),
            ],
        );
        let mut loaded = Loaded::default();
        let whole_key =
            |result: &AreaResult| (result.area.clone(), result.network, result.stage, result.edition);
        for chunk in chunks(results, whole_key) {
            let results = chunk.iter();
            let query = diesel::sql_query(&statement).into_boxed::<Pg>();
            let query = bind_texts(query, results.clone().map(|result| key(&result.area).0));
            let query = bind_texts(query, results.clone().map(|result| key(&result.area).1));
            let query = bind_texts(query, results.clone().map(|result| result.network.slug()));
            let query = bind_texts(query, results.clone().map(|result| result.stage.slug()));
            let query = bind_years(query, results.clone().map(|result| result.edition));
            let query = bind_figures(query, results.map(|result| &result.figures));
            let written: Vec<WrittenRow> =
                self.run("load_area_results", |connection| query.load(connection))?;
            loaded += count(&written, chunk.len());
        }
        Ok(loaded)
    }

    fn rank(&mut self, of: &[(Stage, Edition)]) -> Result<(), StoreError> {
        let query = diesel::sql_query(RANK).into_boxed::<Pg>();
        let query = bind_texts(query, of.iter().map(|(stage, _)| stage.slug()));
        let query = bind_years(query, of.iter().map(|(_, edition)| *edition));
        self.run("rank", |connection| {
            connection.batch_execute(JOIN_LARGE)?;
            query.execute(connection)?;
            connection.batch_execute(JOIN_AS_USUAL)
        })
    }

    fn note_file(&mut self, name: &str, sha256: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("note_file", |connection| {
            diesel::sql_query(
                "INSERT INTO reference_files AS old (name, sha256, imported_at) VALUES ($1, $2, $3)
                 ON CONFLICT (name, sha256)
                 DO UPDATE SET imported_at = greatest(old.imported_at, excluded.imported_at)",
            )
            .bind::<Text, _>(name)
            .bind::<Text, _>(sha256)
            .bind::<Timestamptz, _>(at)
            .execute(connection)
        })?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stands_once_in_a_chunk_and_keeps_its_order() {
        let rows = [(1, 'a'), (2, 'b'), (1, 'c'), (3, 'd'), (1, 'e')];
        let found = chunks(&rows, |row| row.0);
        assert_eq!(found, [vec![&(1, 'a'), &(2, 'b'), &(3, 'd')], vec![&(1, 'c')], vec![&(1, 'e')]]);
        assert!(chunks(&[] as &[(i32, char)], |row| row.0).is_empty());
    }

    #[test]
    fn large_loads_go_in_chunks() {
        let rows: Vec<_> = (0..=CHUNK).collect();
        let lengths: Vec<_> = chunks(&rows, |row| *row).iter().map(Vec::len).collect();
        assert_eq!(lengths, [CHUNK, 1]);
    }
}
