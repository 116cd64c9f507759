//! The audit trail, for who answers for the school.

use serde_json::{Value, json};

use crate::harness::World;

/// Entries of our school alone, the newest last; what signing in left goes.
fn world() -> World {
    let world = World::new();
    world.execute("DELETE FROM audit_events");
    world.execute(&format!(
        "INSERT INTO audit_events (school_id, at, actor_id, kind, text)
         SELECT {school}, ('2026-11-0' || n || 'T12:00:00Z')::timestamptz, u.id, e.kind, e.text
         FROM users u, (VALUES (1, 'pupils', 'exportou a lista de alunos: 405 alunos'), (2, 'denied', 'tentou sem permissão'),
             (3, 'actions', '=HYPERLINK(\"x\")')) e (n, kind, text)
         WHERE u.school_id = {school} AND u.role = 'professor'",
        school = world.ours.id
    ));
    world
}

fn texts(answer: &Value) -> Vec<&str> {
    answer["entries"].as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap()).collect()
}

#[test]
fn entries_are_filtered_and_go_on_page_by_page() {
    let world = world();
    let gestor = &world.ours.gestor.caller;
    let list = |query: &str| gestor.get(world.ours.path(&format!("/audit{query}"))).expect(200).json();
    let all = list("");
    assert_eq!((&all["total"], &all["more"], &all["next"]), (&json!(3), &json!(false), &Value::Null));
    assert_eq!(all["refusals"], json!({ "signIns": 0, "denials": 1 }));
    let entry = &all["entries"][1];
    assert_eq!((&entry["group"], &entry["actorName"]), (&json!("recusas"), &json!("Ana Prado")));
    assert_eq!(texts(&list("?group=exportacoes")), ["exportou a lista de alunos: 405 alunos"]);
    assert_eq!(texts(&list("?from=2026-11-02&to=2026-11-02")), ["tentou sem permissão"]);
    assert_eq!(texts(&list("?q=permissao")), ["tentou sem permissão"]);
    assert_eq!(texts(&list("?person=2000000000")), [""; 0]);
    let first = list("?limit=2");
    assert_eq!(texts(&first).len(), 2);
    let next = first["next"].as_str().unwrap();
    assert_eq!(texts(&list(&format!("?limit=2&before={next}"))), ["exportou a lista de alunos: 405 alunos"]);
    for (query, field, sentence) in [
        ("?group=tudo", "group", "Escolha um tipo de registro."),
        ("?from=ontem", "from", "Informe uma data que exista."),
        ("?from=2026-11-02&to=2026-11-01", "to", "O último dia vem antes do primeiro."),
        ("?before=x", "before", "Recarregue a página e tente de novo."),
    ] {
        gestor.get(world.ours.path(&format!("/audit{query}"))).refuses(field, sentence);
    }
}

#[test]
fn what_is_sought_may_hold_any_character() {
    let world = world();
    let gestor = &world.ours.gestor.caller;
    for (query, found) in [
        ("%00", 3),
        ("%F0%9F%98%80%00", 0),
        ("permissao%00%07", 1),
        ("%EF%BF%BF", 0),
        ("%25", 0),
        ("%5C", 0),
        ("'", 0),
    ] {
        let list = gestor.get(world.ours.path(&format!("/audit?q={query}"))).expect(200).json();
        assert_eq!(texts(&list).len(), found, "{query}");
    }
    gestor.post(world.ours.path("/audit/export"), json!({ "q": "\0" })).expect(200);
}

#[test]
fn a_file_of_it_is_no_formula_and_leaves_an_entry() {
    let world = world();
    let gestor = &world.ours.gestor.caller;
    let csv = gestor.post(world.ours.path("/audit/export"), json!({ "group": "acoes" })).expect(200);
    assert_eq!(csv.header("content-disposition"), Some("attachment; filename=\"auditoria.csv\""));
    let expected = "\u{feff}Data e hora;Tipo;Quem;O que aconteceu;Sobre quem\r\n\
        03/11/2026 09:00:00;Ação;Ana Prado;\"'=HYPERLINK(\"\"x\"\")\";\r\n";
    assert_eq!(csv.body, expected);
    let told = world.texts("SELECT text FROM audit_events WHERE kind = 'staff'");
    assert_eq!(told, ["exportou a auditoria: 1 registro"]);
    gestor
        .post(world.ours.path("/audit/export"), json!({ "from": "1/1" }))
        .refuses("from", "Informe uma data que exista.");
}
