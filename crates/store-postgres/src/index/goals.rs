//! The school's own goals.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::upsert::excluded;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::store::{Goal, Goals};
use kernel::{PersonId, Stage, StoreError};

use crate::column::decimal::Number;
use crate::column::words::{Word, Year};
use crate::connect::transaction::Transaction;
use crate::schema::index::ideb_goals;
use crate::schema::people::users;

#[derive(Queryable)]
struct GoalRow {
    stage: Word<Stage>,
    year: Year,
    goal: Number<PublishedIdeb>,
    first_name: String,
    last_name: String,
    set_at: DateTime<Utc>,
}

impl From<GoalRow> for Goal {
    fn from(row: GoalRow) -> Self {
        Self {
            stage: row.stage.0,
            edition: row.year.0,
            goal: row.goal.0,
            set_by: format!("{} {}", row.first_name, row.last_name),
            set_at: row.set_at,
        }
    }
}

/// All goals with the names of those who set them.
macro_rules! named_goals {
    () => {
        ideb_goals::table
            .inner_join(
                users::table
                    .on(users::school_id.eq(ideb_goals::school_id).and(users::id.eq(ideb_goals::set_by))),
            )
            .select((
                ideb_goals::stage,
                ideb_goals::year,
                ideb_goals::goal,
                users::first_name,
                users::last_name,
                ideb_goals::set_at,
            ))
    };
}

/// Ordered by stage and edition.
pub(crate) fn goals(connection: &mut PgConnection) -> QueryResult<Vec<Goal>> {
    let rows: Vec<GoalRow> = named_goals!().load(connection)?;
    let mut goals: Vec<Goal> = rows.into_iter().map(Into::into).collect();
    goals.sort_by_key(|goal| (goal.stage, goal.edition));
    Ok(goals)
}

impl Goals for Transaction {
    fn put_goal(
        &mut self,
        stage: Stage,
        edition: Edition,
        goal: PublishedIdeb,
        user: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Goal, StoreError> {
        let row: GoalRow = self.run("put_goal", |connection| {
            diesel::insert_into(ideb_goals::table)
                .values((
                    ideb_goals::stage.eq(stage.slug()),
                    ideb_goals::year.eq(edition.year()),
                    ideb_goals::goal.eq(Number(goal)),
                    ideb_goals::set_by.eq(user.0),
                    ideb_goals::set_at.eq(at),
                ))
                .on_conflict((ideb_goals::school_id, ideb_goals::stage, ideb_goals::year))
                .do_update()
                .set((
                    ideb_goals::goal.eq(excluded(ideb_goals::goal)),
                    ideb_goals::set_by.eq(excluded(ideb_goals::set_by)),
                    ideb_goals::set_at.eq(excluded(ideb_goals::set_at)),
                ))
                .execute(connection)?;
            named_goals!()
                .filter(ideb_goals::stage.eq(stage.slug()))
                .filter(ideb_goals::year.eq(edition.year()))
                .first(connection)
        })?;
        Ok(row.into())
    }

    fn remove_goal(&mut self, stage: Stage, edition: Edition) -> Result<bool, StoreError> {
        let removed = self.run("remove_goal", |connection| {
            diesel::delete(
                ideb_goals::table
                    .filter(ideb_goals::stage.eq(stage.slug()))
                    .filter(ideb_goals::year.eq(edition.year())),
            )
            .execute(connection)
        })?;
        Ok(removed > 0)
    }
}
