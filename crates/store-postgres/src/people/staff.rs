//! The staff of the transaction's school.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use kernel::{PersonId, StoreError};
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::{Colleague, Email, StaffMember, StaffRole, Username};
use school_management::people::store::Staff;

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::people::{people, users};

#[derive(Queryable, Selectable)]
#[diesel(table_name = users, check_for_backend(diesel::pg::Pg))]
pub(crate) struct MemberRow {
    id: i64,
    username: Word<Username>,
    first_name: String,
    last_name: String,
    email: Option<Word<Email>>,
    role: Word<StaffRole>,
}

impl From<MemberRow> for StaffMember {
    fn from(row: MemberRow) -> Self {
        Self {
            id: PersonId(row.id),
            username: row.username.0,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email.map(|email| email.0),
            role: row.role.0,
        }
    }
}

row! {
    NewMemberRow { id: i64 => BigInt }
}

statement! {
    /// The directory first: its key says that a username is taken, in whatever school.
    AddMember(
        username: String => Text,
        password_hash: String => Text,
        role: &'static str => Text,
        first_name: String => Text,
        last_name: String => Text,
        email: Option<String> => Nullable<Text>,
    ) -> NewMemberRow =
        "WITH login AS (
            INSERT INTO logins (kind, name, person_id) VALUES ('staff', $1, nextval('people_id_seq'))
            RETURNING name, person_id
        ), person AS (
            INSERT INTO people (id, kind, password_hash) SELECT person_id, 'staff', $2 FROM login
        ), member AS (
            INSERT INTO users (id, username, role, first_name, last_name, email)
            SELECT person_id, name, $3, $4, $5, $6 FROM login RETURNING id
        )
        SELECT id FROM member"
}

statement! {
    ChangePassword(to: String => Text, id: i64 => BigInt, from: String => Text) -> () =
        "UPDATE people SET password_hash = $1 WHERE id = $2 AND password_hash = $3"
}

statement! {
    RelyOnPassword(id: i64 => BigInt) -> () = "SELECT pg_advisory_xact_lock_shared(2, hashint8($1))"
}

statement! {
    LockPassword(id: i64 => BigInt) -> () = "SELECT pg_advisory_xact_lock(2, hashint8($1))"
}

type ColleagueRow = (i64, String, String, Word<StaffRole>, bool);

fn colleague((id, first_name, last_name, role, active): ColleagueRow) -> Colleague {
    Colleague { id: PersonId(id), name: format!("{first_name} {last_name}"), role: role.0, active }
}

/// The staff, with whether they may sign in.
macro_rules! colleagues {
    () => {
        users::table
            .inner_join(
                people::table.on(people::school_id.eq(users::school_id).and(people::id.eq(users::id))),
            )
            .select((users::id, users::first_name, users::last_name, users::role, people::active))
    };
}

impl Staff for Transaction {
    fn add_member(
        &mut self,
        member: &NewStaffMember,
        password: &HashedPassword,
    ) -> Result<StaffMember, StoreError> {
        let add = AddMember {
            username: member.username.to_string(),
            password_hash: password.as_str().to_owned(),
            role: member.role.slug(),
            first_name: member.first_name.clone(),
            last_name: member.last_name.clone(),
            email: member.email.as_ref().map(Email::as_str).map(ToOwned::to_owned),
        };
        let row: NewMemberRow = self.run("add_member", |connection| add.get_result(connection))?;
        Ok(member.numbered(PersonId(row.id)))
    }

    fn hold_colleague(&mut self, id: PersonId) -> Result<Option<Colleague>, StoreError> {
        let row: Option<ColleagueRow> = self.run("hold_colleague", |connection| {
            lock_password(connection, id, PasswordLock::Shared)?;
            colleagues!().filter(users::id.eq(id.0)).first(connection).optional()
        })?;
        Ok(row.map(colleague))
    }

    fn password(&mut self, id: PersonId) -> Result<Option<HashedPassword>, StoreError> {
        let found: Option<Option<String>> = self.run("password", |connection| {
            people::table
                .filter(people::id.eq(id.0))
                .select(people::password_hash)
                .first(connection)
                .optional()
        })?;
        Ok(found.flatten().map(HashedPassword::new))
    }

    fn change_password(
        &mut self,
        id: PersonId,
        from: &HashedPassword,
        to: &HashedPassword,
    ) -> Result<bool, StoreError> {
        let change = ChangePassword { to: to.as_str().to_owned(), id: id.0, from: from.as_str().to_owned() };
        self.run("change_password", |connection| {
            lock_password(connection, id, PasswordLock::Exclusive)?;
            change.execute(connection).map(|changed| changed == 1)
        })
    }
}

/// To rely on a password, or on that its person may come in; or to change either.
#[derive(Debug, Clone, Copy)]
pub(crate) enum PasswordLock {
    Shared,
    Exclusive,
}

/// Held until the transaction ends. Not the row's lock, for which the gate would need the right to change passwords.
pub(crate) fn lock_password(
    connection: &mut PgConnection,
    id: PersonId,
    lock: PasswordLock,
) -> QueryResult<()> {
    match lock {
        PasswordLock::Shared => RelyOnPassword { id: id.0 }.execute(connection),
        PasswordLock::Exclusive => LockPassword { id: id.0 }.execute(connection),
    }
    .map(drop)
}
