//! What every store keeps of the shared reference data.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::DateTime;
use kernel::{InepCode, Stage};

use super::contract::figures;
use crate::measure::{Edition, Proficiency, PublishedIdeb};
use crate::reference::{
    Area, AreaResult, Comparison, Figures, Network, Ranking, ReferenceSchool, SchoolResult, Standing,
};
use crate::store::{Loaded, ReferenceData, ReferenceLoader};

/// Gives a test the operator's import and a reader, each in a transaction of its own that is committed after the work.
pub trait ReferenceHarness {
    fn load(&mut self, work: &mut dyn FnMut(&mut dyn ReferenceLoader));
    fn read(&mut self, work: &mut dyn FnMut(&mut dyn ReferenceData));
}

/// A test of the reference data, which is empty.
pub type ReferenceTest = fn(&mut dyn ReferenceHarness);

/// All tests, by name.
pub const REFERENCE_SUITE: [(&str, ReferenceTest); 8] = [
    ("schools_and_results_are_read_back_exactly", schools_and_results_are_read_back_exactly),
    ("loading_again_changes_nothing", loading_again_changes_nothing),
    ("a_field_the_file_does_not_carry_keeps_its_value", a_field_the_file_does_not_carry_keeps_its_value),
    ("ties_share_a_place", ties_share_a_place),
    (
        "places_are_among_the_same_network_stage_and_edition",
        places_are_among_the_same_network_stage_and_edition,
    ),
    ("a_school_without_an_index_has_no_place", a_school_without_an_index_has_no_place),
    ("a_comparison_is_of_the_schools_own_network", a_comparison_is_of_the_schools_own_network),
    ("the_summary_counts_what_is_there", the_summary_counts_what_is_there),
];

const STAGE: Stage = Stage::AnosFinais;

fn edition(year: i16) -> Edition {
    Edition::new(year).unwrap()
}

fn value(text: &str) -> Option<PublishedIdeb> {
    PublishedIdeb::parse(text).ok()
}

fn code(text: &str) -> InepCode {
    text.parse().unwrap()
}

fn school(school: &str, municipality: &str, network: Network) -> ReferenceSchool {
    ReferenceSchool {
        code: code(school),
        name: format!("Escola {school}"),
        municipality_code: municipality.parse().ok(),
        municipality: "Porto Velho".to_owned(),
        network: Some(network),
    }
}

fn result(school: &str, year: i16, figures: Figures) -> SchoolResult {
    SchoolResult { code: code(school), stage: STAGE, edition: edition(year), figures }
}

fn index(school: &str, ideb: &str) -> SchoolResult {
    let figures = Figures { ideb: value(ideb), ..Figures::default() };
    result(school, 2023, figures)
}

fn load(harness: &mut dyn ReferenceHarness, schools: &[ReferenceSchool], results: &[SchoolResult]) -> Loaded {
    let mut loaded = Loaded::default();
    harness.load(&mut |loader| {
        loader.load_schools(schools).unwrap();
        loaded = loader.load_school_results(results).unwrap();
        loader.rank(&[(STAGE, edition(2023))]).unwrap();
    });
    loaded
}

fn results(harness: &mut dyn ReferenceHarness, school: &str) -> Vec<SchoolResult> {
    let mut found = Vec::new();
    harness.read(&mut |reader| found = reader.school_results(&code(school)).unwrap());
    found
}

fn ranking(harness: &mut dyn ReferenceHarness, school: &str) -> Ranking {
    let mut found = Ranking::default();
    harness.read(&mut |reader| found = reader.ranking(&code(school), STAGE, edition(2023)).unwrap());
    found
}

fn standing(place: i32, of: i32) -> Standing {
    Standing { place, of }
}

fn schools_and_results_are_read_back_exactly(harness: &mut dyn ReferenceHarness) {
    let unplaced = ReferenceSchool {
        municipality_code: None,
        network: None,
        ..school("11000002", "1100205", Network::Estadual)
    };
    let schools = [school("11000001", "1100205", Network::Estadual), unplaced];
    let (late, early) = (result("11000001", 2023, figures()), result("11000001", 2005, Figures::default()));
    let first_stage = SchoolResult { stage: Stage::AnosIniciais, ..late.clone() };
    let written = [late.clone(), early.clone(), first_stage.clone()];
    load(harness, &schools, &written);
    for school in &schools {
        harness.read(&mut |reader| {
            let found = reader.reference_school(&school.code).unwrap();
            assert_eq!(found.as_ref(), Some(school));
        });
    }
    harness.read(&mut |reader| assert_eq!(reader.reference_school(&code("11000009")).unwrap(), None));
    assert_eq!(results(harness, "11000001"), [first_stage, early, late]);
    assert_eq!(results(harness, "11000009"), []);
}

