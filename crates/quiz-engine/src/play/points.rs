use super::time::{Arrival, Taken};
use super::words::Pace;

/// For a right answer.
pub const BASE: u32 = 10;
/// Besides: where more than two thirds of the time remain, where more than one third does, and otherwise.
pub const BONUS: [u32; 3] = [5, 3, 1];
/// Besides, without time.
pub const UNTIMED_BONUS: u32 = 3;

/// What part of its points a question is worth: it halves with each time that the pupil earned points with it lately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Worth {
    right_lately: u8,
}

impl Worth {
    /// So long counts as lately, in days before the quiz began.
    pub const DAYS: i64 = 30;
    /// After so many right answers a question is worth nothing, until it was left alone for long enough.
    pub const NOTHING_AFTER: u8 = 4;

    /// Of a question with which the pupil earned points so often in the [`DAYS`](Self::DAYS) before the quiz began.
    pub fn after(right_lately: i64) -> Self {
        let right_lately = right_lately.clamp(0, Self::NOTHING_AFTER.into());
        Self { right_lately: u8::try_from(right_lately).unwrap_or_default() }
    }

    /// From 0 to 4.
    pub const fn right_lately(self) -> u8 {
        self.right_lately
    }

    pub const fn is_whole(self) -> bool {
        self.right_lately == 0
    }

    /// That part of so many points, rounded down.
    pub const fn of(self, points: u32) -> u32 {
        points >> self.right_lately
    }
}

/// What a right answer earns.
pub(super) fn points(pace: Pace, taken: Taken, worth: Worth) -> u32 {
    let [fast, steady, least] = BONUS;
    let bonus = match (taken.arrival, pace.limit()) {
        (Arrival::Late, _) => return 0,
        (Arrival::Waited, _) => least,
        (Arrival::InTime, None) => UNTIMED_BONUS,
        (Arrival::InTime, Some(limit)) => {
            let thirds = (limit - taken.elapsed) * 3;
            if thirds > limit * 2 {
                fast
            } else if thirds > limit {
                steady
            } else {
                least
            }
        }
    };
    worth.of(BASE + bonus)
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};
    use proptest::prelude::*;

    use super::*;

    fn earned(pace: Pace, milliseconds: i64, waited: bool, right_lately: i64) -> u32 {
        let presented_at = DateTime::UNIX_EPOCH;
        let now = presented_at + TimeDelta::milliseconds(milliseconds);
        points(pace, Taken::of(pace, presented_at, now, waited, 0), Worth::after(right_lately))
    }

    #[test]
    fn a_right_answer_earns_by_what_remains_of_its_time() {
        use Pace::{Extended, Normal, Untimed};
        for (pace, milliseconds, waited, expected) in [
            (Normal, 0, false, 15),
            (Normal, 9_999, false, 15),
            (Normal, 10_000, false, 13),
            (Normal, 19_999, false, 13),
            (Normal, 20_000, false, 11),
            (Normal, 33_000, false, 11),
            (Normal, 33_001, false, 0),
            (Normal, 33_001, true, 11),
            (Normal, 900_000, true, 11),
            (Normal, 900_001, true, 0),
            (Normal, 5_000, true, 15),
            (Extended, 19_999, false, 15),
            (Extended, 20_000, false, 13),
            (Extended, 39_999, false, 13),
            (Extended, 40_000, false, 11),
            (Extended, 63_000, false, 11),
            (Extended, 63_001, true, 11),
            (Untimed, 0, false, 13),
            (Untimed, 5_000_000, false, 13),
        ] {
            assert_eq!(earned(pace, milliseconds, waited, 0), expected, "{pace:?} {milliseconds} {waited}");
        }
    }

    #[test]
    fn a_question_that_was_right_lately_is_worth_less_each_time() {
        for (right_lately, fast, slow, untimed) in [
            (i64::MIN, 15, 11, 13),
            (0, 15, 11, 13),
            (1, 7, 5, 6),
            (2, 3, 2, 3),
            (3, 1, 1, 1),
            (4, 0, 0, 0),
            (i64::MAX, 0, 0, 0),
        ] {
            let told = (
                earned(Pace::Normal, 0, false, right_lately),
                earned(Pace::Normal, 30_000, false, right_lately),
                earned(Pace::Untimed, 0, false, right_lately),
            );
            assert_eq!(told, (fast, slow, untimed), "{right_lately}");
        }
    }

    proptest! {
        /// However often a pupil plays one question: in any 30 days it gives 15 + 7 + 3 + 1 points at most.
        #[test]
        fn farming_a_question_has_a_bound(minutes_between in prop::collection::vec(1..20_000_i64, 1..200)) {
            let lately = TimeDelta::days(Worth::DAYS);
            let (mut now, mut answers) = (DateTime::UNIX_EPOCH, Vec::new());
            for minutes in minutes_between {
                now += TimeDelta::minutes(minutes);
                let before = answers.iter().filter(|(at, _)| now - *at < lately).count();
                answers.push((now, earned(Pace::Normal, 0, false, i64::try_from(before).unwrap())));
            }
            for (from, _) in &answers {
                let window = answers.iter().filter(|(at, _)| (*at >= *from) && (*at - *from < lately));
                prop_assert!(window.map(|(_, points)| points).sum::<u32>() <= 26);
            }
        }

        #[test]
        fn an_answer_earns_from_0_to_15_and_never_more_for_coming_later(
            one in -5_000..1_000_000_i64, later in 0..1_000_000_i64, waited: bool, claims: bool, right_lately in 0..6_i64,
        ) {
            for pace in Pace::ALL {
                let (early, late) = (earned(pace, one, waited, right_lately), earned(pace, one + later, waited, right_lately));
                prop_assert!(late <= early && early <= BASE + BONUS[0], "{pace:?}");
                // Nobody gains more than the least by saying that an answer waited.
                let (honest, claimed) = (earned(pace, one, false, right_lately), earned(pace, one, claims, right_lately));
                prop_assert!(claimed == honest || claimed <= BASE + BONUS[2]);
            }
        }

        /// Twice the time means the same points at twice the time.
        #[test]
        fn the_thresholds_stretch_with_the_limit(milliseconds in 0..30_000_i64, right_lately in 0..6_i64) {
            prop_assert_eq!(
                earned(Pace::Normal, milliseconds, false, right_lately),
                earned(Pace::Extended, 2 * milliseconds, false, right_lately)
            );
        }
    }
}
