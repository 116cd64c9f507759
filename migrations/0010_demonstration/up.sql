-- A result keeps the network that its own file told, a school its name and municipality from its newest edition, and what
-- is invented stands in a schema of its own: a transaction of the demonstration looks there first, and no other ever does.

ALTER TABLE reference_schools
    -- The newest edition of the line that told the name, and of the one that told the municipality.
    ADD named_in smallint,
    ADD placed_in smallint;

ALTER TABLE reference_school_results
    ADD network text CONSTRAINT reference_school_results_network_known CHECK (
        network IN ('federal', 'estadual', 'municipal', 'privada', 'publica', 'total')),
    -- The newest edition of the line that told the network: of two, the nearer to the result's own year is right.
    ADD told_in smallint;
-- No file told these of the result: the first that carries it again says its network, or says none.
UPDATE reference_school_results r SET network = s.network
    FROM reference_schools s WHERE s.inep_code = r.inep_code AND s.network IS NOT NULL;
ALTER TABLE reference_schools DROP COLUMN network;

-- The states with places in a stage and edition: among whom a place is; and whether every index there has its network, so
-- that none is left out of the places. Written with the places.
CREATE TABLE reference_coverage (
    stage text NOT NULL CONSTRAINT reference_coverage_stage_known
        CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    year smallint NOT NULL CONSTRAINT reference_coverage_year_is_edition
        CHECK (year BETWEEN 2005 AND 2099 AND year % 2 = 1),
    states text[] NOT NULL,
    whole boolean NOT NULL,
    PRIMARY KEY (stage, year)
);
GRANT SELECT ON reference_coverage TO ideb_tenant, ideb_gate;
GRANT SELECT, INSERT, UPDATE ON reference_coverage TO ideb_loader;

-- Imported before networks were kept with the results, and perhaps beside invented ones: the operator is told to import
-- the file again.
ALTER TABLE reference_files ADD outdated boolean NOT NULL DEFAULT false;
UPDATE reference_files SET outdated = true WHERE sha256 <> '';

CREATE SCHEMA demonstration;
CREATE TABLE demonstration.reference_schools (LIKE public.reference_schools INCLUDING ALL);
CREATE TABLE demonstration.reference_school_results (LIKE public.reference_school_results INCLUDING ALL);
ALTER TABLE demonstration.reference_school_results ADD CONSTRAINT reference_school_results_school_fkey
    FOREIGN KEY (inep_code) REFERENCES demonstration.reference_schools (inep_code);
CREATE TABLE demonstration.reference_area_results (LIKE public.reference_area_results INCLUDING ALL);
CREATE TABLE demonstration.reference_coverage (LIKE public.reference_coverage INCLUDING ALL);
CREATE TABLE demonstration.reference_files (LIKE public.reference_files INCLUDING ALL);

-- The gate has no way in: nobody looks up what is invented.
GRANT USAGE ON SCHEMA demonstration TO ideb_tenant, ideb_loader, ideb_backup;
GRANT SELECT ON ALL TABLES IN SCHEMA demonstration TO ideb_tenant, ideb_backup;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA demonstration TO ideb_loader;
ALTER DEFAULT PRIVILEGES IN SCHEMA demonstration GRANT SELECT ON TABLES TO ideb_backup;
ALTER DEFAULT PRIVILEGES IN SCHEMA demonstration GRANT SELECT ON SEQUENCES TO ideb_backup;

-- What earlier versions invented among what INEP published: 41 schools of two cities, one city's values, and the state's
-- of two editions.
INSERT INTO demonstration.reference_schools SELECT * FROM public.reference_schools
    WHERE inep_code BETWEEN '35999001' AND '35999009' OR inep_code BETWEEN '35999100' AND '35999131';
INSERT INTO demonstration.reference_school_results SELECT r.* FROM public.reference_school_results r
    JOIN demonstration.reference_schools USING (inep_code);
INSERT INTO demonstration.reference_area_results SELECT * FROM public.reference_area_results
    WHERE (area, place) = ('municipality', '3599999');
