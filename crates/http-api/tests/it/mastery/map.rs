//! The map of a class, and who needs help.

use serde_json::{Value, json};

use super::{Answered, Setting};

#[test]
fn without_answers_a_map_has_its_pupils_and_nothing_to_say() {
    let of = Setting::new();
    let map = of.gestor().get(of.mastery()).expect(200).json();
    assert_eq!((&map["className"], &map["subject"]), (&json!("9º A"), &json!("Matemática")));
    assert_eq!((&map["skills"], &map["pupils"], &map["help"]), (&json!([]), &json!([]), &json!([])));
    let _pupil = crate::quiz::pupil(&of.world, of.class);
    let map = of.gestor().get(of.mastery()).expect(200).json();
    assert_eq!(map["pupils"][0]["answered"], 0);
    assert_eq!(map["help"][0]["sentence"], "Ainda não jogou nenhum quiz.");
}

#[test]
fn a_map_shows_what_the_quiz_says_and_the_hardest_first() {
    let of = Setting::new();
    of.answer(&Answered { pupils: 4, descriptors: 3, questions: 2, correct: "p > d" });
    // An active question that nobody has answered has its skill there too.
    crate::quiz::question(of.gestor(), of.subject, 1);
    let map = of.gestor().get(of.mastery()).expect(200).json();
    let skills: Vec<_> = map["skills"].as_array().unwrap().iter().collect();
    let told: Vec<_> = skills.iter().map(|it| (&it["name"], &it["toStrengthen"], &it["answered"])).collect();
    let names = ["D3 (9º ano)", "D2 (9º ano)", "D1 (9º ano)", "Somar 1"].map(Value::from);
    assert_eq!(
        told,
        [
            (&names[0], &json!(3), &json!(4)),
            (&names[1], &json!(2), &json!(4)),
            (&names[2], &json!(1), &json!(4)),
            (&names[3], &json!(0), &json!(0)),
        ]
    );
    let pupils = map["pupils"].as_array().unwrap();
    let need: Vec<_> = pupils.iter().map(|it| it["toStrengthen"].as_u64().unwrap()).collect();
    assert_eq!(need, [3, 2, 1, 0]);
    assert_eq!(
        pupils[1]["cells"],
        json!([
            { "mastery": 12, "level": "treinar" }, { "mastery": 12, "level": "treinar" },
            { "mastery": 97, "level": "domina" }, null
        ])
    );
    let own = of.gestor().get(format!("/api/students/{}/mastery", pupils[1]["id"])).expect(200).json();
    let own: Vec<_> = own.as_array().unwrap().iter().map(|it| (&it["mastery"], &it["level"])).collect();
    assert_eq!(own.len(), 3);
    assert!(own.contains(&(&json!(12), &json!("treinar"))), "{own:?}");
    // All played last half a year ago.
    let help = map["help"].as_array().unwrap();
    assert_eq!(help.len(), 4);
    assert_eq!((&help[0]["reason"], &help[0]["toStrengthen"]), (&json!("nao_joga"), &json!(3)));
    assert_eq!(help[0]["sentence"], "Não joga há 194 dias.");

    let body = json!({ "subject": of.subject });
    let path = format!("/api/classes/{}/mastery/export", of.class);
    let file = of.gestor().post(path, body).expect(200);
    assert_eq!(file.header("Content-Disposition"), Some("attachment; filename=\"mapa-da-turma.csv\""));
    let lines: Vec<_> = file.body.trim_start_matches('\u{feff}').lines().collect();
    assert!(
        file.body.starts_with('\u{feff}') && lines[0].starts_with("Aluno;A reforçar;Respondidas;"),
        "{}",
        lines[0]
    );
    assert!(lines[2].ends_with(";2;3;12;12;97;"), "{}", lines[2]);
    assert_eq!(lines[5], "Alunos a reforçar;;;3;2;1;0");
    assert_eq!(lines[6], "Alunos que responderam;;;4;4;4;0");
    let trail = of.world.texts("SELECT text FROM audit_events ORDER BY id DESC LIMIT 1");
    assert_eq!(trail, ["exportou o mapa da turma 9º A em Matemática"]);
}

#[test]
fn whoever_does_not_reach_a_class_finds_none() {
    let of = Setting::new();
    let world = &of.world;
    let (_, pupil) = crate::quiz::pupil(world, of.class);
    for path in [of.mastery(), of.projection()] {
        pupil.get(&path).expect(403);
        world.theirs.gestor.caller.get(&path).expect(404);
        world.ours.professor.caller.get(&path).expect(200);
        world.execute(&format!("UPDATE schools SET own_classes_only = true WHERE id = {}", world.ours.id));
        world.ours.professor.caller.get(&path).expect(404);
        world.execute(&format!("UPDATE schools SET own_classes_only = false WHERE id = {}", world.ours.id));
    }
    let without = format!("/api/classes/{}/mastery", of.class);
    of.gestor().get(&without).expect(400).refuses("subject", "Escolha a disciplina.");
    of.gestor()
        .post(format!("{without}/export"), json!({}))
        .expect(400)
        .refuses("subject", "Escolha a disciplina.");
    of.gestor().get(format!("{without}?subject=2000000000")).expect(404);
    of.gestor().get(format!("{without}?subject=x")).expect(400);
}
