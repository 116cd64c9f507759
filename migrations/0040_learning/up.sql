-- How pupils study: whether a school has it analysed, what is recorded of it, and what is found and recommended.

-- Each time that a gestor switched the analysis on, until one switched it off.
CREATE TABLE learning_periods (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    started_at timestamptz NOT NULL,
    started_by bigint NOT NULL,
    ended_at timestamptz,
    ended_by bigint,
    -- What was recorded in it was deleted.
    forgotten boolean NOT NULL DEFAULT false,
    PRIMARY KEY (school_id, id),
    CONSTRAINT learning_periods_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
    CONSTRAINT learning_periods_forgotten_over CHECK (ended_at IS NOT NULL OR NOT forgotten),
    CONSTRAINT learning_periods_started_by_fkey FOREIGN KEY (school_id, started_by) REFERENCES users (school_id, id),
    CONSTRAINT learning_periods_ended_by_fkey FOREIGN KEY (school_id, ended_by) REFERENCES users (school_id, id)
);
-- One is under way at most.
CREATE UNIQUE INDEX learning_periods_one_open ON learning_periods (school_id) WHERE ended_at IS NULL;
CALL tenant_table('learning_periods', 100);
GRANT SELECT, INSERT (started_at, started_by), UPDATE (ended_at, ended_by, forgotten) ON learning_periods TO ideb_tenant;

-- What a pupil does beside answering, recorded while the analysis is on.
CREATE TABLE learning_behaviors (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    student_id bigint NOT NULL,
    quiz_id bigint NOT NULL,
    question_id bigint NOT NULL,
    kind text NOT NULL CONSTRAINT learning_behaviors_kind_known CHECK (kind IN (
        'explicacao_aberta', 'leitura_em_voz_alta', 'imagem_aberta', 'ajuda')),
    -- In which way.
    help text CONSTRAINT learning_behaviors_help_known CHECK (help IN ('imagem', 'audio', 'texto', 'passo_a_passo')),
    at timestamptz NOT NULL,
    PRIMARY KEY (school_id, id),
    CONSTRAINT learning_behaviors_help_told CHECK ((kind = 'ajuda') = (help IS NOT NULL)),
    CONSTRAINT learning_behaviors_once UNIQUE NULLS NOT DISTINCT (school_id, quiz_id, question_id, kind, help),
    CONSTRAINT learning_behaviors_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT learning_behaviors_question_fkey FOREIGN KEY (school_id, quiz_id, question_id)
        REFERENCES quiz_questions (school_id, quiz_id, question_id) ON DELETE CASCADE
);
CREATE INDEX learning_behaviors_by_student ON learning_behaviors (school_id, student_id);
CALL tenant_table('learning_behaviors', NULL, '7 a question of a quiz');
GRANT SELECT, INSERT (student_id, quiz_id, question_id, kind, help, at), DELETE ON learning_behaviors TO ideb_tenant;

-- What a pupil chose in the questionnaire: items, and a letter for each.
CREATE TABLE learning_replies (
    school_id bigint NOT NULL REFERENCES schools (id),
    student_id bigint NOT NULL,
    items text[] NOT NULL,
    letters text[] NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (school_id, student_id),
    CONSTRAINT learning_replies_paired CHECK (cardinality(items) = cardinality(letters) AND cardinality(items) BETWEEN 1 AND 16),
    CONSTRAINT learning_replies_items_known CHECK (items <@ ARRAY[
        'caminho', 'prova', 'jogo_novo', 'palavra_nova', 'historia', 'lembrar', 'presente', 'espera', 'conta_dificil',
        'trabalho', 'passeio', 'descoberta', 'feira', 'tarde_livre', 'erro', 'ensinar']),
    CONSTRAINT learning_replies_letters_known CHECK (letters <@ ARRAY['a', 'b', 'c', 'd']),
    CONSTRAINT learning_replies_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE
);
CALL tenant_table('learning_replies', NULL, 'students');
GRANT SELECT, INSERT (student_id, items, letters, at), UPDATE (items, letters, at), DELETE ON learning_replies TO ideb_tenant;

