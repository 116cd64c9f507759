//! A rehearsal judges and keeps nothing; an import brings pupils, classes and cards, all of them or nothing.

use std::fs;
use std::path::PathBuf;

use office_files::testing::xlsx_of;
use office_files::{Limits, read};
use serde_json::{Value, json};
use test_files::{invented, public};

use super::list::{counts, create, import, list, pupils, rehearse, wrong_lines};
use crate::client::Request;
use crate::harness::{World, at_once};

const TWO: [&str; 2] = ["0011;Ana Lima;6º A;21/07/2014", "12;Rui Sá;6º B;22/07/2014"];

/// A small file that is wrong in every cell: what is told of it is bounded, and how much there is besides is said.
#[test]
fn of_very_many_wrong_lines_the_first_are_explained() {
    let world = World::new();
    let lines: Vec<_> = (1..=300).map(|line| format!("#{line}!;1;;31/02/2014")).collect();
    let file = list(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let report = rehearse(&world, "6_ano.csv", file.as_bytes(), &json!({})).expect(200).json();
    let problems = |place: usize| report["lines"][place]["problems"].as_array().unwrap().len();
    let each = problems(0);
    assert!(each > 1, "{}", report["lines"][0]);
    assert_eq!((problems(99), problems(100), problems(299)), (each, 1, 1));
    assert_eq!(report["problemCount"], 300 * each);
    let observation = report["lines"][299]["observation"].as_str().unwrap();
    assert!(observation.ends_with(&format!(" E mais {} na mesma linha.", each - 1)), "{observation}");
}

#[test]
fn a_rehearsal_tells_what_becomes_of_each_line_and_keeps_nothing() {
    let world = World::new();
    import(&world, "a.csv", list(&TWO).as_bytes(), &create()).expect(200);
    let file = list(&[
        "0011;Ana Lima;6º B;",
        "12;Rui Sá;6º B;22/07/2014",
        "13;Eva Luz;6º A;31/02/2014",
        "14;Caio Reis;Girassol;",
    ]);
    let before = world.fingerprint();
    let report = rehearse(&world, "6_ano.csv", file.as_bytes(), &json!({})).expect(200).json();
    assert_eq!(world.fingerprint(), before);
    for (field, value) in [
        ("format", json!("csv")),
        ("encoding", json!("UTF-8")),
        ("delimiter", json!(";")),
        ("layout", json!("Lista de alunos")),
        ("tables", json!([{ "sheet": "6_ano.csv", "headerLine": 1, "unread": [] }])),
        ("dateOrder", json!("dia_mes")),
        ("counts", json!({ "new": 0, "updated": 1, "same": 1, "ignored": 0, "wrong": 2 })),
        ("numberedClasses", json!([])),
        ("chosenClasses", json!([])),
        ("newClasses", json!([])),
        ("notices", json!([])),
        ("needs", Value::Null),
        ("refusal", Value::Null),
        ("importId", Value::Null),
    ] {
        assert_eq!(report[field], value, "{field}");
    }
    let missing = json!([{ "key": "girassol", "name": "Girassol", "lines": 1,
        "year": null, "stage": null, "shift": null }]);
    assert_eq!(report["missingClasses"], missing);
    let lines = report["lines"].as_array().unwrap();
    let told = |place: usize| {
        (lines[place]["verdict"].as_str().unwrap(), lines[place]["observation"].as_str().unwrap())
    };
    assert_eq!(told(0), ("atualiza", "Muda a turma: 6º A para 6º B"));
    assert_eq!(told(1), ("igual", ""));
    assert_eq!(told(2), ("errada", "Essa data não existe."));
    assert_eq!(told(3), ("errada", "Nenhuma turma com esse nome."));
    assert_eq!(
        lines[2],
        json!({ "sheet": null, "line": 4, "verdict": "errada", "studentId": "13", "name": "Eva Luz",
            "className": "6º A", "birthDate": "31/02/2014", "observation": "Essa data não existe.",
            "problems": [{ "column": "data_nascimento", "value": "31/02/2014", "problem": "Essa data não existe.",
                "hint": "Confira no documento e use dd/mm/aaaa." }] })
    );
}

#[test]
fn imported_twice_a_list_changes_nothing_the_second_time() {
    let world = World::new();
    let file = list(&TWO);
    let report = import(&world, "6_ano.csv", file.as_bytes(), &create()).expect(200).json();
    assert_eq!((counts(&report), &report["lines"]), ([2, 0, 0, 0, 0], &json!([])));
    assert_eq!(pupils(&world), ["0011 Ana Lima 6º A", "12 Rui Sá 6º B"]);
    assert_eq!(world.count("issued_passwords"), 2);
    let moves = "SELECT class_name || ' ' || (import_id IS NOT NULL) AS text FROM class_moves ORDER BY id";
    assert_eq!(world.texts(moves), ["6º A true", "6º B true"]);
    let counted = "SELECT name || ' ' || total_students AS text FROM classes ORDER BY name";
    assert_eq!(world.texts(counted), ["6º A 1", "6º B 1"]);
    let noted = world.texts("SELECT kind || ' ' || text AS text FROM audit_events ORDER BY id DESC LIMIT 1");
    assert_eq!(noted, ["import importou uma lista de alunos: 2 novos e 2 turmas criadas"]);
    let before = world.fingerprint();
    for (name, bytes) in [
        ("6_ano.csv", file.clone().into_bytes()),
        ("6_ano.xlsx", xlsx_of(&file)),
        ("colado", file.replace(';', "\t").into_bytes()),
    ] {
        let report = import(&world, name, &bytes, &create()).expect(200).json();
        assert_eq!((counts(&report), &report["importId"]), ([0, 0, 2, 0, 0], &Value::Null), "{name}");
    }
    assert_eq!(world.fingerprint(), before);
}

/// The two files of the specification's columns, invented, and those of a school where they are at hand.
fn pairs() -> Vec<[PathBuf; 2]> {
    let names = ["alunos_excel_ptbr_windows1252.csv", "alunos_utf8_virgula.csv"];
    let ours = names.map(|name| invented(&format!("pupils/{name}")));
    let [excel, utf8] = names.map(|name| public(&format!("alunos/{name}")));
    [ours].into_iter().chain(excel.zip(utf8).map(|(excel, utf8)| [excel, utf8])).collect()
}

#[test]
fn both_files_of_the_specification_are_the_same_60_pupils() {
    let sixth = json!({ "year": "6º ano", "stage": "anos_finais", "shift": "matutino" });
    let keys = || (1..=9).map(|number| number.to_string());
    let new_classes: Value = keys().map(|key| (key, sixth.clone())).collect::<serde_json::Map<_, _>>().into();
    for files in pairs() {
        let files = files.map(|path| fs::read(path).unwrap());
        for by_hand in [false, true] {
            let world = World::new();
            let rehearsed = rehearse(&world, "alunos.csv", &files[0], &json!({})).expect(200).json();
            assert_eq!(counts(&rehearsed), [0, 0, 0, 0, 60]);
            assert_eq!(rehearsed["missingClasses"].as_array().unwrap().len(), 9);
            assert_eq!(rehearsed["needs"], "classes", "nothing is wrong with the file");
            let asked = rehearse(&world, "alunos.csv", &files[0], &create()).expect(200).json();
            assert_eq!((counts(&asked)[0], &asked["needs"]), (60, &json!("grades")));
            let refused = import(&world, "alunos.csv", &files[0], &create()).expect(422);
            assert!(refused.detail().starts_with("Diga o ano de cada turma nova: 1, 2, "));
            let options = if by_hand {
                let class = |key: String| {
                    let form = json!({ "schoolId": world.ours.id, "name": format!("6º {key}"), "year": "6º ano",
                        "stage": "anos_finais", "shift": "matutino" });
                    let made = world.ours.gestor.caller.post("/api/classes", form).expect(201).json();
                    (key, made["id"].clone())
                };
                json!({ "mapping": keys().map(class).collect::<serde_json::Map<_, _>>() })
            } else {
                json!({ "createMissing": true, "newClasses": new_classes })
            };
            let report = import(&world, "alunos.csv", &files[0], &options).expect(200).json();
            assert_eq!(counts(&report), [60, 0, 0, 0, 0], "{report}");
            assert_eq!((pupils(&world).len(), world.count("classes")), (60, 9));
            let before = world.fingerprint();
            for again in &files {
                let report = import(&world, "alunos.csv", again, &options).expect(200).json();
                assert_eq!(counts(&report), [0, 0, 60, 0, 0], "{report}");
            }
            assert_eq!(world.fingerprint(), before);
        }
    }
}

#[test]
fn what_a_file_lacks_is_asked_for_and_then_said() {
    let world = World::new();
    import(&world, "a.csv", list(&TWO).as_bytes(), &create()).expect(200);
    let class: i64 =
        world.texts("SELECT id::text AS text FROM classes WHERE name = '6º A'")[0].parse().unwrap();
    let names = b"Nome\nBia Reis\nCaio Luz\n";
    let ask = |options: &Value| {
        let report = rehearse(&world, "colado", names, options).expect(200).json();
        (report["needs"].clone(), counts(&report), report["refusal"].clone())
    };
    let (needs, _, refusal) = ask(&json!({}));
    assert_eq!(needs, "numbers");
    assert!(refusal.as_str().unwrap().starts_with("O arquivo não tem matrículas."));
    assert_eq!(import(&world, "colado", names, &json!({})).expect(422).detail(), refusal);
    let drawn = json!({ "drawNumbers": true });
    assert_eq!(ask(&drawn).0, "class");
    let said = json!({ "drawNumbers": true, "classMode": "one", "classId": class });
    assert_eq!(ask(&said), (Value::Null, [2, 0, 0, 0, 0], Value::Null));
    import(&world, "colado", names, &said).expect(200);
    assert!(pupils(&world).iter().any(|pupil| pupil.ends_with("0001 Bia Reis 6º A")), "{:?}", pupils(&world));
    let again = import(&world, "colado", names, &said).expect(200).json();
    assert_eq!(counts(&again), [0, 0, 2, 0, 0]);
}

#[test]
fn the_wrong_lines_come_back_as_a_workbook_to_mend() {
    let world = World::new();
    let file = list(&["0011;Ana Lima;6º A;31/02/2014", "12;Rui Sá;6º A;", "0013;;6º A;"]);
    let before = world.fingerprint();
    let answer = wrong_lines(&world, "6_ano.csv", file.as_bytes(), &create()).expect(200);
    assert_eq!(world.fingerprint(), before);
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"linhas-erradas.xlsx\""));
    let book = read("linhas-erradas.xlsx", &answer.bytes, &Limits::UPLOAD).unwrap();
    let lines: Vec<String> =
        book.sheets[0].lines.iter().map(|line| line.cells.iter().collect::<Vec<_>>().join(";")).collect();
    assert_eq!(
        lines,
        [
            "matricula;nome;turma;data_nascimento;o_que_corrigir",
            "0011;Ana Lima;6º A;31/02/2014;Essa data não existe. Confira no documento e use dd/mm/aaaa.",
            "0013;;6º A;;A matrícula 0013 está sem nome. Preencha o nome ou apague a linha.",
        ]
    );
    let mended = import(&world, "linhas-erradas.xlsx", &answer.bytes, &create()).expect(422);
    assert!(mended.detail().starts_with("Dados inválidos:"), "not mended yet, but read");
}

