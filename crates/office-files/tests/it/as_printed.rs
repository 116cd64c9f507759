//! Figures come out as they stand in the files. Those below were copied by hand.

use ideb_core::inep_file::Reading;
use ideb_core::measure::Edition;
use ideb_core::reference::{Area, AreaResult, Figures, Network, ReferenceRow};
use kernel::Stage::{self, AnosFinais, AnosIniciais, EnsinoMedio};
use kernel::Uf;
use test_files::{invented, public};

use crate::tables::read;

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

/// A school's line and name in the file, and its figures of an edition.
fn of_school(reading: &Reading, code: &str, year: i16) -> (u32, String, String) {
    let found = reading.rows.iter().find_map(|(line, row)| match row {
        ReferenceRow::School(school, results) if school.code.as_str() == code => {
            let result = results.iter().find(|result| result.edition.year() == year)?;
            Some((*line, school.name.clone(), shown(&result.figures)))
        }
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{code} of {year} is not there"))
}

type SchoolFigures = (&'static str, i16, u32, &'static str, &'static str);

fn check_schools(reading: &Reading, expected: &[SchoolFigures]) {
    for (code, year, line, name, figures) in expected {
        let (found_line, found_name, found) = of_school(reading, code, *year);
        assert_eq!(found, *figures, "{code} of {year}");
        assert_eq!(found_line, *line, "{code} of {year}");
        assert_eq!(found_name, *name, "{code} of {year}");
    }
}

const INVENTED_SCHOOLS: [(&str, &[SchoolFigures]); 4] = [
    (
        "inep/divulgacao_anos_iniciais_escolas_2023.csv",
        &[
            // Approval and P were published, the index was not.
            (
                "13980001",
                2005,
                11,
                "EE INVENTADA 1",
                "87.60; 90.70 80.80 93.10 90.30 83.20; 0.8735740000; -; -; -; -; -",
            ),
            (
                "13980001",
                2021,
                11,
                "EE INVENTADA 1",
                "92.30; 93.80 96.70 90.30 95.30 85.30; 0.9209300000; 188.56; 206.94; 5.3416530000; 4.9; 6.2",
            ),
        ],
    ),
    (
        "inep/divulgacao_ensino_medio_escolas_2023.csv",
        &[
            (
                "52980041",
                2023,
                31,
                "EE INVENTADA DA QUARTA SÉRIE",
                "85.50; 92.00 87.40 82.40 80.00; 0.8520220000; 274.50; 291.22; 4.8889640000; 4.2; -",
            ),
            (
                "52980042",
                2023,
                32,
                "EE INVENTADA SEM PRIMEIRA SÉRIE",
                "96.10; - 94.80 97.30 -; 0.9603370000; 277.05; 281.40; 4.7892170000; 4.6; -",
            ),
            (
                "52980043",
                2023,
                33,
                "EE INVENTADA DA TAXA ZERO",
                "66.70; 0.00 100.00 100.00 -; 1.0000000000; 263.15; 254.60; 4.2047280000; 4.2; -",
            ),
            (
                "52980044",
                2023,
                34,
                "EE INVENTADA ACIMA DA ESCALA",
                "100.00; 100.00 100.00 100.00 -; 1.0000000000; 460.00; 480.00; 10.0000000000; 10.0; -",
            ),
            // Rounded to two places first, it would be 4.1.
            (
                "52980045",
                2023,
                35,
                "EE INVENTADA DE UM SÓ ARREDONDAMENTO",
                "87.50; 94.50 83.30 84.80 -; 0.8726190000; 260.44; 288.48; 4.6400020000; 4.0; -",
            ),
        ],
    ),
    (
        // The header's cells hold line breaks: a spreadsheet shows the first school on its line 11.
        "inep/divulgacao_anos_finais_escolas_2023.csv",
        &[("52980011", 2019, 86, "EE INVENTADA 11", "-; ; -; -; -; -; 4.4; 4.6")],
    ),
    (
        "derived/ensino_medio_escolas_2017_2019.csv",
        &[
            (
                "11980051",
                2019,
                2,
                "EE INVENTADA 51",
                "89.20; 96.40 83.50 87.70 -; 0.8888360000; 263.14; 299.35; 4.8330900000; 4.3; 3.5",
            ),
            ("11980051", 2021, 2, "EE INVENTADA 51", "-; ; -; -; -; -; -; 3.7"),
            (
                "11980052",
                2017,
                3,
                "EE INVENTADA 52",
                "92.80; 91.00 94.60 92.80 -; 0.9277670000; -; -; -; -; -",
            ),
        ],
    ),
];

const PUBLIC_SCHOOLS: [(&str, &[SchoolFigures]); 3] = [
    (
        "ideb/ensino_medio_escolas_2017_2019_amostra.csv",
        &[
            (
                "11005823",
                2017,
                2,
                "EEEFM ANGELINA DOS ANJOS",
                "89.60; 84.60 97.50 94.00 -; 0.9170090000; 260.00; 253.28; 4.1390330000; 3.8; -",
            ),
            (
                "11005823",
                2019,
                2,
                "EEEFM ANGELINA DOS ANJOS",
                "95.80; 94.30 97.70 96.50 -; 0.9614590000; 264.08; 271.52; 4.4562910000; 4.3; 4.0",
            ),
            ("11005823", 2021, 2, "EEEFM ANGELINA DOS ANJOS", "-; ; -; -; -; -; -; 4.2"),
        ],
    ),
    (
        "ideb/inep_anos_finais_escolas_GO_parte1.csv",
        &[
            ("52040127", 2005, 8, "COLEGIO ESTADUAL MANOEL LIBANIO DA SILVA", "-; ; -; -; -; -; 3.4; -"),
            ("52040127", 2021, 8, "COLEGIO ESTADUAL MANOEL LIBANIO DA SILVA", "-; ; -; -; -; -; 4.2; 5.4"),
            ("52040127", 2023, 8, "COLEGIO ESTADUAL MANOEL LIBANIO DA SILVA", "-; ; -; -; -; -; 5.2; -"),
        ],
    ),
    (
        "ideb/pernambuco_2023_AF.csv",
        &[(
            "26031175",
            2023,
            4,
            "ESCOLA MUNICIPAL PADRE CICERO",
            "-; ; 0.9756560000; 234.53; 231.52; -; 4.3; -",
        )],
    ),
];

#[test]
fn figures_of_schools() {
    for (path, expected) in INVENTED_SCHOOLS {
        check_schools(&read(&invented(path)), expected);
    }
    for (path, expected) in PUBLIC_SCHOOLS {
        if let Some(file) = public(path) {
            check_schools(&read(&file), expected);
        }
    }
}

type AreaFigures = (Area, Network, Stage, i16, &'static str);

fn check_areas(reading: &Reading, expected: &[AreaFigures]) {
    let results = reading.rows.iter().filter_map(|(_, row)| match row {
        ReferenceRow::Area(results) => Some(results),
        ReferenceRow::School(..) => None,
    });
    let results: Vec<_> = results.flatten().collect();
    for (area, network, stage, year, figures) in expected {
        let edition = Edition::new(*year).unwrap();
        let of = |result: &&&AreaResult| {
            (&result.area, result.network, result.stage, result.edition) == (area, *network, *stage, edition)
        };
        let found: Vec<_> = results.iter().filter(of).map(|result| shown(&result.figures)).collect();
        assert_eq!(found, [*figures], "{area:?} {network} {stage} {year}");
    }
}

#[test]
fn figures_of_areas() {
    check_areas(
        &read(&invented("inep/divulgacao_brasil_ideb_2023_anos_iniciais.csv")),
        &[
            (
                Area::Country,
                Network::Privada,
                AnosIniciais,
                2005,
                "88.60; 87.80 95.30 83.80 82.50 93.80; 0.8834223780; 198.68; 186.53; 5.1523199670; 4.6; -",
            ),
            (
                Area::Country,
                Network::Privada,
                AnosIniciais,
                2021,
                "98.60; 100.00 92.80 100.00 100.00 100.00; 0.9847198640; 248.44; 211.68; 6.5233560460; 6.4; 6.1",
            ),
        ],
    );
    check_areas(
        &read(&invented("inep/divulgacao_regioes_ufs_ideb_2023_ensino_medio.csv")),
        &[
            (
                Area::Region("Nordeste".to_owned()),
                Network::Privada,
                EnsinoMedio,
                2023,
                "88.30; 96.50 81.70 86.70 -; 0.8788215840; 299.32; 257.32; 4.7969748840; 4.2; -",
            ),
            (
                Area::State(Uf::RN),
                Network::Privada,
                EnsinoMedio,
                2021,
                "94.90; 94.40 91.80 98.60 -; 0.9485129960; 273.81; 304.36; 5.0798690720; 4.8; 4.9",
            ),
        ],
    );
    check_areas(
        &read(&invented("inep/divulgacao_anos_finais_municipios_2023.csv")),
        &[(
            Area::Municipality("4398002".parse().unwrap()),
            Network::Estadual,
            AnosFinais,
            2021,
            "85.50; 90.20 86.50 79.00 86.40; 0.8532520000; -; -; -; -; 4.4",
        )],
    );
    let of = |path: &str, expected: &[AreaFigures]| {
        if let Some(file) = public(path) {
            check_areas(&read(&file), expected);
        }
    };
    of(
        "ideb/inep_divulgacao_brasil_ideb_2023.xlsx",
        &[
            (
                Area::Country,
                Network::Total,
                AnosIniciais,
                2005,
                "81.60; 89.50 76.20 80.10 84.60 84.80; 0.8279006190; 172.31; 182.38; 4.5774961830; 3.8; -",
            ),
            (
                Area::Country,
                Network::Privada,
                AnosIniciais,
                2021,
                "99.10; 98.90 99.10 99.10 99.20 99.20; 0.9909987879; 240.58; 250.45; 7.1241644424; 7.1; 7.5",
            ),
            (
                Area::Country,
                Network::Publica,
                EnsinoMedio,
                2023,
                "90.50; 88.00 90.70 93.80 93.20; 0.9136677777; 270.22; 264.68; 4.4521395411; 4.1; -",
            ),
        ],
    );
    of(
        "ideb/uf_2005_2019.csv",
        &[(
            Area::State(Uf::BA),
            Network::Privada,
            EnsinoMedio,
            2005,
            "90.00; ; 0.9173989900; 302.30; 327.20; 5.8108058000; 5.3; -",
        )],
    );
}
