//! `ideb verify`: what it says of what it could not read or compare, and a pipe that closes early.

use std::io::Read as _;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{ideb, text};

const HEADER: &str = "cod_escola,escola,P,matematica,lingua_portuguesa,ideb,Origem\n";
const AGREES: &str = "26030888,ESCOLA RUI BARBOSA,0.975656,266.28,249.78,5.1,x\n";
const DIFFERS: &str = "26030888,ESCOLA RUI BARBOSA,0.975656,266.28,249.78,5.9,x\n";
const NO_INPUTS: &str = "26030888,ESCOLA RUI BARBOSA,,,,5.1,x\n";
const BAD_CELL: &str = "26030888,ESCOLA RUI BARBOSA,0.975656,n/c,249.78,5.1,x\n";
const BAD_LINE: &str = "2603,ESCOLA RUI BARBOSA,0.975656,266.28,249.78,5.1,x\n";

fn table(folder: &TempDir, name: &str, lines: &[&str]) -> PathBuf {
    let file = folder.path().join(format!("{name}_AF_2023.csv"));
    std::fs::write(&file, HEADER.to_owned() + &lines.concat()).unwrap();
    file
}

#[test]
fn the_exit_code_is_that_of_the_worst_file() {
    let folder = tempfile::tempdir().unwrap();
    let good = table(&folder, "good", &[AGREES, NO_INPUTS]);
    for (name, lines, code) in [
        ("agrees", &[AGREES][..], 0),
        ("some", &[AGREES, NO_INPUTS], 0),
        ("nothing", &[NO_INPUTS], 2),
        ("cell", &[AGREES, BAD_CELL], 2),
        ("line", &[AGREES, BAD_LINE], 2),
        ("differs", &[AGREES, DIFFERS], 1),
        ("both", &[AGREES, DIFFERS, BAD_CELL, BAD_LINE], 1),
    ] {
        let file = table(&folder, name, lines);
        for json in [&[][..], &["--json"]] {
            let output = ideb().arg("verify").args(json).arg(&good).arg(&file).output().unwrap();
            assert_eq!(output.status.code(), Some(code), "{name}: {}", text(&output.stdout));
        }
    }
    let output = ideb().arg("verify").arg(&good).arg("/nenhum/arquivo.csv").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains("não foi possível abrir: não existe"), "{}", text(&output.stdout));
}

#[test]
fn what_was_not_read_or_compared_is_told_with_its_place_and_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = table(&folder, "all", &[AGREES, NO_INPUTS, BAD_CELL, BAD_LINE]);
    let said = text(&ideb().arg("verify").arg(&file).output().unwrap().stdout);
    for part in [
        "resultados lidos 3, comparados 1, conferem 1, diferem 0",
        "sem comparação 1: sem proficiências nem aprovação",
        "sem comparação 1: com célula ilegível",
        "colunas não reconhecidas, que não foram lidas: Origem",
        "linhas puladas: 1",
        "linha 5, coluna cod_escola (\"2603\"): O código INEP tem 8",
        "células ilegíveis, deixadas de fora (o resto da linha vale): 1",
        "linha 4, coluna matematica (\"n/c\"): O valor não é um número.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let answer = ideb().args(["verify", "--json"]).arg(&file).output().unwrap();
    let answer: Value = serde_json::from_slice(&answer.stdout).unwrap();
    let expected = json!({
        "file": file,
        "read": 3,
        "compared": 1,
        "agreeing": 1,
        "differing": [],
        "notComparable": [
            { "reason": "sem proficiências nem aprovação", "count": 1 },
            { "reason": "com célula ilegível", "count": 1 },
        ],
        "unreadableLines": [{
            "sheet": "all_AF_2023.csv", "line": 5, "column": "cod_escola", "value": "2603",
            "problem": "O código INEP tem 8 dígitos e começa pelo código do estado.",
        }],
        "unreadableCells": [{
            "sheet": "all_AF_2023.csv", "line": 4, "column": "matematica", "value": "n/c",
            "problem": "O valor não é um número.",
        }],
        "unknownColumns": ["Origem"],
    });
    assert_eq!(answer[0], expected);
}

#[test]
fn the_proof_comes_out_as_written() {
    let written = include_str!("../../../../docs/verify.md");
    let lines: Vec<Vec<&str>> = written
        .lines()
        .filter(|line| line.starts_with("| `inep/") || line.starts_with("| `derived/"))
        .map(|line| line.split('|').map(|cell| cell.trim().trim_matches('`')).collect())
        .collect();
    assert_eq!(lines.len(), 17);
    for line in lines {
        let [_, file, read, compared, agreeing, code, _] = line.as_slice() else { panic!("{line:?}") };
        let output = ideb().args(["verify", "--json"]).arg(test_files::invented(file)).output().unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        for (field, count) in [("read", read), ("compared", compared), ("agreeing", agreeing)] {
            assert_eq!(answer[0][field].to_string(), **count, "{file}: {field}");
        }
        assert_eq!(output.status.code().map(|code| code.to_string()).as_deref(), Some(*code), "{file}");
    }
}

#[test]
fn a_pipe_that_is_closed_early_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let file = table(&folder, "long", &vec![DIFFERS; 5_000]);
    let file = file.to_str().unwrap();
    for arguments in [&["openapi"][..], &["verify", file], &["verify", "--json", file], &["--help"]] {
        let mut command = ideb();
        let mut child =
            command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // One letter, as `head -c 1` reads it; then nobody is at the other end.
        child.stdout.take().unwrap().read_exact(&mut [0]).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert!(output.status.code().is_some_and(|code| code < 3), "{arguments:?}: {}", output.status);
    }
}
