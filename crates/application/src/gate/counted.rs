//! Where an attempt to sign in counts as failed until it is known.

use std::time::Duration;

use chrono::{DateTime, Utc};
use kernel::{PersonId, StoreError};
use school_management::people::staff::Username;
use thiserror::Error;

use crate::gate::bucket;
use crate::gate::counter::Counter;
use crate::gate::keys::{CounterKey, DeviceKey};
use crate::gate::ports::Gate;
use crate::gate::throttle::in_words;

/// Why a password is not looked at now.
#[derive(Debug, Error)]
pub enum MustWait {
    #[error("Muitas tentativas. Aguarde {} e tente de novo.", in_words(*.seconds))]
    TooMany { seconds: u64 },
    /// Others who never failed wait before this one.
    #[error("Muitas pessoas tentam entrar nesta conta agora. Aguarde {} e tente de novo.", in_words(*.seconds))]
    Crowded { seconds: u64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The counters of an attempt.
#[derive(Debug, Clone)]
pub enum Counted {
    /// The demonstration's passwords are public, and its accounts everyone's.
    Nowhere,
    /// On a device that has signed in once, so that nobody can lock a colleague out from elsewhere.
    OnDevice(CounterKey),
    /// On any other device: within its network, and everywhere.
    AsStranger { within: CounterKey, everywhere: CounterKey },
}

impl Counted {
    /// Refuses who must wait for more than a turn, and counts the attempt as failed; says how long to wait before the
    /// password is looked at.
    pub(crate) fn count(&self, gate: &mut dyn Gate, now: DateTime<Utc>) -> Result<Duration, MustWait> {
        match self {
            Self::Nowhere => Ok(Duration::ZERO),
            Self::OnDevice(key) => count(gate, key, now).map(|()| Duration::ZERO),
            Self::AsStranger { within, everywhere } => count_stranger(gate, within, everywhere, now),
        }
    }

    /// Nobody could look at the password.
    pub(crate) fn withdraw(&self, gate: &mut dyn Gate, now: DateTime<Utc>) -> Result<(), StoreError> {
        match self {
            Self::Nowhere => Ok(()),
            Self::OnDevice(key) => uncount(gate, key),
            Self::AsStranger { within, everywhere } => {
                uncount(gate, within)?;
                give_back(gate, everywhere, now)
            }
        }
    }

    /// The password was right.
    pub(crate) fn forgive(&self, gate: &mut dyn Gate, now: DateTime<Utc>) -> Result<(), StoreError> {
        match self {
            Self::Nowhere => Ok(()),
            Self::OnDevice(key) => gate.clear_counter(key),
            Self::AsStranger { within, everywhere } => {
                gate.clear_counter(within)?;
                give_back(gate, everywhere, now)
            }
        }
    }
}

/// Everyone takes the two keys in this order.
fn count_stranger(
    gate: &mut dyn Gate,
    within: &CounterKey,
    everywhere: &CounterKey,
    now: DateTime<Utc>,
) -> Result<Duration, MustWait> {
    let here = gate.counter(within)?.filter(|past| !past.is_forgotten(now));
    if let Some(seconds) = here.and_then(|past| past.wait(now)) {
        return Err(MustWait::TooMany { seconds });
    }
    // Of the networks, those that never failed wait their turn while others are refused.
    let patience = if here.is_none() { bucket::LONGEST_TURN } else { Duration::ZERO };
    let taken = bucket::take(gate.counter(everywhere)?, patience, now);
    let (counted, turn) = taken.map_err(|wait| {
        let seconds = wait.as_secs() + 1;
        if here.is_none() { MustWait::Crowded { seconds } } else { MustWait::TooMany { seconds } }
    })?;
    gate.put_counter(within, Counter::after_failure(here, now))?;
    gate.put_counter(everywhere, counted)?;
    Ok(turn)
}

/// Refuses who must wait, and counts the attempt as failed until it is cleared.
pub(crate) fn count(gate: &mut dyn Gate, key: &CounterKey, now: DateTime<Utc>) -> Result<(), MustWait> {
    let past = gate.counter(key)?;
    if let Some(seconds) = past.and_then(|past| past.wait(now)) {
        return Err(MustWait::TooMany { seconds });
    }
    Ok(gate.put_counter(key, Counter::after_failure(past, now))?)
}

pub(crate) fn uncount(gate: &mut dyn Gate, key: &CounterKey) -> Result<(), StoreError> {
    match gate.counter(key)?.and_then(Counter::one_fewer) {
        Some(fewer) => gate.put_counter(key, fewer),
        None => gate.clear_counter(key),
    }
}

fn give_back(gate: &mut dyn Gate, everywhere: &CounterKey, now: DateTime<Utc>) -> Result<(), StoreError> {
    match bucket::give_back(gate.counter(everywhere)?, now) {
        Some(fewer) => gate.put_counter(everywhere, fewer),
        None => gate.clear_counter(everywhere),
    }
}

/// Every counter that may make a person wait, but for those of single networks ([`CounterKey::within`]); `devices` are those
/// they signed in from.
pub fn throttle_keys(
    username: &Username,
    user: PersonId,
    devices: impl IntoIterator<Item = DeviceKey>,
) -> Vec<CounterKey> {
    let devices = devices.into_iter().map(|device| CounterKey::device(&device, user));
    [CounterKey::account(username), CounterKey::own_password(user)].into_iter().chain(devices).collect()
}
