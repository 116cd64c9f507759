//! A pupil plays, replies and is analysed.

use serde_json::{Value, json};

use crate::harness::at_once;
use crate::quiz::{Setting, answer, end, play};

fn sum(profile: &Value, fields: [&str; 4]) -> i64 {
    let units = |field: &str| profile[field].as_str().unwrap().replace('.', "").parse::<i64>().unwrap();
    fields.into_iter().map(units).sum()
}

const VARK: [&str; 4] = ["varkVisual", "varkAuditory", "varkReadingWriting", "varkKinesthetic"];

#[test]
fn of_a_pupil_without_interactions_nothing_is_said() {
    let of = Setting::new(1);
    of.switch_on();
    let style = of.read("learning-style");
    assert_eq!((&style["profile"], &style["alert"]["type"]), (&json!(null), &json!("sem_interacoes")));
    assert_eq!(style["questionnaireItems"], json!(16));
    assert_eq!(of.read("learning-behaviors"), json!({ "items": [], "next": null }));
    let analysis = of.analyzed();
    let profile = &analysis["profile"];
    for field in VARK {
        assert_eq!(profile[field], json!("25.00"));
    }
    assert_eq!((&profile["miNaturalist"], &profile["dominantStyle"]), (&json!("50.00"), &json!(null)));
    assert_eq!((&profile["confidenceLevel"], &profile["totalInteractions"]), (&json!("baixa"), &json!(0)));
    let [first] = &analysis["recommendations"].as_array().unwrap()[..] else { panic!("{analysis}") };
    assert_eq!(
        (&first["recommendationType"], &first["priority"]),
        (&json!("primeiras_respostas"), &json!("high"))
    );
    assert_eq!(of.read("learning-style")["profile"], *profile);
}

#[test]
fn of_one_skill_alone_that_one_is_recommended() {
    let of = Setting::new(1);
    of.switch_on();
    let quiz = of.begun(of.pupil());
    play(of.pupil(), &quiz, "A");
    end(of.pupil(), &quiz, "finish").expect(200);
    let analysis = of.analyzed();
    let [only] = &analysis["recommendations"].as_array().unwrap()[..] else { panic!("{analysis}") };
    assert_eq!((&only["subject"], &only["skills"][0]["skill"]), (&json!("Matemática"), &json!("Somar 1")));
    assert_eq!(only["questionIds"], json!(of.questions));
    assert_eq!(analysis["profile"]["totalInteractions"], json!(1));
    assert_eq!(of.read("learning-style")["alert"]["type"], "muito_poucas");
}

#[test]
fn what_a_pupil_does_is_recorded_once_and_listed() {
    let of = Setting::new(2);
    of.switch_on();
    let quiz = of.begun(of.pupil());
    let (id, question) = (&quiz["id"], &quiz["question"]["id"]);
    let refused = of.records(id, question, "explicacao_aberta").expect(409);
    assert_eq!(refused.detail(), "A explicação só aparece depois da resposta.");
    of.records(id, question, "imagem_aberta").refuses("type", "Esta questão não tem imagem.");
    of.records(id, question, "resposta")
        .refuses("type", "As respostas e as revisões são contadas pelo próprio quiz.");
    of.records(id, question, "clique").refuses("type", "Tipo de interação desconhecido.");
    of.records(id, question, "ajuda")
        .refuses("help", "Diga de que jeito: imagem, audio, texto ou passo_a_passo.");
    // The question after it has not been shown, and a quiz is its pupil's alone.
    let other = of.questions.iter().find(|it| json!(it) != *question).unwrap();
    of.records(id, &json!(other), "leitura_em_voz_alta").expect(404);
    let body = json!({ "questionId": question, "type": "leitura_em_voz_alta" });
    of.pupils[1].1.post(format!("/api/quiz/{id}/behavior"), body).expect(404);
    assert_eq!(of.world.count("learning_behaviors"), 0);
    let twice = at_once(4, |_| of.records(id, question, "leitura_em_voz_alta").status);
    assert_eq!(twice, [204; 4]);
    answer(of.pupil(), id, question, "B").expect(200);
    of.records(id, question, "explicacao_aberta").expect(204);
    let help = json!({ "questionId": question, "type": "ajuda", "help": "passo_a_passo" });
    of.pupil().post(format!("/api/quiz/{id}/behavior"), help).expect(204);
    assert_eq!(of.world.count("learning_behaviors"), 3);
    let first = of.read("learning-behaviors?limit=3");
    let items = first["items"].as_array().unwrap();
    assert_eq!(
        (items.len(), &items[0]["type"], &items[0]["help"]),
        (3, &json!("ajuda"), &json!("passo_a_passo"))
    );
    assert_eq!((&items[0]["subject"], &items[2]["isCorrect"]), (&json!("Matemática"), &json!(true)));
    let next = first["next"].as_str().unwrap();
    let rest = of.read(&format!("learning-behaviors?after={next}"));
    assert_eq!((rest["items"].as_array().unwrap().len(), &rest["next"]), (1, &json!(null)));
    of.pupil()
        .get(of.of_pupil("learning-behaviors?after=x"))
        .refuses("after", "O lugar na lista não existe.");
    let style = of.read("learning-style");
    assert_eq!(style["totalInteractions"], json!(4));
    let counts = style["interactionsByType"].as_array().unwrap();
    let counts: Vec<_> = counts.iter().map(|it| it["count"].as_i64().unwrap()).collect();
    assert_eq!(counts, [1, 1, 1, 0, 0, 1]);
}

