//! A school imports its own results; whatever the file, the answer is a sentence and nothing is half written.

use std::path::Path;

use office_files::testing::{latin1, xlsx, xlsx_of, zip};
use serde_json::{Value, json};
use test_files::{invented, public};

use crate::client::{Answer, Request};
use crate::harness::{PASSWORD, World, at_once, registration, sign_in};
use crate::reference::OURS;
use crate::spreadsheets::table;

const SAMPLE: &str = "derived/ensino_medio_escolas_2017_2019.csv";

fn import(world: &World, name: &str, bytes: &[u8]) -> Answer {
    let request = Request::new("POST", world.ours.path("/ideb/import"));
    world.ours.gestor.caller.send(request.file(name, bytes))
}

fn rehearse(world: &World, name: &str, bytes: &[u8]) -> Answer {
    let request = Request::new("POST", world.ours.path("/ideb/import?dryRun=true"));
    world.ours.gestor.caller.send(request.file(name, bytes))
}

fn line(code: &str, name: &str, year: u16, ideb: &str) -> String {
    format!("{code};{name};Estadual;anos_iniciais;{year};{ideb}")
}

fn ours(year: u16, ideb: &str) -> String {
    line(OURS, "EE DA NOSSA RUA", year, ideb)
}

#[test]
fn a_rehearsal_judges_and_keeps_nothing() {
    let world = World::new();
    let file = table(&[&ours(2021, "5,8"), &ours(2023, "6,0")]);
    let before = world.fingerprint();
    let report = rehearse(&world, "notas.csv", file.as_bytes()).expect(200).json();
    assert_eq!(world.fingerprint(), before);
    for (field, value) in [
        ("format", json!("csv")),
        ("encoding", json!("UTF-8")),
        ("delimiter", json!(";")),
        ("created", json!(2)),
        ("updated", json!(0)),
        ("unchanged", json!(0)),
        ("ignored", json!(0)),
        ("rejected", json!(0)),
        ("problems", json!([])),
        ("unreadableCells", json!(0)),
        ("cellProblems", json!([])),
        ("unknownColumns", json!([])),
    ] {
        assert_eq!(report[field], value, "{field}");
    }
    assert_eq!(
        report["records"][0],
        json!({ "stage": "anos_iniciais", "year": 2021, "idebScore": "5.8", "verdict": "novo" })
    );
}

#[test]
fn a_file_that_says_less_takes_nothing_from_what_was_typed() {
    let world = World::new();
    let typed = json!({ "stage": "anos_iniciais", "year": 2023,
        "idebScore": "5.9", "proficiencyLp": "214.57", "mecGoal": "6.0" });
    world.ours.gestor.caller.post(world.ours.path("/ideb"), typed).expect(201);
    let file = table(&[&ours(2023, "6,0")]);
    let report = import(&world, "notas.csv", file.as_bytes()).expect(200).json();
    assert_eq!(report["records"][0]["verdict"], "atualizado");
    let records = world.ours.gestor.caller.get(world.ours.path("/ideb")).expect(200).json();
    let own = |record: &&Value| record["stage"] == "anos_iniciais" && record["year"] == 2023;
    let record = records.as_array().unwrap().iter().find(own).unwrap();
    for (field, value) in [("idebScore", "6.0"), ("proficiencyLp", "214.57"), ("mecGoal", "6.0")] {
        assert_eq!(record[field], value, "{field}");
    }
}

#[test]
fn a_key_of_repetition_belongs_to_one_file() {
    let world = World::new();
    let send = |file: &str| {
        let request = Request::new("POST", world.ours.path("/ideb/import")).once("envio-da-planilha");
        world.ours.gestor.caller.send(request.file("notas.csv", file.as_bytes()))
    };
    let file = table(&[&ours(2021, "5,8")]);
    let first = send(&file).expect(200);
    assert_eq!(send(&file).expect(200).body, first.body, "the first report, not that nothing is new");
    send(&table(&[&ours(2021, "5,9")])).expect(409);
    assert_eq!(world.texts("SELECT ideb_score::text AS text FROM ideb_data"), ["5.80"]);
}

