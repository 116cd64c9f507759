//! What happens before a school is known: what sign-in, sessions and registration ask of a database.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, SchoolId, StoreError};
use school_management::notices::activity::NewActivity;
use school_management::people::password::HashedPassword;
use school_management::people::pupil::Enrolment;
use school_management::people::pupil::store::Nonce;
use school_management::people::registration::Registration;
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::Username;

use crate::gate::counter::Counter;
use crate::gate::keys::{CounterKey, DeviceKey, SessionKey};
use crate::gate::model::{Actor, Credential, NewSession, Registered, StoredSession};

/// As long as the browser keeps the device's cookie.
pub const DEVICE_KEPT: TimeDelta = TimeDelta::days(365);

/// Of one person: a teacher who signs in at every computer of a laboratory stays below.
pub const DEVICES_KEPT: i64 = 50;

/// Open at once of one person: who opens one more loses the one least in use.
pub const SESSIONS_KEPT: i64 = 50;

/// Of each account of the demonstration, which everyone shares.
pub const DEMONSTRATION_SESSIONS_KEPT: i64 = 1_000;

/// Schools that may register in a day, all together, unless the operator says otherwise.
pub const REGISTRATIONS_A_DAY: i32 = 200;

/// Wrong passwords and denials stay in the audit trail for so long: strangers can make any number of them.
pub const REFUSALS_KEPT: TimeDelta = TimeDelta::days(90);

/// Who may sign in, and where they did.
pub trait Logins {
    fn credential(&mut self, username: &Username) -> Result<Option<Credential>, StoreError>;
    /// The pupils who have this number, of one school or of all: two at most.
    fn pupil_credentials(
        &mut self,
        number: &Enrolment,
        school: Option<&SchoolCode>,
    ) -> Result<Vec<Credential>, StoreError>;
    /// A card's password was used: its hash is the pupil's from now on, and the card is gone. `false`, and nothing changed, when it is
    /// no longer this one.
    fn use_card(
        &mut self,
        whose: (SchoolId, PersonId),
        nonce: Nonce,
        password: &HashedPassword,
        must_change: bool,
    ) -> Result<bool, StoreError>;
    /// Until the transaction ends, nobody changes this person's password, nor keeps them out where it is a pupil; several may
    /// hold it.
    fn hold_password(&mut self, of: &Actor) -> Result<(), StoreError>;
    /// Whether this person has signed in on this device before.
    fn knows_device(&mut self, user: PersonId, device: &DeviceKey) -> Result<bool, StoreError>;
    /// Notes that this person has signed in on this device; forgets those of theirs that were not seen for
    /// [`DEVICE_KEPT`], and of the rest the oldest beyond [`DEVICES_KEPT`].
    fn remember_device(
        &mut self,
        school: SchoolId,
        user: PersonId,
        device: &DeviceKey,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}

/// Sessions, each for who knows its key.
pub trait SessionsByKey {
    fn session(&mut self, key: SessionKey) -> Result<Option<StoredSession>, StoreError>;
    fn touch_session(
        &mut self,
        key: SessionKey,
        expires_at: DateTime<Utc>,
        seen_at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}

/// The sessions of everyone.
pub trait Sessions: SessionsByKey {
    fn open_session(&mut self, session: &NewSession) -> Result<(), StoreError>;
    fn close_session(&mut self, key: SessionKey) -> Result<(), StoreError>;
    /// Closes those of a person that are least in use, but for `kept`. Of those that were used since they were opened, and of
    /// those that were not, as many stay, where there are, each the newest: whoever opens many puts out no session in use. It
    /// counts as used from a minute on ([`TOUCH_EVERY`](crate::gate::session::TOUCH_EVERY)).
    fn close_sessions_beyond(
        &mut self,
        school: SchoolId,
        person: PersonId,
        kept: i64,
    ) -> Result<(), StoreError>;
    /// Drops sessions that ended by `now`; some hundreds at a time.
    fn sweep_sessions(&mut self, now: DateTime<Utc>) -> Result<(), StoreError>;
}

/// What is counted at the gate.
pub trait Counters {
    /// Locked until the transaction ends, so that those who count at once queue up.
    fn counter(&mut self, key: &CounterKey) -> Result<Option<Counter>, StoreError>;
    fn put_counter(&mut self, key: &CounterKey, counter: Counter) -> Result<(), StoreError>;
    fn clear_counter(&mut self, key: &CounterKey) -> Result<(), StoreError>;
    /// Drops counters whose moment was before `before`; some hundreds at a time.
    fn sweep_counters(&mut self, before: DateTime<Utc>) -> Result<(), StoreError>;
}

/// New schools, and the traces of what happens at the gate.
pub trait Registrations {
    /// Fails with `Clash("logins_pkey")` when the username is taken.
    fn register(
        &mut self,
        registration: &Registration,
        password: &HashedPassword,
        at: DateTime<Utc>,
    ) -> Result<Registered, StoreError>;
    /// How many schools may register in a day, all together.
    fn registrations_a_day(&mut self) -> Result<i32, StoreError>;
    /// Removes wrong passwords and denials before `before` from all audit trails; some hundreds at a time, and none that
    /// are younger than [`REFUSALS_KEPT`].
    fn sweep_refusals(&mut self, before: DateTime<Utc>) -> Result<(), StoreError>;
    /// Adds to the audit trail of a school that a sign-in or a registration names.
    fn record(
        &mut self,
        school: SchoolId,
        actor: Option<PersonId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}

/// Everything that happens before a school is known.
pub trait Gate: Logins + Sessions + Counters + Registrations {}

impl<T: Logins + Sessions + Counters + Registrations> Gate for T {}
