//! How far a thing rose from one edition to the next.

use kernel::{Decimal, Stage};

use crate::history::HistoryRecord;
use crate::levers::Lever;
use crate::measure::{ApprovalRate, Edition, Proficiency};
use crate::ratio::Ratio;
use crate::reference::Figures;

/// The edition of the pandemic, in which hardly anyone was held back: its approval is no advance.
pub(crate) const PANDEMIC: i16 = 2021;

/// A rise from one edition to the next, in points or percentage points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advance {
    /// Above 0.
    pub by: Decimal<2>,
    pub from: Edition,
    pub to: Edition,
}

/// The largest advance of a lever in a stage, of two equals the newer one; `None` where it never rose between two editions
/// that both know it.
pub fn best(records: &[HistoryRecord], stage: Stage, lever: Lever) -> Option<Advance> {
    let of_stage = || records.iter().filter(|record| record.stage == stage);
    let advances = of_stage().filter_map(|record| {
        let to = record.edition;
        let before = of_stage().find(|before| before.edition.year() == to.year() - 2)?;
        if is_approval(lever) && to.year() == PANDEMIC {
            return None;
        }
        let by = change(lever, &before.figures, &record.figures)?;
        (by.units() > 0).then_some(Advance { by, from: before.edition, to })
    });
    advances.max_by_key(|advance| (advance.by, advance.to))
}

/// What a lever changed by between two results; `None` where one of them does not know it. All grades change by what the
/// stage does, or where that is not known by the mean of the grades that both results have.
pub fn change(lever: Lever, before: &Figures, after: &Figures) -> Option<Decimal<2>> {
    let points =
        |before: Option<Proficiency>, after: Option<Proficiency>| Some(after?.decimal() - before?.decimal());
    match lever {
        Lever::Mt => points(before.proficiency_mt, after.proficiency_mt),
        Lever::Lp => points(before.proficiency_lp, after.proficiency_lp),
        Lever::Grade(grade) => {
            let place = usize::from(grade.place);
            rates(before.approval_by_grade.get(place).copied()?, after.approval_by_grade.get(place).copied()?)
        }
        Lever::Approval => rates(before.approval, after.approval).or_else(|| {
            let grades = before.approval_by_grade.iter().zip(&after.approval_by_grade);
            let changes = grades.filter_map(|(before, after)| rates(*before, *after));
            Ratio::mean(changes.map(Into::into)).map(Ratio::to_decimal)
        }),
    }
}

/// A rate of 0 is left out of the index, and is no rate to rise from.
fn rates(before: Option<ApprovalRate>, after: Option<ApprovalRate>) -> Option<Decimal<2>> {
    let known = |rate: Option<ApprovalRate>| rate.map(ApprovalRate::decimal).filter(|rate| rate.units() > 0);
    Some(known(after)? - known(before)?)
}

pub(crate) fn is_approval(lever: Lever) -> bool {
    matches!(lever, Lever::Approval | Lever::Grade(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::{Source, history};
    use crate::reference::SchoolResult;

    const STAGE: Stage = Stage::AnosFinais;

    /// Edition, approval of the stage, approval by grade, LP, MT.
    type Line<'a> = (i16, &'a str, &'a [&'a str], &'a str, &'a str);

    fn records(lines: &[Line<'_>]) -> Vec<HistoryRecord> {
        let results = lines.iter().map(|(year, approval, rates, lp, mt)| SchoolResult {
            code: "35999001".parse().unwrap(),
            stage: STAGE,
            edition: Edition::new(*year).unwrap(),
            network: None,
            figures: Figures {
                approval: ApprovalRate::parse(approval).ok(),
                approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
                proficiency_lp: Proficiency::parse(lp).ok(),
                proficiency_mt: Proficiency::parse(mt).ok(),
                ..Figures::default()
            },
        });
        history(Source::Inep, results.collect(), Vec::new())
    }

    fn found(lines: &[Line<'_>], lever: Lever) -> Option<String> {
        let advance = best(&records(lines), STAGE, lever)?;
        Some(format!("{} {}-{}", advance.by, advance.from, advance.to))
    }

    fn first_grade() -> Lever {
        STAGE.grades().next().map(Lever::Grade).unwrap()
    }

    #[test]
    fn the_best_advance_is_the_largest_rise_between_neighbouring_editions() {
        let mt = |of: &[(i16, &str)]| {
            let lines: Vec<Line<'_>> = of.iter().map(|(year, mt)| (*year, "-", &[][..], "-", *mt)).collect();
            found(&lines, Lever::Mt)
        };
        for (editions, expected) in [
            (&[(2019, "250"), (2021, "252.04"), (2023, "258.94")][..], Some("6.90 2021-2023")),
            // Of equals the newer one.
            (&[(2017, "250"), (2019, "255"), (2021, "250"), (2023, "255")], Some("5.00 2021-2023")),
            // A fall is no advance, and neither is a rise over an edition that is missing.
            (&[(2021, "258"), (2023, "250")], None),
            (&[(2019, "240"), (2023, "260")], None),
            (&[(2019, "240"), (2021, "-"), (2023, "260")], None),
            (&[(2021, "250"), (2023, "250")], None),
            (&[(2023, "250")], None),
        ] {
            assert_eq!(mt(editions).as_deref(), expected, "{editions:?}");
        }
    }

    #[test]
    fn approval_into_the_pandemic_s_edition_is_no_advance() {
        let lines: &[Line<'_>] = &[
            (2017, "88", &["80"], "250", "250"),
            (2019, "91.2", &["84.1"], "250", "250"),
            (2021, "99", &["99"], "260", "250"),
            (2023, "94", &["93"], "250", "250"),
        ];
        assert_eq!(found(lines, Lever::Approval).as_deref(), Some("3.20 2017-2019"));
        assert_eq!(found(lines, first_grade()).as_deref(), Some("4.10 2017-2019"));
        // Proficiency is one: the pandemic's exams were taken.
        assert_eq!(found(lines, Lever::Lp).as_deref(), Some("10.00 2019-2021"));
    }

    #[test]
    fn all_grades_rise_by_what_the_stage_does_or_by_the_mean_of_the_grades_of_both_editions() {
        for (before, after, expected) in [
            (("90", &["80"][..]), ("92.5", &["99"][..]), Some("2.50 2017-2019")),
            (("-", &["90", "90", "-"]), ("92", &["91", "92", "99"]), Some("1.50 2017-2019")),
            (("-", &["90", "90", "90"]), ("-", &["91", "90", "90"]), Some("0.33 2017-2019")),
            // A rate of 0 counts for nothing.
            (("-", &["0", "90"]), ("-", &["95", "91"]), Some("1.00 2017-2019")),
            (("0", &[]), ("90", &[]), None),
            (("-", &["90"]), ("-", &["-", "91"]), None),
        ] {
            let lines = [(2017, before.0, before.1, "-", "-"), (2019, after.0, after.1, "-", "-")];
            assert_eq!(found(&lines, Lever::Approval).as_deref(), expected, "{before:?} {after:?}");
        }
    }

    #[test]
    fn a_grade_rises_from_a_rate_that_counts() {
        for (before, after, expected) in [
            (&["90"][..], &["92"][..], Some("2.00 2017-2019")),
            (&["0"], &["92"], None),
            (&[], &["92"], None),
            (&["-"], &["92"], None),
        ] {
            let lines = [(2017, "-", before, "-", "-"), (2019, "-", after, "-", "-")];
            assert_eq!(found(&lines, first_grade()).as_deref(), expected, "{before:?}");
        }
    }
}
