//! What a school's saved simulations say together.

use chrono::{DateTime, Duration, Utc};
use kernel::Decimal;

use crate::measure::{PublishedIdeb, SimulatedIdeb};
use crate::printed::{DifferenceLine, Printed};
use crate::ratio::Ratio;
use crate::simulation::summary::{Highlight, Month, NEWEST, SimulationSummary};

/// How many simulations a side of the trend is the mean of.
const TREND: usize = NEWEST / 2;
/// What counts as recent, in days.
const RECENT_DAYS: i64 = 30;

/// The smallest and the greatest simulated index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    pub min: SimulatedIdeb,
    pub max: SimulatedIdeb,
    pub range: Decimal<2>,
}

/// The simulations of one month, as the school's state counts days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonthlyAverage {
    pub month: Month,
    pub average: SimulatedIdeb,
    pub count: usize,
}

/// What a school's simulations say together. `None` where there are none to say it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Insights {
    pub count: usize,
    pub last_30_days: usize,
    /// Two places, or what the difference from the current index needs.
    pub average: Option<Printed>,
    /// The average minus the current index.
    pub average_versus_current: Option<Printed>,
    /// The goal in force, which counts for simulations without a target of their own.
    pub target: Option<PublishedIdeb>,
    pub at_or_above_target: usize,
    /// Of all simulations, rounded half up, 0 to 100.
    pub at_or_above_percent: i64,
    /// The newest among equals.
    pub best: Option<Highlight>,
    pub last: Option<Highlight>,
    /// From the mean of the 5 before, or of as many as there are, to the mean of the latest 5; `None` unless there are
    /// more than 5 simulations.
    pub trend: Option<DifferenceLine>,
    pub spread: Option<Spread>,
    /// Oldest first; months without simulations are left out.
    pub monthly: Vec<MonthlyAverage>,
}

/// The instant from which on simulations count as recent.
pub fn recent_since(now: DateTime<Utc>) -> DateTime<Utc> {
    now - Duration::days(RECENT_DAYS)
}

/// The insights of a summary that was gathered with the goal in force, and of what is recent.
pub fn insights(
    summary: &SimulationSummary,
    current: Option<PublishedIdeb>,
    goal: Option<PublishedIdeb>,
) -> Insights {
    let months = &summary.months;
    let count = months.iter().map(|month| month.count).sum();
    let at_or_above = months.iter().map(|month| month.at_or_above_target).sum();
    let mean = mean(months.iter().map(|month| month.sum), count);
    let versus = current.and_then(|current| Some(difference(current.decimal().into(), mean?)));
    Insights {
        count,
        last_30_days: months.iter().map(|month| month.recent).sum(),
        average: versus.map(|line| line.to).or(mean.map(|mean| Printed::of(mean, 2))),
        average_versus_current: versus.map(|line| line.change),
        target: goal,
        at_or_above_target: at_or_above,
        at_or_above_percent: percent(at_or_above, count),
        best: summary.best.clone(),
        last: summary.newest.first().cloned(),
        trend: trend(&summary.newest),
        spread: spread(summary),
        monthly: monthly(summary),
    }
}

/// Exact, of values whose sums are given.
fn mean(sums: impl Iterator<Item = Decimal<2>>, count: usize) -> Option<Ratio> {
    let sum: Ratio = sums.map(Ratio::from).sum();
    sum.over(Ratio::new(i128::try_from(count).ok()?, 1)?)
}

fn shown(mean: Ratio) -> SimulatedIdeb {
    SimulatedIdeb::nearest(mean.to_decimal())
}

fn percent(part: usize, whole: usize) -> i64 {
    let hundredfold = i128::try_from(part * 100).unwrap_or(0);
    let whole = i128::try_from(whole).unwrap_or(0);
    Ratio::new(hundredfold, whole).map_or(0, |percent| percent.to_decimal::<0>().units())
}

fn trend(newest: &[Highlight]) -> Option<DifferenceLine> {
    let of = |some: &[Highlight]| mean(some.iter().map(|it| it.value.decimal()), some.len());
    let (latest, before) = newest.split_at_checked(TREND)?;
    Some(difference(of(before)?, of(latest)?))
}

