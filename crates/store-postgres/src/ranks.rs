//! Places among the schools with an index of the same stage, edition and network.

/// Computes the places of the stages `$1` and years `$2` anew. Rows that lost their index lose their places; rows whose
/// places are the same are not written.
pub(crate) const RANK: &str = "
WITH wanted AS (
    SELECT DISTINCT * FROM unnest($1::text[], $2::smallint[]) AS wanted (stage, year)
), indexed AS (
    SELECT r.inep_code, r.stage, r.year, r.ideb, s.network, s.state, s.municipality_code,
        s.municipality_code IS NOT NULL AS placed
    FROM reference_school_results r
    JOIN wanted USING (stage, year)
    JOIN reference_schools s USING (inep_code)
    WHERE r.ideb IS NOT NULL
), ranked AS (
    SELECT *, rank() OVER (municipality ORDER BY ideb DESC)::int AS municipal_position,
        (count(*) OVER municipality)::int AS municipal_total,
        rank() OVER (state ORDER BY ideb DESC)::int AS state_position,
        (count(*) OVER state)::int AS state_total,
        rank() OVER (nation ORDER BY ideb DESC)::int AS national_position,
        (count(*) OVER nation)::int AS national_total
    FROM indexed
    WINDOW municipality AS (PARTITION BY stage, year, network, municipality_code),
        state AS (PARTITION BY stage, year, network, state),
        nation AS (PARTITION BY stage, year, network)
), placed AS (
    -- The group before, in the order from the best down, is the next better place.
    SELECT inep_code, stage, year, state_position, state_total, national_position, national_total,
        CASE WHEN placed THEN municipal_position END AS municipal_position,
        CASE WHEN placed THEN municipal_total END AS municipal_total,
        CASE WHEN placed THEN first_value(municipal_position) OVER better END AS next_municipal_position,
        CASE WHEN placed THEN first_value(ideb) OVER better END AS next_municipal_ideb
    FROM ranked
    WINDOW better AS (PARTITION BY stage, year, network, municipality_code ORDER BY ideb DESC
        GROUPS BETWEEN 1 PRECEDING AND 1 PRECEDING)
), every AS (
    SELECT inep_code, stage, year, p.municipal_position, p.municipal_total, p.state_position, p.state_total,
        p.national_position, p.national_total, p.next_municipal_position, p.next_municipal_ideb
    FROM reference_school_results
    JOIN wanted USING (stage, year)
    LEFT JOIN placed p USING (inep_code, stage, year)
)
UPDATE reference_school_results r
SET municipal_position = e.municipal_position, municipal_total = e.municipal_total,
    state_position = e.state_position, state_total = e.state_total,
    national_position = e.national_position, national_total = e.national_total,
    next_municipal_position = e.next_municipal_position, next_municipal_ideb = e.next_municipal_ideb
FROM every e
WHERE (r.inep_code, r.stage, r.year) = (e.inep_code, e.stage, e.year)
    AND ROW(r.municipal_position, r.municipal_total, r.state_position, r.state_total, r.national_position,
        r.national_total, r.next_municipal_position, r.next_municipal_ideb)
    IS DISTINCT FROM ROW(e.municipal_position, e.municipal_total, e.state_position, e.state_total,
        e.national_position, e.national_total, e.next_municipal_position, e.next_municipal_ideb)";
