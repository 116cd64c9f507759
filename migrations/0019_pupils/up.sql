-- The pupils of a school: what it knows of them, the classes they were in, their results, and the passwords on their cards.

ALTER TABLE people
    -- A pupil has none before the first use of a card, and none after being erased.
    ALTER password_hash DROP NOT NULL,
    ADD CONSTRAINT people_password_of_staff CHECK (kind = 'pupil' OR password_hash IS NOT NULL);

-- A file of pupils that was imported.
CREATE TABLE pupil_imports (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz NOT NULL,
    by_id bigint NOT NULL,
    file_name text NOT NULL CONSTRAINT pupil_imports_file_name_length CHECK (char_length(file_name) BETWEEN 1 AND 120),
    -- Pupils.
    created integer NOT NULL CONSTRAINT pupil_imports_created_positive CHECK (created >= 0),
    updated integer NOT NULL CONSTRAINT pupil_imports_updated_positive CHECK (updated >= 0),
    -- What it had created is gone.
    taken_back_at timestamptz,
    PRIMARY KEY (school_id, id),
    CONSTRAINT pupil_imports_by_fkey FOREIGN KEY (school_id, by_id) REFERENCES users (school_id, id)
);
CALL tenant_table('pupil_imports', 5000);
GRANT SELECT, INSERT (at, by_id, file_name, created, updated), UPDATE (taken_back_at) ON pupil_imports TO ideb_tenant;

ALTER TABLE students
    ADD email text CONSTRAINT students_email_length CHECK (char_length(email) BETWEEN 3 AND 254),
    ADD birth_date date,
    ADD guardian_name text
        CONSTRAINT students_guardian_name_length CHECK (char_length(guardian_name) BETWEEN 1 AND 200),
    ADD guardian_phone text
        CONSTRAINT students_guardian_phone_length CHECK (char_length(guardian_phone) BETWEEN 1 AND 30),
    -- The one that created the pupil.
    ADD import_id bigint,
    -- When something of it was last changed, but for what the pupil signs in with.
    ADD changed_at timestamptz,
    ADD CONSTRAINT students_import_fkey FOREIGN KEY (school_id, import_id) REFERENCES pupil_imports (school_id, id);
CREATE INDEX students_by_import ON students (school_id, import_id) WHERE import_id IS NOT NULL;
GRANT SELECT (email, birth_date, guardian_name, guardian_phone, created_at, import_id, changed_at),
    INSERT (id, student_id, name, email, birth_date, guardian_name, guardian_phone, class_id, created_at, import_id),
    UPDATE (student_id, name, email, birth_date, guardian_name, guardian_phone, class_id, changed_at), DELETE
    ON students TO ideb_tenant;
-- A number may be mended, and whoever is erased signs in no more.
GRANT UPDATE (name), DELETE ON logins TO ideb_tenant;
GRANT DELETE ON known_devices, notification_reads TO ideb_tenant;
GRANT INSERT (must_change) ON people TO ideb_tenant;
-- Who was erased stays as a number that names nobody: the audit trail speaks of it.
UPDATE quotas SET most = 50000 WHERE name = 'people';
-- What the trail says of one pupil.
CREATE INDEX audit_events_about ON audit_events (school_id, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX audit_events_by_actor ON audit_events (school_id, actor_id);

-- Where a pupil went, and when: into a class, or out of all. It is still told after the class is gone.
CREATE TABLE class_moves (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    student_id bigint NOT NULL,
    class_id bigint,
    -- NULL for no class.
    class_name text CONSTRAINT class_moves_class_name_length CHECK (char_length(class_name) BETWEEN 1 AND 60),
    at timestamptz NOT NULL,
    by_id bigint,
    import_id bigint,
    PRIMARY KEY (school_id, id),
    CONSTRAINT class_moves_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT class_moves_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
        ON DELETE SET NULL (class_id),
    CONSTRAINT class_moves_by_fkey FOREIGN KEY (school_id, by_id) REFERENCES users (school_id, id),
    CONSTRAINT class_moves_import_fkey FOREIGN KEY (school_id, import_id) REFERENCES pupil_imports (school_id, id)
);
CREATE INDEX class_moves_by_student ON class_moves (school_id, student_id, at);
CREATE INDEX class_moves_by_class ON class_moves (school_id, class_id);
CALL tenant_table('class_moves', NULL, 'writes a person may make');
GRANT SELECT, INSERT (student_id, class_id, class_name, at, by_id, import_id) ON class_moves TO ideb_tenant;

-- What a pupil achieved in a test or a quiz. An erased pupil's results stay in the totals, and are nobody's.
CREATE TABLE student_performance (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    student_id bigint,
    -- The class in which it was achieved.
    class_id bigint,
    subject_id bigint NOT NULL,
    -- Per cent.
    score numeric(5, 2) NOT NULL CONSTRAINT student_performance_score_range CHECK (score BETWEEN 0 AND 100),
    total_questions integer NOT NULL CONSTRAINT student_performance_total_positive CHECK (total_questions > 0),
    correct_answers integer NOT NULL
        CONSTRAINT student_performance_correct_range CHECK (correct_answers BETWEEN 0 AND total_questions),
    -- Minutes.
    time_spent integer CONSTRAINT student_performance_time_positive CHECK (time_spent >= 0),
    completed_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, id),
    CONSTRAINT student_performance_student_fkey FOREIGN KEY (school_id, student_id)
        REFERENCES students (school_id, id) ON DELETE SET NULL (student_id),
    CONSTRAINT student_performance_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
        ON DELETE SET NULL (class_id),
    CONSTRAINT student_performance_subject_fkey FOREIGN KEY (school_id, subject_id)
        REFERENCES subjects (school_id, id)
);
CREATE INDEX student_performance_by_student ON student_performance (school_id, student_id, completed_at DESC);
CREATE INDEX student_performance_by_class ON student_performance (school_id, class_id);
CREATE INDEX student_performance_by_subject ON student_performance (school_id, subject_id);
CALL tenant_table('student_performance', NULL, 'writes a person may make');
GRANT SELECT ON student_performance TO ideb_tenant;

