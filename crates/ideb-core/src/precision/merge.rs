//! What becomes of known figures beside those that a file tells.

use kernel::Decimal;

use crate::measure::{ApprovalRate, PerformanceIndicator, Proficiency, StandardizedScore};
use crate::reference::Figures;

use super::places::{PUBLISHED, Places};

/// Figures after an import, and what the file told with fewer places than were known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merged {
    pub figures: Figures,
    /// A figure of the file is a known one with fewer places: the known one stays.
    pub coarser: bool,
    /// An N or P of the file has fewer places than the known one and is not that one rounded: the known one stays.
    pub overruled: bool,
}

/// Known figures and those that a file with these places tells.
///
/// What the file does not tell stays. A figure that is the known one rounded or cut stays as it is known, so that the
/// finer one wins in whatever order files come. Where they contradict each other the file wins, as when INEP corrects
/// what it published; but N and P, which INEP computes, are never corrected by one with fewer places than it publishes.
pub fn merge(known: &Figures, told: Figures, places: Places) -> Merged {
    let mut merging = Merging::default();
    let approval = Printed { places: places.approval, computed: false };
    let grades = Printed { places: places.grades, computed: false };
    let points = |places| Printed { places, computed: false };
    let indicator = Printed { places: places.indicator, computed: true };
    let score = Printed { places: places.score, computed: true };
    let figures = Figures {
        approval: merging.figure(known.approval, told.approval, ApprovalRate::decimal, approval),
        approval_by_grade: merging.grades(&known.approval_by_grade, &told.approval_by_grade, grades),
        indicator: merging.figure(known.indicator, told.indicator, PerformanceIndicator::decimal, indicator),
        proficiency_lp: merging.figure(
            known.proficiency_lp,
            told.proficiency_lp,
            Proficiency::decimal,
            points(places.proficiency_lp),
        ),
        proficiency_mt: merging.figure(
            known.proficiency_mt,
            told.proficiency_mt,
            Proficiency::decimal,
            points(places.proficiency_mt),
        ),
        score: merging.figure(known.score, told.score, StandardizedScore::decimal, score),
        ideb: told.ideb.or(known.ideb),
        target: told.target.or(known.target),
    };
    Merged { figures, coarser: merging.coarser, overruled: merging.overruled }
}

/// How a file prints a figure.
#[derive(Debug, Clone, Copy)]
struct Printed {
    places: u32,
    /// By INEP, from other figures.
    computed: bool,
}

#[derive(Debug, Default)]
struct Merging {
    coarser: bool,
    overruled: bool,
}

impl Merging {
    fn figure<T: Copy, const PLACES: u32>(
        &mut self,
        known: Option<T>,
        told: Option<T>,
        decimal: fn(T) -> Decimal<PLACES>,
        printed: Printed,
    ) -> Option<T> {
        let (Some(before), Some(after)) = (known, told) else {
            return told.or(known);
        };
        let (before, after) = (decimal(before), decimal(after));
        if before == after || before.needed_places() <= printed.places {
            return told;
        }
        if is_shortened(before, after, printed.places) {
            self.coarser = true;
            known
        } else if printed.computed && printed.places < PUBLISHED {
            self.overruled = true;
            known
        } else {
            told
        }
    }

    fn grades(
        &mut self,
        known: &[Option<ApprovalRate>],
        told: &[Option<ApprovalRate>],
        printed: Printed,
    ) -> Vec<Option<ApprovalRate>> {
        let at = |rates: &[Option<ApprovalRate>], place: usize| rates.get(place).copied().flatten();
        let count = known.len().max(told.len());
        (0..count)
            .map(|place| self.figure(at(known, place), at(told, place), ApprovalRate::decimal, printed))
            .collect()
    }
}

