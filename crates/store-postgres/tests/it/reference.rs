//! The shared reference data: loaded by the operator, ranked, and read by schools and by anyone.

use application::gate::session::LiveSession;
use application::tx::views::{SchoolView, Views};
use chrono::DateTime;
use ideb_core::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use ideb_core::reference::{Area, AreaResult, Comparison, Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::reference::{Ranking, Standing};
use ideb_core::store::{Loaded, ReferenceLoader, SchoolLine};
use kernel::{InepCode, Stage, StoreError, Uf};
use store_postgres::operator::Operator;

use crate::world::World;

const STAGE: Stage = Stage::AnosFinais;

/// A school that reads what the operator loads.
struct Reader {
    world: World,
    school: LiveSession,
}

impl Reader {
    fn new() -> Self {
        let world = World::new();
        let school = world.school("ana");
        Self { world, school }
    }

    fn view(&self) -> Box<dyn SchoolView> {
        self.world.view(&self.school)
    }
}

/// The operator's import, committed.
fn load_with(read: &Reader, work: impl FnOnce(&mut dyn ReferenceLoader)) {
    let mut operator = Operator::connect(&read.world.database.admin_url()).unwrap();
    operator
        .load(|loader| {
            work(loader);
            Ok::<_, StoreError>(())
        })
        .unwrap();
}

/// Figures with the widest values, and with gaps.
fn figures() -> Figures {
    Figures {
        approval: ApprovalRate::parse("94.05").ok(),
        approval_by_grade: vec![
            ApprovalRate::parse("93.4").ok(),
            None,
            ApprovalRate::parse("0").ok(),
            ApprovalRate::parse("100").ok(),
        ],
        indicator: PerformanceIndicator::parse("0.9399612345").ok(),
        proficiency_lp: Proficiency::parse("260.84").ok(),
        proficiency_mt: Proficiency::parse("500").ok(),
        score: StandardizedScore::parse("5.3296666667").ok(),
        ideb: PublishedIdeb::parse("10").ok(),
        target: PublishedIdeb::parse("5.4").ok(),
    }
}

fn edition(year: i16) -> Edition {
    Edition::new(year).unwrap()
}

fn value(text: &str) -> Option<PublishedIdeb> {
    PublishedIdeb::parse(text).ok()
}

fn code(text: &str) -> InepCode {
    text.parse().unwrap()
}

fn school(school: &str, municipality: &str) -> ReferenceSchool {
    ReferenceSchool {
        code: code(school),
        name: format!("Escola {school}"),
        municipality_code: municipality.parse().ok(),
        municipality: "Porto Velho".to_owned(),
    }
}

fn result(school: &str, year: i16, figures: Figures) -> SchoolResult {
    let network = Some(Network::Estadual);
    SchoolResult { code: code(school), stage: STAGE, edition: edition(year), network, figures }
}

fn index(school: &str, ideb: &str) -> SchoolResult {
    let figures = Figures { ideb: value(ideb), ..Figures::default() };
    result(school, 2023, figures)
}

/// Each school with those of the results that are its own.
fn lines(schools: &[ReferenceSchool], results: &[SchoolResult]) -> Vec<SchoolLine> {
    let of = |school: &ReferenceSchool| results.iter().filter(|it| it.code == school.code).cloned().collect();
    schools.iter().map(|school| (school.clone(), of(school))).collect()
}

fn load(read: &Reader, schools: &[ReferenceSchool], results: &[SchoolResult]) -> Loaded {
    let mut loaded = Loaded::default();
    load_with(read, |loader| {
        loaded = loader.load_schools(&lines(schools, results)).unwrap();
        loader.rank(&[(STAGE, edition(2023))]).unwrap();
    });
    loaded
}

fn results(read: &Reader, school: &str) -> Vec<SchoolResult> {
    read.view().index().school_results(&code(school)).unwrap()
}

fn ranking(read: &Reader, school: &str) -> Ranking {
    read.view().index().ranking(&code(school), STAGE, edition(2023)).unwrap()
}

fn standing(place: i32, of: i32) -> Standing {
    Standing { place, of }
}

#[test]
fn schools_and_results_are_read_back_exactly() {
    let read = &Reader::new();
    let unplaced = ReferenceSchool { municipality_code: None, ..school("11000002", "1100205") };
    let schools = [school("11000001", "1100205"), unplaced];
    let (late, early) = (result("11000001", 2023, figures()), result("11000001", 2005, Figures::default()));
    let first_stage = SchoolResult { stage: Stage::AnosIniciais, ..late.clone() };
    let written = [late.clone(), early.clone(), first_stage.clone()];
    load(read, &schools, &written);
    for school in &schools {
        let found = read.view().index().reference_school(&school.code).unwrap();
        assert_eq!(found.as_ref(), Some(school));
    }
    assert_eq!(read.view().index().reference_school(&code("11000009")).unwrap(), None);
    assert_eq!(results(read, "11000001"), [first_stage, early, late]);
    assert_eq!(results(read, "11000009"), []);
}

#[test]
fn loading_again_changes_nothing() {
    let read = &Reader::new();
    let schools = [school("11000001", "1100205")];
    let written = [result("11000001", 2021, figures()), result("11000001", 2023, figures())];
    let area = [AreaResult {
        area: Area::Region("Norte".to_owned()),
        network: Network::Publica,
        stage: STAGE,
        edition: edition(2023),
        figures: figures(),
    }];
    let load_areas = |read: &Reader| {
        let mut loaded = Loaded::default();
        load_with(read, |loader| loaded = loader.load_area_results(&area).unwrap());
        loaded
    };
    let (created, unchanged) = (
        |count| Loaded { created: count, ..Loaded::default() },
        |count| Loaded { unchanged: count, ..Loaded::default() },
    );
    assert_eq!(load(read, &schools, &written), created(2));
    assert_eq!(load(read, &schools, &written), unchanged(2));
    assert_eq!(load_areas(read), created(1));
    assert_eq!(load_areas(read), unchanged(1));
    assert_eq!(results(read, "11000001"), written);
}

#[test]
fn a_field_the_file_does_not_carry_keeps_its_value() {
    let read = &Reader::new();
    let whole = school("11000001", "1100205");
    load(read, std::slice::from_ref(&whole), &[result("11000001", 2023, figures())]);
    let poorer = ReferenceSchool { municipality_code: None, ..whole.clone() };
    let corrected = Figures { proficiency_mt: Proficiency::parse("258.94").ok(), ..Figures::default() };
    let silent = SchoolResult { network: None, ..result("11000001", 2023, corrected) };
    let changes = [silent, result("11000001", 2025, Figures::default())];
    let loaded = load(read, &[poorer], &changes);
    assert_eq!((loaded.created, loaded.updated, loaded.unchanged), (1, 1, 0));
    let expected = Figures { proficiency_mt: Proficiency::parse("258.94").ok(), ..figures() };
    assert_eq!(results(read, "11000001")[0], result("11000001", 2023, expected));
    let found = read.view().index().reference_school(&whole.code).unwrap();
    assert_eq!(found.as_ref(), Some(&whole));
}

#[test]
fn ties_share_a_place() {
    let read = &Reader::new();
    let schools =
        ["11000001", "11000002", "11000003", "11000004", "11000005"].map(|code| school(code, "1100205"));
    let indexes = [
        index("11000001", "6.1"),
        index("11000002", "5.0"),
        index("11000003", "5.0"),
        index("11000004", "4.9"),
        index("11000005", "4.0"),
    ];
    load(read, &schools, &indexes);
    for (school, position, next) in [
        ("11000001", 1, None),
        ("11000002", 2, Some((1, "6.1"))),
        ("11000003", 2, Some((1, "6.1"))),
        ("11000004", 4, Some((2, "5.0"))),
        ("11000005", 5, Some((4, "4.9"))),
    ] {
        let expected = Ranking {
            network: Some(Network::Estadual),
            municipal: Some(standing(position, 5)),
            state: Some(standing(position, 5)),
            next_municipal: next.map(|(place, ideb)| (place, value(ideb).unwrap())),
            scope: vec![Uf::RO],
            ..Ranking::default()
        };
        assert_eq!(ranking(read, school), expected, "{school}");
    }
    // A corrected index moves the places when they are computed anew.
    load(read, &schools[3..4], &[index("11000004", "7.0")]);
    assert_eq!(ranking(read, "11000004").municipal, Some(standing(1, 5)));
    assert_eq!(ranking(read, "11000001").municipal, Some(standing(2, 5)));
}

#[test]
fn places_are_among_the_same_network_stage_and_edition() {
    let read = &Reader::new();
    let schools = [
        school("11000001", "1100205"),
        school("11000002", "1100205"),
        school("11000003", "1100023"),
        school("12000001", "1200401"),
        school("11000004", "1100205"),
    ];
    let other_stage = SchoolResult { stage: Stage::AnosIniciais, ..index("11000004", "9.0") };
    let other_edition = SchoolResult { edition: edition(2021), ..index("11000004", "9.0") };
    let indexes = [
        index("11000001", "5.0"),
        SchoolResult { network: Some(Network::Privada), ..index("11000002", "8.0") },
        index("11000003", "5.5"),
        index("12000001", "6.0"),
        other_stage,
        other_edition,
    ];
    load(read, &schools, &indexes);
    let expected = Ranking {
        network: Some(Network::Estadual),
        municipal: Some(standing(1, 1)),
        state: Some(standing(2, 2)),
        imported: Some(standing(3, 3)),
        scope: vec![Uf::AC, Uf::RO],
        ..Ranking::default()
    };
    assert_eq!(ranking(read, "11000001"), expected);
    assert_eq!(ranking(read, "11000002").imported, Some(standing(1, 1)));
}

#[test]
fn a_school_without_an_index_has_no_place() {
    let read = &Reader::new();
    let away = ReferenceSchool { municipality_code: None, ..school("11000002", "1100205") };
    let schools = [school("11000001", "1100205"), away];
    let without = Figures { ideb: None, ..figures() };
    load(read, &schools, &[result("11000001", 2023, without), index("11000002", "5.0")]);
    let nowhere = Ranking { network: Some(Network::Estadual), scope: vec![Uf::RO], ..Ranking::default() };
    assert_eq!(ranking(read, "11000001"), nowhere);
    assert_eq!(ranking(read, "11000009"), Ranking::default());
    let unplaced = ranking(read, "11000002");
    assert_eq!((unplaced.municipal, unplaced.state), (None, Some(standing(1, 1))));
}

#[test]
fn a_comparison_is_of_the_network_of_the_result() {
    let read = &Reader::new();
    let areas = [
        (Area::Municipality("1100205".parse().unwrap()), Network::Estadual, 2023, "4.8"),
        (Area::Municipality("1100205".parse().unwrap()), Network::Publica, 2023, "9.1"),
        (Area::State(Uf::RO), Network::Estadual, 2023, "5.1"),
        (Area::State(Uf::RO), Network::Estadual, 2021, "9.2"),
        (Area::State(Uf::AC), Network::Estadual, 2023, "9.3"),
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
    load_with(read, |loader| {
        loader.load_area_results(&areas).unwrap();
    });
    let of_state = school("11000001", "1100205");
    let compare = |network| read.view().index().comparison(&of_state, network, STAGE, edition(2023)).unwrap();
    let expected = Comparison { municipal: value("4.8"), state: value("5.1"), national: None };
    assert_eq!(compare(Network::Estadual), expected);
    assert_eq!(compare(Network::Federal), Comparison::default());
    // Of all networks together, and of no other area.
    let country: Vec<_> = read.view().index().country_results(STAGE).unwrap();
    assert_eq!(country, areas[6..]);
    assert_eq!(read.view().index().country_results(Stage::EnsinoMedio).unwrap(), []);
}

#[test]
fn the_summary_counts_what_is_there() {
    let read = &Reader::new();
    let schools = [school("11000001", "1100205"), school("11000002", "1100205")];
    let results = [
        result("11000001", 2023, figures()),
        result("11000002", 2023, figures()),
        result("11000001", 2005, figures()),
    ];
    load(read, &schools, &results);
    let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
    load_with(read, |loader| {
        loader.note_file("escolas.xlsx", &"a".repeat(64), at(2_000_000)).unwrap();
        loader.note_file("municipios.xlsx", &"b".repeat(64), at(1_000_000)).unwrap();
        loader.note_file("escolas.xlsx", &"a".repeat(64), at(3_000_000)).unwrap();
    });
    let summary = read.world.postgres.view_public().unwrap().reference().reference_summary().unwrap();
    assert_eq!((summary.schools, summary.results), (2, 3));
    assert_eq!(summary.editions, [edition(2005), edition(2023)]);
    assert_eq!(summary.imported_at, Some(at(3_000_000)));
}
