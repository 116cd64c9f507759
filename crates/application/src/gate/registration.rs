//! A school registers with its manager.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::StoreError;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::HashedPassword;
use school_management::people::registration::Registration;
use thiserror::Error;

use crate::gate::keys::ThrottleKey;
use crate::gate::model::Registered;
use crate::gate::ports::Gate;
use crate::gate::throttle::Quota;
use crate::index::published::editions_of;
use crate::tx::database::GateTx;

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

/// Counts the attempt; refuses when the network or the day has had its share.
pub fn admit(gate: &mut dyn Gate, network: IpAddr, now: DateTime<Utc>) -> Result<(), RegistrationError> {
    let (here, everywhere) = (ThrottleKey::registrations_from(network), ThrottleKey::registrations());
    let counted = PER_ADDRESS.take(gate.attempts(&here)?, now);
    gate.put_attempts(&here, counted.map_err(|seconds| RegistrationError::TooManyHere { seconds })?)?;
    let counted = IN_ALL.take(gate.attempts(&everywhere)?, now);
    gate.put_attempts(&everywhere, counted.map_err(|seconds| RegistrationError::TooManyToday { seconds })?)?;
    Ok(())
}

/// Creates the school and its manager, and says how many results INEP published for its code.
pub fn register(
    tx: &mut dyn GateTx,
    registration: &Registration,
    password: &HashedPassword,
    now: DateTime<Utc>,
) -> Result<(Registered, usize), RegistrationError> {
    let registered = tx.gate().register(registration, password, now)?;
    let activity = NewActivity::new(ActivityKind::Registration, "registrou a escola");
    tx.gate().record(registered.school, Some(registered.manager), &activity, now)?;
    let editions = match &registration.school.inep_code {
        Some(code) => editions_of(tx.reference(), code)?,
        None => 0,
    };
    Ok((registered, editions))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use ideb_core::measure::{Edition, PublishedIdeb};
    use ideb_core::reference::{Figures, SchoolResult};
    use ideb_core::testing::MemoryStore;
    use kernel::Stage;

    use super::*;
    use crate::testing::{HASH, MemoryDatabase, at, at_gate, registration};

    fn register(database: &MemoryDatabase, username: &str) -> Result<(Registered, usize), RegistrationError> {
        let hash = HashedPassword::new(HASH);
        at_gate(database, |tx| super::register(tx, &registration(username), &hash, at(5)))
    }

    #[test]
    fn the_school_hears_how_many_results_inep_published_for_its_code() {
        let mut reference = MemoryStore::default();
        let result = |year, ideb: Option<&str>| SchoolResult {
            code: "11005823".parse().unwrap(),
            stage: Stage::AnosFinais,
            edition: Edition::new(year).unwrap(),
            figures: Figures {
                ideb: ideb.map(|ideb| PublishedIdeb::parse(ideb).unwrap()),
                target: PublishedIdeb::parse("5.1").ok(),
                ..Figures::default()
            },
        };
        let results = [result(2017, Some("4.2")), result(2019, Some("4.4")), result(2021, None)];
        reference.publish(None, &results);
        let (registered, editions) = register(&MemoryDatabase::with_reference(reference), "ana").unwrap();
        assert_eq!(editions, 2, "a target alone is no result");

        let database = MemoryDatabase::default();
        assert_eq!(register(&database, "ana").unwrap(), (registered, 0));
        let [entry] = database.trail(registered.school).try_into().unwrap();
        assert_eq!((entry.actor, entry.text.as_str()), (Some(registered.manager), "registrou a escola"));
    }

    #[test]
    fn a_taken_username_is_said_so() {
        let database = MemoryDatabase::default();
        register(&database, "marina").unwrap();
        let refused = register(&database, "Marina");
        assert!(matches!(refused, Err(RegistrationError::UsernameTaken)), "{refused:?}");
    }

    #[test]
    fn an_address_registers_ten_schools_an_hour_and_all_together_two_hundred_a_day() {
        let database = MemoryDatabase::default();
        let admitted = |host, now| {
            let network = IpAddr::V4(Ipv4Addr::new(203, 0, 113, host));
            at_gate(&database, |tx| admit(tx.gate(), network, now))
        };
        for _ in 0..10 {
            admitted(1, at(0)).unwrap();
        }
        let eleventh = admitted(1, at(60));
        assert!(matches!(eleventh, Err(RegistrationError::TooManyHere { seconds: 3540 })), "{eleventh:?}");
        for host in 2..=20 {
            for _ in 0..10 {
                admitted(host, at(60)).unwrap();
            }
        }
        let one_more = admitted(21, at(60));
        assert!(matches!(one_more, Err(RegistrationError::TooManyToday { .. })), "{one_more:?}");
        assert!(admitted(1, at(0) + TimeDelta::days(1)).is_ok());
    }
}
