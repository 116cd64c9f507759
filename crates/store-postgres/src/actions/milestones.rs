//! Milestones, as decisions and screens read them.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Integer, Nullable, Text, Timestamptz};
use kernel::title::Title;
use kernel::{ActionId, Day, MilestoneId, PersonId};
use school_management::actions::action::ActionStatus;
use school_management::actions::milestone::{Milestone, NewMilestone};
use school_management::actions::seen::{MilestoneSeen, MilestoneShown, MilestonesShown};

use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    MilestoneRow {
        id: i64 => BigInt,
        action_id: i64 => BigInt,
        title: Word<Title> => Text,
        description: String => Text,
        due_date: Option<NaiveDate> => Nullable<Date>,
        completed_by: Option<i64> => Nullable<BigInt>,
        completed_by_name: Option<String> => Nullable<Text>,
        completed_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        version: i32 => Integer,
        edited_by: Option<i64> => Nullable<BigInt>,
        edited_by_name: Option<String> => Nullable<Text>,
        edited_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        status: Word<ActionStatus> => Text,
    }
}

statement! {
    /// One, or those of an action.
    SeenMilestones(id: Option<i64> => Nullable<BigInt>, action: Option<i64> => Nullable<BigInt>) -> MilestoneRow =
        "SELECT s.id, s.action_id, s.title, s.description, s.due_date, s.completed_by,
            u.first_name || ' ' || u.last_name AS completed_by_name, s.completed_at, s.version, s.edited_by,
            e.first_name || ' ' || e.last_name AS edited_by_name, s.edited_at, a.status
        FROM (SELECT $1::bigint AS id, $2::bigint AS action) asked
        CROSS JOIN action_milestones s
        JOIN strategic_actions a ON a.school_id = s.school_id AND a.id = s.action_id
        LEFT JOIN users u ON u.school_id = s.school_id AND u.id = s.completed_by
        LEFT JOIN users e ON e.school_id = s.school_id AND e.id = s.edited_by
        WHERE s.id = asked.id OR s.action_id = asked.action ORDER BY s.place, s.id"
}

row! {
    ShownRow {
        id: i64 => BigInt,
        action_id: i64 => BigInt,
        title: Word<Title> => Text,
        due_date: Option<NaiveDate> => Nullable<Date>,
        completed_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        completed_by_name: Option<String> => Nullable<Text>,
        late_days: Option<i32> => Nullable<Integer>,
        total: Count => BigInt,
    }
}

statement! {
    /// Of all actions, so many: first the open ones by their day.
    ShownMilestones(today: NaiveDate => Date, most: i64 => BigInt) -> ShownRow =
        "SELECT s.id, s.action_id, s.title, s.due_date, s.completed_at, u.first_name || ' ' || u.last_name AS completed_by_name,
            CASE WHEN s.completed_at IS NULL AND a.status = 'ativo' AND s.due_date < asked.today
                THEN asked.today - s.due_date END AS late_days, s.total
        FROM (SELECT $1::date AS today) asked
        CROSS JOIN (
            SELECT m.*, count(*) OVER () AS total FROM action_milestones m
            ORDER BY m.completed_at IS NOT NULL, m.due_date, m.id LIMIT $2
        ) s
        JOIN strategic_actions a ON a.school_id = s.school_id AND a.id = s.action_id
        LEFT JOIN users u ON u.school_id = s.school_id AND u.id = s.completed_by
        ORDER BY s.action_id DESC, s.place, s.id"
}

impl MilestoneRow {
    fn milestone(&self) -> Milestone {
        let (title, description) = (self.title.0.clone(), self.description.clone());
        Milestone {
            id: MilestoneId(self.id),
            action: ActionId(self.action_id),
            about: NewMilestone { title, description, due: self.due_date.map(Day::on) },
            completed: self.completed_by.map(PersonId).zip(self.completed_at),
            version: self.version,
            edited: self.edited_by.map(PersonId).zip(self.edited_at),
        }
    }
}

pub(super) fn find(connection: &mut PgConnection, id: MilestoneId) -> QueryResult<Option<Milestone>> {
    let milestone = SeenMilestones { id: Some(id.0), action: None };
    let row: Option<MilestoneRow> = milestone.get_result(connection).optional()?;
    Ok(row.as_ref().map(MilestoneRow::milestone))
}

pub(super) fn seen(
    connection: &mut PgConnection,
    of: ActionId,
    today: Day,
) -> QueryResult<Vec<MilestoneSeen>> {
    let milestones = SeenMilestones { id: None, action: Some(of.0) };
    let rows: Vec<MilestoneRow> = milestones.load(connection)?;
    let seen = |row: MilestoneRow| {
        let milestone = row.milestone();
        MilestoneSeen::on(today, row.status.0, milestone, (row.completed_by_name, row.edited_by_name))
    };
    Ok(rows.into_iter().map(seen).collect())
}

impl From<ShownRow> for MilestoneShown {
    fn from(row: ShownRow) -> Self {
        Self {
            id: MilestoneId(row.id),
            action: ActionId(row.action_id),
            title: row.title.0,
            due: row.due_date.map(Day::on),
            completed_at: row.completed_at,
            completed_by_name: row.completed_by_name,
            late_days: row.late_days.map(Into::into),
        }
    }
}

pub(super) fn shown(connection: &mut PgConnection, today: Day, most: usize) -> QueryResult<MilestonesShown> {
    let shown = ShownMilestones { today: today.date(), most: i64::try_from(most).unwrap_or(i64::MAX) };
    let rows: Vec<ShownRow> = shown.load(connection)?;
    let total = rows.first().map_or(0, |row| row.total.0);
    Ok(MilestonesShown { total, milestones: rows.into_iter().map(Into::into).collect() })
}
