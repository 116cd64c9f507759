//! Schools and people to test with.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::StoreError;
use school_management::people::password::HashedPassword;
use school_management::people::registration::{Registration, RegistrationForm};

use crate::gate::keys::SessionKey;
use crate::gate::model::Entrant;
use crate::gate::session::{self, LiveSession};
use crate::tx::database::{Database, GateTx, SchoolTx, in_school, through_gate};

/// Seconds after a moment that is not the epoch.
pub fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::seconds(seconds)
}

pub fn key(byte: u8) -> SessionKey {
    SessionKey([byte; 32])
}

/// The school "Escola de ana", INEP code 11005823, whose manager Marina Souza signs in as "ana".
#[expect(clippy::expect_used, reason = "the form is well formed for every username")]
pub fn registration(username: &str) -> Registration {
    let form = RegistrationForm {
        school_name: format!("Escola de {username}"),
        municipality: "Costa Marques".into(),
        state: "RO".into(),
        inep_code: Some("11005823".into()),
        manager_first_name: "Marina".into(),
        manager_last_name: "Souza".into(),
        manager_email: Some("marina@escola.gov.br".into()),
        manager_username: username.into(),
        manager_password: "ipê-amarelo".into(),
        manager_password_confirm: "ipê-amarelo".into(),
    };
    form.parse(6).expect("a well-formed registration")
}

/// The stored password of everyone whom [`registered`] registers.
pub const HASH: &str = "$argon2id$fake";

/// Registers a school and signs its manager in, at second 0; the session's key is made of the username's first byte.
#[expect(clippy::expect_used, reason = "a failing database fails the test")]
pub fn registered(database: &dyn Database, registration: &Registration) -> LiveSession {
    let username = &registration.manager.username;
    through_gate::<_, StoreError>(database, |tx| {
        let hash = HashedPassword::new(HASH);
        tx.gate().register(registration, &hash, at(0))?;
        let credential = tx.gate().credential(username)?.expect("the login");
        let key = key(username.as_str().as_bytes()[0]);
        session::open(tx.gate(), Entrant::new(credential.actor, credential.world), key, at(0))
    })
    .expect("a registration")
}

/// Work on what no school owns, committed.
pub fn at_gate<T>(database: &dyn Database, work: impl FnOnce(&mut dyn GateTx) -> T) -> T {
    committed(through_gate::<_, StoreError>(database, |tx| Ok(work(tx))))
}

/// Work on the session's school, committed.
pub fn within<T>(
    database: &dyn Database,
    session: &LiveSession,
    work: impl FnOnce(&mut dyn SchoolTx) -> T,
) -> T {
    committed(in_school::<_, StoreError>(database, session.scope(), |tx| Ok(work(tx))))
}

#[expect(clippy::expect_used, reason = "a failing database fails the test")]
fn committed<T>(outcome: Result<T, StoreError>) -> T {
    outcome.expect("a transaction")
}