#[test]
fn of_two_files_at_once_neither_loses_what_the_other_kept() {
    let world = World::new();
    let proficiencies = "Código INEP;Escola;Rede;Etapa;Ano;IDEB;Língua Portuguesa;Matemática";
    for year in [2019, 2021, 2023] {
        let index = table(&[&ours(year, "5,8")]);
        let notes =
            format!("{proficiencies}\n{OURS};EE DA NOSSA RUA;Estadual;anos_iniciais;{year};;260,84;258,94\n");
        at_once(2, |number| import(&world, "notas.csv", [&index, &notes][number].as_bytes()).expect(200));
    }
    let kept = world.texts("SELECT concat_ws(' ', ideb_score, proficiency_lp) AS text FROM ideb_data");
    assert_eq!(kept, ["5.80 260.84"; 3]);
}

#[test]
fn imported_twice_a_file_changes_nothing_the_second_time() {
    let world = World::new();
    let file = table(&[&ours(2021, "5,8"), &ours(2023, "6,0")]);
    assert_eq!(import(&world, "notas.csv", file.as_bytes()).expect(200).json()["created"], 2);
    assert_eq!(world.count("ideb_data"), 2);
    let noted = world.texts("SELECT text FROM audit_events ORDER BY id DESC LIMIT 1");
    assert_eq!(noted, ["importou 2 resultados do IDEB"]);
    let before = world.fingerprint();
    // The same as a workbook, and in a zip.
    for (name, bytes) in [
        ("notas.csv", file.clone().into_bytes()),
        ("notas.xlsx", xlsx_of(&file)),
        ("notas.zip", zip(&[("notas.csv", file.as_bytes())])),
    ] {
        let report = import(&world, name, &bytes).expect(200).json();
        assert_eq!((&report["created"], &report["unchanged"]), (&json!(0), &json!(2)), "{name}");
    }
    assert_eq!(world.fingerprint(), before);
    let other = table(&[&ours(2021, "5,8"), &ours(2023, "6,1")]);
    let report = import(&world, "notas.csv", other.as_bytes()).expect(200).json();
    assert_eq!((&report["updated"], &report["unchanged"]), (&json!(1), &json!(1)));
    assert_eq!(world.count("ideb_data"), 2);
}

#[test]
fn what_inep_published_is_left_alone_and_so_are_other_schools() {
    let world = World::new();
    let published = format!("{OURS};EE DA NOSSA RUA;Estadual;anos_finais;2023;9,9");
    let foreign = line("35999888", "EE DE OUTRA RUA", 2023, "9,8");
    let file = table(&[&published, &foreign, &ours(2023, "6,0")]);
    let report = import(&world, "notas.csv", file.as_bytes()).expect(200).json();
    assert_eq!((&report["created"], &report["ignored"]), (&json!(1), &json!(2)));
    let verdicts: Vec<_> = report["records"].as_array().unwrap().iter().map(|it| &it["verdict"]).collect();
    assert_eq!(verdicts, ["publicado", "novo"]);
    assert_eq!(world.count("ideb_data"), 1);
}

#[test]
fn of_two_lines_for_one_edition_the_first_counts() {
    let world = World::new();
    let file = table(&[&ours(2023, "6,0"), &ours(2023, "6,4")]);
    for created in [1, 0] {
        let report = import(&world, "notas.csv", file.as_bytes()).expect(200).json();
        assert_eq!((&report["created"], &report["updated"]), (&json!(created), &json!(0)));
        assert_eq!(report["ignored"], 1);
        assert_eq!(report["records"][0]["idebScore"], "6.0");
    }
}

#[test]
fn a_wrong_line_or_cell_is_named_and_the_others_are_kept() {
    let world = World::new();
    let file = table(&[&ours(2021, "5,8"), &ours(2022, "5,9"), &ours(2023, "66")]);
    let report = import(&world, "notas.csv", file.as_bytes()).expect(200).json();
    assert_eq!((&report["created"], &report["rejected"]), (&json!(1), &json!(1)));
    assert_eq!(report["unreadableCells"], 1);
    let lines = |list: &str| -> Vec<_> {
        report[list].as_array().unwrap().iter().map(|it| it["line"].as_i64()).collect()
    };
    assert_eq!((lines("problems"), lines("cellProblems")), (vec![Some(3)], vec![Some(4)]));
    for list in ["problems", "cellProblems"] {
        let problem = &report[list][0];
        assert!(!problem["problem"].as_str().unwrap().is_empty());
        assert!(!problem["hint"].as_str().unwrap().is_empty());
    }
}

