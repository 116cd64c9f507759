//! Pupils as screens show them, as far as somebody reaches.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, Nullable, Text, Timestamptz};
use kernel::{ClassId, PersonId, StoreError};
use school_management::people::pupil::view::{
    Card, ClassFilter, ClassMove, ImportSeen, Performance, PupilAccess, PupilCounts, PupilFilter, PupilSeen,
    PupilsView, Traces,
};
use school_management::people::pupil::{
    BirthDate, Enrolment, GuardianName, Phone, Pupil, PupilData, PupilIndexed, PupilName,
};
use school_management::people::reach::Reach;
use school_management::people::staff::Email;

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::pupils::{history, numbers};

row! {
    IndexRow {
        id: i64 => BigInt,
        name: Word<PupilName> => Text,
        student_id: Word<Enrolment> => Text,
    }
}

/// What an index asks of each pupil `s`, and of the class besides. PostgreSQL does not look into what is `MATERIALIZED`: it would
/// plan the statement anew each time, for what is not asked for. Who is active is one list, looked at once: at a look-up for each
/// pupil it expects so much work that it compiles the statement first, which takes longer than all the rest.
macro_rules! index {
    ($class:literal, $condition:literal) => {
        concat!(
            "WITH asked AS MATERIALIZED (
                SELECT $1::bigint AS teacher, $2::bigint AS oneself, $3::boolean AS active, ",
            $class,
            ")
            SELECT s.id, s.name, s.student_id FROM asked, students s
            WHERE (asked.oneself IS NULL OR s.id = asked.oneself)
                AND (asked.teacher IS NULL OR EXISTS (SELECT FROM classes c
                    WHERE c.school_id = s.school_id AND c.id = s.class_id AND c.teacher_id = asked.teacher))
                AND (asked.active IS NULL
                    OR (s.id IN (SELECT p.id FROM people p WHERE p.kind = 'pupil' AND p.active)) = asked.active)
                AND ",
            $condition
        )
    };
}

statement! {
    /// Those within reach, of all classes or of none.
    Index(
        teacher: Option<i64> => Nullable<BigInt>,
        oneself: Option<i64> => Nullable<BigInt>,
        active: Option<bool> => Nullable<Bool>,
        without: bool => Bool,
    ) -> IndexRow = index!("$4::boolean AS without", "(NOT asked.without OR s.class_id IS NULL)")
}

statement! {
    /// Those within reach, of one class: by its index.
    IndexOfClass(
        teacher: Option<i64> => Nullable<BigInt>,
        oneself: Option<i64> => Nullable<BigInt>,
        active: Option<bool> => Nullable<Bool>,
        class: i64 => BigInt,
    ) -> IndexRow = index!("$4::bigint AS class", "s.class_id = asked.class")
}

row! {
    SeenRow {
        id: i64 => BigInt,
        student_id: Word<Enrolment> => Text,
        name: Word<PupilName> => Text,
        email: Option<Word<Email>> => Nullable<Text>,
        birth_date: Option<NaiveDate> => Nullable<Date>,
        guardian_name: Option<Word<GuardianName>> => Nullable<Text>,
        guardian_phone: Option<Word<Phone>> => Nullable<Text>,
        class_id: Option<i64> => Nullable<BigInt>,
        class_name: Option<String> => Nullable<Text>,
        teacher_id: Option<i64> => Nullable<BigInt>,
        active: bool => Bool,
        created_at: DateTime<Utc> => Timestamptz,
        has_password: bool => Bool,
        until: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        printed_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        seen_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
    }
}

statement! {
    Seen(ids: Vec<i64> => Array<BigInt>) -> SeenRow =
        "SELECT s.id, s.student_id, s.name, s.email, s.birth_date, s.guardian_name, s.guardian_phone, s.class_id,
            c.name AS class_name, c.teacher_id, p.active, s.created_at, p.password_hash IS NOT NULL AS has_password,
            i.until, i.printed_at, greatest(
                (SELECT max(d.seen_at) FROM known_devices d WHERE d.school_id = s.school_id AND d.person_id = s.id),
                (SELECT max(o.seen_at) FROM sessions o WHERE o.school_id = s.school_id AND o.person_id = s.id)
            ) AS seen_at
        FROM students s
        JOIN people p ON p.school_id = s.school_id AND p.id = s.id
        LEFT JOIN classes c ON c.school_id = s.school_id AND c.id = s.class_id
        LEFT JOIN issued_passwords i ON i.school_id = s.school_id AND i.person_id = s.id
        WHERE s.id = ANY ($1::bigint[])"
}

row! {
    CountsRow {
        total: Count => BigInt,
        active: Count => BigInt,
        classes: Count => BigInt,
        without_class: Count => BigInt,
        in_archived: Count => BigInt,
        to_print: Count => BigInt,
        without_access: Count => BigInt,
    }
}

