//! What is remembered of each address for a while.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use application::gate::keys::Address;
use chrono::{DateTime, TimeDelta, Utc};

/// Addresses remembered at once; an attacker who has more makes us forget.
const MOST: usize = 4_096;

/// Something about each address, forgotten when its window is over.
pub struct ByAddress<T> {
    window: TimeDelta,
    kept: Mutex<HashMap<Address, (T, DateTime<Utc>)>>,
}

impl<T: Default> ByAddress<T> {
    pub fn new(window: TimeDelta) -> Self {
        Self { window, kept: Mutex::default() }
    }

    /// Reads or changes what is known of the address; a window begins with its first request.
    pub fn with<R>(&self, address: IpAddr, now: DateTime<Utc>, work: impl FnOnce(&mut T) -> R) -> R {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.retain(|_, (_, since)| now - *since < self.window);
        }
        if kept.len() >= MOST {
            kept.clear();
        }
        let fresh = || (T::default(), now);
        let entry = kept.entry(Address::of(address)).or_insert_with(fresh);
        if now - entry.1 >= self.window {
            *entry = fresh();
        }
        work(&mut entry.0)
    }
}

impl<T> fmt::Debug for ByAddress<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("ByAddress").field("window", &self.window).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn an_address_is_remembered_for_its_window() {
        let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
        let calls = ByAddress::<u32>::new(TimeDelta::minutes(1));
        let call = |address: &str, second| {
            calls.with(address.parse().unwrap(), at(second), |calls| {
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
        let calls = ByAddress::<u32>::new(TimeDelta::minutes(1));
        for number in 0..u32::try_from(MOST).unwrap() * 3 {
            calls.with(Ipv4Addr::from_bits(number).into(), DateTime::UNIX_EPOCH, |calls| *calls += 1);
        }
        assert!(calls.kept.lock().unwrap().len() <= MOST);
    }
}
