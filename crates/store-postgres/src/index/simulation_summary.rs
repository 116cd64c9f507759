//! What the school's simulations say together, gathered where they are: however many there are, a few rows come back.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Date, Integer, Nullable, Numeric, Text, Timestamptz};
use ideb_core::measure::{PublishedIdeb, SimulatedIdeb};
use ideb_core::simulation::Mode;
use ideb_core::simulation::name::SimulationName;
use ideb_core::simulation::summary::{
    Highlight, Month, MonthSummary, NEWEST, SimulationSummary, SummaryRequest,
};
use kernel::{Decimal, Stage, hours_behind_utc};

use crate::column::count::Count;
use crate::column::decimal::Number;
use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    MonthRow {
        month: NaiveDate => Date,
        count: Count => BigInt,
        sum: Number<Decimal<2>> => Numeric,
        least: Number<SimulatedIdeb> => Numeric,
        recent: Count => BigInt,
        at_or_above_target: Count => BigInt,
    }
}

statement! {
    /// Counts and sums by month of the simulations of a stage or of none; of all without one.
    ///
    /// The last count goes by `ideb_core::simulation::reaches`: what would be published, of the quick mode its product,
    /// is measured by the target rounded up to one place; in tenths, since those are exact. The month is that of `kernel::Day`.
    Months(
        hours_behind: i32 => Integer,
        since: DateTime<Utc> => Timestamptz,
        goal: Option<Number<PublishedIdeb>> => Nullable<Numeric>,
        stage: Option<&'static str> => Nullable<Text>,
    ) -> MonthRow =
        "WITH asked AS (
            SELECT $1::int AS hours_behind, $2::timestamptz AS since, $3::numeric AS goal, $4::text AS stage
        )
        SELECT date_trunc('month', (s.created_at AT TIME ZONE 'UTC') - make_interval(hours => hours_behind))::date AS month,
            count(*) AS count, sum(s.calculated_ideb) AS sum, min(s.calculated_ideb) AS least,
            count(*) FILTER (WHERE s.created_at >= since) AS recent,
            count(*) FILTER (WHERE coalesce(s.published_ideb, round(s.approval_rate * s.saeb_score / 100, 1)) * 10
                >= ceil(coalesce(s.target_ideb, goal) * 10)) AS at_or_above_target
        FROM asked, simulations s
        WHERE NOT s.removed AND (s.stage IS NULL OR s.stage = coalesce(asked.stage, s.stage))
        GROUP BY 1 ORDER BY 1"
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

row! {
    HighlightRow {
        is_best: bool => Bool,
        name: Word<SimulationName> => Text,
        ideb: Number<SimulatedIdeb> => Numeric,
        at: DateTime<Utc> => Timestamptz,
        is_official: bool => Bool,
    }
}

statement! {
    /// The best simulation and after it the newest ones, of a stage or of none; of all without one. Only the official mode
    /// has a published figure.
    Highlights(stage: Option<&'static str> => Nullable<Text>, newest: i64 => BigInt) -> HighlightRow =
        "WITH asked AS (
            SELECT $1::text AS stage, $2::bigint AS newest
        )
        SELECT is_best, name, ideb, at, is_official FROM ((
            SELECT true AS is_best, s.name, s.calculated_ideb AS ideb, s.created_at AS at,
                s.published_ideb IS NOT NULL AS is_official, s.id
            FROM simulations s
            WHERE NOT s.removed AND (s.stage IS NULL OR s.stage = coalesce((SELECT stage FROM asked), s.stage))
            ORDER BY s.calculated_ideb DESC, s.created_at DESC, s.id DESC LIMIT 1
        ) UNION ALL (
            SELECT false, s.name, s.calculated_ideb, s.created_at, s.published_ideb IS NOT NULL, s.id
            FROM simulations s
            WHERE NOT s.removed AND (s.stage IS NULL OR s.stage = coalesce((SELECT stage FROM asked), s.stage))
            ORDER BY s.created_at DESC, s.id DESC LIMIT (SELECT newest FROM asked)
        )) found ORDER BY is_best DESC, at DESC, id DESC"
}

impl From<HighlightRow> for Highlight {
    fn from(row: HighlightRow) -> Self {
        let mode = if row.is_official { Mode::Official } else { Mode::Quick };
        Self { name: row.name.0, value: row.ideb.0, at: row.at, mode }
    }
}

pub(crate) fn summary(connection: &mut PgConnection, of: &SummaryRequest) -> QueryResult<SimulationSummary> {
    let stage = of.stage.map(Stage::slug);
    let months =
        Months { hours_behind: hours_behind_utc(of.uf), since: of.since, goal: Number::of(of.goal), stage };
    let months: Vec<MonthRow> = months.load(connection)?;
    let highlights = Highlights { stage, newest: i64::try_from(NEWEST).unwrap_or(i64::MAX) };
    let highlights: Vec<HighlightRow> = highlights.load(connection)?;
    let (best, newest): (Vec<_>, Vec<_>) = highlights.into_iter().partition(|row| row.is_best);
    Ok(SimulationSummary {
        months: months.into_iter().map(Into::into).collect(),
        best: best.into_iter().next().map(Into::into),
        newest: newest.into_iter().map(Into::into).collect(),
    })
}
