use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{QuestionId, SkillId};

use super::form::Length;
use crate::mastery::Grasp;
use crate::question::{Difficulty, Level};
use crate::seed::mixed;

/// A question that may be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    pub question: QuestionId,
    pub difficulty: Difficulty,
    pub skill: Option<SkillId>,
    /// How well the pupil knows it.
    pub grasp: Grasp,
    /// When the pupil was asked it last.
    pub seen_at: Option<DateTime<Utc>>,
    /// Whether the pupil answered it wrong then.
    pub missed: bool,
}

/// How long a question rests that was asked.
pub const RESTS: TimeDelta = TimeDelta::days(14);
/// The same where it was missed.
pub const RESTS_AFTER_MISS: TimeDelta = TimeDelta::days(1);

/// So many of those of a level, in the order in which they are asked, none twice; fewer where there are no more.
///
/// Of mixed ones as many of each difficulty as there may be. Those that rest come last, the one that was asked first at their head.
/// The others come skill by skill: of one that is worth training up to three, and of one that is almost known or not known yet up to
/// two, for each one of a skill that is mastered; and of a skill those first that were missed. Among equals, and for the order,
/// `seed` decides: the same one gives the same questions, however the candidates come.
pub fn select(
    candidates: &[Candidate],
    level: Level,
    length: Length,
    now: DateTime<Utc>,
    seed: u64,
) -> Vec<QuestionId> {
    let fits = |it: &&Candidate| level.difficulty().is_none_or(|difficulty| it.difficulty == difficulty);
    let mut pool: Vec<_> = candidates.iter().filter(fits).copied().collect();
    pool.sort_unstable();
    pool.dedup_by_key(|it| it.question);
    let mut left = shares(&pool, length, seed);
    let mut taken = BTreeMap::<Option<SkillId>, u32>::new();
    let mut chosen = Vec::with_capacity(length.count());
    loop {
        let wanted = pool.iter().filter(|it| left.get(&it.difficulty).is_some_and(|left| *left > 0));
        let key = |it: &Candidate| {
            let share = (taken.get(&it.skill).copied().unwrap_or_default() + 1) * per_question(it.grasp);
            (it.rests(now), share, !it.missed, mixed(seed, it.question.0), it.question)
        };
        let Some(next) = wanted.min_by_key(|it| key(it)).copied() else { break };
        pool.retain(|it| it.question != next.question);
        *taken.entry(next.skill).or_default() += 1;
        left.entry(next.difficulty).and_modify(|left| *left -= 1);
        chosen.push(next.question);
    }
    chosen.sort_unstable_by_key(|question| (mixed(!seed, question.0), *question));
    chosen
}

impl Candidate {
    /// Since when it rests; `None` where it may be asked again.
    fn rests(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let rests = if self.missed { RESTS_AFTER_MISS } else { RESTS };
        self.seen_at.filter(|seen_at| now - *seen_at < rests)
    }
}

/// What a question takes of its skill's share: three to two to one.
const fn per_question(grasp: Grasp) -> u32 {
    match grasp {
        Grasp::Training => 2,
        Grasp::Almost | Grasp::Unknown => 3,
        Grasp::Mastered => 6,
    }
}

