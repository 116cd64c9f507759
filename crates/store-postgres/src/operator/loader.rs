//! The reference data, written: the operator's import.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::hash::Hash;

use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::pg::{Pg, PgConnection};
use diesel::prelude::*;
use diesel::query_builder::BoxedSqlQuery;
use diesel::sql_types::{Array, Bool, Nullable, Numeric, SmallInt, Text, Timestamptz};
use ideb_core::measure::Edition;
use ideb_core::precision::Precision;
use ideb_core::reference::{AreaResult, Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::store::{Loaded, ReferenceLoader, SchoolLine};
use kernel::{InepCode, MunicipalityCode, Stage, StoreError};

use crate::column::decimal::{Measure, Number};
use crate::connect::error::store_error;
use crate::connect::school_words;
use crate::index::area_results::key;
use crate::operator::advances::{ADVANCES, FORGET};
use crate::operator::merge::{Beside, beside, known_figures};
use crate::operator::ranks::{COVER, JOIN_AS_USUAL, JOIN_LARGE, RANK};

/// Rows a statement carries.
const CHUNK: usize = 5_000;

/// Names schools, and answers those that were known in another municipality. The newest edition says the name; of the lines
/// that tell a municipality one with its code comes first, then the newest edition; of equals the newest import.
const LOAD_SCHOOLS: &str = "
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[])
        AS given (inep_code, name, municipality_code, municipality, state, told_in)
), told AS (
    SELECT g.inep_code, g.state, CASE WHEN named THEN g.name ELSE old.name END AS name,
        CASE WHEN named THEN g.told_in ELSE old.named_in END AS named_in,
        CASE WHEN placed THEN g.municipality_code ELSE old.municipality_code END AS municipality_code,
        CASE WHEN placed THEN g.municipality ELSE old.municipality END AS municipality,
        CASE WHEN placed THEN g.told_in ELSE old.placed_in END AS placed_in,
        placed AND old.municipality_code IS DISTINCT FROM g.municipality_code AS moved
    FROM given g LEFT JOIN reference_schools old USING (inep_code), LATERAL (
        SELECT old.inep_code IS NULL OR coalesce(g.told_in, 0) >= coalesce(old.named_in, 0) AS named,
            old.inep_code IS NULL OR CASE
                WHEN (g.municipality_code IS NULL) <> (old.municipality_code IS NULL) THEN old.municipality_code IS NULL
                WHEN (g.municipality = '') <> (old.municipality = '') THEN old.municipality = ''
                ELSE coalesce(g.told_in, 0) >= coalesce(old.placed_in, 0) END AS placed
    ) rule
), written AS (
    INSERT INTO reference_schools AS old (inep_code, name, municipality_code, municipality, state, named_in, placed_in)
    SELECT inep_code, name, municipality_code, municipality, state, named_in, placed_in FROM told
    ON CONFLICT (inep_code) DO UPDATE SET name = excluded.name, named_in = excluded.named_in,
        municipality_code = excluded.municipality_code, municipality = excluded.municipality,
        placed_in = excluded.placed_in, name_words = NULL, words = NULL
    WHERE ROW(old.name, old.named_in, old.municipality_code, old.municipality, old.placed_in) IS DISTINCT FROM ROW(
        excluded.name, excluded.named_in, excluded.municipality_code, excluded.municipality, excluded.placed_in)
)
SELECT inep_code FROM told WHERE moved";

/// Figures that are one NUMERIC each, in the order in which they are bound; the rates by grade come last.
const NUMBERS: [&str; 7] =
    ["approval", "indicator", "proficiency_lp", "proficiency_mt", "score", "ideb", "target"];

/// Of two files, the one that ends nearer to the result, and not before it, says its network; of equals the newest import.
/// One that no file told, from before it was kept with the result, gives way to whatever carries the result again.
const NEARER: &str = "old.told_in IS NULL OR (excluded.told_in < old.year, abs(excluded.told_in - old.year))
    <= (old.told_in < old.year, abs(old.told_in - old.year))";

/// Writes the reference data on an operator's open transaction.
pub(crate) struct Loader<'a> {
    connection: &'a mut PgConnection,
    precision: Precision,
    newest: Option<Edition>,
    /// Schools whose places are stale in every edition.
    moved: Vec<String>,
}

#[derive(QueryableByName)]
struct MovedRow {
    #[diesel(sql_type = Text)]
    inep_code: String,
}

/// A school or a result, and the newest edition that its file measures.
struct Told<'a, T> {
    what: &'a T,
    told_in: Option<Edition>,
}

#[derive(QueryableByName)]
struct WrittenRow {
    #[diesel(sql_type = Bool)]
    created: bool,
}

impl<'a> Loader<'a> {
    pub(crate) fn new(connection: &'a mut PgConnection) -> Self {
        Self { connection, precision: Precision::default(), newest: None, moved: Vec::new() }
    }

