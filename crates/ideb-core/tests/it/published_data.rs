//! The formula against files of results: invented ones always, and INEP's where they are at hand.

use std::collections::HashMap;
use std::fs;

use ideb_core::measure::{ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb};
use ideb_core::recompute::{Check, Recomputed, recompute};
use ideb_core::reference::Figures;
use kernel::Stage;

/// An invented file; the public one of the same shape; and how many results each has that can be computed.
struct Pair<'a> {
    invented: (&'a str, usize),
    public: (&'a str, usize),
}

impl Pair<'_> {
    /// Checks the rows of the files that are there.
    fn check(&self, delimiter: char, check: impl Fn(&mut Tally, &HashMap<String, String>)) {
        let invented = (Some(test_files::invented(self.invented.0)), self.invented.1);
        let public = (test_files::public(self.public.0), self.public.1);
        for (file, results) in [invented, public] {
            let Some(file) = file else { continue };
            let mut tally = Tally::default();
            for row in rows(&fs::read_to_string(&file).unwrap(), delimiter) {
                check(&mut tally, &row);
            }
            assert_eq!(tally.differing, [] as [String; 0], "{}", file.display());
            assert_eq!(tally.agreed, results, "{}", file.display());
        }
    }
}

/// The cells of a line; a cell in quotes may hold the delimiter.
fn cells(line: &str, delimiter: char) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            letter if letter == delimiter && !quoted => cells.push(String::new()),
            letter => cells.last_mut().unwrap().push(letter),
        }
    }
    cells
}

fn rows(text: &str, delimiter: char) -> Vec<HashMap<String, String>> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let header = cells(lines.next().unwrap(), delimiter);
    lines.map(|line| header.iter().cloned().zip(cells(line, delimiter)).collect()).collect()
}

fn edition(year: &str) -> Edition {
    Edition::new(year.parse().unwrap()).unwrap()
}

/// What was checked, and what disagreed.
#[derive(Default)]
struct Tally {
    agreed: usize,
    differing: Vec<String>,
}

impl Tally {
    /// Only results with an index and the inputs for it count.
    fn check(&mut self, stage: Stage, edition: Edition, figures: &Figures) -> Option<Recomputed> {
        let recomputed = recompute(stage, edition, figures)?;
        if recomputed.check? == Check::Agrees {
            self.agreed += 1;
        } else {
            self.differing.push(format!("{edition} {figures:?}"));
        }
        Some(recomputed)
    }
}

/// P from the grades is the published P up to its rounding.
fn same_indicator(row: &HashMap<String, String>, column: &str, found: Recomputed) {
    if let Ok(published) = PerformanceIndicator::parse(&row[column]) {
        let difference = found.indicator.to_decimal::<10>() - published.decimal();
        assert!(difference.units().abs() <= 5_000, "{row:?}");
    }
}

#[test]
fn ensino_medio_is_reproduced_from_the_grades() {
    let files = Pair {
        invented: ("derived/ensino_medio_escolas_2017_2019.csv", 45),
        public: ("ideb/ensino_medio_escolas_2017_2019_amostra.csv", 376),
    };
    files.check(';', |tally, row| {
        for year in ["2017", "2019"] {
            let figures = Figures {
                approval_by_grade: (1..=4)
                    .map(|grade| {
                        ApprovalRate::parse(&row[&format!("taxa_de_aprovacao_{year}_{grade}_ano")]).ok()
                    })
                    .collect(),
                proficiency_mt: Proficiency::parse(&row[&format!("nota_SAEB_{year}_matematica")]).ok(),
                proficiency_lp: Proficiency::parse(&row[&format!("nota_SAEB_{year}_lingua_portuguesa")]).ok(),
                ideb: PublishedIdeb::parse(&row[&format!("IDEB_{year}")]).ok(),
                ..Figures::default()
            };
            if let Some(found) = tally.check(Stage::EnsinoMedio, edition(year), &figures) {
                let column = format!("taxa_de_aprovacao_{year}_indicador_de_rendimento");
                // The public copy lost every "nd" of its texts.
                let column = if row.contains_key(&column) { column } else { column.replace("nd", "") };
                same_indicator(row, &column, found);
            }
        }
    });
}

#[test]
fn ensino_fundamental_is_reproduced_from_the_grades() {
    let files = Pair {
        invented: ("derived/escolas_sem_codigo_2015_2019.csv", 16),
        public: ("ideb/barueri_escolas_2005_2019.csv", 647),
    };
    files.check(',', |tally, row| {
        let (stage, grades) = match row["Etapa"].as_str() {
            "Fundamental I" => (Stage::AnosIniciais, 1..=5),
            _ => (Stage::AnosFinais, 6..=9),
        };
        let figures = Figures {
            approval_by_grade: grades
                .map(|grade| ApprovalRate::parse(&row[&format!("{grade}º")]).ok())
                .collect(),
            proficiency_mt: Proficiency::parse(&row["Matemática"]).ok(),
            proficiency_lp: Proficiency::parse(&row["Língua Portuguesa"]).ok(),
            ideb: PublishedIdeb::parse(&row["IDEB"]).ok(),
            ..Figures::default()
        };
        if let Some(found) = tally.check(stage, edition(&row["Ano"]), &figures) {
            same_indicator(row, "P", found);
        }
    });
}

#[test]
fn an_edition_is_reproduced_from_p() {
    for (stage, short, schools) in
        [(Stage::AnosIniciais, "AI", 719), (Stage::AnosFinais, "AF", 504), (Stage::EnsinoMedio, "EM", 288)]
    {
        let invented = format!("derived/inventada_2023_{short}.csv");
        let public = format!("ideb/pernambuco_2023_{short}.csv");
        Pair { invented: (&invented, 6), public: (&public, schools) }.check(',', |tally, row| {
            let figures = Figures {
                indicator: PerformanceIndicator::parse(&row["P"]).ok(),
                proficiency_mt: Proficiency::parse(&row["matematica"]).ok(),
                proficiency_lp: Proficiency::parse(&row["lingua_portuguesa"]).ok(),
                ideb: PublishedIdeb::parse(&row["ideb"]).ok(),
                ..Figures::default()
            };
            tally.check(stage, edition("2023"), &figures);
        });
    }
}
