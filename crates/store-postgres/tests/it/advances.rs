//! Typical advances: what the statement finds among schools, beside what the domain finds of each.

use std::collections::{BTreeMap, BTreeSet};

use application::tx::views::Views;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel_migrations::MigrationHarness;
use ideb_core::effort::advance::best;
use ideb_core::history::{Source, history, newest_network};
use ideb_core::levers::Lever;
use ideb_core::measure::{ApprovalRate, Edition, Proficiency};
use ideb_core::reference::{Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::store::{ReferenceLoader, SchoolLine};
use kernel::{Decimal, Stage, StoreError};
use store_postgres::migrate;
use store_postgres::operator::Operator;

use crate::world::World;

/// A sequence that is the same at every run (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> i64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        i64::try_from((mixed ^ (mixed >> 31)) % limit).unwrap()
    }

    /// One time in `of` nothing.
    fn rate(&mut self, of: u64) -> Option<ApprovalRate> {
        let units = if self.below(9) == 0 { 0 } else { 8_000 + self.below(200) * 10 };
        (self.below(of) > 0).then(|| ApprovalRate::nearest(Decimal::from_units(units)))
    }

    fn points(&mut self) -> Option<Proficiency> {
        let units = 24_000 + self.below(4_000);
        (self.below(6) > 0).then(|| Proficiency::nearest(Decimal::from_units(units)))
    }

    fn figures(&mut self, stage: Stage) -> Figures {
        Figures {
            // Half of the results leave all grades to the mean of each.
            approval: self.rate(2),
            approval_by_grade: stage.grades().map(|_| self.rate(6)).collect(),
            proficiency_lp: self.points(),
            proficiency_mt: self.points(),
            ..Figures::default()
        }
    }

    /// Schools of three states and three networks, which some change, in editions of which some are missing.
    fn lines(&mut self, schools: i64) -> Vec<SchoolLine> {
        let mut lines = Vec::new();
        for number in 0..schools {
            let code = ["11", "35", "43"][usize::try_from(number % 3).unwrap()];
            let school = ReferenceSchool {
                code: format!("{code}{number:06}").parse().unwrap(),
                name: format!("Escola {number}"),
                municipality_code: None,
                municipality: String::new(),
            };
            let mut results = Vec::new();
            for stage in Stage::ALL {
                for year in [2015, 2017, 2019, 2021, 2023] {
                    let networks = [Some(Network::Estadual), Some(Network::Municipal), None];
                    if self.below(5) > 0 {
                        results.push(SchoolResult {
                            code: school.code.clone(),
                            stage,
                            edition: Edition::new(year).unwrap(),
                            network: networks[usize::try_from(self.below(3)).unwrap()],
                            figures: self.figures(stage),
                        });
                    }
                }
            }
            lines.push((school, results));
        }
        lines
    }
}

fn load(operator: &mut Operator, lines: &[SchoolLine]) {
    operator
        .load(|loader: &mut dyn ReferenceLoader| {
            for (school, results) in lines {
                // A result's network is that of its line.
                let each = results.iter().map(|result| (school.clone(), vec![result.clone()]));
                loader.load_schools(&each.collect::<Vec<_>>())?;
            }
            let of: BTreeSet<_> =
                lines.iter().flat_map(|(_, results)| results).map(|it| (it.stage, it.edition)).collect();
            loader.rank(&of.into_iter().collect::<Vec<_>>())
        })
        .map_err(|error: StoreError| error)
        .unwrap();
}