statement! {
    /// Each class carries how many active pupils it has.
    Counts(teacher: Option<i64> => Nullable<BigInt>, now: DateTime<Utc> => Timestamptz) -> CountsRow =
        "WITH asked AS (
            SELECT $1::bigint AS teacher, $2::timestamptz AS now
        ), taught AS (
            SELECT c.id, c.total_students, c.archived_at FROM classes c, asked
            WHERE asked.teacher IS NULL OR c.teacher_id = asked.teacher
        ), placeless AS (
            SELECT count(*) AS active FROM asked, students s JOIN people p ON p.school_id = s.school_id AND p.id = s.id
            WHERE asked.teacher IS NULL AND s.class_id IS NULL AND p.active
        )
        SELECT (SELECT count(*) FROM students s
                WHERE asked.teacher IS NULL OR s.class_id IN (SELECT id FROM taught)) AS total,
            (SELECT coalesce(sum(total_students), 0) FROM taught) + placeless.active AS active,
            (SELECT count(*) FROM taught WHERE archived_at IS NULL) AS classes, placeless.active AS without_class,
            (SELECT coalesce(sum(total_students), 0) FROM taught WHERE archived_at IS NOT NULL) AS in_archived,
            (SELECT count(*) FROM issued_passwords i
                JOIN students s ON s.school_id = i.school_id AND s.id = i.person_id
                JOIN people p ON p.school_id = i.school_id AND p.id = i.person_id
                WHERE i.printed_at IS NULL AND i.until > asked.now AND p.active
                AND (asked.teacher IS NULL OR s.class_id IN (SELECT id FROM taught))) AS to_print,
            (SELECT count(*) FROM students s
                JOIN people p ON p.school_id = s.school_id AND p.id = s.id AND p.active AND p.password_hash IS NULL
                WHERE NOT EXISTS (SELECT FROM issued_passwords i
                    WHERE i.school_id = s.school_id AND i.person_id = s.id AND i.until > asked.now)
                AND (asked.teacher IS NULL OR s.class_id IN (SELECT id FROM taught))) AS without_access
        FROM asked, placeless"
}

impl From<SeenRow> for PupilSeen {
    fn from(row: SeenRow) -> Self {
        let data = PupilData {
            enrolment: row.student_id.0,
            name: row.name.0,
            email: row.email.map(|email| email.0),
            birth_date: row.birth_date.map(BirthDate::stored),
            guardian_name: row.guardian_name.map(|name| name.0),
            guardian_phone: row.guardian_phone.map(|phone| phone.0),
        };
        let access = PupilAccess {
            has_password: row.has_password,
            card: row.until.map(|until| Card { until, printed_at: row.printed_at }),
            seen_at: row.seen_at,
        };
        Self {
            pupil: Pupil { id: PersonId(row.id), class: row.class_id.map(ClassId), active: row.active, data },
            class_name: row.class_name,
            teacher: row.teacher_id.map(PersonId),
            created_at: row.created_at,
            access,
        }
    }
}

/// The teacher within whose classes, and the pupil within whom, somebody's reach ends.
fn bounds(reach: Reach) -> (Option<i64>, Option<i64>) {
    match reach {
        Reach::School => (None, None),
        Reach::ClassesOf(teacher) => (Some(teacher.0), None),
        Reach::Oneself(pupil) => (None, Some(pupil.0)),
    }
}

impl PupilsView for Transaction {
    fn pupil_index(&mut self, of: PupilFilter) -> Result<Vec<PupilIndexed>, StoreError> {
        let ((teacher, oneself), active) = (bounds(of.reach), of.active);
        let rows: Vec<IndexRow> = self.run("pupil_index", |connection| match of.class {
            ClassFilter::Of(class) => {
                IndexOfClass { teacher, oneself, active, class: class.0 }.load(connection)
            }
            ClassFilter::Any => Index { teacher, oneself, active, without: false }.load(connection),
            ClassFilter::Without => Index { teacher, oneself, active, without: true }.load(connection),
        })?;
        let indexed = |row: IndexRow| PupilIndexed {
            id: PersonId(row.id),
            name: row.name.0,
            enrolment: row.student_id.0,
        };
        Ok(rows.into_iter().map(indexed).collect())
    }

    fn pupils_seen(&mut self, ids: &[PersonId]) -> Result<Vec<PupilSeen>, StoreError> {
        let seen = Seen { ids: numbers(ids) };
        let rows: Vec<SeenRow> = self.run("pupils_seen", |connection| seen.load(connection))?;
        let mut by_id: HashMap<_, PupilSeen> =
            rows.into_iter().map(|row| (PersonId(row.id), row.into())).collect();
        Ok(ids.iter().filter_map(|id| by_id.remove(id)).collect())
    }

    fn count_pupils(&mut self, reach: Reach, now: DateTime<Utc>) -> Result<PupilCounts, StoreError> {
        // A pupil is shown no counts.
        let (teacher, None) = bounds(reach) else { return Ok(PupilCounts::default()) };
        let counts = Counts { teacher, now };
        let row: CountsRow = self.run("count_pupils", |connection| counts.get_result(connection))?;
        Ok(PupilCounts {
            total: row.total.0,
            active: row.active.0,
            classes: row.classes.0,
            without_class: row.without_class.0,
            in_archived: row.in_archived.0,
            to_print: row.to_print.0,
            without_access: row.without_access.0,
        })
    }

    fn class_moves(&mut self, pupil: PersonId) -> Result<Vec<ClassMove>, StoreError> {
        self.run("class_moves", |connection| history::moves(connection, pupil))
    }

    fn performance(&mut self, pupil: PersonId) -> Result<Vec<Performance>, StoreError> {
        self.run("performance", |connection| history::performance(connection, pupil))
    }

    fn traces(&mut self, pupil: PersonId) -> Result<Traces, StoreError> {
        self.run("traces", |connection| history::traces(connection, pupil))
    }

    fn pupil_imports(&mut self, limit: i64) -> Result<Vec<ImportSeen>, StoreError> {
        self.run("pupil_imports", |connection| history::imports(connection, limit))
    }
}
