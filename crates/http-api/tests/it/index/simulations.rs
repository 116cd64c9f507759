//! Simulations: what is typed, what is kept, what is read back.

use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::harness::World;

const SAVE: &str = "/api/simulations";

fn save(caller: &Caller, body: Value) -> Answer {
    caller.post(SAVE, body)
}

fn list(world: &World, query: &str) -> Vec<Value> {
    let path = world.ours.path(&format!("/simulations{query}"));
    world.ours.professor.caller.get(path).expect(200).json().as_array().unwrap().clone()
}

/// Values of the index, newest first, after saving these approval rates with note 10.
fn save_rates(world: &World, rates: &[&str]) {
    for rate in rates {
        let body = json!({ "approvalRate": rate, "saebScore": "10", "name": format!("Com {rate} %") });
        save(&world.ours.gestor.caller, body).expect(201);
    }
}

fn values(simulations: &[Value]) -> Vec<&str> {
    simulations.iter().map(|it| it["calculatedIdeb"].as_str().unwrap()).collect()
}

#[test]
fn the_server_calculates_and_names_the_person() {
    let world = World::new();
    let user = world.ours.professor.caller.get("/api/user").json();
    let forged = json!({
        "approvalRate": "94.5", "saebScore": "5.4", "targetIdeb": "5.1",
        "calculatedIdeb": "9.99", "userId": 999_999, "id": 1, "userName": "Outra", "publishedIdeb": "9.9",
        "meetsTarget": false, "createdAt": "2001-01-01T00:00:00Z", "schoolId": world.ours.id,
    });
    let saved = save(&world.ours.professor.caller, forged).expect(201).json();
    for (field, value) in [
        ("calculatedIdeb", json!("5.10")),
        ("approvalRate", json!("94.50")),
        ("saebScore", json!("5.40")),
        ("targetIdeb", json!("5.10")),
        ("meetsTarget", json!(true)),
        ("mode", json!("rapida")),
        ("stage", Value::Null),
        ("publishedIdeb", Value::Null),
        ("approvalByGrade", json!([])),
        ("userId", user["id"].clone()),
        ("userName", json!("Ana Prado")),
        ("mayChange", json!(true)),
        ("schoolId", json!(world.ours.id)),
    ] {
        assert_eq!(saved[field], value, "{field}");
    }
    assert!(!saved["createdAt"].as_str().unwrap().starts_with("2001"));
    assert_eq!(list(&world, ""), std::slice::from_ref(&saved));
    let text = world.texts("SELECT text FROM audit_events ORDER BY id DESC LIMIT 1");
    assert_eq!(text, [format!("salvou a simulação “{}”: 5,10", saved["name"].as_str().unwrap())]);
}

#[test]
fn numbers_are_read_with_comma_or_dot_and_minus_zero_is_zero() {
    let world = World::new();
    for (approval, saeb, ideb) in [
        ("94,5", "5,4", "5.10"),
        (" 94.5 ", "5.40", "5.10"),
        ("100", "10", "10.00"),
        ("0", "0", "0.00"),
        ("-0", "-0,0", "0.00"),
        ("94.500", "5.4", "5.10"),
    ] {
        let saved = save(&world.ours.gestor.caller, json!({ "approvalRate": approval, "saebScore": saeb }));
        assert_eq!(saved.expect(201).json()["calculatedIdeb"], ideb, "{approval} {saeb}");
    }
}

