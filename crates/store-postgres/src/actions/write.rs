//! Actions as decisions write them.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, Nullable, Text, Timestamptz};
use kernel::{ActionId, ActionResourceId, Day, MilestoneId, PersonId, StoreError};
use school_management::actions::action::{Action, ActionStatus, NewAction};
use school_management::actions::milestone::{Milestone, NewMilestone};
use school_management::actions::money::Money;
use school_management::actions::progress::Percent;
use school_management::actions::resource::{NewResource, Resource};
use school_management::actions::store::Actions;
use school_management::actions::timeline::update::NewUpdate;

use super::{known, resources};
use crate::column::decimal::Number;
use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::schema::actions::{action_milestones, action_updates, strategic_actions};

row! {
    AddedRow { id: i64 => BigInt }
}

statement! {
    AddMilestone(
        action: i64 => BigInt,
        title: String => Text,
        description: String => Text,
        due: Option<NaiveDate> => Nullable<Date>,
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
    ) -> AddedRow =
        "WITH added AS (
            INSERT INTO action_milestones (action_id, title, description, due_date, since_by, since_at, place)
            SELECT g.*, coalesce((
                SELECT max(m.place) + 1 FROM action_milestones m WHERE m.action_id = g.action_id), 0)
            FROM (SELECT $1::bigint AS action_id, $2::text, $3::text, $4::date, $5::bigint, $6::timestamptz) g
            RETURNING id
        )
        SELECT id FROM added"
}

statement! {
    OrderMilestones(ids: Vec<i64> => Array<BigInt>) -> () =
        "UPDATE action_milestones m SET place = g.place - 1
        FROM unnest($1::bigint[]) WITH ORDINALITY AS g (id, place) WHERE m.id = g.id"
}

statement! {
    /// Before it is changed: since when it has its end; who gives it its status, when it first is under way, and when it rests.
    ActionStandsAnew(
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
        status: &'static str => Text,
        end: Option<NaiveDate> => Nullable<Date>,
        id: i64 => BigInt,
    ) -> () =
        "UPDATE strategic_actions a SET
            since_at = CASE WHEN a.end_date IS DISTINCT FROM g.end_date THEN g.at ELSE a.since_at END,
            since_by = CASE WHEN a.end_date IS DISTINCT FROM g.end_date THEN g.by ELSE a.since_by END,
            status_by = CASE WHEN a.status <> g.status THEN g.by ELSE a.status_by END,
            begun_at = CASE WHEN g.status = 'ativo' AND a.status <> 'ativo' AND a.rested_at IS NULL
                THEN g.at ELSE a.begun_at END,
            begun_by = CASE WHEN g.status = 'ativo' AND a.status <> 'ativo' AND a.rested_at IS NULL
                THEN g.by ELSE a.begun_by END,
            rested_at = CASE WHEN a.status = 'ativo' AND g.status <> 'ativo' THEN g.at ELSE a.rested_at END
        FROM (SELECT $1::bigint AS by, $2::timestamptz AS at, $3::text AS status, $4::date AS end_date) g
        WHERE a.id = $5"
}

statement! {
    /// Before it is changed: since when it has its day and is open, and by whom.
    MilestoneStandsAnew(
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
        id: i64 => BigInt,
        due: Option<NaiveDate> => Nullable<Date>,
        done: bool => Bool,
    ) -> () =
        "UPDATE action_milestones SET since_by = $1, since_at = $2
        WHERE id = $3 AND (due_date IS DISTINCT FROM $4::date OR (completed_at IS NOT NULL) <> $5::boolean)"
}

/// What people say of an action, as columns.
macro_rules! typed {
    ($action:expr) => {{
        let action: &NewAction = $action;
        let indicator = action.indicator.as_ref();
        let money = |money: Option<Money>| money.map(|money| Number(money.decimal()));
        let grade = indicator.and_then(|it| it.measured.grade());
        (
            (
                strategic_actions::title.eq(action.title.as_str()),
                strategic_actions::description.eq(action.description.as_str()),
                strategic_actions::r#type.eq(action.kind.slug()),
                strategic_actions::priority.eq(action.priority.slug()),
                strategic_actions::start_date.eq(action.start.map(Day::date)),
                strategic_actions::end_date.eq(action.end.map(Day::date)),
                strategic_actions::expected_budget.eq(money(action.expected_budget)),
                strategic_actions::actual_budget.eq(money(action.actual_budget)),
                strategic_actions::target_students.eq(action.target_students),
                strategic_actions::responsible_id.eq(action.responsible.map(|person| person.0)),
            ),
            (
                strategic_actions::indicator.eq(indicator.map(|it| it.measured.kind().slug())),
                strategic_actions::indicator_stage.eq(indicator.map(|it| it.stage.slug())),
                strategic_actions::indicator_grade.eq(grade.map(|grade| i16::from(grade.place))),
                strategic_actions::baseline.eq(indicator.map(|it| Number(it.baseline))),
                strategic_actions::target.eq(indicator.map(|it| Number(it.target))),
                strategic_actions::baseline_year.eq(indicator.and_then(|it| it.year)),
            ),
        )
    }};
}

fn small(percent: Percent) -> i16 {
    percent.get().into()
}

