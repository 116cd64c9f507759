//! Reference data in bulk.

use std::thread;

use diesel::pg::PgConnection;
use diesel::{Connection as _, RunQueryDsl as _};
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::precision::Precision;
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
    }
}

fn results(number: u32) -> impl Iterator<Item = SchoolResult> {
    [2017, 2019, 2021, 2023].into_iter().map(move |year| SchoolResult {
        code: school(number).code,
        stage: STAGE,
        edition: Edition::new(year).unwrap(),
        network: Some([Network::Estadual, Network::Municipal][number as usize % 2]),
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
    let lines: Vec<_> = (0..3_000).map(|number| (school(number), results(number).collect())).collect();
    let editions = [2017, 2019, 2021, 2023].map(|year| (STAGE, Edition::new(year).unwrap()));
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let mut load = || {
        operator
            .load::<_, StoreError>(|loader| {
                let loaded = loader.load_schools(&lines)?;
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
        network: None,
        figures: Figures {
            ideb: ideb.and_then(|text| PublishedIdeb::parse(text).ok()),
            target: target.and_then(|text| PublishedIdeb::parse(text).ok()),
            ..Figures::default()
        },
    };
    let rows =
        [result(Some("5.0"), None), result(Some("5.1"), None), result(None, Some("5.4")), result(None, None)];
    let lines = rows.map(|row| (school(1), vec![row]));
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let loaded = operator.load::<_, StoreError>(|loader| loader.load_schools(&lines)).unwrap();
    assert_eq!(loaded, Loaded { created: 1, updated: 2, unchanged: 1, ..Loaded::default() });
    let found = world.at_gate(|tx| tx.reference().school_results(&school(1).code)).unwrap();
    assert_eq!(found, [result(Some("5.1"), Some("5.4"))]);
}

/// The same result as three files print it: as INEP does, as a spreadsheet shows it, and with a P of its own.
fn printed(p: &str, n: &str, grades: &[&str]) -> SchoolResult {
    use ideb_core::measure::{ApprovalRate, PerformanceIndicator, StandardizedScore};
    let figures = Figures {
        indicator: PerformanceIndicator::parse(p).ok(),
        score: StandardizedScore::parse(n).ok(),
        approval_by_grade: grades.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
        ..Figures::default()
    };
    let edition = Edition::new(2023).unwrap();
    SchoolResult { code: school(1).code, stage: STAGE, edition, network: None, figures }
}

/// What a file that prints one result changed.
fn load_file(operator: &mut Operator, result: &SchoolResult) -> Loaded {
    let mut precision = Precision::default();
    precision.note(Some(result.stage), Some(result.edition), &result.figures);
    operator
        .load::<_, StoreError>(|loader| {
            loader.print_with(precision);
            loader.load_schools(&[(school(1), vec![result.clone()])])
        })
        .unwrap()
}

#[test]
fn the_finer_figures_are_left_in_whatever_order_files_come() {
    let fine = printed("0.9399612345", "5.3296672131", &["93.4", "93.7", "93.9", "-"]);
    let coarse = printed("0.94", "5.33", &["93", "94", "94", "95"]);
    let whole = printed("0.9399612345", "5.3296672131", &["93.4", "93.7", "93.9", "95"]);
    let coarser = Loaded { unchanged: 1, coarser: 1, ..Loaded::default() };
    for files in [[&fine, &coarse, &fine], [&coarse, &fine, &coarse], [&coarse, &coarse, &fine]] {
        let world = World::new();
        let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
        for file in files {
            load_file(&mut operator, file);
        }
        assert_eq!(load_file(&mut operator, &coarse), coarser);
        let found = world.at_gate(|tx| tx.reference().school_results(&school(1).code)).unwrap();
        assert_eq!(found, std::slice::from_ref(&whole));
        let overruled = Loaded { unchanged: 1, overruled: 1, ..Loaded::default() };
        assert_eq!(load_file(&mut operator, &printed("0.89", "-", &[])), overruled);
        let corrected = printed("0.9001234567", "-", &[]);
        assert_eq!(load_file(&mut operator, &corrected), Loaded { updated: 1, ..Loaded::default() });
    }
}

/// Without taking turns, the second would merge with what was known before the first, and write over it.
#[test]
fn of_two_imports_at_once_the_second_sees_what_the_first_wrote() {
    let world = World::new();
    let url = world.database.admin_url();
    let fine = printed("0.9399612345", "5.3296672131", &[]);
    let mut first = Operator::connect(&url).unwrap();
    first.load(|loader| loader.load_schools(&[(school(1), Vec::new())])).unwrap();
    let second = first
        .load::<_, StoreError>(|loader| {
            loader.load_schools(&[(school(1), vec![fine.clone()])])?;
            let mut second = Operator::connect(&url)?;
            let second = thread::spawn(move || {
                let coarse = printed("0.94", "5.33", &[]);
                second.load(|loader| loader.load_schools(&[(school(1), vec![coarse])])).unwrap()
            });
            let mut watcher = PgConnection::establish(&world.database.admin_url()).unwrap();
            let waiting = "SELECT FROM pg_stat_activity
                WHERE datname = current_database() AND wait_event_type = 'Lock'";
            while diesel::sql_query(waiting).execute(&mut watcher).unwrap() == 0 {
                assert!(!second.is_finished(), "the second did not wait");
                thread::yield_now();
            }
            Ok(second)
        })
        .unwrap();
    assert_eq!(second.join().unwrap(), Loaded { unchanged: 1, coarser: 1, ..Loaded::default() });
    let found = world.at_gate(|tx| tx.reference().school_results(&school(1).code)).unwrap();
    assert_eq!(found, [fine]);
}

#[test]
fn a_result_needs_its_school() {
    let world = World::new();
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let orphans = (school(2), results(1).collect());
    let refused = operator.load(|loader| loader.load_schools(&[orphans]));
    assert!(
        matches!(&refused, Err(StoreError::Clash(name)) if name == "reference_school_results_school_fkey"),
        "{refused:?}"
    );
    // The connection is fit for the next file.
    operator.load(|loader| loader.load_schools(&[(school(1), Vec::new())])).unwrap();
}
