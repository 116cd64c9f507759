//! Whatever the file, the answer is a sentence and nothing is half written.

use serde_json::{Value, json};

use super::list::{HEADER, counts, create, import, list, pupils, rehearse};
use crate::client::Request;
use crate::harness::World;

/// Refused with a sentence that holds these words, and nothing written.
#[track_caller]
fn refused(world: &World, name: &str, bytes: &[u8], options: &Value, (status, words): (u16, &str)) {
    let before = world.fingerprint();
    for send in [rehearse, import] {
        let answer = send(world, name, bytes, options).expect(status);
        let sentence = answer.detail();
        assert!(sentence.contains(words), "{name}: {sentence}");
    }
    assert_eq!(world.fingerprint(), before, "{name}");
}

#[test]
fn a_file_that_is_no_class_list_is_refused_with_its_reason() {
    let world = World::new();
    let program = [&b"\x7fELF\x02\x01\x01"[..], &[0; 200]].concat();
    let huge = format!("{HEADER}\n7;{};6º A;\n8;Ana;6º A;\n", "a".repeat(1_000_000));
    let many: Vec<_> = (0..=5000).map(|line| format!("{line};Ana Lima;6º A;\n")).collect();
    let many = format!("{HEADER}\n{}", many.concat());
    for (name, bytes, words) in [
        (
            "vazio.csv",
            &b""[..],
            "Arquivo inválido: O arquivo deve conter pelo menos uma linha de cabeçalho e uma linha de dados.",
        ),
        ("programa.csv", &program, "O arquivo não é um texto legível"),
        ("nulos.csv", b"matricula;nome;turma\n7;Ana\0Lima;6A\n8;Rui;6A\n", "bytes nulos"),
        ("celula.csv", huge.as_bytes(), "mais de 32767 caracteres"),
        (
            "cabecalho.csv",
            b"matricula;nome;turma\n",
            "Arquivo inválido: O arquivo deve conter pelo menos uma linha de cabeçalho e uma linha de dados.",
        ),
        ("notas.csv", b"etapa;ano;ideb\nanos_finais;2023;5,1\n", "Não encontramos o cabeçalho da lista."),
        ("muitas.csv", many.as_bytes(), "O arquivo tem mais de 5.000 linhas de alunos."),
        ("foto.xlsx", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "não uma planilha"),
    ] {
        refused(&world, name, bytes, &create(), (422, words));
    }
    let grown = format!("{}{}", list(&["7;Ana Lima;6º A;"]), "\n".repeat(2_000_000));
    refused(&world, "grande.csv", grown.as_bytes(), &create(), (413, "o limite é de 2 MB"));
}

#[test]
fn a_file_without_a_valid_line_is_shown_but_not_imported() {
    let world = World::new();
    let file = list(&["7;;6º A;", ";Ana Lima;6º A;"]);
    let report = rehearse(&world, "a.csv", file.as_bytes(), &create()).expect(200).json();
    let sentence = "Dados inválidos: Nenhum aluno válido encontrado. Verifique o formato do arquivo.";
    assert_eq!((counts(&report), &report["refusal"]), ([0, 0, 0, 0, 2], &json!(sentence)));
    assert_eq!(import(&world, "a.csv", file.as_bytes(), &create()).expect(422).detail(), sentence);
    assert!(pupils(&world).is_empty());
}

