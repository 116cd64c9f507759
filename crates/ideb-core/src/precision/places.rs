//! How many decimal places figures are printed with.

use std::collections::BTreeMap;

use kernel::{Decimal, Stage};

use crate::measure::{Edition, Proficiency};
use crate::reference::Figures;

/// How many decimal places a table prints its figures with: the most in any of its cells, since a cell loses its
/// zeros at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Places {
    /// Of the stage's approval.
    pub approval: u32,
    /// Of the approval by grade.
    pub grades: u32,
    pub proficiency_lp: u32,
    pub proficiency_mt: u32,
    /// Of P.
    pub indicator: u32,
    /// Of N.
    pub score: u32,
}

/// The fewest places with which INEP publishes N and P, but for some of 2005.
pub const PUBLISHED: u32 = 6;

impl Places {
    /// All that each figure may have: what a person types is meant as it stands.
    pub const ALL: Self =
        Self { approval: 2, grades: 2, proficiency_lp: 2, proficiency_mt: 2, indicator: 10, score: 10 };

    /// The places that these figures show.
    pub fn of(figures: &Figures) -> Self {
        let grades = figures.approval_by_grade.iter().flatten();
        let points = |points: Option<Proficiency>| most(points.iter().map(|points| points.decimal()));
        Self {
            approval: rates(most(figures.approval.iter().map(|rate| rate.decimal()))),
            grades: rates(most(grades.map(|rate| rate.decimal()))),
            proficiency_lp: points(figures.proficiency_lp),
            proficiency_mt: points(figures.proficiency_mt),
            // Spreadsheets show two places: 1 is 1,00 there, and not every P above a half.
            indicator: most(figures.indicator.iter().map(|p| p.decimal())).max(2),
            score: most(figures.score.iter().map(|n| n.decimal())).max(1),
        }
    }

    /// Of both proficiencies of one result: 260 beside 258,94 is 260,00.
    pub fn proficiencies(self) -> u32 {
        self.proficiency_lp.max(self.proficiency_mt)
    }

    /// Those of two tables that are one.
    #[must_use]
    pub fn most(self, other: Self) -> Self {
        Self {
            approval: self.approval.max(other.approval),
            grades: self.grades.max(other.grades),
            proficiency_lp: self.proficiency_lp.max(other.proficiency_lp),
            proficiency_mt: self.proficiency_mt.max(other.proficiency_mt),
            indicator: self.indicator.max(other.indicator),
            score: self.score.max(other.score),
        }
    }
}

fn most<const PLACES: u32>(values: impl Iterator<Item = Decimal<PLACES>>) -> u32 {
    values.map(Decimal::needed_places).max().unwrap_or_default()
}

/// INEP publishes rates with one place: who prints it has them all.
fn rates(places: u32) -> u32 {
    if places == 0 { 0 } else { 2 }
}

/// The places of a file's figures by stage and edition; `None` where a line says it, so that one column holds all of
/// them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Precision(BTreeMap<(Option<Stage>, Option<Edition>), Places>);

impl Precision {
    pub fn note(&mut self, stage: Option<Stage>, edition: Option<Edition>, figures: &Figures) {
        let places = self.0.entry((stage, edition)).or_default();
        *places = places.most(Places::of(figures));
    }

    /// Those of the file, else those that the figures themselves show.
    pub fn of(&self, stage: Stage, edition: Edition, figures: &Figures) -> Places {
        let (stage, edition) = (Some(stage), Some(edition));
        let columns = [(stage, edition), (stage, None), (None, edition), (None, None)];
        let known = columns.iter().filter_map(|column| self.0.get(column)).copied();
        known.reduce(Places::most).unwrap_or_else(|| Places::of(figures))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{ApprovalRate, PerformanceIndicator, StandardizedScore};

    fn figures(rate: &str, points: &str, p: &str, n: &str) -> Figures {
        Figures {
            approval: ApprovalRate::parse(rate).ok(),
            proficiency_lp: Proficiency::parse(points).ok(),
            indicator: PerformanceIndicator::parse(p).ok(),
            score: StandardizedScore::parse(n).ok(),
            ..Figures::default()
        }
    }

    #[test]
    fn places_are_those_that_figures_show() {
        for (figures, approval, proficiency_lp, indicator, score) in [
            (figures("94.5", "260.84", "0.939961", "5.3296672131"), 2, 2, 6, 10),
            (figures("94", "260.8", "0.94", "5.33"), 0, 1, 2, 2),
            (figures("94", "260", "1", "5"), 0, 0, 2, 1),
            (figures("94.25", "260", "0.9399", "5.32967"), 2, 0, 4, 5),
        ] {
            let expected =
                Places { approval, grades: 0, proficiency_lp, proficiency_mt: 0, indicator, score };
            assert_eq!(Places::of(&figures), expected);
            let grades = Figures { approval_by_grade: vec![figures.approval; 4], ..Figures::default() };
            assert_eq!(Places::of(&grades).grades, approval);
        }
    }

    #[test]
    fn a_file_has_the_places_of_the_finest_figure_in_a_column() {
        let edition = |year| Edition::new(year).unwrap();
        let (coarse, fine) = (figures("94", "260", "1", "5"), figures("94.5", "260.84", "0.939961", "5.3"));
        let mut file = Precision::default();
        let stage = Some(Stage::AnosFinais);
        for (year, figures) in [(2021, &fine), (2021, &coarse), (2023, &coarse)] {
            file.note(stage, Some(edition(year)), figures);
        }
        let found = |file: &Precision, year| file.of(Stage::AnosFinais, edition(year), &coarse);
        assert_eq!(found(&file, 2021), Places::of(&fine));
        assert_eq!((found(&file, 2023), found(&file, 2019)), (Places::of(&coarse), Places::of(&coarse)));
        for (stage, edition) in [(stage, None), (None, Some(edition(2023))), (None, None)] {
            let mut file = file.clone();
            file.note(stage, edition, &fine);
            assert_eq!(found(&file, 2023), Places::of(&fine), "{stage:?} {edition:?}");
        }
    }
}
