//! Milestones and actions of which somebody is told on a day.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::result::Error::DeserializationError;
use diesel::sql_types::{BigInt, Bool, Date, Integer, Nullable, SmallInt, Text, Timestamptz};
use kernel::title::Title;
use kernel::{ActionId, Day, MilestoneId};
use school_management::actions::progress::{Percent, Progress};
use school_management::notices::dated::{AHEAD, Dated, DatedAsked, Subject, Told};

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    /// How many there are, and one of them, where one is asked for.
    DatedRow {
        asking: Count => BigInt,
        unread: Count => BigInt,
        matching: Option<i64> => Nullable<BigInt>,
        id: Option<i64> => Nullable<BigInt>,
        of_action: Option<bool> => Nullable<Bool>,
        action_id: Option<i64> => Nullable<BigInt>,
        title: Option<Word<Title>> => Nullable<Text>,
        action_title: Option<Word<Title>> => Nullable<Text>,
        day: Option<NaiveDate> => Nullable<Date>,
        at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        read: Option<bool> => Nullable<Bool>,
        progress: Option<i16> => Nullable<SmallInt>,
        milestones: Count => BigInt,
        done: Count => BigInt,
    }
}

statement! {
    /// What is told of (`held`); since when, and by whose deed (`stood`, and `dated` where the action was taken up later); and
    /// whether the reader knows (`told`). All of it is counted, and some of it is read.
    DatedNotices(
        reader: i64 => BigInt,
        responsible: Option<i64> => Nullable<BigInt>,
        today: NaiveDate => Date,
        ahead: i32 => Integer,
        midnight: DateTime<Utc> => Timestamptz,
        read_all: DateTime<Utc> => Timestamptz,
        unread: bool => Bool,
        after: NaiveDate => Date,
        after_action: bool => Bool,
        after_id: i64 => BigInt,
        limit: i64 => BigInt,
    ) -> DatedRow =
        "WITH asked AS (
            SELECT $1::bigint AS reader, $2::bigint AS responsible, $3::date AS today, $4::integer AS ahead,
                $5::timestamptz AS midnight, $6::timestamptz AS read_all, $7::boolean AS unread
        ), held AS (
            SELECT false AS of_action, m.id, m.action_id, m.title, a.title AS action_title, m.due_date AS day, NULL::smallint AS progress,
                CASE WHEN m.due_date < q.today THEN 1 ELSE -q.ahead END AS days,
                'm' || m.id || CASE WHEN m.due_date < q.today THEN ':overdue' ELSE ':due' END AS key,
                greatest(coalesce(m.since_at, a.created_at), a.begun_at) AS since_at,
                CASE WHEN a.begun_at > coalesce(m.since_at, a.created_at) THEN a.begun_by
                    ELSE coalesce(m.since_by, a.created_by) END AS since_by,
                a.status_since, coalesce(a.status_by, a.created_by) AS status_by, a.rested_at
            FROM asked q CROSS JOIN action_milestones m
            JOIN strategic_actions a ON a.school_id = m.school_id AND a.id = m.action_id
            WHERE m.completed_at IS NULL AND a.status = 'ativo' AND m.due_date <= q.today + q.ahead
                AND coalesce(q.responsible, a.responsible_id) IS NOT DISTINCT FROM a.responsible_id
            UNION ALL
            SELECT true, a.id, a.id, a.title, a.title, a.end_date, a.progress, 1, 'a' || a.id || ':past_end',
                greatest(coalesce(a.since_at, a.created_at), a.begun_at),
                CASE WHEN a.begun_at > coalesce(a.since_at, a.created_at) THEN a.begun_by
                    ELSE coalesce(a.since_by, a.created_by) END,
                a.status_since, coalesce(a.status_by, a.created_by), a.rested_at
            FROM asked q CROSS JOIN strategic_actions a
            WHERE a.status = 'ativo' AND a.end_date < q.today
                AND coalesce(q.responsible, a.responsible_id) IS NOT DISTINCT FROM a.responsible_id
        ), stood AS (
            SELECT h.*, CASE WHEN h.since_at >= c.came THEN h.since_by END AS deed_by, greatest(h.since_at, c.came) AS since
            FROM asked q CROSS JOIN held h
            CROSS JOIN LATERAL (SELECT q.midnight + make_interval(hours => 24 * (h.day + h.days - q.today)) AS came) c
        ), dated AS (
            SELECT s.*, CASE WHEN l.later THEN s.status_since ELSE s.since END AS at,
                CASE WHEN l.later THEN s.status_by ELSE s.deed_by END AS last_by
            FROM stood s
            CROSS JOIN LATERAL (SELECT s.since >= s.rested_at AND s.status_since > s.since AS later) l
        ), told AS (
            SELECT d.*, d.at <= q.read_all OR d.last_by IS NOT DISTINCT FROM q.reader OR EXISTS (
                SELECT FROM notification_marks k
                WHERE k.person_id = q.reader AND k.key = d.key AND k.read_at >= d.at) AS read
            FROM asked q CROSS JOIN dated d
        )
        SELECT c.asking, c.unread, p.matching, p.id, p.of_action, p.action_id, p.title, p.action_title, p.day, p.at, p.read, p.progress,
            m.milestones, m.done
        FROM (SELECT count(*) AS asking, count(*) FILTER (WHERE NOT t.read) AS unread FROM told t) c
        LEFT JOIN (
            SELECT t.*, count(*) OVER () AS matching FROM asked q CROSS JOIN told t
            WHERE NOT (q.unread AND t.read) AND (t.day, t.of_action, t.id) > ($8::date, $9::boolean, $10::bigint)
            ORDER BY t.day, t.of_action, t.id LIMIT $11
        ) p ON true
        CROSS JOIN LATERAL (
            SELECT count(*) AS milestones, count(s.completed_at) AS done FROM action_milestones s
            WHERE p.of_action AND s.action_id = p.id
        ) m
        ORDER BY p.day, p.of_action, p.id"
}

