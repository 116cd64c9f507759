//! What `ideb import bncc` loads, and where it is found.

use std::fs;

use crate::Installation;
use crate::program::{PASSWORD, Serving};

#[test]
fn a_catalogue_comes_once_and_a_piece_of_it_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, lines: &[&str]| {
        let file = folder.path().join(name);
        fs::write(&file, format!("Código;Habilidade\n{}\n", lines.join("\n"))).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let whole = write("bncc.csv", &["EF05MA01;Ler números.", "EF05MA02;Comparar.", "EF5MA03;Somar."]);
    let piece = write("pedaco.csv", &["EF05MA01;Ler."]);
    let installation = Installation::new();
    let said = installation.succeeds(&["import", "bncc", &whole, &whole]);
    for part in [
        "habilidades novas 2, atualizadas 0, iguais 0, retiradas 0",
        "habilidades novas 0, atualizadas 0, iguais 2, retiradas 0",
        "linha 4, coluna Código (\"EF5MA03\"): O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let tables = folder.path().join("tabelas");
    fs::create_dir(&tables).unwrap();
    fs::copy(&whole, tables.join("bncc.csv")).unwrap();
    fs::write(tables.join("outra.csv"), "Código;Habilidade\nEF05MA04;Dividir.\n").unwrap();
    let said = installation.succeeds(&["import", "bncc", tables.to_str().unwrap()]);
    assert!(said.contains("habilidades novas 1, atualizadas 0, iguais 2, retiradas 0"), "{said}");
    let refused = installation.fails(&["import", "bncc", &piece]);
    assert!(refused.contains("parece só um pedaço"), "{refused}");
    for (name, why) in [
        ("computacao.json", "não é um dos documentos da BNCC que sabemos ler"),
        ("bncc.whl", "O arquivo está incompleto"),
        ("alunos.csv", "Não reconheci o catálogo da BNCC"),
    ] {
        let file = folder.path().join(name);
        fs::write(&file, "Nome;Turma\nAna;9A\n").unwrap();
        let refused = installation.fails(&["import", "bncc", file.to_str().unwrap()]);
        assert!(refused.contains(why), "{name}: {refused}");
    }
    let empty = folder.path().join("dados");
    fs::create_dir(&empty).unwrap();
    let refused = installation.fails(&["import", "bncc", empty.to_str().unwrap()]);
    assert!(refused.contains("não tem nenhum dos documentos"), "{refused}");
}

/// Of each component of the ensino fundamental, how many skills the 1st to the 9th year have, blocks of years included:
/// counted from the public tables by their codes.
const FUNDAMENTAL: [(&str, [u64; 9]); 10] = [
    ("arte", [26, 26, 26, 26, 26, 35, 35, 35, 35]),
    ("ciencias", [6, 8, 10, 11, 13, 14, 16, 16, 17]),
    ("computacao", [16, 15, 18, 17, 20, 22, 23, 23, 22]),
    ("educacao_fisica", [12, 12, 15, 15, 15, 21, 21, 21, 21]),
    ("ensino_religioso", [6, 7, 6, 7, 7, 7, 8, 7, 8]),
    ("geografia", [11, 11, 11, 11, 12, 13, 12, 24, 18]),
    ("historia", [8, 11, 12, 11, 10, 19, 17, 27, 36]),
    ("ingles", [0, 0, 0, 0, 0, 26, 23, 20, 19]),
    ("lingua_portuguesa", [64, 67, 77, 77, 78, 106, 108, 109, 105]),
    ("matematica", [22, 23, 28, 28, 25, 34, 37, 27, 23]),
];

#[test]
fn each_component_and_year_of_the_public_catalogue_is_found_whole() {
    let Some(skills) = test_files::public("bncc/bncc_2018_habilidades.csv") else { return };
    let computing = test_files::public("bncc/bncc_computacao_2022.csv").unwrap();
    let installation = Installation::new();
    let files = [&skills, &computing].map(|file| file.to_str().unwrap());
    let said = installation.succeeds(&["import", "bncc", files[0], files[1]]);
    assert!(said.contains("habilidades novas 1580,") && said.contains("habilidades novas 141,"), "{said}");
    let serving = Serving::begin(&installation);
    serving.anonymous().register("marina");
    let marina = serving.anonymous().sign_in("marina", PASSWORD).unwrap();
    let total = |query: &str| {
        let found = marina.get(&format!("/api/bncc/skills?{query}")).unwrap();
        found.body["total"].as_u64().unwrap_or_else(|| panic!("{query}: {}", found.body))
    };
    assert_eq!(total(""), 1721);
    for (discipline, years) in FUNDAMENTAL {
        let found: Vec<_> =
            (1..=9).map(|year| total(&format!("discipline={discipline}&grade={year}%C2%BA%20ano"))).collect();
        assert_eq!(found, years, "{discipline}");
    }
    for (discipline, of_medio) in [
        ("matematica", 43),
        ("lingua_portuguesa", 54 + 28),
        ("linguagens", 28),
        ("ciencias_da_natureza", 26),
        ("ciencias_humanas", 32),
        ("computacao", 26),
        ("ensino_religioso", 0),
    ] {
        assert_eq!(
            total(&format!("discipline={discipline}&grade=1%C2%AA%20s%C3%A9rie")),
            of_medio,
            "{discipline}"
        );
    }
}
