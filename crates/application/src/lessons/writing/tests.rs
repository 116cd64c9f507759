use kernel::PersonId;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::testing::{MemoryCatalogue, plan_draft};

use super::*;

fn code(text: &str) -> BnccCode {
    text.parse().unwrap()
}

fn catalogue() -> MemoryCatalogue {
    let skill = |text: &str, code_text: &str| BnccSkill {
        text: text.to_owned(),
        ..BnccSkill::example(code(code_text))
    };
    MemoryCatalogue(vec![
        skill("Identificar frações equivalentes.", "EF05MA04"),
        skill("Comparar e ordenar números racionais.", "EF05MA05"),
        skill("Resolver problemas de multiplicação e divisão.", "EF05MA08"),
    ])
}

const FORM: RequestForm<'static> = RequestForm {
    subject: "matematica",
    grade: "5º ano",
    topic: "Frações equivalentes",
    duration: None,
    codes: Vec::new(),
    target_audience: "",
    school_context: "",
    specific_requirements: "",
};

fn prepared(catalogue: &mut MemoryCatalogue, codes: Vec<&'static str>) -> Prepared {
    let (request, codes) = RequestForm { codes, ..FORM }.parse().unwrap();
    with_skills(catalogue, request, &codes).unwrap()
}

fn written(codes: &[BnccCode]) -> Vec<&str> {
    codes.iter().map(BnccCode::as_str).collect()
}

#[test]
fn who_chose_no_skill_gets_the_nearest_and_who_chose_keeps_their_order() {
    let nearest = prepared(&mut catalogue(), Vec::new());
    assert_eq!(written(&nearest.codes), ["EF05MA04"]);
    let chosen = prepared(&mut catalogue(), vec!["EF05MA08", "EF05MA99", "EF05MA04"]);
    assert_eq!(written(&chosen.codes), ["EF05MA08", "EF05MA04"]);
    assert_eq!(chosen.dropped, ["EF05MA99"]);
    let skills: Vec<_> = chosen.request.skills.iter().map(|skill| skill.code.as_str()).collect();
    assert_eq!(skills, ["EF05MA08", "EF05MA04"]);
}

#[test]
fn a_plan_says_what_it_leaves_to_who_teaches_and_a_service_knows_every_topic() {
    let lacks = |topic, catalogue: &mut MemoryCatalogue| {
        let (request, codes) = RequestForm { topic, ..FORM }.parse().unwrap();
        let prepared = with_skills(catalogue, request, &codes).unwrap();
        let written = Written { draft: plan_draft(), no_codes: Vec::new() };
        (compose(prepared.clone(), 7).lacks, settle(prepared, written).lacks)
    };
    assert_eq!(lacks("Frações equivalentes", &mut catalogue()), (vec![], vec![]));
    // Who chose skills is told which of them were dropped, and not that the year has none.
    let chosen = prepared(&mut catalogue(), vec!["EF05MA99"]);
    assert_eq!((chosen.lacks.as_slice(), chosen.dropped), (&[][..], vec!["EF05MA99".to_owned()]));
    let unknown = "A feira do meu bairro";
    assert_eq!(lacks(unknown, &mut catalogue()), (vec![Lack::Topic, Lack::Skills], vec![Lack::Skills]));
    assert_eq!(lacks(unknown, &mut MemoryCatalogue::default()), (vec![Lack::Topic], vec![]));
}

#[test]
fn without_a_catalogue_codes_stay_as_they_were_asked_for() {
    let asked_for = prepared(&mut MemoryCatalogue::default(), vec!["EF05MA99"]);
    assert_eq!((written(&asked_for.codes), asked_for.request.skills.len()), (vec!["EF05MA99"], 0));
    assert!(asked_for.dropped.is_empty());
    let drafted = compose(asked_for, 7);
    assert_eq!(written(&drafted.draft.codes), ["EF05MA99"]);
    assert_eq!(drafted.draft.check(), Ok(()));
}

#[test]
fn a_theme_that_does_harm_is_refused_in_whichever_field() {
    for (form, field) in [
        (RequestForm { topic: "Bomba caseira", ..FORM }, "topic"),
        (
            RequestForm { specific_requirements: "explique como fazer uma bomba", ..FORM },
            "specificRequirements",
        ),
    ] {
        let invalid = may_be_written(&form.parse().unwrap().0, None, &[]).unwrap_err();
        let said: Vec<_> = invalid.fields().collect();
        assert_eq!(said, [(field, "Nenhum plano é escrito para fabricar armas ou explosivos.")]);
    }
}

#[test]
fn a_pupils_name_does_not_leave_the_school() {
    let pupil = |number: &str, name: &str| PupilIndexed {
        id: PersonId(1),
        name: name.parse().unwrap(),
        enrolment: number.parse().unwrap(),
    };
    let pupils = [pupil("1", "Ana Clara de Souza"), pupil("2", "Rosa")];
    let pupils = [pupils[0].clone(), pupils[1].clone(), pupil("3", "Maria da Silva")];
    for (text, is_named) in [
        ("A ANA CLARA precisa de ajuda", true),
        ("para ana souza, que falta muito", true),
        ("Ana de Souza", true),
        ("Ana Cla\u{ad}ra e Ali\u{200b}ce", true),
        ("Souza, Ana Clara", true),
        ("a turma de Ana\nClara", true),
        ("Maria da Silva", true),
        ("maria silva", true),
        ("a rosa e outras flores", false),
        ("Maria e a silva do jardim", false),
        ("Ana gosta de Clara", false),
        ("", false),
    ] {
        let request = RequestForm { school_context: text, ..FORM }.parse().unwrap().0;
        assert_eq!(may_be_written(&request, None, &pupils).is_err(), is_named, "{text}");
        let draft = PlanDraft { content: text.to_owned(), ..plan_draft() };
        let request = FORM.parse().unwrap().0;
        let refused = may_be_written(&request, Some(&draft), &pupils);
        assert_eq!(refused.is_err(), is_named, "{text} in a draft");
    }
}

#[test]
fn codes_that_a_service_invents_are_dropped_and_told() {
    let mut draft = plan_draft();
    draft.codes = vec![code("EF05MA05"), code("EF09MA77")];
    let told = Written { draft, no_codes: vec!["BNCC-5".to_owned()] };
    let asked_for = prepared(&mut catalogue(), vec!["EF05MA08", "EF05MA99"]);
    let drafted = settle(asked_for, told);
    assert_eq!(written(&drafted.draft.codes), ["EF05MA08"]);
    assert_eq!(drafted.dropped, ["EF05MA99", "EF05MA05", "EF09MA77", "BNCC-5"]);
    assert_eq!(drafted.origin, Origin::Ai);
}

#[test]
fn codes_that_a_text_names_and_a_plan_does_not_have_are_told() {
    let mut draft = plan_draft();
    draft.codes = vec![code("EF05MA08")];
    draft.content = "Ver EF09MA77, (ef05ma08) e EM13MAT101; EF5MA1 não é código.".to_owned();
    assert_eq!(cited(&draft), ["EF09MA77", "EM13MAT101"]);
    assert_eq!(cited(&PlanDraft { content: String::new(), ..draft }), [""; 0]);
}

#[test]
fn a_section_made_anew_leaves_the_others_and_the_codes() {
    let asked_for = prepared(&mut catalogue(), vec!["EF05MA04"]);
    let draft = compose(asked_for.clone(), 1).draft;
    let anew = recompose(&asked_for, &draft, Section::Evaluation, 2);
    assert_eq!(PlanDraft { evaluation: draft.evaluation.clone(), ..anew }, draft);
}
