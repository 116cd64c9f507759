//! Figures and lines as they are printed. One rule: whoever recomputes a printed line by hand, from the figures
//! printed in it, gets the printed result. The places grow, from 4 to 8, until that holds.

pub mod steps;

use std::fmt;

use crate::ratio::Ratio;

/// The fewest places of a figure that others are reckoned from.
const LEAST: u32 = 4;
/// Where this many places do not do, a line is only about equal.
const MOST: u32 = 8;

/// A figure as it is printed: rounded half up, once, from the exact value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printed {
    units: i64,
    places: u32,
}

impl Printed {
    pub fn of(value: Ratio, places: u32) -> Self {
        Self { units: value.units_at(places), places }
    }

    /// Cut instead of rounded.
    fn cut(value: Ratio, places: u32) -> Self {
        let rounded = Self::of(value, places);
        if rounded.value() > value { Self { units: rounded.units - 1, places } } else { rounded }
    }

    /// What a reader reckons with.
    pub fn value(self) -> Ratio {
        Ratio::new(self.units.into(), 10_i128.pow(self.places)).unwrap_or(Ratio::ZERO)
    }

    pub fn places(self) -> u32 {
        self.places
    }

    /// With a comma, as people in Brazil write it: "5,0097".
    pub fn with_comma(self) -> String {
        self.to_string().replace('.', ",")
    }

    /// Whether another value is printed like this.
    fn is_also(self, value: Ratio) -> bool {
        Self::of(value, self.places) == self
    }
}

impl fmt::Display for Printed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.units < 0 { "-" } else { "" };
        let one = 10_u64.pow(self.places);
        let (whole, rest) = (self.units.unsigned_abs() / one, self.units.unsigned_abs() % one);
        match self.places {
            0 => write!(out, "{sign}{whole}"),
            places => write!(out, "{sign}{whole}.{rest:0width$}", width = places as usize),
        }
    }
}

/// N x P where it stands alone: two places, and more where two would seem to be published as what it is not.
pub fn index_alone(product: Ratio) -> Printed {
    let is_published = |printed: &Printed| Printed::of(product, 1).is_also(printed.value());
    let places = (2..=MOST).map(|places| Printed::of(product, places));
    places.into_iter().find(is_published).unwrap_or_else(|| Printed::cut(product, MOST))
}

/// N where it stands alone.
pub fn score_alone(score: Ratio) -> Printed {
    Printed::of(score, 2)
}

/// P where it stands alone.
pub fn indicator_alone(indicator: Ratio) -> Printed {
    Printed::of(indicator, 3)
}

/// "5,32967 × 0,93996 = 5,0097".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProductLine {
    /// N.
    pub score: Printed,
    /// P.
    pub indicator: Printed,
    /// N x P. Rounded to two places and to one it is what the exact product is.
    pub product: Printed,
    /// The exact product, of a line that 8 places cannot make right.
    pub exact: Option<Ratio>,
}

impl ProductLine {
    pub fn new(score: Ratio, indicator: Ratio, product: Ratio) -> Self {
        let leads = |value: Ratio| [1, 2].iter().all(|places| Printed::of(product, *places).is_also(value));
        let line = |of_product: u32, of_factors: u32| Self {
            score: Printed::of(score, of_factors),
            indicator: Printed::of(indicator, of_factors),
            product: Printed::of(product, of_product),
            exact: None,
        };
        let holds = |line: &Self| {
            let by_hand = line.score.value() * line.indicator.value();
            line.product.is_also(by_hand) && leads(by_hand) && leads(line.product.value())
        };
        let about =
            || Self { product: Printed::cut(product, MOST), exact: Some(product), ..line(MOST, MOST) };
        let places = (LEAST..=MOST).flat_map(|result| (LEAST..=MOST).map(move |factors| (result, factors)));
        places.map(|(result, factors)| line(result, factors)).find(holds).unwrap_or_else(about)
    }
}

/// "(5,36133 + 5,29800) ÷ 2 = 5,32967".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MeanLine {
    pub one: Printed,
    pub other: Printed,
    pub mean: Printed,
}

impl MeanLine {
    /// With a mean of so many places where that is possible, else of fewer. With the parts at 8 places it always is with
    /// one of two neighbours: a value on the edge between two figures is in the middle of one with a place more.
    pub fn new(one: Ratio, other: Ratio, mean: Ratio, places: u32) -> Self {
        let line = |of_mean: u32, of_parts: u32| Self {
            one: Printed::of(one, of_parts),
            other: Printed::of(other, of_parts),
            mean: Printed::of(mean, of_mean),
        };
        let holds = |line: &Self| {
            let by_hand = Ratio::mean([line.one.value(), line.other.value()]);
            by_hand.is_some_and(|by_hand| line.mean.is_also(by_hand))
        };
        let results = (LEAST..=places).rev().chain(places + 1..=MOST);
        let places = results.flat_map(|of_mean| (LEAST..=MOST).map(move |of_parts| (of_mean, of_parts)));
        places.map(|(mean, parts)| line(mean, parts)).find(holds).unwrap_or_else(|| line(MOST, MOST))
    }
}

