//! What is kept of anything that is counted: how much of it there was, and the moment from which it is reckoned.

use chrono::{DateTime, TimeDelta, Utc};

/// Counters that are older mean nothing to any limit.
pub(crate) const KEPT: TimeDelta = TimeDelta::days(1);

/// A count and its moment: of failures the last one ([`throttle`](crate::gate::throttle)), of a bucket the time up to which
/// it was drained ([`bucket`](crate::gate::bucket)), of a window its beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counter {
    pub count: i32,
    pub from: DateTime<Utc>,
}

impl Counter {
    /// As if it were of now, where it is of a time to come: a clock that was set back makes nobody wait for longer.
    pub(crate) fn until(self, now: DateTime<Utc>) -> Self {
        Self { from: self.from.min(now), ..self }
    }

    /// Whether it is so long ago that it means nothing.
    pub fn is_forgotten(self, now: DateTime<Utc>) -> bool {
        now - self.from >= KEPT
    }

    /// As if the last one had not been counted; `None` when it was the only one.
    pub fn one_fewer(self) -> Option<Self> {
        (self.count > 1).then_some(Self { count: self.count - 1, ..self })
    }

    /// What counts of it in a window that began with its first.
    pub fn within(self, window: TimeDelta, now: DateTime<Utc>) -> Option<Self> {
        (now - self.from < window).then_some(self.until(now))
    }

    /// One more in the window that `past` began, or the first of another.
    pub fn one_more(past: Option<Self>, window: TimeDelta, now: DateTime<Utc>) -> Self {
        let past = past.and_then(|past| past.within(window, now)).unwrap_or(Self { count: 0, from: now });
        Self { count: past.count.saturating_add(1), ..past }
    }
}

/// A limit on how often something happens in a window of time.
#[derive(Debug, Clone, Copy)]
pub struct Quota {
    pub most: i32,
    pub window: TimeDelta,
}

impl Quota {
    /// Counts one more; `Err` with the seconds to wait when it is used up.
    pub fn take(self, past: Option<Counter>, now: DateTime<Utc>) -> Result<Counter, u64> {
        let counted = Counter::one_more(past, self.window, now);
        if counted.count <= self.most {
            return Ok(counted);
        }
        let left = (counted.from + self.window - now).num_seconds();
        Err(u64::try_from(left).unwrap_or(0).max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(second, 0).unwrap()
    }

    #[test]
    fn one_fewer_leaves_what_was_before() {
        let counter = |count| Counter { count, from: at(9) };
        assert_eq!(counter(6).one_fewer(), Some(counter(5)));
        assert_eq!(counter(1).one_fewer(), None);
    }

    #[test]
    fn a_quota_counts_within_its_window() {
        let quota = Quota { most: 2, window: TimeDelta::hours(1) };
        let first = quota.take(None, at(0)).unwrap();
        let second = quota.take(Some(first), at(10)).unwrap();
        assert_eq!(quota.take(Some(second), at(60)), Err(3540));
        assert_eq!(quota.take(Some(second), at(3599)), Err(1));
        assert_eq!(quota.take(Some(second), at(3600)), Ok(Counter { count: 1, from: at(3600) }));
    }

    #[test]
    fn a_clock_that_was_set_back_makes_nobody_wait_beyond_the_window() {
        let quota = Quota { most: 1, window: TimeDelta::hours(1) };
        let past = quota.take(None, at(86_400)).unwrap();
        assert_eq!(quota.take(Some(past), at(0)), Err(3600));
        let quota = Quota { most: 2, ..quota };
        assert_eq!(quota.take(Some(past), at(0)), Ok(Counter { count: 2, from: at(0) }));
    }
}