#[test]
fn a_bad_number_is_refused_with_the_sentence_of_the_screen() {
    const APPROVAL: &str = "A taxa de aprovação deve estar entre 0 e 100%.";
    const SAEB: &str = "O desempenho SAEB deve estar entre 0 e 10.";
    const BOTH: &str = "Por favor, preencha ambos os campos com valores válidos.";
    const PLACES: &str = "Use no máximo duas casas decimais.";
    let world = World::new();
    let before = world.fingerprint();
    for (field, value, sentence) in [
        ("approvalRate", json!("100.05"), APPROVAL),
        ("approvalRate", json!("100,01"), APPROVAL),
        ("approvalRate", json!("-1"), APPROVAL),
        ("approvalRate", json!("-0.01"), APPROVAL),
        ("approvalRate", json!("999999999999999999999999"), APPROVAL),
        ("approvalRate", json!(""), BOTH),
        ("approvalRate", Value::Null, BOTH),
        ("approvalRate", json!("NaN"), BOTH),
        ("approvalRate", json!("Infinity"), BOTH),
        ("approvalRate", json!("1e309"), BOTH),
        ("approvalRate", json!("1e1"), BOTH),
        ("approvalRate", json!("0x10"), BOTH),
        ("approvalRate", json!("٩٤"), BOTH),
        ("approvalRate", json!("94\u{0}"), BOTH),
        ("approvalRate", json!("1.000,5"), BOTH),
        ("approvalRate", json!("94.555"), PLACES),
        ("saebScore", json!("10.01"), SAEB),
        ("saebScore", json!("-1"), SAEB),
        ("saebScore", json!(""), BOTH),
        ("saebScore", Value::Null, BOTH),
        ("saebScore", json!("cinco"), BOTH),
        ("saebScore", json!("5.401"), PLACES),
        ("targetIdeb", json!("10.01"), "A meta deve estar entre 0 e 10."),
        ("targetIdeb", json!("x"), "Informe a meta como um número, como 5,1."),
    ] {
        let mut body = json!({ "approvalRate": "94.5", "saebScore": "5.4" });
        body[field] = value;
        save(&world.ours.gestor.caller, body).refuses(field, sentence);
    }
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn what_is_no_text_is_no_request() {
    let world = World::new();
    for body in [
        r#"{"approvalRate":94.5,"saebScore":"5.4"}"#,
        r#"{"approvalRate":NaN,"saebScore":"5.4"}"#,
        r#"{"approvalRate":1e309,"saebScore":"5.4"}"#,
        r#"{"approvalRate":["94.5"],"saebScore":"5.4"}"#,
        r#"{"mode":"magica","approvalRate":"94.5","saebScore":"5.4"}"#,
        r#"{"schoolId":99999999999999999999,"approvalRate":"94.5","saebScore":"5.4"}"#,
        r#"{"approvalRate":"94.5","approvalRate":"94.5","saebScore":"5.4"}"#,
        r"[]",
        r"null",
        r"",
    ] {
        let request = Request::new("POST", SAVE).bytes("application/json", body);
        let answer = world.ours.gestor.caller.send(request).expect(400);
        assert_eq!(answer.detail(), "O pedido não pôde ser lido: confira os campos enviados.", "{body}");
    }
    assert_eq!(world.count("simulations"), 0);
}

fn official() -> Value {
    json!({
        "name": "Reforço nas duas provas",
        "mode": "oficial", "stage": "anos_finais", "edition": 2023,
        "proficiencyLp": "260,84", "proficiencyMt": "258.94",
        "approvalByGrade": ["93,4", "93.7", "93.9", "95.0"], "targetIdeb": "5.1",
    })
}

#[test]
fn the_official_mode_is_kept_and_read_back() {
    let world = World::new();
    let saved = save(&world.ours.coordenador.caller, official()).expect(201).json();
    for (field, value) in [
        ("name", json!("Reforço nas duas provas")),
        ("mode", json!("oficial")),
        ("stage", json!("anos_finais")),
        ("edition", json!(2023)),
        ("approvalRate", json!("94.00")),
        ("saebScore", json!("5.33")),
        ("calculatedIdeb", json!("5.01")),
        ("publishedIdeb", json!("5.0")),
        ("targetIdeb", json!("5.10")),
        ("meetsTarget", json!(false)),
        ("proficiencyLp", json!("260.84")),
        ("proficiencyMt", json!("258.94")),
        ("printedIndicator", json!("0.940")),
        ("line", json!({ "score": "5.32967", "indicator": "0.93996", "product": "5.0097", "exact": null })),
    ] {
        assert_eq!(saved[field], value, "{field}");
    }
    assert_eq!(saved["approvalByGrade"][3], json!({ "grade": "9º ano", "rate": "95.0" }));
    let path = world.ours.path("/simulations");
    let read_back = |caller: &Caller| caller.get(path.as_str()).expect(200).json()[0].clone();
    assert_eq!(read_back(&world.ours.coordenador.caller), saved);
    let mut to_others = saved;
    to_others["mayChange"] = json!(false);
    assert_eq!(read_back(&world.ours.professor.caller), to_others);
}

#[test]
fn the_official_calculation_confirms_what_inep_published() {
    let world = World::new();
    let mut body = official();
    body["locked"] = json!(["lp", "aprovacao"]);
    let path = world.ours.path("/ideb/calculate");
    let found = world.ours.professor.caller.post(path.as_str(), body).expect(200).json();
    assert_eq!(found["ideb"], "5.0");
    assert_eq!(found["standardizedScore"], "5.329667");
    assert_eq!(found["performanceIndicator"], "0.939961");
    assert_eq!(
        found["published"],
        json!({ "year": 2023, "idebScore": "5.0", "source": "inep", "agrees": true })
    );
    let line = json!({ "score": "5.32967", "indicator": "0.93996", "product": "5.0097", "exact": null });
    assert_eq!((&found["line"], &found["calculatedIdeb"]), (&line, &json!("5.01")));
    assert_eq!((&found["index"], &found["plan"]["gap"]), (&json!("5.01"), &json!("0.04")));
    let all = &found["plan"]["allGrades"];
    assert_eq!(all["step"], "0.8");
    assert_eq!(all["changes"][3]["needed"], "95.80");
    let strongest = &found["levers"][0];
    assert_eq!(
        [&strongest["before"], &strongest["after"], &strongest["gain"]],
        ["5.0097", "5.1178", "0.108"]
    );
    assert_eq!(found["plan"]["threshold"], "5.05");
    assert_eq!(found["plan"]["met"], false);
    assert_eq!(found["plan"]["free"]["levers"], json!(["mt"]));
    assert!(!found["levers"].as_array().unwrap().is_empty());
    assert_eq!(world.count("simulations"), 0, "calculating keeps nothing");
    // Another school's calculation confirms nothing of ours.
    let theirs = world.theirs.path("/ideb/calculate");
    let found = world.theirs.gestor.caller.post(theirs, official()).expect(200).json();
    assert_eq!(found["published"], Value::Null);
}

#[test]
fn the_official_mode_says_what_is_missing_or_wrong() {
    let world = World::new();
    for (field, value, sentence) in [
        ("stage", json!("creche"), "Escolha a etapa: Anos Iniciais, Anos Finais ou Ensino Médio."),
        ("edition", json!(2024), "O IDEB existe em anos ímpares, a partir de 2005."),
        ("edition", json!(i64::MAX), "O IDEB existe em anos ímpares, a partir de 2005."),
        ("proficiencyLp", json!(""), "Informe a proficiência em Língua Portuguesa."),
        ("proficiencyMt", json!("500.01"), "A proficiência deve estar entre 0 e 500."),
        (
            "approvalByGrade",
            json!(["93.4", "193.7"]),
            "7º ano: A taxa de aprovação deve estar entre 0 e 100%.",
        ),
    ] {
        let mut body = official();
        body[field] = value;
        save(&world.ours.gestor.caller, body.clone()).refuses(field, sentence);
        let path = world.ours.path("/ideb/calculate");
        world.ours.gestor.caller.post(path, body).refuses(field, sentence);
    }
    // Far more rates than a stage has grades.
    for rates in [json!([]), json!([null, null]), Value::Array(vec![json!("93"); 5_000])] {
        let mut body = official();
        body["approvalByGrade"] = rates;
        let answer = save(&world.ours.gestor.caller, body).expect(400);
        assert_eq!(answer.errors()[0].0, "approvalByGrade");
    }
    assert_eq!(world.count("simulations"), 0);
}

#[test]
fn the_list_is_newest_first_and_goes_on_page_by_page() {
    let world = World::new();
    save_rates(&world, &["10", "20", "30", "40", "50"]);
    let all = list(&world, "");
    assert_eq!(values(&all), ["5.00", "4.00", "3.00", "2.00", "1.00"]);
    let first = list(&world, "?limit=2");
    assert_eq!(values(&first), ["5.00", "4.00"]);
    let second = list(&world, &format!("?limit=2&before={}", first[1]["id"]));
    assert_eq!(values(&second), ["3.00", "2.00"]);
    let rest = list(&world, &format!("?before={}", second[1]["id"]));
    assert_eq!(values(&rest), ["1.00"]);
    assert!(list(&world, "?before=2000000000").is_empty(), "nothing stands before what is not there");
    // A limit out of range is the nearest one in it.
    for (limit, count) in [("0", 1), ("-7", 1), ("999999", 5)] {
        assert_eq!(list(&world, &format!("?limit={limit}")).len(), count, "{limit}");
    }
    for query in ["?limit=x", "?before=99999999999999999999", "?limit=1&limit=2"] {
        let answer = world.ours.gestor.caller.get(world.ours.path(&format!("/simulations{query}")));
        assert_eq!(answer.expect(400).detail(), "Os parâmetros do endereço são inválidos.", "{query}");
    }
}

#[test]
fn the_list_of_a_stage_keeps_those_of_none() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    for (approval, stage) in [("10", None), ("20", Some("anos_finais")), ("30", Some("ensino_medio"))] {
        save(gestor, json!({ "approvalRate": approval, "saebScore": "10", "stage": stage })).expect(201);
    }
    assert_eq!(values(&list(&world, "?stage=anos_finais")), ["2.00", "1.00"]);
    assert_eq!(values(&list(&world, "?stage=")), ["3.00", "2.00", "1.00"]);
    let answer = gestor.get(world.ours.path("/simulations?stage=creche")).expect(400);
    assert_eq!(answer.errors()[0].0, "stage");
}

