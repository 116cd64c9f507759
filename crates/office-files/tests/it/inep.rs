use std::path::{Path, PathBuf};

use ideb_core::inep_file::{self, NotInep, Reading, verify};
use ideb_core::measure::Edition;
use ideb_core::reference::{Area, Figures, Network, ReferenceRow};
use kernel::table::{Bounds, LeftOut};
use kernel::{Stage, Uf};
use office_files::Limits;

/// A file of the test material; `None`, with a word printed, where it is absent.
fn material(name: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("IDEB_TEST_DATA")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"), PathBuf::from);
    let path = folder.join("ideb").join(name);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: {name} is not there; set IDEB_TEST_DATA to the folder of the test material");
    None
}

fn read(name: &str) -> Option<Result<Reading, NotInep>> {
    let bytes = std::fs::read(material(name)?).unwrap();
    let document = office_files::read(name, &bytes, &Limits::OPERATOR).unwrap();
    Some(inep_file::read(&document.sheets, name, &Bounds::OPERATOR))
}

/// What a file gives: its name, layout, lines, results, results without code; then verified, agreeing, not verifiable.
type Expected = (&'static str, &'static str, [usize; 3], [usize; 3]);

const FILES: [Expected; 9] = [
    ("inep_divulgacao_brasil_ideb_2023.xlsx", "Planilha do INEP do Brasil", [14, 140, 0], [140, 140, 0]),
    ("inep_anos_finais_escolas_GO_parte1.csv", "Planilha do INEP por escola", [748, 6302, 0], [0, 0, 4972]),
    (
        "ensino_medio_escolas_2017_2019_amostra.csv",
        "Tabela por escola, um ano por coluna",
        [335, 892, 0],
        [376, 376, 0],
    ),
    ("barueri_escolas_2005_2019.csv", "Tabela por escola, sem código INEP", [0, 0, 741], [647, 647, 0]),
    ("pernambuco_2023_AI.csv", "Tabela por escola, de um ano", [719, 719, 0], [719, 719, 0]),
    ("pernambuco_2023_AF.csv", "Tabela por escola, de um ano", [504, 504, 0], [504, 504, 0]),
    ("pernambuco_2023_EM.csv", "Tabela por escola, de um ano", [288, 288, 0], [288, 288, 0]),
    ("referencia_brasil_2005_2023.csv", "Tabela do Brasil", [140, 140, 0], [140, 140, 0]),
    // One state's N x P is 3.850002 and its published index 3.8.
    ("uf_2005_2019.csv", "Tabela por estado", [2376, 2376, 0], [2353, 2352, 0]),
];

#[test]
fn every_table_is_read_whole_and_its_results_come_out_as_published() {
    for (name, layout, counts, verified) in FILES {
        let Some(reading) = read(name) else {
            return;
        };
        let reading = reading.unwrap();
        let results = reading.rows.iter().map(|(_, row)| match row {
            ReferenceRow::School(_, results) => results.len(),
            ReferenceRow::Area(results) => results.len(),
        });
        assert_eq!(reading.layout, layout, "{name}");
        assert_eq!([reading.rows.len(), results.sum(), reading.unkeyed.len()], counts, "{name}");
        assert_eq!(reading.left_out, LeftOut::default(), "{name}");
        let found = verify(&reading);
        assert_eq!(
            [found.checked, found.agreeing, found.without_inputs],
            verified,
            "{name}: {:?}",
            found.differing
        );
    }
}

#[test]
fn the_state_whose_index_does_not_come_out_is_told() {
    let Some(reading) = read("uf_2005_2019.csv") else {
        return;
    };
    let found = verify(&reading.unwrap()).differing;
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].line, found[0].name.as_str()), (873, "Sergipe (publica)"));
    assert_eq!(found[0].detail, "IDEB publicado 3,8, calculado 3,9 (N x P = 3,850002)");
}

#[test]
fn tables_that_cannot_serve_are_refused_with_the_reason() {
    for (name, expected) in [
        ("rn_municipios_2019.csv", NotInep::Rounded),
        ("codigos_IBGE_UF_Regioes.csv", NotInep::UnknownLayout),
    ] {
        let Some(reading) = read(name) else {
            return;
        };
        assert_eq!(reading, Err(expected));
    }
}

/// Approval, grades, P, LP, MT, N, index and target in one line, `-` where there is none.
fn shown(figures: &Figures) -> String {
    fn one<T: ToString>(value: Option<&T>) -> String {
        value.map_or_else(|| "-".to_owned(), ToString::to_string)
    }
    let grades: Vec<String> = figures.approval_by_grade.iter().map(|rate| one(rate.as_ref())).collect();
    [
        one(figures.approval.as_ref()),
        grades.join(" "),
        one(figures.indicator.as_ref()),
        one(figures.proficiency_lp.as_ref()),
        one(figures.proficiency_mt.as_ref()),
        one(figures.score.as_ref()),
        one(figures.ideb.as_ref()),
        one(figures.target.as_ref()),
    ]
    .join("; ")
}

fn school_figures(reading: &Reading, code: &str, year: i16) -> (u32, String) {
    let found = reading.rows.iter().find_map(|(line, row)| match row {
        ReferenceRow::School(school, results) if school.code.as_str() == code => results
            .iter()
            .find(|result| result.edition.year() == year)
            .map(|result| (*line, shown(&result.figures))),
        _ => None,
    });
    found.unwrap()
}

