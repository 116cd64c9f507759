//! The program as an operator uses it: its commands against a data folder of their own.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]
#![allow(clippy::disallowed_methods, reason = "tests prepare their databases by batches")]

mod backup;
mod bncc;
mod faults;
mod hostile_backup;
mod importing;
mod order;
mod outages;
mod program;
mod quiz_faults;
mod serving;
mod verify;

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;
use test_database::TestDatabase;

use crate::program::{PASSWORD, Serving, wait_until};

struct Installation {
    data: TempDir,
}

impl Installation {
    fn new() -> Self {
        Self { data: tempfile::Builder::new().prefix("ideb").tempdir_in(test_database::place()).unwrap() }
    }

    fn path(&self) -> &Path {
        self.data.path()
    }

    fn run(&self, arguments: &[&str]) -> Output {
        ideb().env("IDEB_DATA", self.path()).env("IDEB_TESTING", "true").args(arguments).output().unwrap()
    }

    fn succeeds(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    fn fails(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(!output.status.success(), "{arguments:?}: {}", text(&output.stdout));
        text(&output.stdout) + &text(&output.stderr)
    }
}

/// An installation's.
const SECRET: &str = "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed";

fn ideb() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ideb"));
    for name in [
        "DATABASE_URL",
        "IDEB_ADMIN_URL",
        "IDEB_GATE_URL",
        "IDEB_HOST",
        "IDEB_METRICS",
        "IDEB_PORT",
        "IDEB_PUBLIC_URL",
        "IDEB_SECRET",
        "IDEB_SHARED_GATE",
        "IDEB_ONE_LINE",
        "IDEB_TESTING",
    ] {
        command.env_remove(name);
    }
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A table of ensino médio with its results, and those of them that can be computed: an invented one, and a public one
/// where it is at hand.
fn samples() -> Vec<(String, usize, usize)> {
    let invented = Some(test_files::invented("derived/ensino_medio_escolas_2017_2019.csv"));
    let public = test_files::public("ideb/ensino_medio_escolas_2017_2019_amostra.csv");
    [(invented, 75, 45), (public, 892, 376)]
        .into_iter()
        .filter_map(|(file, results, computed)| Some((file?.to_str().unwrap().to_owned(), results, computed)))
        .collect()
}

#[test]
fn the_demonstration_is_loaded_once() {
    let installation = Installation::new();
    assert!(installation.succeeds(&["demo"]).contains("carregada."));
    assert!(installation.succeeds(&["demo"]).contains("já está carregada"));
    for (arguments, said) in [
        (&["verify-school", "35999001"][..], "Verificada: "),
        (&["verify-school", "35999001", "--undo"], "Não verificada: "),
    ] {
        let output = installation.succeeds(arguments);
        assert!(output.contains(said) && output.contains("Alzira Moura Campos"), "{output}");
    }
    assert!(installation.fails(&["verify-school", "99"]).contains("nenhuma escola"));
}

#[test]
fn the_operator_sees_and_sets_how_much_a_school_may_keep() {
    let installation = Installation::new();
    installation.succeeds(&["migrate"]);
    assert!(installation.succeeds(&["quota"]).contains("simulações: 5000\n"));
    for (name, most) in [("simulations", "8000"), ("simulacoes", "9000"), ("simulações", "7000")] {
        let shown = installation.succeeds(&["quota", name, most]);
        assert!(shown.contains(&format!("  simulações: {most}\n")), "{shown}");
    }
    let shown = installation.succeeds(&["quota", "alunos", "60000"]);
    assert!(shown.contains("pessoas: 50000, alunos e equipe juntos\n"), "{shown}");
    assert!(shown.contains("ideb quota pessoas 60500\n"), "{shown}");
    assert!(!installation.succeeds(&["quota", "pessoas", "60500"]).contains("Atenção"));
    installation.succeeds(&["demo"]);
    let shown = installation.succeeds(&["quota"]);
    assert!(shown.contains("equipe: 500 (a que mais guarda é a escola 1, com 3)"), "{shown}");
    assert!(installation.fails(&["quota", "sessions", "9"]).contains("não há um limite chamado sessions"));
    for arguments in [&["quota", "simulations"][..], &["quota", "simulations", "0"]] {
        installation.fails(arguments);
    }
}

#[test]
fn the_operator_lifts_the_days_limit_of_registrations() {
    let installation = Installation::new();
    installation.succeeds(&["migrate"]);
    assert!(installation.succeeds(&["registrations"]).contains("hoje: 0 de no máximo 200 por dia"));
    let serving = Serving::begin(&installation);
    serving.anonymous().register("marina.real");
    let shown = installation.succeeds(&["registrations", "1"]);
    assert!(shown.contains("hoje: 1 de no máximo 1 por dia"), "{shown}");
    assert!(shown.contains("aumente o limite: ideb registrations 2"), "{shown}");
    installation.succeeds(&["registrations", "500"]);
    assert!(installation.succeeds(&["registrations"]).contains("hoje: 1 de no máximo 500 por dia"));
    installation.fails(&["registrations", "0"]);
}

#[test]
fn the_demonstration_stands_beside_real_schools_only_when_forced_and_goes_again() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    serving.anonymous().register("marina.real");
    let refused = installation.fails(&["demo"]);
    assert!(refused.contains("o banco tem escolas de verdade") && refused.contains("senhas"), "{refused}");
    assert!(serving.anonymous().sign_in("marina.souza", http_api::DEMO_PASSWORD).is_none());
    assert!(installation.succeeds(&["demo", "--force"]).contains("carregada."));
    for (username, password) in [("marina.souza", http_api::DEMO_PASSWORD), ("marina.real", PASSWORD)] {
        assert!(serving.anonymous().sign_in(username, password).is_some(), "{username}");
    }
    let (real, demo) = (
        serving.anonymous().sign_in("marina.real", PASSWORD).unwrap(),
        serving.anonymous().sign_in("marina.souza", http_api::DEMO_PASSWORD).unwrap(),
    );
    let school = demo.get("/api/auth/user").unwrap().body["schoolId"].clone();
    let history = demo.get(&format!("/api/school/{school}/ideb")).unwrap().body;
    let sources: Vec<_> = history.as_array().unwrap().iter().map(|record| &record["source"]).collect();
    assert!(sources.len() > 20 && sources.iter().all(|source| *source == "inventado"), "{sources:?}");
    let ranking = demo.get(&format!("/api/school/{school}/ranking/2023?stage=anos_finais")).unwrap().body;
    assert_eq!((&ranking["municipalTotal"], &ranking["stateTotal"]), (&Value::from(9), &Value::from(41)));
    assert_eq!(real.get("/api/reference/schools/35999001").unwrap().status, 404);
    assert_eq!(real.get("/api/about").unwrap().body["reference"]["schools"], 0);
    let questions = demo.get(&format!("/api/school/{school}/questions/counts")).unwrap().body;
    assert_eq!(questions, json!({ "total": 60, "active": 55 }));
    for said in ["Escola de demonstração removida", "A escola de demonstração não está carregada."] {
        assert!(installation.succeeds(&["demo", "--remove"]).contains(said), "{said}");
    }
    assert!(serving.anonymous().sign_in("marina.souza", http_api::DEMO_PASSWORD).is_none());
    assert!(serving.anonymous().sign_in("marina.real", PASSWORD).is_some());
    let accounts = serving.anonymous().get("/api/auth/demo").unwrap().body;
    assert_eq!(accounts["accounts"], serde_json::json!([]), "{accounts}");
    assert!(installation.succeeds(&["demo", "--force"]).contains("carregada."));
}

