//! New schools, and the traces of what happens at the gate.

use application::gate::model::Registered;
use application::gate::ports::Registrations;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::{InepCode, PersonId, SchoolId, StoreError};
use school_management::notices::activity::NewActivity;
use school_management::people::password::HashedPassword;
use school_management::people::registration::Registration;
use school_management::people::staff::Email;

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::notices::activities::record;
use crate::schema::gate::registration_limit;

row! {
    RegisteredRow { school_id: i64 => BigInt, manager_id: i64 => BigInt }
}

statement! {
    /// The directory's key is tried before the person is written; references are checked at the statement's end.
    Register(
        created_at: DateTime<Utc> => Timestamptz,
        name: String => Text,
        municipality: String => Text,
        state: &'static str => Text,
        inep_code: Option<String> => Nullable<Text>,
        demo: bool => Bool,
        username: String => Text,
        password_hash: String => Text,
        role: &'static str => Text,
        first_name: String => Text,
        last_name: String => Text,
        email: Option<String> => Nullable<Text>,
    ) -> RegisteredRow =
        "WITH today AS (
            SELECT $1::timestamptz AS at
        ), school AS (
            INSERT INTO schools (created_at, name, municipality, state, inep_code, demo)
            SELECT at, $2, $3, $4, $5, $6 FROM today RETURNING id
        ), login AS (
            INSERT INTO logins (kind, name, school_id, person_id)
            SELECT 'staff', $7, id, nextval('people_id_seq') FROM school RETURNING name, school_id, person_id
        ), person AS (
            INSERT INTO people (school_id, id, kind, password_hash) SELECT school_id, person_id, 'staff', $8 FROM login
        ), member AS (
            INSERT INTO users (school_id, id, username, role, first_name, last_name, email, created_at)
            SELECT school_id, person_id, name, $9, $10, $11, $12, at FROM login, today
            RETURNING school_id, id
        )
        SELECT school_id, id AS manager_id FROM member"
}

statement! {
    /// By policy the gate sees no younger ones.
    SweepRefusals(before: DateTime<Utc> => Timestamptz) -> () =
        "DELETE FROM audit_events WHERE (school_id, id) IN (
            SELECT school_id, id FROM audit_events
            WHERE kind IN ('denied', 'sign_in_failed') AND at < $1 ORDER BY at LIMIT 100)"
}

impl Registrations for Transaction {
    fn registrations_a_day(&mut self) -> Result<i32, StoreError> {
        self.run("registrations_a_day", |connection| {
            registration_limit::table.select(registration_limit::most).first(connection)
        })
    }

    fn sweep_refusals(&mut self, before: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("sweep_refusals", |connection| SweepRefusals { before }.execute(connection)).map(drop)
    }

    fn register(
        &mut self,
        registration: &Registration,
        password: &HashedPassword,
        at: DateTime<Utc>,
    ) -> Result<Registered, StoreError> {
        let (school, manager) = (&registration.school, &registration.manager);
        let register = Register {
            created_at: at,
            name: school.name.clone(),
            municipality: school.municipality.clone(),
            state: school.state.code(),
            inep_code: school.inep_code.as_ref().map(InepCode::to_string),
            demo: school.demo,
            username: manager.username.to_string(),
            password_hash: password.as_str().to_owned(),
            role: manager.role.slug(),
            first_name: manager.first_name.clone(),
            last_name: manager.last_name.clone(),
            email: manager.email.as_ref().map(Email::as_str).map(ToOwned::to_owned),
        };
        let row: RegisteredRow = self.run("register", |connection| register.get_result(connection))?;
        Ok(Registered { school: SchoolId(row.school_id), manager: PersonId(row.manager_id) })
    }

    fn record(
        &mut self,
        school: SchoolId,
        actor: Option<PersonId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("record", |connection| record(connection, school, actor, activity, at))
    }
}