#[test]
fn insights_say_what_the_simulations_say_together() {
    let world = World::new();
    let insights = |query: &str| {
        let path = world.ours.path(&format!("/simulations/insights{query}"));
        world.ours.professor.caller.get(path).expect(200).json()
    };
    let empty = insights("");
    assert_eq!(empty["count"], 0);
    assert_eq!(empty["average"], Value::Null);
    assert_eq!(empty["atOrAbovePercent"], 0);
    assert_eq!(empty["monthly"], json!([]));
    save_rates(&world, &["40", "50", "50", "50", "50", "60"]);
    let goal = json!({ "stage": "anos_finais", "year": 2025, "goal": "5,0" });
    world.ours.gestor.caller.put(world.ours.path("/goals"), goal).expect(200);
    let found = insights("?stage=anos_finais");
    for (field, value) in [
        ("count", json!(6)),
        ("last30Days", json!(6)),
        ("average", json!("5.00")),
        ("averageVersusCurrent", json!("0.00")),
        ("target", json!("5.0")),
        ("atOrAboveTarget", json!(5)),
        ("atOrAbovePercent", json!(83)),
        ("spread", json!({ "min": "4.00", "max": "6.00", "range": "2.00" })),
        ("trend", json!({ "delta": "1.20", "recent": "5.20", "previous": "4.00" })),
    ] {
        assert_eq!(found[field], value, "{field}");
    }
    assert_eq!((&found["best"]["value"], &found["best"]["name"]), (&json!("6.00"), &json!("Com 60 %")));
    assert_eq!(found["last"]["mode"], "rapida");
    let monthly: i64 =
        found["monthly"].as_array().unwrap().iter().map(|it| it["count"].as_i64().unwrap()).sum();
    assert_eq!(monthly, 6);
}