#[test]
fn a_database_of_the_operators_own_is_migrated_by_its_owner() {
    let database = TestDatabase::bare();
    let told = |arguments: &[&str], admin_url: Option<String>| {
        let mut command = ideb();
        command.env("DATABASE_URL", database.server_url()).env("IDEB_TESTING", "true").args(arguments);
        let output = command.envs(admin_url.map(|url| ("IDEB_ADMIN_URL", url))).output().unwrap();
        text(&output.stdout) + &text(&output.stderr)
    };
    // The role comes with the first migration of any database of the cluster.
    store_postgres::migrate::run(&TestDatabase::bare().admin_url()).unwrap();
    let said = told(&["migrate"], None);
    assert!(said.contains("informe IDEB_ADMIN_URL ao lado de DATABASE_URL"), "{said}");
    for _ in 0..2 {
        let said = told(&["migrate"], Some(database.admin_url()));
        assert!(said.contains("O banco está na versão do programa."), "{said}");
    }
    assert!(store_postgres::migrate::is_current(&database.admin_url()).unwrap());
}

#[test]
fn who_forgot_the_password_gets_another() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    let anonymous = serving.anonymous();
    anonymous.register("marina.souza");
    let session = anonymous.sign_in("marina.souza", PASSWORD).unwrap();
    for _ in 0..6 {
        assert!(anonymous.sign_in("marina.souza", "errada").is_none());
    }
    let said = installation.succeeds(&["reset-password", "Marina.Souza"]);
    let (sentence, password) = said.lines().next().unwrap().rsplit_once(": ").unwrap();
    assert_eq!(sentence, "Senha nova de Marina Souza (marina.souza)");
    assert_eq!(password.chars().count(), 12);
    // Without the wait that the wrong ones had earned.
    assert!(anonymous.sign_in("marina.souza", password).is_some());
    assert!(anonymous.sign_in("marina.souza", PASSWORD).is_none());
    wait_until("the open session ends", || session.get("/api/auth/user").unwrap().status == 401);
    for nobody in ["marina", "x", "a b"] {
        assert!(installation.fails(&["reset-password", nobody]).contains("ninguém tem o nome de usuário"));
    }
}

