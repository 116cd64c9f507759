//! A school registers with its manager.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::StoreError;
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
    #[error("Este nome de usuário já está em uso.")]
    UsernameTaken,
    #[error("Muitos cadastros a partir deste endereço. Tente de novo mais tarde.")]
    TooManyHere { seconds: u64 },
    #[error("Muitos cadastros hoje em todo o sistema. Tente de novo mais tarde.")]
    TooManyToday { seconds: u64 },
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
    let here = format!("register:{address}");
    let counted = PER_ADDRESS.take(gate.attempts(&here)?, now);
    gate.put_attempts(&here, counted.map_err(|seconds| RegistrationError::TooManyHere { seconds })?)?;
    let counted = IN_ALL.take(gate.attempts(ALL)?, now);
    gate.put_attempts(ALL, counted.map_err(|seconds| RegistrationError::TooManyToday { seconds })?)?;
    Ok(())
}

/// Counts the registrations of all addresses together.
const ALL: &str = "register";

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
