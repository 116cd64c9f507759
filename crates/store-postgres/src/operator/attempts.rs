//! What is counted at the gate, as the operator sees and clears them.

use application::gate::counted::throttle_keys;
use application::gate::counter::Counter;
use application::gate::keys::{CounterKey, DeviceKey};
use application::gate::registration::Day;
use chrono::{DateTime, Utc};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::PersonId;
use school_management::people::staff::Username;

use crate::schema::gate::{known_devices, registration_limit, signin_attempts};

/// Clears every counter that may make a person wait.
pub(crate) fn forget(connection: &mut PgConnection, username: &Username, person: i64) -> QueryResult<()> {
    let devices: Vec<String> = known_devices::table
        .filter(known_devices::person_id.eq(person))
        .select(known_devices::device)
        .load(connection)?;
    let keys = throttle_keys(username, PersonId(person), devices.into_iter().map(DeviceKey));
    let keys = keys.iter().map(CounterKey::as_str);
    diesel::delete(signin_attempts::table.filter(signin_attempts::key.eq_any(keys))).execute(connection)?;
    // Those of single networks, whichever they are: `CounterKey::within`.
    let within = "DELETE FROM signin_attempts WHERE key LIKE 'from:%' AND split_part(key, ' ', 2) = $1";
    let account = CounterKey::account(username);
    diesel::sql_query(within).bind::<Text, _>(account.as_str()).execute(connection)?;
    Ok(())
}

/// The registrations of the day.
pub(crate) fn registrations(connection: &mut PgConnection, now: DateTime<Utc>) -> QueryResult<Day> {
    let counted: Option<(i32, DateTime<Utc>)> = signin_attempts::table
        .find(CounterKey::registrations().as_str())
        .select((signin_attempts::failures, signin_attempts::last_at))
        .first(connection)
        .optional()?;
    let most = registration_limit::table.select(registration_limit::most).first(connection)?;
    Ok(Day::of(counted.map(|(count, from)| Counter { count, from }), most, now))
}

/// Sets how many there may be.
pub(crate) fn allow_registrations(connection: &mut PgConnection, most: i32) -> QueryResult<()> {
    diesel::update(registration_limit::table)
        .set(registration_limit::most.eq(most))
        .execute(connection)
        .map(drop)
}
