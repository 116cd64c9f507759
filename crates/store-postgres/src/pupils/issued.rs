//! What the passwords on cards are derived from.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Timestamptz};
use kernel::{PersonId, StoreError};
use school_management::people::pupil::store::{Issued, IssuedPasswords, Nonce, Pupils};

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::pupils::numbers;
use crate::schema::people::issued_passwords;

row! {
    WithoutRow { id: i64 => BigInt }
}

statement! {
    WithoutAccess(now: DateTime<Utc> => Timestamptz) -> WithoutRow =
        "SELECT s.id FROM students s JOIN people p ON p.school_id = s.school_id AND p.id = s.id
        LEFT JOIN issued_passwords i ON i.school_id = s.school_id AND i.person_id = s.id AND i.until > $1
        WHERE p.active AND p.password_hash IS NULL AND i.person_id IS NULL"
}

statement! {
    Issue(
        ids: Vec<i64> => Array<BigInt>,
        nonces: Vec<Vec<u8>> => Array<Binary>,
        untils: Vec<DateTime<Utc>> => Array<Timestamptz>,
    ) -> () =
        "WITH given AS (
            SELECT * FROM unnest($1::bigint[], $2::bytea[], $3::timestamptz[]) AS g (id, nonce, until)
        ), person AS (
            UPDATE people p SET password_hash = NULL, must_change = false, password_until = NULL
            FROM given g WHERE p.id = g.id AND p.kind = 'pupil'
        )
        INSERT INTO issued_passwords (person_id, nonce, until) SELECT id, nonce, until FROM given
        ON CONFLICT (school_id, person_id)
        DO UPDATE SET nonce = excluded.nonce, until = excluded.until, printed_at = NULL"
}

type IssuedRow = (i64, Vec<u8>, DateTime<Utc>, Option<DateTime<Utc>>);

fn issued((id, nonce, until, printed_at): IssuedRow) -> Result<(PersonId, Issued), StoreError> {
    let nonce = nonce
        .try_into()
        .map(Nonce)
        .map_err(|_| StoreError::Broken { call: "issued", source: "a nonce of another length".into() })?;
    Ok((PersonId(id), Issued { nonce, until, printed_at }))
}

impl IssuedPasswords for Transaction {
    fn issued(&mut self, pupils: &[PersonId]) -> Result<Vec<(PersonId, Issued)>, StoreError> {
        let rows: Vec<IssuedRow> = self.run("issued", |connection| {
            issued_passwords::table
                .filter(issued_passwords::person_id.eq_any(numbers(pupils)))
                .select((
                    issued_passwords::person_id,
                    issued_passwords::nonce,
                    issued_passwords::until,
                    issued_passwords::printed_at,
                ))
                .load(connection)
        })?;
        rows.into_iter().map(issued).collect()
    }

    fn without_access(&mut self, now: DateTime<Utc>) -> Result<Vec<PersonId>, StoreError> {
        let rows: Vec<WithoutRow> =
            self.run("without_access", |connection| WithoutAccess { now }.load(connection))?;
        Ok(rows.into_iter().map(|row| PersonId(row.id)).collect())
    }

    fn issue(&mut self, passwords: &[(PersonId, Issued)]) -> Result<(), StoreError> {
        // Whoever signs in by a password that is about to go comes first, or finds it gone.
        self.hold_sign_ins()?;
        let issue = Issue {
            ids: passwords.iter().map(|(id, _)| id.0).collect(),
            nonces: passwords.iter().map(|(_, issued)| issued.nonce.0.to_vec()).collect(),
            untils: passwords.iter().map(|(_, issued)| issued.until).collect(),
        };
        self.run("issue", |connection| issue.execute(connection)).map(drop)
    }

    fn note_printed(&mut self, pupils: &[PersonId], at: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("note_printed", |connection| {
            let theirs = issued_passwords::table.filter(issued_passwords::person_id.eq_any(numbers(pupils)));
            diesel::update(theirs).set(issued_passwords::printed_at.eq(at)).execute(connection).map(drop)
        })
    }
}
