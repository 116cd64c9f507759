//! Who may sign in, and where they did.

use application::gate::keys::DeviceKey;
use application::gate::model::{Actor, Credential};
use application::gate::ports::Logins;
use application::tx::views::DemonstrationView;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
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
        id: i64 => BigInt,
        username: Word<Username> => Text,
        role: Word<StaffRole> => Text,
        first_name: String => Text,
        last_name: String => Text,
        email: Option<Word<Email>> => Nullable<Text>,
        active: bool => Bool,
        password_hash: String => Text,
    }
}

statement! {
    /// The member of the staff, of whatever school, who signs in by a name.
    FindCredential(username: String => Text) -> CredentialRow =
        "SELECT u.school_id, u.id, u.username, u.role, u.first_name, u.last_name, u.email, p.active, p.password_hash
        FROM logins l
        JOIN people p ON p.school_id = l.school_id AND p.id = l.person_id
        JOIN users u ON u.school_id = l.school_id AND u.id = l.person_id
        WHERE l.kind = 'staff' AND l.name = $1 AND l.within = 0"
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
            active: row.active,
            password: HashedPassword::new(row.password_hash),
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
    ) -> Result<(), StoreError> {
        self.run("remember_device", |connection| {
            diesel::insert_into(known_devices::table)
                .values((
                    known_devices::school_id.eq(school.0),
                    known_devices::person_id.eq(person.0),
                    known_devices::device.eq(&device.0),
                ))
                .on_conflict_do_nothing()
                .execute(connection)
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
