//! Lines copied from INEP's spreadsheet of schools without the line that names its columns: their own figures tell
//! what they are.

use std::collections::BTreeMap;

use kernel::table::{Line, Sheet};
use kernel::{Decimal, InepCode, Stage, Uf};

use crate::formula;
use crate::measure::{Edition, Proficiency, StandardizedScore};
use crate::ratio::Ratio;

use super::numbers::figure;
use super::words;

/// The columns before the figures, in INEP's order.
const KEY: &str = "SG_UF;CO_MUNICIPIO;NO_MUNICIPIO;ID_ESCOLA;NO_ESCOLA;REDE";

/// The last edition that INEP set targets for.
const LAST_TARGET: i16 = 2021;

/// The most editions a file is taken to have.
const MOST_EDITIONS: i16 = 16;

/// A header of INEP's files of schools, past or to come.
struct Layout {
    stage: Stage,
    names: Vec<String>,
}

/// The lines of schools with INEP's header above them, a sheet for each stage and count of editions; none where no line
/// tells what its columns are.
pub(super) fn with_headers(sheet: &Sheet) -> Vec<Sheet> {
    let layouts = layouts();
    let mut lines: BTreeMap<usize, Vec<Line>> = BTreeMap::new();
    for line in sheet.lines.iter().filter(|line| is_school(line)) {
        if let Some(layout) = layouts.iter().position(|layout| layout.fits(line)) {
            lines.entry(layout).or_default().push(line.clone());
        }
    }
    let with_header = |(layout, lines): (usize, Vec<Line>)| {
        let header = Line { number: 0, cells: layouts[layout].names.iter().collect() };
        Sheet { name: sheet.name.clone(), lines: std::iter::once(header).chain(lines).collect() }
    };
    lines.into_iter().map(with_header).collect()
}

/// Whether a sheet has lines of schools, as INEP's begin: a state's letters, a school's code and a network, each in its
/// place.
pub(super) fn has_schools(sheet: &Sheet) -> bool {
    sheet.lines.iter().any(is_school)
}

fn is_school(line: &Line) -> bool {
    line.cell(0).parse::<Uf>().is_ok()
        && line.cell(3).parse::<InepCode>().is_ok()
        && words::network(line.cell(5)).is_some()
}

/// The texts of MT, LP and N of an edition.
pub(super) type Scores<'a> = (Option<Edition>, [&'a str; 3]);

/// The stage by whose limits each N of a line follows from its two proficiencies: they lie so far apart that no second
/// stage does. `None` where there are no such figures, or they fit none.
pub(super) fn stage_of<'a>(scores: impl Iterator<Item = Scores<'a>>) -> Option<Stage> {
    let mut fitting = Stage::ALL.to_vec();
    let mut told = false;
    for (edition, [mt, lp, score]) in scores {
        let (Ok(Some(mt)), Ok(Some(lp)), Ok(Some(score))) = (
            figure(mt, Proficiency::new),
            figure(lp, Proficiency::new),
            figure(score, StandardizedScore::new),
        ) else {
            continue;
        };
        told = true;
        fitting.retain(|stage| {
            let [found, told] = [formula::score(*stage, edition, lp, mt).mean, score.decimal().into()];
            // What a spreadsheet shows with one decimal place still tells.
            found.max(told) - found.min(told) < Ratio::from(Decimal::<1>::from_units(1))
        });
    }
    match fitting.as_slice() {
        [stage] if told => Some(*stage),
        _ => None,
    }
}

/// The layouts of each stage, by the count of editions: the first grade of anos iniciais has a column of its own, and
/// schools have results of ensino médio since 2017.
fn layouts() -> Vec<Layout> {
    const SI: [&str; 6] = ["SI_4", "SI", "1", "2", "3", "4"];
    let layout = |stage, editions: i16| {
        let (first, rates) = match stage {
            Stage::AnosIniciais => (2005, &SI[..]),
            Stage::AnosFinais => (2005, &["SI_4", "1", "2", "3", "4"][..]),
            Stage::EnsinoMedio => (2017, &["SI_4", "1", "2", "3", "4"][..]),
        };
        let mut names: Vec<String> = KEY.split(';').map(str::to_owned).collect();
        let years = || (first..first + 2 * editions).step_by(2);
        for year in years() {
            names.extend(rates.iter().map(|rate| format!("VL_APROVACAO_{year}_{rate}")));
            names.push(format!("VL_INDICADOR_REND_{year}"));
        }
        for year in years() {
            names.extend(["MATEMATICA", "PORTUGUES", "MEDIA"].map(|score| format!("VL_NOTA_{score}_{year}")));
        }
        names.extend(years().map(|year| format!("VL_OBSERVADO_{year}")));
        let targets = (first + 2..=LAST_TARGET).step_by(2);
        names.extend(targets.map(|year| format!("VL_PROJECAO_{year}")));
        Layout { stage, names }
    };
    Stage::ALL
        .into_iter()
        .flat_map(|stage| (1..=MOST_EDITIONS).map(move |count| layout(stage, count)))
        .collect()
}

impl Layout {
    /// Whether a line is as long, perhaps without targets, and its figures are those of the stage there.
    fn fits(&self, line: &Line) -> bool {
        let targets = self.names.iter().filter(|name| name.starts_with("VL_PROJECAO_")).count();
        let lengths = self.names.len() - targets..=self.names.len();
        lengths.contains(&line.cells.iter().count()) && stage_of(self.scores(line)) == Some(self.stage)
    }

    fn scores<'a>(&self, line: &'a Line) -> impl Iterator<Item = Scores<'a>> {
        self.names.iter().enumerate().filter_map(|(place, name)| {
            let year = name.strip_prefix("VL_NOTA_MATEMATICA_")?.parse().ok()?;
            let edition = Edition::new(year).ok()?;
            Some((Some(edition), [place, place + 1, place + 2].map(|place| line.cell(place))))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(figures: &[[&str; 3]]) -> Option<Stage> {
        stage_of(figures.iter().map(|scores| (None, *scores)))
    }

    #[test]
    fn n_and_the_proficiencies_tell_the_stage() {
        for (figures, expected) in [
            (&[["224,83", "213,89", "6,1491312075"]][..], Some(Stage::AnosIniciais)),
            (&[["258,94", "260,84", "5,3"]], Some(Stage::AnosFinais)),
            (&[["-", "-", "-"], ["272.88", "276.91", "4.667458"]], Some(Stage::EnsinoMedio)),
            (&[["258,94", "260,84", "5,3"], ["272,88", "276,91", "4,67"]], None),
            (&[["258,94", "260,84", "9"]], None),
            (&[["258,94", "-", "5,3"]], None),
            (&[], None),
        ] {
            assert_eq!(stage(figures), expected, "{figures:?}");
        }
    }

    #[test]
    fn no_two_layouts_of_a_stage_have_a_length_in_common() {
        for stage in Stage::ALL {
            let mut last = 0;
            for layout in layouts().into_iter().filter(|layout| layout.stage == stage) {
                let targets = layout.names.iter().filter(|name| name.starts_with("VL_PROJECAO_")).count();
                assert!(layout.names.len() - targets > last, "{stage}");
                last = layout.names.len();
            }
        }
    }
}
