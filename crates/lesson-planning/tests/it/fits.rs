//! How the parts of a composed plan fit each other, and the topic.

use std::collections::HashSet;

use lesson_planning::Discipline;
use lesson_planning::composer::{compose, recompose};
use lesson_planning::draft::{ExitQuestion, Section};

use crate::composer::{check, grade, request};
use crate::known_topics::TOPICS;

#[test]
fn the_resources_follow_the_methodology() {
    for (discipline, label, topic) in [
        (Discipline::Matematica, "3º ano", "tabuada"),
        (Discipline::LinguaPortuguesa, "7º ano", "conto"),
        (Discipline::Arte, "5º ano", "escultura"),
        (Discipline::EducacaoFisica, "8º ano", "vôlei"),
    ] {
        let request = request(discipline, grade(label), topic, 50);
        let mut plan = compose(&request, 1);
        plan.resources = format!("- o aquário da sala\n{}", plan.resources);
        let mut lists = HashSet::new();
        for seed in 2..12 {
            plan = recompose(&request, &plan, Section::Methodology, seed);
            let mut of_its_own: Vec<_> = plan.resources.lines().collect();
            of_its_own.retain(|line| *line != "- o aquário da sala");
            assert_eq!(of_its_own.len() + 1, plan.resources.lines().count(), "{}", plan.resources);
            let fitting = recompose(&request, &plan, Section::Resources, seed).resources;
            assert_eq!(of_its_own.join("\n"), fitting, "{topic} {seed}");
            lists.insert(fitting);
        }
        assert!(lists.len() > 1, "{topic}");
    }
}

#[test]
fn what_a_teacher_took_out_of_the_resources_stays_out() {
    let request = request(Discipline::Matematica, grade("3º ano"), "tabuada", 50);
    let mut plan = compose(&request, 1);
    let kept = plan.resources.lines().filter(|line| line.starts_with("- ") && *line != "- caderno e lápis");
    plan.resources = kept.collect::<Vec<_>>().join("\n");
    for seed in 2..12 {
        let anew = recompose(&request, &plan, Section::Methodology, seed).resources;
        assert!(!anew.contains("caderno e lápis"), "{anew}");
        assert!(anew.lines().all(|line| line.starts_with("- ")), "{anew}");
    }
}

#[test]
fn a_times_table_asks_for_itself_alone() {
    for (topic, number) in [("Tabuada do 7", "7"), ("tabuada de nove", "9")] {
        let request = request(Discipline::Matematica, grade("4º ano"), topic, 50);
        for seed in 0..20 {
            let plan = compose(&request, seed);
            let exercises = plan.methodology.split("Exercícios e respostas: ").nth(1).unwrap_or_default();
            let exercises =
                exercises.split("? (resposta").filter(|it| it.contains("Quanto é") || it.contains("Há "));
            for question in plan.quiz.iter().map(ExitQuestion::statement).chain(exercises) {
                assert!(question.contains(&format!(" {number} ")), "{topic}: {question}");
            }
        }
    }
}

#[test]
fn of_a_topic_that_the_base_does_not_know_nothing_is_presupposed() {
    for topic in ["Logaritmos", "Matrizes e determinantes", "Fractais"] {
        let request = request(Discipline::Matematica, grade("1ª série"), topic, 100);
        for seed in 0..24 {
            let plan = compose(&request, seed).methodology;
            for presupposed in ["contas de cabeça", "Uma conta ligada ao tema", "folhetos"] {
                assert!(!plan.contains(presupposed), "{topic} {seed}: {plan}");
            }
        }
    }
}

#[test]
fn a_lesson_begins_with_notes_only_where_the_one_before_ended_with_them() {
    for (discipline, label, topic) in [
        (Discipline::Historia, "8º ano", "Cabanagem"),
        (Discipline::Matematica, "7º ano", "equações"),
        (Discipline::LinguaPortuguesa, "9º ano", "conto fantástico"),
    ] {
        for (seed, minutes) in (0..12).flat_map(|seed| [90, 150, 250].map(|minutes| (seed, minutes))) {
            let plan = compose(&request(discipline, grade(label), topic, minutes), seed);
            let lessons: Vec<_> = plan.methodology.split("\nPausa: ").collect();
            for two in lessons.windows(2) {
                let ends = two[0].contains("Os bilhetes abrem a próxima aula");
                assert_eq!(ends, two[1].contains("bilhetes da aula anterior"), "{}", plan.methodology);
            }
        }
    }
}

#[test]
fn maps_are_read_where_a_topic_is_found_on_them() {
    let has_maps = |topic: &str| {
        let request = request(Discipline::Geografia, grade("4º ano"), topic, 100);
        (0..12).filter(|seed| compose(&request, *seed).methodology.contains("mapa")).count()
    };
    assert_eq!(has_maps("Poder público municipal"), 0);
    assert!(has_maps("As regiões do Brasil") > 3);
}

#[test]
fn no_topic_that_is_known_has_a_gap_or_a_slip() {
    for (discipline, label, topic, _) in TOPICS {
        for seed in 0..6 {
            let request = request(*discipline, grade(label), topic, [45, 50, 100][seed % 3]);
            let plan = compose(&request, seed.try_into().unwrap());
            check(&plan, &request);
            for question in &plan.quiz {
                let asked = question.statement();
                assert!(!plan.methodology.contains(asked), "{topic}: {asked} is answered before");
            }
        }
    }
}
