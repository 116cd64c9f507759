//! What happened to pupils, and what their use of the system left.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Integer, Nullable, Numeric, Text, Timestamptz};
use kernel::{ClassId, ClassSimulationId, Day, Decimal, PersonId, PupilImportId, QuizId, SubjectId};
use school_management::people::pupil::store::{NewPupilImport, PupilImport};
use school_management::people::pupil::view::{ClassMove, ImportSeen, Performance, Traces};

use crate::column::count::Count;
use crate::column::decimal::Number;
use crate::column::statement::{row, statement};
use crate::notices::activities::ActivityRow;
use crate::pupils::imports::in_use;
use crate::schema::gate::{known_devices, sessions};
use crate::schema::notices::notification_reads;

row! {
    MoveRow {
        class_id: Option<i64> => Nullable<BigInt>,
        class_name: Option<String> => Nullable<Text>,
        at: DateTime<Utc> => Timestamptz,
        by_name: Option<String> => Nullable<Text>,
        import_file: Option<String> => Nullable<Text>,
    }
}

statement! {
    Moves(pupil: i64 => BigInt) -> MoveRow =
        "SELECT m.class_id, m.class_name, m.at, u.first_name || ' ' || u.last_name AS by_name, i.file_name AS import_file
        FROM class_moves m
        LEFT JOIN users u ON u.school_id = m.school_id AND u.id = m.by_id
        LEFT JOIN pupil_imports i ON i.school_id = m.school_id AND i.id = m.import_id
        WHERE m.student_id = $1 ORDER BY m.at DESC, m.id DESC"
}

row! {
    PerformanceRow {
        id: i64 => BigInt,
        quiz_id: Option<i64> => Nullable<BigInt>,
        subject_id: i64 => BigInt,
        subject: String => Text,
        score: Number<Decimal<2>> => Numeric,
        total_questions: i32 => Integer,
        correct_answers: i32 => Integer,
        time_spent: Option<i32> => Nullable<Integer>,
        completed_at: DateTime<Utc> => Timestamptz,
        simulation_id: Option<i64> => Nullable<BigInt>,
        grade: Option<Number<Decimal<1>>> => Nullable<Numeric>,
        evaluation_date: Option<NaiveDate> => Nullable<Date>,
        observations: Option<String> => Nullable<Text>,
    }
}

statement! {
    /// Of tests as they were written down, of quizzes as they ended.
    PerformanceOf(pupil: i64 => BigInt) -> PerformanceRow =
        "WITH asked AS (SELECT $1::bigint AS pupil), achieved AS (
            SELECT r.school_id, r.id, NULL::bigint AS quiz_id, r.subject_id, r.score, r.total_questions, r.correct_answers,
                r.time_spent, r.completed_at, r.simulation_id, r.grade, r.evaluation_date, h.observations
            FROM asked JOIN student_performance r ON r.student_id = asked.pupil
            LEFT JOIN class_simulation_sheets h
                ON h.school_id = r.school_id AND h.simulation_id = r.simulation_id AND h.student_id = r.student_id
            UNION ALL
            SELECT q.school_id, q.id, q.id, q.subject_id, round(100.0 * q.hits / q.answers, 2), q.answers, q.hits,
                (SELECT ceil(sum(a.seconds) / 60.0)::integer FROM quiz_answers a
                WHERE a.school_id = q.school_id AND a.quiz_id = q.id),
                q.ended_at, NULL, NULL, NULL, NULL
            FROM asked JOIN quizzes q ON q.student_id = asked.pupil
            WHERE q.state = 'concluido' AND q.kind = 'quiz'
        )
        SELECT v.id, v.quiz_id, v.subject_id, j.name AS subject, v.score, v.total_questions, v.correct_answers, v.time_spent,
            v.completed_at, v.simulation_id, v.grade, v.evaluation_date, v.observations
        FROM achieved v JOIN subjects j ON j.school_id = v.school_id AND j.id = v.subject_id
        ORDER BY v.completed_at DESC, v.id DESC"
}

statement! {
    /// By whom it was, and about whom, so that each side has its index.
    TrailOf(pupil: i64 => BigInt) -> ActivityRow =
        "WITH asked AS (SELECT $1::bigint AS pupil), found AS (
            SELECT e.id FROM audit_events e, asked WHERE e.about_id = asked.pupil
            UNION SELECT e.id FROM audit_events e, asked WHERE e.actor_id = asked.pupil
        )
        SELECT e.id, e.at, e.actor_id, coalesce(u.first_name || ' ' || u.last_name, t.name) AS actor_name, e.kind, e.text
        FROM found JOIN audit_events e ON e.id = found.id
        LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.actor_id
        LEFT JOIN students t ON t.school_id = e.school_id AND t.id = e.actor_id
        ORDER BY e.at, e.id"
}

