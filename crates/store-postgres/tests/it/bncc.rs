//! The BNCC's skills, as the operator loads them and screens read them.

use application::lessons::catalogue::search;
use application::testing::at;
use kernel::{BnccCode, Stage};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::catalogue::{Part, Partial};
use lesson_planning::bncc::search::{Counted, SHOWN, SoughtSkills};
use lesson_planning::testing::{CATALOGUE_SUITE, catalogue};
use store_postgres::operator::{LoadedSkills, Operator};

use crate::world::World;

fn skill(code: &str, text: &str) -> BnccSkill {
    BnccSkill { text: text.to_owned(), ..BnccSkill::example(code.parse().unwrap()) }
}

fn operator(world: &World) -> Operator {
    Operator::connect(&world.database.admin_url()).unwrap()
}

#[test]
fn postgres_keeps_the_contract_of_a_catalogue() {
    let world = World::new();
    let session = world.school("ana");
    assert!(!world.view(&session).catalogue().has_skills().unwrap());
    operator(&world).load_skills(&catalogue(), at(0)).unwrap().unwrap();
    for (name, test) in CATALOGUE_SUITE {
        println!("{name}");
        test(world.begin(&session).catalogue());
    }
}

#[test]
fn a_newer_catalogue_corrects_adds_and_withdraws() {
    let world = World::new();
    let session = world.school("ana");
    let mut operator = operator(&world);
    let ten: Vec<_> = (1..=10).map(|number| skill(&format!("EF05MA{number:02}"), "Contar.")).collect();
    let first = LoadedSkills { created: 10, updated: 0, withdrawn: 0 };
    assert_eq!(operator.load_skills(&ten, at(0)).unwrap(), Ok(first));
    assert_eq!(operator.load_skills(&ten, at(0)).unwrap(), Ok(LoadedSkills::default()));
    let mut newer = ten[1..].to_vec();
    newer[0].text = "Contar até cem.".to_owned();
    newer.push(skill("EF05MA11", "Medir."));
    let changed = LoadedSkills { created: 1, updated: 1, withdrawn: 1 };
    assert_eq!(operator.load_skills(&newer, at(1)).unwrap(), Ok(changed));
    let found = |typed: &str| {
        let sought = SoughtSkills::default().typed(typed);
        let found = search(world.view(&session).catalogue(), &sought, None).unwrap();
        found.skills.iter().map(|it| it.code.as_str().to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found("EF05MA01"), "");
    assert_eq!(found("cem"), "EF05MA02");
    assert_eq!(found("medir"), "EF05MA11");
    // What names it keeps its text.
    let gone: BnccCode = "EF05MA01".parse().unwrap();
    let known = world.view(&session).catalogue().skills_by_code(&[gone]).unwrap();
    assert_eq!(known, [ten[0].clone()]);
    // It comes back with a catalogue that has it.
    let whole: Vec<_> = ten.iter().chain(&newer[9..]).cloned().collect();
    let back = LoadedSkills { created: 0, updated: 2, withdrawn: 0 };
    assert_eq!(operator.load_skills(&whole, at(2)).unwrap(), Ok(back));
    assert_eq!(found("EF05MA01"), "EF05MA01");
}

#[test]
fn a_piece_of_a_catalogue_changes_nothing() {
    let world = World::new();
    let mut operator = operator(&world);
    let ten: Vec<_> = (1..=10).map(|number| skill(&format!("EF05MA{number:02}"), "Contar.")).collect();
    operator.load_skills(&ten, at(0)).unwrap().unwrap();
    let refused = Partial { part: Part::Fundamental, brought: 1, known: 10 };
    assert_eq!(operator.load_skills(&[skill("EF05MA01", "Outra.")], at(1)).unwrap(), Err(refused));
    assert_eq!(operator.load_skills(&ten, at(1)).unwrap(), Ok(LoadedSkills::default()));
}

#[test]
fn a_table_of_texts_changes_nothing_of_what_came_with_more() {
    let world = World::new();
    let session = world.school("ana");
    let mut operator = operator(&world);
    let whole = skill("EF05MA07", "Resolver problemas.");
    let bare = BnccSkill {
        text: "Resolver e elaborar problemas.".to_owned(),
        unit: String::new(),
        objects: Vec::new(),
        ..whole.clone()
    };
    operator.load_skills(std::slice::from_ref(&whole), at(0)).unwrap().unwrap();
    operator.load_skills(std::slice::from_ref(&bare), at(1)).unwrap().unwrap();
    let known = world.view(&session).catalogue().skills_by_code(std::slice::from_ref(&whole.code)).unwrap();
    assert_eq!(known, [whole]);
}

#[test]
fn skills_are_narrowed_down_by_each_filter() {
    let world = World::new();
    let session = world.school("ana");
    let of = |code: &str, text: &str, unit: &str, practice: &str, objects: &[&str]| BnccSkill {
        unit: unit.to_owned(),
        practice: practice.to_owned(),
        objects: objects.iter().map(|it| (*it).to_owned()).collect(),
        ..skill(code, text)
    };
    let skills = [
        of("EF05MA03", "Identificar frações.", "Números", "", &["Frações", "Reta numérica"]),
        of("EF05MA17", "Nomear polígonos.", "Geometria", "", &["Polígonos"]),
        of("EF05LP01", "Grafar palavras.", "Todos os campos", "Análise linguística", &["Ortografia"]),
        of("EF35LP01", "Ler com fluência.", "Todos os campos", "Leitura", &["Fluência"]),
        of("EM13MAT101", "Interpretar gráficos.", "", "", &[]),
        of("EI03ET07", "Relacionar números.", "", "", &[]),
    ];
    operator(&world).load_skills(&skills, at(0)).unwrap().unwrap();
    let fifth = Stage::AnosIniciais.grade("5º ano");
    let base = SoughtSkills::default;
    let text = |text: &str| text.to_owned();
    let maths = Some(Discipline::Matematica);
    for (sought, codes) in [
        (base(), "EF05LP01 EF05MA03 EF05MA17 EF35LP01 EI03ET07 EM13MAT101"),
        (SoughtSkills { discipline: maths, ..base() }, "EF05MA03 EF05MA17 EM13MAT101"),
        (SoughtSkills { discipline: maths, grade: fifth, ..base() }, "EF05MA03 EF05MA17"),
        (SoughtSkills { grade: fifth, ..base() }, "EF05LP01 EF05MA03 EF05MA17 EF35LP01"),
        (SoughtSkills { grade: Stage::AnosFinais.grade("6º ano"), ..base() }, ""),
        (SoughtSkills { unit: text("Geometria"), ..base() }, "EF05MA17"),
        (SoughtSkills { practice: text("Leitura"), ..base() }, "EF35LP01"),
        (SoughtSkills { object: text("Reta numérica"), ..base() }, "EF05MA03"),
        (base().typed("fração"), "EF05MA03"),
        (base().typed("fracoes ident"), "EF05MA03"),
        (base().typed("ef05lp"), "EF05LP01"),
        (base().typed("frações de polígonos"), "EF05MA17 EF05MA03"),
        (base().typed("vulcões"), ""),
        (base().typed("' | !:* <-> \\"), ""),
    ] {
        let found = search(world.view(&session).catalogue(), &sought, None).unwrap();
        let found: Vec<_> = found.skills.iter().map(|it| it.code.as_str()).collect();
        assert_eq!(found.join(" "), codes, "{sought:?}");
    }
    let filters =
        world.view(&session).catalogue().skill_filters(Discipline::LinguaPortuguesa, fifth).unwrap();
    let counted = |name: &str, skills| Counted { name: name.to_owned(), skills };
    assert_eq!(filters.units, [counted("Todos os campos", 2)]);
    assert_eq!(filters.practices, [counted("Análise linguística", 1), counted("Leitura", 1)]);
    assert_eq!(filters.objects, [counted("Fluência", 1), counted("Ortografia", 1)]);
}

#[test]
fn a_long_list_is_shown_by_pages_and_counted_whole() {
    let world = World::new();
    let session = world.school("ana");
    let many: Vec<_> = (1..=60).map(|number| skill(&format!("EF05MA{number:02}"), "Contar.")).collect();
    operator(&world).load_skills(&many, at(0)).unwrap().unwrap();
    let mut view = world.view(&session);
    let mut page =
        |after: Option<&BnccCode>| search(view.catalogue(), &SoughtSkills::default(), after).unwrap();
    let first = page(None);
    assert_eq!((first.skills.len(), first.total), (SHOWN, 60));
    assert_eq!(first.next.as_ref().map(BnccCode::as_str), Some("EF05MA50"));
    let rest = page(first.next.as_ref());
    assert_eq!((rest.skills.len(), rest.total, rest.next), (10, 60, None));
}
