//! What happens before a school is known: sign-in, sessions, registration.

use application::gate::keys::{DeviceKey, SessionKey, ThrottleKey};
use application::gate::model::{Actor, Credential, NewSession, Registered, StoredSession};
use application::gate::ports::{Counters, Logins, Registrations, Sessions};
use application::gate::throttle::Attempts;
use application::tx::views::DemonstrationView;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer, Nullable, Text, Timestamptz};
use kernel::{InepCode, SchoolId, StoreError, UserId};
use school_management::notices::activity::NewActivity;
use school_management::people::password::HashedPassword;
use school_management::people::registration::Registration;
use school_management::people::staff::{Email, Username};

use crate::connect::transaction::Transaction;
use crate::people::staff::{self, MemberRow, PasswordLock};
use crate::schema::{audit_events, known_devices, logins, schools, sessions, signin_attempts, users};

#[derive(Queryable, Selectable)]
#[diesel(table_name = users, check_for_backend(diesel::pg::Pg))]
struct ActorRow {
    school_id: i32,
    #[diesel(embed)]
    member: MemberRow,
}

impl From<ActorRow> for Actor {
    fn from(row: ActorRow) -> Self {
        Self { school: SchoolId(row.school_id), member: row.member.into() }
    }
}

#[derive(QueryableByName)]
struct RegisteredRow {
    #[diesel(sql_type = Integer)]
    school_id: i32,
    #[diesel(sql_type = Integer)]
    user_id: i32,
}

/// The directory's key is tried before the user is written; references are checked at the statement's end.
const REGISTER: &str = "WITH school AS (
        INSERT INTO schools (name, municipality, state, inep_code, demo, created_at)
        VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
    ), login AS (
        INSERT INTO logins (username, school_id, user_id)
        SELECT $7, id, nextval('users_id_seq') FROM school RETURNING *
    )
    INSERT INTO users (school_id, id, username, password_hash, role, first_name, last_name, email, created_at)
    SELECT school_id, user_id, username, $8, $9, $10, $11, $12, $6 FROM login
    RETURNING school_id, id AS user_id";

/// Two sign-ins that sweep at once leave each other's rows alone.
const SWEEP_SESSIONS: &str = "DELETE FROM sessions WHERE sid IN (
        SELECT sid FROM sessions WHERE expire <= $1 LIMIT 500 FOR UPDATE SKIP LOCKED)";
const SWEEP_ATTEMPTS: &str = "DELETE FROM signin_attempts WHERE key IN (
        SELECT key FROM signin_attempts WHERE last_at < $1 LIMIT 500 FOR UPDATE SKIP LOCKED)";

/// Writes an entry of a school's audit trail.
pub(crate) fn record(
    connection: &mut PgConnection,
    school: SchoolId,
    actor: Option<UserId>,
    activity: &NewActivity,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(audit_events::table)
        .values((
            audit_events::school_id.eq(school.0),
            audit_events::at.eq(at),
            audit_events::actor_id.eq(actor.map(|actor| actor.0)),
            audit_events::kind.eq(activity.kind.slug()),
            audit_events::text.eq(&activity.text),
        ))
        .execute(connection)
        .map(drop)
}

impl Logins for Transaction {
    fn credential(&mut self, username: &Username) -> Result<Option<Credential>, StoreError> {
        let found: Option<(ActorRow, bool, String)> = self.run("credential", |connection| {
            logins::table
                .inner_join(
                    users::table
                        .on(users::school_id.eq(logins::school_id).and(users::id.eq(logins::user_id))),
                )
                .filter(logins::username.eq(username.as_str()))
                .select((ActorRow::as_select(), users::active, users::password_hash))
                .first(connection)
                .optional()
        })?;
        Ok(found.map(|(actor, active, password)| Credential {
            actor: actor.into(),
            active,
            password: HashedPassword::new(password),
        }))
    }

    fn hold_password(&mut self, user: UserId) -> Result<(), StoreError> {
        self.run("hold_password", |connection| staff::lock_password(connection, user, PasswordLock::Shared))
    }

    fn knows_device(&mut self, user: UserId, device: &DeviceKey) -> Result<bool, StoreError> {
        self.run("knows_device", |connection| {
            diesel::select(diesel::dsl::exists(
                known_devices::table
                    .filter(known_devices::device.eq(&device.0))
                    .filter(known_devices::user_id.eq(user.0)),
            ))
            .get_result(connection)
        })
    }

    fn remember_device(
        &mut self,
        school: SchoolId,
        user: UserId,
        device: &DeviceKey,
    ) -> Result<(), StoreError> {
        self.run("remember_device", |connection| {
            diesel::insert_into(known_devices::table)
                .values((
                    known_devices::school_id.eq(school.0),
                    known_devices::user_id.eq(user.0),
                    known_devices::device.eq(&device.0),
                ))
                .on_conflict_do_nothing()
                .execute(connection)
        })?;
        Ok(())
    }
}