row! {
    ImportRow {
        id: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
        by_id: i64 => BigInt,
        by_name: String => Text,
        file_name: String => Text,
        created: i32 => Integer,
        updated: i32 => Integer,
        taken_back_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        there: Count => BigInt,
        used: Count => BigInt,
    }
}

statement! {
    Imports(limit: i64 => BigInt) -> ImportRow = concat!(
        "SELECT i.id, i.at, i.by_id, u.first_name || ' ' || u.last_name AS by_name, i.file_name, i.created, i.updated,
            i.taken_back_at, coalesce(brought.there, 0) AS there, coalesce(brought.used, 0) AS used
        FROM (SELECT * FROM pupil_imports ORDER BY at DESC, id DESC LIMIT $1) i
        JOIN users u ON u.school_id = i.school_id AND u.id = i.by_id
        LEFT JOIN LATERAL (
            SELECT count(*) AS there, count(*) FILTER (WHERE ",
        in_use!(),
        ") AS used
            FROM students s JOIN people p ON p.school_id = s.school_id AND p.id = s.id
            WHERE s.school_id = i.school_id AND s.import_id = i.id
        ) brought ON true
        ORDER BY i.at DESC, i.id DESC"
    )
}

pub(super) fn moves(connection: &mut PgConnection, pupil: PersonId) -> QueryResult<Vec<ClassMove>> {
    let rows: Vec<MoveRow> = Moves { pupil: pupil.0 }.load(connection)?;
    let moved = |row: MoveRow| ClassMove {
        class: row.class_id.map(ClassId),
        class_name: row.class_name,
        at: row.at,
        by_name: row.by_name,
        import_file: row.import_file,
    };
    Ok(rows.into_iter().map(moved).collect())
}

pub(super) fn performance(connection: &mut PgConnection, pupil: PersonId) -> QueryResult<Vec<Performance>> {
    let rows: Vec<PerformanceRow> = PerformanceOf { pupil: pupil.0 }.load(connection)?;
    let result = |row: PerformanceRow| Performance {
        id: row.id,
        quiz: row.quiz_id.map(QuizId),
        subject: SubjectId(row.subject_id),
        subject_name: row.subject,
        score: row.score.0,
        total_questions: row.total_questions,
        correct_answers: row.correct_answers,
        time_spent: row.time_spent,
        completed_at: row.completed_at,
        simulation: row.simulation_id.map(ClassSimulationId),
        grade: row.grade.map(|grade| grade.0),
        evaluation_date: row.evaluation_date.map(Day::on),
        observations: row.observations,
    };
    Ok(rows.into_iter().map(result).collect())
}

pub(super) fn traces(connection: &mut PgConnection, pupil: PersonId) -> QueryResult<Traces> {
    let trail: Vec<ActivityRow> = TrailOf { pupil: pupil.0 }.load(connection)?;
    Ok(Traces {
        activities: trail.into_iter().map(Into::into).collect(),
        sessions: sessions::table
            .filter(sessions::person_id.eq(pupil.0))
            .order(sessions::created_at)
            .select((sessions::created_at, sessions::seen_at))
            .load(connection)?,
        devices: known_devices::table
            .filter(known_devices::person_id.eq(pupil.0))
            .order(known_devices::seen_at)
            .select(known_devices::seen_at)
            .load(connection)?,
        bell_read_at: notification_reads::table
            .filter(notification_reads::person_id.eq(pupil.0))
            .select(notification_reads::seen_at)
            .first(connection)
            .optional()?,
    })
}

pub(super) fn imports(connection: &mut PgConnection, limit: i64) -> QueryResult<Vec<ImportSeen>> {
    let rows: Vec<ImportRow> = Imports { limit }.load(connection)?;
    let seen = |row: ImportRow| ImportSeen {
        import: PupilImport {
            id: PupilImportId(row.id),
            about: NewPupilImport {
                by: PersonId(row.by_id),
                file_name: row.file_name,
                created: usize::try_from(row.created).unwrap_or_default(),
                updated: usize::try_from(row.updated).unwrap_or_default(),
            },
            at: row.at,
            taken_back_at: row.taken_back_at,
        },
        by_name: row.by_name,
        there: row.there.0,
        used: row.used.0,
    };
    Ok(rows.into_iter().map(seen).collect())
}
