//! The goal that a stage is measured by.

use kernel::{Stage, words};

use crate::history::{HistoryRecord, latest};
use crate::measure::{Edition, PublishedIdeb};
use crate::store::Goal;

words! {
    /// Who set a goal.
    pub enum GoalOrigin {
        /// The school itself.
        School = "escola",
        /// The ministry, in INEP's tables.
        Mec = "mec",
    }
}

/// The goal a stage is measured by, and its year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GoalInForce {
    pub value: PublishedIdeb,
    pub edition: Edition,
    pub origin: GoalOrigin,
}

/// The goal in force: the school's goal for the next edition it has one for, else its newest goal, else the last
/// official target. A target is never invented.
pub fn goal_for(records: &[HistoryRecord], goals: &[Goal], stage: Stage) -> Option<GoalInForce> {
    let measured = latest(records, stage).map(|record| record.edition);
    let own = || goals.iter().filter(|goal| goal.stage == stage);
    let ahead = own()
        .filter(|goal| measured.is_none_or(|edition| goal.edition > edition))
        .min_by_key(|goal| goal.edition);
    let chosen = ahead.or_else(|| own().max_by_key(|goal| goal.edition));
    if let Some(goal) = chosen {
        return Some(GoalInForce { value: goal.goal, edition: goal.edition, origin: GoalOrigin::School });
    }
    records
        .iter()
        .filter(|record| record.stage == stage)
        .filter_map(|record| {
            Some(GoalInForce {
                value: record.figures.target?,
                edition: record.edition,
                origin: GoalOrigin::Mec,
            })
        })
        .max_by_key(|goal| goal.edition)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::{Source, history};
    use crate::reference::{Figures, SchoolResult};

    const STAGE: Stage = Stage::AnosFinais;

    fn edition(year: i16) -> Edition {
        Edition::new(year).unwrap()
    }

    fn index(text: &str) -> Option<PublishedIdeb> {
        PublishedIdeb::parse(text).ok()
    }

    fn official(year: i16, ideb: &str, target: &str) -> SchoolResult {
        SchoolResult {
            code: "35999001".parse().unwrap(),
            stage: STAGE,
            edition: edition(year),
            network: None,
            figures: Figures { ideb: index(ideb), target: index(target), ..Figures::default() },
        }
    }

    fn goal(stage: Stage, year: i16, value: &str) -> Goal {
        Goal {
            stage,
            edition: edition(year),
            goal: index(value).unwrap(),
            set_by: "Marina Souza".to_owned(),
            set_at: chrono::DateTime::UNIX_EPOCH,
        }
    }

    #[test]
    fn the_goal_in_force_is_the_next_own_one_then_the_newest_own_one_then_the_last_official_target() {
        let records =
            history(Source::Inep, vec![official(2023, "5.0", "-"), official(2021, "4.9", "5.4")], vec![]);
        let (next, late, past) =
            (goal(STAGE, 2025, "5.1"), goal(STAGE, 2027, "5.3"), goal(STAGE, 2021, "4.8"));
        let older = goal(STAGE, 2019, "4.7");
        let other_stage = goal(Stage::EnsinoMedio, 2025, "4.0");
        for (goals, value, year, origin) in [
            (vec![late.clone(), next, past.clone()], "5.1", 2025, GoalOrigin::School),
            (vec![late, past.clone()], "5.3", 2027, GoalOrigin::School),
            (vec![older, past], "4.8", 2021, GoalOrigin::School),
            (vec![other_stage], "5.4", 2021, GoalOrigin::Mec),
        ] {
            let expected = GoalInForce { value: index(value).unwrap(), edition: edition(year), origin };
            assert_eq!(goal_for(&records, &goals, STAGE), Some(expected));
        }
        assert_eq!(goal_for(&[], &[], STAGE), None);
    }
}