#[test]
fn the_same_file_imported_again_changes_nothing() {
    let installation = Installation::new();
    for (sample, results, _) in samples() {
        for counts in [
            format!("novos {results}, atualizados 0, iguais 0"),
            format!("novos 0, atualizados 0, iguais {results}"),
        ] {
            let said = installation.succeeds(&["import", "ideb", &sample]);
            assert!(said.contains(&counts), "{said}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let rounded = test_files::invented("derived/municipios_arredondados.csv");
    for (sample, results, _) in samples() {
        let said = Installation::new().fails(&[
            "import",
            "ideb",
            "/nenhum/arquivo.xlsx",
            rounded.to_str().unwrap(),
            &sample,
        ]);
        assert!(said.contains("não foi possível abrir"), "{said}");
        assert!(said.contains("arredondados por cidade"), "{said}");
        assert!(said.contains(&format!("novos {results}")), "{said}");
    }
}

#[test]
fn anyone_can_verify_the_formula_on_the_published_files() {
    for (sample, _, computed) in samples() {
        let output = ideb().args(["verify", "--json", &sample]).output().unwrap();
        assert!(output.status.success());
        let answers: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answers[0]["compared"], computed);
        assert_eq!(answers[0]["agreeing"], computed);
    }
}

#[test]
fn the_tables_of_every_state_are_imported_and_verified_as_inep_publishes_them() {
    let names = ["anos_iniciais", "anos_finais", "ensino_medio"];
    let names = names.map(|stage| format!("inep/divulgacao_regioes_ufs_ideb_2023_{stage}.csv"));
    let schools =
        ["inep/divulgacao_anos_finais_escolas_2023.csv", "inep/divulgacao_anos_finais_municipios_2023.csv"];
    let paths = names.iter().map(String::as_str).chain(schools).map(test_files::invented);
    let files: Vec<String> = paths.map(|path| path.to_str().unwrap().to_owned()).collect();
    let arguments = |command: &[&'static str]| -> Vec<&str> {
        command.iter().copied().chain(files.iter().map(String::as_str)).collect()
    };
    let said = Installation::new().succeeds(&arguments(&["import", "ideb"]));
    let counts: Vec<&str> = said.lines().filter(|line| line.contains("novos ")).collect();
    assert_eq!(counts.len(), files.len(), "{said}");
    for (line, results) in counts.iter().zip([256, 256, 256, 291, 72]) {
        assert!(line.contains(&format!("novos {results}, atualizados 0, iguais 0")), "{said}");
    }
    let output = ideb().args(arguments(&["verify", "--json"])).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "one of the files has nothing to compare");
    let answers: Value = serde_json::from_slice(&output.stdout).unwrap();
    let no_inputs = "sem proficiências nem aprovação";
    for (answer, (compared, not_comparable)) in answers.as_array().unwrap().iter().zip([
        (256, json!([])),
        (256, json!([])),
        (256, json!([])),
        (0, json!([{ "reason": "sem IDEB publicado", "count": 27 }, { "reason": no_inputs, "count": 264 }])),
        (68, json!([{ "reason": "sem IDEB publicado", "count": 4 }])),
    ]) {
        let counts = (&answer["compared"], &answer["agreeing"]);
        assert_eq!(counts, (&Value::from(compared), &Value::from(compared)));
        assert_eq!(answer["notComparable"], not_comparable, "{answer}");
    }
}

#[test]
fn a_result_that_differs_is_told_and_is_the_exit_code() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("escolas_AF_2023.csv");
    let wrong = "cod_mun,municipio,cod_escola,escola,P,matematica,lingua_portuguesa,ideb\n\
                 2600203,Afrânio,26030888,ESCOLA MUNICIPAL RUI BARBOSA,1.0,266.28,249.78,5.9\n";
    std::fs::write(&file, wrong).unwrap();
    let output = ideb().arg("verify").arg(&file).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("publicado 5,9, calculado 5,3"), "{}", text(&output.stdout));
}

