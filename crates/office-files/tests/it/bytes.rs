//! Bytes to text: encodings, delimiters, lines.

use std::fs;
use std::path::PathBuf;

use office_files::{Document, Format, Limits};
use test_files::{invented, public};

/// Format, encoding, delimiter and lines with content of all sheets.
type Told = (Format, Option<&'static str>, Option<char>, usize);

const CSV: Format = Format::Csv;
const UTF8: Option<&str> = Some("UTF-8");
const LATIN: Option<&str> = Some("windows-1252");

const INVENTED: [(&str, Told); 8] = [
    ("inep/divulgacao_anos_iniciais_escolas_2023.csv", (CSV, LATIN, Some(','), 23)),
    ("inep/divulgacao_anos_finais_escolas_2023.csv", (CSV, UTF8, Some(';'), 91)),
    ("inep/divulgacao_ensino_medio_escolas_2023.csv", (CSV, UTF8, Some(';'), 36)),
    ("inep/divulgacao_anos_finais_municipios_2023.csv", (CSV, LATIN, Some(';'), 35)),
    ("derived/ensino_medio_escolas_2017_2019.csv", (CSV, UTF8, Some(';'), 26)),
    ("derived/escolas_sem_codigo_2015_2019.csv", (CSV, UTF8, Some(','), 19)),
    ("derived/municipios_arredondados.csv", (CSV, UTF8, Some(','), 3)),
    ("derived/codigos_dos_estados.csv", (CSV, LATIN, Some(';'), 28)),
];

const PUBLIC: [(&str, Told); 9] = [
    ("ideb/inep_divulgacao_brasil_ideb_2023.xlsx", (Format::Xlsx, None, None, 69)),
    ("ideb/inep_anos_finais_escolas_GO_parte1.csv", (CSV, UTF8, Some(';'), 753)),
    ("ideb/ensino_medio_escolas_2017_2019_amostra.csv", (CSV, UTF8, Some(';'), 336)),
    ("ideb/barueri_escolas_2005_2019.csv", (CSV, UTF8, Some(','), 1017)),
    ("ideb/pernambuco_2023_AF.csv", (CSV, UTF8, Some(','), 505)),
    ("ideb/referencia_brasil_2005_2023.csv", (CSV, UTF8, Some(','), 141)),
    ("ideb/uf_2005_2019.csv", (CSV, UTF8, Some(','), 2377)),
    ("ideb/rn_municipios_2019.csv", (CSV, UTF8, Some(','), 168)),
    ("ideb/codigos_IBGE_UF_Regioes.csv", (CSV, LATIN, Some(';'), 28)),
];

/// Within the limits of what people send.
fn uploaded(file: &PathBuf) -> Document {
    office_files::read("a", &fs::read(file).unwrap(), &Limits::UPLOAD).unwrap()
}

#[test]
fn every_file_tells_how_it_is_written() {
    let invented = INVENTED.into_iter().map(|(path, told)| (invented(path), told));
    let public = PUBLIC.into_iter().filter_map(|(path, told)| Some((public(path)?, told)));
    for (file, (format, encoding, delimiter, lines)) in invented.chain(public) {
        let document = uploaded(&file);
        let name = file.display();
        assert_eq!(document.format, format, "{name}");
        assert_eq!(document.encoding, encoding, "{name}");
        assert_eq!(document.delimiter, delimiter, "{name}");
        assert_eq!(document.sheets.iter().map(|sheet| sheet.lines.len()).sum::<usize>(), lines, "{name}");
    }
}

#[test]
fn what_tells_such_files_apart_is_in_the_invented_ones() {
    let bytes = |path: &str| fs::read(invented(path)).unwrap();
    let finals = bytes("inep/divulgacao_anos_finais_escolas_2023.csv");
    assert!(finals.starts_with(b"\xEF\xBB\xBF") && finals.ends_with(b"\r\n"));
    let medio = bytes("inep/divulgacao_ensino_medio_escolas_2023.csv");
    assert!(!medio.starts_with(b"\xEF\xBB\xBF") && !medio.ends_with(b"\r\n"));
    let medio = String::from_utf8(medio).unwrap();
    // The marks for what was not published, a label with its note's number, a whole figure, a line break in a cell.
    for part in [";-;", ";ND;", ";*;", ";**;", ";;", "20211", ";100;", "\"IDEB\n2023\n(N x P)\""] {
        assert!(medio.contains(part), "{part}");
    }
}

#[test]
fn latin_names_survive() {
    for (file, name) in [
        (Some(invented("derived/codigos_dos_estados.csv")), "Rondônia"),
        (public("ideb/codigos_IBGE_UF_Regioes.csv"), "Rondônia"),
    ] {
        let Some(file) = file else { continue };
        assert!(
            uploaded(&file).sheets[0].lines[1].cells.iter().any(|cell| cell == name),
            "{}",
            file.display()
        );
    }
}

#[test]
fn sheets_keep_their_names_and_the_numbers_of_their_lines() {
    let schools = uploaded(&invented("inep/divulgacao_ensino_medio_escolas_2023.csv"));
    let line = |document: &Document, number: u32| {
        document.sheets[0].lines.iter().find(|line| line.number == number).unwrap().clone()
    };
    assert_eq!(line(&schools, 10).cell(3), "ID_ESCOLA");
    assert_eq!(line(&schools, 11).cell(3), "11980021");
    let Some(brazil) = public("ideb/inep_divulgacao_brasil_ideb_2023.xlsx") else { return };
    let brazil = uploaded(&brazil);
    let names: Vec<&str> = brazil.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(names, ["Brasil (Anos Iniciais)", "Brasil (Anos Finais)", "Brasil (EM)"]);
    let (header, total) = (line(&brazil, 10), line(&brazil, 11));
    assert_eq!((header.cell(2), total.cell(2)), ("VL_APROVACAO_2005_SI_4", "81.6"));
    assert_eq!((header.cell(8), total.cell(8)), ("VL_INDICADOR_REND_2005", "0.827900619"));
}
