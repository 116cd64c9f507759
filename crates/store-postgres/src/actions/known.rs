//! Actions, as decisions and screens read them.

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::result::Error::DeserializationError;
use diesel::sql_types::{Array, BigInt, Bool, Date, Integer, Nullable, Numeric, SmallInt, Text, Timestamptz};
use kernel::title::Title;
use kernel::{ActionId, Day, Decimal, Grade, MilestoneId, PersonId, Stage, StoreError};
use school_management::actions::action::{Action, ActionStatus, ActionType, NewAction, Priority};
use school_management::actions::indicator::{Indicator, IndicatorKind, Measured};
use school_management::actions::late::Late;
use school_management::actions::milestone::Milestone;
use school_management::actions::money::Money;
use school_management::actions::progress::{Percent, Progress};
use school_management::actions::seen::{ActionSeen, MilestoneSeen, MilestonesShown, Responsible};
use school_management::actions::store::KnownActions;

use super::milestones;
use crate::column::count::Count;
use crate::column::decimal::Number;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    SeenRow {
        id: i64 => BigInt,
        title: Word<Title> => Text,
        description: String => Text,
        kind: Word<ActionType> => Text,
        status: Word<ActionStatus> => Text,
        status_since: DateTime<Utc> => Timestamptz,
        status_reason: Option<String> => Nullable<Text>,
        priority: Word<Priority> => Text,
        progress: Option<i16> => Nullable<SmallInt>,
        start_date: Option<NaiveDate> => Nullable<Date>,
        end_date: Option<NaiveDate> => Nullable<Date>,
        expected_budget: Option<Number<Decimal<2>>> => Nullable<Numeric>,
        actual_budget: Option<Number<Decimal<2>>> => Nullable<Numeric>,
        target_students: Option<i32> => Nullable<Integer>,
        responsible_id: Option<i64> => Nullable<BigInt>,
        indicator: Option<Word<IndicatorKind>> => Nullable<Text>,
        indicator_stage: Option<Word<Stage>> => Nullable<Text>,
        indicator_grade: Option<i16> => Nullable<SmallInt>,
        baseline: Option<Number<Decimal<2>>> => Nullable<Numeric>,
        target: Option<Number<Decimal<2>>> => Nullable<Numeric>,
        baseline_year: Option<i16> => Nullable<SmallInt>,
        version: i32 => Integer,
        created_by: i64 => BigInt,
        created_at: DateTime<Utc> => Timestamptz,
        changed_by: Option<i64> => Nullable<BigInt>,
        changed_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        milestones: Count => BigInt,
        done: Count => BigInt,
        overdue: Count => BigInt,
        oldest: Option<NaiveDate> => Nullable<Date>,
        updates: Count => BigInt,
        resources: Count => BigInt,
    }
}

statement! {
    /// All of them, or one.
    SeenActions(today: NaiveDate => Date, id: Option<i64> => Nullable<BigInt>) -> SeenRow =
        "SELECT a.id, a.title, a.description, a.type AS kind, a.status, a.status_since, r.status_reason, a.priority, a.progress,
            a.start_date, a.end_date, a.expected_budget, a.actual_budget, a.target_students, a.responsible_id, a.indicator, a.indicator_stage,
            a.indicator_grade, a.baseline, a.target, a.baseline_year, a.version, a.created_by, a.created_at, a.changed_by,
            a.changed_at, m.milestones, m.done, m.overdue, m.oldest, t.updates,
            o.resources
        FROM (SELECT $1::date AS today, $2::bigint AS id) asked
        CROSS JOIN strategic_actions a
        CROSS JOIN LATERAL (
            SELECT count(*) AS milestones, count(s.completed_at) AS done,
                count(*) FILTER (WHERE s.completed_at IS NULL AND s.due_date < asked.today) AS overdue,
                min(s.due_date) FILTER (WHERE s.completed_at IS NULL AND s.due_date < asked.today) AS oldest
            FROM action_milestones s WHERE s.school_id = a.school_id AND s.action_id = a.id
        ) m
        CROSS JOIN LATERAL (
            SELECT count(*) AS updates FROM action_updates u WHERE u.school_id = a.school_id AND u.action_id = a.id
        ) t
        CROSS JOIN LATERAL (
            SELECT count(*) AS resources FROM action_resources k WHERE k.school_id = a.school_id AND k.action_id = a.id
        ) o
        LEFT JOIN LATERAL (
            SELECT nullif(u.description, '') AS status_reason FROM action_updates u
            WHERE u.school_id = a.school_id AND u.action_id = a.id AND u.update_type = 'status_change'
            ORDER BY u.id DESC LIMIT 1
        ) r ON true
        WHERE asked.id IS NULL OR a.id = asked.id ORDER BY a.id DESC"
}

row! {
    PersonRow { id: i64 => BigInt, name: String => Text, active: bool => Bool }
}

statement! {
    /// Who made, changed or answers for actions.
    PeopleOfActions(ids: Vec<i64> => Array<BigInt>) -> PersonRow =
        "SELECT u.id, u.first_name || ' ' || u.last_name AS name, p.active
        FROM users u JOIN people p ON p.school_id = u.school_id AND p.id = u.id
        WHERE u.id = ANY ((SELECT $1::bigint[])::bigint[])"
}

