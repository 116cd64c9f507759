//! Places among the schools with an index of the same stage, edition and network.

/// The stages `$1` with the years `$2`, and all editions of the schools `$3`.
macro_rules! wanted {
    () => {
        "wanted AS (
            SELECT * FROM unnest($1::text[], $2::smallint[]) AS given (stage, year)
            UNION SELECT stage, year FROM reference_school_results WHERE inep_code = ANY ($3::text[])
        )"
    };
}

/// Computes the places of the wanted editions anew. Rows without an index or without a network stand in partitions of
/// their own and lose what places they had; rows whose places are the same are not written.
pub(crate) const RANK: &str = concat!(
    "WITH ",
    wanted!(),
    ", indexed AS (
    SELECT r.inep_code, r.stage, r.year, r.ideb, r.network, s.state, s.municipality_code,
        r.ideb IS NOT NULL AND r.network IS NOT NULL AS known,
        r.ideb IS NOT NULL AND r.network IS NOT NULL AND s.municipality_code IS NOT NULL AS placed
    FROM reference_school_results r JOIN wanted USING (stage, year) JOIN reference_schools s USING (inep_code)
), ranked AS (
    SELECT *, (rank() OVER (municipality ORDER BY ideb DESC))::int AS municipal_position,
        (count(*) OVER municipality)::int AS municipal_total,
        (rank() OVER (state ORDER BY ideb DESC))::int AS state_position,
        (count(*) OVER state)::int AS state_total,
        (rank() OVER (nation ORDER BY ideb DESC))::int AS national_position,
        (count(*) OVER nation)::int AS national_total
    FROM indexed
    WINDOW municipality AS (PARTITION BY known, stage, year, network, state, municipality_code),
        state AS (PARTITION BY known, stage, year, network, state),
        nation AS (PARTITION BY known, stage, year, network)
), places AS (
    -- The group before, in the order from the best down, is the next better place.
    SELECT inep_code, stage, year,
        CASE WHEN placed THEN municipal_position END AS municipal_position,
        CASE WHEN placed THEN municipal_total END AS municipal_total,
        CASE WHEN known THEN state_position END AS state_position,
        CASE WHEN known THEN state_total END AS state_total,
        CASE WHEN known THEN national_position END AS national_position,
        CASE WHEN known THEN national_total END AS national_total,
        CASE WHEN placed THEN first_value(municipal_position) OVER better END AS next_municipal_position,
        CASE WHEN placed THEN first_value(ideb) OVER better END AS next_municipal_ideb
    FROM ranked
    WINDOW better AS (PARTITION BY known, stage, year, network, state, municipality_code ORDER BY ideb DESC
        GROUPS BETWEEN 1 PRECEDING AND 1 PRECEDING)
)
UPDATE reference_school_results r
SET municipal_position = p.municipal_position, municipal_total = p.municipal_total,
    state_position = p.state_position, state_total = p.state_total,
    national_position = p.national_position, national_total = p.national_total,
    next_municipal_position = p.next_municipal_position, next_municipal_ideb = p.next_municipal_ideb
FROM places p
WHERE (r.inep_code, r.stage, r.year) = (p.inep_code, p.stage, p.year)
    AND ROW(r.municipal_position, r.municipal_total, r.state_position, r.state_total, r.national_position,
        r.national_total, r.next_municipal_position, r.next_municipal_ideb)
    IS DISTINCT FROM ROW(p.municipal_position, p.municipal_total, p.state_position, p.state_total,
        p.national_position, p.national_total, p.next_municipal_position, p.next_municipal_ideb)"
);

/// Notes the states that have places in the wanted editions, and whether any index is left out of them.
pub(crate) const COVER: &str = concat!(
    "WITH ",
    wanted!(),
    "
INSERT INTO reference_coverage AS old (stage, year, states, whole)
SELECT stage, year,
    coalesce(array_agg(DISTINCT s.state ORDER BY s.state)
        FILTER (WHERE r.ideb IS NOT NULL AND r.network IS NOT NULL), '{}'),
    coalesce(bool_and(r.network IS NOT NULL) FILTER (WHERE r.ideb IS NOT NULL), true)
FROM reference_school_results r JOIN wanted USING (stage, year) JOIN reference_schools s USING (inep_code)
GROUP BY stage, year
ON CONFLICT (stage, year) DO UPDATE SET states = excluded.states, whole = excluded.whole
    WHERE ROW(old.states, old.whole) IS DISTINCT FROM ROW(excluded.states, excluded.whole)"
);

/// Around [`RANK`] and [`COVER`]: rows of this transaction have no statistics yet, and PostgreSQL would take a large load for a few
/// rows and join each with each.
pub(crate) const JOIN_LARGE: &str = "SET LOCAL enable_nestloop = off";
pub(crate) const JOIN_AS_USUAL: &str = "SET LOCAL enable_nestloop TO DEFAULT";