fn loading_again_changes_nothing(harness: &mut dyn ReferenceHarness) {
    let schools = [school("11000001", "1100205", Network::Estadual)];
    let written = [result("11000001", 2021, figures()), result("11000001", 2023, figures())];
    let area = [AreaResult {
        area: Area::Region("Norte".to_owned()),
        network: Network::Publica,
        stage: STAGE,
        edition: edition(2023),
        figures: figures(),
    }];
    let load_areas = |harness: &mut dyn ReferenceHarness| {
        let mut loaded = Loaded::default();
        harness.load(&mut |loader| loaded = loader.load_area_results(&area).unwrap());
        loaded
    };
    let (created, unchanged) = (
        |count| Loaded { created: count, ..Loaded::default() },
        |count| Loaded { unchanged: count, ..Loaded::default() },
    );
    assert_eq!(load(harness, &schools, &written), created(2));
    assert_eq!(load(harness, &schools, &written), unchanged(2));
    assert_eq!(load_areas(harness), created(1));
    assert_eq!(load_areas(harness), unchanged(1));
    assert_eq!(results(harness, "11000001"), written);
}

fn a_field_the_file_does_not_carry_keeps_its_value(harness: &mut dyn ReferenceHarness) {
    let whole = school("11000001", "1100205", Network::Estadual);
    load(harness, std::slice::from_ref(&whole), &[result("11000001", 2023, figures())]);
    let poorer = ReferenceSchool { municipality_code: None, network: None, ..whole.clone() };
    let corrected = Figures { proficiency_mt: Proficiency::parse("258.94").ok(), ..Figures::default() };
    let changes = [result("11000001", 2023, corrected), result("11000001", 2025, Figures::default())];
    let loaded = load(harness, &[poorer], &changes);
    assert_eq!((loaded.created, loaded.updated, loaded.unchanged), (1, 1, 0));
    let expected = Figures { proficiency_mt: Proficiency::parse("258.94").ok(), ..figures() };
    assert_eq!(results(harness, "11000001")[0].figures, expected);
    harness.read(&mut |reader| {
        let found = reader.reference_school(&whole.code).unwrap();
        assert_eq!(found.as_ref(), Some(&whole));
    });
}

fn ties_share_a_place(harness: &mut dyn ReferenceHarness) {
    let schools = ["11000001", "11000002", "11000003", "11000004"]
        .map(|code| school(code, "1100205", Network::Municipal));
    let indexes = [
        index("11000001", "6.1"),
        index("11000002", "5.0"),
        index("11000003", "5.0"),
        index("11000004", "4.9"),
    ];
    load(harness, &schools, &indexes);
    for (school, position, next) in [
        ("11000001", 1, None),
        ("11000002", 2, Some((1, "6.1"))),
        ("11000003", 2, Some((1, "6.1"))),
        ("11000004", 4, Some((2, "5.0"))),
    ] {
        let expected = Ranking {
            municipal: Some(standing(position, 4)),
            state: Some(standing(position, 4)),
            national: Some(standing(position, 4)),
            next_municipal: next.map(|(place, ideb)| (place, value(ideb).unwrap())),
        };
        assert_eq!(ranking(harness, school), expected, "{school}");
    }
    // A corrected index moves the places when they are computed anew.
    load(harness, &[], &[index("11000004", "7.0")]);
    assert_eq!(ranking(harness, "11000004").municipal, Some(standing(1, 4)));
    assert_eq!(ranking(harness, "11000001").municipal, Some(standing(2, 4)));
}

