//! Published results computed anew, and whether they come out the same.

use std::fmt;

use kernel::{Decimal, Stage};

use crate::formula::{indicator, published, score};
use crate::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb};
use crate::precision::{PUBLISHED, Places};
use crate::printed::ProductLine;
use crate::ratio::Ratio;
use crate::reference::Figures;

/// A published result computed anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recomputed {
    /// N.
    pub score: Ratio,
    /// P.
    pub indicator: Ratio,
    /// N x P.
    pub product: Ratio,
    pub ideb: PublishedIdeb,
    /// Beside the published index; `None` where none was published.
    pub check: Option<Check>,
}

impl Recomputed {
    /// N x P as it is printed.
    pub fn line(&self) -> ProductLine {
        ProductLine::new(self.score, self.indicator, self.product)
    }
}

/// What a computed index says of the published one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    Agrees,
    Differs,
    /// A figure has too few places to tell: its last place decides about the index.
    Open(Coarse),
}

/// A published figure with few places from which an index is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coarse {
    pub figure: Factor,
    pub places: u32,
}

/// What the index is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Factor {
    /// P.
    Indicator,
    /// N.
    Score,
    /// The approval by grade, of which P is made.
    Approval,
    /// The proficiencies, of which N is made.
    Proficiency,
}

impl Factor {
    pub const ALL: [Self; 4] = [Self::Indicator, Self::Score, Self::Approval, Self::Proficiency];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Indicator => "P",
            Self::Score => "N",
            Self::Approval => "aprovação",
            Self::Proficiency => "proficiência",
        }
    }
}

impl fmt::Display for Coarse {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = if self.places == 1 { "casa" } else { "casas" };
        write!(out, "{} com {} {places}", self.figure.word(), self.places)
    }
}

/// Computes the index of a school or municipality from its published figures; `None` when they do not suffice.
///
/// Not for states, regions and the country: INEP publishes those with an N of their own.
pub fn recompute(stage: Stage, edition: Edition, figures: &Figures) -> Option<Recomputed> {
    recompute_printed(stage, edition, figures, Places::of(figures))
}

/// The same, of a table that prints its figures with these places.
pub fn recompute_printed(
    stage: Stage,
    edition: Edition,
    figures: &Figures,
    places: Places,
) -> Option<Recomputed> {
    let score = match (figures.proficiency_lp, figures.proficiency_mt) {
        (Some(lp), Some(mt)) => computed_score(stage, edition, (lp, mt), places),
        _ => published_score(figures, places)?,
    };
    Some(of_factors(score, trusted_indicator(stage, figures, places)?, figures.ideb))
}

/// Only the published N multiplied by the published P, as for states, regions and the country.
pub fn product_alone(figures: &Figures, places: Places) -> Option<Recomputed> {
    let indicator = published_indicator(figures, places)?;
    Some(of_factors(published_score(figures, places)?, indicator, figures.ideb))
}

/// Whether the approval of every grade of the stage is known. The 4th grade of ensino médio exists in few schools and
/// may be left open.
pub fn has_every_grade(stage: Stage, rates: &[Option<ApprovalRate>]) -> bool {
    let needed = match stage {
        Stage::AnosIniciais => 5,
        Stage::AnosFinais => 4,
        Stage::EnsinoMedio => 3,
    };
    rates.len() >= needed && rates[..needed].iter().all(Option::is_some)
}

/// How far a published N may lie from the computed one: INEP computed some, those of 2005, from proficiencies with
/// more than the two places in print, and half of the last place of both is worth up to 0.00019.
const SCORE_SLACK: Decimal<5> = Decimal::from_units(20);

/// How far a published P may lie from the computed one: half a unit of the fewest places in which INEP prints P, four.
const INDICATOR_SLACK: Decimal<5> = Decimal::from_units(5);

/// A published N or P beside the one that its inputs give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    pub published: Ratio,
    pub computed: Ratio,
    /// Whether both may be the same figure, as far as the digits of both tell.
    pub agrees: bool,
}

impl Comparison {
    fn new(published: Range, computed: Range, slack: Decimal<5>) -> Self {
        let slack = Ratio::from(slack);
        let agrees = published.least - slack <= computed.most && computed.least <= published.most + slack;
        Self { published: published.value, computed: computed.value, agrees }
    }
}

