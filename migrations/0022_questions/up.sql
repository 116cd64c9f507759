-- The bank of questions of a school.

-- The SAEB's matrices, as the operator loads them; without them a descriptor is known by its code alone.
CREATE TABLE reference_saeb_descriptors (
    -- `MT-5-D6`: component, grade and code, of the matrices of 2001.
    descriptor text PRIMARY KEY CONSTRAINT reference_saeb_descriptors_descriptor_form
        CHECK (descriptor ~ '^(LP|MT)-(5|9|em)-D[1-9][0-9]?$'),
    topic text NOT NULL CONSTRAINT reference_saeb_descriptors_topic_length CHECK (char_length(topic) <= 200),
    description text NOT NULL
        CONSTRAINT reference_saeb_descriptors_description_length CHECK (char_length(description) BETWEEN 1 AND 500)
);
CREATE TABLE demonstration.reference_saeb_descriptors (LIKE public.reference_saeb_descriptors INCLUDING ALL);
GRANT SELECT ON reference_saeb_descriptors TO ideb_tenant, ideb_gate;
GRANT SELECT, INSERT, UPDATE ON reference_saeb_descriptors TO ideb_loader;
GRANT SELECT ON demonstration.reference_saeb_descriptors TO ideb_tenant;
GRANT SELECT, INSERT, UPDATE, DELETE ON demonstration.reference_saeb_descriptors TO ideb_loader;

-- What questions ask for, as statistics and plans speak of it.
CREATE TABLE skills (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    subject_id bigint NOT NULL,
    source text NOT NULL CONSTRAINT skills_source_known CHECK (source IN ('saeb', 'bncc', 'own')),
    -- A descriptor as above, a code of the BNCC, or the school's own words folded.
    code text NOT NULL CONSTRAINT skills_code_length CHECK (char_length(code) BETWEEN 1 AND 250),
    -- The school's own words as first written; otherwise the code.
    name text NOT NULL CONSTRAINT skills_name_length CHECK (char_length(name) BETWEEN 1 AND 120),
    PRIMARY KEY (school_id, id),
    CONSTRAINT skills_code_key UNIQUE (school_id, subject_id, source, code),
    CONSTRAINT skills_subject_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id)
        ON DELETE CASCADE
);
CALL tenant_table('skills', 20000);
GRANT SELECT, INSERT (subject_id, source, code, name) ON skills TO ideb_tenant;

