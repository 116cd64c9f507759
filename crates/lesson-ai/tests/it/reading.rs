use lesson_planning::testing::plan_draft;
use lesson_planning::writer::WriterError;
use serde_json::{Value, json};

use crate::service::{Answer, begun, streamed, whole};
use crate::texts::{PLAN, plan_with, told_of, written};

const NO_PLAN: &str = "A resposta do serviço de IA não é um plano: ";

#[tokio::test]
async fn what_is_no_json_is_refused_in_plain_words() {
    let (half, _) = PLAN.split_at(PLAN.find("Tiras").unwrap());
    let told = "ela não é JSON, ou traz texto antes ou depois dele.";
    for (text, told) in [
        ("Claro! Aqui está o plano.", told),
        ("{'title': 'a'}", told),
        (&format!("Aqui está:\n{PLAN}"), told),
        (&format!("{PLAN}\nBom trabalho!"), told),
        (half, "ela termina no meio."),
        ("", "ela veio vazia."),
    ] {
        for answer in [streamed(text), whole(text)] {
            assert_eq!(told_of(answer).await, format!("{NO_PLAN}{told}"), "{text}");
        }
    }
}

#[tokio::test]
async fn a_text_that_the_service_ends_early_is_told_so() {
    for (reason, told) in [
        ("length", "o texto parou no limite de tamanho do serviço, antes do fim."),
        ("content_filter", "o filtro do serviço interrompeu o texto."),
    ] {
        let mut bytes = begun(["{\"title\": \"a"]);
        let end = json!({ "choices": [{ "delta": {}, "finish_reason": reason }] });
        bytes.extend(format!("data: {end}\n\n").bytes());
        assert_eq!(told_of(Answer::Sent(bytes)).await, format!("{NO_PLAN}{told}"));
    }
}

#[tokio::test]
async fn json_of_another_shape_is_refused_by_the_part_that_is_wrong() {
    let without = |name: &str| plan_with(|plan| drop(plan.as_object_mut().unwrap().remove(name)));
    let with = |name: &str, value: Value| plan_with(|plan| plan[name] = value);
    let question = |name: &str, value: Value| plan_with(|plan| plan["quiz"][0][name] = value);
    for (text, told) in [
        ("[]".to_owned(), "ela é JSON, mas não tem as partes de um plano."),
        ("\"plano\"".to_owned(), "ela é JSON, mas não tem as partes de um plano."),
        ("{}".to_owned(), "falta a parte “Título”."),
        (without("evaluation"), "falta a parte “Forma de avaliação”."),
        (without("quiz"), "falta a parte “Quiz de saída”."),
        (without("bnccCodes"), "faltam os códigos da BNCC."),
        (with("objectives", json!(["a", "b"])), "a parte “Objetivos de aprendizagem” não é um texto."),
        (with("content", Value::Null), "a parte “Conteúdo” não é um texto."),
        (with("quiz", json!({})), "a parte “Quiz de saída” não é uma lista."),
        (with("bnccCodes", json!("EF05MA07")), "os códigos da BNCC não são uma lista de textos."),
        (with("bnccCodes", json!([7])), "os códigos da BNCC não são uma lista de textos."),
        (question("kind", json!("match")), "a questão 1 do quiz de saída não tem a forma pedida."),
        (question("options", json!(["a", "b", "c"])), "a questão 1 do quiz de saída não tem a forma pedida."),
        (question("correct", json!("A")), "a questão 1 do quiz de saída não tem a forma pedida."),
        (question("correct", json!(-1)), "a questão 1 do quiz de saída não tem a forma pedida."),
        (question("explanation", json!(1)), "a questão 1 do quiz de saída não tem a forma pedida."),
    ] {
        assert_eq!(told_of(whole(&text)).await, format!("{NO_PLAN}{told}"), "{text}");
    }
}

#[tokio::test]
async fn a_plan_that_breaks_a_rule_of_plans_is_refused_by_it() {
    for (change, told) in [
        (
            (|plan| plan["title"] = json!("x".repeat(201))) as fn(&mut Value),
            "na parte “Título”: Use no máximo 200 caracteres.",
        ),
        (
            |plan| plan["resources"] = json!(" \n"),
            "na parte “Recursos didáticos”: Esta parte do plano está vazia.",
        ),
        (|plan| plan["quiz"] = json!([]), "na parte “Quiz de saída”: O quiz de saída tem de 3 a 6 questões."),
        (
            |plan| plan["quiz"][0]["correct"] = json!(4),
            "na parte “Quiz de saída”: Falta a alternativa certa.",
        ),
        (
            |plan| plan["quiz"][0]["options"] = json!(["1", "2", "3", " 3"]),
            "na parte “Quiz de saída”: Há alternativas iguais.",
        ),
    ] {
        assert_eq!(told_of(whole(&plan_with(change))).await, format!("{NO_PLAN}{told}"));
    }
}

#[tokio::test]
async fn codes_are_told_from_what_is_none_and_each_is_taken_once() {
    let codes = json!(["(ef05ma07)", "EF05MA99", "EF05MA07", "EF5MA07", " <b>\u{0}\n ", "", "x".repeat(50)]);
    let read = written(whole(&plan_with(|plan| plan["bnccCodes"] = codes))).await.unwrap();
    let known: Vec<_> = read.draft.codes.iter().map(kernel::BnccCode::as_str).collect();
    assert_eq!(known, ["EF05MA07", "EF05MA99"]);
    assert_eq!(read.no_codes, ["EF5MA07", "<b>", &format!("{}…", "x".repeat(40))]);
}

#[tokio::test]
async fn of_thousands_of_codes_twenty_are_taken_and_of_what_is_none_twenty_are_told() {
    let mut codes: Vec<String> = (0..5_000).map(|it| format!("nada {it}")).collect();
    codes.extend((0..5_000).map(|it| format!("EF05MA{:02}", it % 100)));
    let read = written(whole(&plan_with(|plan| plan["bnccCodes"] = json!(codes)))).await.unwrap();
    assert_eq!((read.draft.codes.len(), read.no_codes.len()), (20, 20));
}

#[tokio::test]
async fn a_plan_about_what_is_refused_is_refused_wherever_it_says_so() {
    for place in ["/title", "/evaluation", "/quiz/0/options/3", "/quiz/0/explanation", "/quiz/2/answerShows"]
    {
        let text =
            plan_with(|plan| *plan.pointer_mut(place).unwrap() = json!("Como fazer uma BOMBA\u{ad} caseira"));
        let refused = written(whole(&text)).await.unwrap_err();
        assert_eq!(refused, WriterError::RefusedTheme("fabricar armas ou explosivos"), "{place}");
    }
}

#[tokio::test]
async fn fields_that_nobody_asked_for_are_left() {
    let text = plan_with(|plan| plan["teacher"] = json!({ "name": "Ana" }));
    assert_eq!(written(whole(&text)).await.unwrap().draft, plan_draft());
}
