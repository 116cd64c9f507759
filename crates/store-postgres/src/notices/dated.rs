//! Milestones and actions of which somebody is told on a day.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::result::Error::DeserializationError;
use diesel::sql_types::{BigInt, Date, Nullable, SmallInt, Text, Timestamptz};
use kernel::{ActionId, Day, MilestoneId, PersonId};
use school_management::actions::progress::{Percent, Progress};
use school_management::actions::title::Title;
use school_management::notices::dated::{Dated, EndingAction, MOST, OpenMilestone, Since};

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    OpenRow {
        id: i64 => BigInt,
        action_id: i64 => BigInt,
        title: Word<Title> => Text,
        due_date: NaiveDate => Date,
        since_at: DateTime<Utc> => Timestamptz,
        since_by: i64 => BigInt,
        action_since_at: DateTime<Utc> => Timestamptz,
        action_since_by: i64 => BigInt,
    }
}

statement! {
    /// Of actions under way, until a day.
    Open(responsible: Option<i64> => Nullable<BigInt>, until: NaiveDate => Date, most: i64 => BigInt) -> OpenRow =
        "SELECT m.id, m.action_id, m.title, m.due_date, coalesce(m.since_at, a.created_at) AS since_at,
            coalesce(m.since_by, a.created_by) AS since_by, coalesce(a.since_at, a.created_at) AS action_since_at,
            coalesce(a.since_by, a.created_by) AS action_since_by
        FROM action_milestones m JOIN strategic_actions a ON a.school_id = m.school_id AND a.id = m.action_id
        WHERE m.completed_at IS NULL AND a.status = 'ativo'
            AND coalesce($1::bigint, a.responsible_id) IS NOT DISTINCT FROM a.responsible_id AND m.due_date <= $2::date
        ORDER BY m.due_date DESC, m.id DESC LIMIT $3"
}

row! {
    EndingRow {
        id: i64 => BigInt,
        title: Word<Title> => Text,
        end_date: NaiveDate => Date,
        progress: Option<i16> => Nullable<SmallInt>,
        milestones: Count => BigInt,
        done: Count => BigInt,
        since_at: DateTime<Utc> => Timestamptz,
        since_by: i64 => BigInt,
    }
}

statement! {
    /// Of those under way, that end before a day.
    Ending(responsible: Option<i64> => Nullable<BigInt>, before: NaiveDate => Date, most: i64 => BigInt) -> EndingRow =
        "SELECT a.id, a.title, a.end_date, a.progress, m.milestones, m.done, coalesce(a.since_at, a.created_at) AS since_at,
            coalesce(a.since_by, a.created_by) AS since_by
        FROM strategic_actions a
        CROSS JOIN LATERAL (
            SELECT count(*) AS milestones, count(s.completed_at) AS done FROM action_milestones s
            WHERE s.school_id = a.school_id AND s.action_id = a.id
        ) m
        WHERE a.status = 'ativo' AND coalesce($1::bigint, a.responsible_id) IS NOT DISTINCT FROM a.responsible_id
            AND a.end_date < $2::date
        ORDER BY a.end_date DESC, a.id DESC LIMIT $3"
}

fn since(at: DateTime<Utc>, by: i64) -> Since {
    Since { at, by: PersonId(by) }
}

impl From<OpenRow> for OpenMilestone {
    fn from(row: OpenRow) -> Self {
        Self {
            id: MilestoneId(row.id),
            action: ActionId(row.action_id),
            title: row.title.0,
            due: Day::on(row.due_date),
            since: since(row.since_at, row.since_by),
            action_since: since(row.action_since_at, row.action_since_by),
        }
    }
}

fn ending(row: EndingRow) -> QueryResult<EndingAction> {
    let by_hand = row.progress.map(|percent| Percent::new(percent.into())).transpose();
    let by_hand = by_hand.map_err(|wrong| DeserializationError(wrong.into()))?;
    let progress = Progress { by_hand, done: row.done.0, milestones: row.milestones.0 };
    Ok(EndingAction {
        id: ActionId(row.id),
        title: row.title.0,
        end: Day::on(row.end_date),
        progress: progress.percent(),
        since: since(row.since_at, row.since_by),
    })
}

pub(super) fn dated(
    connection: &mut PgConnection,
    of: Option<PersonId>,
    due: Day,
    ended: Day,
) -> QueryResult<Dated> {
    let responsible = of.map(|person| person.0);
    let open: Vec<OpenRow> = Open { responsible, until: due.date(), most: MOST }.load(connection)?;
    let late: Vec<EndingRow> = Ending { responsible, before: ended.date(), most: MOST }.load(connection)?;
    Ok(Dated {
        milestones: open.into_iter().map(Into::into).collect(),
        actions: late.into_iter().map(ending).collect::<QueryResult<_>>()?,
    })
}
