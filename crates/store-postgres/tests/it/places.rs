//! Whose place it is and among whom, whatever was imported when.

use application::gate::session::LiveSession;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::reference::{Ranking, Standing};
use ideb_core::store::SchoolLine;
use kernel::{InepCode, MunicipalityCode, Stage, StoreError, Uf};
use store_postgres::operator::Operator;

use crate::world::World;

use Network::{Estadual, Municipal};

const STAGE: Stage = Stage::AnosFinais;
/// The school looked at.
const OURS: &str = "11000001";
const HERE: Option<&str> = Some("1100205");
const THERE: Option<&str> = Some("1100023");

/// What a file's line tells of a school: code, city, network, and editions with their index.
type Told<'a> = (&'a str, Option<&'a str>, Option<Network>, &'a [(i16, &'a str)]);

/// The others, all of them here: two of the state's, one of the city's.
const OTHERS: &[Told<'_>] = &[
    ("11000002", HERE, Some(Estadual), &[(2021, "6.0"), (2023, "6.0")]),
    ("11000003", HERE, Some(Estadual), &[(2021, "4.0"), (2023, "4.0")]),
    ("11000004", HERE, Some(Municipal), &[(2021, "7.0"), (2023, "7.0")]),
];

fn code(text: &str) -> InepCode {
    text.parse().unwrap()
}

fn edition(year: i16) -> Edition {
    Edition::new(year).unwrap()
}

fn line((school, city, network, editions): Told<'_>) -> SchoolLine {
    let newest = editions.iter().map(|(year, _)| *year).max().unwrap_or_default();
    let school = ReferenceSchool {
        code: code(school),
        name: format!("Escola em {newest}"),
        municipality_code: city.map(|city| city.parse().unwrap()),
        municipality: city.map(|city| format!("Cidade {city}")).unwrap_or_default(),
    };
    let result = |(year, ideb): &(i16, &str)| SchoolResult {
        code: school.code.clone(),
        stage: STAGE,
        edition: edition(*year),
        network,
        figures: Figures { ideb: PublishedIdeb::parse(ideb).ok(), ..Figures::default() },
    };
    let results = editions.iter().map(result).collect();
    (school, results)
}

/// A database into which files are imported as the program does it: each in a transaction, which ranks its editions.
struct Imported {
    world: World,
    reader: LiveSession,
}

impl Imported {
    fn of(files: &[&[Told<'_>]]) -> Self {
        let world = World::new();
        let reader = world.school("ana");
        let imported = Self { world, reader };
        imported.import(files);
        imported
    }

    fn import(&self, files: &[&[Told<'_>]]) {
        let mut operator = Operator::connect(&self.world.database.admin_url()).unwrap();
        for file in files {
            let lines: Vec<_> = file.iter().copied().map(line).collect();
            let results = lines.iter().flat_map(|(_, results)| results);
            let editions: Vec<_> = results.map(|it| (it.stage, it.edition)).collect();
            operator
                .load::<_, StoreError>(|loader| {
                    loader.load_schools(&lines)?;
                    loader.rank(&editions)
                })
                .unwrap();
        }
    }

    fn ranking(&self, school: &str, year: i16) -> Ranking {
        self.world.view(&self.reader).index().ranking(&code(school), STAGE, edition(year)).unwrap()
    }

    /// The network of a result and its place in the municipality.
    fn place(&self, school: &str, year: i16) -> (Option<Network>, Option<(i32, i32)>) {
        let ranking = self.ranking(school, year);
        (ranking.network, ranking.municipal.map(|standing| (standing.place, standing.of)))
    }

    fn school(&self, school: &str) -> ReferenceSchool {
        self.world.view(&self.reader).index().reference_school(&code(school)).unwrap().unwrap()
    }
}

/// Both orders of two files.
fn either_order<'a>(one: &'a [Told<'a>], other: &'a [Told<'a>]) -> [[&'a [Told<'a>]; 2]; 2] {
    [[one, other], [other, one]]
}

#[test]
fn each_result_is_ranked_in_the_network_that_its_own_file_told() {
    let of_2021: &[Told<'_>] = &[(OURS, HERE, Some(Municipal), &[(2021, "5.0")])];
    let of_2023: &[Told<'_>] = &[(OURS, HERE, Some(Estadual), &[(2021, "5.0"), (2023, "5.0")])];
    for order in either_order(of_2021, of_2023) {
        let imported = Imported::of(&[OTHERS, order[0], order[1]]);
        assert_eq!(imported.place(OURS, 2021), (Some(Municipal), Some((2, 2))));
        assert_eq!(imported.place(OURS, 2023), (Some(Estadual), Some((2, 3))));
        assert_eq!(imported.place("11000003", 2021), (Some(Estadual), Some((2, 2))));
        assert_eq!(imported.place("11000003", 2023), (Some(Estadual), Some((3, 3))));
    }
}

#[test]
fn a_network_that_a_later_file_tells_first_moves_the_older_edition() {
    let silent: &[Told<'_>] = &[(OURS, HERE, None, &[(2021, "5.0")])];
    let telling: &[Told<'_>] = &[(OURS, HERE, Some(Estadual), &[(2021, "5.0"), (2023, "5.0")])];
    for order in either_order(silent, telling) {
        let imported = Imported::of(&[OTHERS, order[0], order[1]]);
        assert_eq!(imported.place(OURS, 2021), (Some(Estadual), Some((2, 3))));
        assert_eq!(imported.place("11000003", 2021), (Some(Estadual), Some((3, 3))));
    }
}

#[test]
fn of_an_unknown_network_there_is_no_place() {
    let silent: &[Told<'_>] =
        &[(OURS, HERE, None, &[(2023, "5.0")]), ("11000009", HERE, None, &[(2023, "4.0")])];
    let imported = Imported::of(&[OTHERS, silent]);
    let nowhere = Ranking { scope: vec![Uf::RO], ..Ranking::default() };
    assert_eq!(imported.ranking(OURS, 2023), nowhere);
    assert_eq!(imported.place("11000002", 2023), (Some(Estadual), Some((1, 2))));
}

#[test]
fn a_school_that_moved_is_ranked_anew_in_every_edition() {
    let before: &[Told<'_>] = &[(OURS, HERE, Some(Estadual), &[(2021, "5.0")])];
    let after: &[Told<'_>] = &[(OURS, THERE, Some(Estadual), &[(2023, "5.0")])];
    for order in either_order(before, after) {
        let imported = Imported::of(&[OTHERS, order[0], order[1]]);
        for year in [2021, 2023] {
            assert_eq!(imported.place(OURS, year), (Some(Estadual), Some((1, 1))), "{year}");
            assert_eq!(imported.place("11000003", year), (Some(Estadual), Some((2, 2))), "{year}");
        }
    }
    // A line without any figure moves it as well.
    let imported = Imported::of(&[OTHERS, before]);
    assert_eq!(imported.place("11000003", 2021).1, Some((3, 3)));
    let silent: &[Told<'_>] = &[(OURS, None, None, &[])];
    imported.import(&[silent]);
    assert_eq!(imported.place("11000003", 2021).1, Some((3, 3)), "who tells no municipality changes none");
    imported.import(&[after]);
    assert_eq!(imported.place("11000003", 2021).1, Some((2, 2)));
}

#[test]
fn the_newest_edition_then_the_newest_import_names_the_school() {
    let old: &[Told<'_>] = &[(OURS, HERE, Some(Estadual), &[(2021, "5.0")])];
    let new: &[Told<'_>] = &[(OURS, THERE, Some(Estadual), &[(2021, "5.0"), (2023, "5.0")])];
    let nowhere: &[Told<'_>] = &[(OURS, None, Some(Estadual), &[(2025, "5.0")])];
    for (files, name, city) in [
        (&[old, new][..], "Escola em 2023", THERE),
        (&[new, old], "Escola em 2023", THERE),
        // The one that tells no municipality leaves it to the others, of which the newer is right.
        (&[nowhere, old, new], "Escola em 2025", THERE),
        (&[nowhere, new, old], "Escola em 2025", THERE),
        (&[new, nowhere, old], "Escola em 2025", THERE),
        (&[old, nowhere], "Escola em 2025", HERE),
    ] {
        let school = Imported::of(files).school(OURS);
        assert_eq!(school.name, name);
        assert_eq!(school.municipality_code.as_ref().map(MunicipalityCode::as_str), city);
        assert_eq!(school.municipality, format!("Cidade {}", city.unwrap()));
    }
    let again: &[Told<'_>] = &[(OURS, HERE, Some(Estadual), &[(2023, "5.0")])];
    for (files, city) in [(&[again, new][..], THERE), (&[new, again], HERE)] {
        let school = Imported::of(files).school(OURS);
        assert_eq!(school.municipality_code.as_ref().map(MunicipalityCode::as_str), city);
    }
}

#[test]
fn a_national_place_comes_with_the_last_state_and_only_in_that_edition() {
    let of = |uf: &Uf| format!("{}000001", uf.ibge());
    let codes: Vec<String> = Uf::ALL.iter().map(of).collect();
    let told = |editions| codes.iter().map(move |code| (code.as_str(), None, Some(Estadual), editions));
    let all: Vec<Told<'_>> = told(&[(2023, "5.0")][..]).collect();
    let most: Vec<Told<'_>> = told(&[(2021, "5.0")][..]).take(26).collect();
    let imported = Imported::of(&[&all[..26], &most]);
    let standing = |of| Some(Standing { place: 1, of });
    let found = imported.ranking(&codes[0], 2023);
    assert_eq!((found.national, found.imported, found.complete), (None, standing(26), false));
    assert_eq!(found.scope.len(), 26);
    imported.import(&[&all[26..]]);
    let found = imported.ranking(&codes[0], 2023);
    assert_eq!((found.national, found.imported, found.complete), (standing(27), None, true));
    let found = imported.ranking(&codes[0], 2021);
    assert_eq!((found.national, found.imported, found.complete), (None, standing(26), false));
}

/// Places are among all that is there: of two imports side by side, the second sees what the first brought.
#[test]
fn imports_take_turns() {
    let ours: &[Told<'_>] = &[(OURS, HERE, Some(Estadual), &[(2023, "5.0")])];
    let imported = Imported::of(&[]);
    std::thread::scope(|scope| {
        for file in [OTHERS, ours] {
            let imported = &imported;
            scope.spawn(move || imported.import(&[file]));
        }
    });
    assert_eq!(imported.place(OURS, 2023), (Some(Estadual), Some((2, 3))));
    assert_eq!(imported.place("11000003", 2023), (Some(Estadual), Some((3, 3))));
}
