//! What is remembered of each caller for a while: by their address, or their network.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

/// Callers remembered at once; an attacker who has more makes us forget.
const MOST: usize = 4_096;

/// Something about each caller, forgotten when its window is over.
pub struct Lately<K, T> {
    window: TimeDelta,
    kept: Mutex<HashMap<K, (T, DateTime<Utc>)>>,
}

impl<K: Hash + Eq, T: Default> Lately<K, T> {
    pub fn new(window: TimeDelta) -> Self {
        Self { window, kept: Mutex::default() }
    }

    /// Reads or changes what is known of the caller; a window begins with its first request.
    pub fn with<R>(&self, caller: K, now: DateTime<Utc>, work: impl FnOnce(&mut T) -> R) -> R {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.retain(|_, (_, since)| now - *since < self.window);
        }
        if kept.len() >= MOST {
            kept.clear();
        }
        let fresh = || (T::default(), now);
        let entry = kept.entry(caller).or_insert_with(fresh);
        if now - entry.1 >= self.window {
            *entry = fresh();
        }
        work(&mut entry.0)
    }
}

impl<K, T> fmt::Debug for Lately<K, T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Lately").field("window", &self.window).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use application::gate::keys::Address;

    use super::*;

    #[test]
    fn an_address_is_remembered_for_its_window() {
        let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
        let calls = Lately::<Address, u32>::new(TimeDelta::minutes(1));
        let call = |address: &str, second| {
            calls.with(Address::of(address.parse().unwrap()), at(second), |calls| {
                *calls += 1;
                *calls
            })
        };
        assert_eq!(call("198.51.100.7", 0), 1);
        assert_eq!(call("198.51.100.7", 59), 2);
        assert_eq!(call("198.51.100.8", 59), 1);
        assert_eq!(call("198.51.100.7", 60), 1);
    }

    #[test]
    fn memory_is_bounded() {
        let calls = Lately::<Address, u32>::new(TimeDelta::minutes(1));
        for number in 0..u32::try_from(MOST).unwrap() * 3 {
            let address = Address::of(Ipv4Addr::from_bits(number).into());
            calls.with(address, DateTime::UNIX_EPOCH, |calls| *calls += 1);
        }
        assert!(calls.kept.lock().unwrap().len() <= MOST);
    }
}
