use kernel::{Grade, PersonId, SkillId, Stage};
use learning_style::recommendation;
use quiz_engine::class_map::class_map;
use quiz_engine::mastery::view::KnownBy;
use quiz_engine::mastery::{ALMOST, Known, Mastery, Parameters};
use quiz_engine::question::SkillNamed;

use super::map::{Mapped, lines};
use super::numbers::{estimate, record};
use super::projection::sits_the_tests;
use crate::classes::class::By;
use crate::testing::{MemoryDatabase, at, registered, registration, within};

#[test]
fn recommendations_and_the_map_draw_the_same_lines() {
    assert_eq!(recommendation::ALMOST, i64::from(ALMOST));
    assert_eq!(recommendation::MASTERED, i64::from(Mastery::MASTERED.percent()));
}

#[test]
fn the_last_grades_sit_the_tests() {
    let grades = Stage::ALL.into_iter().flat_map(Stage::grades);
    let labels: Vec<_> = grades.filter(|grade| sits_the_tests(*grade)).map(Grade::label).collect();
    assert_eq!(labels, ["5º ano", "9º ano", "3ª série", "4ª série"]);
}

#[test]
fn a_map_is_written_with_its_totals_and_nothing_for_no_answer() {
    let skill = |id: i64, asks: Option<&str>| SkillNamed {
        id: SkillId(id),
        name: format!("D{id}"),
        asks: asks.map(ToOwned::to_owned),
        subject: "Matemática".to_owned(),
    };
    let known = Known {
        mastery: Mastery::of("0.599999".parse().unwrap()).unwrap(),
        tally: Known::nothing(Parameters::ASSUMED)
            .after(quiz_engine::mastery::Evidence::Wrong, Parameters::ASSUMED)
            .tally,
        mastered_once: false,
    };
    let pupils = vec![(PersonId(1), "Ana".to_owned()), (PersonId(2), "Bia".to_owned())];
    let skills = vec![skill(1, Some("Somar")), skill(2, None)];
    let map = class_map(pupils, skills, &[KnownBy { student: PersonId(2), skill: SkillId(1), known }]);
    let (class, subject) = ("9º A".to_owned(), "Matemática".to_owned());
    let written = lines(&Mapped { class, subject, map, help: Vec::new() });
    let written: Vec<_> = written.iter().map(|line| line.join(";")).collect();
    assert_eq!(
        written,
        [
            "Aluno;A reforçar;Respondidas;D1: Somar;D2",
            "Bia;1;1;59;",
            "Ana;0;0;;",
            "Alunos a reforçar;;;1;0",
            "Alunos que responderam;;;1;0",
        ]
    );
}

#[test]
fn a_skill_that_is_gone_is_passed_over_and_what_was_done_is_recorded() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    let by = By { actor: ana.actor(), now: at(1) };
    let gone = within(&database, &ana, |tx| estimate(tx, by, SkillId(9))).unwrap();
    assert_eq!(gone, None);
    for (own, said) in [
        (0, "recalculou os parâmetros das habilidades: nenhuma tem respostas suficientes"),
        (1, "recalculou os parâmetros de 1 habilidade pelas respostas da escola"),
        (7, "recalculou os parâmetros de 7 habilidades pelas respostas da escola"),
    ] {
        within(&database, &ana, |tx| record(tx, by, own)).unwrap();
        let trail = database.trail(ana.scope().school());
        assert_eq!(trail.last().unwrap().text, said);
    }
}