    fn run<T>(
        &mut self,
        call: &'static str,
        work: impl FnOnce(&mut PgConnection) -> QueryResult<T>,
    ) -> Result<T, StoreError> {
        work(self.connection).map_err(|error| store_error(call, error))
    }

    /// What is told beside what a query of [`known_figures`] finds.
    fn beside<'t>(
        &mut self,
        known: Boxed<'_>,
        told: impl Iterator<Item = (Stage, Edition, &'t Figures)>,
    ) -> Result<Beside, StoreError> {
        let known = self.run("known_figures", |connection| known.load(connection))?;
        Ok(beside(known, told, &self.precision))
    }

    fn name_schools(&mut self, schools: &[Told<'_, ReferenceSchool>]) -> Result<(), StoreError> {
        for chunk in chunks(schools, |school| school.what.code.clone()) {
            let schools = chunk.iter().map(|school| school.what);
            let query = diesel::sql_query(LOAD_SCHOOLS).into_boxed::<Pg>();
            let query = bind_texts(query, schools.clone().map(|school| school.code.as_str()));
            let query = bind_texts(query, schools.clone().map(|school| school.name.as_str()));
            let codes = schools.clone().map(|school| school.municipality_code.as_ref());
            let query = bind_optional_texts(query, codes.map(|code| code.map(MunicipalityCode::as_str)));
            let query = bind_texts(query, schools.clone().map(|school| school.municipality.as_str()));
            let query = bind_texts(query, schools.map(|school| school.code.uf().code()));
            let query = bind_optional_years(query, chunk.iter().map(|school| school.told_in));
            let moved: Vec<MovedRow> = self.run("name_schools", |connection| query.load(connection))?;
            self.moved.extend(moved.into_iter().map(|row| row.inep_code));
        }
        self.run("tell_words", |connection| school_words::tell(connection, "reference_schools"))
    }

    fn load_school_results(&mut self, results: &[Told<'_, SchoolResult>]) -> Result<Loaded, StoreError> {
        const TABLE: &str = "reference_school_results";
        const KEYS: [(&str, &str); 3] = [("inep_code", "text"), ("stage", "text"), ("year", "smallint")];
        let nearer = |name: &str| format!("CASE WHEN {NEARER} THEN excluded.{name} ELSE old.{name} END");
        let more = [("network", "text", nearer("network")), ("told_in", "smallint", nearer("told_in"))];
        let (known, statement) = (known_figures(TABLE, &KEYS), upsert(TABLE, &KEYS, &more));
        let mut loaded = Loaded::default();
        let key =
            |told: &Told<'_, SchoolResult>| (told.what.code.clone(), told.what.stage, told.what.edition);
        for chunk in chunks(results, key) {
            let results = chunk.iter().map(|told| told.what);
            let bind_keys = |statement| {
                let query = diesel::sql_query(statement).into_boxed::<Pg>();
                let query = bind_texts(query, results.clone().map(|result| InepCode::as_str(&result.code)));
                let query = bind_texts(query, results.clone().map(|result| result.stage.slug()));
                bind_years(query, results.clone().map(|result| result.edition))
            };
            let told = results.clone().map(|result| (result.stage, result.edition, &result.figures));
            let beside = self.beside(bind_keys(&known), told)?;
            let networks = results.clone().map(|result| result.network.map(Network::slug));
            let query = bind_optional_texts(bind_keys(&statement), networks);
            let telling = chunk.iter().map(|told| told.what.network.and(told.told_in));
            let query = bind_optional_years(query, telling);
            let query = bind_figures(query, beside.figures.iter());
            let written: Vec<WrittenRow> =
                self.run("load_school_results", |connection| query.load(connection))?;
            loaded += count(&written, &beside);
        }
        Ok(loaded)
    }
}

/// Inserts figures under a key, or writes those of a known row that were merged with it. Answers one row for each that
/// was written, and none for those that stay as they are.
///
/// What else the rows carry comes between keys and figures, as name, type and what it becomes beside a known one.
fn upsert(table: &str, keys: &[(&str, &str)], more: &[(&'static str, &str, String)]) -> String {
    let names = |prefix: &str| {
        let keys = keys.iter().map(|(name, _)| *name).chain(more.iter().map(|(name, ..)| *name));
        let columns = keys.chain(NUMBERS).chain(["approval_by_grade"]);
        columns.map(|name| format!("{prefix}{name}")).collect::<Vec<_>>().join(", ")
    };
    let figures = NUMBERS.into_iter().chain(["approval_by_grade"]);
    let merged = figures
        .map(|name| (name, format!("excluded.{name}")))
        .chain(more.iter().map(|(name, _, merged)| (*name, merged.clone())))
        .collect::<Vec<_>>();
    let list =
        |each: &dyn Fn(&(&str, String)) -> String| merged.iter().map(each).collect::<Vec<_>>().join(", ");
    let mut arrays = String::new();
    let given =
        keys.iter().map(|(_, sql_type)| *sql_type).chain(more.iter().map(|(_, sql_type, _)| *sql_type));
    let types = given.chain(NUMBERS.map(|_| "numeric")).chain(["text"]);
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

fn bind_optional_years(query: Boxed<'_>, editions: impl Iterator<Item = Option<Edition>>) -> Boxed<'_> {
    query.bind::<Array<Nullable<SmallInt>>, _>(editions.map(|it| it.map(Edition::year)).collect::<Vec<_>>())
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

fn count(written: &[WrittenRow], beside: &Beside) -> Loaded {
    let created = written.iter().filter(|row| row.created).count();
    Loaded {
        created,
        updated: written.len() - created,
        unchanged: beside.figures.len() - written.len(),
        coarser: beside.coarser,
        overruled: beside.overruled,
    }
}

impl ReferenceLoader for Loader<'_> {
    fn load_schools(&mut self, lines: &[SchoolLine]) -> Result<Loaded, StoreError> {
        let mut schools = Vec::with_capacity(lines.len());
        let mut results = Vec::new();
        for (school, of_line) in lines {
            let measured = of_line.iter().filter(|result| result.figures.measured());
            let told_in = self.newest.or_else(|| measured.map(|result| result.edition).max());
            schools.push(Told { what: school, told_in });
            results.extend(of_line.iter().map(|result| Told { what: result, told_in }));
        }
        self.name_schools(&schools)?;
        self.load_school_results(&results)
    }

    fn print_with(&mut self, precision: Precision) {
        self.precision = precision;
    }

    fn read_from(&mut self, newest: Option<Edition>) {
        self.newest = newest;
    }

    fn load_area_results(&mut self, results: &[AreaResult]) -> Result<Loaded, StoreError> {
        const TABLE: &str = "reference_area_results";
        const KEYS: [(&str, &str); 5] = [
            ("area", "text"),
            ("place", "text"),
            ("network", "text"),
            ("stage", "text"),
            ("year", "smallint"),
        ];
        let (known, statement) = (known_figures(TABLE, &KEYS), upsert(TABLE, &KEYS, &[]));
        let mut loaded = Loaded::default();
        let whole_key =
            |result: &AreaResult| (result.area.clone(), result.network, result.stage, result.edition);
        for chunk in chunks(results, whole_key) {
            let results = chunk.iter();
            let bind_keys = |statement| {
                let query = diesel::sql_query(statement).into_boxed::<Pg>();
                let query = bind_texts(query, results.clone().map(|result| key(&result.area).0));
                let query = bind_texts(query, results.clone().map(|result| key(&result.area).1));
                let query = bind_texts(query, results.clone().map(|result| result.network.slug()));
                let query = bind_texts(query, results.clone().map(|result| result.stage.slug()));
                bind_years(query, results.clone().map(|result| result.edition))
            };
            let told = results.clone().map(|result| (result.stage, result.edition, &result.figures));
            let beside = self.beside(bind_keys(&known), told)?;
            let query = bind_figures(bind_keys(&statement), beside.figures.iter());
            let written: Vec<WrittenRow> =
                self.run("load_area_results", |connection| query.load(connection))?;
            loaded += count(&written, &beside);
        }
        Ok(loaded)
    }

    fn rank(&mut self, of: &[(Stage, Edition)]) -> Result<(), StoreError> {
        let wanted = |statement: &'static str, moved: &[String]| {
            let query = diesel::sql_query(statement).into_boxed::<Pg>();
            let query = bind_texts(query, of.iter().map(|(stage, _)| stage.slug()));
            let query = bind_years(query, of.iter().map(|(_, edition)| *edition));
            query.bind::<Array<Text>, _>(moved.to_vec())
        };
        let moved = std::mem::take(&mut self.moved);
        let stages: BTreeSet<_> = of.iter().map(|(stage, _)| stage.slug()).collect();
        let of_stages = |statement: &'static str| {
            bind_texts(diesel::sql_query(statement).into_boxed::<Pg>(), stages.iter().copied())
        };
        let statements =
            [wanted(RANK, &moved), wanted(COVER, &moved), of_stages(FORGET), of_stages(ADVANCES)];
        self.run("rank", |connection| {
            connection.batch_execute(JOIN_LARGE)?;
            for statement in statements {
                statement.execute(connection)?;
            }
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
            .execute(connection)?;
            // The same bytes under whatever name; and a newer copy of a file says all that the older one did, but of two
            // older ones of a name nobody knows which it is.
            diesel::sql_query(
                "UPDATE reference_files SET outdated = false WHERE outdated AND (sha256 = $1 OR name = $2
                    AND (SELECT count(*) FROM reference_files of_name WHERE of_name.name = $2 AND of_name.outdated) = 1)",
            )
            .bind::<Text, _>(sha256)
            .bind::<Text, _>(name)
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