/// The figures below were copied by hand from the files.
#[test]
fn figures_of_schools_stand_as_printed() {
    let Some(sample) = read("ensino_medio_escolas_2017_2019_amostra.csv") else {
        return;
    };
    let sample = sample.unwrap();
    for (year, expected) in [
        (2017, "89.60; 84.60 97.50 94.00 -; 0.9170090000; 260.00; 253.28; 4.1390330000; 3.8; -"),
        (2019, "95.80; 94.30 97.70 96.50 -; 0.9614590000; 264.08; 271.52; 4.4562910000; 4.3; 4.0"),
        (2021, "-; ; -; -; -; -; -; 4.2"),
    ] {
        assert_eq!(school_figures(&sample, "11005823", year), (2, expected.to_owned()));
    }
    let goias = read("inep_anos_finais_escolas_GO_parte1.csv").unwrap().unwrap();
    for (year, expected) in [
        (2005, "-; ; -; -; -; -; 3.4; -"),
        (2021, "-; ; -; -; -; -; 4.2; 5.4"),
        (2023, "-; ; -; -; -; -; 5.2; -"),
    ] {
        // The header's cells hold line breaks; a spreadsheet shows the first school on its line 8.
        assert_eq!(school_figures(&goias, "52040127", year), (8, expected.to_owned()));
    }
    let pernambuco = read("pernambuco_2023_AF.csv").unwrap().unwrap();
    assert_eq!(
        school_figures(&pernambuco, "26031175", 2023),
        (4, "-; ; 0.9756560000; 234.53; 231.52; -; 4.3; -".to_owned())
    );
}

#[test]
fn figures_of_areas_stand_as_printed() {
    let Some(brazil) = read("inep_divulgacao_brasil_ideb_2023.xlsx") else {
        return;
    };
    let brazil = brazil.unwrap();
    let of = |reading: &Reading, area: &Area, network, stage, year| -> String {
        let edition = Edition::new(year).unwrap();
        let results = reading.rows.iter().filter_map(|(_, row)| match row {
            ReferenceRow::Area(results) => Some(results),
            ReferenceRow::School(..) => None,
        });
        let mut found = results.flatten().filter(|result| {
            (&result.area, result.network, result.stage, result.edition) == (area, network, stage, edition)
        });
        let shown = shown(&found.next().unwrap().figures);
        assert!(found.next().is_none());
        shown
    };
    for (network, stage, year, expected) in [
        (
            Network::Total,
            Stage::AnosIniciais,
            2005,
            "81.60; 89.50 76.20 80.10 84.60 84.80; 0.8279006190; 172.31; 182.38; 4.5774961830; 3.8; -",
        ),
        (
            Network::Privada,
            Stage::AnosIniciais,
            2021,
            "99.10; 98.90 99.10 99.10 99.20 99.20; 0.9909987879; 240.58; 250.45; 7.1241644424; 7.1; 7.5",
        ),
        (
            Network::Publica,
            Stage::EnsinoMedio,
            2023,
            "90.50; 88.00 90.70 93.80 93.20; 0.9136677777; 270.22; 264.68; 4.4521395411; 4.1; -",
        ),
    ] {
        assert_eq!(of(&brazil, &Area::Country, network, stage, year), expected);
    }
    let states = read("uf_2005_2019.csv").unwrap().unwrap();
    assert_eq!(
        of(&states, &Area::State(Uf::BA), Network::Privada, Stage::EnsinoMedio, 2005),
        "90.00; ; 0.9173989900; 302.30; 327.20; 5.8108058000; 5.3; -"
    );
}

#[test]
fn a_zip_as_inep_publishes_it_is_read_like_the_spreadsheet_in_it() {
    use std::io::Write as _;

    let name = "inep_divulgacao_brasil_ideb_2023.xlsx";
    let Some(path) = material(name) else {
        return;
    };
    let bytes = std::fs::read(path).unwrap();
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (entry, content) in [("r/md5.txt", &b"0 divulgacao"[..]), ("r/divulgacao.xlsx", &bytes)] {
        writer.start_file(entry, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(content).unwrap();
    }
    let packed = writer.finish().unwrap().into_inner();
    let inside = office_files::read("d.zip", &packed, &Limits::OPERATOR).unwrap();
    let alone = office_files::read(name, &bytes, &Limits::OPERATOR).unwrap();
    assert_eq!(inside.sheets, alone.sheets);
    assert_eq!(inside.name, "divulgacao.xlsx");
}

mod hostile {
    use ideb_core::inep_file;
    use proptest::prelude::*;

    const WORDS: [&str; 24] = [
        "SG_UF",
        "ID_ESCOLA",
        "NO_ESCOLA",
        "CO_MUNICIPIO",
        "NO_MUNICIPIO",
        "REDE",
        "BRASIL",
        "VL_OBSERVADO_2023",
        "VL_APROVACAO_2023_SI",
        "VL_APROVACAO_2023_4",
        "VL_INDICADOR_REND_2023",
        "VL_NOTA_MEDIA_2023",
        "etapa",
        "ano",
        "9º",
        "ideb",
        "Total",
        "52040127",
        "5200050",
        "Anos Finais",
        "Brasil",
        "0,0000000001",
        "99,99",
        "5",
    ];

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_table_of_known_words_ends_the_program(
            lines in prop::collection::vec(prop::collection::vec(prop::sample::select(&WORDS[..]), 1..14), 1..6),
            name in "(divulgacao_anos_iniciais_|brasil_)?[a-z]{0,3}(_2023)?(_AF)?",
        ) {
            let text = lines.iter().map(|line| line.join(";")).collect::<Vec<_>>().join("\n");
            if let Ok(document) = office_files::read(&name, text.as_bytes(), &office_files::Limits::UPLOAD)
                && let Ok(reading) = inep_file::read(&document.sheets, &name, &inep_file::UPLOAD)
            {
                inep_file::verify(&reading);
            }
        }
    }
}