#[test]
fn a_table_of_ensino_medio_is_imported_by_a_school_that_is_in_it() {
    // A school's code, how many lines are of others, its index of 2017, and its figures of 2019.
    let made = ("11980051", 24, "3.3", ["4.3", "3.5", "299.35", "263.14", "89.2"]);
    let published = ("11005823", 334, "3.8", ["4.3", "4.0", "271.52", "264.08", "95.8"]);
    import_sample(&invented(SAMPLE), made);
    if let Some(file) = public("ideb/ensino_medio_escolas_2017_2019_amostra.csv") {
        import_sample(&file, published);
    }
}

fn import_sample(file: &Path, (code, others, before, figures): (&str, u64, &str, [&str; 5])) {
    let sample = std::fs::read(file).unwrap();
    let world = World::new();
    let mut form = registration("rondonia", Some(code));
    form["state"] = "RO".into();
    let registered = world.anonymous().post("/api/schools/register", form).expect(201).json();
    assert_eq!(registered["editions"], 0);
    let gestor = world.anonymous().after(&sign_in(&world.anonymous(), "rondonia", PASSWORD));
    let path = format!("/api/school/{}/ideb", registered["schoolId"]);
    let send = || {
        let request = Request::new("POST", format!("{path}/import"));
        gestor.send(request.file("ensino_medio_2019.csv", &sample)).expect(200).json()
    };
    let report = send();
    let created = report["created"].as_u64().unwrap();
    assert_eq!(created, 3, "{report}");
    assert_eq!(report["ignored"], others, "{report}");
    let records = gestor.get(path.as_str()).expect(200).json();
    let of = |year: u16| {
        let found = records.as_array().unwrap().iter().find(|record| record["year"] == year);
        found.unwrap_or_else(|| panic!("{year}: {records}")).clone()
    };
    assert_eq!(of(2017)["idebScore"], before);
    let latest = of(2019);
    assert_eq!((&latest["stage"], &latest["source"]), (&json!("ensino_medio"), &json!("escola")));
    for (field, value) in
        ["idebScore", "mecGoal", "proficiencyMt", "proficiencyLp", "approvalRate"].into_iter().zip(figures)
    {
        assert_eq!(latest[field], value, "{field}");
    }
    assert_eq!(latest["check"]["agrees"], true);
    assert_eq!(latest["approvalByGrade"].as_array().unwrap().len(), 3);
    let before = world.fingerprint();
    let again = send();
    assert_eq!((&again["created"], &again["updated"]), (&json!(0), &json!(0)), "{again}");
    assert_eq!(again["unchanged"], created);
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn names_in_an_old_encoding_are_read() {
    let world = World::new();
    let file = table(&[&line(OURS, "Profª Conceição Araújo, São João", 2023, "6,0")]);
    let report = import(&world, "notas.csv", &latin1(&file)).expect(200).json();
    assert_eq!(report["encoding"], "windows-1252");
    assert_eq!(report["created"], 1);
}

/// Refused with a sentence that holds these words, and nothing written.
#[track_caller]
fn refused(world: &World, name: &str, bytes: &[u8], status: u16, words: &str) {
    let before = world.fingerprint();
    let answer = import(world, name, bytes).expect(status);
    let sentence = answer.detail();
    assert!(sentence.contains(words), "{name}: {sentence}");
    assert_eq!(world.fingerprint(), before, "{name}");
}

#[test]
fn a_file_that_cannot_be_read_is_refused_with_its_reason() {
    let world = World::new();
    let fair = table(&[&ours(2023, "6,0")]);
    let workbook = xlsx_of(&fair);
    let without_year = fair.replace(";ano;", ";periodo;");
    for (name, bytes, words) in [
        ("vazio.csv", vec![], "O arquivo está vazio."),
        ("cortado.xlsx", workbook[..workbook.len() / 2].to_vec(), "O arquivo está incompleto"),
        ("cortado.xlsx", workbook[..workbook.len() - 1].to_vec(), "O arquivo est"),
        ("bomba.xlsx", xlsx(vec![b' '; 30_000_000]), "passa de 20 MB depois de descompactado"),
        (
            "longe.xlsx",
            xlsx(r#"<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>"#),
            "A célula XFD1048576 da planilha “Plan1” está preenchida longe demais da tabela.",
        ),
        (
            "longe.xlsx",
            xlsx(r#"<row r="4294967296"><c r="A4294967296"><v>1</v></c></row>"#),
            "O arquivo está danificado",
        ),
        ("dentro.zip", zip(&[("outro.zip", &zip(&[("a.csv", b"a")]))]), "guarda outro arquivo .zip"),
        ("foto.xlsx", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "não uma planilha"),
        ("nulos.csv", b"a;b\0;c\n1;2;3\n".to_vec(), "bytes nulos"),
        ("coluna.csv", without_year.clone().into_bytes(), "ano"),
        ("coluna.xlsx", xlsx_of(&without_year), "ano"),
        ("outra.csv", b"nome;idade\nAna;12\n".to_vec(), "Não encontrei nela nenhuma tabela do IDEB."),
        ("celula.csv", format!("{fair}{}", "x".repeat(40_000)).into_bytes(), "mais de 32767 caracteres"),
    ] {
        refused(&world, name, &bytes, 422, words);
    }
}

#[test]
fn a_header_with_a_column_missing_is_told_by_the_columns_name() {
    let world = World::new();
    let text = std::fs::read_to_string(invented(SAMPLE)).unwrap();
    let without_code = text.replacen("id_escola", "escola_numero", 1);
    refused(
        &world,
        "ensino_medio_2019.csv",
        without_code.as_bytes(),
        422,
        "Falta a coluna com o código INEP da escola",
    );
}

#[test]
fn a_refused_file_has_a_heading_and_the_facts_of_it() {
    let world = World::new();
    let answer = import(&world, "alunos da Ana.csv", "nome;idade\nAna;12\n".as_bytes()).expect(422).json();
    assert_eq!(answer["type"], "urn:ideb:file-not-taken");
    assert_eq!(answer["title"], "Esta planilha não é a do INEP");
    let fact = |name: &str, value: &str| json!({ "name": name, "value": value });
    let facts = [
        fact("Formato", "CSV"),
        fact("Codificação", "UTF-8"),
        fact("Separador", "ponto e vírgula"),
        fact("Linhas", "2"),
    ];
    assert_eq!(answer["facts"], json!(facts), "{answer}");
    assert!(!answer.to_string().contains("Ana"), "{answer}");
}

#[test]
fn lines_copied_from_inep_s_workbook_come_in_with_their_header_and_without() {
    let bytes = std::fs::read(invented("inep/divulgacao_anos_iniciais_escolas_2023.csv")).unwrap();
    let text: String = bytes.into_iter().map(char::from).collect();
    let begins = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap();
    // As cells come from the clipboard of a Brazilian spreadsheet: with tabs and decimal commas.
    let copied = |line: &str| line.replace(',', "\t").replace('.', ",");
    let header = copied(begins("SG_UF,"));
    let line = begins("AM,1398003,").replacen("AM,", "SP,", 1).replacen("13980002", OURS, 1);
    let line = copied(&line);
    for text in [line.clone(), format!("{header}\n{line}")] {
        let world = World::new();
        let report = import(&world, "colado", text.as_bytes()).expect(200).json();
        assert_eq!((&report["delimiter"], &report["rejected"]), (&json!("\t"), &json!(0)), "{report}");
        assert!(report["created"].as_u64().unwrap() > 5, "{report}");
        let stages = report["records"].as_array().unwrap().iter().all(|it| it["stage"] == "anos_iniciais");
        assert!(stages, "{report}");
    }
}

#[test]
fn another_schools_file_is_told_apart() {
    let world = World::new();
    let file = table(&[&line("35999888", "EE DE OUTRA RUA", 2023, "9,8")]);
    let sentence = "Nenhuma linha traz o código INEP desta escola.";
    refused(&world, "notas.csv", file.as_bytes(), 422, sentence);
    // A school without a code brings a file with itself alone.
    let request = |bytes: &[u8]| Request::new("POST", world.theirs.path("/ideb/import")).file("n.csv", bytes);
    let theirs = &world.theirs.gestor.caller;
    let file = table(&[&line("35999888", "A", 2021, "9,7"), &line("35999888", "A", 2023, "9,8")]);
    assert_eq!(theirs.send(request(file.as_bytes())).expect(200).json()["created"], 2);
    let two = table(&[&line("35999888", "A", 2023, "9,8"), &line("35999889", "B", 2023, "9,8")]);
    let answer = theirs.send(request(two.as_bytes())).expect(422);
    assert!(answer.detail().contains("mais de uma escola"), "{}", answer.detail());
}

#[test]
fn a_file_has_two_megabytes_at_most() {
    let world = World::new();
    let mut file = table(&[&ours(2023, "6,0")]).into_bytes();
    file.resize(2_000_000, b'\n');
    import(&world, "notas.csv", &file).expect(200);
    file.push(b'\n');
    refused(&world, "notas.csv", &file, 413, "O arquivo é grande demais: o limite é de 2 MB.");
}

#[test]
fn what_comes_beside_a_file_counts_with_it() {
    let world = World::new();
    let file = table(&[&ours(2023, "6,0")]);
    let send = |beside: usize| {
        let other = "x\r\n".repeat(beside / 3);
        let form = format!(
            "{other}\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"n.csv\"\r\n\r\n{file}\r\n--x--\r\n"
        );
        let request = Request::new("POST", world.ours.path("/ideb/import"));
        world.ours.gestor.caller.send(request.bytes("multipart/form-data; boundary=x", form))
    };
    send(30_000).expect(200);
    let answer = send(2_200_000).expect(413);
    assert_eq!(answer.detail(), "O arquivo é grande demais: o limite é de 2 MB.");
}

#[test]
fn a_form_without_a_file_is_asked_for_one() {
    let world = World::new();
    let request = || Request::new("POST", world.ours.path("/ideb/import"));
    let gestor = &world.ours.gestor.caller;
    let answer = gestor.send(request().form(&[])).expect(400);
    assert_eq!(answer.detail(), "Escolha um arquivo para importar.");
    let answer = gestor.send(request().form_field("name=\"outro\"", b"texto")).expect(400);
    assert_eq!(answer.detail(), "O envio tem um campo que não conhecemos: outro.");
    for broken in [
        request(),
        request().json(json!({ "file": "notas.csv" })),
        request().bytes("multipart/form-data", "sem limite"),
        request().bytes("multipart/form-data; boundary=x", "--x\r\nContent-Disp"),
        request().bytes("multipart/form-data; boundary=x", "--x\r\n\r\ntexto\r\n--x--\r\n"),
    ] {
        gestor.send(broken).expect(400).detail();
    }
    let asked = Request::new("POST", world.ours.path("/ideb/import?dryRun=talvez"));
    gestor.send(asked.file("notas.csv", b"a")).expect(400).detail();
}

#[test]
fn the_files_name_is_never_a_path() {
    let world = World::new();
    let file = table(&[&ours(2023, "6,0")]);
    for name in ["../../etc/passwd", "C:\\notas.csv", "", "notas\u{202e}vsc.exe"] {
        let report: Value = rehearse(&world, name, file.as_bytes()).expect(200).json();
        assert_eq!(report["created"], 1, "{name}");
    }
}

#[test]
fn the_template_comes_with_everything_but_the_figures() {
    let world = World::new();
    let answer = world.ours.gestor.caller.get(world.ours.path("/ideb/template")).expect(200);
    assert_eq!(answer.header("content-type"), Some("text/csv; charset=utf-8"));
    let disposition = answer.header("content-disposition");
    assert_eq!(disposition, Some("attachment; filename=\"modelo-ideb.csv\""));
    let lines: Vec<&str> = answer.body.split_terminator("\r\n").collect();
    assert_eq!(
        lines[0],
        "\u{feff}Código INEP;Escola;Etapa;Ano;Língua Portuguesa;Matemática;IDEB;Meta;\
         1º;2º;3º;4º;5º;6º;7º;8º;9º;1ª série;2ª série;3ª série;4ª série"
    );
    assert_eq!(lines.len(), 7, "two editions of three stages: {lines:?}");
    let start = |stage: &str| format!("{OURS};\"E. E. gestor.nossa\";{stage};20");
    for (lines, stage) in lines[1..].chunks(2).zip(["Anos Iniciais", "Anos Finais", "Ensino Médio"]) {
        assert!(lines.iter().all(|line| line.starts_with(&start(stage))), "{lines:?}");
    }
    // INEP published anos finais of 2023.
    assert!(!answer.body.contains("Anos Finais;2023"));
}

#[test]
fn the_template_untouched_brings_nothing_and_filled_in_what_was_filled_in() {
    let world = World::new();
    let schools = [
        (&world.ours, "A linha desta escola não traz nenhum número"),
        // Without a code.
        (&world.theirs, "não há nenhuma linha de resultados"),
    ];
    for (school, words) in schools {
        let gestor = &school.gestor.caller;
        let send = |table: &str| {
            let request = Request::new("POST", school.path("/ideb/import"));
            gestor.send(request.file("modelo-ideb.csv", table.as_bytes()))
        };
        let template = gestor.get(school.path("/ideb/template")).expect(200).body;
        let answer = send(&template).expect(422);
        assert!(answer.detail().contains(words), "{}", answer.detail());
        // The latest edition of ensino médio.
        let line = template.lines().find(|line| line.contains("Ensino Médio")).unwrap();
        let (start, _) = line.split_once(";;").unwrap();
        let year: i32 = start.rsplit(';').next().unwrap().parse().unwrap();
        let filled = |ideb: &str| {
            let figures = format!(";251,5;249,75;{ideb};;;;;;;;;;;84;86,5;91;");
            send(&template.replace(line, &format!("{start}{figures}"))).expect(200).json()
        };
        let report = filled("43");
        let counts = ["created", "rejected", "unreadableCells"].map(|count| &report[count]);
        assert_eq!(counts, [&json!(1), &json!(0), &json!(1)], "the rest of the line counts");
        assert_eq!(report["cellProblems"][0]["column"], "IDEB");
        let report = filled("4,3");
        let counts = ["updated", "ignored", "rejected", "unreadableCells"].map(|count| &report[count]);
        assert_eq!(counts, [&json!(1), &json!(0), &json!(0), &json!(0)]);
        let records = gestor.get(school.path("/ideb")).expect(200).json();
        let record = records.as_array().unwrap().iter().find(|record| record["year"] == year).unwrap();
        assert_eq!(record["stage"], "ensino_medio");
        assert_eq!((&record["idebScore"], &record["proficiencyLp"]), (&json!("4.3"), &json!("251.50")));
        assert_eq!(record["approvalByGrade"].as_array().unwrap().len(), 3);
    }
}

#[test]
fn without_codes_a_file_is_about_the_school_it_names() {
    let world = World::new();
    let send = |names: &[&str]| {
        let lines: Vec<String> = names.iter().map(|name| format!("{name};anos_iniciais;2023;6,0")).collect();
        let file = format!("Escola;Etapa;Ano;IDEB\n{}\n", lines.join("\n"));
        let request = Request::new("POST", world.theirs.path("/ideb/import?dryRun=true"));
        world.theirs.gestor.caller.send(request.file("notas.csv", file.as_bytes()))
    };
    assert_eq!(send(&[" e. E. GESTOR.Deles "]).expect(200).json()["created"], 1);
    for names in [&["E. E. outra"][..], &["E. E. gestor.deles", "E. E. outra"]] {
        let answer = send(names).expect(422);
        assert!(answer.detail().contains("só as linhas com o nome desta escola, E. E. gestor.deles"));
    }
}

#[test]
fn of_many_wrong_lines_all_are_counted_and_a_hundred_told() {
    let world = World::new();
    let wrong = ours(2022, "5,9");
    let report = rehearse(&world, "notas.csv", table(&[wrong.as_str(); 250]).as_bytes()).expect(200).json();
    assert_eq!(report["rejected"], 250);
    assert_eq!(report["problems"].as_array().unwrap().len(), 100);
}
