//! Pupils as a file in the layout of the import.

use application::spreadsheet::SpreadsheetReader;
use office_files::Uploads;
use serde_json::{Value, json};

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
    let other = with(with(body("7", own), "name", "=Davi+1"), "guardianPhone", "+55 16 1234");
    let davi = create(gestor, other);
    let export = |body: Value| gestor.post(world.ours.path("/students/export"), body);
    let csv = export(json!({ "format": "csv" })).expect(200);
    assert_eq!(csv.header("content-disposition"), Some("attachment; filename=\"alunos.csv\""));
    assert!(
        csv.body.starts_with("\u{feff}matricula;nome;email;turma;data_nascimento;responsavel;telefone\r\n")
    );
    assert!(
        csv.body.contains("7;'=Davi+1;bia@example.com;9º A;21/07/2011;Patrícia Lima;'+55 16 1234\r\n"),
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
