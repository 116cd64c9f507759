//! Schools are found by the words of their name, city, state and code.

use application::tx::views::Views;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::search::{COUNTED, FoundSchools, SHOWN};
use ideb_core::reference::{Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::store::SchoolLine;
use kernel::{Stage, StoreError};
use store_postgres::migrate;
use store_postgres::operator::Operator;

use crate::world::{World, texts};

fn line(code: &str, name: &str, municipality: &str, results: &[(Stage, i16, Option<&str>)]) -> SchoolLine {
    let school = ReferenceSchool {
        code: code.parse().unwrap(),
        name: name.to_owned(),
        municipality_code: None,
        municipality: municipality.to_owned(),
    };
    let result = |(stage, year, ideb): &(Stage, i16, Option<&str>)| SchoolResult {
        code: school.code.clone(),
        stage: *stage,
        edition: Edition::new(*year).unwrap(),
        network: Some(if *year < 2023 { Network::Municipal } else { Network::Estadual }),
        figures: Figures {
            ideb: ideb.and_then(|ideb| PublishedIdeb::parse(ideb).ok()),
            target: PublishedIdeb::parse("6.0").ok(),
            ..Figures::default()
        },
    };
    let results = results.iter().map(result).collect();
    (school, results)
}

fn load(world: &World, lines: &[SchoolLine]) {
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    operator.load::<_, StoreError>(|loader| loader.load_schools(lines)).unwrap();
}

fn search(world: &World, typed: &str) -> FoundSchools {
    let sought = typed.parse().unwrap();
    world.postgres.view_public().unwrap().reference().search_schools(&sought).unwrap()
}

fn codes(found: &FoundSchools) -> Vec<&str> {
    found.schools.iter().map(|school| school.code.as_str()).collect()
}

const ALZIRA: &str = "35000001";
const BENTO: &str = "35000002";
const CITY: &str = "35000003";
const OF_THE_CITY: &str = "35000004";
const RONDONIA: &str = "11000005";

fn schools() -> World {
    let world = World::new();
    let (middle, last) = (Stage::AnosFinais, Stage::EnsinoMedio);
    load(
        &world,
        &[
            line(
                ALZIRA,
                "E. E. Profª Alzira Moura Campos",
                "Vale do Saber",
                &[
                    (last, 2021, Some("4.0")),
                    (middle, 2021, Some("4.9")),
                    (middle, 2023, Some("5.0")),
                    (last, 2023, None),
                ],
            ),
            line(BENTO, "EM ALZIRA BENTO", "Monte Claro", &[]),
            line(CITY, "EE SAO JOAO DO VALE", "São Paulo", &[(middle, 2023, None)]),
            line(OF_THE_CITY, "EE CIDADE DE SÃO PAULO", "Campinas", &[]),
            line(RONDONIA, "EE AMAZONAS", "Porto Velho", &[]),
        ],
    );
    world
}

#[test]
fn a_school_is_found_by_the_beginnings_of_words_of_its_name_city_state_and_code() {
    let world = schools();
    for (typed, expected) in [
        ("alzira", &[ALZIRA, BENTO][..]),
        ("ALZÍRA moura", &[ALZIRA]),
        ("alz cam", &[ALZIRA]),
        ("zira", &[]),
        // A single letter, typed on the way to a word or as an initial, is not looked for.
        ("alzira x", &[ALZIRA, BENTO]),
        ("alzira xx", &[]),
        ("monte claro", &[BENTO]),
        ("alzira monte", &[BENTO]),
        ("porto ro", &[RONDONIA]),
        ("35000001", &[ALZIRA]),
        ("11000", &[RONDONIA]),
        ("99", &[]),
    ] {
        let found = search(&world, typed);
        assert_eq!((codes(&found).as_slice(), found.total), (expected, expected.len()), "{typed}");
    }
}

#[test]
fn the_code_comes_first_then_names_then_cities_each_by_name() {
    let world = schools();
    // A city of São Paulo, and a school that is called so.
    assert_eq!(codes(&search(&world, "são paulo")), [OF_THE_CITY, CITY]);
    // "e e profa", "ee cidade", "ee sao", "em alzira".
    assert_eq!(codes(&search(&world, "sp")), [ALZIRA, OF_THE_CITY, CITY, BENTO]);
    load(&world, &[line("35000009", "EE 35000001", "Aqui", &[])]);
    assert_eq!(codes(&search(&world, "35000001")), [ALZIRA, "35000009"]);
}

#[test]
fn the_newest_index_of_each_stage_is_told_and_the_newest_network() {
    let world = schools();
    let [school] = search(&world, ALZIRA).schools.try_into().unwrap();
    assert_eq!(school.network, Some(Network::Estadual));
    let latest: Vec<_> = school
        .latest
        .iter()
        .map(|latest| (latest.stage, latest.edition.year(), latest.ideb.to_string()))
        .collect();
    assert_eq!(
        latest,
        [
            (Stage::AnosFinais, 2023, "5.0".to_owned()),
            // Without an index in the newest edition.
            (Stage::EnsinoMedio, 2021, "4.0".to_owned()),
        ]
    );
    assert_eq!(search(&world, BENTO).schools[0].latest, []);
}

#[test]
fn what_looks_like_an_operator_finds_nothing_and_harms_nothing() {
    let world = schools();
    for (typed, found) in [
        ("alzira & !bento | campos", 0),
        ("'alzira':* <-> \\", 2),
        ("alz%", 2),
        ("al_ira", 0),
        ("'; DROP TABLE reference_schools; --", 0),
        ("alzira\0", 2),
        (&"alzira ".repeat(28), 2),
        (&"escola a b c d e f g h i j k l m n o p".repeat(5), 0),
    ] {
        assert_eq!(search(&world, typed).total, found, "{typed:?}");
    }
}

#[test]
fn twenty_are_shown_and_up_to_a_thousand_counted_names_before_all_others() {
    let world = World::new();
    let of_city = (0..1_200).map(|n| line(&format!("35{n:06}"), &format!("EE NUMERO {n}"), "Campinas", &[]));
    let named = line("35999998", "EE CAMPINAS", "Zacarias", &[]);
    load(&world, &of_city.chain([named]).collect::<Vec<_>>());
    let found = search(&world, "campinas");
    assert_eq!((found.schools.len(), found.total), (SHOWN, COUNTED + 1));
    assert_eq!(found.schools[0].code.as_str(), "35999998");
    assert_eq!(search(&world, "numero 11").total, 1 + 10 + 100);
    let all = search(&world, "ee");
    assert_eq!((all.schools.len(), all.total), (SHOWN, COUNTED + 1));
    let zacarias = search(&world, "zacarias");
    assert_eq!((codes(&zacarias), zacarias.total), (vec!["35999998"], 1));
}

#[test]
fn a_new_name_or_city_is_found_and_the_old_one_is_not() {
    let world = schools();
    load(&world, &[line(BENTO, "EM CORA CORALINA", "Goiás Velho", &[])]);
    for (typed, expected) in [
        ("bento", &[][..]),
        ("monte claro", &[]),
        ("cora", &[BENTO]),
        ("goias", &[BENTO]),
        ("alzira", &[ALZIRA]),
    ] {
        assert_eq!(codes(&search(&world, typed)), expected, "{typed}");
    }
    let untold = "SELECT inep_code AS text FROM reference_schools WHERE words IS NULL";
    assert_eq!(texts(&mut world.admin(), untold), [""; 0]);
}

#[test]
fn what_an_earlier_version_imported_is_told_with_the_migration() {
    let world = schools();
    let forget = "UPDATE reference_schools SET name_words = NULL, words = NULL";
    world.admin().batch_execute(forget).unwrap();
    assert_eq!(search(&world, "alzira").total, 0);
    assert_eq!(migrate::run(&world.database.admin_url()).unwrap(), 0);
    assert_eq!(search(&world, "alzira").total, 2);
    let mut connection = PgConnection::establish(&world.database.admin_url()).unwrap();
    connection
        .batch_execute("INSERT INTO demonstration.reference_schools SELECT * FROM reference_schools")
        .unwrap();
    connection.batch_execute(&forget.replace("reference", "demonstration.reference")).unwrap();
    migrate::run(&world.database.admin_url()).unwrap();
    let told = "SELECT words AS text FROM demonstration.reference_schools WHERE inep_code = '11000005'";
    assert_eq!(texts(&mut connection, told), ["ee amazonas porto velho ro 11000005"]);
}
