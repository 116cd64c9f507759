//! Reference data in bulk.

use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::store::Loaded;
use kernel::{Stage, StoreError};
use store_postgres::operator::Operator;

use crate::world::World;

const STAGE: Stage = Stage::AnosFinais;

fn school(number: u32) -> ReferenceSchool {
    ReferenceSchool {
        code: format!("52{number:06}").parse().unwrap(),
        name: format!("Escola {number}"),
        municipality_code: format!("52{:05}", number % 250).parse().ok(),
        municipality: "Abadia de Goiás".to_owned(),
        network: Some([Network::Estadual, Network::Municipal][number as usize % 2]),
    }
}

fn results(number: u32) -> impl Iterator<Item = SchoolResult> {
    [2017, 2019, 2021, 2023].into_iter().map(move |year| SchoolResult {
        code: school(number).code,
        stage: STAGE,
        edition: Edition::new(year).unwrap(),
        figures: Figures {
            ideb: PublishedIdeb::parse(&format!("{}.{}", 3 + number % 4, (number / 7) % 10)).ok(),
            ..ideb_core_figures()
        },
    })
}

fn ideb_core_figures() -> Figures {
    use ideb_core::measure::{ApprovalRate, PerformanceIndicator, Proficiency, StandardizedScore};
    Figures {
        approval: ApprovalRate::parse("94.0").ok(),
        approval_by_grade: vec![ApprovalRate::parse("93.4").ok(), None, ApprovalRate::parse("95").ok()],
        indicator: PerformanceIndicator::parse("0.939961").ok(),
        proficiency_lp: Proficiency::parse("260.84").ok(),
        proficiency_mt: Proficiency::parse("258.94").ok(),
        score: StandardizedScore::parse("5.329667").ok(),
        ideb: None,
        target: None,
    }
}

/// 12,000 results of 3,000 schools, with their places: more than a statement carries.
#[test]
fn a_large_load_goes_in_and_changes_nothing_the_second_time() {
    let world = World::new();
    let schools: Vec<_> = (0..3_000).map(school).collect();
    let results: Vec<_> = (0..3_000).flat_map(results).collect();
    let editions = [2017, 2019, 2021, 2023].map(|year| (STAGE, Edition::new(year).unwrap()));
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let mut load = || {
        operator
            .load::<_, StoreError>(|loader| {
                loader.load_schools(&schools)?;
                let loaded = loader.load_school_results(&results)?;
                loader.rank(&editions)?;
                Ok(loaded)
            })
            .unwrap()
    };
    assert_eq!(load(), Loaded { created: 12_000, ..Loaded::default() });
    assert_eq!(load(), Loaded { unchanged: 12_000, ..Loaded::default() });
}

#[test]
fn a_row_that_stands_twice_in_a_file_is_merged_in_order() {
    let world = World::new();
    let result = |ideb: Option<&str>, target: Option<&str>| SchoolResult {
        code: school(1).code,
        stage: STAGE,
        edition: Edition::new(2023).unwrap(),
        figures: Figures {
            ideb: ideb.and_then(|text| PublishedIdeb::parse(text).ok()),
            target: target.and_then(|text| PublishedIdeb::parse(text).ok()),
            ..Figures::default()
        },
    };
    let rows =
        [result(Some("5.0"), None), result(Some("5.1"), None), result(None, Some("5.4")), result(None, None)];
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let loaded = operator
        .load::<_, StoreError>(|loader| {
            loader.load_schools(&[school(1), school(1)])?;
            loader.load_school_results(&rows)
        })
        .unwrap();
    assert_eq!(loaded, Loaded { created: 1, updated: 2, unchanged: 1 });
    let found = world.at_gate(|tx| tx.reference().school_results(&school(1).code)).unwrap();
    assert_eq!(found, [result(Some("5.1"), Some("5.4"))]);
}

#[test]
fn a_result_needs_its_school() {
    let world = World::new();
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let orphan: Vec<_> = results(1).collect();
    let refused = operator.load(|loader| loader.load_school_results(&orphan));
    assert!(
        matches!(&refused, Err(StoreError::Clash(name)) if name == "reference_school_results_school_fkey"),
        "{refused:?}"
    );
    // The connection is fit for the next file.
    operator.load(|loader| loader.load_schools(&[school(1)])).unwrap();
}