fn wrong(what: &'static str) -> diesel::result::Error {
    DeserializationError(what.into())
}

fn indicator(row: &SeenRow) -> QueryResult<Option<Indicator>> {
    let (Some(kind), Some(stage)) = (&row.indicator, &row.indicator_stage) else { return Ok(None) };
    let stage = stage.0;
    let place = row.indicator_grade.and_then(|place| u8::try_from(place).ok());
    let measured = Measured::of(kind.0, place.map(|place| Grade { stage, place }));
    let (Some(measured), Some(baseline), Some(target)) = (measured, row.baseline, row.target) else {
        return Err(wrong("an indicator that is not whole"));
    };
    Ok(Some(Indicator { measured, stage, baseline: baseline.0, target: target.0, year: row.baseline_year }))
}

fn money(number: Option<Number<Decimal<2>>>) -> QueryResult<Option<Money>> {
    number.map(|number| Money::new(number.0)).transpose().map_err(wrong)
}

fn action(row: &SeenRow) -> QueryResult<Action> {
    let by_hand = row.progress.map(|percent| Percent::new(percent.into())).transpose().map_err(wrong)?;
    Ok(Action {
        id: ActionId(row.id),
        about: NewAction {
            title: row.title.0.clone(),
            description: row.description.clone(),
            kind: row.kind.0,
            priority: row.priority.0,
            start: row.start_date.map(Day::on),
            end: row.end_date.map(Day::on),
            expected_budget: money(row.expected_budget)?,
            actual_budget: money(row.actual_budget)?,
            target_students: row.target_students,
            responsible: row.responsible_id.map(PersonId),
            indicator: indicator(row)?,
        },
        status: row.status.0,
        status_since: row.status_since,
        progress: Progress { by_hand, done: row.done.0, milestones: row.milestones.0 },
        version: row.version,
        created_by: PersonId(row.created_by),
        created_at: row.created_at,
        changed: row.changed_by.map(PersonId).zip(row.changed_at),
    })
}

fn seen(row: &SeenRow, people: &HashMap<i64, (String, bool)>, today: Day) -> QueryResult<ActionSeen> {
    let action = action(row)?;
    let late = Late::of(&action, (row.overdue.0, row.oldest.map(Day::on)), today);
    let name = |id: i64| people.get(&id).map(|(name, _)| name.clone());
    let responsible = row.responsible_id.and_then(|id| {
        let (name, active) = people.get(&id)?.clone();
        Some(Responsible { id: PersonId(id), name, active })
    });
    Ok(ActionSeen {
        action,
        responsible,
        late,
        status_reason: row.status_reason.clone(),
        created_by_name: name(row.created_by).unwrap_or_default(),
        changed_by_name: row.changed_by.and_then(name),
        updates: row.updates.0,
        resources: row.resources.0,
    })
}

fn rows(connection: &mut PgConnection, today: Day, id: Option<ActionId>) -> QueryResult<Vec<SeenRow>> {
    SeenActions { today: today.date(), id: id.map(|id| id.0) }.load(connection)
}

fn seen_actions(
    connection: &mut PgConnection,
    today: Day,
    id: Option<ActionId>,
) -> QueryResult<Vec<ActionSeen>> {
    let rows = rows(connection, today, id)?;
    let of = |row: &SeenRow| [Some(row.created_by), row.changed_by, row.responsible_id];
    let ids: BTreeSet<_> = rows.iter().flat_map(of).flatten().collect();
    let people: Vec<PersonRow> = PeopleOfActions { ids: ids.into_iter().collect() }.load(connection)?;
    let people = people.into_iter().map(|it| (it.id, (it.name, it.active))).collect();
    rows.iter().map(|row| seen(row, &people, today)).collect()
}

pub(super) fn find(connection: &mut PgConnection, id: ActionId) -> QueryResult<Option<Action>> {
    // What is late is not asked for.
    let rows = rows(connection, Day::on(NaiveDate::default()), Some(id))?;
    rows.first().map(action).transpose()
}

impl KnownActions for Transaction {
    fn action(&mut self, id: ActionId) -> Result<Option<Action>, StoreError> {
        self.run("action", |connection| find(connection, id))
    }

    fn action_seen(&mut self, id: ActionId, today: Day) -> Result<Option<ActionSeen>, StoreError> {
        Ok(self.run("action_seen", |connection| seen_actions(connection, today, Some(id)))?.pop())
    }

    fn actions_seen(&mut self, today: Day) -> Result<Vec<ActionSeen>, StoreError> {
        self.run("actions_seen", |connection| seen_actions(connection, today, None))
    }

    fn milestone(&mut self, id: MilestoneId) -> Result<Option<Milestone>, StoreError> {
        self.run("milestone", |connection| milestones::find(connection, id))
    }

    fn milestones(&mut self, of: ActionId, today: Day) -> Result<Vec<MilestoneSeen>, StoreError> {
        self.run("milestones", |connection| milestones::seen(connection, of, today))
    }

    fn all_milestones(&mut self, today: Day, most: usize) -> Result<MilestonesShown, StoreError> {
        self.run("all_milestones", |connection| milestones::shown(connection, today, most))
    }
}
