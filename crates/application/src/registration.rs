//! A school registers with its manager.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Invalid, StoreError};
use school_management::activity::{ActivityKind, NewActivity};
use school_management::registration::Registration;
use thiserror::Error;

use crate::database::{Gate, Registered, UnscopedTx};
use crate::throttle::Quota;

/// Registrations one address may make in an hour, and all addresses in a day.
const PER_ADDRESS: Quota = Quota { most: 10, window: TimeDelta::hours(1) };
const IN_ALL: Quota = Quota { most: 200, window: TimeDelta::days(1) };

/// Look-ups of INEP codes by one address: what a person typing needs, many times over.
pub const LOOK_UPS: Quota = Quota { most: 60, window: TimeDelta::minutes(1) };

/// Why a registration is refused.
#[derive(Debug, Error)]
pub enum RegistrationError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error("Este nome de usuário já está em uso.")]
    UsernameTaken,
    #[error("Muitos cadastros a partir deste endereço. Tente de novo mais tarde.")]
    TooMany { seconds: u64 },
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for RegistrationError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Clash(constraint) if constraint == "logins_pkey" => Self::UsernameTaken,
            other => Self::Store(other),
        }
    }
}

/// Counts the attempt; refuses when the address or the day has had its share.
pub fn admit(gate: &mut dyn Gate, address: &str, now: DateTime<Utc>) -> Result<(), RegistrationError> {
    for (key, quota) in [(format!("register:{address}"), PER_ADDRESS), ("register".to_owned(), IN_ALL)] {
        let past = gate.attempts(&key)?;
        let taken = quota.take(past, now).map_err(|seconds| RegistrationError::TooMany { seconds })?;
        gate.put_attempts(&key, taken)?;
    }
    Ok(())
}

/// Creates the school and its manager, and says how many results INEP published for its code.
pub fn register(
    tx: &mut dyn UnscopedTx,
    registration: &Registration,
    password_hash: &str,
    now: DateTime<Utc>,
) -> Result<(Registered, usize), RegistrationError> {
    let registered = tx.gate().register(registration, password_hash, now)?;
    let activity = NewActivity::new(ActivityKind::Registration, "registrou a escola");
    tx.gate().record(registered.school, Some(registered.manager), &activity, now)?;
    let editions = match &registration.school.inep_code {
        Some(code) => {
            tx.reference().school_results(code)?.iter().filter(|result| result.figures.ideb.is_some()).count()
        }
        None => 0,
    };
    Ok((registered, editions))
}