impl DemonstrationView for Transaction {
    fn demo_staff(&mut self) -> Result<Vec<Actor>, StoreError> {
        let rows: Vec<ActorRow> = self.run("demo_staff", |connection| {
            users::table
                .inner_join(schools::table.on(schools::id.eq(users::school_id)))
                .filter(schools::demo)
                .filter(users::active)
                .order((users::school_id, users::id))
                .select(ActorRow::as_select())
                .load(connection)
        })?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}

impl Sessions for Transaction {
    fn session(&mut self, key: SessionKey) -> Result<Option<StoredSession>, StoreError> {
        type Row = (ActorRow, bool, DateTime<Utc>, DateTime<Utc>, DateTime<Utc>);
        let row: Option<Row> = self.run("session", |connection| {
            sessions::table
                .inner_join(
                    users::table
                        .on(users::school_id.eq(sessions::school_id).and(users::id.eq(sessions::user_id))),
                )
                .filter(sessions::sid.eq(key.to_hex()))
                .select((
                    ActorRow::as_select(),
                    users::active,
                    sessions::created_at,
                    sessions::expire,
                    sessions::seen_at,
                ))
                .first(connection)
                .optional()
        })?;
        Ok(row.map(|(actor, active, created_at, expires_at, seen_at)| StoredSession {
            key,
            actor: actor.into(),
            active,
            created_at,
            expires_at,
            seen_at,
        }))
    }

    fn open_session(&mut self, session: &NewSession) -> Result<(), StoreError> {
        self.run("open_session", |connection| {
            diesel::insert_into(sessions::table)
                .values((
                    sessions::sid.eq(session.key.to_hex()),
                    sessions::school_id.eq(session.school.0),
                    sessions::user_id.eq(session.user.0),
                    sessions::created_at.eq(session.created_at),
                    sessions::seen_at.eq(session.created_at),
                    sessions::expire.eq(session.expires_at),
                ))
                .execute(connection)
        })?;
        Ok(())
    }

    fn touch_session(
        &mut self,
        key: SessionKey,
        expires_at: DateTime<Utc>,
        seen_at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("touch_session", |connection| {
            diesel::update(sessions::table.filter(sessions::sid.eq(key.to_hex())))
                .set((sessions::expire.eq(expires_at), sessions::seen_at.eq(seen_at)))
                .execute(connection)
        })?;
        Ok(())
    }

    fn close_session(&mut self, key: SessionKey) -> Result<(), StoreError> {
        self.run("close_session", |connection| {
            diesel::delete(sessions::table.filter(sessions::sid.eq(key.to_hex()))).execute(connection)
        })?;
        Ok(())
    }

    fn sweep_sessions(&mut self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("sweep_sessions", |connection| {
            diesel::sql_query(SWEEP_SESSIONS).bind::<Timestamptz, _>(now).execute(connection)
        })?;
        Ok(())
    }
}

impl Counters for Transaction {
    fn attempts(&mut self, key: &ThrottleKey) -> Result<Option<Attempts>, StoreError> {
        let found: Option<(i32, DateTime<Utc>)> = self.run("attempts", |connection| {
            // Locks the key rather than the row: there may be none yet. A statement of its own, so that the next one
            // sees what a twin committed.
            diesel::sql_query("SELECT pg_advisory_xact_lock(1, hashtext($1))")
                .bind::<Text, _>(key.as_str())
                .execute(connection)?;
            signin_attempts::table
                .find(key.as_str())
                .select((signin_attempts::failures, signin_attempts::last_at))
                .first(connection)
                .optional()
        })?;
        Ok(found.map(|(failures, last_at)| Attempts { failures, last_at }))
    }

    fn put_attempts(&mut self, key: &ThrottleKey, attempts: Attempts) -> Result<(), StoreError> {
        let values =
            (signin_attempts::failures.eq(attempts.failures), signin_attempts::last_at.eq(attempts.last_at));
        self.run("put_attempts", |connection| {
            diesel::insert_into(signin_attempts::table)
                .values((signin_attempts::key.eq(key.as_str()), values))
                .on_conflict(signin_attempts::key)
                .do_update()
                .set(values)
                .execute(connection)
        })?;
        Ok(())
    }

    fn clear_attempts(&mut self, key: &ThrottleKey) -> Result<(), StoreError> {
        self.run("clear_attempts", |connection| {
            diesel::delete(signin_attempts::table.find(key.as_str())).execute(connection)
        })?;
        Ok(())
    }

    fn sweep_attempts(&mut self, before: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("sweep_attempts", |connection| {
            diesel::sql_query(SWEEP_ATTEMPTS).bind::<Timestamptz, _>(before).execute(connection)
        })?;
        Ok(())
    }
}

impl Registrations for Transaction {
    fn register(
        &mut self,
        registration: &Registration,
        password: &HashedPassword,
        at: DateTime<Utc>,
    ) -> Result<Registered, StoreError> {
        let (school, manager) = (&registration.school, &registration.manager);
        let row: RegisteredRow = self.run("register", |connection| {
            diesel::sql_query(REGISTER)
                .bind::<Text, _>(&school.name)
                .bind::<Text, _>(&school.municipality)
                .bind::<Text, _>(school.state.code())
                .bind::<Nullable<Text>, _>(school.inep_code.as_ref().map(InepCode::as_str))
                .bind::<Bool, _>(school.demo)
                .bind::<Timestamptz, _>(at)
                .bind::<Text, _>(manager.username.as_str())
                .bind::<Text, _>(password.as_str())
                .bind::<Text, _>(manager.role.slug())
                .bind::<Text, _>(&manager.first_name)
                .bind::<Text, _>(&manager.last_name)
                .bind::<Nullable<Text>, _>(manager.email.as_ref().map(Email::as_str))
                .get_result(connection)
        })?;
        Ok(Registered { school: SchoolId(row.school_id), manager: UserId(row.user_id) })
    }

    fn record(
        &mut self,
        school: SchoolId,
        actor: Option<UserId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("record", |connection| record(connection, school, actor, activity, at))
    }
}
