use super::counts::Counts;
use crate::question::Letter;

/// An answer, and how well whoever gave it did otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answered {
    pub choice: Option<Letter>,
    /// On any scale that is the same for all who are compared; `None`: they answered nothing else, and stand nowhere.
    pub standing: Option<u32>,
}

/// The answers of all, of those who did best and of those who did worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Groups {
    pub all: Counts,
    pub upper: Counts,
    pub lower: Counts,
}

/// The part of all that each group has: Kelley (1939) found that this one tells most.
const PER_CENT: usize = 27;

impl Groups {
    /// Whoever did as well as the last of a group belongs to it, so that chance decides nothing. Where that leaves
    /// nobody between two that meet, there are no groups: nobody is better than the others. Who stands nowhere is of no group, nor
    /// of those whom a part is taken of.
    pub fn of(answers: &[Answered]) -> Self {
        let mut groups = Self::default();
        for answer in answers {
            groups.all.add(answer.choice);
        }
        let mut standings: Vec<u32> = answers.iter().filter_map(|answer| answer.standing).collect();
        standings.sort_unstable();
        let size = (standings.len() * PER_CENT + 50) / 100;
        let Some(last) = size.checked_sub(1) else { return groups };
        let (lowest, highest) = (standings[last], standings[standings.len() - 1 - last]);
        if lowest < highest {
            for answer in answers {
                match answer.standing {
                    Some(standing) if standing >= highest => groups.upper.add(answer.choice),
                    Some(standing) if standing <= lowest => groups.lower.add(answer.choice),
                    Some(_) | None => {}
                }
            }
        }
        groups
    }
}

/// Each group is taken among those who are compared with each other, and then they are added: who played easy quizzes is no better
/// for it than who played hard ones.
impl std::iter::Sum for Groups {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |mut sum, Self { all, upper, lower }| {
            sum.all += all;
            sum.upper += upper;
            sum.lower += lower;
            sum
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(standings: &[u32]) -> [u64; 3] {
        let answers = standings.iter().map(|standing| Answered { choice: None, standing: Some(*standing) });
        let groups = Groups::of(&answers.collect::<Vec<_>>());
        [groups.all, groups.upper, groups.lower].map(|counts| counts.answers())
    }

    #[test]
    fn groups_are_27_of_100_and_those_alike() {
        let hundred: Vec<u32> = (0..100).collect();
        for (standings, expected) in [
            (&hundred[..], [100, 27, 27]),
            (&[1, 2, 3, 4], [4, 1, 1]),
            (&[1, 2, 3, 3], [4, 2, 1]),
            (&[1, 1, 1, 2], [4, 1, 3]),
            (&[5, 5, 5, 5], [4, 0, 0]),
            (&[5], [1, 0, 0]),
            (&[], [0, 0, 0]),
        ] {
            assert_eq!(sizes(standings), expected);
        }
    }

    #[test]
    fn each_answer_is_counted_in_its_group() {
        let answer = |choice, standing| Answered { choice: Some(choice), standing: Some(standing) };
        let answers = [
            answer(Letter::A, 90),
            answer(Letter::B, 50),
            answer(Letter::B, 40),
            Answered { choice: None, standing: Some(10) },
        ];
        let groups = Groups::of(&answers);
        assert_eq!(groups.all, Counts { options: [1, 2, 0, 0], blank: 1 });
        assert_eq!(groups.upper, Counts { options: [1, 0, 0, 0], blank: 0 });
        assert_eq!(groups.lower, Counts { options: [0, 0, 0, 0], blank: 1 });
    }

    #[test]
    fn who_played_easier_quizzes_is_not_better_for_it() {
        // The weak play easy quizzes and are right at most of the rest; the strong play hard ones and are not.
        let answers = |standings: [u32; 4], choices: [Letter; 4]| {
            let of = |(standing, choice)| Answered { choice: Some(choice), standing: Some(standing) };
            standings.into_iter().zip(choices).map(of).collect::<Vec<_>>()
        };
        let [a, b] = [Letter::A, Letter::B];
        let (weak, strong) =
            (answers([90, 80, 70, 60], [a, b, b, b]), answers([50, 40, 30, 20], [a, a, a, b]));
        let apart: Groups = [Groups::of(&weak), Groups::of(&strong)].into_iter().sum();
        assert_eq!((apart.upper.options, apart.lower.options), ([2, 0, 0, 0], [0, 2, 0, 0]));
        assert_eq!(apart.all, Groups::of(&[weak, strong].concat()).all);
    }

    #[test]
    fn who_answered_nothing_else_is_counted_and_of_no_group() {
        let answer = |choice, standing| Answered { choice: Some(choice), standing };
        let alone = [answer(Letter::A, None); 30];
        assert_eq!(
            Groups::of(&alone),
            Groups { all: Counts { options: [30, 0, 0, 0], blank: 0 }, ..Groups::default() }
        );
        // Four of a whole test and thirty of the question alone: the groups are those of the four.
        let whole = [(Letter::A, 9), (Letter::A, 8), (Letter::A, 7), (Letter::B, 1)];
        let whole = whole.map(|(choice, standing)| answer(choice, Some(standing)));
        let groups = Groups::of(&[&alone[..], &whole].concat());
        assert_eq!(groups.all.answers(), 34);
        assert_eq!((groups.upper, groups.lower), (Groups::of(&whole).upper, Groups::of(&whole).lower));
        assert_eq!(groups.lower, Counts { options: [0, 1, 0, 0], blank: 0 });
    }
}