/// The advances that the domain finds, by network and lever: their median, how many, and in which states.
fn expected(
    lines: &[SchoolLine],
    stage: Stage,
) -> BTreeMap<(Network, String), (String, usize, Vec<&'static str>)> {
    let mut best_of: BTreeMap<_, Vec<(Decimal<2>, &'static str)>> = BTreeMap::new();
    for (school, results) in lines {
        let records = history(Source::Inep, results.clone(), Vec::new());
        let Some(network) = newest_network(&records, stage) else { continue };
        let levers = [Lever::Mt, Lever::Lp, Lever::Approval].into_iter();
        for lever in levers.chain(stage.grades().map(Lever::Grade)) {
            let Some(advance) = best(&records, stage, lever) else { continue };
            best_of.entry((network, name(lever))).or_default().push((advance.by, school.code.uf().code()));
        }
    }
    let tell = |mut advances: Vec<(Decimal<2>, &'static str)>| {
        advances.sort();
        let middle = |at: usize| advances[at].0.units();
        let (half, count) = (advances.len() / 2, advances.len());
        let units = if count % 2 == 1 { 2 * middle(half) } else { middle(half - 1) + middle(half) };
        let median = Decimal::<2>::from_units((units + 1) / 2);
        let states: BTreeSet<_> = advances.iter().map(|(_, state)| *state).collect();
        (median.to_string(), count, states.into_iter().collect())
    };
    best_of.into_iter().map(|(of, advances)| (of, tell(advances))).collect()
}

fn name(lever: Lever) -> String {
    lever.grade_label().unwrap_or_else(|| lever.slug().to_owned())
}

#[test]
fn what_is_typical_is_the_median_of_the_schools_best_advances() {
    let world = World::new();
    let school = world.school("ana");
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let lines = Random(7).lines(40);
    load(&mut operator, &lines);
    let mut compared = 0;
    let mut view = world.view(&school);
    let mut public = world.postgres.view_public().unwrap();
    for stage in Stage::ALL {
        let mut found = BTreeMap::new();
        for network in [Network::Estadual, Network::Municipal, Network::Federal] {
            let typical = view.index().typical_advances(stage, network).unwrap();
            // Anyone sees the same.
            assert_eq!(public.reference().typical_advances(stage, network).unwrap(), typical);
            for it in typical {
                let states = it.states.iter().map(|uf| uf.code()).collect();
                let told = (it.by.to_string(), usize::try_from(it.schools).unwrap(), states);
                found.insert((network, name(it.lever)), told);
            }
        }
        assert_eq!(found, expected(&lines, stage), "{stage}");
        compared += found.len();
    }
    assert!(compared > 35, "{compared}");
}

#[test]
fn the_next_import_computes_its_stages_anew() {
    let world = World::new();
    let school = world.school("ana");
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let (first, more) = (Random(1).lines(6), Random(2).lines(9));
    load(&mut operator, &first);
    let of_one_stage: Vec<_> = more
        .iter()
        .map(|(school, results)| {
            let of_stage = results.iter().filter(|result| result.stage == Stage::AnosFinais).cloned();
            (school.clone(), of_stage.collect::<Vec<_>>())
        })
        .collect();
    let typical =
        |stage: Stage| world.view(&school).index().typical_advances(stage, Network::Estadual).unwrap();
    let before = Stage::ALL.map(typical);
    load(&mut operator, &of_one_stage);
    let after = Stage::ALL.map(typical);
    let same: Vec<_> = before.iter().zip(&after).map(|(before, after)| before == after).collect();
    assert_eq!(same, [true, false, true]);
    // The same once more changes nothing.
    load(&mut operator, &of_one_stage);
    assert_eq!(Stage::ALL.map(typical), after);
}

#[test]
fn what_an_earlier_version_imported_is_told_when_the_schema_is_brought_up_to_date() {
    let world = World::new();
    let school = world.school("ana");
    let url = world.database.admin_url();
    load(&mut Operator::connect(&url).unwrap(), &Random(3).lines(12));
    let typical = || {
        Stage::ALL
            .map(|stage| world.view(&school).index().typical_advances(stage, Network::Estadual).unwrap())
    };
    let known = typical();
    assert!(known.iter().all(|of_stage| !of_stage.is_empty()));
    let mut connection = PgConnection::establish(&url).unwrap();
    while !connection.revert_last_migration(migrate::MIGRATIONS).unwrap().to_string().starts_with("0027") {}
    migrate::run(&url).unwrap();
    assert_eq!(typical(), known);
    // The next migration finds them told.
    connection.revert_last_migration(migrate::MIGRATIONS).unwrap();
    migrate::run(&url).unwrap();
    assert_eq!(typical(), known);
    // A program that ended before it told them leaves that to the next.
    diesel::sql_query("DELETE FROM public.reference_advances").execute(&mut connection).unwrap();
    migrate::run(&url).unwrap();
    assert_eq!(typical(), known);
}
