//! The shared reference data, read.

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use ideb_core::levers::Lever;
use ideb_core::reference::search::{FoundSchools, SoughtSchool};
use ideb_core::reference::{Network, ReferenceSchool, ReferenceSummary, SchoolResult, TypicalAdvance};
use ideb_core::store::ReferenceData;
use ideb_core::view::ReferenceView;
use kernel::{Decimal, InepCode, MunicipalityCode, Stage, StoreError, Uf};

use crate::column::decimal::Number;
use crate::column::words::{Word, Year};
use crate::connect::transaction::Transaction;
use crate::index::figures::FiguresRow;
use crate::index::school_search;
use crate::schema::index::{
    reference_advances as advances, reference_files as files, reference_school_results as results,
    reference_schools as schools,
};

#[derive(Queryable)]
struct ReferenceSchoolRow {
    code: Word<InepCode>,
    name: String,
    municipality_code: Option<Word<MunicipalityCode>>,
    municipality: String,
}

#[derive(Queryable)]
struct SchoolResultRow {
    stage: Word<Stage>,
    year: Year,
    network: Option<Word<Network>>,
    figures: FiguresRow,
}

#[derive(Queryable)]
struct TypicalRow {
    lever: String,
    median: Number<Decimal<2>>,
    schools: i32,
    states: Vec<Word<Uf>>,
}

/// A lever as the table names it: a grade by its place.
fn lever(stage: Stage, name: &str) -> Option<Lever> {
    let levers = [Lever::Mt, Lever::Lp, Lever::Approval];
    let of_stage = || {
        let place: u8 = name.strip_prefix("grade_")?.parse().ok()?;
        stage.grades().find(|grade| grade.place == place).map(Lever::Grade)
    };
    levers.into_iter().find(|lever| lever.slug() == name).or_else(of_stage)
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
                ))
                .first(connection)
                .optional()
        })?;
        Ok(row.map(|row| ReferenceSchool {
            code: row.code.0,
            name: row.name,
            municipality_code: row.municipality_code.map(|code| code.0),
            municipality: row.municipality,
        }))
    }

    fn school_results(&mut self, code: &InepCode) -> Result<Vec<SchoolResult>, StoreError> {
        let rows: Vec<SchoolResultRow> = self.run("school_results", |connection| {
            results::table
                .filter(results::inep_code.eq(code.as_str()))
                .select((
                    results::stage,
                    results::year,
                    results::network,
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
                network: row.network.map(|network| network.0),
                figures: row.figures.into(),
            })
            .collect();
        // Stages stand in the order of schooling, not of the alphabet.
        results.sort_by_key(|result| (result.stage, result.edition));
        Ok(results)
    }

    fn typical_advances(
        &mut self,
        stage: Stage,
        network: Network,
    ) -> Result<Vec<TypicalAdvance>, StoreError> {
        let rows: Vec<TypicalRow> = self.run("typical_advances", |connection| {
            advances::table
                .filter(advances::stage.eq(stage.slug()).and(advances::network.eq(network.slug())))
                .select((advances::lever, advances::median, advances::schools, advances::states))
                .order(advances::lever)
                .load(connection)
        })?;
        let typical = |row: TypicalRow| {
            Some(TypicalAdvance {
                lever: lever(stage, &row.lever)?,
                by: row.median.0,
                schools: row.schools,
                states: row.states.into_iter().map(|uf| uf.0).collect(),
            })
        };
        Ok(rows.into_iter().filter_map(typical).collect())
    }
}

impl ReferenceView for Transaction {
    fn reference_summary(&mut self) -> Result<ReferenceSummary, StoreError> {
        self.run("reference_summary", |connection| {
            let of_states: Vec<(Word<Uf>, i64)> = schools::table
                .group_by(schools::state)
                .select((schools::state, count_star()))
                .load(connection)?;
            let mut states: Vec<_> = of_states.iter().map(|(state, _)| state.0).collect();
            states.sort();
            // One walk over an index: as many groups as editions.
            let editions: Vec<(Year, i64)> = results::table
                .group_by(results::year)
                .select((results::year, count_star()))
                .order(results::year)
                .load(connection)?;
            let imported_at: Option<DateTime<Utc>> =
                files::table.select(max(files::imported_at)).first(connection)?;
            Ok(ReferenceSummary {
                schools: of_states.iter().map(|(_, count)| count).sum(),
                states,
                results: editions.iter().map(|(_, count)| count).sum(),
                editions: editions.into_iter().map(|(year, _)| year.0).collect(),
                imported_at,
            })
        })
    }

    fn search_schools(&mut self, sought: &SoughtSchool) -> Result<FoundSchools, StoreError> {
        self.run("search_schools", |connection| school_search::search(connection, sought))
    }
}