fn places_are_among_the_same_network_stage_and_edition(harness: &mut dyn ReferenceHarness) {
    let schools = [
        school("11000001", "1100205", Network::Estadual),
        school("11000002", "1100205", Network::Privada),
        school("11000003", "1100023", Network::Estadual),
        school("12000001", "1200401", Network::Estadual),
        school("11000004", "1100205", Network::Estadual),
    ];
    let other_stage = SchoolResult { stage: Stage::AnosIniciais, ..index("11000004", "9.0") };
    let other_edition = SchoolResult { edition: edition(2021), ..index("11000004", "9.0") };
    let indexes = [
        index("11000001", "5.0"),
        index("11000002", "8.0"),
        index("11000003", "5.5"),
        index("12000001", "6.0"),
        other_stage,
        other_edition,
    ];
    load(harness, &schools, &indexes);
    let expected = Ranking {
        municipal: Some(standing(1, 1)),
        state: Some(standing(2, 2)),
        national: Some(standing(3, 3)),
        next_municipal: None,
    };
    assert_eq!(ranking(harness, "11000001"), expected);
    assert_eq!(ranking(harness, "11000002").national, Some(standing(1, 1)));
}

fn a_school_without_an_index_has_no_place(harness: &mut dyn ReferenceHarness) {
    let away =
        ReferenceSchool { municipality_code: None, ..school("11000002", "1100205", Network::Estadual) };
    let schools = [school("11000001", "1100205", Network::Estadual), away];
    let without = Figures { ideb: None, ..figures() };
    load(harness, &schools, &[result("11000001", 2023, without), index("11000002", "5.0")]);
    assert_eq!(ranking(harness, "11000001"), Ranking::default());
    assert_eq!(ranking(harness, "11000009"), Ranking::default());
    let unplaced = ranking(harness, "11000002");
    assert_eq!((unplaced.municipal, unplaced.state), (None, Some(standing(1, 1))));
}

fn a_comparison_is_of_the_schools_own_network(harness: &mut dyn ReferenceHarness) {
    let areas = [
        (Area::Municipality("1100205".parse().unwrap()), Network::Estadual, 2023, "4.8"),
        (Area::Municipality("1100205".parse().unwrap()), Network::Publica, 2023, "9.1"),
        (Area::State(kernel::Uf::RO), Network::Estadual, 2023, "5.1"),
        (Area::State(kernel::Uf::RO), Network::Estadual, 2021, "9.2"),
        (Area::State(kernel::Uf::AC), Network::Estadual, 2023, "9.3"),
        (Area::Region("Norte".to_owned()), Network::Estadual, 2023, "9.4"),
        (Area::Country, Network::Total, 2023, "4.9"),
    ]
    .map(|(area, network, year, ideb)| AreaResult {
        area,
        network,
        stage: STAGE,
        edition: edition(year),
        figures: index("11000001", ideb).figures,
    });
    harness.load(&mut |loader| {
        loader.load_area_results(&areas).unwrap();
    });
    let mut compare = |school: &ReferenceSchool| {
        let mut found = Comparison::default();
        harness.read(&mut |reader| found = reader.comparison(school, STAGE, edition(2023)).unwrap());
        found
    };
    let of_state = school("11000001", "1100205", Network::Estadual);
    let expected = Comparison { municipal: value("4.8"), state: value("5.1"), national: None };
    assert_eq!(compare(&of_state), expected);
    let unknown = ReferenceSchool { network: None, ..of_state };
    assert_eq!(compare(&unknown), Comparison::default());
}

fn the_summary_counts_what_is_there(harness: &mut dyn ReferenceHarness) {
    let schools =
        [school("11000001", "1100205", Network::Estadual), school("11000002", "1100205", Network::Estadual)];
    let results = [
        result("11000001", 2023, figures()),
        result("11000002", 2023, figures()),
        result("11000001", 2005, figures()),
    ];
    load(harness, &schools, &results);
    let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
    harness.load(&mut |loader| {
        loader.note_file("escolas.xlsx", &"a".repeat(64), at(2_000_000)).unwrap();
        loader.note_file("municipios.xlsx", &"b".repeat(64), at(1_000_000)).unwrap();
        loader.note_file("escolas.xlsx", &"a".repeat(64), at(3_000_000)).unwrap();
    });
    harness.read(&mut |reader| {
        let summary = reader.reference_summary().unwrap();
        assert_eq!((summary.schools, summary.results), (2, 3));
        assert_eq!(summary.editions, [edition(2005), edition(2023)]);
        assert_eq!(summary.imported_at, Some(at(3_000_000)));
    });
}
