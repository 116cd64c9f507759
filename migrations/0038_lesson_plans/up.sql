-- Lesson plans: written, sent, approved or returned, and the exit quiz of each.

CREATE TABLE lesson_plans (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    title text NOT NULL CONSTRAINT lesson_plans_title_length CHECK (char_length(title) BETWEEN 1 AND 200),
    discipline text NOT NULL CONSTRAINT lesson_plans_discipline_known CHECK (discipline IN (
        'lingua_portuguesa', 'matematica', 'ciencias', 'historia', 'geografia', 'arte', 'educacao_fisica', 'ingles',
        'ensino_religioso', 'computacao', 'linguagens', 'ciencias_da_natureza', 'ciencias_humanas')),
    grade text NOT NULL CONSTRAINT lesson_plans_grade_known CHECK (grade IN (
        '1º ano', '2º ano', '3º ano', '4º ano', '5º ano', '6º ano', '7º ano', '8º ano', '9º ano',
        '1ª série', '2ª série', '3ª série', '4ª série')),
    -- In minutes.
    duration smallint NOT NULL CONSTRAINT lesson_plans_duration_range CHECK (duration BETWEEN 1 AND 600),
    objectives text NOT NULL CONSTRAINT lesson_plans_objectives_length CHECK (char_length(objectives) BETWEEN 1 AND 5000),
    content text NOT NULL CONSTRAINT lesson_plans_content_length CHECK (char_length(content) BETWEEN 1 AND 5000),
    methodology text NOT NULL CONSTRAINT lesson_plans_methodology_length CHECK (char_length(methodology) BETWEEN 1 AND 12000),
    resources text NOT NULL CONSTRAINT lesson_plans_resources_length CHECK (char_length(resources) BETWEEN 1 AND 5000),
    evaluation text NOT NULL CONSTRAINT lesson_plans_evaluation_length CHECK (char_length(evaluation) BETWEEN 1 AND 5000),
    -- Codes of the BNCC, in the order in which they were chosen.
    codes text[] NOT NULL CONSTRAINT lesson_plans_codes_form
        CHECK (cardinality(codes) <= 20 AND array_to_string(codes, ' ') ~ '^(E[FIM][0-9A-Z]{6,8}( E[FIM][0-9A-Z]{6,8})*)?$'),
    audience text NOT NULL CONSTRAINT lesson_plans_audience_length CHECK (char_length(audience) <= 1000),
    considerations text NOT NULL CONSTRAINT lesson_plans_considerations_length CHECK (char_length(considerations) <= 1000),
    class_id bigint,
    day date CONSTRAINT lesson_plans_day_range CHECK (day BETWEEN '2000-01-01' AND '2099-12-31'),
    -- By which it is found: title and discipline, folded by the program.
    words text NOT NULL CONSTRAINT lesson_plans_words_plain CHECK (words ~ '^[^A-Z]*$' AND char_length(words) <= 1000),
    origin text NOT NULL CONSTRAINT lesson_plans_origin_known CHECK (origin IN ('pessoa', 'modelo', 'ia')),
    status text NOT NULL CONSTRAINT lesson_plans_status_known CHECK (status IN ('rascunho', 'enviado', 'aprovado', 'devolvido')),
    -- One more with each change.
    version integer NOT NULL DEFAULT 1 CONSTRAINT lesson_plans_version_positive CHECK (version > 0),
    created_by bigint NOT NULL,
    created_at timestamptz NOT NULL,
    changed_at timestamptz,
    sent_at timestamptz,
    -- The last word on it.
    judged_by bigint,
    judged_at timestamptz,
    note text NOT NULL DEFAULT '' CONSTRAINT lesson_plans_note_length CHECK (char_length(note) <= 2000),
    PRIMARY KEY (school_id, id),
    CONSTRAINT lesson_plans_sent CHECK (status NOT IN ('enviado', 'aprovado', 'devolvido') OR sent_at IS NOT NULL),
    CONSTRAINT lesson_plans_judged CHECK (
        (judged_by IS NULL) = (judged_at IS NULL) AND (note = '' OR judged_by IS NOT NULL)
        AND (status NOT IN ('aprovado', 'devolvido') OR judged_by IS NOT NULL)),
    CONSTRAINT lesson_plans_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
        ON DELETE SET NULL (class_id),
    CONSTRAINT lesson_plans_created_by_fkey FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id),
    CONSTRAINT lesson_plans_judged_by_fkey FOREIGN KEY (school_id, judged_by) REFERENCES users (school_id, id)
);
CREATE INDEX lesson_plans_by_author ON lesson_plans (school_id, created_by, id DESC);
CREATE INDEX lesson_plans_by_class ON lesson_plans (school_id, class_id, day) WHERE class_id IS NOT NULL;
CALL tenant_table('lesson_plans', 20000);
GRANT SELECT, INSERT (title, discipline, grade, duration, objectives, content, methodology, resources, evaluation, codes,
        audience, considerations, class_id, day, words, origin, status, created_by, created_at),
    UPDATE (title, discipline, grade, duration, objectives, content, methodology, resources, evaluation, codes,
        audience, considerations, class_id, day, words, status, version, changed_at, sent_at, judged_by, judged_at, note),
    DELETE ON lesson_plans TO ideb_tenant;

