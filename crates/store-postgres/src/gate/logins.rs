//! Who may sign in, and where they did.

use application::gate::keys::DeviceKey;
use application::gate::model::{Actor, Credential};
use application::gate::ports::{DEVICE_KEPT, DEVICES_KEPT, Logins};
use application::tx::views::{DemoPupil, DemonstrationView};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use kernel::{PersonId, SchoolId, StoreError};
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::pupil::Enrolment;
use school_management::people::pupil::store::Nonce;
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::{StaffMember, Username};

use crate::column::statement::statement;
use crate::connect::transaction::Transaction;
use crate::gate::credentials::{
    CredentialRow, FindCredential, FindPupils, PupilRow, SamplePupils, SampleRow, UseCard,
};
use crate::people::staff::{self, MemberRow, PasswordLock};
use crate::schema::gate::known_devices;
use crate::schema::people::{people, schools, users};

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

statement! {
    /// What `Pupils::hold_sign_ins` takes whole, and the pupil's own password.
    RelyOnAdmission(school: i64 => BigInt, pupil: i64 => BigInt) -> () =
        "SELECT pg_advisory_xact_lock_shared(5, hashint8($1)), pg_advisory_xact_lock_shared(2, hashint8($2))"
}

impl Logins for Transaction {
    fn credential(&mut self, username: &Username) -> Result<Option<Credential>, StoreError> {
        let find = FindCredential { username: username.as_str().to_owned() };
        let row: Option<CredentialRow> =
            self.run("credential", |connection| find.get_result(connection).optional())?;
        Ok(row.map(Into::into))
    }

    fn pupil_credentials(
        &mut self,
        number: &Enrolment,
        school: Option<&SchoolCode>,
    ) -> Result<Vec<Credential>, StoreError> {
        let find = FindPupils { number: number.to_string(), code: school.map(ToString::to_string) };
        let rows: Vec<PupilRow> = self.run("pupil_credentials", |connection| find.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn use_card(
        &mut self,
        (school, pupil): (SchoolId, PersonId),
        nonce: Nonce,
        password: &HashedPassword,
        must_change: bool,
    ) -> Result<bool, StoreError> {
        let used = UseCard {
            school: school.0,
            pupil: pupil.0,
            nonce: nonce.0.to_vec(),
            password_hash: password.as_str().to_owned(),
            must_change,
        };
        self.run("use_card", |connection| used.execute(connection).map(|changed| changed == 1))
    }

    fn hold_password(&mut self, of: &Actor) -> Result<(), StoreError> {
        self.run("hold_password", |connection| match of.person {
            Person::Staff(_) => staff::lock_password(connection, of.id(), PasswordLock::Shared),
            Person::Pupil(_) => {
                RelyOnAdmission { school: of.school.0, pupil: of.id().0 }.execute(connection).map(drop)
            }
        })
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

    fn demo_pupils(&mut self) -> Result<Vec<DemoPupil>, StoreError> {
        let rows: Vec<SampleRow> = self.run("demo_pupils", |connection| SamplePupils {}.load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}
