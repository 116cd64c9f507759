//! A table for a school to fill in, with columns that [`super::read()`] knows.

use kernel::table::neutralised;
use kernel::{InepCode, Stage};

use crate::measure::Edition;
use crate::reference::SchoolResult;

/// Figures of every stage, in the order of the columns: what a stage lacks stays empty.
const FIGURES: &str = "Língua Portuguesa;Matemática;IDEB;Meta;1º;2º;3º;4º;5º;6º;7º;8º;9º;\
    1ª série;2ª série;3ª série;4ª série";

/// Editions of each stage that a template offers.
const EDITIONS: usize = 2;

/// What a school may want to fill in: of each stage the two latest editions up to a year whose index INEP has not
/// published, since a published one prevails.
pub fn editions_to_fill(published: &[SchoolResult], year: i32) -> Vec<(Stage, Edition)> {
    let is_open = |stage: Stage, edition: Edition| {
        let same = |it: &&SchoolResult| (it.stage, it.edition) == (stage, edition);
        !published.iter().filter(same).any(|it| it.figures.prevails())
    };
    let mut wanted = Vec::new();
    for stage in Stage::ALL {
        let editions = (2005..=year).rev().filter_map(|year| Edition::new(year.try_into().ok()?).ok());
        wanted
            .extend(editions.filter(|edition| is_open(stage, *edition)).take(EDITIONS).map(|it| (stage, it)));
    }
    wanted
}

/// A table of text with `;` between the cells, to open in a spreadsheet program: a line for each stage and edition
/// with everything filled in but the figures. A school without a code gets no column for it.
pub fn template(code: Option<&InepCode>, school: &str, wanted: &[(Stage, Edition)]) -> String {
    let code_column = if code.is_some() { "Código INEP;" } else { "" };
    let code = code.map_or_else(String::new, |code| format!("{code};"));
    let school = cell(school);
    // Spreadsheet programs take a text without the mark for one in an old encoding.
    let header = format!("\u{feff}{code_column}Escola;Etapa;Ano;{FIGURES}\r\n");
    let empty = ";".repeat(FIGURES.split(';').count());
    let lines = wanted.iter().map(|(stage, edition)| format!("{code}{school};{stage};{edition}{empty}\r\n"));
    std::iter::once(header).chain(lines).collect()
}

/// A text as a cell: in quotes, and never a formula.
fn cell(text: &str) -> String {
    format!("\"{}\"", neutralised(text).replace('"', "\"\""))
}

/// Whether a cell of a filled-in template names the school.
pub fn is_named(name: &str, school: &str) -> bool {
    let plain = |name: &str| name.strip_prefix('\'').unwrap_or(name).trim().to_lowercase();
    plain(name) == plain(school)
}

#[cfg(test)]
mod tests {
    use kernel::table::{Line, Sheet};

    use super::super::not_inep::NotInep;
    use super::super::read::read;
    use super::super::reading::{Reading, UPLOAD};
    use super::*;
    use crate::reference::{Figures, ReferenceRow};

    const NAME: &str = "EE PROFA. MARIA";

    fn wanted() -> Vec<(Stage, Edition)> {
        editions_to_fill(&[], 2026)
    }

    /// The cells of a template without marks and quotes.
    fn lines(text: &str) -> Vec<Vec<String>> {
        let text = text.trim_start_matches('\u{feff}');
        let cells = |line: &str| line.split(';').map(|cell| cell.trim_matches('"').to_owned()).collect();
        text.split_terminator("\r\n").map(cells).collect()
    }

    fn read_back(lines: Vec<Vec<String>>) -> Result<Reading, NotInep> {
        let lines =
            (1..).zip(lines).map(|(number, cells)| Line { number, cells: cells.iter().collect() }).collect();
        read(&[Sheet { name: "modelo".to_owned(), lines }], "modelo-ideb.csv", &UPLOAD)
    }

