//! Pupils who come, change and go: many in one statement each.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Bool, Date, Nullable, Text, Timestamptz};
use kernel::{PersonId, StoreError};
use school_management::people::pupil::store::{AddedPupil, Entered, FirstPassword, Pupils};
use school_management::people::pupil::{BirthDate, GuardianName, Phone, Pupil, PupilData};
use school_management::people::staff::Email;

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::pupils::numbers;

statement! {
    /// The lock of `count_pupils`: nobody else's change is counted meanwhile.
    HoldPupils() -> () =
        "SELECT pg_advisory_xact_lock(3, hashint8(NULLIF(current_setting('app.school_id', true), '')::bigint))"
}

statement! {
    /// One lock of the school, whomever it is about: PostgreSQL has room for some thousands, for everyone who is connected.
    HoldSignIns() -> () =
        "SELECT pg_advisory_xact_lock(5, hashint8(NULLIF(current_setting('app.school_id', true), '')::bigint))"
}

row! {
    AddedRow { id: i64 => BigInt }
}

statement! {
    AddPupils(
        numbers: Vec<String> => Array<Text>,
        names: Vec<String> => Array<Text>,
        emails: Vec<Option<String>> => Array<Nullable<Text>>,
        birth_dates: Vec<Option<NaiveDate>> => Array<Nullable<Date>>,
        guardian_names: Vec<Option<String>> => Array<Nullable<Text>>,
        guardian_phones: Vec<Option<String>> => Array<Nullable<Text>>,
        classes: Vec<Option<i64>> => Array<Nullable<BigInt>>,
        hashes: Vec<Option<String>> => Array<Nullable<Text>>,
        must_change: Vec<bool> => Array<Bool>,
        nonces: Vec<Option<Vec<u8>>> => Array<Nullable<Binary>>,
        untils: Vec<Option<DateTime<Utc>>> => Array<Nullable<Timestamptz>>,
        at: DateTime<Utc> => Timestamptz,
        by: i64 => BigInt,
        import: Option<i64> => Nullable<BigInt>,
    ) -> AddedRow =
        "WITH given AS (
            SELECT nextval('people_id_seq') AS id, g.* FROM unnest($1::text[], $2::text[], $3::text[], $4::date[],
                $5::text[], $6::text[], $7::bigint[], $8::text[], $9::boolean[], $10::bytea[], $11::timestamptz[])
                WITH ORDINALITY AS g (number, name, email, birth_date, guardian_name, guardian_phone, class_id,
                    password_hash, must_change, nonce, until, place)
        ), entered AS (
            SELECT $12::timestamptz AS at, $13::bigint AS by_id, $14::bigint AS import_id
        ), person AS (
            INSERT INTO people (id, kind, password_hash, must_change)
            SELECT id, 'pupil', password_hash, must_change FROM given
        ), pupil AS (
            INSERT INTO students (id, student_id, name, email, birth_date, guardian_name, guardian_phone, class_id,
                created_at, import_id)
            SELECT id, number, name, email, birth_date, guardian_name, guardian_phone, class_id, at, import_id
            FROM given, entered RETURNING id, student_id, class_id
        ), login AS (
            INSERT INTO logins (kind, name, person_id) SELECT 'pupil', student_id, id FROM pupil
        ), issued AS (
            INSERT INTO issued_passwords (person_id, nonce, until)
            SELECT id, nonce, until FROM given WHERE nonce IS NOT NULL
        ), moved AS (
            INSERT INTO class_moves (student_id, class_id, class_name, at, by_id, import_id)
            SELECT p.id, c.id, c.name, entered.at, entered.by_id, entered.import_id
            FROM entered, pupil p JOIN classes c ON c.id = p.class_id
        )
        SELECT id FROM given ORDER BY place"
}