/// Whoever mistypes what makes it a rehearsal imports nothing.
#[test]
fn what_nobody_knows_is_refused_and_nothing_is_kept() {
    let world = World::new();
    let file = list(&["1;Ana Lima;6º A;"]);
    let file = ("name=\"file\"; filename=\"a.csv\"", file.as_bytes());
    let options = create().to_string();
    let options = ("name=\"options\"", options.as_bytes());
    let send = |query: &str, fields: &[(&str, &[u8])]| {
        let request = Request::new("POST", format!("/api/students/import{query}"));
        world.ours.gestor.caller.send(request.form(fields))
    };
    let before = world.fingerprint();
    let address = "Os parâmetros do endereço são inválidos.";
    let unread = "As opções da importação não puderam ser lidas. Recarregue a página e tente de novo.";
    for (query, fields, sentence) in [
        ("?dryrun=true", &[file, options][..], address),
        ("?dry_run=true", &[file, options], address),
        ("?dryRun=true&outro=1", &[file, options], address),
        (
            "",
            &[file, options, ("name=\"dryrun\"", b"true")],
            "O envio tem um campo que não conhecemos: dryrun.",
        ),
        ("", &[("name=\"dry_run\"", b"true"), file], "O envio tem um campo que não conhecemos: dry_run."),
        ("", &[file, ("name=\"\"", b"x")], "O envio tem um campo que não conhecemos: ."),
        ("", &[file, options, file], "Envie um arquivo de cada vez."),
        ("", &[file, options, options], "O envio tem o campo options mais de uma vez."),
        ("", &[file, options, ("name=\"dryRun\"", b"talvez")], "Envie dryRun como true ou false."),
        ("", &[file, ("name=\"options\"", br#"{"createMissing":true,"dryRun":true}"#)], unread),
        ("", &[file, ("name=\"options\"", br#"{"create_missing":true}"#)], unread),
    ] {
        assert_eq!(send(query, fields).expect(400).detail(), sentence, "{query} {fields:?}");
    }
    // A rehearsal by the form, by the address, or by one of them.
    for (query, dry_run) in [("", "true"), ("?dryRun=true", "false"), ("?dryRun=false", "true")] {
        let report =
            send(query, &[file, options, ("name=\"dryRun\"", dry_run.as_bytes())]).expect(200).json();
        assert_eq!((counts(&report)[0], report["lines"].as_array().map(Vec::len)), (1, Some(1)));
    }
    assert_eq!(world.fingerprint(), before);
    send("", &[file, options, ("name=\"dryRun\"", b"false")]).expect(200);
    assert_ne!(world.fingerprint(), before);
}

#[test]
fn options_that_say_nothing_are_refused() {
    let world = World::new();
    let file = list(&["7;Ana Lima;6º A;"]);
    let class = |year: &str, shift: &str| json!({ "newClasses": { "6o_a": { "year": year, "stage": "anos_finais", "shift": shift } } });
    for (options, words) in [
        (json!("sim"), "As opções da importação não puderam ser lidas."),
        (json!({ "createMissing": "sim" }), "As opções da importação não puderam ser lidas."),
        (json!({ "classMode": "one" }), "Escolha a turma de todos os alunos."),
        (json!({ "classMode": "todas" }), "Modo desconhecido"),
        (json!({ "dateOrder": "ano" }), "Ordem desconhecida"),
        (class("5º ano", "matutino"), "Escolha o ano de cada turma nova."),
        (class("6º ano", "manha"), "Escolha o turno de cada turma nova."),
    ] {
        refused(&world, "a.csv", file.as_bytes(), &options, (400, words));
    }
    let long = json!({ "mapping": { "a".repeat(70_000): 1 } });
    refused(&world, "a.csv", file.as_bytes(), &long, (413, "O pedido é grande demais: o limite é de 64 KB."));
}

#[test]
fn a_class_or_school_of_others_is_not_found() {
    let world = World::new();
    let form = json!({ "schoolId": world.theirs.id, "name": "6º A", "year": "6º ano", "stage": "anos_finais",
        "shift": "matutino" });
    let class = world.theirs.gestor.caller.post("/api/classes", form).expect(201).json()["id"].clone();
    let file = list(&["7;Ana Lima;6º A;"]);
    for options in [
        json!({ "classMode": "one", "classId": class }),
        json!({ "mapping": { "6o_a": class } }),
        json!({ "mapping": { "outra": class }, "createMissing": true }),
        json!({ "createMissing": true, "schoolId": world.theirs.id }),
    ] {
        refused(&world, "a.csv", file.as_bytes(), &options, (404, "Não encontrado."));
    }
    let by_line =
        rehearse(&world, "a.csv", format!("matricula;nome;turma_id\n7;Ana;{class}\n").as_bytes(), &json!({}));
    assert_eq!(
        counts(&by_line.expect(200).json()),
        [0, 0, 0, 0, 1],
        "an id in a line finds their class no more"
    );
}

#[test]
fn names_and_dates_at_their_bounds_are_judged_line_by_line() {
    let world = World::new();
    let (most, more) = ("á".repeat(200), "á".repeat(201));
    let lines = [
        &format!("1;{most};6º A;"),
        &format!("2;{more};6º A;"),
        "3;Joana D'Ávila 🌻;6º A;",
        "4;Ana Lima;6º A;01/01/2999",
        "5;Ana Lima;6º A;01/01/1900",
        "6;Ana Lima;6º A;31/02/2014",
        "3;Rui Sá;6º A;",
    ];
    let utf16: Vec<u8> =
        std::iter::once(0xfeff).chain(list(&lines).encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let report = rehearse(&world, "a.csv", &utf16, &create()).expect(200).json();
    assert_eq!((counts(&report), &report["encoding"]), ([2, 0, 0, 0, 5], &json!("UTF-16LE")));
    let told = |place: usize| report["lines"][place]["observation"].as_str().unwrap().to_owned();
    for (place, words) in [
        (1, "Use no máximo 200 caracteres"),
        (3, "Essa data ainda não chegou."),
        (4, "Com essa data o aluno teria"),
        (5, "Essa data não existe."),
        (6, "A matrícula 3 já está na linha 4."),
    ] {
        assert!(told(place).contains(words), "{}", told(place));
    }
    import(&world, "a.csv", &utf16, &create()).expect(200);
    assert_eq!(pupils(&world), [format!("1 {most} 6º A"), "3 Joana D'Ávila 🌻 6º A".to_owned()]);
}
