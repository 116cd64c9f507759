//! Rates of approval beside the grades they are of.

use kernel::{Grade, Stage};

use crate::measure::ApprovalRate;

/// Each grade of a stage with its rate, as people read them: nothing where no grade has one, and without the 4th grade
/// of ensino médio, which few schools have, where that one has none.
pub fn grade_rates(stage: Stage, rates: &[Option<ApprovalRate>]) -> Vec<(Grade, Option<ApprovalRate>)> {
    if rates.iter().all(Option::is_none) {
        return Vec::new();
    }
    let optional = |grade: &Grade| stage == Stage::EnsinoMedio && grade.place == 3;
    stage
        .grades()
        .zip(rates.iter().copied().chain(std::iter::repeat(None)))
        .filter(|(grade, rate)| rate.is_some() || !optional(grade))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_stand_beside_their_grades() {
        for (stage, rates, expected) in [
            (Stage::AnosFinais, &[][..], &[][..]),
            (Stage::AnosFinais, &["-", "-"], &[]),
            (
                Stage::AnosFinais,
                &["93.4", "-", "95"],
                &["6º ano 93.4", "7º ano -", "8º ano 95.0", "9º ano -"],
            ),
            (
                Stage::EnsinoMedio,
                &["84", "86.5", "91", "-"],
                &["1ª série 84.0", "2ª série 86.5", "3ª série 91.0"],
            ),
            (
                Stage::EnsinoMedio,
                &["84", "86.5", "91", "99.25"],
                &["1ª série 84.0", "2ª série 86.5", "3ª série 91.0", "4ª série 99.25"],
            ),
        ] {
            let rates: Vec<_> = rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect();
            let found: Vec<_> = grade_rates(stage, &rates)
                .into_iter()
                .map(|(grade, rate)| {
                    let rate = rate.map_or_else(|| "-".to_owned(), ApprovalRate::shortest);
                    format!("{} {rate}", grade.label())
                })
                .collect();
            assert_eq!(found, expected, "{stage} {rates:?}");
        }
    }
}