INSERT INTO demonstration.reference_files SELECT * FROM public.reference_files WHERE name = 'demonstração';

DELETE FROM public.reference_school_results r USING demonstration.reference_schools s
    WHERE s.inep_code = r.inep_code;
DELETE FROM public.reference_schools r USING demonstration.reference_schools s WHERE s.inep_code = r.inep_code;
DELETE FROM public.reference_area_results WHERE (area, place) = ('municipality', '3599999');
DELETE FROM public.reference_files WHERE name = 'demonstração';

CREATE TEMP TABLE invented (stage text, year smallint, score numeric, indicator numeric, ideb numeric);
INSERT INTO invented VALUES
    ('anos_iniciais', 2021, 6.3131, 0.9862, 6.2), ('anos_iniciais', 2023, 6.4403, 0.9861, 6.4),
    ('anos_finais', 2021, 5.3202, 0.9683, 5.2), ('anos_finais', 2023, 5.2931, 0.9621, 5.1),
    ('ensino_medio', 2021, 4.6203, 0.9412, 4.3), ('ensino_medio', 2023, 4.6105, 0.9327, 4.3);
DELETE FROM public.reference_area_results r USING invented i
    WHERE (r.area, r.place, r.network) = ('state', 'SP', 'estadual') AND (r.stage, r.year) = (i.stage, i.year)
    AND (r.score, r.indicator, r.ideb) = (i.score, i.indicator, i.ideb);
-- Where a file had written over some of them, the others are no better.
UPDATE public.reference_area_results r
    SET score = nullif(r.score, i.score), indicator = nullif(r.indicator, i.indicator)
    FROM invented i
    WHERE (r.area, r.place, r.network) = ('state', 'SP', 'estadual') AND (r.stage, r.year) = (i.stage, i.year)
    AND (r.score = i.score OR r.indicator = i.indicator);

-- Around the demonstration's school stand its state, invented where it was, and the country.
INSERT INTO demonstration.reference_area_results (area, place, network, stage, year, score, indicator, ideb)
    SELECT 'state', 'SP', 'estadual', stage, year, score, indicator, ideb FROM invented
    WHERE EXISTS (SELECT FROM demonstration.reference_schools);
INSERT INTO demonstration.reference_area_results SELECT * FROM public.reference_area_results
    WHERE network = 'estadual' AND year BETWEEN 2017 AND 2023 AND (area = 'country' OR (area, place) = ('state', 'SP'))
    AND EXISTS (SELECT FROM demonstration.reference_schools)
    ON CONFLICT DO NOTHING;
DROP TABLE invented;

-- Every place anew, in both worlds.
DO $$
DECLARE
    before text := current_setting('search_path');
    world text;
BEGIN
    FOREACH world IN ARRAY ARRAY['public', 'demonstration, public'] LOOP
        PERFORM set_config('search_path', world, true);
        WITH indexed AS (
            SELECT r.inep_code, r.stage, r.year, r.ideb, r.network, s.state, s.municipality_code,
                r.ideb IS NOT NULL AND r.network IS NOT NULL AS known,
                r.ideb IS NOT NULL AND r.network IS NOT NULL AND s.municipality_code IS NOT NULL AS placed
            FROM reference_school_results r JOIN reference_schools s USING (inep_code)
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
                p.national_position, p.national_total, p.next_municipal_position, p.next_municipal_ideb);
        INSERT INTO reference_coverage (stage, year, states, whole)
            SELECT r.stage, r.year,
                coalesce(array_agg(DISTINCT s.state ORDER BY s.state)
                    FILTER (WHERE r.ideb IS NOT NULL AND r.network IS NOT NULL), '{}'),
                coalesce(bool_and(r.network IS NOT NULL) FILTER (WHERE r.ideb IS NOT NULL), true)
            FROM reference_school_results r JOIN reference_schools s USING (inep_code) GROUP BY r.stage, r.year;
    END LOOP;
    PERFORM set_config('search_path', before, true);
END
$$;
