-- How many pupils each grade has, where the school says so: percentage points of approval become pupils by it.
CREATE TABLE enrolments (
    school_id bigint NOT NULL REFERENCES schools (id),
    stage text NOT NULL
        CONSTRAINT enrolments_stage_known CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    grade_place smallint NOT NULL CONSTRAINT enrolments_grade_of_stage CHECK (
        grade_place BETWEEN 0 AND CASE stage WHEN 'anos_iniciais' THEN 4 ELSE 3 END),
    pupils smallint NOT NULL CONSTRAINT enrolments_pupils_range CHECK (pupils BETWEEN 1 AND 5000),
    PRIMARY KEY (school_id, stage, grade_place)
);
CALL tenant_table('enrolments', NULL, 'one a grade');
GRANT SELECT, INSERT, UPDATE (pupils), DELETE ON enrolments TO ideb_tenant;