-- The password on a pupil's card is derived from the installation's secret and this; it stands nowhere. It opens until it was
-- used once, and no longer than its day.
CREATE TABLE issued_passwords (
    school_id bigint NOT NULL REFERENCES schools (id),
    person_id bigint NOT NULL,
    nonce bytea NOT NULL CONSTRAINT issued_passwords_nonce_length CHECK (octet_length(nonce) = 16),
    until timestamptz NOT NULL,
    -- When its card was last printed.
    printed_at timestamptz,
    PRIMARY KEY (school_id, person_id),
    CONSTRAINT issued_passwords_student_fkey FOREIGN KEY (school_id, person_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE
);
CALL tenant_table('issued_passwords', NULL, 'people');
CREATE POLICY gate ON issued_passwords TO ideb_gate USING (true) WITH CHECK (true);
GRANT SELECT, INSERT (person_id, nonce, until), UPDATE (nonce, until, printed_at), DELETE ON issued_passwords
    TO ideb_tenant;
GRANT SELECT (school_id, person_id, nonce, until), DELETE ON issued_passwords TO ideb_gate;
-- At its first use it becomes the pupil's own: the gate gives a password to a pupil who has none, and to nobody else.
CREATE POLICY gate_first_use ON people AS RESTRICTIVE FOR UPDATE TO ideb_gate
    USING (kind = 'pupil' AND password_hash IS NULL) WITH CHECK (kind = 'pupil');
GRANT UPDATE (password_hash, must_change) ON people TO ideb_gate;
-- From the fourth grade on pupils choose another.
CREATE POLICY gate ON classes FOR SELECT TO ideb_gate USING (true);
GRANT SELECT (school_id, id, year) ON classes TO ideb_gate;
GRANT SELECT (class_id) ON students TO ideb_gate;

-- A school's short name on its pupils' cards: a pupil's number alone may stand in several schools.
CREATE FUNCTION draw_school_code() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
    -- Letters and digits that no two people read differently.
    signs constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
    drawn text;
BEGIN
    LOOP
        drawn := (SELECT string_agg(substr(signs, 1 + floor(random() * 31)::int, 1), '') FROM generate_series(1, 5));
        EXIT WHEN NOT EXISTS (SELECT FROM public.schools s WHERE s.code = drawn);
    END LOOP;
    RETURN drawn;
END
$$;
REVOKE EXECUTE ON FUNCTION draw_school_code FROM PUBLIC;
GRANT EXECUTE ON FUNCTION draw_school_code TO ideb_gate;
ALTER TABLE schools ADD code text;
DO $$
DECLARE
    school bigint;
BEGIN
    FOR school IN SELECT id FROM schools LOOP
        UPDATE schools SET code = draw_school_code() WHERE id = school;
    END LOOP;
END
$$;
ALTER TABLE schools
    ALTER code SET NOT NULL,
    ALTER code SET DEFAULT draw_school_code(),
    ADD CONSTRAINT schools_code_signs CHECK (code ~ '^[2-9A-HJKMNP-Z]{5}$'),
    ADD CONSTRAINT schools_code_key UNIQUE (code);
GRANT SELECT (code) ON schools TO ideb_gate;

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'pupils', 'staff', 'password', 'sign_in',
    'sign_in_failed', 'sign_out', 'denied'));
