use kernel::table::{Bounds, Line, Sheet};
use kernel::{Stage, Uf};

use super::*;
use crate::reference::{Area, Network, ReferenceRow};

/// A sheet from lines with `;` between the cells.
fn sheet(name: &str, text: &str) -> Sheet {
    let lines = (1..)
        .zip(text.lines())
        .map(|(number, line)| Line { number, cells: line.split(';').map(str::trim).collect() });
    let filled = lines.filter(|line| line.cells.iter().any(|cell| !cell.is_empty()));
    Sheet { name: name.to_owned(), lines: filled.collect() }
}

fn read_one(file_name: &str, text: &str) -> Result<Reading, NotInep> {
    read(&[sheet("Plan1", text)], file_name, &Bounds::OPERATOR)
}

const SCHOOLS: &str = "SG_UF;CO_MUNICIPIO;NO_MUNICIPIO;ID_ESCOLA;NO_ESCOLA;REDE;VL_APROVACAO_2023_SI_4;\
    VL_APROVACAO_2023_SI;VL_APROVACAO_2023_1;VL_APROVACAO_2023_2;VL_APROVACAO_2023_3;VL_APROVACAO_2023_4;\
    VL_INDICADOR_REND_2023;VL_NOTA_MATEMATICA_2023;VL_NOTA_PORTUGUES_2023;VL_NOTA_MEDIA_2023;VL_OBSERVADO_2023;\
    VL_OBSERVADO_20251;VL_PROJECAO_2021";

fn schools(lines: &str) -> String {
    format!("Anos Iniciais\n\n{SCHOOLS}\n{lines}")
}

#[test]
fn in_anos_iniciais_si_is_the_first_grade_and_si_4_the_stage() {
    let line = "GO;5200050;Abadia de Goiás;52040127;COLEGIO A;Estadual;97,2;99;98,4;95,8;96,8;96,3;\
        0,9724444335;224,83;213,89;6,1491312075;6;ND;5,4";
    let reading = read_one("escolas.xlsx", &schools(line)).unwrap();
    assert_eq!(reading.layout, "Planilha do INEP por escola");
    let [(4, ReferenceRow::School(school, results))] = reading.rows.as_slice() else {
        panic!("{reading:?}");
    };
    assert_eq!(school.code.as_str(), "52040127");
    assert_eq!(school.municipality, "Abadia de Goiás");
    let editions: Vec<i16> = results.iter().map(|result| result.edition.year()).collect();
    assert_eq!(editions, [2021, 2023]);
    assert!(results.iter().all(|result| result.network == Some(Network::Estadual)));
    assert!(results[0].figures.target.is_some() && !results[0].figures.measured());
    let figures = &results[1].figures;
    assert_eq!(figures.approval.unwrap().to_string(), "97.20");
    let grades = figures.approval_by_grade.iter().flatten().map(ToString::to_string);
    assert_eq!(grades.collect::<Vec<_>>(), ["99.00", "98.40", "95.80", "96.80", "96.30"]);
}

#[test]
fn in_the_other_stages_the_first_grade_is_1() {
    for (title, stage) in [
        ("Ensino Fundamental Regular - Anos Finais", Stage::AnosFinais),
        ("Ensino Médio Regular", Stage::EnsinoMedio),
    ] {
        let header = SCHOOLS.replace("VL_APROVACAO_2023_SI_4;", "");
        let line = "GO;;Abadia de Goiás;52040127;A;Estadual;91,3;88,9;91,6;94,5;*;;;;;**;-;-";
        let reading = read_one("x.xlsx", &format!("{title}\n{header}\n{line}")).unwrap();
        let ReferenceRow::School(_, results) = &reading.rows[0].1 else {
            panic!();
        };
        assert_eq!(results[0].stage, stage);
        let figures = &results[0].figures;
        assert_eq!(figures.approval.unwrap().to_string(), "91.30", "SI is the whole stage");
        let grades: Vec<Option<String>> =
            figures.approval_by_grade.iter().map(|rate| rate.map(|rate| rate.to_string())).collect();
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(grades, [text("88.90"), text("91.60"), text("94.50"), None]);
        assert_eq!(figures.ideb, None, "what was not published is no zero");
    }
}

