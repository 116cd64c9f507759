-- A class answers questions of the bank: before the projector, or each pupil on paper.

CREATE TABLE class_simulations (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    class_id bigint NOT NULL,
    -- NULL: questions of every subject.
    subject_id bigint,
    kind text NOT NULL CONSTRAINT class_simulations_kind_known CHECK (kind IN ('projetada', 'impressa')),
    level text NOT NULL CONSTRAINT class_simulations_level_known CHECK (level IN ('facil', 'medio', 'dificil', 'misto')),
    skill_id bigint,
    state text NOT NULL DEFAULT 'em_andamento'
        CONSTRAINT class_simulations_state_known CHECK (state IN ('em_andamento', 'concluida', 'abandonada')),
    -- Of the grid: one more with each write to it.
    revision integer NOT NULL DEFAULT 0 CONSTRAINT class_simulations_revision_positive CHECK (revision >= 0),
    -- What the answers come to, as long as they count.
    hits integer,
    answers integer,
    started_by bigint NOT NULL,
    started_at timestamptz NOT NULL,
    ended_at timestamptz,
    PRIMARY KEY (school_id, id),
    CONSTRAINT class_simulations_ended CHECK ((state = 'em_andamento') = (ended_at IS NULL)),
    CONSTRAINT class_simulations_counted CHECK (
        (state = 'concluida') = (hits IS NOT NULL) AND (hits IS NULL) = (answers IS NULL)),
    CONSTRAINT class_simulations_hits_range CHECK (answers > 0 AND hits BETWEEN 0 AND answers),
    CONSTRAINT class_simulations_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id),
    CONSTRAINT class_simulations_subject_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
    CONSTRAINT class_simulations_skill_fkey FOREIGN KEY (school_id, skill_id) REFERENCES skills (school_id, id),
    CONSTRAINT class_simulations_started_by_fkey FOREIGN KEY (school_id, started_by) REFERENCES users (school_id, id)
);
CREATE INDEX class_simulations_by_class ON class_simulations (school_id, class_id, id DESC);
CREATE INDEX class_simulations_by_subject ON class_simulations (school_id, subject_id);
CALL tenant_table('class_simulations', 5000);
GRANT SELECT, INSERT (class_id, subject_id, kind, level, skill_id, started_by, started_at),
    UPDATE (state, revision, hits, answers, ended_at), DELETE ON class_simulations TO ideb_tenant;

CREATE TABLE class_simulation_questions (
    school_id bigint NOT NULL REFERENCES schools (id),
    simulation_id bigint NOT NULL,
    ordinal smallint NOT NULL CONSTRAINT class_simulation_questions_ordinal_range CHECK (ordinal BETWEEN 1 AND 50),
    question_id bigint NOT NULL,
    -- The text that was asked. It is judged by its key as it is now: one that is corrected judges anew.
    version integer NOT NULL CONSTRAINT class_simulation_questions_version_positive CHECK (version > 0),
    -- What a class said before the projector; once it is answered, no letter: it passed.
    letter text CONSTRAINT class_simulation_questions_letter_known CHECK (letter IN ('A', 'B', 'C', 'D')),
    seconds integer CONSTRAINT class_simulation_questions_seconds_range CHECK (seconds BETWEEN 0 AND 3600),
    answered_at timestamptz,
    PRIMARY KEY (school_id, simulation_id, ordinal),
    CONSTRAINT class_simulation_questions_once UNIQUE (school_id, simulation_id, question_id),
    CONSTRAINT class_simulation_questions_answer_whole CHECK (
        (answered_at IS NULL) = (seconds IS NULL) AND (letter IS NULL OR answered_at IS NOT NULL)),
    CONSTRAINT class_simulation_questions_simulation_fkey FOREIGN KEY (school_id, simulation_id)
        REFERENCES class_simulations (school_id, id) ON DELETE CASCADE,
    CONSTRAINT class_simulation_questions_question_fkey FOREIGN KEY (school_id, question_id)
        REFERENCES questions (school_id, id)
);
CREATE INDEX class_simulation_questions_by_question ON class_simulation_questions (school_id, question_id);
CALL tenant_table('class_simulation_questions', NULL, '50 a class simulation');
GRANT SELECT, INSERT (simulation_id, ordinal, question_id, version), UPDATE (letter, seconds, answered_at)
    ON class_simulation_questions TO ideb_tenant;

-- The grid of a printed test, a line a pupil.
CREATE TABLE class_simulation_sheets (
    school_id bigint NOT NULL REFERENCES schools (id),
    simulation_id bigint NOT NULL,
    place smallint NOT NULL CONSTRAINT class_simulation_sheets_place_range CHECK (place > 0),
    -- Nobody's once the pupil was erased; it stays in the totals.
    student_id bigint,
    absent boolean NOT NULL DEFAULT false,
    -- A sign a question: the letter, a dash where the pupil left it blank, a dot where nobody typed yet.
    marks text NOT NULL CONSTRAINT class_simulation_sheets_marks_form CHECK (marks ~ '^[ABCD.-]{1,50}$'),
    observations text
        CONSTRAINT class_simulation_sheets_observations_length CHECK (char_length(observations) BETWEEN 1 AND 1000),
    PRIMARY KEY (school_id, simulation_id, place),
    CONSTRAINT class_simulation_sheets_once UNIQUE (school_id, simulation_id, student_id),
    CONSTRAINT class_simulation_sheets_observations_of CHECK (student_id IS NOT NULL OR observations IS NULL),
    CONSTRAINT class_simulation_sheets_simulation_fkey FOREIGN KEY (school_id, simulation_id)
        REFERENCES class_simulations (school_id, id) ON DELETE CASCADE,
    CONSTRAINT class_simulation_sheets_student_fkey FOREIGN KEY (school_id, student_id)
        REFERENCES students (school_id, id) ON DELETE SET NULL (student_id)
);
CREATE INDEX class_simulation_sheets_by_student ON class_simulation_sheets (school_id, student_id);
CALL tenant_table('class_simulation_sheets', NULL, 'the pupils of a class, a class simulation');
GRANT SELECT, INSERT (simulation_id, place, student_id, marks), UPDATE (absent, marks, observations)
    ON class_simulation_sheets TO ideb_tenant;

-- Counted with the answers that count, in the same transaction.
GRANT UPDATE (answers) ON questions TO ideb_tenant;

-- What a pupil achieved in a printed test; it is written anew when the test is typed on, or a key corrected.
ALTER TABLE student_performance
    ADD COLUMN simulation_id bigint,
    ADD COLUMN grade numeric(3, 1) CONSTRAINT student_performance_grade_range CHECK (grade BETWEEN 0 AND 10),
    ADD COLUMN evaluation_date date,
    ADD CONSTRAINT student_performance_simulation_fkey FOREIGN KEY (school_id, simulation_id)
        REFERENCES class_simulations (school_id, id),
    ADD CONSTRAINT student_performance_once UNIQUE (school_id, simulation_id, student_id, subject_id);
GRANT INSERT (student_id, class_id, subject_id, score, total_questions, correct_answers, completed_at, simulation_id, grade,
    evaluation_date), DELETE ON student_performance TO ideb_tenant;
-- What came from elsewhere stays.
CREATE POLICY simulations_go ON student_performance AS RESTRICTIVE FOR DELETE TO ideb_tenant
    USING (simulation_id IS NOT NULL);
