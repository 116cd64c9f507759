//! How often the password of an account may be looked at from devices that are new to it, wherever they are: 50 failures at
//! once, then one every 2 s. Whoever comes when it is used up waits for a turn, or is refused.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};

use crate::gate::counter::Counter;

const HOLDS: i32 = 50;
const EVERY: i64 = 2_000;
/// A turn that is further away is not waited for.
pub const LONGEST_TURN: Duration = Duration::from_secs(20);

/// How long whoever comes next waits for the turn.
fn turn(drained: Counter, now: DateTime<Utc>) -> Duration {
    let beyond = i64::from(drained.count - HOLDS + 1).max(0);
    let wait = drained.from + TimeDelta::milliseconds(beyond * EVERY) - now;
    if beyond == 0 { Duration::ZERO } else { wait.to_std().unwrap_or_default() }
}

/// What is left of the failures now.
fn drained(past: Option<Counter>, now: DateTime<Utc>) -> Counter {
    let Some(past) = past.map(|past| past.until(now)) else { return Counter { count: 0, from: now } };
    let gone = ((now - past.from).num_milliseconds() / EVERY).max(0);
    if gone >= i64::from(past.count) {
        return Counter { count: 0, from: now };
    }
    let count = past.count - i32::try_from(gone).unwrap_or(past.count);
    Counter { count, from: past.from + TimeDelta::milliseconds(gone * EVERY) }
}

/// Counts one failure more, and says how long to wait before it may be one. `Err` with the wait when `patience` is less.
pub fn take(
    past: Option<Counter>,
    patience: Duration,
    now: DateTime<Utc>,
) -> Result<(Counter, Duration), Duration> {
    let drained = drained(past, now);
    let turn = turn(drained, now);
    if turn > patience {
        return Err(turn);
    }
    Ok((Counter { count: drained.count + 1, ..drained }, turn))
}

/// As if one had not been counted; `None` when nothing is left.
pub fn give_back(past: Option<Counter>, now: DateTime<Utc>) -> Option<Counter> {
    drained(past, now).one_fewer()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::counter::Counter;

    fn at(milliseconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp_millis(milliseconds).unwrap()
    }

    const NO_PATIENCE: Duration = Duration::ZERO;

    /// All that may be taken at a moment.
    fn exhausted(patience: Duration, now: DateTime<Utc>) -> (i32, Option<Counter>) {
        let (mut taken, mut past) = (0, None);
        while let Ok((one_more, _)) = take(past, patience, now) {
            (taken, past) = (taken + 1, Some(one_more));
        }
        (taken, past)
    }

    #[test]
    fn fifty_at_once_then_one_every_two_seconds() {
        let (taken, past) = exhausted(NO_PATIENCE, at(0));
        assert_eq!(taken, 50);
        assert_eq!(take(past, NO_PATIENCE, at(0)), Err(Duration::from_secs(2)));
        assert_eq!(take(past, NO_PATIENCE, at(1_500)), Err(Duration::from_millis(500)));
        let (past, turn) = take(past, NO_PATIENCE, at(2_000)).unwrap();
        assert_eq!(turn, Duration::ZERO);
        assert!(take(Some(past), NO_PATIENCE, at(3_999)).is_err());
        assert!(take(Some(past), NO_PATIENCE, at(4_000)).is_ok());
        // A day later it is as if nothing had been.
        assert_eq!(take(Some(past), NO_PATIENCE, at(86_400_000)).unwrap().0.count, 1);
    }

    #[test]
    fn who_waits_has_a_turn_of_their_own_before_those_who_do_not() {
        let (_, past) = exhausted(NO_PATIENCE, at(0));
        let (past, first) = take(past, LONGEST_TURN, at(0)).unwrap();
        let (past, second) = take(Some(past), LONGEST_TURN, at(0)).unwrap();
        assert_eq!([first, second], [2, 4].map(Duration::from_secs));
        assert!(take(Some(past), NO_PATIENCE, at(4_000)).is_err(), "both turns are given away");
        assert!(take(Some(past), NO_PATIENCE, at(6_000)).is_ok());
        let (taken, full) = exhausted(LONGEST_TURN, at(0));
        assert_eq!(taken, 60, "ten wait, who comes then is told to come back");
        assert_eq!(take(full, LONGEST_TURN, at(0)), Err(Duration::from_secs(22)));
    }

    #[test]
    fn a_clock_that_was_set_back_makes_nobody_wait_for_longer() {
        let (_, past) = exhausted(NO_PATIENCE, at(86_400_000));
        assert_eq!(take(past, NO_PATIENCE, at(0)), Err(Duration::from_secs(2)));
    }

    #[test]
    fn what_was_no_failure_is_given_back() {
        let (one, _) = take(None, NO_PATIENCE, at(0)).unwrap();
        assert_eq!(give_back(Some(one), at(0)), None);
        assert_eq!(give_back(None, at(0)), None);
        let (two, _) = take(Some(one), NO_PATIENCE, at(0)).unwrap();
        assert_eq!(give_back(Some(two), at(0)), Some(one));
    }

    /// The figures of docs/security.md: guesses at one account in a day from devices that are new to it.
    #[test]
    fn guesses_in_a_day() {
        let day = 86_400;
        let (mut alone, mut past) = (0, None::<Counter>);
        for second in 0..day {
            while past.and_then(|past| past.wait(at(second * 1000))).is_none() {
                past = Some(Counter::after_failure(past, at(second * 1000)));
                alone += 1;
            }
        }
        assert_eq!(alone, 108, "one network");
        for (patience, expected) in [(NO_PATIENCE, 43_249), (LONGEST_TURN, 43_259)] {
            let (mut together, mut past) = (0, None);
            for second in 0..day {
                while let Ok((one_more, _)) = take(past, patience, at(second * 1000)) {
                    (together, past) = (together + 1, Some(one_more));
                }
            }
            assert_eq!(together, expected, "any number of networks");
        }
    }
}