#[test]
fn a_line_with_a_bad_key_is_left_out_and_told_with_its_place() {
    let good = "GO;5200050;Abadia;52040127;A;Estadual;97,2;;;;;;;;;;6;;";
    for (from, to, column, value, part) in [
        ("52040127", "5204012", "ID_ESCOLA", Some("5204012"), "8 dígitos"),
        ("52040127", "5,204E+07", "ID_ESCOLA", Some("5,204E+07"), "8 dígitos"),
        ("52040127", "", "ID_ESCOLA", None, "Falta o código"),
        ("GO;", "RN;", "SG_UF", Some("RN"), "em GO, não em RN"),
        (";A;", ";;", "NO_ESCOLA", None, "Falta o nome"),
    ] {
        let reading = read_one("x.xlsx", &schools(&format!("{good}\n{}", good.replace(from, to)))).unwrap();
        assert_eq!(reading.rows.len(), 1, "{to}");
        let [finding] = reading.left_out.described.as_slice() else {
            panic!("{to}: {reading:?}");
        };
        assert_eq!((finding.sheet.as_str(), finding.line), ("Plan1", 5));
        assert_eq!(finding.column.as_deref(), Some(column));
        assert_eq!(finding.value.as_deref(), value);
        assert!(finding.problem.contains(part), "{finding:?}");
        assert!(!finding.hint.is_empty());
    }
}

#[test]
fn a_bad_cell_is_left_out_and_told_with_its_place_and_the_rest_of_its_line_counts() {
    let good = "GO;5200050;Abadia;52040127;A;Estadual;97,2;;;;;;;;;;6;;5,4";
    for (from, to, column, value, part) in [
        ("5200050", "52000", "CO_MUNICIPIO", "52000", "7 dígitos"),
        ("Estadual", "Mista", "REDE", "Mista", "Rede desconhecida"),
        (";6;", ";6,35;", "VL_OBSERVADO_2023", "6,35", "mais casas decimais"),
        (";6;", ";60;", "VL_OBSERVADO_2023", "60", "fora da faixa"),
        (";6;", ";seis;", "VL_OBSERVADO_2023", "seis", "não é um número"),
        (";97,2;", ";972;", "VL_APROVACAO_2023_SI_4", "972", "fora da faixa"),
        (";97,2;", ";#REF!;", "VL_APROVACAO_2023_SI_4", "#REF!", "não é um número"),
    ] {
        let reading = read_one("x.xlsx", &schools(&good.replace(from, to))).unwrap();
        assert_eq!((reading.left_out.count, reading.unreadable.count), (0, 1), "{to}");
        let [finding] = reading.unreadable.described.as_slice() else {
            panic!("{to}: {reading:?}");
        };
        assert_eq!((finding.sheet.as_str(), finding.line), ("Plan1", 4));
        assert_eq!((finding.column.as_deref(), finding.value.as_deref()), (Some(column), Some(value)));
        assert!(finding.problem.contains(part) && !finding.hint.is_empty(), "{finding:?}");
        let [(4, ReferenceRow::School(_, results))] = reading.rows.as_slice() else {
            panic!("{to}: {reading:?}");
        };
        let targets = results.iter().filter(|it| it.figures.target.is_some()).count();
        assert_eq!(targets, 1, "the rest of the line counts: {to}");
        let lacking = reading.incomplete.iter().map(|(line, _, edition)| (*line, edition.year()));
        let expected = if column.starts_with("VL_") { vec![(4, 2023)] } else { vec![] };
        assert_eq!(lacking.collect::<Vec<_>>(), expected, "{to}");
    }
}

#[test]
fn a_mark_of_what_was_not_published_is_no_bad_cell() {
    let good = "GO;5200050;Abadia;52040127;A;Estadual;97,2;;;;;;;;;;6;;5,4";
    for mark in ["-", "--", "ND", "ND*", "ND**", "ND***", "*", "**", "****", "...", "#N/D", ""] {
        let line = good.replace(";97,2;", &format!(";{mark};"));
        let reading = read_one("x.xlsx", &schools(&line)).unwrap();
        assert_eq!((reading.left_out.count, reading.unreadable.count), (0, 0), "{mark}");
        assert_eq!(reading.results, 2, "{mark}");
    }
    let reading = read_one("x.xlsx", &schools(&good.replace(";6;", ";6*;"))).unwrap();
    let ReferenceRow::School(_, results) = &reading.rows[0].1 else { panic!() };
    assert_eq!(results[1].figures.ideb, None, "what the star means, only the file's notes say");
    assert_eq!((reading.left_out.count, reading.unreadable.count), (0, 1));
}

