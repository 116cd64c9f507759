//! What the school's simulations say together, gathered where they are: however many there are, a few rows come back.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{BigInt, Bool, Date, Integer, Nullable, Numeric, Text, Timestamptz};
use ideb_core::measure::{PublishedIdeb, SimulatedIdeb};
use ideb_core::simulation::Mode;
use ideb_core::simulation::summary::{
    Highlight, Month, MonthSummary, NEWEST, SimulationSummary, SummaryRequest,
};
use kernel::{Decimal, Stage, hours_behind_utc};

use crate::column::count::Count;
use crate::column::decimal::Number;

/// Simulations of a stage or of none; all without one.
struct OfStage(Option<&'static str>);

impl OfStage {
    fn push_from<'b>(&'b self, out: &mut AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(" FROM simulations s WHERE (s.stage IS NULL OR s.stage = coalesce(");
        out.push_bind_param::<Nullable<Text>, _>(&self.0)?;
        out.push_sql(", s.stage))");
        Ok(())
    }
}

/// Counts and sums by month. Written out for the conditions inside of its counts.
#[derive(QueryId)]
struct Months {
    hours_behind: i32,
    since: DateTime<Utc>,
    goal: Option<Number<PublishedIdeb>>,
    stage: OfStage,
}

impl QueryFragment<Pg> for Months {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "SELECT date_trunc('month', (s.created_at AT TIME ZONE 'UTC') - make_interval(hours => ",
        );
        out.push_bind_param::<Integer, _>(&self.hours_behind)?;
        out.push_sql(
            "))::date, count(*), sum(s.calculated_ideb), min(s.calculated_ideb), \
             count(*) FILTER (WHERE s.created_at >= ",
        );
        out.push_bind_param::<Timestamptz, _>(&self.since)?;
        // As `ideb_core::simulation::reaches` has it: what would be published is measured by the target rounded up to
        // one place. In tenths, since those are exact.
        out.push_sql(
            "), count(*) FILTER (WHERE CASE WHEN s.published_ideb IS NULL \
             THEN s.calculated_ideb >= coalesce(s.target_ideb, ",
        );
        out.push_bind_param::<Nullable<Numeric>, _>(&self.goal)?;
        out.push_sql(") ELSE s.published_ideb * 10 >= ceil(coalesce(s.target_ideb, ");
        out.push_bind_param::<Nullable<Numeric>, _>(&self.goal)?;
        out.push_sql(") * 10) END)");
        self.stage.push_from(&mut out)?;
        out.push_sql(" GROUP BY 1 ORDER BY 1");
        Ok(())
    }
}

impl Query for Months {
    type SqlType = (Date, BigInt, Numeric, Numeric, BigInt, BigInt);
}

impl RunQueryDsl<PgConnection> for Months {}

#[derive(Queryable)]
struct MonthRow {
    month: NaiveDate,
    count: Count,
    sum: Number<Decimal<2>>,
    least: Number<SimulatedIdeb>,
    recent: Count,
    at_or_above_target: Count,
}

impl From<MonthRow> for MonthSummary {
    fn from(row: MonthRow) -> Self {
        Self {
            month: Month { year: row.month.year(), month: row.month.month() },
            count: row.count.0,
            sum: row.sum.0,
            least: row.least.0,
            recent: row.recent.0,
            at_or_above_target: row.at_or_above_target.0,
        }
    }
}

/// The best one and after it the newest ones, in one statement.
#[derive(QueryId)]
struct Highlights {
    stage: OfStage,
    newest: i64,
}

impl QueryFragment<Pg> for Highlights {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("SELECT best, ideb, at, official FROM ((");
        for best in [true, false] {
            out.push_sql(if best { "SELECT true AS best" } else { ") UNION ALL (SELECT false" });
            // Only the official mode has a published figure.
            out.push_sql(
                ", s.calculated_ideb AS ideb, s.created_at AS at, s.published_ideb IS NOT NULL AS official, s.id",
            );
            self.stage.push_from(&mut out)?;
            out.push_sql(if best {
                " ORDER BY s.calculated_ideb DESC, s.created_at DESC, s.id DESC LIMIT 1"
            } else {
                " ORDER BY s.created_at DESC, s.id DESC LIMIT "
            });
        }
        out.push_bind_param::<BigInt, _>(&self.newest)?;
        out.push_sql(")) found ORDER BY best DESC, at DESC, id DESC");
        Ok(())
    }
}

impl Query for Highlights {
    type SqlType = (Bool, Numeric, Timestamptz, Bool);
}

impl RunQueryDsl<PgConnection> for Highlights {}

#[derive(Queryable)]
struct HighlightRow {
    is_best: bool,
    ideb: Number<SimulatedIdeb>,
    at: DateTime<Utc>,
    is_official: bool,
}

impl From<&HighlightRow> for Highlight {
    fn from(row: &HighlightRow) -> Self {
        let mode = if row.is_official { Mode::Official } else { Mode::Quick };
        Self { value: row.ideb.0, at: row.at, mode }
    }
}

pub(crate) fn summary(connection: &mut PgConnection, of: &SummaryRequest) -> QueryResult<SimulationSummary> {
    let stage = of.stage.map(Stage::slug);
    let months = Months {
        hours_behind: hours_behind_utc(of.uf),
        since: of.since,
        goal: Number::of(of.goal),
        stage: OfStage(stage),
    };
    let months: Vec<MonthRow> = months.load(connection)?;
    let highlights = Highlights { stage: OfStage(stage), newest: i64::try_from(NEWEST).unwrap_or(i64::MAX) };
    let highlights: Vec<HighlightRow> = highlights.load(connection)?;
    let (best, newest) = highlights.split_at(highlights.iter().filter(|row| row.is_best).count());
    Ok(SimulationSummary {
        months: months.into_iter().map(Into::into).collect(),
        best: best.first().map(Into::into),
        newest: newest.iter().map(Into::into).collect(),
    })
}