/// The published N beside that of the proficiencies; `None` where one of them is missing.
pub fn compare_score(
    stage: Stage,
    edition: Edition,
    figures: &Figures,
    places: Places,
) -> Option<Comparison> {
    let points = figures.proficiency_lp.zip(figures.proficiency_mt)?;
    let computed = computed_score(stage, edition, points, places);
    Some(Comparison::new(published_score(figures, places)?, computed, SCORE_SLACK))
}

/// The published P beside that of the grades; `None` where one of them is missing.
pub fn compare_indicator(figures: &Figures, places: Places) -> Option<Comparison> {
    let computed = computed_indicator(&figures.approval_by_grade, places)?;
    Some(Comparison::new(published_indicator(figures, places)?, computed, INDICATOR_SLACK))
}

/// A factor as it is, and between which values it lies where it was printed with few places.
#[derive(Debug, Clone, Copy)]
struct Range {
    value: Ratio,
    least: Ratio,
    most: Ratio,
    coarse: Option<Coarse>,
}

impl Range {
    fn exact(value: Ratio) -> Self {
        Self { value, least: value, most: value, coarse: None }
    }

    /// What was printed with these places, rounded half up or cut.
    fn printed(value: Ratio, most: Ratio, figure: Factor, places: u32) -> Self {
        if places >= PUBLISHED {
            return Self::exact(value);
        }
        let unit = unit(places);
        let half = unit * Ratio::mean([Ratio::ZERO, Ratio::ONE]).unwrap_or(Ratio::ZERO);
        Self {
            value,
            least: (value - half).max(Ratio::ZERO),
            most: (value + unit).min(most),
            coarse: Some(Coarse { figure, places }),
        }
    }
}

fn unit(places: u32) -> Ratio {
    Ratio::new(1, 10_i128.pow(places)).unwrap_or(Ratio::ZERO)
}

fn of_factors(score: Range, indicator: Range, index: Option<PublishedIdeb>) -> Recomputed {
    let product = score.value * indicator.value;
    let ideb = published(product);
    let possible = published(score.least * indicator.least)..=published(score.most * indicator.most);
    let coarsest = [indicator.coarse, score.coarse].into_iter().flatten().min_by_key(|it| it.places);
    let check = index.map(|index| match coarsest {
        _ if index == ideb => Check::Agrees,
        Some(coarse) if possible.contains(&index) => Check::Open(coarse),
        _ => Check::Differs,
    });
    Recomputed { score: score.value, indicator: indicator.value, product, ideb, check }
}

/// N from proficiencies, which INEP publishes with two places.
fn computed_score(
    stage: Stage,
    edition: Edition,
    (lp, mt): (Proficiency, Proficiency),
    places: Places,
) -> Range {
    let shifted = |hundredths: i64| {
        let shift =
            |points: Proficiency| Proficiency::nearest(points.decimal() + Decimal::from_units(hundredths));
        score(stage, Some(edition), shift(lp), shift(mt)).mean
    };
    let unit = 10_i64.pow(2_u32.saturating_sub(places.proficiencies()));
    if unit == 1 {
        return Range::exact(shifted(0));
    }
    let coarse = Some(Coarse { figure: Factor::Proficiency, places: places.proficiencies() });
    Range { value: shifted(0), least: shifted(-unit / 2), most: shifted(unit), coarse }
}

/// P from the grades, which INEP publishes with one place.
fn computed_indicator(rates: &[Option<ApprovalRate>], places: Places) -> Option<Range> {
    let value = indicator(rates)?;
    if places.grades > 0 {
        return Some(Range::exact(value));
    }
    let shifted = |hundredths: i64| {
        let shift = |rate: &ApprovalRate| match rate.decimal().units() {
            // Of a grade that does not count.
            0 => *rate,
            units => ApprovalRate::nearest(Decimal::from_units((units + hundredths).max(1))),
        };
        let rates: Vec<_> = rates.iter().map(|rate| rate.as_ref().map(shift)).collect();
        indicator(&rates)
    };
    let coarse = Some(Coarse { figure: Factor::Approval, places: 0 });
    Some(Range { value, least: shifted(-50)?, most: shifted(100)?, coarse })
}