#[test]
fn columns_that_say_nothing_to_the_import_are_listed() {
    let text = "cod_escola;escola;ano;ideb;Origem Meta;;IDEB;Meta em 2021\n52040127;A;2023;5,0;x;;5,1;5,2";
    let reading = read_one("AF.csv", text).unwrap();
    let names: Vec<_> =
        reading.unknown_columns.iter().map(|it| (it.sheet.as_str(), it.name.as_str())).collect();
    let plan = |name| ("Plan1", name);
    assert_eq!(names, [plan("Origem Meta"), plan("IDEB"), plan("Meta em 2021")]);
    let whole = read_one("x.xlsx", &schools("GO;5200050;Abadia;52040127;A;Estadual;97,2;;;;;;;;;;6;;5,4"));
    assert_eq!(whole.unwrap().unknown_columns, []);
}

#[test]
fn an_edition_in_two_groups_of_columns_is_one_result() {
    let text =
        "cod_escola;escola;ano;ideb;p;VL_OBSERVADO_2023;VL_PROJECAO_2023\n52040127;A;2023;-;0,9;5,0;5,2";
    let reading = read_one(
        "AF.csv",
        &text.replace("cod_escola;", "NO_MUNICIPIO;REDE;cod_escola;").replace('\n', "\nAbadia;Estadual;"),
    )
    .unwrap();
    let [(2, ReferenceRow::School(_, results))] = reading.rows.as_slice() else {
        panic!("{reading:?}");
    };
    assert_eq!((results.len(), reading.results), (1, 1));
    let figures = &results[0].figures;
    assert!(figures.indicator.is_some() && figures.ideb.is_some() && figures.target.is_some(), "{figures:?}");
}

#[test]
fn bad_lines_are_all_counted_and_the_first_described_in_short() {
    let bad = "GO;5200050;Abadia;x;A;Estadual;97,2;;;;;;;;;;1;;";
    let long = format!("1{}", "y".repeat(5000));
    let text = schools(&format!("{}\n", bad.replace(";x;", &format!(";{long};"))).repeat(30));
    let sheet = Sheet { name: "n".repeat(5000), ..sheet("", &text) };
    let bounds = Bounds { described: 3, ..UPLOAD };
    let reading = read(&[sheet.clone(), sheet.clone()], "x.xlsx", &bounds).unwrap();
    assert_eq!((reading.left_out.count, reading.left_out.described.len()), (60, 3));
    let finding = &reading.left_out.described[0];
    assert_eq!(finding.value.as_deref(), Some(format!("1{}…", "y".repeat(79)).as_str()));
    assert_eq!(finding.sheet.chars().count(), 81);
    assert_eq!(read(&[sheet], "x.xlsx", &Bounds::OPERATOR).unwrap().left_out.described.len(), 30);
}

#[test]
fn a_long_name_of_a_column_is_shortened() {
    let name = format!("edicao{}", " ".repeat(5000));
    let lines = [vec!["escola".to_owned(), "etapa".to_owned(), name, "ideb".to_owned()], {
        ["A", "AF", "2018", "5"].map(str::to_owned).to_vec()
    }];
    let lines =
        (1..).zip(lines).map(|(number, cells)| Line { number, cells: cells.iter().collect() }).collect();
    let sheet = Sheet { name: "Plan1".to_owned(), lines };
    let reading = read(&[sheet], "x.csv", &UPLOAD).unwrap();
    assert_eq!(reading.left_out.described[0].column.as_ref().map(|column| column.chars().count()), Some(81));
}

#[test]
fn more_results_than_wanted_are_refused() {
    let line = "52040127;A;2023;5,0\n";
    let text = format!("cod_escola;escola;ano;ideb\n{}", line.repeat(11));
    let bounds = |records| Bounds { records, ..UPLOAD };
    let read = |results| read(&[sheet("Plan1", &text)], "AF.csv", &bounds(results));
    assert_eq!(read(11).unwrap().results, 11);
    assert_eq!(read(10), Err(NotInep::TooManyResults { limit: 10 }));
}

#[test]
fn a_name_is_kept_once_for_all_of_its_years() {
    let text = "escola;etapa;ideb_2019;ideb_2021;ideb_2023\nA;AF;5,0;5,1;5,2";
    let reading = read_one("x.csv", text).unwrap();
    assert_eq!((reading.unkeyed.len(), reading.unkeyed[0].results.len(), reading.results), (1, 3, 3));
}

