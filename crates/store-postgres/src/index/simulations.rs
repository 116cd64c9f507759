//! Saved simulations.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Numeric, SmallInt, Text, Timestamptz};
use ideb_core::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, SaebNote, SimulatedIdeb,
    StandardizedScore, TargetIdeb,
};
use ideb_core::simulation::name::SimulationName;
use ideb_core::simulation::{OfficialFigures, OfficialInputs, Simulated, Simulation};
use ideb_core::store::Simulations;
use ideb_core::view::SimulationPage;
use kernel::{PersonId, SimulationId, Stage, StoreError};

use crate::column::decimal::Number;
use crate::column::statement::{row, statement};
use crate::column::words::{Word, Year};
use crate::connect::transaction::Transaction;
use crate::index::figures::{Rates, unwrap_rates, wrap_rates};
use crate::schema::index::simulations;
use crate::schema::people::users;

row! {
    SimulationRow {
        id: i64 => BigInt,
        user_id: i64 => BigInt,
        user_name: String => Text,
        name: Word<SimulationName> => Text,
        created_at: DateTime<Utc> => Timestamptz,
        stage: Option<Word<Stage>> => Nullable<Text>,
        approval_rate: Number<ApprovalRate> => Numeric,
        saeb_score: Number<SaebNote> => Numeric,
        calculated_ideb: Number<SimulatedIdeb> => Numeric,
        target_ideb: Option<Number<TargetIdeb>> => Nullable<Numeric>,
        edition: Option<Year> => Nullable<SmallInt>,
        proficiency_lp: Option<Number<Proficiency>> => Nullable<Numeric>,
        proficiency_mt: Option<Number<Proficiency>> => Nullable<Numeric>,
        approval_by_grade: Option<Rates> => Nullable<Array<Nullable<Numeric>>>,
        standardized_score: Option<Number<StandardizedScore>> => Nullable<Numeric>,
        performance_indicator: Option<Number<PerformanceIndicator>> => Nullable<Numeric>,
        published_ideb: Option<Number<PublishedIdeb>> => Nullable<Numeric>,
    }
}

/// What is shown of simulations and those who saved them: of none that was removed.
macro_rules! shown {
    ($($rest:literal)*) => {
        concat!(
            "SELECT s.id, s.user_id, u.first_name || ' ' || u.last_name AS user_name, s.name, s.created_at, s.stage,
            s.approval_rate, s.saeb_score, s.calculated_ideb, s.target_ideb, s.edition, s.proficiency_lp,
            s.proficiency_mt, s.approval_by_grade, s.standardized_score, s.performance_indicator, s.published_ideb
            FROM simulations s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
            WHERE NOT s.removed ",
            $($rest),*
        )
    };
}