CREATE TABLE lesson_plan_questions (
    school_id bigint NOT NULL REFERENCES schools (id),
    plan_id bigint NOT NULL,
    -- From 0.
    place smallint NOT NULL CONSTRAINT lesson_plan_questions_place_range CHECK (place BETWEEN 0 AND 5),
    statement text NOT NULL
        CONSTRAINT lesson_plan_questions_statement_length CHECK (char_length(statement) BETWEEN 1 AND 2000),
    -- NULL of a question that is answered in words, as is the place of the right one.
    options text[],
    correct smallint,
    -- Why the right one is right, or by what a right answer is known.
    explanation text NOT NULL
        CONSTRAINT lesson_plan_questions_explanation_length CHECK (char_length(explanation) BETWEEN 1 AND 2000),
    -- Its twin in the bank.
    question_id bigint,
    PRIMARY KEY (school_id, plan_id, place),
    CONSTRAINT lesson_plan_questions_choice CHECK (
        (options IS NULL) = (correct IS NULL) AND (question_id IS NULL OR options IS NOT NULL)
        AND (options IS NULL OR cardinality(options) = 4 AND correct BETWEEN 0 AND 3
            AND char_length(options[1]) BETWEEN 1 AND 500 AND char_length(options[2]) BETWEEN 1 AND 500
            AND char_length(options[3]) BETWEEN 1 AND 500 AND char_length(options[4]) BETWEEN 1 AND 500)),
    CONSTRAINT lesson_plan_questions_plan_fkey FOREIGN KEY (school_id, plan_id) REFERENCES lesson_plans (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT lesson_plan_questions_question_fkey FOREIGN KEY (school_id, question_id)
        REFERENCES questions (school_id, id) ON DELETE SET NULL (question_id)
);
CREATE INDEX lesson_plan_questions_by_question ON lesson_plan_questions (school_id, question_id)
    WHERE question_id IS NOT NULL;
CALL tenant_table('lesson_plan_questions', NULL, '6 a plan');
GRANT SELECT, INSERT (plan_id, place, statement, options, correct, explanation, question_id), DELETE
    ON lesson_plan_questions TO ideb_tenant;

-- What was sent rings for those who lead, what was judged for its author.
ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'actions', 'questions', 'plans', 'plan_sent',
    'plan_judged', 'pupils', 'staff', 'password', 'sign_in', 'sign_in_failed', 'sign_out', 'denied'));
DROP INDEX audit_events_notifying;
CREATE INDEX audit_events_notifying ON audit_events (school_id, at DESC, id DESC)
    WHERE kind IN ('import', 'figures', 'goal', 'plan_sent', 'plan_judged');
