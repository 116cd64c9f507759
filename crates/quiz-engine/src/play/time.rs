use chrono::{DateTime, TimeDelta, Utc};
use kernel::words;

use super::words::Pace;

words! {
    /// When an answer came.
    pub enum Arrival {
        InTime = "no_prazo",
        /// It waited for the line: it counts, and earns the least.
        Waited = "esperou",
        /// It counts as an empty one.
        Late = "atrasada",
    }
    /// A text that names no arrival.
    pub struct UnknownArrival = "unknown arrival of an answer";
}

/// How much later than the limit an answer may come: for its way through the line.
pub const GRACE: TimeDelta = TimeDelta::seconds(3);
/// How long after its question was presented an answer may come that says that it waited for the line.
pub const WAITS: TimeDelta = TimeDelta::minutes(15);
/// So many answers of a quiz may have waited.
pub const MOST_WAITED: usize = 3;
/// How long a pupil looks at a verdict before the time of the next question begins.
pub const VERDICT: TimeDelta = TimeDelta::seconds(2);
/// A quiz in which nothing happens for so long closes by itself.
pub const CLOSES_AFTER: TimeDelta = TimeDelta::hours(24);

/// Who has not touched a quiz for so long does not sit at it any more.
pub(super) const SITS: TimeDelta = TimeDelta::minutes(10);

/// Whoever takes longer has left the room.
const LONGEST: TimeDelta = TimeDelta::hours(1);

/// How long an answer took, by the server's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Taken {
    pub arrival: Arrival,
    /// From the moment at which the question was presented, at least 0 and at most the limit.
    pub elapsed: TimeDelta,
}

impl Taken {
    /// `waited` is what the answer says of itself, and `waited_before` how many of this quiz were taken so.
    pub fn of(
        pace: Pace,
        presented_at: DateTime<Utc>,
        now: DateTime<Utc>,
        waited: bool,
        waited_before: usize,
    ) -> Self {
        // Before: the time of a question begins with the end of the verdict, and a clock may be set back.
        let elapsed = (now - presented_at).max(TimeDelta::zero());
        let Some(limit) = pace.limit() else {
            return Self { arrival: Arrival::InTime, elapsed: elapsed.min(LONGEST) };
        };
        let arrival = if elapsed <= limit + GRACE {
            Arrival::InTime
        } else if waited && elapsed <= WAITS && waited_before < MOST_WAITED {
            Arrival::Waited
        } else {
            Arrival::Late
        };
        Self { arrival, elapsed: elapsed.min(limit) }
    }

    /// Whole ones.
    pub fn seconds(self) -> u32 {
        u32::try_from(self.elapsed.num_seconds()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_timed_by_the_server() {
        use Arrival::{InTime, Late, Waited};
        use Pace::{Extended, Normal, Untimed};
        for (pace, milliseconds, waited, before, arrival, seconds) in [
            (Normal, -2_000, false, 0, InTime, 0),
            (Normal, 0, false, 0, InTime, 0),
            (Normal, 9_999, false, 0, InTime, 9),
            (Normal, 33_000, false, 0, InTime, 30),
            (Normal, 33_100, false, 0, Late, 30),
            (Normal, 33_100, true, 0, Waited, 30),
            (Normal, 33_100, true, 2, Waited, 30),
            (Normal, 33_100, true, 3, Late, 30),
            (Normal, 900_000, true, 0, Waited, 30),
            (Normal, 900_001, true, 0, Late, 30),
            // In time it counts as such, whatever it says of itself.
            (Normal, 20_000, true, 3, InTime, 20),
            (Extended, 63_000, false, 0, InTime, 60),
            (Extended, 63_001, false, 0, Late, 60),
            (Untimed, 63_001, false, 0, InTime, 63),
            (Untimed, 86_400_000, true, 3, InTime, 3_600),
        ] {
            let presented_at = DateTime::UNIX_EPOCH;
            let now = presented_at + TimeDelta::milliseconds(milliseconds);
            let taken = Taken::of(pace, presented_at, now, waited, before);
            assert!(taken.elapsed >= TimeDelta::zero());
            let told = (taken.arrival, taken.seconds());
            assert_eq!(told, (arrival, seconds), "{pace:?} {milliseconds} {waited} {before}");
        }
        assert_eq!(
            Taken::of(Normal, DateTime::<Utc>::MAX_UTC, DateTime::<Utc>::MIN_UTC, false, 0).seconds(),
            0
        );
    }
}
