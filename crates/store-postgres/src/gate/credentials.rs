//! What a typed password has to fit, of staff and of pupils.

use application::gate::model::{Actor, Card, Credential, StoredPassword, World};
use application::tx::views::DemoPupil;
use chrono::{DateTime, Utc};
use diesel::sql_types::{BigInt, Bool, Bytea, Nullable, Text, Timestamptz};
use kernel::{PersonId, SchoolId};
use school_management::people::password::HashedPassword;
use school_management::people::person::{Person, PupilLogin};
use school_management::people::pupil::store::{Issued, Nonce};
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::{Email, StaffMember, StaffRole, Username};

use crate::classes::class::GradeText;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

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
        password_hash: Option<String> => Nullable<Text>,
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

impl From<CredentialRow> for Credential {
    fn from(row: CredentialRow) -> Self {
        let member = StaffMember {
            id: PersonId(row.id),
            username: row.username.0,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email.map(|email| email.0),
            role: row.role.0,
        };
        Self {
            actor: Actor { school: SchoolId(row.school_id), person: Person::Staff(member) },
            world: World::of(row.demo),
            active: row.active,
            password: hashed(row.password_hash),
            must_change: row.must_change,
            password_until: row.password_until,
        }
    }
}

fn hashed(stored: Option<String>) -> StoredPassword {
    stored.map_or(StoredPassword::None, |hash| StoredPassword::Hashed(HashedPassword::new(hash)))
}

row! {
    /// A pupil with their password, or with what the one on their card is derived from.
    PupilRow {
        school_id: i64 => BigInt,
        demo: bool => Bool,
        id: i64 => BigInt,
        student_id: String => Text,
        name: String => Text,
        active: bool => Bool,
        password_hash: Option<String> => Nullable<Text>,
        must_change: bool => Bool,
        grade: Option<Word<GradeText>> => Nullable<Text>,
        nonce: Option<Vec<u8>> => Nullable<Bytea>,
        until: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

statement! {
    /// The pupils of a number, of one school or of all. More than two say no more than two.
    FindPupils(number: String => Text, code: Option<String> => Nullable<Text>) -> PupilRow =
        "SELECT l.school_id, s.demo, t.id, t.student_id, t.name, p.active, p.password_hash, p.must_change, c.year AS grade,
            i.nonce, i.until
        FROM logins l
        JOIN people p ON p.school_id = l.school_id AND p.id = l.person_id
        JOIN students t ON t.school_id = l.school_id AND t.id = l.person_id
        JOIN schools s ON s.id = l.school_id
        LEFT JOIN classes c ON c.school_id = t.school_id AND c.id = t.class_id
        LEFT JOIN issued_passwords i ON i.school_id = l.school_id AND i.person_id = l.person_id
        WHERE l.kind = 'pupil' AND l.name = $1 AND s.code = coalesce($2, s.code)
        ORDER BY l.school_id LIMIT 2"
}

impl From<PupilRow> for Credential {
    fn from(row: PupilRow) -> Self {
        let id = PersonId(row.id);
        let pupil = PupilLogin { id, enrolment: row.student_id, name: row.name };
        let nonce = row.nonce.and_then(|bytes| bytes.try_into().ok()).map(Nonce);
        let password = match (nonce, row.until) {
            (Some(nonce), Some(until)) => StoredPassword::Card(Card {
                issued: Issued { nonce, until, printed_at: None },
                grade: row.grade.map(|grade| grade.0.0),
            }),
            _ => hashed(row.password_hash),
        };
        Self {
            actor: Actor { school: SchoolId(row.school_id), person: Person::Pupil(pupil) },
            world: World::of(row.demo),
            active: row.active,
            password,
            must_change: row.must_change,
            password_until: None,
        }
    }
}

statement! {
    /// Of two who use a card at once the second finds none. By policy the gate gives a password to a pupil without one alone.
    UseCard(
        school: i64 => BigInt,
        pupil: i64 => BigInt,
        nonce: Vec<u8> => Bytea,
        password_hash: String => Text,
        must_change: bool => Bool,
    ) -> () =
        "WITH used AS (
            DELETE FROM issued_passwords WHERE school_id = $1 AND person_id = $2 AND nonce = $3
            RETURNING school_id, person_id
        )
        UPDATE people p SET password_hash = $4, must_change = $5 FROM used
        WHERE p.school_id = used.school_id AND p.id = used.person_id"
}

row! {
    SampleRow {
        student_id: String => Text,
        name: String => Text,
        code: Word<SchoolCode> => Text,
    }
}

statement! {
    /// Of the demonstration's pupils. Who used a card has a password of their own.
    SamplePupils() -> SampleRow =
        "SELECT student_id, name, code FROM (
            SELECT DISTINCT ON (t.class_id) t.id, t.student_id, t.name, s.code
            FROM schools s
            JOIN students t ON t.school_id = s.id
            JOIN people p ON p.school_id = t.school_id AND p.id = t.id
            WHERE s.demo AND p.active AND t.class_id IS NOT NULL AND p.password_hash IN (
                SELECT m.password_hash FROM people m WHERE m.school_id = s.id AND m.kind = 'staff')
            ORDER BY t.class_id, t.id
        ) sample ORDER BY id LIMIT 3"
}

impl From<SampleRow> for DemoPupil {
    fn from(row: SampleRow) -> Self {
        Self { number: row.student_id, name: row.name, code: row.code.0 }
    }
}