#[test]
fn every_skipped_line_is_told_with_its_place_and_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("escolas_AF.csv");
    let mut table = "cod_escola,escola,ano,ideb\n26030888,ESCOLA RUI BARBOSA,2023,5.3\n".to_owned();
    table.push_str(&"26030888,ESCOLA RUI BARBOSA,2022,5.3\n".repeat(150));
    std::fs::write(&file, table).unwrap();
    let said = Installation::new().succeeds(&["import", "ideb", file.to_str().unwrap()]);
    assert!(said.contains("linhas puladas: 150"), "{said}");
    for line in 3..=152 {
        let place = format!("linha {line}, coluna ano (\"2022\"): O ano não é de uma edição do IDEB. ");
        assert!(said.contains(&place), "{place}: {said}");
    }
}

#[test]
fn every_difference_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("escolas_AF_2023.csv");
    let line = "2600203,Afrânio,26030888,ESCOLA MUNICIPAL RUI BARBOSA,1.0,266.28,249.78,5.9\n";
    let table = "cod_mun,municipio,cod_escola,escola,P,matematica,lingua_portuguesa,ideb\n".to_owned();
    std::fs::write(&file, table + &line.repeat(150)).unwrap();
    let output = ideb().arg("verify").arg(&file).output().unwrap();
    let said = text(&output.stdout);
    for line in 2..=151 {
        assert!(said.contains(&format!("  linha {line}: ESCOLA MUNICIPAL RUI BARBOSA, ")), "{line}: {said}");
    }
}

#[test]
fn a_wrong_argument_is_told_in_portuguese() {
    let output = ideb().args(["import", "ideb"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert_eq!(said, "Erro: falta <ARQUIVO>...\n\nPara saber como usar: ideb --help\n");
}

#[test]
fn the_openapi_document_needs_no_database() {
    let output = ideb().arg("openapi").output().unwrap();
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
}

#[test]
fn a_wrong_configuration_is_told_as_a_whole() {
    let wrong = ["--host", "aqui", "--port", "muitas", "--installation-secret", "meusegredo"];
    let output = ideb().args(wrong).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(["IDEB_HOST", "IDEB_PORT", "IDEB_SECRET"].iter().all(|name| said.contains(name)), "{said}");
    assert!(!said.contains("meusegredo"), "{said}");
}

#[test]
fn a_folder_whose_name_was_mistyped_is_not_made_into_an_installation() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tipo");
    let file = folder.path().join("x.backup");
    for arguments in [
        &["registrations", "500"][..],
        &["quota"],
        &["quota", "alunos", "9"],
        &["reset-password", "marina.souza"],
        &["verify-school", "1"],
        &["demo", "--remove"],
        &["backup", file.to_str().unwrap()],
    ] {
        let output = ideb().arg("--data").arg(&data).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let said = text(&output.stderr);
        let expected = format!("Erro: Não há banco de dados na pasta {}.", data.display());
        assert!(said.starts_with(&expected) && said.contains("--data"), "{arguments:?}: {said}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{arguments:?}");
    }
}

#[test]
fn no_line_commands_the_terminal() {
    let wild = "nenhum\u{1b}[2Jarquivo";
    for (arguments, code) in [(&["verify", wild][..], 2), (&[wild], 2), (&["restore", wild], 1)] {
        let output = ideb().args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let said = text(&output.stdout) + &text(&output.stderr);
        assert!(said.contains(r"nenhum\u001b[2Jarquivo") && !said.contains('\u{1b}'), "{said:?}");
    }
}