/// `None` where there is none.
fn told(row: DatedRow) -> QueryResult<Option<Told>> {
    let DatedRow { id: Some(id), of_action: Some(of_action), action_id: Some(action), .. } = row else {
        return Ok(None);
    };
    let (Some(title), Some(of)) = (row.title, row.action_title) else { return Ok(None) };
    let (Some(day), Some(at), Some(read)) = (row.day, row.at, row.read) else { return Ok(None) };
    let by_hand = row.progress.map(|percent| Percent::new(percent.into())).transpose();
    let by_hand = by_hand.map_err(|wrong| DeserializationError(wrong.into()))?;
    let progress = Progress { by_hand, done: row.done.0, milestones: row.milestones.0 }.percent();
    let subject = if of_action {
        Subject::Action { id: ActionId(id), progress }
    } else {
        Subject::Milestone { id: MilestoneId(id), action: ActionId(action), of: of.0 }
    };
    Ok(Some(Told { subject, title: title.0, day: Day::on(day), at, read }))
}

pub(super) fn dated(connection: &mut PgConnection, asked: &DatedAsked<'_>) -> QueryResult<Dated> {
    let today = asked.today.day;
    let (day, after_action, after_id) = asked
        .after
        .map_or((NaiveDate::default(), false, 0), |place| (place.day.date(), place.of_action, place.id));
    let statement = DatedNotices {
        reader: asked.reader.0,
        responsible: asked.of.map(|person| person.0),
        today: today.date(),
        ahead: i32::try_from(AHEAD).unwrap_or_default(),
        midnight: today.begins(asked.today.state),
        read_all: asked.marks.dated,
        unread: asked.unread,
        after: day,
        after_action,
        after_id,
        limit: i64::try_from(asked.limit).unwrap_or(i64::MAX),
    };
    let rows: Vec<DatedRow> = statement.load(connection)?;
    let Some(first) = rows.first() else { return Ok(Dated::default()) };
    let (asking, unread, matching) = (first.asking.0, first.unread.0, first.matching);
    let items: Vec<_> =
        rows.into_iter().filter_map(|row| told(row).transpose()).collect::<QueryResult<_>>()?;
    let rest = usize::try_from(matching.unwrap_or_default()).unwrap_or_default().saturating_sub(items.len());
    Ok(Dated { asking, unread, rest, items })
}
