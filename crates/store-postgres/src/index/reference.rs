//! The shared reference data, read.

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{
    Area, Comparison, Network, Ranking, ReferenceSchool, ReferenceSummary, SchoolResult, Standing,
};
use ideb_core::store::ReferenceData;
use kernel::{InepCode, MunicipalityCode, Stage, StoreError};

use crate::column::decimal::Number;
use crate::column::words::{Word, Year};
use crate::connect::transaction::Transaction;
use crate::index::area_results::key;
use crate::index::figures::FiguresRow;
use crate::schema::{
    reference_area_results as areas, reference_files as files, reference_school_results as results,
    reference_schools as schools,
};

#[derive(Queryable)]
struct ReferenceSchoolRow {
    code: Word<InepCode>,
    name: String,
    municipality_code: Option<Word<MunicipalityCode>>,
    municipality: String,
    network: Option<Word<Network>>,
}

#[derive(Queryable)]
struct SchoolResultRow {
    stage: Word<Stage>,
    year: Year,
    figures: FiguresRow,
}

#[derive(Queryable)]
struct RankingRow {
    municipal: (Option<i32>, Option<i32>),
    state: (Option<i32>, Option<i32>),
    national: (Option<i32>, Option<i32>),
    next_municipal: (Option<i32>, Option<Number<PublishedIdeb>>),
}

impl From<RankingRow> for Ranking {
    fn from(row: RankingRow) -> Self {
        let standing = |(place, of): (Option<i32>, Option<i32>)| Some(Standing { place: place?, of: of? });
        let (next, ideb) = row.next_municipal;
        Self {
            municipal: standing(row.municipal),
            state: standing(row.state),
            national: standing(row.national),
            next_municipal: next.zip(Number::measure(ideb)),
        }
    }
}

impl ReferenceData for Transaction {
    fn reference_school(&mut self, code: &InepCode) -> Result<Option<ReferenceSchool>, StoreError> {
        let row: Option<ReferenceSchoolRow> = self.run("reference_school", |connection| {
            schools::table
                .find(code.as_str())
                .select((
                    schools::inep_code,
                    schools::name,
                    schools::municipality_code,
                    schools::municipality,
                    schools::network,
                ))
                .first(connection)
                .optional()
        })?;
        Ok(row.map(|row| ReferenceSchool {
            code: row.code.0,
            name: row.name,
            municipality_code: row.municipality_code.map(|code| code.0),
            municipality: row.municipality,
            network: row.network.map(|network| network.0),
        }))
    }

    fn school_results(&mut self, code: &InepCode) -> Result<Vec<SchoolResult>, StoreError> {
        let rows: Vec<SchoolResultRow> = self.run("school_results", |connection| {
            results::table
                .filter(results::inep_code.eq(code.as_str()))
                .select((
                    results::stage,
                    results::year,
                    (
                        results::approval,
                        results::approval_by_grade,
                        results::indicator,
                        results::proficiency_lp,
                        results::proficiency_mt,
                        results::score,
                        results::ideb,
                        results::target,
                    ),
                ))
                .load(connection)
        })?;
        let mut results: Vec<_> = rows
            .into_iter()
            .map(|row| SchoolResult {
                code: code.clone(),
                stage: row.stage.0,
                edition: row.year.0,
                figures: row.figures.into(),
            })
            .collect();
        // Stages stand in the order of schooling, not of the alphabet.
        results.sort_by_key(|result| (result.stage, result.edition));
        Ok(results)
    }

    fn ranking(&mut self, code: &InepCode, stage: Stage, edition: Edition) -> Result<Ranking, StoreError> {
        let row: Option<RankingRow> = self.run("ranking", |connection| {
            results::table
                .find((code.as_str(), stage.slug(), edition.year()))
                .select((
                    (results::municipal_position, results::municipal_total),
                    (results::state_position, results::state_total),
                    (results::national_position, results::national_total),
                    (results::next_municipal_position, results::next_municipal_ideb),
                ))
                .first(connection)
                .optional()
        })?;
        Ok(row.map(Into::into).unwrap_or_default())
    }

    fn comparison(
        &mut self,
        school: &ReferenceSchool,
        stage: Stage,
        edition: Edition,
    ) -> Result<Comparison, StoreError> {
        let Some(network) = school.network else {
            return Ok(Comparison::default());
        };
        let municipality = school.municipality_code.clone().map(Area::Municipality);
        let (state, country) = (Area::State(school.code.uf()), Area::Country);
        // Each area with values of its own rather than `= ANY($1)`: PostgreSQL takes a list for longer than it is, and
        // so plans the statement anew each time.
        let of = |area: &Area| {
            let (kind, place) = key(area);
            areas::area.eq(kind.to_owned()).and(areas::place.eq(place.to_owned()))
        };
        let none = areas::area.eq(String::new()).and(areas::place.eq(String::new()));
        let wanted = municipality.as_ref().map_or(none, of).or(of(&state)).or(of(&country));
        let found: Vec<(String, Option<Number<PublishedIdeb>>)> = self.run("comparison", |connection| {
            areas::table
                .filter(wanted)
                .filter(areas::network.eq(network.slug()))
                .filter(areas::stage.eq(stage.slug()).and(areas::year.eq(edition.year())))
                .select((areas::area, areas::ideb))
                .load(connection)
        })?;
        let [municipal, state, national] =
            [municipality.as_ref(), Some(&state), Some(&country)].map(|area| {
                let (kind, _) = key(area?);
                found.iter().find(|(found, _)| found == kind).and_then(|(_, ideb)| Number::measure(*ideb))
            });
        Ok(Comparison { municipal, state, national })
    }

    fn reference_summary(&mut self) -> Result<ReferenceSummary, StoreError> {
        self.run("reference_summary", |connection| {
            let schools = schools::table.select(count_star()).first(connection)?;
            // One walk over an index: as many groups as editions.
            let editions: Vec<(Year, i64)> = results::table
                .group_by(results::year)
                .select((results::year, count_star()))
                .order(results::year)
                .load(connection)?;
            let imported_at: Option<DateTime<Utc>> =
                files::table.select(max(files::imported_at)).first(connection)?;
            Ok(ReferenceSummary {
                schools,
                results: editions.iter().map(|(_, count)| count).sum(),
                editions: editions.into_iter().map(|(year, _)| year.0).collect(),
                imported_at,
            })
        })
    }
}