CREATE TABLE questions (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    subject_id bigint NOT NULL,
    status text NOT NULL CONSTRAINT questions_status_known CHECK (status IN ('rascunho', 'ativa', 'inativa')),
    difficulty text NOT NULL CONSTRAINT questions_difficulty_known CHECK (difficulty IN ('facil', 'medio', 'dificil')),
    -- The main one of the three below.
    skill_id bigint,
    descriptor text
        CONSTRAINT questions_descriptor_form CHECK (descriptor ~ '^(LP|MT)-(5|9|em)-D[1-9][0-9]?$'),
    bncc text CONSTRAINT questions_bncc_form CHECK (bncc ~ '^E[FIM][0-9A-Z]{6,8}$'),
    own_skill text CONSTRAINT questions_own_skill_length CHECK (char_length(own_skill) BETWEEN 1 AND 120),
    statement text NOT NULL CONSTRAINT questions_statement_length CHECK (char_length(statement) BETWEEN 1 AND 2000),
    option_a text NOT NULL CONSTRAINT questions_option_a_length CHECK (char_length(option_a) BETWEEN 1 AND 500),
    option_b text NOT NULL CONSTRAINT questions_option_b_length CHECK (char_length(option_b) BETWEEN 1 AND 500),
    option_c text NOT NULL CONSTRAINT questions_option_c_length CHECK (char_length(option_c) BETWEEN 1 AND 500),
    option_d text NOT NULL CONSTRAINT questions_option_d_length CHECK (char_length(option_d) BETWEEN 1 AND 500),
    answer_key text NOT NULL CONSTRAINT questions_answer_key_known CHECK (answer_key IN ('A', 'B', 'C', 'D')),
    explanation text CONSTRAINT questions_explanation_length CHECK (char_length(explanation) BETWEEN 1 AND 2000),
    base_text text CONSTRAINT questions_base_text_length CHECK (char_length(base_text) BETWEEN 1 AND 10000),
    base_source text CONSTRAINT questions_base_source_length CHECK (char_length(base_source) BETWEEN 1 AND 300),
    image_id bigint,
    image_alt text CONSTRAINT questions_image_alt_length CHECK (char_length(image_alt) BETWEEN 1 AND 300),
    -- Counted from 1. Earlier ones that were answered stand in `question_versions`.
    version integer NOT NULL DEFAULT 1 CONSTRAINT questions_version_positive CHECK (version > 0),
    -- How often it was answered, in all versions.
    answers bigint NOT NULL DEFAULT 0 CONSTRAINT questions_answers_positive CHECK (answers >= 0),
    -- Changes once, and so may stand in an index.
    used boolean GENERATED ALWAYS AS (answers > 0) STORED,
    -- By which an import knows it again.
    fingerprint bytea NOT NULL CONSTRAINT questions_fingerprint_length CHECK (octet_length(fingerprint) = 32),
    created_by bigint NOT NULL,
    created_at timestamptz NOT NULL,
    changed_at timestamptz,
    PRIMARY KEY (school_id, id),
    CONSTRAINT questions_options_differ CHECK (
        option_a <> ALL (ARRAY[option_b, option_c, option_d]) AND option_b <> ALL (ARRAY[option_c, option_d])
        AND option_c <> option_d),
    CONSTRAINT questions_source_of_base CHECK (base_source IS NULL OR base_text IS NOT NULL),
    CONSTRAINT questions_image_told CHECK ((image_id IS NULL) = (image_alt IS NULL)),
    CONSTRAINT questions_skill_whole CHECK (
        (skill_id IS NULL) = (num_nonnulls(descriptor, bncc, own_skill) = 0)),
    CONSTRAINT questions_subject_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
    CONSTRAINT questions_skill_fkey FOREIGN KEY (school_id, skill_id) REFERENCES skills (school_id, id),
    CONSTRAINT questions_image_fkey FOREIGN KEY (school_id, image_id) REFERENCES files (school_id, id),
    CONSTRAINT questions_created_by_fkey FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
-- A list is filtered and counted in it alone, whatever the questions' texts take.
CREATE INDEX questions_list ON questions (school_id, id DESC)
    INCLUDE (subject_id, status, difficulty, skill_id, created_by, used);
CREATE INDEX questions_by_subject ON questions (school_id, subject_id);
CREATE INDEX questions_by_skill ON questions (school_id, skill_id);
CREATE INDEX questions_by_image ON questions (school_id, image_id) WHERE image_id IS NOT NULL;
CALL tenant_table('questions', 20000);
GRANT SELECT, INSERT (subject_id, status, difficulty, skill_id, descriptor, bncc, own_skill, statement, option_a, option_b,
        option_c, option_d, answer_key, explanation, base_text, base_source, image_id, image_alt, fingerprint, created_by,
        created_at),
    UPDATE (subject_id, status, difficulty, skill_id, descriptor, bncc, own_skill, statement, option_a, option_b, option_c,
        option_d, answer_key, explanation, base_text, base_source, image_id, image_alt, version, fingerprint, changed_at),
    DELETE ON questions TO ideb_tenant;

-- What a search compares: a narrow row a question, read from end to end. No index would be used behind a policy.
CREATE TABLE question_words (
    school_id bigint NOT NULL REFERENCES schools (id),
    question_id bigint NOT NULL,
    -- Folded, each once after a `_`.
    words text NOT NULL,
    PRIMARY KEY (school_id, question_id),
    CONSTRAINT question_words_question_fkey FOREIGN KEY (school_id, question_id) REFERENCES questions (school_id, id)
        ON DELETE CASCADE
);
CALL tenant_table('question_words', NULL, 'questions');
GRANT SELECT, INSERT (question_id, words), UPDATE (words) ON question_words TO ideb_tenant;

-- What was asked before a question was changed, and answered.
CREATE TABLE question_versions (
    school_id bigint NOT NULL REFERENCES schools (id),
    question_id bigint NOT NULL,
    version integer NOT NULL CONSTRAINT question_versions_version_positive CHECK (version > 0),
    statement text NOT NULL
        CONSTRAINT question_versions_statement_length CHECK (char_length(statement) BETWEEN 1 AND 2000),
    option_a text NOT NULL CONSTRAINT question_versions_option_a_length CHECK (char_length(option_a) BETWEEN 1 AND 500),
    option_b text NOT NULL CONSTRAINT question_versions_option_b_length CHECK (char_length(option_b) BETWEEN 1 AND 500),
    option_c text NOT NULL CONSTRAINT question_versions_option_c_length CHECK (char_length(option_c) BETWEEN 1 AND 500),
    option_d text NOT NULL CONSTRAINT question_versions_option_d_length CHECK (char_length(option_d) BETWEEN 1 AND 500),
    answer_key text NOT NULL CONSTRAINT question_versions_answer_key_known CHECK (answer_key IN ('A', 'B', 'C', 'D')),
    base_text text CONSTRAINT question_versions_base_text_length CHECK (char_length(base_text) BETWEEN 1 AND 10000),
    base_source text CONSTRAINT question_versions_base_source_length CHECK (char_length(base_source) BETWEEN 1 AND 300),
    image_id bigint,
    image_alt text CONSTRAINT question_versions_image_alt_length CHECK (char_length(image_alt) BETWEEN 1 AND 300),
    -- When the next one came.
    until timestamptz NOT NULL,
    PRIMARY KEY (school_id, question_id, version),
    CONSTRAINT question_versions_question_fkey FOREIGN KEY (school_id, question_id) REFERENCES questions (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT question_versions_image_fkey FOREIGN KEY (school_id, image_id) REFERENCES files (school_id, id)
);
CREATE INDEX question_versions_by_image ON question_versions (school_id, image_id) WHERE image_id IS NOT NULL;
CALL tenant_table('question_versions', NULL, 'writes a person may make');
GRANT SELECT, INSERT (question_id, version, statement, option_a, option_b, option_c, option_d, answer_key, base_text,
    base_source, image_id, image_alt, until), UPDATE (answer_key) ON question_versions TO ideb_tenant;

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'questions', 'pupils', 'staff', 'password',
    'sign_in', 'sign_in_failed', 'sign_out', 'denied'));
