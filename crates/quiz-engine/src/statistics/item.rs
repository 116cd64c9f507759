use std::cmp::Reverse;

use kernel::Decimal;

use super::counts::Counts;
use super::groups::Groups;
use crate::question::Letter;

/// Fewer answers say nothing.
pub const ENOUGH: u64 = 30;

/// What is known of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statistics {
    TooEarly { answers: u64 },
    Known(Item),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    pub key: Letter,
    pub answers: u64,
    /// How many chose the key: with `answers`, the facility.
    pub right: u64,
    /// `None` where nobody did better than the others.
    pub discrimination: Option<Decimal<2>>,
    /// The wrong option that most take, where one in ten does.
    pub lure: Option<Lure>,
    /// Wrong options that fewer than one in twenty take.
    pub idle: Vec<Letter>,
}

/// A wrong option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lure {
    pub letter: Letter,
    pub count: u64,
    /// Of those who did best, more take it than of those who did worst, by a tenth at least: less is chance.
    pub attracts_the_best: bool,
}

/// How well a question tells those who know from those who do not, by the bands of Ebel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Separation {
    /// Those who did worst get it right more often.
    Reversed,
    /// Below 0.20.
    Little,
    /// Below 0.40.
    Some,
    Well,
}

pub fn statistics(key: Letter, groups: &Groups) -> Statistics {
    let answers = groups.all.answers();
    if answers < ENOUGH {
        return Statistics::TooEarly { answers };
    }
    let wrong = || Letter::ALL.into_iter().filter(|letter| *letter != key);
    let count = |letter: Letter| u64::from(groups.all.of(letter));
    let idle = wrong().filter(|letter| count(*letter) * 20 < answers).collect();
    let most = wrong().max_by_key(|letter| (count(*letter), Reverse(*letter)));
    let lure = most.filter(|letter| count(*letter) * 10 >= answers).map(|letter| Lure {
        letter,
        count: count(letter),
        attracts_the_best: difference(letter, groups).is_some_and(|difference| difference.units() >= 10),
    });
    let discrimination = difference(key, groups);
    Statistics::Known(Item { key, answers, right: count(key), discrimination, lure, idle })
}

/// The upper-lower index of an option: the part of the upper group that takes it less that of the lower one.
fn difference(letter: Letter, groups: &Groups) -> Option<Decimal<2>> {
    let part = |counts: &Counts| (i128::from(counts.of(letter)), i128::from(counts.answers()));
    let ((upper, best), (lower, worst)) = (part(&groups.upper), part(&groups.lower));
    let all = best * worst;
    if all == 0 {
        return None;
    }
    // Rounded half away from zero, once.
    let hundredths = (upper * worst - lower * best) * 100;
    let rounded = (2 * hundredths.abs() + all) / (2 * all) * hundredths.signum();
    i64::try_from(rounded).ok().map(Decimal::from_units)
}

impl Item {
    /// How many of ten get it right, rounded half up.
    pub const fn right_of_ten(&self) -> u64 {
        of_ten(self.right, self.answers)
    }

    pub fn separation(&self) -> Option<Separation> {
        self.discrimination.map(|index| match index.units() {
            ..0 => Separation::Reversed,
            0..20 => Separation::Little,
            20..40 => Separation::Some,
            40.. => Separation::Well,
        })
    }
}

