//! Schools found by words of their name, city, state or code.

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Numeric, SmallInt, Text};
use ideb_core::measure::PublishedIdeb;
use ideb_core::reference::Network;
use ideb_core::reference::search::{COUNTED, FoundSchool, FoundSchools, LatestIndex, SHOWN, SoughtSchool};
use kernel::{InepCode, Stage, Uf};

use crate::column::count::Count;
use crate::column::decimal::Number;
use crate::column::statement::{row, statement};
use crate::column::words::{Word, Year};

row! {
    /// A school for each of its stages with an index, or once.
    FoundRow {
        inep_code: Word<InepCode> => Text,
        name: String => Text,
        municipality: String => Text,
        state: Word<Uf> => Text,
        total: Count => BigInt,
        network: Option<Word<Network>> => Nullable<Text>,
        stage: Option<Word<Stage>> => Nullable<Text>,
        year: Option<Year> => Nullable<SmallInt>,
        ideb: Option<Number<PublishedIdeb>> => Nullable<Numeric>,
    }
}

statement! {
    /// First those whose name has all words: of a large city's they would not be among any thousand.
    SearchSchools(
        query: String => Text,
        code: String => Text,
        counted: i64 => BigInt,
        shown: i64 => BigInt,
    ) -> FoundRow =
        "WITH sought AS (
            SELECT $1::text::tsquery AS query, $2::text AS code, $3::bigint AS counted
        ), by_name AS MATERIALIZED (
            SELECT s.inep_code, s.name, s.municipality, s.state, s.name_words, 1 AS tier
            FROM sought, reference_schools s
            WHERE array_to_tsvector(string_to_array(s.name_words, ' ')) @@ sought.query
        ), named AS MATERIALIZED (
            SELECT * FROM by_name LIMIT (SELECT counted FROM sought)
        ), by_all AS MATERIALIZED (
            SELECT s.inep_code, s.name, s.municipality, s.state, s.name_words, 2 AS tier
            FROM sought, reference_schools s
            WHERE array_to_tsvector(string_to_array(s.words, ' ')) @@ sought.query
                AND NOT array_to_tsvector(string_to_array(s.name_words, ' ')) @@ sought.query
        ), found AS (
            SELECT * FROM named
            UNION ALL
            (SELECT * FROM by_all LIMIT (SELECT counted - (SELECT count(*) FROM named) FROM sought))
        ), shown AS (
            SELECT f.*, count(*) OVER () AS total,
                row_number() OVER (ORDER BY f.inep_code <> s.code, tier, name_words COLLATE \"C\", inep_code) AS place
            FROM found f, sought s ORDER BY place LIMIT $4::bigint
        )
        SELECT s.inep_code, s.name, s.municipality, s.state, s.total, told.network, latest.stage, latest.year, latest.ideb
        FROM shown s
        LEFT JOIN LATERAL (
            SELECT r.network FROM reference_school_results r
            WHERE r.inep_code = s.inep_code AND r.network IS NOT NULL ORDER BY r.year DESC LIMIT 1
        ) told ON true
        LEFT JOIN LATERAL (
            SELECT DISTINCT ON (r.stage) r.stage, r.year, r.ideb FROM reference_school_results r
            WHERE r.inep_code = s.inep_code AND r.ideb IS NOT NULL ORDER BY r.stage, r.year DESC
        ) latest ON true
        ORDER BY s.place"
}

impl FoundRow {
    fn latest(&self) -> Option<LatestIndex> {
        Some(LatestIndex { stage: self.stage?.0, edition: self.year?.0, ideb: Number::measure(self.ideb)? })
    }
}

pub(super) fn search(connection: &mut PgConnection, sought: &SoughtSchool) -> QueryResult<FoundSchools> {
    // Plain letters and digits alone, so that nothing in them is an operator.
    let query: Vec<_> = sought.words().map(|word| format!("'{word}':*")).collect();
    let search = SearchSchools {
        query: query.join(" & "),
        code: sought.code().map(|code| code.to_string()).unwrap_or_default(),
        counted: i64::try_from(COUNTED + 1).unwrap_or(i64::MAX),
        shown: i64::try_from(SHOWN).unwrap_or(i64::MAX),
    };
    let rows: Vec<FoundRow> = search.load(connection)?;
    let mut found =
        FoundSchools { total: rows.first().map_or(0, |row| row.total.0), ..FoundSchools::default() };
    for row in rows {
        let latest = row.latest();
        if found.schools.last().is_none_or(|last| last.code != row.inep_code.0) {
            found.schools.push(FoundSchool {
                code: row.inep_code.0,
                name: row.name,
                municipality: row.municipality,
                state: row.state.0,
                network: row.network.map(|network| network.0),
                latest: Vec::new(),
            });
        }
        if let Some(school) = found.schools.last_mut() {
            school.latest.extend(latest);
        }
    }
    // Stages stand in the order of schooling, not of the alphabet.
    found.schools.iter_mut().for_each(|school| school.latest.sort_by_key(|latest| latest.stage));
    Ok(found)
}
