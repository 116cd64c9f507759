use super::*;
use crate::effort::Measures;
use crate::effort::gains::gains;
use crate::enrolment::{EnrolmentSource, StageEnrolment};
use crate::formula::index;
use crate::history::{HistoryRecord, Source, history};
use crate::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb, TargetIdeb};
use crate::plan::plan;
use crate::printed::Printed;
use crate::reference::{Figures, SchoolResult};
use kernel::Stage;

/// Edition, LP, MT, approval by grade.
type Line<'a> = (i16, &'a str, &'a str, [&'a str; 4]);

const IN_2019: Line<'_> = (2019, "254.88", "252.04", ["95.7", "94.5", "95.1", "95.6"]);
const IN_2021: Line<'_> = (2021, "254.88", "252.04", ["95.7", "94.5", "95.1", "95.6"]);
const IN_2023: Line<'_> = (2023, "260.84", "258.94", ["93.4", "93.7", "93.9", "95"]);

fn figures((_, lp, mt, rates): Line<'_>) -> Figures {
    Figures {
        proficiency_lp: Proficiency::parse(lp).ok(),
        proficiency_mt: Proficiency::parse(mt).ok(),
        approval_by_grade: rates.map(|rate| ApprovalRate::parse(rate).ok()).to_vec(),
        ideb: PublishedIdeb::parse("5.0").ok(),
        ..Figures::default()
    }
}