#[test]
fn notes_blank_lines_and_repeated_headers_are_passed_over() {
    let good = "GO;5200050;Abadia;52040127;A;Estadual;97,2;;;;;;;;;;6;;";
    let bare = "GO;5200050;Abadia;52040128;B;Estadual;;;;;;;;;;;;;";
    let text = format!("{good}\n;;;\n{SCHOOLS}\n{bare}\nFonte: MEC/Inep.\n(1) Nota, até 2021;;;");
    let reading = read_one("x.xlsx", &schools(&text)).unwrap();
    let lines: Vec<u32> = reading.rows.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [4, 7], "a school without figures is still a school");
    assert_eq!(reading.left_out.described, []);
}

#[test]
fn areas_come_by_municipality_state_region_and_country() {
    let figures = "VL_INDICADOR_REND_2023;VL_NOTA_MEDIA_2023;VL_OBSERVADO_2023";
    let municipality =
        format!("SG_UF;CO_MUNICIPIO;NO_MUNICIPIO;REDE;{figures}\nGO;5200050;Abadia;Pública;0,9;6;5,4");
    let regions = format!(
        "REGIAO_OU_UF;REDE;{figures}\nNorte;Total (3)(4);0,9;6;5,4\nR. G. do Norte;Privada1;0,9;6;5,4\nMarte;Total;0,9;6;5,4"
    );
    let country = format!("BRASIL;rede;{figures}\nBrasil;Privada (1);0,9;6;5,4\nFonte: MEC/Inep.;;;;");
    let sheets = [
        sheet("Municípios (AI)", &municipality),
        sheet("UF e Regiões (AF)", &regions),
        sheet("Brasil (EM)", &country),
        sheet("Leia-me", "Qualquer coisa"),
    ];
    let reading = read(&sheets, "divulgacao.xlsx", &Bounds::OPERATOR).unwrap();
    let found: Vec<(Area, Network, Stage)> = reading
        .rows
        .iter()
        .filter_map(|(_, row)| match row {
            ReferenceRow::Area(results) => results.first(),
            ReferenceRow::School(..) => None,
        })
        .map(|result| (result.area.clone(), result.network, result.stage))
        .collect();
    assert_eq!(
        found,
        [
            (Area::Municipality("5200050".parse().unwrap()), Network::Publica, Stage::AnosIniciais),
            (Area::Region("Norte".to_owned()), Network::Total, Stage::AnosFinais),
            (Area::State(Uf::RN), Network::Privada, Stage::AnosFinais),
            (Area::Country, Network::Privada, Stage::EnsinoMedio),
        ]
    );
    assert_eq!(reading.left_out.described[0].value.as_deref(), Some("Marte"));
}

#[test]
fn what_a_table_lacks_is_named() {
    let without = |column: &str| schools("").replace(&format!("{column};"), "");
    let missing = |found: Result<Reading, NotInep>| match found {
        Err(NotInep::MissingColumn { column, line: 3, .. }) => column,
        other => panic!("{other:?}"),
    };
    for column in ["ID_ESCOLA", "NO_ESCOLA", "NO_MUNICIPIO", "REDE"] {
        assert_eq!(missing(read_one("x.xlsx", &without(column))), column);
    }
    let by_title = schools("").replace("Anos Iniciais", "Anos Iniciais;dados por escola");
    let stripped = by_title.replace("ID_ESCOLA;NO_ESCOLA;", "");
    assert_eq!(missing(read_one("x.xlsx", &stripped)), "ID_ESCOLA");
    let targets = schools("").replace("VL_OBSERVADO_2023;", "").replace("VL_OBSERVADO_20251;", "");
    assert_eq!(missing(read_one("x.xlsx", &targets)), "VL_OBSERVADO_<ano>");
}

