//! What screens read of the school's index.

use diesel::prelude::*;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{
    Area, AreaResult, Comparison, Network, Places, Ranking, ReferenceSchool, Standing,
};
use ideb_core::simulation::Simulation;
use ideb_core::simulation::summary::{SimulationSummary, SummaryRequest};
use ideb_core::store::Goal;
use ideb_core::view::{IndexView, SimulationPage};
use kernel::{InepCode, SimulationId, Stage, StoreError, Uf};

use crate::column::decimal::Number;
use crate::column::words::{Word, Year};
use crate::connect::transaction::Transaction;
use crate::index::area_results::key;
use crate::index::figures::FiguresRow;
use crate::index::{goals, simulation_summary, simulations};
use crate::schema::index::{
    reference_area_results as areas, reference_coverage as coverage, reference_school_results as results,
};

#[derive(Queryable)]
struct RankingRow {
    municipal: (Option<i32>, Option<i32>),
    state: (Option<i32>, Option<i32>),
    national: (Option<i32>, Option<i32>),
    next_municipal: (Option<i32>, Option<Number<PublishedIdeb>>),
    network: Option<Word<Network>>,
    states: Option<Vec<Word<Uf>>>,
    whole: Option<bool>,
}

impl From<RankingRow> for Places {
    fn from(row: RankingRow) -> Self {
        let standing = |(place, of): (Option<i32>, Option<i32>)| Some(Standing { place: place?, of: of? });
        let (next, ideb) = row.next_municipal;
        Self {
            municipal: standing(row.municipal),
            state: standing(row.state),
            all: standing(row.national),
            next_municipal: next.zip(Number::measure(ideb)),
            network: row.network.map(|network| network.0),
            states: row.states.unwrap_or_default().into_iter().map(|uf| uf.0).collect(),
            whole: row.whole.unwrap_or_default(),
        }
    }
}

impl IndexView for Transaction {
    fn goals(&mut self) -> Result<Vec<Goal>, StoreError> {
        self.run("goals", goals::goals)
    }

    fn simulations(&mut self, page: SimulationPage) -> Result<Vec<Simulation>, StoreError> {
        self.run("simulations", |connection| simulations::list(connection, page))
    }

    fn simulation(&mut self, id: SimulationId) -> Result<Option<Simulation>, StoreError> {
        self.run("simulation", |connection| simulations::one(connection, id))
    }

    fn simulation_summary(&mut self, of: &SummaryRequest) -> Result<SimulationSummary, StoreError> {
        self.run("simulation_summary", |connection| simulation_summary::summary(connection, of))
    }

    fn ranking(&mut self, code: &InepCode, stage: Stage, edition: Edition) -> Result<Ranking, StoreError> {
        let covered = || {
            coverage::table.filter(coverage::stage.eq(stage.slug()).and(coverage::year.eq(edition.year())))
        };
        let states = covered().select(coverage::states).single_value();
        let whole = covered().select(coverage::whole).single_value();
        let row: Option<RankingRow> = self.run("ranking", |connection| {
            results::table
                .find((code.as_str(), stage.slug(), edition.year()))
                .select((
                    (results::municipal_position, results::municipal_total),
                    (results::state_position, results::state_total),
                    (results::national_position, results::national_total),
                    (results::next_municipal_position, results::next_municipal_ideb),
                    results::network,
                    states,
                    whole,
                ))
                .first(connection)
                .optional()
        })?;
        Ok(row.map(Places::from).map(Into::into).unwrap_or_default())
    }

    fn comparison(
        &mut self,
        school: &ReferenceSchool,
        network: Network,
        stage: Stage,
        edition: Edition,
    ) -> Result<Comparison, StoreError> {
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

    fn country_results(&mut self, stage: Stage) -> Result<Vec<AreaResult>, StoreError> {
        let (kind, place) = key(&Area::Country);
        let network = Network::Total;
        let rows: Vec<(Year, FiguresRow)> = self.run("country_results", |connection| {
            areas::table
                .filter(areas::area.eq(kind).and(areas::place.eq(place)))
                .filter(areas::network.eq(network.slug()).and(areas::stage.eq(stage.slug())))
                .select((
                    areas::year,
                    (
                        areas::approval,
                        areas::approval_by_grade,
                        areas::indicator,
                        areas::proficiency_lp,
                        areas::proficiency_mt,
                        areas::score,
                        areas::ideb,
                        areas::target,
                    ),
                ))
                .load(connection)
        })?;
        let result = |(year, figures): (Year, FiguresRow)| AreaResult {
            area: Area::Country,
            network,
            stage,
            edition: year.0,
            figures: figures.into(),
        };
        Ok(rows.into_iter().map(result).collect())
    }
}