fn records(stage: Stage, lines: &[Line<'_>]) -> Vec<HistoryRecord> {
    let results = lines.iter().map(|line| SchoolResult {
        code: "35999001".parse().unwrap(),
        stage,
        edition: Edition::new(line.0).unwrap(),
        network: None,
        figures: figures(*line),
    });
    history(Source::Inep, results.collect(), Vec::new())
}

fn inputs(stage: Stage, (_, lp, mt, rates): Line<'_>) -> OfficialInputs {
    OfficialInputs {
        stage,
        edition: None,
        proficiency_lp: Proficiency::parse(lp).unwrap(),
        proficiency_mt: Proficiency::parse(mt).unwrap(),
        approval_by_grade: rates.map(|rate| ApprovalRate::parse(rate).ok()).to_vec(),
        indicator: None,
    }
}

/// What is suggested to a school with this history that typed this line; changed before it is read.
fn suggested_of(
    stage: Stage,
    history: &[Line<'_>],
    typed: Line<'_>,
    target: &str,
    change: impl Fn(Plan) -> Plan,
) -> Vec<Suggestion> {
    let records = records(stage, history);
    let background = Background {
        measures: Measures::new(&records, stage, &[]),
        enrolment: StageEnrolment {
            stage,
            source: Some(EnrolmentSource::Typed),
            pupils: vec![Some(76), Some(81), Some(79), Some(81)],
        },
    };
    let inputs = inputs(stage, typed);
    let index = index(&inputs).unwrap();
    let plan = change(plan(&inputs, TargetIdeb::parse(target).unwrap(), &[], &background));
    let levers = gains(&inputs, &index, &background.measures);
    let portrait = Portrait::new(&records, stage);
    Situation {
        inputs: &inputs,
        index: &index,
        plan: &plan,
        levers: &levers,
        background: &background,
        portrait: &portrait,
    }
    .suggestions()
}

fn suggested(history: &[Line<'_>], target: &str) -> Vec<Suggestion> {
    suggested_of(Stage::AnosFinais, history, IN_2023, target, |plan| plan)
}

fn said(suggestions: &[Suggestion]) -> Vec<(&str, &str)> {
    suggestions.iter().map(|it| (it.title.as_str(), it.detail.as_str())).collect()
}

#[test]
fn the_gap_decides_how_many_suggestions_there_are() {
    for (gap, met, first, count) in [
        (9_000, false, "Programas de reforço", 3),
        (5_001, false, "Programas de reforço", 3),
        (5_000, false, "Retomar o que a turma ainda não domina", 2),
        (1, false, "Retomar o que a turma ainda não domina", 2),
        (0, true, "Com estes números, publica 5,0", 3),
    ] {
        let gap = Printed::of(Decimal::<4>::from_units(gap).into(), 4);
        let with = |plan: Plan| Plan { gap, met, ..plan };
        let found = suggested_of(Stage::AnosFinais, &[], IN_2023, "6", with);
        assert_eq!((found[0].title.as_str(), found.len()), (first, count), "{gap}");
    }
}

#[test]
fn near_the_goal_they_begin_with_what_the_school_shows() {
    // In the pandemic's edition hardly anyone was held back: approval did not fall from there.
    let pandemic = (2021, "254.88", "252.04", ["99.9", "99.9", "99.9", "99.9"]);
    let found = suggested(&[IN_2019, pandemic, IN_2023], "5.1");
    assert_eq!(
        said(&found),
        [
            (
                "Retomar o que a turma ainda não domina",
                "Em 2023, Matemática teve a nota Saeb mais baixa: 5,30, contra 5,36. Reserve duas aulas por semana \
                 para revisão até o Saeb. Alvo: +2,58 pontos em Matemática.",
            ),
            (
                "Acompanhar quem está perto de reprovar no 6º ano",
                "A aprovação do 6º ano foi a que mais caiu de 2019 a 2023: 2,3 p.p. Revise frequência e notas a cada quinzena e \
                 procure as famílias cedo. Alvo: aprovação do 6º ano de 93,4\u{a0}% para 96,5\u{a0}%. Cerca de 3 aprovados a \
                 mais, de 76.",
            ),
        ]
    );
    // Own advance of Matemática: 6,90; approval only fell.
    assert_eq!(found[0].effort.as_ref().unwrap().printed_share().to_string(), "0.37");
    assert_eq!(found[1].effort, None);
}

#[test]
fn a_subject_that_fell_comes_before_one_with_the_lower_note() {
    let before = (2021, "264.04", "258.94", ["93.4", "93.7", "93.9", "95"]);
    let found = suggested(&[before, IN_2023], "5.1");
    let subject = found.iter().find(|it| it.title.starts_with("Retomar")).unwrap();
    assert!(subject.detail.starts_with("Língua Portuguesa caiu 3,20 pontos de 2021 a 2023."), "{subject:?}");
    assert!(subject.detail.ends_with("Alvo: +2,58 pontos em Língua Portuguesa."), "{subject:?}");
    // No grade fell: the approval that takes the least.
    let approval = found.iter().find(|it| it.title == "Acompanhar quem está perto de reprovar").unwrap();
    assert!(
        approval
            .detail
            .contains("Alvo: +0,8 p.p. na aprovação de cada ano, até 100\u{a0}%. Cerca de 3 aprovados"),
        "{approval:?}"
    );
}

#[test]
fn far_from_the_goal_they_keep_their_names() {
    let found = suggested(&[IN_2021, IN_2023], "6");
    let titles: Vec<_> = found.iter().map(|it| it.title.as_str()).collect();
    assert_eq!(
        titles,
        ["Programas de reforço", "Formação de professores", "Projetos de Português e Matemática"]
    );
    assert!(
        found[1].detail.ends_with(
            "O que mais move o índice hoje é Matemática: +0,108 se repetir o maior avanço da escola, 6,9 pontos."
        ),
        "{found:?}"
    );
    assert!(
        suggested(&[], "6")[1].detail.ends_with("Língua Portuguesa: +0,157 a cada 10 pontos."),
        "a school that nothing is known of"
    );
}

#[test]
fn a_wish_is_not_praised_but_told_what_it_asks_for() {
    let wished = (2023, "260.84", "265.84", ["95.1", "95.4", "95.6", "96.7"]);
    let found = suggested_of(Stage::AnosFinais, &[IN_2021, IN_2023], wished, "5.1", |plan| plan);
    assert_eq!(
        said(&found)[0],
        (
            "Com estes números, publica 5,2",
            "Desde 2023, isso pede +6,90 pontos em Matemática e +1,7 p.p. na aprovação (cerca de 6 aprovados a mais).",
        )
    );
    let texts = format!("{found:?}").to_lowercase();
    assert!(!texts.contains("parabéns") && !texts.contains("alcançada"), "{texts}");
    // What the school already had asks for nothing more; and without an edition nothing is compared.
    let had = suggested_of(Stage::AnosFinais, &[IN_2021, IN_2023], IN_2023, "5.0", |plan| plan);
    assert_eq!(said(&had)[0].1, "Isso não pede mais do que a escola teve em 2023.");
    let new = suggested_of(Stage::AnosFinais, &[], IN_2023, "5.0", |plan| plan);
    assert!(said(&new)[0].1.starts_with("Sem uma edição completa"), "{new:?}");
}

#[test]
fn after_a_goal_that_is_met_comes_the_next_with_how_far_it_is() {
    let next = |history: &[Line<'_>]| {
        let found = suggested_of(Stage::AnosFinais, history, IN_2023, "5.0", |plan| plan);
        found[2].detail.clone()
    };
    assert!(next(&[IN_2021, IN_2023]).starts_with("Depois vem 5,1, que dá em uma edição."));
    assert!(next(&[]).starts_with("Depois vem 5,1."));
}

#[test]
fn a_grade_of_ensino_medio_is_a_serie() {
    let line = (2023, "265", "258.94", ["93.4", "93.7", "93.9", "95"]);
    let before = (2019, "265", "258.94", ["94.4", "93.7", "93.9", "95"]);
    let found = suggested_of(Stage::EnsinoMedio, &[before, line], line, "4.1", |plan| plan);
    let approval = found.iter().find(|it| it.title.ends_with("reprovar na 1ª série")).unwrap();
    assert!(approval.detail.starts_with("A aprovação da 1ª série foi a que mais caiu"), "{approval:?}");
    assert!(approval.detail.contains("aprovação da 1ª série de"), "{approval:?}");
}

#[test]
fn where_a_grade_cannot_rise_by_the_whole_step_its_average_is_told_too() {
    let approval = |rates: [&'static str; 4]| {
        let line = (2023, "258", "256.5", rates);
        let found = suggested_of(Stage::AnosFinais, &[], line, "5.1", |plan| plan);
        found.into_iter().find(|it| it.title.starts_with("Acompanhar")).unwrap().detail
    };
    let capped = approval(["99.5", "93.7", "93.9", "95"]);
    assert!(capped.contains("p.p. na aprovação de cada ano, até 100\u{a0}% (em média, +"), "{capped}");
    let even = approval(["95.4", "95.4", "95.4", "95.4"]);
    assert!(even.contains("de cada ano, até 100\u{a0}%. Cerca de"), "{even}");
}
