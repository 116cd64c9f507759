//! A goal the school types.

use kernel::{Invalid, Stage, gather};

use crate::measure::{Edition, PublishedIdeb};
use crate::simulate::{parse_edition, parse_stage};

/// A goal as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GoalRequest<'a> {
    /// The stage's slug.
    pub stage: &'a str,
    pub year: i64,
    /// 0 to 10, one place.
    pub goal: &'a str,
}

/// A checked goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewGoal {
    pub stage: Stage,
    pub edition: Edition,
    pub goal: PublishedIdeb,
}

impl GoalRequest<'_> {
    /// Checks the goal; refuses by the fields `stage`, `year` and `goal`.
    pub fn parse(self) -> Result<NewGoal, Invalid> {
        let goal = PublishedIdeb::parse(self.goal);
        gather! {
            stage = "stage": parse_stage(self.stage);
            edition = "year": parse_edition(self.year);
            goal = "goal": goal.map_err(|_| "A meta deve estar entre 0 e 10, com uma casa decimal.");
        }
        Ok(NewGoal { stage, edition, goal })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_a_publishable_index_for_an_edition() {
        for (goal, parsed) in [("5,1", "5.1"), (" 5.10 ", "5.1"), ("0", "0.0"), ("10", "10.0")] {
            let found = GoalRequest { stage: "anos_finais", year: 2027, goal }.parse().unwrap();
            assert_eq!((found.stage, found.edition.year()), (Stage::AnosFinais, 2027));
            assert_eq!(found.goal.to_string(), parsed);
        }
    }

    #[test]
    fn what_is_no_goal_is_refused_with_its_sentence() {
        const GOAL: &str = "A meta deve estar entre 0 e 10, com uma casa decimal.";
        const YEAR: &str = "O IDEB existe em anos ímpares, a partir de 2005.";
        const STAGE: &str = "Escolha a etapa: Anos Iniciais, Anos Finais ou Ensino Médio.";
        for (stage, year, goal, expected) in [
            ("anos_finais", 2027, "10.1", &[("goal", GOAL)][..]),
            ("anos_finais", 2027, "-0.1", &[("goal", GOAL)]),
            ("anos_finais", 2027, "5.12", &[("goal", GOAL)]),
            ("anos_finais", 2027, "", &[("goal", GOAL)]),
            ("anos_finais", 2028, "5.1", &[("year", YEAR)]),
            ("anos_finais", i64::MAX, "5.1", &[("year", YEAR)]),
            ("creche", 2027, "5.1", &[("stage", STAGE)]),
            ("", 0, "x", &[("goal", GOAL), ("stage", STAGE), ("year", YEAR)]),
        ] {
            let refused = GoalRequest { stage, year, goal }.parse().unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), expected, "{stage} {year} {goal}");
        }
    }
}