/// Of two means, with two places where that does.
fn difference(from: Ratio, to: Ratio) -> DifferenceLine {
    DifferenceLine::new(from, to, to - from, 2, 2)
}

fn spread(summary: &SimulationSummary) -> Option<Spread> {
    let (min, max) = (summary.months.iter().map(|month| month.least).min()?, summary.best.as_ref()?.value);
    Some(Spread { min, max, range: max.decimal() - min.decimal() })
}

fn monthly(summary: &SimulationSummary) -> Vec<MonthlyAverage> {
    let months = summary.months.iter();
    months
        .filter_map(|month| {
            let average = shown(mean(std::iter::once(month.sum), month.count)?);
            Some(MonthlyAverage { month: month.month, average, count: month.count })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use kernel::Uf;

    use super::*;
    use crate::measure::TargetIdeb;
    use crate::ratio::Ratio;
    use crate::simulation::Mode;
    use crate::simulation::name::SimulationName;
    use crate::simulation::summary::SummaryRequest;
    use crate::testing::{SimulationPoint, summarised};

    fn time(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn point(ideb: &str, at: &str) -> SimulationPoint {
        SimulationPoint {
            name: SimulationName::typed(&format!("Cenário {ideb}")).unwrap(),
            ideb: SimulatedIdeb::parse(ideb).unwrap(),
            mode: Mode::Quick,
            published: PublishedIdeb::nearest(
                Ratio::from(SimulatedIdeb::parse(ideb).unwrap().decimal()).to_decimal(),
            ),
            target: None,
            at: time(at),
        }
    }

    fn points(values: &[&str]) -> Vec<SimulationPoint> {
        values.iter().map(|value| point(value, "2025-10-01T12:00:00Z")).collect()
    }

    const NOW: &str = "2025-10-14T12:00:00Z";

    fn say(points: &[SimulationPoint], current: Option<&str>, goal: Option<&str>) -> Insights {
        say_in(Uf::SP, points, current, goal)
    }

    fn say_in(uf: Uf, points: &[SimulationPoint], current: Option<&str>, goal: Option<&str>) -> Insights {
        let index = |text: Option<&str>| text.map(|text| PublishedIdeb::parse(text).unwrap());
        let (current, goal) = (index(current), index(goal));
        let of = SummaryRequest { stage: None, goal, since: recent_since(time(NOW)), uf };
        insights(&summarised(points, &of), current, goal)
    }

    #[test]
    fn without_simulations_there_is_nothing_to_say() {
        let found = say(&[], Some("5.0"), Some("5.1"));
        assert_eq!(found, Insights { target: PublishedIdeb::parse("5.1").ok(), ..Insights::default() });
    }

    #[test]
    fn the_average_is_rounded_half_up_and_compared_exactly() {
        for (values, current, average, difference) in [
            (&["5.00", "5.01"][..], "5.0", "5.01", "0.01"),
            (&["4.90", "5.00", "5.00"][..], "5.0", "4.97", "-0.03"),
            (&["5.10"][..], "5.1", "5.10", "0.00"),
            // With two places it would read 4,80 and −0,01.
            (&["4.79", "4.80"][..], "4.8", "4.795", "-0.01"),
        ] {
            let found = say(&points(values), Some(current), None);
            assert_eq!(found.average.unwrap().to_string(), average);
            assert_eq!(found.average_versus_current.unwrap().to_string(), difference);
        }
        assert_eq!(say(&points(&["5"]), None, None).average_versus_current, None);
    }

    #[test]
    fn a_simulation_is_measured_by_its_own_target_else_by_the_goal() {
        let publishing = |published: &str| SimulationPoint {
            published: PublishedIdeb::parse(published).unwrap(),
            ..point("5.07", NOW)
        };
        let own = |published: &str, target: &str| SimulationPoint {
            target: TargetIdeb::parse(target).ok(),
            ..publishing(published)
        };
        for (simulation, goal, met) in [
            (publishing("5.1"), Some("5.1"), true),
            (publishing("5.0"), Some("5.1"), false),
            (publishing("5.1"), None, false),
            (own("5.1", "5.1"), Some("6.0"), true),
            // Nothing between two tenths is published.
            (own("5.1", "5.11"), None, false),
            (own("5.2", "5.11"), None, true),
        ] {
            let found = say(std::slice::from_ref(&simulation), None, goal);
            assert_eq!(found.at_or_above_target, usize::from(met), "{simulation:?}");
            assert_eq!(found.at_or_above_percent, if met { 100 } else { 0 });
        }
    }

    #[test]
    fn the_percent_is_whole_and_rounded_half_up() {
        for (part, whole, expected) in [(4, 12, 33), (1, 8, 13), (2, 3, 67), (0, 0, 0)] {
            assert_eq!(percent(part, whole), expected);
        }
    }

    #[test]
    fn best_is_the_newest_of_equals_and_last_the_newest() {
        let points = [
            point("5.00", "2025-10-03T12:00:00Z"),
            point("5.20", "2025-10-02T12:00:00Z"),
            point("5.20", "2025-10-01T12:00:00Z"),
        ];
        let found = say(&points, None, None);
        let best = found.best.unwrap();
        assert_eq!((best.at, best.name.as_str()), (points[1].at, "Cenário 5.20"));
        assert_eq!(found.last.unwrap().at, points[0].at);
        let spread = found.spread.unwrap();
        assert_eq!(
            (spread.min.to_string(), spread.range.to_string()),
            ("5.00".to_owned(), "0.20".to_owned())
        );
    }

    #[test]
    fn the_trend_needs_something_before_the_latest_five() {
        let values = ["5.10", "5.21", "5.16", "5.12", "5.04", "5.00", "5.02", "5.01", "5.01", "5.01", "1.00"];
        let printed = ["4.05", "4.04", "4.05", "4.04", "4.04", "3.42", "3.43"];
        let apart = say(&points(&printed), None, None).trend.unwrap();
        assert_eq!(
            [apart.change.to_string(), apart.to.to_string(), apart.from.to_string()],
            ["0.62", "4.044", "3.425"]
        );
        for (count, trend) in [
            (5, None),
            (6, Some(("0.13", "5.13", "5.00"))),
            (10, Some(("0.12", "5.13", "5.01"))),
            (11, Some(("0.12", "5.13", "5.01"))),
        ] {
            let found = say(&points(&values[..count]), None, None)
                .trend
                .map(|trend| [trend.change.to_string(), trend.to.to_string(), trend.from.to_string()]);
            let expected =
                trend.map(|(delta, recent, previous)| [delta, recent, previous].map(str::to_owned));
            assert_eq!(found, expected, "{count}");
        }
    }

    #[test]
    fn thirty_days_are_counted_to_the_second() {
        let points = [point("5", "2025-09-14T12:00:00Z"), point("5", "2025-09-14T11:59:59Z")];
        assert_eq!(say(&points, None, None).last_30_days, 1);
    }

    #[test]
    fn months_come_oldest_first() {
        let points = [
            point("5.20", "2025-10-02T12:00:00Z"),
            point("5.10", "2025-09-30T22:00:00Z"),
            point("5.01", "2025-09-30T12:00:00Z"),
            point("4.00", "2024-12-31T12:00:00Z"),
        ];
        let found: Vec<_> = say(&points, None, None)
            .monthly
            .iter()
            .map(|month| format!("{} {} {}", month.month, month.average, month.count))
            .collect();
        assert_eq!(found, ["2024-12 4.00 1", "2025-09 5.06 2", "2025-10 5.20 1"]);
    }

    #[test]
    fn a_month_ends_at_midnight_of_the_schools_state() {
        for (uf, at, month) in [
            (Uf::SP, "2025-09-30T23:59:59-03:00", "2025-09"),
            (Uf::SP, "2025-10-01T00:00:00-03:00", "2025-10"),
            (Uf::RO, "2025-09-30T22:00:00-04:00", "2025-09"),
            (Uf::RO, "2025-09-30T23:30:00-04:00", "2025-09"),
            (Uf::RO, "2025-10-01T00:00:00-04:00", "2025-10"),
            (Uf::AC, "2025-12-31T23:30:00-05:00", "2025-12"),
        ] {
            let found = say_in(uf, &[point("5.20", at)], None, None).monthly;
            assert_eq!(found[0].month.to_string(), month, "{uf} {at}");
        }
    }
}