statement! {
    /// Writes what differs alone. All parts of it see the pupils as they were. Each joins what is given, of which PostgreSQL knows
    /// how much it is: of what another part changed it guesses a dozen, and compares thousands with thousands.
    PutPupils(
        ids: Vec<i64> => Array<BigInt>,
        numbers: Vec<String> => Array<Text>,
        names: Vec<String> => Array<Text>,
        emails: Vec<Option<String>> => Array<Nullable<Text>>,
        birth_dates: Vec<Option<NaiveDate>> => Array<Nullable<Date>>,
        guardian_names: Vec<Option<String>> => Array<Nullable<Text>>,
        guardian_phones: Vec<Option<String>> => Array<Nullable<Text>>,
        classes: Vec<Option<i64>> => Array<Nullable<BigInt>>,
        active: Vec<bool> => Array<Bool>,
        at: DateTime<Utc> => Timestamptz,
        by: i64 => BigInt,
        import: Option<i64> => Nullable<BigInt>,
    ) -> () =
        "WITH given AS (
            SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::date[], $6::text[], $7::text[],
                $8::bigint[], $9::boolean[])
                AS g (id, number, name, email, birth_date, guardian_name, guardian_phone, class_id, active)
        ), entered AS (
            SELECT $10::timestamptz AS at, $11::bigint AS by_id, $12::bigint AS import_id
        ), changed AS (
            UPDATE students s SET student_id = g.number, name = g.name, email = g.email, birth_date = g.birth_date,
                guardian_name = g.guardian_name, guardian_phone = g.guardian_phone, class_id = g.class_id,
                changed_at = entered.at
            FROM entered, given g JOIN people p ON p.id = g.id
            WHERE s.id = g.id AND (s.student_id, s.name, s.email, s.birth_date, s.guardian_name, s.guardian_phone,
                    s.class_id, p.active)
                IS DISTINCT FROM (g.number, g.name, g.email, g.birth_date, g.guardian_name, g.guardian_phone,
                    g.class_id, g.active)
        ), renamed AS (
            UPDATE logins l SET name = g.number FROM given g
            WHERE l.kind = 'pupil' AND l.person_id = g.id AND l.name <> g.number
        ), admitted AS (
            UPDATE people p SET active = g.active FROM given g
            WHERE p.id = g.id AND p.kind = 'pupil' AND p.active <> g.active
        )
        INSERT INTO class_moves (student_id, class_id, class_name, at, by_id, import_id)
        SELECT g.id, k.id, k.name, entered.at, entered.by_id, entered.import_id
        FROM entered, given g JOIN students s ON s.id = g.id LEFT JOIN classes k ON k.id = g.class_id
        WHERE s.class_id IS DISTINCT FROM g.class_id"
}

statement! {
    /// Before their quizzes, as who begins one does. Who answers holds the quiz first, and needs no more of the pupil than that they stay.
    HoldPlayers(ids: Vec<i64> => Array<BigInt>) -> () =
        "SELECT s.id FROM students s WHERE s.id = ANY ((SELECT $1::bigint[])::bigint[]) ORDER BY s.id FOR NO KEY UPDATE"
}

statement! {
    /// Before the pupils go, as who answers holds the quiz first.
    HoldPlayed(ids: Vec<i64> => Array<BigInt>) -> () =
        "SELECT z.id FROM quizzes z WHERE z.student_id = ANY ((SELECT $1::bigint[])::bigint[]) AND z.state = 'em_andamento'
        ORDER BY z.id FOR UPDATE"
}

statement! {
    /// The rows that hang on `students` go with it, or forget whose they are. Of people, whom the audit trail names stay as numbers.
    ErasePupils(ids: Vec<i64> => Array<BigInt>) -> () =
        "WITH given AS (
            SELECT array_agg(p.id) AS ids FROM people p WHERE p.id = ANY ($1::bigint[]) AND p.kind = 'pupil'
        ), login AS (
            DELETE FROM logins WHERE person_id = ANY ((SELECT ids FROM given)::bigint[])
        ), session AS (
            DELETE FROM sessions WHERE person_id = ANY ((SELECT ids FROM given)::bigint[])
        ), device AS (
            DELETE FROM known_devices WHERE person_id = ANY ((SELECT ids FROM given)::bigint[])
        ), key AS (
            DELETE FROM idempotency_keys WHERE person_id = ANY ((SELECT ids FROM given)::bigint[])
        ), read AS (
            DELETE FROM notification_reads WHERE person_id = ANY ((SELECT ids FROM given)::bigint[])
        ), noted AS (
            UPDATE class_simulation_sheets SET observations = NULL
            WHERE student_id = ANY ((SELECT ids FROM given)::bigint[]) AND observations IS NOT NULL
        ), named AS (
            SELECT about_id AS id FROM audit_events WHERE about_id = ANY ((SELECT ids FROM given)::bigint[])
            UNION SELECT actor_id FROM audit_events WHERE actor_id = ANY ((SELECT ids FROM given)::bigint[])
        ), number AS (
            UPDATE people SET active = false, password_hash = NULL, must_change = false, password_until = NULL
            WHERE id IN (SELECT id FROM named)
        ), person AS (
            DELETE FROM people WHERE id = ANY ((SELECT ids FROM given)::bigint[]) AND id NOT IN (SELECT id FROM named)
        )
        DELETE FROM students WHERE id = ANY ((SELECT ids FROM given)::bigint[])"
}

/// A column for each thing that is known of pupils.
#[derive(Default)]
struct Columns {
    numbers: Vec<String>,
    names: Vec<String>,
    emails: Vec<Option<String>>,
    birth_dates: Vec<Option<NaiveDate>>,
    guardian_names: Vec<Option<String>>,
    guardian_phones: Vec<Option<String>>,
}