impl Actions for Transaction {
    fn add_action(
        &mut self,
        new: &NewAction,
        status: ActionStatus,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Action, StoreError> {
        self.run("add_action", |connection| {
            let rest = (
                strategic_actions::status.eq(status.slug()),
                strategic_actions::status_since.eq(at),
                strategic_actions::created_by.eq(by.0),
                strategic_actions::created_at.eq(at),
            );
            let id: i64 = diesel::insert_into(strategic_actions::table)
                .values((typed!(new), rest))
                .returning(strategic_actions::id)
                .get_result(connection)?;
            known::find(connection, ActionId(id))?.ok_or(diesel::result::Error::NotFound)
        })
    }

    fn hold_action(&mut self, id: ActionId) -> Result<Option<Action>, StoreError> {
        self.run("hold_action", |connection| {
            // Apart: whoever waited reads then what the other did, its milestones too.
            let held = strategic_actions::table.filter(strategic_actions::id.eq(id.0));
            let held: Option<i64> =
                held.select(strategic_actions::id).for_no_key_update().first(connection).optional()?;
            held.map_or(Ok(None), |_| known::find(connection, id))
        })
    }

    fn change_action(&mut self, to: &Action, by: PersonId, at: DateTime<Utc>) -> Result<(), StoreError> {
        let stands = ActionStandsAnew {
            by: by.0,
            at,
            status: to.status.slug(),
            end: to.about.end.map(Day::date),
            id: to.id.0,
        };
        self.run("change_action", |connection| {
            stands.execute(connection)?;
            let rest = (
                strategic_actions::status.eq(to.status.slug()),
                strategic_actions::status_since.eq(to.status_since),
                strategic_actions::progress.eq(to.progress.by_hand.map(small)),
                strategic_actions::version.eq(strategic_actions::version + 1),
                strategic_actions::changed_by.eq(by.0),
                strategic_actions::changed_at.eq(at),
            );
            diesel::update(strategic_actions::table.filter(strategic_actions::id.eq(to.id.0)))
                .set((typed!(&to.about), rest))
                .execute(connection)
                .map(drop)
        })
    }

    fn add_milestone(
        &mut self,
        of: ActionId,
        new: &NewMilestone,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Milestone, StoreError> {
        let add = AddMilestone {
            action: of.0,
            title: new.title.as_str().to_owned(),
            description: new.description.clone(),
            due: new.due.map(Day::date),
            by: by.0,
            at,
        };
        let added: AddedRow = self.run("add_milestone", |connection| add.get_result(connection))?;
        Ok(Milestone {
            id: MilestoneId(added.id),
            action: of,
            about: new.clone(),
            completed: None,
            version: 1,
            edited: None,
        })
    }

    fn change_milestone(
        &mut self,
        to: &Milestone,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let stands = MilestoneStandsAnew {
            by: by.0,
            at,
            id: to.id.0,
            due: to.about.due.map(Day::date),
            done: to.completed.is_some(),
        };
        self.run("change_milestone", |connection| {
            stands.execute(connection)?;
            diesel::update(action_milestones::table.filter(action_milestones::id.eq(to.id.0)))
                .set((
                    action_milestones::title.eq(to.about.title.as_str()),
                    action_milestones::description.eq(to.about.description.as_str()),
                    action_milestones::due_date.eq(to.about.due.map(Day::date)),
                    action_milestones::completed_by.eq(to.completed.map(|(by, _)| by.0)),
                    action_milestones::completed_at.eq(to.completed.map(|(_, at)| at)),
                    action_milestones::version.eq(to.version),
                    action_milestones::edited_by.eq(to.edited.map(|(by, _)| by.0)),
                    action_milestones::edited_at.eq(to.edited.map(|(_, at)| at)),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    fn remove_milestone(&mut self, id: MilestoneId) -> Result<(), StoreError> {
        self.run("remove_milestone", |connection| {
            let milestone = action_milestones::table.filter(action_milestones::id.eq(id.0));
            diesel::delete(milestone).execute(connection).map(drop)
        })
    }

    fn order_milestones(&mut self, order: &[MilestoneId]) -> Result<(), StoreError> {
        let ids = order.iter().map(|id| id.0).collect();
        self.run("order_milestones", |connection| OrderMilestones { ids }.execute(connection)).map(drop)
    }

    fn resource(&mut self, id: ActionResourceId) -> Result<Option<Resource>, StoreError> {
        let seen = self.run("resource", |connection| resources::load(connection, Some(id), None))?.pop();
        Ok(seen.map(|seen| seen.resource))
    }

    fn add_resource(
        &mut self,
        of: ActionId,
        new: &NewResource,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<ActionResourceId, StoreError> {
        self.run("add_resource", |connection| resources::add(connection, of, new, (by, at)))
    }

    fn remove_resource(&mut self, id: ActionResourceId) -> Result<(), StoreError> {
        self.run("remove_resource", |connection| resources::remove(connection, id))
    }

    fn add_update(
        &mut self,
        of: ActionId,
        new: &NewUpdate,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.run("add_update", |connection| {
            diesel::insert_into(action_updates::table)
                .values((
                    action_updates::action_id.eq(of.0),
                    action_updates::update_type.eq(new.kind.slug()),
                    action_updates::title.eq(new.title.as_str()),
                    action_updates::description.eq(new.description.as_str()),
                    action_updates::progress_before.eq(new.progress.map(|(before, _)| small(before))),
                    action_updates::progress_after.eq(new.progress.map(|(_, after)| small(after))),
                    action_updates::created_by.eq(by.0),
                    action_updates::created_at.eq(at),
                ))
                .execute(connection)
                .map(drop)
        })
    }
}
