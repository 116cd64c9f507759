//! What schools rise by from one edition to the next, as it is typical of a stage and network.

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};
use kernel::Stage;

/// Computes what is typical of all that was imported, in both worlds.
pub(crate) fn tell(connection: &mut PgConnection) -> QueryResult<()> {
    let stages = Stage::ALL.map(Stage::slug);
    for world in ["public", "demonstration, public"] {
        connection.transaction(|connection| {
            diesel::sql_query("SELECT set_config('search_path', $1, true)")
                .bind::<Text, _>(world)
                .execute(connection)?;
            for statement in [FORGET, ADVANCES] {
                diesel::sql_query(statement).bind::<Array<Text>, _>(&stages[..]).execute(connection)?;
            }
            QueryResult::Ok(())
        })?;
    }
    Ok(())
}

/// Forgets what was typical of the stages `$1`.
pub(crate) const FORGET: &str = "DELETE FROM reference_advances WHERE stage = ANY ($1::text[])";

/// Computes the median of the schools' best advances in the stages `$1`, as [`ideb_core::effort::advance`] finds those of
/// one school: only rises between neighbouring editions, approval not into the pandemic's, and no rate of 0. A school
/// stands in the network of its newest result that tells one.
pub(crate) const ADVANCES: &str = "
WITH results AS (
    SELECT r.inep_code, r.stage, s.state, r.year, r.network, r.proficiency_mt AS mt, r.proficiency_lp AS lp,
        nullif(r.approval, 0) AS approval, nullif(r.approval_by_grade[1], 0) AS g0,
        nullif(r.approval_by_grade[2], 0) AS g1, nullif(r.approval_by_grade[3], 0) AS g2,
        nullif(r.approval_by_grade[4], 0) AS g3, nullif(r.approval_by_grade[5], 0) AS g4
    FROM reference_school_results r JOIN reference_schools s USING (inep_code)
    WHERE r.stage = ANY ($1::text[])
), changes AS (
    SELECT inep_code, stage, state, year, network, lag(year) OVER before = year - 2 AS next,
        mt - lag(mt) OVER before AS mt, lp - lag(lp) OVER before AS lp, approval - lag(approval) OVER before AS approval,
        g0 - lag(g0) OVER before AS g0, g1 - lag(g1) OVER before AS g1, g2 - lag(g2) OVER before AS g2,
        g3 - lag(g3) OVER before AS g3, g4 - lag(g4) OVER before AS g4
    FROM results WINDOW before AS (PARTITION BY inep_code, stage ORDER BY year)
), best AS (
    SELECT stage, state, (array_agg(network ORDER BY year DESC) FILTER (WHERE network IS NOT NULL))[1] AS network,
        max(mt) FILTER (WHERE next) AS mt, max(lp) FILTER (WHERE next) AS lp,
        max(coalesce(approval, round((coalesce(g0, 0) + coalesce(g1, 0) + coalesce(g2, 0) + coalesce(g3, 0)
            + coalesce(g4, 0)) / nullif(num_nonnulls(g0, g1, g2, g3, g4), 0), 2)))
            FILTER (WHERE next AND year <> 2021) AS approval,
        max(g0) FILTER (WHERE next AND year <> 2021) AS g0, max(g1) FILTER (WHERE next AND year <> 2021) AS g1,
        max(g2) FILTER (WHERE next AND year <> 2021) AS g2, max(g3) FILTER (WHERE next AND year <> 2021) AS g3,
        max(g4) FILTER (WHERE next AND year <> 2021) AS g4
    FROM changes GROUP BY inep_code, stage, state
)
INSERT INTO reference_advances (stage, network, lever, median, schools, states)
SELECT stage, network, lever,
    -- The mean of the two in the middle, which are one where the count is odd.
    round((percentile_disc(0.5) WITHIN GROUP (ORDER BY rise)
        + percentile_disc(0.5) WITHIN GROUP (ORDER BY rise DESC)) / 2, 2),
    count(*), array_agg(DISTINCT state ORDER BY state)
FROM best, LATERAL (VALUES ('mt', mt), ('lp', lp), ('aprovacao', approval), ('grade_0', g0), ('grade_1', g1),
    ('grade_2', g2), ('grade_3', g3), ('grade_4', g4)) AS of (lever, rise)
WHERE rise > 0 AND network IS NOT NULL
GROUP BY stage, network, lever";
