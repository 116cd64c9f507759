//! Published results computed anew.

use std::collections::BTreeMap;
use std::fmt;

use kernel::Stage;

use crate::formula;
use crate::measure::{Edition, PublishedIdeb};
use crate::precision::Places;
use crate::ratio::Ratio;
use crate::recompute::{
    Check, Coarse, Comparison, Recomputed, compare_indicator, compare_score, product_alone, recompute_printed,
};
use crate::reference::{Area, Figures, ReferenceRow};

use super::reading::Reading;

/// What came out of computing a file's results anew. Every result that was read is compared or counted under the reason
/// why it is not.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Verification {
    /// Results in the lines that were read.
    pub read: usize,
    /// Of these, the ones with a published index and the figures it is made of.
    pub compared: usize,
    /// Of the compared ones, those whose index, N and P came out as published.
    pub agreeing: usize,
    /// Of the compared ones, those that did not.
    pub differing: Vec<Difference>,
    pub not_comparable: BTreeMap<NotComparable, usize>,
    /// Lines and cells that could not be read.
    pub unread: usize,
}

/// Why a result is not compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NotComparable {
    NoIndex,
    NoInputs,
    NoScore,
    NoIndicator,
    /// A figure has too few places: other digits behind them would give the published index.
    Coarse(Coarse),
    Unreadable,
}

impl fmt::Display for NotComparable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoIndex => out.write_str("sem IDEB publicado"),
            Self::NoInputs => out.write_str("sem proficiências nem aprovação"),
            Self::NoScore => out.write_str("sem as duas proficiências nem N"),
            Self::NoIndicator => out.write_str("sem aprovação por ano nem P"),
            Self::Coarse(coarse) => coarse.fmt(out),
            Self::Unreadable => out.write_str("com célula ilegível"),
        }
    }
}

/// What a verification says as a whole, from the best to the worst: who repeats a proof must not miss a difference for
/// a cell that could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Everything was read, and all that could be compared agrees.
    Agrees,
    /// Something could not be read, or there was nothing to compare.
    Unread,
    Differs,
}

impl Verification {
    pub fn outcome(&self) -> Outcome {
        if !self.differing.is_empty() {
            Outcome::Differs
        } else if self.unread > 0 || self.compared == 0 {
            Outcome::Unread
        } else {
            Outcome::Agrees
        }
    }
}

/// A result that came out otherwise than published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub line: u32,
    /// The school or area.
    pub name: String,
    pub stage: Stage,
    pub edition: Edition,
    pub published: PublishedIdeb,
    pub computed: PublishedIdeb,
    /// Which figures differ, as a sentence.
    pub detail: String,
}

/// Computes N, P and the index of schools and municipalities anew from proficiencies and approval; for states,
/// regions and the country, which INEP publishes with an N of their own, only published N x published P.
pub fn verify(reading: &Reading) -> Verification {
    let mut verification = Verification {
        read: reading.results,
        unread: reading.left_out.count + reading.unreadable.count,
        ..Verification::default()
    };
    let mut note = |line, name: &str, stage, edition, figures: &Figures, area: Option<&Area>| {
        let places = reading.precision.of(stage, edition, figures);
        let computed = match area {
            None | Some(Area::Municipality(_)) => recomputed(stage, edition, figures, places),
            Some(_) => product(figures, places),
        };
        let incomplete = reading.incomplete.contains(&(line, stage, edition));
        verification.note((line, name, stage, edition), figures, incomplete, computed);
    };
    for (line, row) in &reading.rows {
        match row {
            ReferenceRow::School(school, results) => {
                for result in results {
                    note(*line, &school.name, result.stage, result.edition, &result.figures, None);
                }
            }
            ReferenceRow::Area(results) => {
                for result in results {
                    let name = format!("{} ({})", area_name(&result.area), result.network);
                    let area = Some(&result.area);
                    note(*line, &name, result.stage, result.edition, &result.figures, area);
                }
            }
        }
    }
    for row in &reading.unkeyed {
        for (stage, edition, figures) in &row.results {
            note(row.line, &row.name, *stage, *edition, figures, None);
        }
    }
    verification
}

/// A result computed anew, and which published figures differ from the computed ones.
struct Computed {
    recomputed: Recomputed,
    details: Vec<String>,
}

impl Verification {
    fn note(
        &mut self,
        (line, name, stage, edition): (u32, &str, Stage, Edition),
        figures: &Figures,
        incomplete: bool,
        computed: Result<Computed, NotComparable>,
    ) {
        let comparable = match (figures.ideb, computed) {
            _ if incomplete => Err(NotComparable::Unreadable),
            (None, _) => Err(NotComparable::NoIndex),
            (_, Err(reason)) => Err(reason),
            (Some(published), Ok(computed)) => Ok((published, computed)),
        };
        let (published, Computed { recomputed, mut details }) = match comparable {
            Ok(comparable) => comparable,
            Err(reason) => return *self.not_comparable.entry(reason).or_default() += 1,
        };
        match recomputed.check {
            Some(Check::Open(coarse)) if details.is_empty() => {
                return *self.not_comparable.entry(NotComparable::Coarse(coarse)).or_default() += 1;
            }
            Some(Check::Differs) => details.push(format!(
                "IDEB publicado {}, calculado {} (N x P = {})",
                published.decimal().with_comma(),
                recomputed.ideb.decimal().with_comma(),
                recomputed.product.to_decimal::<6>().with_comma()
            )),
            _ => {}
        }
        self.compared += 1;
        if details.is_empty() {
            self.agreeing += 1;
            return;
        }
        self.differing.push(Difference {
            line,
            name: name.to_owned(),
            stage,
            edition,
            published,
            computed: recomputed.ideb,
            detail: details.join("; "),
        });
    }
}

