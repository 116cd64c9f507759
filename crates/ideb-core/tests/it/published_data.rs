//! The formula against files of published results. They are not part of the repository: the tests are skipped where
//! the folder `IDEB_TEST_DATA` (by default `../shared/data` beside the checkout) is absent.

use std::collections::HashMap;
use std::path::PathBuf;

use ideb_core::formula::{Recomputed, recompute};
use ideb_core::measure::{ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb};
use ideb_core::reference::Figures;
use kernel::Stage;

fn file(name: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("IDEB_TEST_DATA").map_or_else(beside, PathBuf::from);
    if !folder.is_dir() {
        eprintln!("SKIPPED: no test data in {}", folder.display());
        return None;
    }
    Some(std::fs::read_to_string(folder.join("ideb").join(name)).unwrap())
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
        if recomputed.agrees? {
            self.agreed += 1;
        } else {
            self.differing.push(format!("{edition} {figures:?}"));
        }
        Some(recomputed)
    }

    fn all_agree(&self, least: usize) {
        assert_eq!(self.differing, [] as [String; 0]);
        assert!(self.agreed >= least, "only {} results were checked", self.agreed);
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
fn ensino_medio_of_2017_and_2019_is_reproduced_from_the_grades() {
    let Some(text) = file("ensino_medio_escolas_2017_2019_amostra.csv") else {
        return;
    };
    let mut tally = Tally::default();
    for row in rows(&text, ';') {
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
                same_indicator(&row, &format!("taxa_de_aprovacao_{year}_iicador_de_reimento"), found);
            }
        }
    }
    tally.all_agree(376);
}

#[test]
fn barueri_is_reproduced_from_the_grades() {
    let Some(text) = file("barueri_escolas_2005_2019.csv") else {
        return;
    };
    let mut tally = Tally::default();
    for row in rows(&text, ',') {
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
            same_indicator(&row, "P", found);
        }
    }
    tally.all_agree(647);
}

#[test]
fn pernambuco_of_2023_is_reproduced_from_p() {
    let mut tally = Tally::default();
    for (name, stage) in [
        ("pernambuco_2023_AI.csv", Stage::AnosIniciais),
        ("pernambuco_2023_AF.csv", Stage::AnosFinais),
        ("pernambuco_2023_EM.csv", Stage::EnsinoMedio),
    ] {
        let Some(text) = file(name) else { return };
        for row in rows(&text, ',') {
            let figures = Figures {
                indicator: PerformanceIndicator::parse(&row["P"]).ok(),
                proficiency_mt: Proficiency::parse(&row["matematica"]).ok(),
                proficiency_lp: Proficiency::parse(&row["lingua_portuguesa"]).ok(),
                ideb: PublishedIdeb::parse(&row["ideb"]).ok(),
                ..Figures::default()
            };
            tally.check(stage, edition("2023"), &figures);
        }
    }
    tally.all_agree(1_511);
}