statement! {
    /// The first page of the list, the most read list of all.
    FirstPage(stage: Option<&'static str> => Nullable<Text>, limit: i64 => BigInt) -> SimulationRow =
        shown!("AND (s.stage IS NULL OR s.stage = coalesce($1, s.stage))
            ORDER BY s.created_at DESC, s.id DESC LIMIT $2")
}

statement! {
    /// Any other page. Rows are compared, with which PostgreSQL starts in the index where the page does. Where the simulation
    /// that the last page ended with has gone for good, the one saved after it says where to go on.
    NextPage(stage: Option<&'static str> => Nullable<Text>, before: i64 => BigInt, limit: i64 => BigInt) -> SimulationRow =
        shown!("AND (s.stage IS NULL OR s.stage = coalesce($1, s.stage))
            AND (s.created_at, s.id) < (SELECT b.created_at, b.id FROM simulations b WHERE b.id >= $2
                ORDER BY b.id LIMIT 1)
            ORDER BY s.created_at DESC, s.id DESC LIMIT $3")
}

statement! {
    One(id: i64 => BigInt) -> SimulationRow = shown!("AND s.id = $1")
}

statement! {
    /// The same, until the transaction ends nobody else's to change.
    Held(id: i64 => BigInt) -> SimulationRow = shown!("AND s.id = $1 FOR NO KEY UPDATE OF s")
}

statement! {
    Rename(id: i64 => BigInt, name: String => Text) -> () =
        "WITH asked AS (SELECT $1::bigint AS id, $2::text AS name)
        UPDATE simulations s SET name = asked.name FROM asked WHERE s.id = asked.id"
}

statement! {
    /// And what the same person removed before goes.
    Remove(id: i64 => BigInt) -> () =
        "WITH removing AS (
            UPDATE simulations SET removed = true WHERE id = $1 RETURNING school_id, user_id
        )
        DELETE FROM simulations s USING removing r
        WHERE s.school_id = r.school_id AND s.user_id = r.user_id AND s.removed"
}

statement! {
    Restore(id: i64 => BigInt, by: i64 => BigInt) -> () =
        "UPDATE simulations SET removed = false WHERE id = $1 AND user_id = $2 AND removed"
}

impl SimulationRow {
    /// The constraint `simulations_mode_whole` sees to it that all of these are there, or none.
    fn official(&self) -> Option<OfficialFigures> {
        Some(OfficialFigures {
            inputs: OfficialInputs {
                stage: self.stage?.0,
                edition: self.edition.map(|year| year.0),
                proficiency_lp: self.proficiency_lp?.0,
                proficiency_mt: self.proficiency_mt?.0,
                approval_by_grade: unwrap_rates(self.approval_by_grade.clone()?),
                indicator: None,
            },
            score: self.standardized_score?.0,
            indicator: self.performance_indicator?.0,
            published: self.published_ideb?.0,
        })
    }
}

impl From<SimulationRow> for Simulation {
    fn from(row: SimulationRow) -> Self {
        let official = row.official();
        Self {
            id: SimulationId(row.id),
            user: PersonId(row.user_id),
            user_name: row.user_name,
            name: row.name.0,
            at: row.created_at,
            simulated: Simulated {
                stage: row.stage.map(|stage| stage.0),
                approval: row.approval_rate.0,
                saeb: row.saeb_score.0,
                ideb: row.calculated_ideb.0,
                target: Number::measure(row.target_ideb),
                official,
            },
        }
    }
}

/// A page of the list.
pub(crate) fn list(connection: &mut PgConnection, page: SimulationPage) -> QueryResult<Vec<Simulation>> {
    let (stage, limit) = (page.stage.map(Stage::slug), page.limit);
    let rows: Vec<SimulationRow> = match page.before {
        None => FirstPage { stage, limit }.load(connection)?,
        Some(SimulationId(before)) => NextPage { stage, before, limit }.load(connection)?,
    };
    Ok(rows.into_iter().map(Into::into).collect())
}

pub(crate) fn one(
    connection: &mut PgConnection,
    SimulationId(id): SimulationId,
) -> QueryResult<Option<Simulation>> {
    let row: Option<SimulationRow> = One { id }.get_result(connection).optional()?;
    Ok(row.map(Into::into))
}

impl Simulations for Transaction {
    fn save_simulation(
        &mut self,
        user: PersonId,
        name: &SimulationName,
        simulated: &Simulated,
        at: DateTime<Utc>,
    ) -> Result<Simulation, StoreError> {
        let official = simulated.official.as_ref();
        let inputs = official.map(|figures| &figures.inputs);
        let (id, at, first_name, last_name): (i64, DateTime<Utc>, String, String) =
            self.run("save_simulation", |connection| {
                let (id, at) = diesel::insert_into(simulations::table)
                    .values((
                        simulations::user_id.eq(user.0),
                        simulations::name.eq(name.as_str()),
                        simulations::mode.eq(simulated.mode().slug()),
                        simulations::stage.eq(simulated.stage.map(Stage::slug)),
                        simulations::approval_rate.eq(Number(simulated.approval)),
                        simulations::saeb_score.eq(Number(simulated.saeb)),
                        simulations::calculated_ideb.eq(Number(simulated.ideb)),
                        simulations::target_ideb.eq(Number::of(simulated.target)),
                        simulations::edition.eq(inputs.and_then(|inputs| inputs.edition).map(Edition::year)),
                        simulations::proficiency_lp.eq(inputs.map(|inputs| Number(inputs.proficiency_lp))),
                        simulations::proficiency_mt.eq(inputs.map(|inputs| Number(inputs.proficiency_mt))),
                        simulations::approval_by_grade
                            .eq(inputs.map(|inputs| wrap_rates(&inputs.approval_by_grade))),
                        simulations::standardized_score.eq(official.map(|figures| Number(figures.score))),
                        simulations::performance_indicator
                            .eq(official.map(|figures| Number(figures.indicator))),
                        simulations::published_ideb.eq(official.map(|figures| Number(figures.published))),
                        simulations::created_at.eq(at),
                    ))
                    .returning((simulations::id, simulations::created_at))
                    .get_result::<(i64, DateTime<Utc>)>(connection)?;
                let (first_name, last_name) = users::table
                    .filter(users::id.eq(user.0))
                    .select((users::first_name, users::last_name))
                    .first(connection)?;
                Ok((id, at, first_name, last_name))
            })?;
        Ok(Simulation {
            id: SimulationId(id),
            user,
            user_name: format!("{first_name} {last_name}"),
            name: name.clone(),
            at,
            simulated: simulated.clone(),
        })
    }

    fn hold_simulation(&mut self, SimulationId(id): SimulationId) -> Result<Option<Simulation>, StoreError> {
        let row: Option<SimulationRow> =
            self.run("hold_simulation", |connection| Held { id }.get_result(connection).optional())?;
        Ok(row.map(Into::into))
    }

    fn rename_simulation(
        &mut self,
        SimulationId(id): SimulationId,
        name: &SimulationName,
    ) -> Result<(), StoreError> {
        let rename = Rename { id, name: name.as_str().to_owned() };
        self.run("rename_simulation", |connection| rename.execute(connection)).map(drop)
    }

    fn remove_simulation(&mut self, SimulationId(id): SimulationId) -> Result<(), StoreError> {
        self.run("remove_simulation", |connection| Remove { id }.execute(connection)).map(drop)
    }

    fn restore_simulation(
        &mut self,
        id: SimulationId,
        by: PersonId,
    ) -> Result<Option<Simulation>, StoreError> {
        self.run("restore_simulation", |connection| {
            let restored = Restore { id: id.0, by: by.0 }.execute(connection)?;
            if restored == 0 { Ok(None) } else { one(connection, id) }
        })
    }
}