#[test]
fn a_key_of_repetition_belongs_to_one_file_and_its_options() {
    let world = World::new();
    let send = |lines: &[&str], options: &Value| {
        let request = Request::new("POST", "/api/students/import").once("envio-da-lista");
        world.ours.gestor.caller.send(request.file_with("6.csv", list(lines).as_bytes(), options))
    };
    let first = send(&TWO, &create()).expect(200);
    assert_eq!(
        send(&TWO, &create()).expect(200).body,
        first.body,
        "the first report, not that nothing is new"
    );
    send(&TWO, &json!({ "createMissing": true, "drawNumbers": true })).expect(409);
    send(&TWO[..1], &create()).expect(409);
}

#[test]
fn of_two_imports_at_once_neither_doubles_nor_fails() {
    let world = World::new();
    for round in 0..3 {
        let lines: Vec<_> =
            (0..40).map(|line| format!("{round}{line:03};Ana Lima {line};{}º A;", 6 + round)).collect();
        let lines: Vec<_> = lines.iter().map(String::as_str).collect();
        let file = list(&lines);
        let reports = at_once(2, |_| import(&world, "a.csv", file.as_bytes(), &create()).expect(200).json());
        let mut told = reports.iter().map(counts).collect::<Vec<_>>();
        told.sort_unstable();
        assert_eq!(told, [[0, 0, 40, 0, 0], [40, 0, 0, 0, 0]]);
    }
    assert_eq!((pupils(&world).len(), world.count("classes"), world.count("pupil_imports")), (120, 3, 3));
}

