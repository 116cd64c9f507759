//! Who may sign in, and where they did.

use application::gate::keys::DeviceKey;
use application::gate::model::{Actor, Credential, World};
use application::gate::ports::{DEVICE_KEPT, DEVICES_KEPT, Logins};
use application::tx::views::DemonstrationView;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::{PersonId, SchoolId, StoreError};
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::staff::{Email, StaffMember, StaffRole, Username};

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::people::staff::{self, MemberRow, PasswordLock};
use crate::schema::gate::known_devices;
use crate::schema::people::{people, schools, users};

row! {
    /// A member of the staff with their password.
    CredentialRow {
        school_id: i64 => BigInt,
        demo: bool => Bool,
        id: i64 => BigInt,
        username: Word<Username> => Text,
        role: Word<StaffRole> => Text,
        first_name: String => Text,
        last_name: String => Text,
        email: Option<Word<Email>> => Nullable<Text>,
        active: bool => Bool,
        password_hash: String => Text,
        must_change: bool => Bool,
        password_until: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

statement! {
    /// The member of the staff, of whatever school, who signs in by a name.
    FindCredential(username: String => Text) -> CredentialRow =
        "SELECT u.school_id, s.demo, u.id, u.username, u.role, u.first_name, u.last_name, u.email, p.active, p.password_hash,
            p.must_change, p.password_until
        FROM logins l
        JOIN people p ON p.school_id = l.school_id AND p.id = l.person_id
        JOIN users u ON u.school_id = l.school_id AND u.id = l.person_id
        JOIN schools s ON s.id = l.school_id
        WHERE l.kind = 'staff' AND l.name = $1 AND l.within = 0"
}

// Two sign-ins of one person that forget at once leave each other's rows alone.

statement! {
    ForgetOldDevices(school: i64 => BigInt, person: i64 => BigInt, before: DateTime<Utc> => Timestamptz) -> () =
        "DELETE FROM known_devices WHERE (school_id, person_id, device) IN (
            SELECT school_id, person_id, device FROM known_devices
            WHERE school_id = $1 AND person_id = $2 AND seen_at < $3 FOR UPDATE SKIP LOCKED)"
}

statement! {
    ForgetDevicesBeyond(school: i64 => BigInt, person: i64 => BigInt, kept: i64 => BigInt) -> () =
        "DELETE FROM known_devices WHERE (school_id, person_id, device) IN (
            SELECT school_id, person_id, device FROM known_devices
            WHERE school_id = $1 AND person_id = $2 ORDER BY seen_at DESC, device DESC OFFSET $3
            FOR UPDATE SKIP LOCKED)"
}

impl From<CredentialRow> for Credential {
    fn from(row: CredentialRow) -> Self {
        let username = row.username.0;
        let member = StaffMember {
            id: PersonId(row.id),
            username: username.clone(),
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email.map(|email| email.0),
            role: row.role.0,
        };
        Self {
            username,
            actor: Actor { school: SchoolId(row.school_id), person: Person::Staff(member) },
            world: World::of(row.demo),
            active: row.active,
            password: HashedPassword::new(row.password_hash),
            must_change: row.must_change,
            password_until: row.password_until,
        }
    }
}

impl Logins for Transaction {
    fn credential(&mut self, username: &Username) -> Result<Option<Credential>, StoreError> {
        let find = FindCredential { username: username.as_str().to_owned() };
        let row: Option<CredentialRow> =
            self.run("credential", |connection| find.get_result(connection).optional())?;
        Ok(row.map(Into::into))
    }

    fn hold_password(&mut self, person: PersonId) -> Result<(), StoreError> {
        self.run("hold_password", |connection| staff::lock_password(connection, person, PasswordLock::Shared))
    }

    fn knows_device(&mut self, person: PersonId, device: &DeviceKey) -> Result<bool, StoreError> {
        self.run("knows_device", |connection| {
            diesel::select(diesel::dsl::exists(
                known_devices::table
                    .filter(known_devices::device.eq(&device.0))
                    .filter(known_devices::person_id.eq(person.0)),
            ))
            .get_result(connection)
        })
    }

    fn remember_device(
        &mut self,
        school: SchoolId,
        person: PersonId,
        device: &DeviceKey,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let (school, person) = (school.0, person.0);
        self.run("remember_device", |connection| {
            diesel::insert_into(known_devices::table)
                .values((
                    known_devices::school_id.eq(school),
                    known_devices::person_id.eq(person),
                    known_devices::device.eq(&device.0),
                    known_devices::seen_at.eq(at),
                ))
                .on_conflict((known_devices::school_id, known_devices::person_id, known_devices::device))
                .do_update()
                .set(known_devices::seen_at.eq(at))
                .execute(connection)?;
            ForgetOldDevices { school, person, before: at - DEVICE_KEPT }.execute(connection)?;
            ForgetDevicesBeyond { school, person, kept: DEVICES_KEPT }.execute(connection)
        })?;
        Ok(())
    }
}

impl DemonstrationView for Transaction {
    fn demo_staff(&mut self) -> Result<Vec<StaffMember>, StoreError> {
        let rows: Vec<MemberRow> = self.run("demo_staff", |connection| {
            users::table
                .inner_join(schools::table.on(schools::id.eq(users::school_id)))
                .inner_join(
                    people::table.on(people::school_id.eq(users::school_id).and(people::id.eq(users::id))),
                )
                .filter(schools::demo)
                .filter(people::active)
                .order((users::school_id, users::id))
                .select(MemberRow::as_select())
                .load(connection)
        })?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}