/// Whether a value is a finer one rounded half up to these places, as spreadsheets show it, or cut.
fn is_shortened<const PLACES: u32>(fine: Decimal<PLACES>, short: Decimal<PLACES>, places: u32) -> bool {
    let unit = 10_i64.pow(PLACES.saturating_sub(places));
    let cut = fine.units() / unit * unit;
    let rounded = (fine.units() + unit / 2) / unit * unit;
    [cut, rounded].contains(&short.units())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::measure::PublishedIdeb;

    fn p(text: &str) -> Figures {
        Figures { indicator: PerformanceIndicator::parse(text).ok(), ..Figures::default() }
    }

    fn rates(texts: &[&str]) -> Figures {
        let rates = texts.iter().map(|text| ApprovalRate::parse(text).ok());
        Figures { approval_by_grade: rates.collect(), ..Figures::default() }
    }

    fn lp(text: &str) -> Figures {
        Figures { proficiency_lp: Proficiency::parse(text).ok(), ..Figures::default() }
    }

    fn ideb(text: &str) -> Figures {
        Figures { ideb: PublishedIdeb::parse(text).ok(), ..Figures::default() }
    }

    /// Of a file whose finest figure is another one.
    fn finest(figures: &Figures) -> Places {
        Places::of(figures).most(Places::of(&p("0.9399612345"))).most(Places::of(&rates(&["94.5"])))
    }

    #[derive(Debug, PartialEq, Eq)]
    enum Told {
        Taken,
        Coarser,
        Overruled,
    }

    #[test]
    fn the_finer_figure_wins_and_a_contradiction_is_for_the_newest() {
        use Told::{Coarser, Overruled, Taken};
        for (known, told, expected) in [
            (p("0.8912345678"), p("0.89"), Coarser),
            (p("0.8951"), p("0.90"), Coarser),
            (p("0.8951"), p("0.89"), Coarser),
            (p("0.9951"), p("1"), Coarser),
            (p("0.9351"), p("1"), Overruled),
            (p("0.8912345678"), p("0.93"), Overruled),
            (p("0.8912345678"), p("0.9"), Overruled),
            (p("0.8912345678"), p("0.891235"), Coarser),
            (p("0.8912345678"), p("0.8912346"), Coarser),
            (p("0.8912345678"), p("0.901235"), Taken),
            (p("0.89"), p("0.8912345678"), Taken),
            (p("0.89"), p("0.91"), Taken),
            (p("0.89"), p("-"), Coarser),
            (rates(&["97.2", "95.5"]), rates(&["97", "96"]), Coarser),
            (rates(&["97.2"]), rates(&["93"]), Taken),
            (rates(&["97.2"]), rates(&["97.4"]), Taken),
            (lp("258.94"), lp("258.9"), Coarser),
            (lp("258.94"), lp("259"), Coarser),
            (lp("258.94"), lp("261"), Taken),
            (ideb("5.0"), ideb("5.1"), Taken),
        ] {
            let missing = told == Figures::default();
            let Merged { figures, coarser, overruled } = merge(&known, told.clone(), Places::of(&told));
            let stays = figures == known;
            let found = match (stays, overruled) {
                (false, _) => Taken,
                (true, false) => Coarser,
                (true, true) => Overruled,
            };
            assert_eq!(found, expected, "{known:?} {told:?}");
            assert_eq!(coarser, expected == Coarser && !missing, "{known:?} {told:?}");
        }
    }

    #[test]
    fn a_figure_that_ends_in_a_zero_is_as_fine_as_its_column() {
        for (known, told) in
            [(p("0.9974"), p("1")), (p("0.8912345678"), p("0.89")), (rates(&["97.2"]), rates(&["97"]))]
        {
            let corrected = merge(&known, told.clone(), finest(&told));
            assert_eq!(corrected, Merged { figures: told, coarser: false, overruled: false });
        }
    }

    #[test]
    fn what_a_file_does_not_tell_stays() {
        let known = Figures { proficiency_mt: Proficiency::parse("250").ok(), ..rates(&["95", "96", "-"]) };
        let told = rates(&["-", "96.5", "97.5", "98"]);
        let expected =
            Figures { proficiency_mt: known.proficiency_mt, ..rates(&["95", "96.5", "97.5", "98"]) };
        assert_eq!(merge(&known, told.clone(), Places::of(&told)).figures, expected);
        assert_eq!(merge(&expected, Figures::default(), Places::default()).figures, expected);
    }

    #[test]
    fn each_subject_has_the_places_of_its_own_column() {
        let points = |lp: &str, mt: &str| Figures {
            proficiency_lp: Proficiency::parse(lp).ok(),
            proficiency_mt: Proficiency::parse(mt).ok(),
            ..Figures::default()
        };
        let known = points("201.64", "210.40");
        let places = Places { proficiency_lp: 0, proficiency_mt: 1, ..Places::ALL };
        let merged = merge(&known, points("202", "210.4"), places);
        assert_eq!((merged.figures, merged.coarser), (known, true));
    }

    /// A value shortened to so many places, rounded or cut.
    fn short(units: i64, of: u32, places: u32, rounded: bool) -> i64 {
        let unit = 10_i64.pow(of - places);
        let half = if rounded { unit / 2 } else { 0 };
        (units + half) / unit * unit
    }

    proptest! {
        #[test]
        fn the_finest_of_several_printings_is_left_in_whatever_order_they_come(
            units in 1_i64..=9_999_999_999,
            points in 0_i64..=50_000,
            printings in proptest::collection::vec((2_u32..=9, 0_u32..=1, any::<bool>()), 0..4),
            order in any::<u64>(),
        ) {
            let figures = |indicator: i64, lp: i64| Figures {
                indicator: PerformanceIndicator::new(Decimal::from_units(indicator)).ok(),
                proficiency_lp: Proficiency::new(Decimal::from_units(lp)).ok(),
                ..Figures::default()
            };
            let full = Places::ALL;
            let mut files = vec![(figures(units, points), full)];
            for (p_places, lp_places, rounded) in printings {
                let told = figures(short(units, 10, p_places, rounded), short(points, 2, lp_places, rounded).min(50_000));
                files.push((told, Places { indicator: p_places, proficiency_lp: lp_places, ..full }));
            }
            let count = files.len();
            files.rotate_left(usize::try_from(order % 5).unwrap() % count);
            if order % 2 == 0 {
                files.reverse();
            }
            let twice = files.iter().chain(&files);
            let left = twice.fold(Figures::default(), |known, (told, places)| {
                merge(&known, told.clone(), *places).figures
            });
            prop_assert_eq!(left, figures(units, points));
        }
    }
}