/// How many of each difficulty: as even as there are questions. Which one has more where they cannot be even, `seed` decides.
fn shares(pool: &[Candidate], length: Length, seed: u64) -> BTreeMap<Difficulty, usize> {
    let mut shares = BTreeMap::new();
    for _ in 0..length.count() {
        let has_more = |difficulty: &Difficulty| {
            let there = pool.iter().filter(|it| it.difficulty == *difficulty).count();
            shares.get(difficulty).copied().unwrap_or_default() < there
        };
        let fewest = |difficulty: &Difficulty| {
            let share = shares.get(difficulty).copied().unwrap_or_default();
            (share, mixed(seed, *difficulty as i64))
        };
        let Some(next) = Difficulty::ALL.into_iter().filter(has_more).min_by_key(fewest) else { break };
        *shares.entry(next).or_default() += 1;
    }
    shares
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::testing::second;

    const TEN: Length = Length::MOST;

    /// So many questions from this number on, of a difficulty and a skill that is not known yet.
    fn questions(from: i64, count: i64, difficulty: Difficulty, skill: Option<i64>) -> Vec<Candidate> {
        let candidate = |id| Candidate {
            question: QuestionId(id),
            difficulty,
            skill: skill.map(SkillId),
            grasp: Grasp::Unknown,
            seen_at: None,
            missed: false,
        };
        (from..from + count).map(candidate).collect()
    }

    fn drawn(candidates: &[Candidate], level: Level, seed: u64) -> Vec<i64> {
        select(candidates, level, TEN, second(0), seed).into_iter().map(|id| id.0).collect()
    }

    #[test]
    fn mixed_questions_are_of_each_difficulty_as_far_as_there_are() {
        use Difficulty::{Dificil, Facil, Medio};
        for (there, shares) in [
            ([20, 20, 20], [3, 3, 3]),
            ([20, 2, 20], [4, 2, 4]),
            ([20, 1, 1], [8, 1, 1]),
            ([0, 0, 4], [0, 0, 4]),
            ([2, 2, 2], [2, 2, 2]),
            ([0, 0, 0], [0, 0, 0]),
        ] {
            let bank: Vec<_> = [(Facil, 0), (Medio, 100), (Dificil, 200)]
                .iter()
                .zip(there)
                .flat_map(|((difficulty, from), count)| questions(*from, count, *difficulty, None))
                .collect();
            let mut more = BTreeSet::new();
            for seed in 0..30 {
                let chosen = drawn(&bank, Level::Misto, seed);
                let found = [0, 100, 200]
                    .map(|from| chosen.iter().filter(|id| (from..from + 100).contains(*id)).count());
                assert_eq!(chosen.len(), found.iter().sum());
                assert_eq!(chosen.len(), bank.len().min(10));
                for (found, share) in found.iter().zip(shares) {
                    assert!((share..=share + 1).contains(found), "{there:?}: {found}");
                }
                more.insert(found);
            }
            let evens = if there == [20, 20, 20] { 3 } else { 1 };
            assert_eq!(more.len(), evens, "which has one more, chance decides: {there:?}");
        }
        let bank = questions(0, 20, Facil, None);
        assert_eq!(drawn(&bank, Level::Facil, 1).len(), 10);
        assert_eq!(drawn(&bank, Level::Dificil, 1), [0; 0]);
    }

    #[test]
    fn a_question_that_comes_twice_takes_no_share_twice() {
        let mut bank = questions(0, 1, Difficulty::Facil, None).repeat(3);
        bank.extend(questions(1, 4, Difficulty::Medio, None));
        assert_eq!(select(&bank, Level::Misto, Length::new(4).unwrap(), second(0), 1).len(), 4);
    }

    #[test]
    fn weak_skills_come_oftener() {
        let grasps = [Grasp::Training, Grasp::Almost, Grasp::Mastered];
        let bank: Vec<_> = (1..)
            .zip(grasps)
            .flat_map(|(skill, grasp)| {
                let of_skill = questions(skill * 100, 20, Difficulty::Medio, Some(skill));
                of_skill.into_iter().map(move |it| Candidate { grasp, ..it })
            })
            .collect();
        for seed in 0..30 {
            let chosen = select(&bank, Level::Medio, Length::new(6).unwrap(), second(0), seed);
            let of_skill = |skill: i64| chosen.iter().filter(|id| id.0 / 100 == skill).count();
            assert_eq!([of_skill(1), of_skill(2), of_skill(3)], [3, 2, 1], "{seed}");
        }
    }

    #[test]
    fn what_was_seen_lately_comes_last_and_what_was_missed_comes_back_the_next_day() {
        let seen = |hours: i64, missed| Candidate {
            seen_at: Some(second(-3600 * hours)),
            missed,
            ..questions(50, 1, Difficulty::Medio, None)[0]
        };
        for (hours, missed, chosen) in [
            (0, false, false),
            (14 * 24 - 1, false, false),
            (14 * 24, false, true),
            (23, true, false),
            // Missed, it comes before those that are new.
            (24, true, true),
            (24 * 400, true, true),
        ] {
            let others = if missed { 12 } else { 9 };
            let mut bank = questions(1, others, Difficulty::Medio, None);
            bank.push(seen(hours, missed));
            // So many that rest as well, since a minute ago.
            bank.extend(
                questions(60, 9, Difficulty::Medio, None)
                    .into_iter()
                    .map(|it| Candidate { seen_at: Some(second(-60)), ..it }),
            );
            let asked = (0..20).filter(|seed| drawn(&bank, Level::Medio, *seed).contains(&50)).count();
            // Where nothing else is left, of those that rest the first one that was asked comes.
            let expected = if chosen || (others == 9 && hours > 0) { 20 } else { 0 };
            assert_eq!(asked, expected, "{hours} {missed}");
        }
    }

    #[test]
    fn a_bank_is_gone_through_before_anything_comes_again() {
        let mut bank = questions(0, 45, Difficulty::Medio, None);
        let mut asked = BTreeSet::new();
        for (quiz, new) in [(0, 10), (1, 10), (2, 10), (3, 10), (4, 5), (5, 0)] {
            let now = second(quiz * 3600);
            let chosen = select(&bank, Level::Medio, TEN, now, 7);
            assert_eq!(chosen.iter().filter(|id| asked.insert(**id)).count(), new, "{quiz}");
            for candidate in bank.iter_mut().filter(|it| chosen.contains(&it.question)) {
                candidate.seen_at = Some(now);
            }
        }
    }

    #[test]
    fn among_equals_each_has_the_same_chance() {
        let bank = questions(0, 20, Difficulty::Medio, None);
        let (mut times, mut first) = ([0_u32; 20], [0_u32; 20]);
        for seed in 0..4_000 {
            let chosen = drawn(&bank, Level::Medio, seed);
            first[usize::try_from(chosen[0]).unwrap()] += 1;
            for id in chosen {
                times[usize::try_from(id).unwrap()] += 1;
            }
        }
        // Half of all, and one of twenty: within five standard deviations.
        assert!(times.iter().all(|times| (1_842..=2_158).contains(times)), "{times:?}");
        assert!(first.iter().all(|times| (131..=269).contains(times)), "{first:?}");
    }

    fn candidate() -> impl Strategy<Value = Candidate> {
        let parts = (
            0..60_i64,
            0..3_usize,
            prop::option::of(0..4_i64),
            0..4_usize,
            prop::option::of(0..30_i64),
            any::<bool>(),
        );
        parts.prop_map(|(id, difficulty, skill, grasp, seen, missed)| Candidate {
            question: QuestionId(id),
            difficulty: Difficulty::ALL[difficulty],
            skill: skill.map(SkillId),
            grasp: Grasp::ALL[grasp],
            seen_at: seen.map(|days| second(-86_400 * days)),
            missed,
        })
    }

    proptest! {
        #[test]
        fn a_choice_has_each_question_once_and_does_not_depend_on_their_order(
            bank in prop::collection::vec(candidate(), 0..80), level in 0..4_usize, number in 1..=10_i64, seed: u64, turn: usize,
        ) {
            let (level, length) = (Level::ALL[level], Length::new(number).unwrap());
            let chosen = select(&bank, level, length, second(0), seed);
            let once: BTreeSet<_> = chosen.iter().collect();
            prop_assert_eq!(once.len(), chosen.len());
            let mut turned = bank.clone();
            turned.rotate_left(if bank.is_empty() { 0 } else { turn % bank.len() });
            turned.reverse();
            prop_assert_eq!(&select(&turned, level, length, second(0), seed), &chosen);
            prop_assert!(chosen.len() <= length.count());
            if level == Level::Misto {
                let there: BTreeSet<_> = bank.iter().map(|it| it.question).collect();
                prop_assert_eq!(chosen.len(), length.count().min(there.len()), "as many as there are");
            }
        }
    }
}
