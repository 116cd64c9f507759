use std::collections::BTreeSet;

use kernel::QuestionId;

use crate::seed::mixed;

/// A question that may be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    pub question: QuestionId,
    /// How often it was answered.
    pub answers: i64,
}

/// So many of these, in the order in which they are asked: first those that nobody has answered, then those least answered. Among
/// equals, and for the order, `seed` decides: the same one gives the same questions, however the candidates come.
pub fn choose(candidates: &[Candidate], number: usize, seed: u64) -> Vec<QuestionId> {
    let drawn = |of: &Candidate| (mixed(seed, of.question.0), of.question);
    let by_use: BTreeSet<_> = candidates.iter().map(|it| (it.answers, drawn(it))).collect();
    let mut chosen: Vec<_> = by_use.into_iter().take(number).map(|(_, drawn)| drawn).collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|(_, question)| question).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn candidates(answers: &[i64]) -> Vec<Candidate> {
        let numbered = answers.iter().zip(1..);
        numbered.map(|(answers, id)| Candidate { question: QuestionId(id), answers: *answers }).collect()
    }

    fn sorted(mut chosen: Vec<QuestionId>) -> Vec<i64> {
        chosen.sort_unstable();
        chosen.into_iter().map(|id| id.0).collect()
    }

    #[test]
    fn those_never_answered_come_first_then_the_least_answered() {
        for (answers, number, expected) in [
            (&[0, 5, 0, 9, 1][..], 2, &[1, 3][..]),
            (&[0, 5, 0, 9, 1], 3, &[1, 3, 5]),
            (&[0, 5, 0, 9, 1], 4, &[1, 2, 3, 5]),
            (&[0, 5], 10, &[1, 2]),
            (&[], 10, &[]),
        ] {
            for seed in 0..20 {
                assert_eq!(sorted(choose(&candidates(answers), number, seed)), expected, "{seed}");
            }
        }
    }

    #[test]
    fn among_equals_chance_decides() {
        let equal = candidates(&[0; 20]);
        let drawn: BTreeSet<_> = (0..40).map(|seed| choose(&equal, 5, seed)).collect();
        assert!(drawn.len() > 30, "{drawn:?}");
        let firsts: BTreeSet<_> = drawn.iter().map(|chosen| chosen[0]).collect();
        assert!(firsts.len() > 8, "the order too: {firsts:?}");
    }

    proptest! {
        #[test]
        fn the_order_of_the_candidates_does_not_matter(
            answers in prop::collection::vec(0..3_i64, 0..40), number in 0..50_usize, seed: u64, turn in 0..40_usize,
        ) {
            let straight = candidates(&answers);
            let mut turned = straight.clone();
            let by = turn.min(turned.len());
            turned.rotate_left(by);
            let chosen = choose(&straight, number, seed);
            prop_assert_eq!(chosen.len(), number.min(answers.len()));
            prop_assert_eq!(choose(&turned, number, seed), chosen);
        }
    }
}