#[test]
fn a_number_that_another_school_has_is_free() {
    let world = World::new();
    let (ours, theirs) = (&world.ours.gestor.caller, &world.theirs.gestor.caller);
    for caller in [ours, theirs] {
        let request = Request::new("POST", "/api/students/import");
        let report =
            caller.send(request.file_with("a.csv", list(&TWO).as_bytes(), &create())).expect(200).json();
        assert_eq!(counts(&report), [2, 0, 0, 0, 0]);
    }
    assert_eq!(world.count("students"), 4);
}

#[test]
fn what_is_exported_comes_in_again_and_changes_nothing() {
    let world = World::new();
    let file = "matricula;nome;email;turma;data_nascimento;responsavel;telefone\n\
        0011;Ana D'Ávila;ana@example.com;6º A;21/07/2014;Rita; +55 16 3301-0100\n\
        12;=Rui Sá;;6º B;;;\n13;Eva 🌻 Luz;;6º A;2014-02-28;;(16) 3301-0100\n";
    let report = import(&world, "6_ano.csv", file.as_bytes(), &create()).expect(200).json();
    assert_eq!(counts(&report), [3, 0, 0, 0, 0], "{report}");
    for format in ["csv", "xlsx"] {
        let path = world.ours.path("/students/export");
        let exported = world.ours.gestor.caller.post(path, json!({ "format": format })).expect(200);
        let before = world.fingerprint();
        let name = format!("alunos.{format}");
        let report = import(&world, &name, &exported.bytes, &json!({})).expect(200).json();
        assert_eq!(counts(&report), [0, 0, 3, 0, 0], "{report}");
        assert_eq!(world.fingerprint(), before, "{format}");
    }
}

