//! Pupils as a file in the layout of the import.

use application::spreadsheet::SpreadsheetReader;
use office_files::Uploads;
use serde_json::{Value, json};

use crate::class_lists::list::{counts, import};
use crate::client::Answer;
use crate::harness::World;
use crate::pupils::{body, class, create, with};

fn cells(name: &str, answer: &Answer) -> Vec<Vec<String>> {
    let read = Uploads.read(name, &answer.bytes, &|| true).unwrap();
    let [sheet] = read.sheets.try_into().unwrap();
    sheet.lines.iter().map(|line| line.cells.iter().map(str::to_owned).collect()).collect()
}

#[test]
fn a_list_leaves_in_the_layout_of_the_import_and_the_trail_says_so() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    create(gestor, body("0012", own));
    let other = with(with(body("7", own), "name", "=Davi+1"), "guardianPhone", "+55 16 1234-5678");
    let davi = create(gestor, other);
    let export = |body: Value| gestor.post(world.ours.path("/students/export"), body);
    let csv = export(json!({ "format": "csv" })).expect(200);
    assert_eq!(csv.header("content-disposition"), Some("attachment; filename=\"alunos.csv\""));
    assert!(
        csv.body.starts_with("\u{feff}matricula;nome;email;turma;data_nascimento;responsavel;telefone\r\n")
    );
    assert!(
        csv.body.contains("7;'=Davi+1;bia@example.com;9º A;21/07/2011;Patrícia Lima;'+55 16 1234-5678\r\n"),
        "{}",
        csv.body
    );
    let xlsx = export(json!({ "format": "xlsx" })).expect(200);
    let read = cells("alunos.xlsx", &xlsx);
    assert_eq!(read, cells("alunos.csv", &csv));
    assert_eq!((read.len(), read[1][0].as_str()), (3, "0012"), "zeros stay, in the order of the list");
    let one = export(json!({ "format": "csv", "ids": [davi["id"]] })).expect(200);
    assert_eq!(cells("alunos.csv", &one).len(), 2);
    let found = export(json!({ "format": "csv", "q": "bia", "classId": own.to_string(), "active": true }));
    assert_eq!(cells("alunos.csv", &found.expect(200)).len(), 2);
    let told = world.texts("SELECT text FROM audit_events WHERE text LIKE 'exportou%' ORDER BY id");
    let [both, alone] = ["exportou a lista de alunos: 2 alunos", "exportou a lista de alunos: 1 aluno"];
    assert_eq!(told, [both, both, alone, alone]);
    export(json!({ "format": "pdf" })).refuses("format", "Escolha o formato: csv ou xlsx.");
    export(json!({ "format": "csv", "ids": [davi["id"], 2_000_000_000] })).expect(404);
}

/// Last year's pupils are exported to mend their phone numbers, and this year has a class of the same name by now.
#[test]
fn an_export_says_of_which_year_a_class_is_and_comes_in_again_without_moving_anybody() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let ninth = json!({ "name": "9º A", "year": "9º ano", "stage": "anos_finais", "shift": "matutino" });
    let of_the_year_that_runs = || gestor.post("/api/classes", ninth.clone()).expect(201).json();
    let made = of_the_year_that_runs();
    let [old, year] = ["id", "schoolYear"].map(|field| made[field].as_i64().unwrap());
    create(gestor, body("1", old));
    world.execute(&format!("UPDATE classes SET school_year = school_year - 1 WHERE id = {old}"));
    let now = of_the_year_that_runs()["id"].as_i64().unwrap();
    create(gestor, with(body("2", now), "name", "Caio Prado"));
    let export = || gestor.post(world.ours.path("/students/export"), json!({ "format": "csv" })).expect(200);
    let csv = export();
    let classes: Vec<_> = cells("alunos.csv", &csv).into_iter().map(|line| line[3].clone()).collect();
    assert_eq!(classes, ["turma".to_owned(), format!("9º A ({})", year - 1), "9º A".to_owned()]);
    let mended = csv.body.replacen("(16) 99999-0142", "(16) 3301-0100", 1);
    let report = import(&world, "alunos.csv", mended.as_bytes(), &json!({})).expect(200).json();
    assert_eq!(counts(&report), [0, 1, 1, 0, 0]);
    let of = "SELECT student_id || ' ' || class_id AS text FROM students ORDER BY id";
    assert_eq!(world.texts(of), [format!("1 {old}"), format!("2 {now}")]);
    let bare = mended.replace(&format!(" ({})", year - 1), "");
    let report = import(&world, "alunos.csv", bare.as_bytes(), &json!({})).expect(200).json();
    assert_eq!(counts(&report), [0, 0, 1, 0, 1]);
    assert_eq!(world.texts(of), [format!("1 {old}"), format!("2 {now}")]);
}
