//! The demonstration stands in a world of its own, and goes without a trace.

use application::gate::session::LiveSession;
use application::testing::registered;
use application::tx::views::Views;
use diesel::connection::SimpleConnection;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::Standing;
use ideb_core::reference::{Area, AreaResult, Figures, Network, ReferenceSchool, SchoolResult};
use ideb_core::store::{ReferenceLoader, SchoolLine};
use kernel::{InepCode, Stage, StoreError, Uf};
use store_postgres::operator::Operator;

use crate::tenants::TENANTS;
use crate::world::{World, registration, texts};

const STAGE: Stage = Stage::AnosFinais;

fn edition() -> Edition {
    Edition::new(2023).unwrap()
}

fn code(text: &str) -> InepCode {
    text.parse().unwrap()
}

/// A state school of São Paulo with an index.
fn line(school: &str, ideb: &str) -> SchoolLine {
    let figures = Figures { ideb: PublishedIdeb::parse(ideb).ok(), ..Figures::default() };
    let network = Some(Network::Estadual);
    let school = ReferenceSchool {
        code: code(school),
        name: format!("Escola {school}"),
        municipality_code: "3550308".parse().ok(),
        municipality: "São Paulo".to_owned(),
    };
    let result =
        SchoolResult { code: school.code.clone(), stage: STAGE, edition: edition(), network, figures };
    (school, vec![result])
}

/// Schools with their index, and the state's.
fn fill(loader: &mut dyn ReferenceLoader, schools: &[(&str, &str)], state: &str) -> Result<(), StoreError> {
    let lines: Vec<_> = schools.iter().map(|(school, ideb)| line(school, ideb)).collect();
    loader.load_schools(&lines)?;
    loader.load_area_results(&[AreaResult {
        area: Area::State(Uf::SP),
        network: Network::Estadual,
        stage: STAGE,
        edition: edition(),
        figures: Figures { ideb: PublishedIdeb::parse(state).ok(), ..Figures::default() },
    }])?;
    loader.rank(&[(STAGE, edition())])?;
    loader.note_file("dados", "", crate::world::at(0))
}

/// A world with one connection, three real schools and two invented ones.
fn two_worlds() -> (World, LiveSession, LiveSession) {
    let world = World::with_connections(1);
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let real = [("35000001", "5.0"), ("35000002", "6.0"), ("35000003", "7.0")];
    operator.load(|loader| fill(loader, &real, "5.5")).unwrap();
    let invented = [("35999001", "4.0"), ("35999002", "9.0")];
    operator.load_demonstration(|loader| fill(loader, &invented, "8.8")).unwrap();
    let mut demo = registration("demo");
    demo.school.demo = true;
    let demo = registered(&world.postgres, &demo);
    let ana = world.school("ana");
    (world, ana, demo)
}

/// How a school of a world stands there: known, its place in the state, and the state's index.
fn seen(world: &World, session: &LiveSession, school: &str) -> (bool, Option<Standing>, Option<String>) {
    let mut view = world.view(session);
    let (found, ranking) = (
        view.index().reference_school(&code(school)).unwrap(),
        view.index().ranking(&code(school), STAGE, edition()).unwrap(),
    );
    let of = line(school, "0").0;
    let areas = view.index().comparison(&of, Network::Estadual, STAGE, edition()).unwrap();
    (found.is_some(), ranking.state, areas.state.map(|ideb| ideb.to_string()))
}

#[test]
fn neither_world_sees_the_other() {
    let (world, ana, demo) = two_worlds();
    let standing = |place, of| Some(Standing { place, of });
    // Twice, in turns, on one connection: the same prepared statements serve both.
    for _ in 0..2 {
        for (session, school, expected) in [
            (&ana, "35000001", (true, standing(3, 3), Some("5.5"))),
            (&ana, "35999001", (false, None, Some("5.5"))),
            (&demo, "35000001", (false, None, Some("8.8"))),
            (&demo, "35999001", (true, standing(2, 2), Some("8.8"))),
        ] {
            let (known, place, state) = expected;
            assert_eq!(seen(&world, session, school), (known, place, state.map(str::to_owned)), "{school}");
        }
        let decided = |session: &LiveSession, school: &str| {
            world.within(session, |tx| tx.ideb().school_results(&code(school))).unwrap().len()
        };
        assert_eq!((decided(&ana, "35999001"), decided(&demo, "35999001")), (0, 1));
        assert_eq!((decided(&ana, "35000001"), decided(&demo, "35000001")), (1, 0));
    }
}

#[test]
fn the_gate_finds_nothing_invented() {
    let (world, ..) = two_worlds();
    for (school, known) in [("35000001", true), ("35999001", false)] {
        let found = world.at_gate(|tx| tx.reference().reference_school(&code(school))).unwrap();
        assert_eq!(found.is_some(), known, "{school}");
        let sought =
            world.postgres.view_public().unwrap().reference().search_schools(&school.parse().unwrap());
        assert_eq!(sought.unwrap().total, usize::from(known), "{school}");
    }
    let summary = world.postgres.view_public().unwrap().reference().reference_summary().unwrap();
    assert_eq!((summary.schools, summary.results), (3, 3));
}

#[test]
fn what_the_demonstration_brought_goes_and_nothing_else() {
    let (world, ..) = two_worlds();
    let mut admin = world.admin();
    for (table, values) in TENANTS {
        for id in ["1000", "2000"] {
            admin.batch_execute(&format!("INSERT INTO {table} {}", values.replace("{id}", id))).unwrap();
        }
    }
    admin
        .batch_execute(
            "UPDATE schools SET demo = true WHERE id = 1000;
             INSERT INTO signin_attempts VALUES ('account:user1000', 9, now()), ('account:user2000', 9, now())",
        )
        .unwrap();
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    let real = "SELECT r::text AS text FROM reference_school_results r ORDER BY 1";
    let before = texts(&mut admin, real);
    assert!(operator.remove_demonstration().unwrap());
    assert!(!operator.remove_demonstration().unwrap(), "twice is once");

    // In whatever table of a school: the demonstration's are gone, the others stay.
    let tables = texts(
        &mut admin,
        "SELECT format('SELECT %L || coalesce(string_agg(DISTINCT %I::text, '',''), '''') AS text FROM %I
            WHERE %I IN (1000, 2000)', relname || ' ', col, relname, col) AS text
         FROM pg_class c, LATERAL (SELECT CASE relname WHEN 'schools' THEN 'id' ELSE 'school_id' END AS col) of
         WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND (relname = 'schools'
            OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id'))
         ORDER BY relname",
    );
    assert_eq!(tables.len(), TENANTS.len());
    for table in tables {
        let found = texts(&mut admin, &table).remove(0);
        assert!(found.ends_with(" 2000"), "{found}");
    }
    let invented = texts(
        &mut admin,
        "SELECT format('SELECT count(*)::text AS text FROM demonstration.%I', relname) AS text FROM pg_class
         WHERE relkind = 'r' AND relnamespace = 'demonstration'::regnamespace",
    );
    for table in invented {
        assert_eq!(texts(&mut admin, &table), ["0"], "{table}");
    }
    assert_eq!(texts(&mut admin, real), before);
    let attempts = "SELECT key AS text FROM signin_attempts";
    assert_eq!(texts(&mut admin, attempts), ["account:user2000"]);
}