fn recomputed(
    stage: Stage,
    edition: Edition,
    figures: &Figures,
    places: Places,
) -> Result<Computed, NotComparable> {
    let from_grades = formula::indicator(&figures.approval_by_grade);
    let has_score = figures.score.is_some() || figures.mean_proficiency().is_some();
    let has_indicator = figures.indicator.is_some() || from_grades.is_some();
    let recomputed =
        recompute_printed(stage, edition, figures, places).ok_or(lacking(has_score, has_indicator))?;
    let score = compare_score(stage, edition, figures, places).and_then(|it| differing("N", it));
    let indicator = compare_indicator(figures, places).and_then(|it| differing("P", it));
    Ok(Computed { recomputed, details: [score, indicator].into_iter().flatten().collect() })
}

fn product(figures: &Figures, places: Places) -> Result<Computed, NotComparable> {
    let lacking = lacking(figures.score.is_some(), figures.indicator.is_some());
    let recomputed = product_alone(figures, places).ok_or(lacking)?;
    Ok(Computed { recomputed, details: Vec::new() })
}

fn lacking(has_score: bool, has_indicator: bool) -> NotComparable {
    match (has_score, has_indicator) {
        (false, false) => NotComparable::NoInputs,
        (false, true) => NotComparable::NoScore,
        (true, _) => NotComparable::NoIndicator,
    }
}

fn differing(name: &str, Comparison { published, computed, agrees }: Comparison) -> Option<String> {
    if agrees {
        return None;
    }
    let shown = |value: Ratio| value.to_decimal::<6>().with_comma();
    Some(format!("{name} publicado {}, calculado {}", shown(published), shown(computed)))
}

fn area_name(area: &Area) -> String {
    match area {
        Area::Municipality(code) => format!("Município {code}"),
        Area::State(uf) => uf.name().to_owned(),
        Area::Region(name) => name.clone(),
        Area::Country => "Brasil".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::table::{Bounds, Line, Sheet};

    use super::super::read::read;
    use super::*;
    use crate::recompute::Factor;

    const HEADER: &str = "cod_escola;escola;P;matematica;lingua_portuguesa;6º;7º;8º;9º;ideb";
    const GOOD: &str = "0,931690;251,27;254,62;92,4;92,8;93,1;94,4;4,7";

    /// Of a table with one school in each line.
    fn verified(lines: &[&str]) -> Verification {
        let table = [HEADER.to_owned()].into_iter();
        let table = table.chain(lines.iter().map(|line| format!("52040127;A;{line}")));
        let lines = (1..).zip(table).map(|(number, line)| Line { number, cells: line.split(';').collect() });
        let sheet = Sheet { name: "Plan1".to_owned(), lines: lines.collect() };
        verify(&read(&[sheet], "2023_AF.csv", &Bounds::OPERATOR).unwrap())
    }

    #[test]
    fn every_result_read_is_compared_or_counted_under_its_reason() {
        let open = NotComparable::Coarse(Coarse { figure: Factor::Indicator, places: 2 });
        for (line, expected) in [
            (GOOD, None),
            ("0,931690;251,27;254,62;92,4;92,8;93,1;94,4;-", Some(NotComparable::NoIndex)),
            (";;;;;;;4,7", Some(NotComparable::NoInputs)),
            ("0,931690;251,27;;;;;;4,7", Some(NotComparable::NoScore)),
            (";251,27;254,62;;;;;4,7", Some(NotComparable::NoIndicator)),
            ("0,931690;251,27;254,62;92,4;x;93,1;94,4;4,7", Some(NotComparable::Unreadable)),
            ("0,931690;251,27;254,62;92,4;92,8;93,1;94,4;x", Some(NotComparable::Unreadable)),
            ("0,93;251,27;254,62;;;;;4,8", Some(open)),
        ] {
            let found = verified(&[line]);
            assert_eq!((found.read, found.compared), (1, usize::from(expected.is_none())), "{line}");
            let reasons: Vec<_> =
                found.not_comparable.iter().map(|(reason, count)| (*reason, *count)).collect();
            assert_eq!(reasons, expected.map(|reason| (reason, 1)).into_iter().collect::<Vec<_>>(), "{line}");
        }
    }

    #[test]
    fn the_outcome_is_a_difference_then_what_was_not_read_then_agreement() {
        let differs = GOOD.replace(";4,7", ";4,9");
        let unread = GOOD.replace("92,8", "x");
        for (lines, outcome) in [
            (&[GOOD][..], Outcome::Agrees),
            (&[GOOD, ";;;;;;;4,7"], Outcome::Agrees),
            (&[";;;;;;;4,7"], Outcome::Unread),
            (&[GOOD, &unread], Outcome::Unread),
            (&[GOOD, &unread, &differs], Outcome::Differs),
            (&[&differs], Outcome::Differs),
        ] {
            assert_eq!(verified(lines).outcome(), outcome, "{lines:?}");
        }
    }

    #[test]
    fn digits_that_a_table_does_not_print_are_no_difference() {
        let with = |p: &str| verified(&[&GOOD.replace("0,931690", p)]);
        assert_eq!((with("0,93").agreeing, with("0,93").differing), (1, vec![]));
        let details =
            |found: Verification| found.differing.into_iter().map(|it| it.detail).collect::<Vec<_>>();
        assert_eq!(details(with("0,89")), ["P publicado 0,890000, calculado 0,931690"]);
        // The file's other P has six places: this one is exact.
        let fine = verified(&[&GOOD.replace("0,931690", "0,93"), GOOD]);
        assert_eq!(details(fine), ["P publicado 0,930000, calculado 0,931690"]);
    }
}