fn published_score(figures: &Figures, places: Places) -> Option<Range> {
    let score = figures.score?.decimal().into();
    Some(Range::printed(score, Ratio::whole(10), Factor::Score, places.score))
}

fn published_indicator(figures: &Figures, places: Places) -> Option<Range> {
    let indicator = figures.indicator?.decimal().into();
    Some(Range::printed(indicator, Ratio::ONE, Factor::Indicator, places.indicator))
}

/// P from the grades, which have all their digits, while it is the published P up to its rounding (some tables print
/// four places), or the published one has only two; else the published one, since then a grade is missing in the list.
fn trusted_indicator(stage: Stage, figures: &Figures, places: Places) -> Option<Range> {
    let rates = &figures.approval_by_grade;
    let from_grades = computed_indicator(rates, places);
    let Some(published) = published_indicator(figures, places) else {
        return from_grades;
    };
    let coarse = places.indicator <= 2;
    if places.grades == 0 && !coarse {
        return Some(published);
    }
    let slack = Ratio::from(INDICATOR_SLACK);
    let tolerance = if coarse { unit(places.indicator).max(slack) } else { slack };
    let near = published.value - tolerance..=published.value + tolerance;
    let trusted = |grades: &Range| near.contains(&grades.value) || coarse && has_every_grade(stage, rates);
    Some(from_grades.filter(trusted).unwrap_or(published))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{PerformanceIndicator, StandardizedScore};

    fn rates(texts: &[&str]) -> Vec<Option<ApprovalRate>> {
        texts.iter().map(|text| ApprovalRate::parse(text).ok()).collect()
    }

    #[test]
    fn a_fine_p_is_kept_beside_grades_in_whole_percent() {
        let figures = |p: &str| Figures {
            approval_by_grade: rates(&["10", "100", "100", "100", "100"]),
            indicator: PerformanceIndicator::parse(p).ok(),
            proficiency_lp: Proficiency::parse("254.62").ok(),
            proficiency_mt: Proficiency::parse("251.27").ok(),
            ..Figures::default()
        };
        let edition = Edition::new(2023).unwrap();
        for (p, used) in [("0.369463", "0.369463"), ("-", "0.357143"), ("0.37", "0.357143")] {
            let found = recompute(Stage::AnosIniciais, edition, &figures(p)).unwrap();
            assert_eq!(found.indicator.to_decimal::<6>().to_string(), used, "{p}");
        }
        let compared = compare_indicator(&figures("0.369463"), Places::of(&figures("0.369463"))).unwrap();
        assert!(compared.agrees, "10% may have been 10,4%");
    }

    #[test]
    fn the_published_p_is_trusted_where_the_list_of_grades_is_not_whole() {
        let figures = |grades: &[&str], p: &str| Figures {
            approval_by_grade: rates(grades),
            indicator: PerformanceIndicator::parse(p).ok(),
            proficiency_lp: Proficiency::parse("254.62").ok(),
            proficiency_mt: Proficiency::parse("251.27").ok(),
            ideb: PublishedIdeb::parse("4.7").ok(),
            ..Figures::default()
        };
        let whole = ["92.4", "92.8", "93.1", "94.4"];
        for (grades, p, used, agrees) in [
            (&whole[..], "0.931690", "0.9316901", true),
            (&whole[..], "0.9317", "0.9316901", true),
            (&whole[..], "-", "0.9316901", true),
            (&whole[3..], "0.931690", "0.9316900", true),
            (&[], "0.931690", "0.9316900", true),
            (&whole[3..], "-", "0.9440000", false),
        ] {
            let edition = Edition::new(2023).unwrap();
            let result = recompute(Stage::AnosFinais, edition, &figures(grades, p)).unwrap();
            assert_eq!(result.indicator.to_decimal::<7>().to_string(), used);
            let check = if agrees { Check::Agrees } else { Check::Differs };
            assert_eq!(result.check, Some(check), "{grades:?} {p}");
        }
        assert_eq!(recompute(Stage::AnosFinais, Edition::new(2023).unwrap(), &Figures::default()), None);
    }

    #[test]
    fn a_p_with_two_places_never_beats_complete_grades_and_leaves_open_what_its_digits_cannot_tell() {
        let open = Check::Open(Coarse { figure: Factor::Indicator, places: 2 });
        let whole = ["92.4", "92.8", "93.1", "94.4"];
        for (grades, p, ideb, used, check) in [
            (&whole[..], "0.93", "4.7", "0.931690", Check::Agrees),
            (&whole[..], "0.89", "4.7", "0.931690", Check::Agrees),
            (&whole[..], "0.89", "4.5", "0.931690", Check::Differs),
            (&[], "0.93", "4.7", "0.930000", Check::Agrees),
            (&[], "0.93", "4.8", "0.930000", open),
            (&[], "0.93", "4.6", "0.930000", Check::Differs),
            (&[], "0.9317", "4.8", "0.931700", Check::Open(Coarse { places: 4, ..coarse_p() })),
            (&[], "0.931700", "4.8", "0.931700", Check::Open(Coarse { places: 4, ..coarse_p() })),
            (&[], "0.93169012", "4.8", "0.931690", Check::Differs),
            (&whole[3..], "0.93", "4.8", "0.930000", open),
        ] {
            let figures = Figures {
                approval_by_grade: rates(grades),
                indicator: PerformanceIndicator::parse(p).ok(),
                proficiency_lp: Proficiency::parse("254.62").ok(),
                proficiency_mt: Proficiency::parse("251.27").ok(),
                ideb: PublishedIdeb::parse(ideb).ok(),
                ..Figures::default()
            };
            let found = recompute(Stage::AnosFinais, Edition::new(2023).unwrap(), &figures).unwrap();
            let indicator = found.indicator.to_decimal::<6>().to_string();
            assert_eq!((indicator.as_str(), found.check), (used, Some(check)), "{grades:?} {p} {ideb}");
        }
        assert_eq!(coarse_p().to_string(), "P com 2 casas");
    }

    fn coarse_p() -> Coarse {
        Coarse { figure: Factor::Indicator, places: 2 }
    }

    #[test]
    fn whole_rates_and_points_leave_open_what_their_digits_cannot_tell() {
        let of = |figure| Check::Open(Coarse { figure, places: 0 });
        for (grades, p, points, ideb, check) in [
            (&["92", "93", "93", "94"][..], "-", ("254.62", "251.27"), "4.7", Check::Agrees),
            (&["92", "93", "93", "94"], "-", ("254.62", "251.27"), "4.8", of(Factor::Approval)),
            (&["92", "93", "93", "94"], "-", ("254.62", "251.27"), "4.9", Check::Differs),
            (&["92", "93", "93", "94"], "0.931690", ("254.62", "251.27"), "4.8", Check::Differs),
            (&[], "0.931690", ("255", "251"), "4.8", Check::Agrees),
            (&[], "0.931690", ("255", "251"), "4.7", of(Factor::Proficiency)),
        ] {
            let figures = Figures {
                approval_by_grade: rates(grades),
                indicator: PerformanceIndicator::parse(p).ok(),
                proficiency_lp: Proficiency::parse(points.0).ok(),
                proficiency_mt: Proficiency::parse(points.1).ok(),
                ideb: PublishedIdeb::parse(ideb).ok(),
                ..Figures::default()
            };
            let found = recompute(Stage::AnosFinais, Edition::new(2023).unwrap(), &figures).unwrap();
            assert_eq!(found.check, Some(check), "{grades:?} {p} {ideb} {}", found.product.to_decimal::<6>());
        }
    }

    #[test]
    fn what_a_figure_shows_is_judged_by_the_places_of_its_column() {
        let figures = Figures {
            indicator: PerformanceIndicator::parse("1").ok(),
            score: StandardizedScore::parse("5.052").ok(),
            ideb: PublishedIdeb::parse("5.0").ok(),
            ..Figures::default()
        };
        let fine = Places { indicator: 10, score: 10, ..Places::default() };
        let coarse = Places { indicator: 2, ..fine };
        let score = Places { score: 3, ..fine };
        for (places, check) in
            [(fine, Check::Differs), (coarse, Check::Open(coarse_p())), (score, Check::Differs)]
        {
            assert_eq!(product_alone(&figures, places).unwrap().check, Some(check), "{places:?}");
        }
    }
}