impl Columns {
    fn of<'a>(pupils: impl Iterator<Item = &'a PupilData>) -> Self {
        let owned = |text: Option<&str>| text.map(ToOwned::to_owned);
        let mut columns = Self::default();
        for data in pupils {
            columns.numbers.push(data.enrolment.to_string());
            columns.names.push(data.name.to_string());
            columns.emails.push(owned(data.email.as_ref().map(Email::as_str)));
            columns.birth_dates.push(data.birth_date.map(BirthDate::date));
            columns.guardian_names.push(owned(data.guardian_name.as_ref().map(GuardianName::as_str)));
            columns.guardian_phones.push(owned(data.guardian_phone.as_ref().map(Phone::as_str)));
        }
        columns
    }
}

/// How each of them signs in at first.
#[derive(Default)]
struct Passwords {
    hashes: Vec<Option<String>>,
    must_change: Vec<bool>,
    nonces: Vec<Option<Vec<u8>>>,
    untils: Vec<Option<DateTime<Utc>>>,
}

impl Passwords {
    fn of(pupils: &[AddedPupil]) -> Self {
        let mut passwords = Self::default();
        for pupil in pupils {
            let (typed, issued) = match &pupil.password {
                FirstPassword::Typed { hash, must_change } => (Some((hash, *must_change)), None),
                FirstPassword::Issued(issued) => (None, Some(issued)),
            };
            passwords.hashes.push(typed.map(|(hash, _)| hash.as_str().to_owned()));
            passwords.must_change.push(typed.is_some_and(|(_, must_change)| must_change));
            passwords.nonces.push(issued.map(|issued| issued.nonce.0.to_vec()));
            passwords.untils.push(issued.map(|issued| issued.until));
        }
        passwords
    }
}

/// Several keys say that a number is taken or a class is not there: the pupil's own stands for all.
fn of_pupils(error: StoreError) -> StoreError {
    match error {
        StoreError::Clash(name) if name == "logins_pkey" => {
            StoreError::Clash("students_school_id_student_id_key".to_owned())
        }
        StoreError::Clash(name) if name == "class_moves_class_fkey" => {
            StoreError::Clash("students_class_fkey".to_owned())
        }
        other => other,
    }
}

impl Pupils for Transaction {
    fn hold_pupils(&mut self) -> Result<(), StoreError> {
        self.run("hold_pupils", |connection| HoldPupils {}.execute(connection)).map(drop)
    }

    fn hold_sign_ins(&mut self) -> Result<(), StoreError> {
        self.run("hold_sign_ins", |connection| HoldSignIns {}.execute(connection)).map(drop)
    }

    fn add_pupils(&mut self, new: &[AddedPupil], how: Entered) -> Result<Vec<PersonId>, StoreError> {
        let Columns { numbers, names, emails, birth_dates, guardian_names, guardian_phones } =
            Columns::of(new.iter().map(|pupil| &pupil.data));
        let Passwords { hashes, must_change, nonces, untils } = Passwords::of(new);
        let add = AddPupils {
            numbers,
            names,
            emails,
            birth_dates,
            guardian_names,
            guardian_phones,
            classes: new.iter().map(|pupil| pupil.class.map(|class| class.0)).collect(),
            hashes,
            must_change,
            nonces,
            untils,
            at: how.at,
            by: how.by.0,
            import: how.import.map(|import| import.0),
        };
        let rows: Vec<AddedRow> =
            self.run("add_pupils", |connection| add.load(connection)).map_err(of_pupils)?;
        Ok(rows.into_iter().map(|row| PersonId(row.id)).collect())
    }

    fn put_pupils(&mut self, pupils: &[Pupil], how: Entered) -> Result<(), StoreError> {
        let Columns { numbers, names, emails, birth_dates, guardian_names, guardian_phones } =
            Columns::of(pupils.iter().map(|pupil| &pupil.data));
        let put = PutPupils {
            ids: pupils.iter().map(|pupil| pupil.id.0).collect(),
            numbers,
            names,
            emails,
            birth_dates,
            guardian_names,
            guardian_phones,
            classes: pupils.iter().map(|pupil| pupil.class.map(|class| class.0)).collect(),
            active: pupils.iter().map(|pupil| pupil.active).collect(),
            at: how.at,
            by: how.by.0,
            import: how.import.map(|import| import.0),
        };
        self.run("put_pupils", |connection| put.execute(connection)).map(drop).map_err(of_pupils)
    }

    fn erase_pupils(&mut self, ids: &[PersonId]) -> Result<(), StoreError> {
        let erase = ErasePupils { ids: numbers(ids) };
        let (players, played) = (HoldPlayers { ids: numbers(ids) }, HoldPlayed { ids: numbers(ids) });
        self.run("erase_pupils", |connection| {
            players.execute(connection)?;
            played.execute(connection)?;
            erase.execute(connection).map(drop)
        })
    }
}