#[test]
fn the_questionnaire_is_the_pupils_own() {
    let of = Setting::new(1);
    of.switch_on();
    let own = of.read("learning-questionnaire");
    assert_eq!((own["items"].as_array().unwrap().len(), &own["answered"]), (16, &json!(0)));
    let path = of.of_pupil("learning-questionnaire");
    let put = |replies: Value| of.pupil().put(path.clone(), json!({ "replies": replies }));
    put(json!([{ "item": "prova", "letter": "e" }]))
        .refuses("prova", "Escolha uma das quatro opções: a, b, c ou d.");
    put(json!([{ "item": "comida", "letter": "a" }]))
        .refuses("replies", "Há uma resposta a uma pergunta que não existe.");
    let replies = json!([{ "item": "caminho", "letter": "a" }, { "item": "prova", "letter": "d" }]);
    let said = put(replies.clone()).expect(200).json();
    assert_eq!((&said["replies"], &said["answered"]), (&replies, &json!(2)));
    assert_eq!(of.read("learning-questionnaire"), said);
    let staff = of.gestor().get(path.clone()).expect(200).json();
    assert_eq!(
        (&staff["replies"], &staff["answered"]),
        (&json!([]), &json!(2)),
        "that it was answered, not how"
    );
    of.pupils[1].1.get(path.clone()).expect(404);
    of.pupils[1].1.put(path.clone(), json!({ "replies": [] })).expect(404);
    let export = of.gestor().post(of.of_pupil("export"), json!({})).expect(200).json();
    assert_eq!(export["learning"]["replies"].as_array().unwrap().len(), 2);
    put(json!([])).expect(200);
    assert_eq!(of.world.count("learning_replies"), 0);
}

#[test]
fn asked_for_at_once_there_is_one_analysis() {
    let of = Setting::new(1);
    of.switch_on();
    let quiz = of.begun(of.pupil());
    play(of.pupil(), &quiz, "A");
    end(of.pupil(), &quiz, "finish").expect(200);
    let callers = [of.pupil(), of.gestor()];
    let path = of.of_pupil("analyze-learning-style");
    let said = at_once(6, |place| callers[place % 2].post(path.clone(), json!({})).expect(200).json());
    assert!(said.iter().all(|one| one["recommendations"] == said[0]["recommendations"]), "{said:?}");
    assert_eq!(
        (of.world.count("learning_style_profiles"), of.world.count("learning_recommendations")),
        (1, 1)
    );
    assert_eq!(sum(&said[0]["profile"], VARK), 10_000);
    of.pupils[1].1.post(path, json!({})).expect(404);
}

#[test]
fn an_example_is_of_nobody_and_keeps_nothing() {
    let of = Setting::new(1);
    let before = of.world.fingerprint();
    let example = of.pupil().post(of.of_pupil("demo-learning-analysis"), json!({})).expect(200).json();
    assert_eq!(of.world.fingerprint(), before);
    assert_eq!(
        (&example["isDemonstration"], &example["profile"]["dominantStyle"]),
        (&json!(true), &json!("visual"))
    );
    assert!(example["message"].as_str().unwrap().contains("inventados"));
    assert_eq!(sum(&example["profile"], VARK), 10_000);
    let recommendations = example["recommendations"].as_array().unwrap();
    assert!(recommendations.len() > 3 && recommendations.iter().all(|it| it["id"] == json!(null)));
    assert_eq!(of.read("learning-style")["profile"], json!(null));
}
