-- Figures of the index that the school itself entered.
CREATE TABLE ideb_data (
    school_id integer NOT NULL DEFAULT NULLIF(current_setting('app.school_id', true), '')::int
        REFERENCES schools (id),
    id integer GENERATED ALWAYS AS IDENTITY,
    stage text NOT NULL
        CONSTRAINT ideb_data_stage_known CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    year smallint NOT NULL
        CONSTRAINT ideb_data_year_is_edition CHECK (year BETWEEN 2005 AND 2099 AND year % 2 = 1),
    ideb_score numeric(4, 2)
        CONSTRAINT ideb_data_ideb_score_range CHECK (ideb_score BETWEEN 0 AND 10 AND scale(trim_scale(ideb_score)) <= 1),
    approval_rate numeric(5, 2) CONSTRAINT ideb_data_approval_rate_range CHECK (approval_rate BETWEEN 0 AND 100),
    -- Per grade of the stage, first grade first; a grade may be missing.
    approval_by_grade numeric(5, 2)[] NOT NULL DEFAULT '{}'
        CONSTRAINT ideb_data_approval_by_grade_range CHECK (
            cardinality(approval_by_grade) <= 5
            AND 0 <= ALL (approval_by_grade) AND 100 >= ALL (approval_by_grade)),
    proficiency_lp numeric(6, 2)
        CONSTRAINT ideb_data_proficiency_lp_range CHECK (proficiency_lp BETWEEN 0 AND 500),
    proficiency_mt numeric(6, 2)
        CONSTRAINT ideb_data_proficiency_mt_range CHECK (proficiency_mt BETWEEN 0 AND 500),
    -- The mean proficiency, on the scale of about 0 to 500: not a simulation's note of the same name.
    saeb_score numeric(6, 2) GENERATED ALWAYS AS (round((proficiency_lp + proficiency_mt) / 2, 2)) STORED,
    -- N and P as published.
    standardized_score numeric(12, 10)
        CONSTRAINT ideb_data_standardized_score_range CHECK (standardized_score BETWEEN 0 AND 10),
    performance_indicator numeric(12, 10)
        CONSTRAINT ideb_data_performance_indicator_range CHECK (performance_indicator BETWEEN 0 AND 1),
    mec_goal numeric(4, 2)
        CONSTRAINT ideb_data_mec_goal_range CHECK (mec_goal BETWEEN 0 AND 10 AND scale(trim_scale(mec_goal)) <= 1),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (school_id, id),
    UNIQUE (school_id, stage, year)
);

ALTER TABLE ideb_data ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON ideb_data TO ideb_tenant
    USING (school_id = NULLIF(current_setting('app.school_id', true), '')::int)
    WITH CHECK (school_id = NULLIF(current_setting('app.school_id', true), '')::int);
GRANT SELECT, INSERT, UPDATE, DELETE ON ideb_data TO ideb_tenant;

CREATE TABLE ideb_goals (
    school_id integer NOT NULL DEFAULT NULLIF(current_setting('app.school_id', true), '')::int,
    stage text NOT NULL
        CONSTRAINT ideb_goals_stage_known CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    year smallint NOT NULL
        CONSTRAINT ideb_goals_year_is_edition CHECK (year BETWEEN 2005 AND 2099 AND year % 2 = 1),
    goal numeric(3, 1) NOT NULL CONSTRAINT ideb_goals_goal_range CHECK (goal BETWEEN 0 AND 10),
    set_by integer NOT NULL,
    set_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, stage, year),
    CONSTRAINT ideb_goals_set_by_fkey FOREIGN KEY (school_id, set_by) REFERENCES users (school_id, id)
);

ALTER TABLE ideb_goals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON ideb_goals TO ideb_tenant
    USING (school_id = NULLIF(current_setting('app.school_id', true), '')::int)
    WITH CHECK (school_id = NULLIF(current_setting('app.school_id', true), '')::int);
GRANT SELECT, INSERT, UPDATE, DELETE ON ideb_goals TO ideb_tenant;

CREATE TABLE simulations (
    school_id integer NOT NULL DEFAULT NULLIF(current_setting('app.school_id', true), '')::int,
    id integer GENERATED ALWAYS AS IDENTITY,
    user_id integer NOT NULL,
    mode text NOT NULL CONSTRAINT simulations_mode_known CHECK (mode IN ('rapida', 'oficial')),
    stage text CONSTRAINT simulations_stage_known CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    approval_rate numeric(5, 2) NOT NULL
        CONSTRAINT simulations_approval_rate_range CHECK (approval_rate BETWEEN 0 AND 100),
    -- The standardised note, 0 to 10: not the mean proficiency of the same name in `ideb_data`.
    saeb_score numeric(4, 2) NOT NULL CONSTRAINT simulations_saeb_score_range CHECK (saeb_score BETWEEN 0 AND 10),
    calculated_ideb numeric(4, 2) NOT NULL
        CONSTRAINT simulations_calculated_ideb_range CHECK (calculated_ideb BETWEEN 0 AND 10),
    target_ideb numeric(4, 2) CONSTRAINT simulations_target_ideb_range CHECK (target_ideb BETWEEN 0 AND 10),
    -- What the official mode alone keeps.
    edition smallint
        CONSTRAINT simulations_edition_is_edition CHECK (edition BETWEEN 2005 AND 2099 AND edition % 2 = 1),
    proficiency_lp numeric(6, 2)
        CONSTRAINT simulations_proficiency_lp_range CHECK (proficiency_lp BETWEEN 0 AND 500),
    proficiency_mt numeric(6, 2)
        CONSTRAINT simulations_proficiency_mt_range CHECK (proficiency_mt BETWEEN 0 AND 500),
    approval_by_grade numeric(5, 2)[]
        CONSTRAINT simulations_approval_by_grade_range CHECK (
            cardinality(approval_by_grade) <= 5
            AND 0 <= ALL (approval_by_grade) AND 100 >= ALL (approval_by_grade)),
    standardized_score numeric(12, 10)
        CONSTRAINT simulations_standardized_score_range CHECK (standardized_score BETWEEN 0 AND 10),
    performance_indicator numeric(12, 10)
        CONSTRAINT simulations_performance_indicator_range CHECK (performance_indicator BETWEEN 0 AND 1),
    published_ideb numeric(3, 1)
        CONSTRAINT simulations_published_ideb_range CHECK (published_ideb BETWEEN 0 AND 10),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (school_id, id),
    CONSTRAINT simulations_user_fkey FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id),
    CONSTRAINT simulations_mode_whole CHECK (
        num_nulls(proficiency_lp, proficiency_mt, approval_by_grade, standardized_score, performance_indicator,
            published_ideb) = CASE mode WHEN 'oficial' THEN 0 ELSE 6 END
        AND CASE mode WHEN 'oficial' THEN stage IS NOT NULL ELSE edition IS NULL END)
);
CREATE INDEX simulations_newest ON simulations (school_id, created_at DESC, id DESC);

ALTER TABLE simulations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON simulations TO ideb_tenant
    USING (school_id = NULLIF(current_setting('app.school_id', true), '')::int)
    WITH CHECK (school_id = NULLIF(current_setting('app.school_id', true), '')::int);
GRANT SELECT, INSERT ON simulations TO ideb_tenant;
