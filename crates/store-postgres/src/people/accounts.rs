//! The accounts of the staff of the transaction's school.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::table::folded;
use kernel::{PersonId, StoreError};
use school_management::people::password::HashedPassword;
use school_management::people::staff::{Colleague, Email, StaffMember, StaffRole, Username};
use school_management::people::staff_account::{AccountInUse, Profile, StaffAccount};
use school_management::people::store::StaffAccounts;
use school_management::people::view::PeopleView;

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::people::staff::{MemberRow, PasswordLock, lock_password};
use crate::schema::people::{people, users};

row! {
    IdRow { id: i64 => BigInt }
}

statement! {
    /// Two who would each take the role from the other wait for one another; the second finds one manager less.
    HoldManagers() -> IdRow =
        "SELECT u.id FROM users u JOIN people p ON p.school_id = u.school_id AND p.id = u.id
        WHERE u.role = 'gestor' AND p.active ORDER BY u.id FOR NO KEY UPDATE"
}

row! {
    AccountRow {
        id: i64 => BigInt,
        username: Word<Username> => Text,
        first_name: String => Text,
        last_name: String => Text,
        email: Option<Word<Email>> => Nullable<Text>,
        role: Word<StaffRole> => Text,
        active: bool => Bool,
        must_change: bool => Bool,
        password_until: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        seen_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        open_sessions: Count => BigInt,
    }
}

statement! {
    /// The staff of one role or of all, with when they were last seen and how many sessions they have open.
    Accounts(role: Option<&'static str> => Nullable<Text>, now: DateTime<Utc> => Timestamptz) -> AccountRow =
        "WITH asked AS (
            SELECT $1::text AS role, $2::timestamptz AS now
        ), devices AS (
            SELECT person_id, max(seen_at) AS seen_at FROM known_devices GROUP BY person_id
        ), open AS (
            SELECT person_id, max(seen_at) AS seen_at, count(*) FILTER (WHERE expire > now) AS count
            FROM sessions, asked GROUP BY person_id
        )
        SELECT u.id, u.username, u.first_name, u.last_name, u.email, u.role, p.active, p.must_change, p.password_until,
            greatest(devices.seen_at, open.seen_at) AS seen_at, coalesce(open.count, 0) AS open_sessions
        FROM asked
        JOIN users u ON asked.role IS NULL OR u.role = asked.role
        JOIN people p ON p.school_id = u.school_id AND p.id = u.id
        LEFT JOIN devices ON devices.person_id = u.id
        LEFT JOIN open ON open.person_id = u.id"
}

impl From<AccountRow> for AccountInUse {
    fn from(row: AccountRow) -> Self {
        let member = StaffMember {
            id: PersonId(row.id),
            username: row.username.0,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email.map(|email| email.0),
            role: row.role.0,
        };
        let AccountRow { active, must_change, password_until, .. } = row;
        Self {
            account: StaffAccount { member, active, must_change, password_until },
            seen_at: row.seen_at,
            open_sessions: row.open_sessions.0,
        }
    }
}

fn by_name(first_name: &str, last_name: &str, id: i64) -> (String, String, i64) {
    (folded(first_name), folded(last_name), id)
}

/// The staff, beside what there is of them as people.
macro_rules! staff {
    () => {
        users::table.inner_join(
            people::table.on(people::school_id.eq(users::school_id).and(people::id.eq(users::id))),
        )
    };
}

impl PeopleView for Transaction {
    fn colleagues(&mut self, role: Option<StaffRole>) -> Result<Vec<Colleague>, StoreError> {
        let mut rows: Vec<(i64, String, String, Word<StaffRole>)> = self.run("colleagues", |connection| {
            let columns = (users::id, users::first_name, users::last_name, users::role);
            let active = staff!().filter(people::active).select(columns).into_boxed();
            match role {
                Some(role) => active.filter(users::role.eq(role.slug())).load(connection),
                None => active.load(connection),
            }
        })?;
        rows.sort_by_cached_key(|(id, first, last, _)| by_name(first, last, *id));
        let colleague = |(id, first, last, role): (_, String, String, Word<_>)| Colleague {
            id: PersonId(id),
            name: format!("{first} {last}"),
            role: role.0,
            active: true,
        };
        Ok(rows.into_iter().map(colleague).collect())
    }

    fn accounts(
        &mut self,
        role: Option<StaffRole>,
        now: DateTime<Utc>,
    ) -> Result<Vec<AccountInUse>, StoreError> {
        let accounts = Accounts { role: role.map(StaffRole::slug), now };
        let mut rows: Vec<AccountRow> = self.run("accounts", |connection| accounts.load(connection))?;
        rows.sort_by_cached_key(|row| by_name(&row.first_name, &row.last_name, row.id));
        Ok(rows.into_iter().map(Into::into).collect())
    }
}

impl StaffAccounts for Transaction {
    fn hold_account(&mut self, id: PersonId) -> Result<Option<StaffAccount>, StoreError> {
        let found: Option<(MemberRow, bool, bool, Option<DateTime<Utc>>)> =
            self.run("hold_account", |connection| {
                lock_password(connection, id, PasswordLock::Exclusive)?;
                staff!()
                    .filter(users::id.eq(id.0))
                    .select((
                        MemberRow::as_select(),
                        people::active,
                        people::must_change,
                        people::password_until,
                    ))
                    .first(connection)
                    .optional()
            })?;
        Ok(found.map(|(member, active, must_change, password_until)| StaffAccount {
            member: member.into(),
            active,
            must_change,
            password_until,
        }))
    }

    fn hold_managers(&mut self) -> Result<Vec<PersonId>, StoreError> {
        let rows: Vec<IdRow> = self.run("hold_managers", |connection| HoldManagers {}.load(connection))?;
        Ok(rows.into_iter().map(|row| PersonId(row.id)).collect())
    }

    fn set_profile(&mut self, id: PersonId, profile: &Profile) -> Result<(), StoreError> {
        self.run("set_profile", |connection| {
            diesel::update(users::table.filter(users::id.eq(id.0)))
                .set((
                    users::first_name.eq(&profile.first_name),
                    users::last_name.eq(&profile.last_name),
                    users::email.eq(profile.email.as_ref().map(Email::as_str)),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    fn set_role(&mut self, id: PersonId, role: StaffRole) -> Result<(), StoreError> {
        self.run("set_role", |connection| {
            diesel::update(users::table.filter(users::id.eq(id.0)))
                .set(users::role.eq(role.slug()))
                .execute(connection)
                .map(drop)
        })
    }

    fn set_active(&mut self, id: PersonId, active: bool) -> Result<(), StoreError> {
        self.run("set_active", |connection| {
            diesel::update(people::table.filter(people::id.eq(id.0)))
                .set(people::active.eq(active))
                .execute(connection)
                .map(drop)
        })
    }

    fn issue_password(
        &mut self,
        id: PersonId,
        password: &HashedPassword,
        until: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("issue_password", |connection| {
            diesel::update(people::table.filter(people::id.eq(id.0)))
                .set((
                    people::password_hash.eq(password.as_str()),
                    people::must_change.eq(true),
                    people::password_until.eq(until),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    fn keep_password(&mut self, id: PersonId) -> Result<(), StoreError> {
        self.run("keep_password", |connection| {
            diesel::update(people::table.filter(people::id.eq(id.0)))
                .set((people::must_change.eq(false), people::password_until.eq(None::<DateTime<Utc>>)))
                .execute(connection)
                .map(drop)
        })
    }
}
