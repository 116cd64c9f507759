-- The school's year, its subjects and its classes; and which class a pupil is in.

-- Dates that a school set itself; of other years it has those that are proposed. A year has four bimesters.
CREATE TABLE school_years (
    school_id bigint NOT NULL REFERENCES schools (id),
    year smallint NOT NULL CONSTRAINT school_years_year_range CHECK (year BETWEEN 2000 AND 2099),
    first_1 date NOT NULL,
    last_1 date NOT NULL,
    first_2 date NOT NULL,
    last_2 date NOT NULL,
    first_3 date NOT NULL,
    last_3 date NOT NULL,
    first_4 date NOT NULL,
    last_4 date NOT NULL,
    PRIMARY KEY (school_id, year),
    CONSTRAINT school_years_in_order CHECK (
        first_1 <= last_1 AND last_1 < first_2 AND first_2 <= last_2 AND last_2 < first_3 AND first_3 <= last_3
        AND last_3 < first_4 AND first_4 <= last_4),
    CONSTRAINT school_years_within CHECK (
        first_1 >= make_date(year, 1, 1) AND last_4 <= make_date(year + 1, 1, 31))
);
CALL tenant_table('school_years', 50);
GRANT SELECT, INSERT, UPDATE ON school_years TO ideb_tenant;

CREATE TABLE subjects (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL CONSTRAINT subjects_name_length CHECK (char_length(name) BETWEEN 1 AND 80),
    description text NOT NULL DEFAULT '' CONSTRAINT subjects_description_length CHECK (char_length(description) <= 500),
    stage text NOT NULL
        CONSTRAINT subjects_stage_known CHECK (stage IN ('anos_iniciais', 'anos_finais', 'ensino_medio')),
    is_active boolean NOT NULL DEFAULT true,
    PRIMARY KEY (school_id, id)
);
-- Capitals and spaces make no other subject.
CREATE UNIQUE INDEX subjects_name_key ON subjects (school_id, stage, lower(replace(name, ' ', '')));
CALL tenant_table('subjects', 200);
GRANT SELECT, INSERT (name, description, stage, is_active), UPDATE (name, description, stage, is_active), DELETE
    ON subjects TO ideb_tenant;

CREATE TABLE classes (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL CONSTRAINT classes_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
    -- The grade: "5º ano", "2ª série".
    year text NOT NULL,
    stage text NOT NULL,
    shift text NOT NULL
        CONSTRAINT classes_shift_known CHECK (shift IN ('matutino', 'vespertino', 'noturno', 'integral')),
    school_year smallint NOT NULL CONSTRAINT classes_school_year_range CHECK (school_year BETWEEN 2000 AND 2099),
    teacher_id bigint,
    -- Active pupils; `count_pupils` keeps it.
    total_students integer NOT NULL DEFAULT 0
        CONSTRAINT classes_total_students_positive CHECK (total_students >= 0),
    archived_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (school_id, id),
    CONSTRAINT classes_year_of_stage CHECK (CASE stage
        WHEN 'anos_iniciais' THEN year IN ('1º ano', '2º ano', '3º ano', '4º ano', '5º ano')
        WHEN 'anos_finais' THEN year IN ('6º ano', '7º ano', '8º ano', '9º ano')
        WHEN 'ensino_medio' THEN year IN ('1ª série', '2ª série', '3ª série', '4ª série')
        ELSE false END),
    CONSTRAINT classes_teacher_fkey FOREIGN KEY (school_id, teacher_id) REFERENCES users (school_id, id)
);
-- Capitals and spaces make no other class.
CREATE UNIQUE INDEX classes_name_key ON classes (school_id, school_year, lower(replace(name, ' ', '')));
CREATE INDEX classes_by_teacher ON classes (school_id, teacher_id);
CALL tenant_table('classes', 1000);
GRANT SELECT, INSERT (name, year, stage, shift, school_year, teacher_id, created_at),
    UPDATE (name, year, stage, shift, school_year, teacher_id, total_students, archived_at), DELETE
    ON classes TO ideb_tenant;

ALTER TABLE students
    ADD class_id bigint,
    ADD CONSTRAINT students_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
        ON DELETE RESTRICT;
CREATE INDEX students_by_class ON students (school_id, class_id);
GRANT SELECT (class_id) ON students TO ideb_tenant;

-- Keeps `total_students` after pupils came, went or changed class, or people were let in or kept out. Of a school one at a
-- time: who waited reads what the other did, in statements of their own, before they count.
CREATE FUNCTION count_pupils() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    school bigint;
    touched bigint[];
BEGIN
    IF TG_TABLE_NAME = 'people' THEN
        IF NOT EXISTS (SELECT FROM after a JOIN before b USING (school_id, id)
                WHERE a.kind = 'pupil' AND a.active <> b.active) THEN
            RETURN NULL;
        END IF;
    END IF;
    FOR school IN EXECUTE format('SELECT DISTINCT school_id FROM %I ORDER BY 1',
            CASE TG_OP WHEN 'DELETE' THEN 'before' ELSE 'after' END) LOOP
        PERFORM pg_advisory_xact_lock(3, hashint8(school));
        IF TG_TABLE_NAME = 'people' THEN
            touched := ARRAY(SELECT s.class_id FROM public.students s JOIN after a USING (school_id, id)
                WHERE s.school_id = school);
        ELSIF TG_OP = 'INSERT' THEN
            touched := ARRAY(SELECT a.class_id FROM after a WHERE a.school_id = school);
        ELSIF TG_OP = 'DELETE' THEN
            touched := ARRAY(SELECT b.class_id FROM before b WHERE b.school_id = school);
        ELSE
            touched := ARRAY(SELECT unnest(ARRAY[a.class_id, b.class_id]) FROM after a JOIN before b USING (school_id, id)
                WHERE a.school_id = school AND a.class_id IS DISTINCT FROM b.class_id);
        END IF;
        UPDATE public.classes c SET total_students = (
                SELECT count(*) FROM public.students s JOIN public.people p ON p.school_id = s.school_id AND p.id = s.id
                WHERE s.school_id = c.school_id AND s.class_id = c.id AND p.active)
            WHERE c.school_id = school AND c.id = ANY (touched);
    END LOOP;
    RETURN NULL;
END
$$;

-- Not while a backup is restored, whose rows carry the number, by a role that changes none.
CREATE TRIGGER count_pupils_in AFTER INSERT ON students REFERENCING NEW TABLE AS after FOR EACH STATEMENT
    WHEN (current_user <> 'ideb_restore') EXECUTE FUNCTION count_pupils();
CREATE TRIGGER count_pupils_moved AFTER UPDATE ON students REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION count_pupils();
CREATE TRIGGER count_pupils_out AFTER DELETE ON students REFERENCING OLD TABLE AS before FOR EACH STATEMENT
    EXECUTE FUNCTION count_pupils();
CREATE TRIGGER count_pupils_active AFTER UPDATE ON people REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION count_pupils();

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'password', 'sign_in', 'sign_in_failed',
    'sign_out', 'denied'));

-- What a school did with its classes, subjects and year stands among its recent activities.
DROP INDEX audit_events_shown;
CREATE INDEX audit_events_shown ON audit_events (school_id, at DESC, id DESC)
    WHERE kind IN ('registration', 'simulation', 'import', 'figures', 'goal', 'classes');
