//! The staff of the transaction's school.

use diesel::prelude::*;
use diesel::sql_types::{Integer, Nullable, Text};
use kernel::{StoreError, UserId};
use school_management::people::password::HashedPassword;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::{Email, Role, StaffMember, Username};
use school_management::people::store::Staff;

use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::users;

#[derive(Queryable, Selectable)]
#[diesel(table_name = users, check_for_backend(diesel::pg::Pg))]
pub(crate) struct MemberRow {
    id: i32,
    username: Word<Username>,
    first_name: String,
    last_name: String,
    email: Option<Word<Email>>,
    role: Word<Role>,
}

impl From<MemberRow> for StaffMember {
    fn from(row: MemberRow) -> Self {
        Self {
            id: UserId(row.id),
            username: row.username.0,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email.map(|email| email.0),
            role: row.role.0,
        }
    }
}

#[derive(QueryableByName)]
#[diesel(table_name = users, check_for_backend(diesel::pg::Pg))]
struct NewMemberRow {
    id: i32,
}

impl Staff for Transaction {
    fn add_member(
        &mut self,
        member: &NewStaffMember,
        password: &HashedPassword,
    ) -> Result<StaffMember, StoreError> {
        // The directory first: its key says that a username is taken, in whatever school.
        let row: NewMemberRow = self.run("add_member", |connection| {
            diesel::sql_query(
                "WITH login AS (
                    INSERT INTO logins (username, user_id) VALUES ($1, nextval('users_id_seq')) RETURNING *
                )
                INSERT INTO users (id, username, password_hash, role, first_name, last_name, email)
                SELECT user_id, username, $2, $3, $4, $5, $6 FROM login
                RETURNING id",
            )
            .bind::<Text, _>(member.username.as_str())
            .bind::<Text, _>(password.as_str())
            .bind::<Text, _>(member.role.slug())
            .bind::<Text, _>(&member.first_name)
            .bind::<Text, _>(&member.last_name)
            .bind::<Nullable<Text>, _>(member.email.as_ref().map(Email::as_str))
            .get_result(connection)
        })?;
        Ok(member.numbered(UserId(row.id)))
    }

    fn password(&mut self, id: UserId) -> Result<Option<HashedPassword>, StoreError> {
        let found: Option<String> = self.run("password", |connection| {
            users::table.filter(users::id.eq(id.0)).select(users::password_hash).first(connection).optional()
        })?;
        Ok(found.map(HashedPassword::new))
    }

    fn change_password(
        &mut self,
        id: UserId,
        from: &HashedPassword,
        to: &HashedPassword,
    ) -> Result<bool, StoreError> {
        self.run("change_password", |connection| {
            lock_password(connection, id, PasswordLock::Exclusive)?;
            let person = users::table.filter(users::id.eq(id.0));
            diesel::update(person.filter(users::password_hash.eq(from.as_str())))
                .set(users::password_hash.eq(to.as_str()))
                .execute(connection)
                .map(|changed| changed == 1)
        })
    }
}

/// To rely on a password, or to change it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum PasswordLock {
    Shared,
    Exclusive,
}

/// Held until the transaction ends. Not the row's lock, for which the gate would need the right to change passwords.
pub(crate) fn lock_password(
    connection: &mut PgConnection,
    id: UserId,
    lock: PasswordLock,
) -> QueryResult<()> {
    let statement = match lock {
        PasswordLock::Shared => "SELECT pg_advisory_xact_lock_shared(2, $1)",
        PasswordLock::Exclusive => "SELECT pg_advisory_xact_lock(2, $1)",
    };
    diesel::sql_query(statement).bind::<Integer, _>(id.0).execute(connection).map(drop)
}

/// First and last name, as SQL.
pub(crate) const NAME: &str = "u.first_name || ' ' || u.last_name";