fn one(id: &Value) -> String {
    format!("/api/simulations/{id}")
}

#[test]
fn a_simulation_has_a_name() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let named =
        |name: &Value| save(gestor, json!({ "approvalRate": "94.5", "saebScore": "5.4", "name": name }));
    let by_day = world.texts(
        "SELECT 'Simulação de ' || to_char(now() AT TIME ZONE 'UTC' - make_interval(hours => 3), 'DD/MM') AS text",
    );
    for (typed, kept) in [
        (json!("  Mais 6\taprovados "), "Mais 6 aprovados"),
        (json!("2027"), "2027"),
        (json!("é".repeat(60)), &*"é".repeat(60)),
        (Value::Null, &by_day[0]),
        (json!(" \u{200b} "), &by_day[0]),
    ] {
        assert_eq!(named(&typed).expect(201).json()["name"], kept, "{typed}");
    }
    let saved = named(&json!("Plano A")).expect(201).json();
    let before = world.fingerprint();
    let rename = |name: &Value| gestor.put(one(&saved["id"]), json!({ "name": name }));
    for (typed, sentence) in [
        (json!("x".repeat(61)), "Use no máximo 60 caracteres"),
        (json!("--"), "O nome não tem letras nem números."),
        (json!("a\u{0}b"), "O texto contém caracteres inválidos"),
    ] {
        named(&typed).refuses("name", sentence);
        rename(&typed).refuses("name", sentence);
    }
    rename(&json!(" ")).refuses("name", "Dê um nome à simulação.");
    assert_eq!(world.fingerprint(), before);
    let renamed = rename(&json!(" Plano  B ")).expect(200).json();
    assert_eq!(renamed["name"], "Plano B");
    assert_eq!(renamed["createdAt"], saved["createdAt"]);
    assert_eq!(list(&world, "?limit=1")[0]["name"], "Plano B");
}