#[test]
fn other_files_are_refused_with_a_reason() {
    let stageless = SCHOOLS.to_owned();
    for (name, text, expected) in [
        ("a.csv", "matricula;nome\n1;Ana", NotInep::UnknownLayout),
        ("a.csv", "", NotInep::UnknownLayout),
        ("escolas.csv", stageless.as_str(), NotInep::NoStage),
        ("AF.csv", "cod_escola;escola;ideb\n52040127;A;5", NotInep::NoEdition),
        ("AF_2023.csv", "cod_escola;escola;ideb\n", NotInep::NoRows),
        ("rn.csv", "cidade;aprendizado;fluxo;ideb\nAcari;6,79;0,99;6,8", NotInep::Rounded),
        (
            "a.csv",
            "Sigla da UF;Código do Município;Nome do Município;Rede;IDEB 2023;Metas;\n;;;;;2019;2021\n\
             GO;5200050;Abadia;Total;5;;",
            NotInep::MissingHeader,
        ),
        (
            "a.csv",
            "Sigla da UF;Código do Município;Nome do Município;Rede;IDEB 2023\nGO;5200050;Abadia;Total;5",
            NotInep::NoStage,
        ),
    ] {
        assert_eq!(read_one(name, text), Err(expected), "{text}");
    }
}

#[test]
fn schools_without_codes_can_be_verified_but_not_imported() {
    let text = "Escola;Etapa;Ano;Matemática;Língua Portuguesa;N;P;1º;2º;6º;7º;8º;9º;IDEB\n\
        A;Fundamental II;2019;277,75;267,78;5,758833;0,912093;;;86,8;89,1;90;100;5,3\n\
        A;Fundamental II;2021;;;;;;;;;;;\n\
        A;Fundamental II;2018;277,75;267,78;5,758833;0,912093;;;86,8;89,1;90;100;5,3";
    let reading = read_one("municipio.csv", text).unwrap();
    assert_eq!((reading.rows.len(), reading.unkeyed.len()), (0, 1));
    assert_eq!(reading.left_out.described[0].value.as_deref(), Some("2018"));
    let verification = verify(&reading);
    assert_eq!((verification.compared, verification.agreeing), (1, 1));
}

#[test]
fn a_difference_tells_which_figure_differs() {
    let header = "cod_escola;escola;P;matematica;lingua_portuguesa;N;ideb";
    for (figures, detail) in [
        ("0,912093;277,75;267,78;5,758833;5,3", None),
        ("0,912093;277,75;267,78;5,758833;5,4", Some("IDEB publicado 5,4, calculado 5,3 (N x P = 5,252592)")),
        ("0,912093;277,75;267,78;5,8;5,3", None),
        ("0,912093;277,75;267,78;5,9;5,3", Some("N publicado 5,900000, calculado 5,758833")),
        ("0,912093;277,75;267,78;5,81;5,3", Some("N publicado 5,810000, calculado 5,758833")),
    ] {
        let reading = read_one("2019_AF.csv", &format!("{header}\n52040127;A;{figures}")).unwrap();
        let verification = verify(&reading);
        let found = verification.differing.first().map(|difference| difference.detail.as_str());
        assert_eq!(found, detail, "{figures}");
        assert_eq!(verification.compared, 1);
    }
    let without = read_one("2019_AF.csv", &format!("{header}\n52040127;A;;;;;5,3")).unwrap();
    assert_eq!(verify(&without).not_comparable, [(NotComparable::NoInputs, 1)].into());
}

#[test]
fn for_the_country_only_published_n_and_p_are_multiplied() {
    // The N of the country is not the one of the formula's limits for these proficiencies.
    let text = "etapa;rede;ano;P;matematica;lingua_portuguesa;N;ideb;meta\n\
        AI;Total;2023;0.9724444335;224.83;213.89;6.1491312075;6.0;";
    let reading = read_one("referencia_brasil.csv", text).unwrap();
    assert_eq!(reading.layout, "Tabela do Brasil");
    let verification = verify(&reading);
    assert_eq!((verification.compared, verification.agreeing), (1, 1));
}

