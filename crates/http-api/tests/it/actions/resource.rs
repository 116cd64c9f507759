//! What is particular to links and files.

use serde_json::{Value, json};

use super::action::{body, create, id, path};
use crate::client::{Answer, Caller, Request};
use crate::harness::World;
use crate::questions::DOT;

fn send(caller: &Caller, action: &Value, name: &str, bytes: &[u8]) -> Answer {
    caller.send(Request::new("POST", format!("{}/files", path(action))).file(name, bytes))
}

fn list(caller: &Caller, action: &Value) -> Value {
    caller.get(format!("{}/resources", path(action))).expect(200).json()
}

#[test]
fn a_link_of_the_web_is_kept_and_no_other() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let action = create(&world, body("Busca ativa"));
    let at = format!("{}/resources", path(&action));
    let before = world.fingerprint();
    let sentence = "Use um endereço que comece com https://";
    for url in
        ["javascript:alert(1)", "data:text/html,x", "JAVASCRIPT://exemplo.org/", "/alunos", "exemplo.org", ""]
    {
        professor.post(&at, json!({ "title": "Guia", "url": url })).refuses("url", sentence);
    }
    let cyrillic = json!({ "title": "Guia", "url": "https://b\u{430}nco.com.br" });
    let sentence = "O endereço tem letras de outro alfabeto, que podem imitar as nossas. Confira de quem é o site e use um \
        endereço dele que tenha só as nossas letras.";
    professor.post(&at, cyrillic).refuses("url", sentence);
    let typed = json!({ "title": "Guia", "url": "https://exemplo.org", "resourceType": "video" });
    professor.post(&at, typed).refuses("resourceType", "Escolha o tipo do recurso.");
    assert_eq!(world.fingerprint(), before);
    let made =
        professor.post(&at, json!({ "title": "Guia", "url": "HTTPS://Exemplo.org/Guia" })).expect(201).json();
    let kept = list(professor, &action);
    let expected = json!({
        "id": made["id"], "actionId": action["id"], "title": "Guia", "description": "", "resourceType": "link",
        "url": "https://exemplo.org/Guia", "host": "exemplo.org", "fileName": null, "fileSize": null, "fileType": null,
        "uploadedBy": id(professor), "uploadedByName": "Ana Prado", "createdAt": kept[0]["createdAt"],
        "mayRemove": true,
    });
    assert_eq!(kept, json!([expected]));
    professor.get(format!("/api/resources/{}/file", made["id"])).expect(404);
    assert_eq!(world.ours.gestor.caller.get(path(&action)).json()["resources"], 1);
}

#[test]
fn a_file_comes_down_as_it_went_up_under_a_name_of_ours() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let action = create(&world, body("Busca ativa"));
    let made = send(gestor, &action, "pasta/lista do 6º.png", &DOT).expect(201).json();
    let kept = list(professor, &action)[0].clone();
    assert_eq!(
        (&kept["title"], &kept["fileName"], &kept["fileSize"], &kept["fileType"], &kept["mayRemove"]),
        (
            &json!("lista do 6º"),
            &json!("lista do 6º.png"),
            &json!(DOT.len()),
            &json!("image/png"),
            &json!(false)
        )
    );
    let at = format!("/api/resources/{}", made["id"]);
    let got = professor.get(format!("{at}/file")).expect(200);
    assert_eq!(got.bytes, DOT);
    assert_eq!(got.header("content-type"), Some("image/png"));
    let name = format!("attachment; filename=\"recurso-{}.png\"", made["id"]);
    assert_eq!(got.header("content-disposition"), Some(name.as_str()));
    assert_eq!(got.header("x-content-type-options"), Some("nosniff"));
    professor.send(Request::new("DELETE", &at)).expect(403);
    world.theirs.gestor.caller.get(format!("{at}/file")).expect(404);
    world.theirs.gestor.caller.send(Request::new("DELETE", &at)).expect(404);
    assert_eq!((world.count("files"), world.count("file_chunks")), (1, 1));
    gestor.send(Request::new("DELETE", &at)).expect(204);
    assert_eq!((world.count("files"), world.count("file_chunks")), (0, 0));
    gestor.send(Request::new("DELETE", &at)).expect(404);
}

#[test]
fn a_file_that_is_not_what_it_says_or_does_more_than_be_read_is_refused() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let before = world.fingerprint();
    let script = b"%PDF-1.7 1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >> endobj %%EOF";
    for (name, bytes, sentence) in [
        (
            "lista.pdf",
            &DOT[..],
            "O nome do arquivo termina em .pdf, mas por dentro é outra coisa: imagem PNG. Troque o fim do nome para .png e envie de novo.",
        ),
        (
            "lista.pdf",
            script,
            "O PDF traz um programa, ou abre ou carrega outros arquivos. Imprima-o como PDF e envie o novo arquivo.",
        ),
        (
            "lista.pdf",
            b"",
            "O arquivo está vazio. Abra-o no programa em que foi feito, confira o conteúdo, salve e envie de novo.",
        ),
        (
            "ata.doc",
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
            "O arquivo está no formato antigo do Word, .doc. Abra-o, salve como .docx e envie de novo.",
        ),
        (
            "lista.html",
            b"<html><script>",
            "Envie um PDF, um documento, uma planilha ou uma apresentação (docx, xlsx, pptx, odt, ods, odp), ou uma imagem PNG ou JPEG.",
        ),
    ] {
        assert_eq!(send(gestor, &action, name, bytes).expect(422).detail(), sentence);
    }
    let large = [&b"%PDF-1.7\n"[..], &vec![b' '; 10_000_000]].concat();
    assert_eq!(
        send(gestor, &action, "lista.pdf", &large).expect(413).detail(),
        "O arquivo é grande demais: o limite é de 10 MB."
    );
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn an_action_keeps_a_hundred_resources() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    world.execute(&format!(
        "INSERT INTO action_resources (school_id, action_id, title, resource_type, url, uploaded_by, created_at)
         SELECT {}, {}, 'Guia', 'link', 'https://exemplo.org', {}, now() FROM generate_series(1, 100)",
        world.ours.id, action["id"], id(gestor)
    ));
    let sentence = "Uma ação tem até 100 recursos. Exclua os que não valem mais.";
    assert_eq!(send(gestor, &action, "a.png", &DOT).expect(409).detail(), sentence);
    assert_eq!(world.count("files"), 0);
}