/// The numbers of the list are another system's, and our classes have them by chance.
#[test]
fn a_number_that_is_ours_by_chance_is_told_and_can_be_said_otherwise() {
    let world = World::new();
    import(&world, "a.csv", list(&TWO).as_bytes(), &create()).expect(200);
    let id: i64 = world.texts("SELECT id::text AS text FROM classes WHERE name = '6º A'")[0].parse().unwrap();
    let send = |column: &str, options: &Value| {
        let file = format!("matricula;nome;{column}\n77;Eva Luz;{id}\n");
        rehearse(&world, "a.csv", file.as_bytes(), options).expect(200).json()
    };
    let report = send("turma_id", &json!({}));
    let told = json!([{ "key": id.to_string(), "number": id.to_string(), "classId": id,
        "className": "6º A", "lines": 1 }]);
    assert_eq!(report["numberedClasses"], told);
    assert_eq!(report["notices"].as_array().unwrap().len(), 1);
    let created = send("turma_id", &json!({ "mapping": { id.to_string(): null } }));
    assert_eq!((&created["numberedClasses"], &created["needs"]), (&json!([]), &json!("grades")));
    let chosen = json!([{ "key": id.to_string(), "name": id.to_string(), "classId": null,
        "className": null, "lines": 1 }]);
    assert_eq!(created["chosenClasses"], chosen, "it can be chosen otherwise");
    // What no line says is told of no file.
    let by_hand = send("turma", &json!({ "mapping": { id.to_string(): id, "girassol": id } }));
    let chosen = json!([{ "key": id.to_string(), "name": id.to_string(), "classId": id,
        "className": "6º A", "lines": 1 }]);
    assert_eq!(by_hand["chosenClasses"], chosen);
    let plain = send("turma", &json!({}));
    assert_eq!((&plain["needs"], counts(&plain)), (&json!("classes"), [0, 0, 0, 0, 1]));
}

