//! How long a caller waits after failures.

use std::collections::HashSet;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};

use crate::gate::counter::Counter;

/// Failures that cost nothing.
const FREE: i32 = 5;
const LONGEST: i64 = 900;

/// "1 segundo", "15 minutos", "3 horas": rounded up, so that who waits so long has waited enough.
pub fn in_words(seconds: u64) -> String {
    let (count, one, many) = match seconds {
        0..60 => (seconds, "segundo", "segundos"),
        60..5_400 => (seconds.div_ceil(60), "minuto", "minutos"),
        _ => (seconds.div_ceil(3_600), "hora", "horas"),
    };
    format!("{count} {}", if count == 1 { one } else { many })
}

impl Counter {
    /// Of failures: whole seconds until the next attempt may be made; `None` when it may be made now. The first five are
    /// free, then the wait doubles from 2 s up to 900 s.
    pub fn wait(self, now: DateTime<Utc>) -> Option<u64> {
        let paid = u32::try_from(self.count - FREE + 1).ok().filter(|paid| *paid > 0)?;
        let seconds = 2_i64.saturating_pow(paid).min(LONGEST);
        let left = self.until(now).from + TimeDelta::seconds(seconds) - now;
        // Rounded up: a wait of 0.4 s must not read as "now".
        u64::try_from((left.num_milliseconds() + 999).div_euclid(1000)).ok().filter(|seconds| *seconds > 0)
    }

    /// One more failure; failures older than a day are forgotten.
    pub fn after_failure(previous: Option<Self>, now: DateTime<Utc>) -> Self {
        let count = previous.filter(|past| !past.is_forgotten(now)).map_or(0, |past| past.count);
        Self { count: count.saturating_add(1), from: now }
    }
}

/// Accounts that failed to sign in from one address lately. They slow the address down and never shut it: a whole
/// school may stand behind it.
#[derive(Debug, Default)]
pub struct FailingAccounts {
    hashes: HashSet<u64>,
}

impl FailingAccounts {
    /// 400 people of whom every tenth mistypes stay far below.
    const FREE: usize = 100;
    /// More change nothing, and are not kept.
    const MOST: usize = 120;
    const STEP: Duration = Duration::from_millis(100);

    /// `account` is the hash of a username.
    pub fn failed(&mut self, account: u64) {
        if self.hashes.len() < Self::MOST {
            self.hashes.insert(account);
        }
    }

    /// Whoever mistyped and then got in is no guesser.
    pub fn succeeded(&mut self, account: u64) {
        self.hashes.remove(&account);
    }

    /// How long the next attempt waits before it is looked at: nothing for the first 100 accounts, then 0.1 s more for
    /// each, up to 2 s.
    pub fn slows(&self) -> Duration {
        let paid = self.hashes.len().saturating_sub(Self::FREE);
        Self::STEP * u32::try_from(paid).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(second, 0).unwrap()
    }

    #[test]
    fn five_failures_are_free_then_the_wait_doubles() {
        let waits: Vec<_> = (0..18).map(|count| Counter { count, from: at(0) }.wait(at(0))).collect();
        assert_eq!(waits[..5], [None; 5]);
        assert_eq!(waits[5..9], [Some(2), Some(4), Some(8), Some(16)]);
        assert_eq!(waits[17], Some(900));
    }

    #[test]
    fn the_wait_runs_out() {
        let failed = Counter { count: 7, from: at(0) };
        assert_eq!(failed.wait(at(7)), Some(1));
        assert_eq!(failed.wait(at(8)), None);
    }

    #[test]
    fn a_clock_that_was_set_back_makes_nobody_wait_for_longer() {
        assert_eq!(Counter { count: 5, from: at(86_400) }.wait(at(0)), Some(2));
        assert_eq!(Counter { count: 99, from: at(86_400) }.wait(at(0)), Some(900));
    }

    #[test]
    fn yesterday_is_forgotten() {
        let past = Counter { count: 9, from: at(0) };
        assert_eq!(Counter::after_failure(Some(past), at(60)).count, 10);
        assert_eq!(Counter::after_failure(Some(past), at(86_400)).count, 1);
    }

    #[test]
    fn an_address_is_slowed_by_the_accounts_that_fail_there() {
        for (accounts, milliseconds) in
            [(0, 0), (40, 0), (100, 0), (101, 100), (110, 1000), (120, 2000), (50_000, 2000)]
        {
            let mut failing = FailingAccounts::default();
            (0..accounts).for_each(|account| failing.failed(account));
            assert_eq!(failing.slows(), Duration::from_millis(milliseconds), "{accounts} accounts");
        }
    }

    #[test]
    fn one_account_that_fails_again_or_gets_in_slows_nobody() {
        let mut failing = FailingAccounts::default();
        (0..500).for_each(|_| failing.failed(7));
        assert_eq!(failing.slows(), Duration::ZERO);
        for account in 0..500 {
            failing.failed(account);
            failing.succeeded(account);
        }
        assert_eq!(failing.slows(), Duration::ZERO);
    }

    #[test]
    fn a_wait_is_told_in_words_that_people_use() {
        for (seconds, words) in [
            (1, "1 segundo"),
            (59, "59 segundos"),
            (60, "1 minuto"),
            (61, "2 minutos"),
            (900, "15 minutos"),
            (5_399, "90 minutos"),
            (5_400, "2 horas"),
            (86_400, "24 horas"),
        ] {
            assert_eq!(in_words(seconds), words);
        }
    }
}