/// "5,1664 − 5,0097 = 0,157".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DifferenceLine {
    pub from: Printed,
    pub to: Printed,
    pub change: Printed,
}

impl DifferenceLine {
    /// With so many places of both figures and of the change at least; as for a mean, 8 places always do.
    pub fn new(from: Ratio, to: Ratio, change: Ratio, figures: u32, least: u32) -> Self {
        let line = |of_change: u32, of_figures: u32| Self {
            from: Printed::of(from, of_figures),
            to: Printed::of(to, of_figures),
            change: Printed::of(change, of_change),
        };
        let holds = |line: &Self| line.change.is_also(line.to.value() - line.from.value());
        let places =
            (least..=MOST).flat_map(|change| (figures.max(change)..=MOST).map(move |it| (change, it)));
        places.map(|(change, figures)| line(change, figures)).find(holds).unwrap_or_else(|| line(MOST, MOST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(numerator: i128, denominator: i128) -> Ratio {
        Ratio::new(numerator, denominator).unwrap()
    }

    fn decimal(text: &str) -> Ratio {
        kernel::Decimal::<10>::parse(text).unwrap().into()
    }

    fn said(line: ProductLine) -> String {
        let about = if line.exact.is_some() { "≈" } else { "=" };
        format!("{} x {} {about} {}", line.score, line.indicator, line.product)
    }

    #[test]
    fn a_figure_is_rounded_once_and_written_with_all_its_places() {
        for (value, places, text) in [
            ("0.96146", 3, "0.961"),
            ("5", 2, "5.00"),
            ("-0.04", 1, "0.0"),
            ("-0.05", 1, "-0.1"),
            ("7.5", 0, "8"),
        ] {
            assert_eq!(Printed::of(decimal(value), places).to_string(), text);
        }
    }

    #[test]
    fn the_index_alone_has_two_places_and_more_where_two_would_seem_to_publish_another() {
        for (product, text) in [
            ("5.0097", "5.01"),
            ("5", "5.00"),
            ("5.05", "5.05"),
            ("5.0546", "5.05"),
            // Two places would be 5,05, which is published as 5,1.
            ("5.0457", "5.046"),
            ("5.04996", "5.04996"),
            ("5.0499999999", "5.04999999"),
            ("0", "0.00"),
            ("10", "10.00"),
        ] {
            let printed = index_alone(decimal(product));
            assert_eq!(printed.to_string(), text);
            assert_eq!(Printed::of(printed.value(), 1), Printed::of(decimal(product), 1));
        }
    }

    #[test]
    fn a_product_has_the_places_that_its_line_needs() {
        for (score, indicator, expected) in [
            ("5.3296666667", "0.9399606", "5.32967 x 0.93996 = 5.0097"),
            ("5", "0.95", "5.0000 x 0.9500 = 4.7500"),
            // Four places would seem to be published as 4,8.
            ("5", "0.949992", "5.000000 x 0.949992 = 4.74996"),
            // And these to be 5,01 with two.
            ("5", "1.000992", "5.000000 x 1.000992 = 5.00496"),
        ] {
            let (score, indicator) = (decimal(score), decimal(indicator));
            assert_eq!(said(ProductLine::new(score, indicator, score * indicator)), expected);
        }
    }

    #[test]
    fn what_eight_places_cannot_say_is_about_equal_and_keeps_its_fraction() {
        let (score, indicator) = (ratio(5, 1), decimal("0.9499999998"));
        let line = ProductLine::new(score, indicator, score * indicator);
        assert_eq!(said(line), "5.00000000 x 0.95000000 ≈ 4.74999999");
        assert_eq!(line.exact, Some(ratio(4_749_999_999, 1_000_000_000)));
    }

    #[test]
    fn a_difference_is_that_of_the_figures_beside_it() {
        for (from, to, expected) in [
            (ratio(343, 100), ratio(404, 100), "4.04 - 3.43 = 0.61"),
            // The means that were printed as 4,04 and 3,43 beside +0,62.
            (ratio(3426, 1000), ratio(4044, 1000), "4.044 - 3.426 = 0.62"),
            (ratio(48, 10), ratio(4795, 1000), "4.795 - 4.800 = -0.01"),
            (ratio(10, 3), ratio(13, 3), "4.33 - 3.33 = 1.00"),
        ] {
            let DifferenceLine { from, to, change } = DifferenceLine::new(from, to, to - from, 2, 2);
            assert_eq!(format!("{to} - {from} = {change}"), expected);
        }
    }
}
