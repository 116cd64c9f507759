-- The skills of the BNCC, as the operator loads them: the same in both worlds. Without them a code is known by its grammar alone.
CREATE TABLE bncc_skills (
    code text PRIMARY KEY CONSTRAINT bncc_skills_code_form CHECK (code ~ '^(EI0[123](EO|CG|TS|EF|ET)[0-9]{2}|EI03CO[0-9]{2}|EF(0[1-9]|12|15|35|67|69|89)(AR|CI|EF|ER|GE|HI|LI|LP|MA)[0-9]{2}|EF(0[1-9]|15|69)CO[0-9]{2}|EM13(LGG|MAT|CNT|CHS)[0-9]{3}|EM13(LP|CO)[0-9]{2})$'),
    -- The letters of its component or area; NULL for the educação infantil.
    area text CONSTRAINT bncc_skills_area_form CHECK (area ~ '^[A-Z]{2,3}$'),
    -- Years of schooling that it is of, 1 to 9; those of the ensino médio are 10 to 13; 0 is the educação infantil.
    first_year smallint NOT NULL,
    last_year smallint NOT NULL,
    description text NOT NULL
        CONSTRAINT bncc_skills_description_length CHECK (char_length(description) BETWEEN 1 AND 2000),
    unit text NOT NULL CONSTRAINT bncc_skills_unit_length CHECK (char_length(unit) <= 400),
    practice text NOT NULL CONSTRAINT bncc_skills_practice_length CHECK (char_length(practice) <= 400),
    objects text[] NOT NULL CONSTRAINT bncc_skills_objects_count CHECK (cardinality(objects) <= 40),
    -- What it is found by: folded by the program.
    words text NOT NULL CONSTRAINT bncc_skills_words_plain CHECK (words ~ '^([a-z0-9]+( [a-z0-9]+)*)?$'),
    -- When a newer catalogue no longer had it: plans that name it keep its text.
    withdrawn_at timestamptz,
    CONSTRAINT bncc_skills_years CHECK (first_year BETWEEN 0 AND last_year AND last_year <= 13),
    CONSTRAINT bncc_skills_area_of_stage CHECK ((area IS NULL) = (last_year = 0))
);
GRANT SELECT ON bncc_skills TO ideb_tenant;
GRANT SELECT, INSERT, UPDATE ON bncc_skills TO ideb_loader;