    #[test]
    fn the_two_latest_editions_that_inep_has_not_published_are_offered() {
        let published = |year: i16, ideb: Option<&str>| SchoolResult {
            code: "35999001".parse().unwrap(),
            stage: Stage::AnosFinais,
            edition: Edition::new(year).unwrap(),
            network: None,
            figures: Figures {
                ideb: ideb.map(|ideb| crate::measure::PublishedIdeb::parse(ideb).unwrap()),
                ..Figures::default()
            },
        };
        let results = [published(2023, Some("5.0")), published(2021, None)];
        let years = |year: i32| {
            let offered = editions_to_fill(&results, year).into_iter();
            offered.map(|(stage, edition)| (stage, edition.year())).collect::<Vec<_>>()
        };
        let expected = [
            (Stage::AnosIniciais, 2025),
            (Stage::AnosIniciais, 2023),
            (Stage::AnosFinais, 2025),
            (Stage::AnosFinais, 2021),
            (Stage::EnsinoMedio, 2025),
            (Stage::EnsinoMedio, 2023),
        ];
        assert_eq!(years(2026), expected);
        assert_eq!(years(2004), []);
    }

    #[test]
    fn filled_in_it_gives_the_figures_of_each_stage() {
        let code = "35999001".parse().unwrap();
        for (code, keyed) in [(Some(&code), true), (None, false)] {
            let mut lines = lines(&template(code, NAME, &wanted()));
            let first = usize::from(keyed) + 3;
            for line in &mut lines[1..] {
                let figures = ["210,5", "215,25", "5,1", "5,3"].map(str::to_owned).into_iter();
                let rates = (801..=813).map(|tenths| format!("{},{}", tenths / 10, tenths % 10));
                line.splice(first.., figures.chain(rates));
            }
            let reading = read_back(lines).unwrap();
            assert_eq!((reading.results, reading.left_out.count), (6, 0));
            let results: Vec<(Stage, Edition, Figures)> = if keyed {
                let rows = reading.rows.iter().flat_map(|(_, row)| match row {
                    ReferenceRow::School(school, results) => {
                        assert_eq!((school.code.as_str(), school.name.as_str()), ("35999001", NAME));
                        results.clone()
                    }
                    ReferenceRow::Area(_) => Vec::new(),
                });
                rows.map(|result| (result.stage, result.edition, result.figures)).collect()
            } else {
                assert!(reading.unkeyed.iter().all(|row| is_named(&row.name, NAME)));
                reading.unkeyed.into_iter().flat_map(|row| row.results).collect()
            };
            let offered: Vec<_> = results.iter().map(|(stage, edition, _)| (*stage, *edition)).collect();
            assert_eq!(offered, wanted());
            for (stage, _, figures) in results {
                let text = |value: Option<String>| value.unwrap_or_default();
                assert_eq!(text(figures.proficiency_lp.map(|it| it.to_string())), "210.50");
                assert_eq!(text(figures.proficiency_mt.map(|it| it.to_string())), "215.25");
                assert_eq!(text(figures.ideb.map(|it| it.to_string())), "5.1");
                assert_eq!(text(figures.target.map(|it| it.to_string())), "5.3");
                let rates: Vec<String> =
                    figures.approval_by_grade.iter().flatten().map(ToString::to_string).collect();
                let expected: &[&str] = match stage {
                    Stage::AnosIniciais => &["80.10", "80.20", "80.30", "80.40", "80.50"],
                    Stage::AnosFinais => &["80.60", "80.70", "80.80", "80.90"],
                    Stage::EnsinoMedio => &["81.00", "81.10", "81.20", "81.30"],
                };
                assert_eq!(rates, expected, "{stage}");
            }
        }
    }

    #[test]
    fn untouched_it_holds_no_result_and_no_error() {
        let code = "35999001".parse().unwrap();
        let reading = read_back(lines(&template(Some(&code), NAME, &wanted()))).unwrap();
        assert_eq!((reading.rows.len(), reading.results, reading.left_out.count), (6, 0, 0));
        assert_eq!(read_back(lines(&template(None, NAME, &wanted()))), Err(NotInep::NoRows));
    }

    #[test]
    fn a_schools_name_is_no_formula_and_breaks_no_cell() {
        for (name, shown) in [
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("@A", "\"'@A\""),
            ("Escola; a \"nova\"", "\"Escola; a \"\"nova\"\"\""),
        ] {
            let text = template(None, name, &wanted()[..1]);
            let line = text.split("\r\n").nth(1).unwrap();
            assert!(line.starts_with(&format!("{shown};Anos Iniciais;2025;")), "{line}");
        }
        assert!(is_named("'=A", "=A") && is_named(" ee profa. maria", NAME) && !is_named("EE", NAME));
    }
}