/// How many of ten these are.
pub(super) const fn of_ten(part: u64, all: u64) -> u64 {
    (20 * part + all) / (2 * all)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn counts(options: [u32; 4]) -> Counts {
        Counts { options, blank: 0 }
    }

    fn item(all: [u32; 4], upper: [u32; 4], lower: [u32; 4]) -> Item {
        let groups = Groups { all: counts(all), upper: counts(upper), lower: counts(lower) };
        match statistics(Letter::A, &groups) {
            Statistics::Known(item) => item,
            Statistics::TooEarly { .. } => panic!("too early"),
        }
    }

    #[test]
    fn a_question_with_few_answers_says_nothing() {
        for (options, blank, known) in
            [([29, 0, 0, 0], 0, false), ([29, 0, 0, 0], 1, true), ([0; 4], 0, false)]
        {
            let groups = Groups { all: Counts { options, blank }, ..Groups::default() };
            assert_eq!(matches!(statistics(Letter::A, &groups), Statistics::Known(_)), known, "{options:?}");
        }
    }

    #[test]
    fn a_question_separates_by_what_the_groups_do() {
        use Separation::{Little, Reversed, Some as Somewhat, Well};
        for (upper, lower, index, separation) in [
            ([10, 0, 0, 0], [0, 10, 0, 0], "1.00", Well),
            ([8, 2, 0, 0], [4, 6, 0, 0], "0.40", Well),
            ([7, 3, 0, 0], [4, 6, 0, 0], "0.30", Somewhat),
            ([6, 4, 0, 0], [4, 6, 0, 0], "0.20", Somewhat),
            ([5, 5, 0, 0], [4, 6, 0, 0], "0.10", Little),
            ([5, 5, 0, 0], [5, 5, 0, 0], "0.00", Little),
            ([4, 6, 0, 0], [5, 5, 0, 0], "-0.10", Reversed),
            ([1, 2, 0, 0], [0, 3, 0, 0], "0.33", Somewhat),
            ([1, 7, 0, 0], [0, 8, 0, 0], "0.13", Little),
        ] {
            let item = item([30, 30, 0, 0], upper, lower);
            assert_eq!(item.discrimination.map(|it| it.to_string()).as_deref(), Some(index));
            assert_eq!(item.separation(), Some(separation), "{index}");
        }
        assert_eq!(item([30, 0, 0, 0], [0; 4], [0; 4]).separation(), None);
    }

    #[test]
    fn the_wrong_option_that_most_take_is_told_where_enough_do() {
        let even = [5, 5, 5, 5];
        for (all, upper, lower, lure, idle) in [
            ([60, 25, 10, 5], even, even, Some((Letter::B, false)), &[][..]),
            ([60, 25, 11, 4], [5, 7, 4, 4], even, Some((Letter::B, true)), &[Letter::D]),
            ([60, 25, 11, 4], [5, 6, 4, 5], even, Some((Letter::B, false)), &[Letter::D]),
            ([60, 20, 20, 0], even, even, Some((Letter::B, false)), &[Letter::D]),
            ([73, 9, 9, 9], even, even, None, &[]),
            ([100, 0, 0, 0], even, even, None, &[Letter::B, Letter::C, Letter::D]),
        ] {
            let item = item(all, upper, lower);
            assert_eq!(item.lure.map(|lure| (lure.letter, lure.attracts_the_best)), lure, "{all:?}");
            assert_eq!(item.idle, idle, "{all:?}");
        }
    }

    prop_compose! {
        fn any_counts()(options in prop::array::uniform4(0..2000_u32), blank in 0..50_u32) -> Counts {
            Counts { options, blank }
        }
    }

    proptest! {
        #[test]
        fn figures_stay_within_their_bounds(
            all in any_counts(),
            upper in any_counts(),
            lower in any_counts(),
            key in prop::sample::select(Letter::ALL.to_vec()),
        ) {
            let Statistics::Known(item) = statistics(key, &Groups { all, upper, lower }) else {
                prop_assert!(all.answers() < ENOUGH);
                return Ok(());
            };
            prop_assert!(item.right <= item.answers && item.right_of_ten() <= 10);
            prop_assert!(item.discrimination.is_none_or(|index| (-100..=100).contains(&index.units())));
            prop_assert!(item.lure.is_none_or(|lure| lure.letter != key && lure.count <= item.answers - item.right));
            prop_assert!(!item.idle.contains(&key));
            // Who changes the groups turns the index around.
            let Statistics::Known(turned) = statistics(key, &Groups { all, upper: lower, lower: upper }) else {
                return Err(TestCaseError::fail("as many answers"));
            };
            prop_assert_eq!(turned.discrimination, item.discrimination.map(|index| -index));
            prop_assert!((1..10).contains(&item.sentences().len()));
        }
    }
}
