-- What INEP published, shared by all schools: read by everyone, written by the operator's import alone.

CREATE TABLE reference_schools (
    inep_code text PRIMARY KEY CONSTRAINT reference_schools_inep_code_digits CHECK (inep_code ~ '^[0-9]{8}$'),
    name text NOT NULL,
    municipality_code text
        CONSTRAINT reference_schools_municipality_code_digits CHECK (municipality_code ~ '^[0-9]{7}$'),
    municipality text NOT NULL,
    state text NOT NULL CONSTRAINT reference_schools_state_letters CHECK (state ~ '^[A-Z]{2}$'),
    network text CONSTRAINT reference_schools_network_known CHECK (
        network IN ('federal', 'estadual', 'municipal', 'privada', 'publica', 'total'))
);

CREATE TABLE reference_school_results (
    inep_code text NOT NULL,
    stage text NOT NULL CONSTRAINT reference_school_results_stage_known
        CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    year smallint NOT NULL CONSTRAINT reference_school_results_year_is_edition
        CHECK (year BETWEEN 2005 AND 2099 AND year % 2 = 1),
    approval numeric(5, 2)
        CONSTRAINT reference_school_results_approval_range CHECK (approval BETWEEN 0 AND 100),
    approval_by_grade numeric(5, 2)[] NOT NULL DEFAULT '{}'
        CONSTRAINT reference_school_results_approval_by_grade_range CHECK (
            cardinality(approval_by_grade) <= 5
            AND 0 <= ALL (approval_by_grade) AND 100 >= ALL (approval_by_grade)),
    indicator numeric(12, 10)
        CONSTRAINT reference_school_results_indicator_range CHECK (indicator BETWEEN 0 AND 1),
    proficiency_lp numeric(6, 2)
        CONSTRAINT reference_school_results_proficiency_lp_range CHECK (proficiency_lp BETWEEN 0 AND 500),
    proficiency_mt numeric(6, 2)
        CONSTRAINT reference_school_results_proficiency_mt_range CHECK (proficiency_mt BETWEEN 0 AND 500),
    score numeric(12, 10) CONSTRAINT reference_school_results_score_range CHECK (score BETWEEN 0 AND 10),
    ideb numeric(3, 1) CONSTRAINT reference_school_results_ideb_range CHECK (ideb BETWEEN 0 AND 10),
    target numeric(3, 1) CONSTRAINT reference_school_results_target_range CHECK (target BETWEEN 0 AND 10),
    -- Places among the schools with an index of the same stage, year and network; computed at each import.
    municipal_position integer,
    municipal_total integer,
    state_position integer,
    state_total integer,
    national_position integer,
    national_total integer,
    next_municipal_position integer,
    next_municipal_ideb numeric(3, 1),
    PRIMARY KEY (inep_code, stage, year),
    CONSTRAINT reference_school_results_school_fkey FOREIGN KEY (inep_code) REFERENCES reference_schools (inep_code)
) WITH (fillfactor = 85);
CREATE INDEX reference_school_results_by_edition ON reference_school_results (year, stage);

CREATE TABLE reference_area_results (
    area text NOT NULL CONSTRAINT reference_area_results_area_known
        CHECK (area IN ('municipality', 'state', 'region', 'country')),
    -- The municipality's code, the state's letters, the region's name; empty for the country.
    place text NOT NULL,
    network text NOT NULL CONSTRAINT reference_area_results_network_known CHECK (
        network IN ('federal', 'estadual', 'municipal', 'privada', 'publica', 'total')),
    stage text NOT NULL CONSTRAINT reference_area_results_stage_known
        CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    year smallint NOT NULL CONSTRAINT reference_area_results_year_is_edition
        CHECK (year BETWEEN 2005 AND 2099 AND year % 2 = 1),
    approval numeric(5, 2) CONSTRAINT reference_area_results_approval_range CHECK (approval BETWEEN 0 AND 100),
    approval_by_grade numeric(5, 2)[] NOT NULL DEFAULT '{}'
        CONSTRAINT reference_area_results_approval_by_grade_range CHECK (
            cardinality(approval_by_grade) <= 5
            AND 0 <= ALL (approval_by_grade) AND 100 >= ALL (approval_by_grade)),
    indicator numeric(12, 10)
        CONSTRAINT reference_area_results_indicator_range CHECK (indicator BETWEEN 0 AND 1),
    proficiency_lp numeric(6, 2)
        CONSTRAINT reference_area_results_proficiency_lp_range CHECK (proficiency_lp BETWEEN 0 AND 500),
    proficiency_mt numeric(6, 2)
        CONSTRAINT reference_area_results_proficiency_mt_range CHECK (proficiency_mt BETWEEN 0 AND 500),
    score numeric(12, 10) CONSTRAINT reference_area_results_score_range CHECK (score BETWEEN 0 AND 10),
    ideb numeric(3, 1) CONSTRAINT reference_area_results_ideb_range CHECK (ideb BETWEEN 0 AND 10),
    target numeric(3, 1) CONSTRAINT reference_area_results_target_range CHECK (target BETWEEN 0 AND 10),
    PRIMARY KEY (area, place, network, stage, year)
);

CREATE TABLE reference_files (
    name text NOT NULL,
    -- Empty for data that came from no file.
    sha256 text NOT NULL CONSTRAINT reference_files_sha256_hash CHECK (sha256 ~ '^([0-9a-f]{64})?$'),
    imported_at timestamptz NOT NULL,
    PRIMARY KEY (name, sha256)
);

GRANT SELECT ON reference_schools, reference_school_results, reference_area_results, reference_files
    TO ideb_tenant, ideb_gate;
GRANT SELECT, INSERT, UPDATE ON reference_schools, reference_school_results, reference_area_results, reference_files
    TO ideb_loader;