/// What is copied from INEP's own spreadsheet, with tabs where these lines have `;`: the names of the columns are the
/// published ones.
fn copied(stage: Stage, editions: i16) -> (String, String) {
    let (first, si, figures) = match stage {
        Stage::AnosIniciais => (2005, ";95,2", "224,83;213,89;6,15"),
        Stage::AnosFinais => (2005, "", "258,94;260,84;5,33"),
        Stage::EnsinoMedio => (2017, "", "272,88;276,91;4,67"),
    };
    let years: Vec<i16> = (0..editions).map(|edition| first + 2 * edition).collect();
    let mut header = vec!["SG_UF;CO_MUNICIPIO;NO_MUNICIPIO;ID_ESCOLA;NO_ESCOLA;REDE".to_owned()];
    let mut line = vec!["GO;5200050;Abadia de Goiás;52040127;COLEGIO A;Estadual".to_owned()];
    for year in &years {
        header.push(format!("VL_APROVACAO_{year}_SI_4"));
        if !si.is_empty() {
            header.push(format!("VL_APROVACAO_{year}_SI"));
        }
        header.extend((1..=4).map(|grade| format!("VL_APROVACAO_{year}_{grade}")));
        header.push(format!("VL_INDICADOR_REND_{year}"));
        line.push(format!("94{si};93,4;93,7;93,9;95;0,94"));
    }
    for (place, year) in years.iter().enumerate() {
        header.push(format!("VL_NOTA_MATEMATICA_{year};VL_NOTA_PORTUGUES_{year};VL_NOTA_MEDIA_{year}"));
        line.push(if place == 0 { "-;-;-" } else { figures }.to_owned());
    }
    for (tenth, year) in (0..).zip(&years) {
        header.push(format!("VL_OBSERVADO_{year}"));
        line.push(format!("4,{}", tenth % 10));
    }
    for year in (first + 2..=2021).step_by(2) {
        header.push(format!("VL_PROJECAO_{year}"));
        line.push("5".to_owned());
    }
    (header.join(";"), line.join(";"))
}

#[test]
fn a_line_copied_without_its_header_is_read_like_one_with_it() {
    for (stage, editions) in [
        (Stage::AnosIniciais, 10),
        (Stage::AnosIniciais, 11),
        (Stage::AnosFinais, 10),
        (Stage::AnosFinais, 11),
        (Stage::EnsinoMedio, 4),
        (Stage::EnsinoMedio, 5),
    ] {
        let (header, line) = copied(stage, editions);
        let whole = read_one("x.csv", &format!("{stage}\n{header}\n{line}")).unwrap();
        let results = |reading: &Reading| match &reading.rows[0].1 {
            ReferenceRow::School(_, results) => results.clone(),
            ReferenceRow::Area(_) => panic!("{reading:?}"),
        };
        assert_eq!(results(&whole).len(), usize::try_from(editions).unwrap());
        let without_targets = line.trim_end_matches(";5").to_owned();
        for text in [format!("{header}\n{line}"), line.clone(), format!("{line}\n{line}")] {
            let found = read_one("colado", &text).unwrap();
            assert_eq!(results(&found), results(&whole), "{stage} {editions} {text}");
            assert_eq!((found.left_out.count, found.unreadable.count), (0, 0));
        }
        let measured = |reading: &Reading| results(reading).iter().filter(|it| it.figures.measured()).count();
        assert_eq!(measured(&read_one("colado", &without_targets).unwrap()), measured(&whole));
    }
}

#[test]
fn lines_of_two_stages_are_told_apart_by_their_figures() {
    let lines = [Stage::AnosIniciais, Stage::AnosFinais].map(|stage| copied(stage, 10).1).join("\n");
    let reading = read_one("colado", &lines).unwrap();
    let stages = reading.rows.iter().map(|(line, row)| match row {
        ReferenceRow::School(_, results) => (*line, results[0].stage),
        ReferenceRow::Area(_) => panic!("{row:?}"),
    });
    let mut stages: Vec<_> = stages.collect();
    stages.sort();
    assert_eq!(stages, [(1, Stage::AnosIniciais), (2, Stage::AnosFinais)]);
}

#[test]
fn a_line_whose_figures_do_not_tell_what_it_is_is_refused() {
    let (header, line) = copied(Stage::AnosFinais, 10);
    let silent = line.replace(";258,94;260,84;5,33", ";-;-;-");
    let shifted = line.replacen(";94;", ";94;94;", 1);
    for bare in [&silent, &shifted, &"GO;5200050;Abadia;52040127;A;Estadual;4,1;4,2".to_owned()] {
        assert_eq!(read_one("colado", bare), Err(NotInep::BareLines), "{bare}");
    }
    assert_eq!(read_one("colado", &format!("{header}\n{silent}")), Err(NotInep::NoStage));
    // Beside one of another stage, it is told with its place.
    let other = line.replace("258,94;260,84;5,33", "272,88;276,91;4,67");
    let reading = read_one("colado", &format!("{header}\n{line}\n{other}\n{silent}")).unwrap();
    let told: Vec<_> = reading.left_out.described.iter().map(|it| (it.line, it.problem.as_str())).collect();
    assert_eq!(told, [(4, "Os números da linha não dizem de que etapa são.")]);
}