#[test]
fn who_saved_a_simulation_alone_changes_it_and_all_of_the_staff_read_it() {
    const THEIRS: &str = "Só quem salvou a simulação pode mudar o nome dela ou excluí-la.";
    let world = World::new();
    let (author, gestor) = (&world.ours.professor.caller, &world.ours.gestor.caller);
    let saved = save(author, official()).expect(201).json();
    let path = one(&saved["id"]);
    let seen = gestor.get(path.as_str()).expect(200).json();
    assert_eq!((&seen["name"], &seen["mayChange"]), (&saved["name"], &json!(false)));
    assert_eq!(author.get(path.as_str()).expect(200).json(), saved);
    for answer in [gestor.put(path.as_str(), json!({ "name": "Meu" })), gestor.delete(path.as_str())] {
        assert_eq!(answer.expect(403).detail(), THEIRS);
    }
    for answer in [
        world.theirs.gestor.caller.get(path.as_str()),
        world.theirs.gestor.caller.put(path.as_str(), json!({ "name": "Meu" })),
        world.theirs.gestor.caller.delete(path.as_str()),
        world.theirs.gestor.caller.post(format!("{path}/restore"), Value::Null),
    ] {
        assert_eq!(answer.expect(404).detail(), "Não encontrado.");
    }
    assert_eq!(author.get(path.as_str()).expect(200).json(), saved);
}

#[test]
fn a_removed_simulation_is_nowhere_and_comes_back_as_it_was() {
    let world = World::new();
    let (author, gestor) = (&world.ours.professor.caller, &world.ours.gestor.caller);
    save_rates(&world, &["40", "50"]);
    let best = save(author, official()).expect(201).json();
    let path = one(&best["id"]);
    let told = || {
        let insights = gestor.get(world.ours.path("/simulations/insights")).expect(200).json();
        (insights["count"].clone(), insights["best"]["name"].clone())
    };
    assert_eq!(told(), (json!(3), best["name"].clone()));
    author.delete(path.as_str()).expect(204);
    assert_eq!(told(), (json!(2), json!("Com 50 %")));
    assert_eq!(values(&list(&world, "")), ["5.00", "4.00"]);
    author.get(path.as_str()).expect(404);
    author.delete(path.as_str()).expect(404);
    let restore = format!("{path}/restore");
    gestor.post(restore.as_str(), Value::Null).expect(404);
    assert_eq!(author.post(restore.as_str(), Value::Null).expect(200).json(), best);
    author.post(restore.as_str(), Value::Null).expect(404);
    assert_eq!(told(), (json!(3), best["name"].clone()));
    assert_eq!(list(&world, "")[0], best);
    // What is removed next leaves no room for the one before.
    let next = save(author, official()).expect(201).json();
    author.delete(path.as_str()).expect(204);
    author.delete(one(&next["id"])).expect(204);
    author.post(restore.as_str(), Value::Null).expect(404);
    assert_eq!(world.count("simulations"), 3, "two that are there, and one that may be had back");
}