CREATE TABLE learning_style_profiles (
    school_id bigint NOT NULL REFERENCES schools (id),
    student_id bigint NOT NULL,
    -- In hundredths: the value, and from where to where it probably lies, of each of the four styles.
    vark integer[] NOT NULL CONSTRAINT learning_style_profiles_vark_range
        CHECK (cardinality(vark) = 12 AND 0 <= ALL (vark) AND 10000 >= ALL (vark)),
    -- The same of each of the eight intelligences.
    intelligences integer[] NOT NULL CONSTRAINT learning_style_profiles_intelligences_range
        CHECK (cardinality(intelligences) = 24 AND 0 <= ALL (intelligences) AND 10000 >= ALL (intelligences)),
    dominant_style text CONSTRAINT learning_style_profiles_dominant_style_known
        CHECK (dominant_style IN ('visual', 'auditory', 'reading_writing', 'kinesthetic')),
    secondary_style text CONSTRAINT learning_style_profiles_secondary_style_known
        CHECK (secondary_style IN ('visual', 'auditory', 'reading_writing', 'kinesthetic')),
    prominent_intelligence text CONSTRAINT learning_style_profiles_prominent_intelligence_known
        CHECK (prominent_intelligence IN ('verbal_linguistic', 'logical_mathematical', 'spatial', 'bodily_kinesthetic',
            'musical', 'interpersonal', 'intrapersonal', 'naturalist')),
    -- In ten-thousandths.
    confidence integer NOT NULL CONSTRAINT learning_style_profiles_confidence_range CHECK (confidence BETWEEN 0 AND 9999),
    interactions bigint NOT NULL CONSTRAINT learning_style_profiles_interactions_positive CHECK (interactions >= 0),
    analyzed_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, student_id),
    CONSTRAINT learning_style_profiles_whole CHECK (vark[1] + vark[4] + vark[7] + vark[10] = 10000),
    CONSTRAINT learning_style_profiles_ranked
        CHECK (secondary_style IS NULL OR (dominant_style IS NOT NULL AND dominant_style <> secondary_style)),
    CONSTRAINT learning_style_profiles_student_fkey FOREIGN KEY (school_id, student_id)
        REFERENCES students (school_id, id) ON DELETE CASCADE
);
CALL tenant_table('learning_style_profiles', NULL, 'students');
GRANT SELECT, INSERT (student_id, vark, intelligences, dominant_style, secondary_style, prominent_intelligence, confidence,
        interactions, analyzed_at),
    UPDATE (vark, intelligences, dominant_style, secondary_style, prominent_intelligence, confidence, interactions,
        analyzed_at),
    DELETE ON learning_style_profiles TO ideb_tenant;

CREATE TABLE learning_recommendations (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    student_id bigint NOT NULL,
    sort text NOT NULL CONSTRAINT learning_recommendations_sort_known CHECK (sort IN (
        'pratica_de_memoria', 'pratica_espacada', 'pratica_intercalada', 'primeiras_respostas', 'apresentacao')),
    priority text NOT NULL
        CONSTRAINT learning_recommendations_priority_known CHECK (priority IN ('high', 'medium', 'low')),
    title text NOT NULL
        CONSTRAINT learning_recommendations_title_length CHECK (char_length(title) BETWEEN 1 AND 300),
    description text NOT NULL
        CONSTRAINT learning_recommendations_description_length CHECK (char_length(description) BETWEEN 1 AND 500),
    reasoning text NOT NULL
        CONSTRAINT learning_recommendations_reasoning_length CHECK (char_length(reasoning) BETWEEN 1 AND 500),
    -- Numbers of skills and questions, in their order; one that is gone by now is not shown.
    skills bigint[] NOT NULL CONSTRAINT learning_recommendations_skills_count CHECK (cardinality(skills) <= 2),
    questions bigint[] NOT NULL CONSTRAINT learning_recommendations_questions_count CHECK (cardinality(questions) <= 5),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    implemented_at timestamptz,
    -- How well each skill was known then, in millionths.
    known_then integer[],
    effective boolean,
    note text NOT NULL DEFAULT ''
        CONSTRAINT learning_recommendations_note_length CHECK (char_length(note) <= 1000),
    PRIMARY KEY (school_id, id),
    CONSTRAINT learning_recommendations_implemented CHECK (
        (implemented_at IS NULL) = (known_then IS NULL) AND (effective IS NULL OR implemented_at IS NOT NULL)),
    CONSTRAINT learning_recommendations_known_then_range CHECK (
        cardinality(known_then) = cardinality(skills) AND 0 <= ALL (array_remove(known_then, NULL))
        AND 1000000 >= ALL (array_remove(known_then, NULL))),
    CONSTRAINT learning_recommendations_student_fkey FOREIGN KEY (school_id, student_id)
        REFERENCES students (school_id, id) ON DELETE CASCADE
);
CREATE INDEX learning_recommendations_by_student ON learning_recommendations (school_id, student_id, created_at DESC, id);
CALL tenant_table('learning_recommendations', NULL, '56 a pupil');
GRANT SELECT, INSERT (student_id, sort, priority, title, description, reasoning, skills, questions, created_at, expires_at),
    UPDATE (implemented_at, known_then, effective, note), DELETE ON learning_recommendations TO ideb_tenant;