#[test]
fn a_rehearsal_foresees_that_the_school_has_no_room() {
    let world = World::new();
    import(&world, "a.csv", list(&TWO).as_bytes(), &create()).expect(200);
    for (table, sentence) in [
        ("students", "A escola tem 2 alunos e pode ter até 3: com esta lista seriam 4. "),
        ("classes", "A escola tem 2 turmas e pode ter até 2: com esta lista seriam 3. "),
    ] {
        let most = if table == "students" { 3 } else { 2 };
        let before = world.texts(&format!("SELECT most::text AS text FROM quotas WHERE name = '{table}'"));
        world.execute(&format!("UPDATE quotas SET most = {most} WHERE name = '{table}'"));
        let file = list(&["21;Eva Luz;6º A;", "22;Caio Reis;6º C;"]);
        let report = rehearse(&world, "b.csv", file.as_bytes(), &create()).expect(200).json();
        assert!(report["refusal"].as_str().unwrap().starts_with(sentence), "{}", report["refusal"]);
        let kept = world.fingerprint();
        let refused = import(&world, "b.csv", file.as_bytes(), &create()).expect(409);
        assert!(refused.detail().starts_with("A escola pode guardar até "), "{}", refused.detail());
        assert_eq!(world.fingerprint(), kept);
        world.execute(&format!("UPDATE quotas SET most = {} WHERE name = '{table}'", before[0]));
    }
    let moved = list(&["12;Rui Sá;6º C;"]);
    let refuses = |name: &str, most: u8, sentence: &str| {
        world.execute(&format!("UPDATE quotas SET most = {most} WHERE name = '{name}'"));
        let report = rehearse(&world, "b.csv", moved.as_bytes(), &create()).expect(200).json();
        assert_eq!(report["counts"]["new"], 0);
        assert!(
            report["refusal"].as_str().unwrap_or_default().starts_with(sentence),
            "{}",
            report["refusal"]
        );
        import(&world, "b.csv", moved.as_bytes(), &create()).expect(409);
        world.execute(&format!("UPDATE quotas SET most = 100 WHERE name = '{name}'"));
    };
    refuses("classes", 2, "A escola tem 2 turmas e pode ter até 2: com esta lista seriam 3. ");
    refuses("pupil_imports", 1, "A escola já guarda 1 importações de alunos, e mais não cabem. ");
    let one = list(&["21;Eva Luz;6º A;"]);
    world.execute("UPDATE quotas SET most = 3 WHERE name = 'students'");
    let report = rehearse(&world, "b.csv", one.as_bytes(), &create()).expect(200).json();
    assert_eq!(report["refusal"], Value::Null);
    import(&world, "b.csv", one.as_bytes(), &create()).expect(200);
}

#[test]
fn the_template_has_no_pupil_yet_and_comes_in_filled_in() {
    let world = World::new();
    let answer = world.ours.coordenador.caller.get(world.ours.path("/student-imports/template")).expect(200);
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"modelo-alunos.xlsx\""));
    let empty = import(&world, "modelo-alunos.xlsx", &answer.bytes, &create()).expect(422);
    assert!(empty.detail().starts_with("Arquivo inválido: O arquivo deve conter pelo menos"));
    let book = read("modelo-alunos.xlsx", &answer.bytes, &Limits::UPLOAD).unwrap();
    let header = book.sheets[0].lines[0].cells.iter().collect::<Vec<_>>().join(";");
    let filled = xlsx_of(&format!("{header}\n0011;Ana Lima;;6º A;21/07/2014;;\n"));
    let report = import(&world, "modelo-alunos.xlsx", &filled, &create()).expect(200).json();
    assert_eq!(counts(&report), [1, 0, 0, 0, 0]);
}
