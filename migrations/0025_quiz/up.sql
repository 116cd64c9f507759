-- Pupils play quizzes of the bank's questions, and what they leave with each pupil.

ALTER TABLE students
    -- How much time the pupil has for a question; the staff set it.
    ADD pace text NOT NULL DEFAULT 'normal'
        CONSTRAINT students_pace_known CHECK (pace IN ('normal', 'tempo_extra', 'sem_tempo')),
    -- Whether the pupil stands in the ranking of the class; pupils decide it themselves.
    ADD in_ranking boolean NOT NULL DEFAULT true;
GRANT SELECT (pace, in_ranking), UPDATE (pace, in_ranking) ON students TO ideb_tenant;

CREATE TABLE quizzes (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    student_id bigint NOT NULL,
    -- The pupil's when it began.
    class_id bigint,
    -- NULL: what was missed in any subject.
    subject_id bigint,
    kind text NOT NULL CONSTRAINT quizzes_kind_known CHECK (kind IN ('quiz', 'revisao')),
    level text NOT NULL CONSTRAINT quizzes_level_known CHECK (level IN ('facil', 'medio', 'dificil', 'misto')),
    pace text NOT NULL CONSTRAINT quizzes_pace_known CHECK (pace IN ('normal', 'tempo_extra', 'sem_tempo')),
    state text NOT NULL DEFAULT 'em_andamento'
        CONSTRAINT quizzes_state_known CHECK (state IN ('em_andamento', 'concluido', 'abandonado')),
    -- One more with each write to the quiz: whoever waited for another to write it knows by it that they read what was before.
    revision integer NOT NULL DEFAULT 0 CONSTRAINT quizzes_revision_positive CHECK (revision >= 0),
    -- What the answers of a finished one come to.
    hits integer,
    answers integer,
    started_at timestamptz NOT NULL,
    ended_at timestamptz,
    PRIMARY KEY (school_id, id),
    CONSTRAINT quizzes_subject_told CHECK (kind = 'revisao' OR subject_id IS NOT NULL),
    CONSTRAINT quizzes_ended CHECK ((state = 'em_andamento') = (ended_at IS NULL)),
    CONSTRAINT quizzes_counted CHECK ((state = 'concluido') = (hits IS NOT NULL) AND (hits IS NULL) = (answers IS NULL)),
    CONSTRAINT quizzes_hits_range CHECK (answers BETWEEN 1 AND 10 AND hits BETWEEN 0 AND answers),
    CONSTRAINT quizzes_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT quizzes_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id),
    CONSTRAINT quizzes_subject_fkey FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id)
) WITH (fillfactor = 70);
-- One of a pupil is on its way.
CREATE UNIQUE INDEX quizzes_one_running ON quizzes (school_id, student_id) WHERE state = 'em_andamento';
CREATE INDEX quizzes_by_student ON quizzes (school_id, student_id, id DESC) INCLUDE (started_at);
CREATE INDEX quizzes_by_class ON quizzes (school_id, class_id, state);
CREATE INDEX quizzes_by_subject ON quizzes (school_id, subject_id);
CALL tenant_table('quizzes', NULL, 'writes a person may make');
GRANT SELECT, INSERT (student_id, class_id, subject_id, kind, level, pace, started_at),
    UPDATE (state, revision, hits, answers, ended_at) ON quizzes TO ideb_tenant;

CREATE TABLE quiz_questions (
    school_id bigint NOT NULL REFERENCES schools (id),
    quiz_id bigint NOT NULL,
    ordinal smallint NOT NULL CONSTRAINT quiz_questions_ordinal_range CHECK (ordinal BETWEEN 1 AND 10),
    question_id bigint NOT NULL,
    -- The text that was asked. Its key is as it is now; what was judged stands.
    version integer NOT NULL CONSTRAINT quiz_questions_version_positive CHECK (version > 0),
    -- As the question was when the quiz began. A skill goes with its subject alone, which a quiz keeps.
    skill_id bigint,
    difficulty text NOT NULL
        CONSTRAINT quiz_questions_difficulty_known CHECK (difficulty IN ('facil', 'medio', 'dificil')),
    -- How often the pupil had answered it right shortly before: its points halve with each time.
    right_lately smallint NOT NULL CONSTRAINT quiz_questions_right_lately_range CHECK (right_lately BETWEEN 0 AND 4),
    -- From then on its time runs.
    presented_at timestamptz,
    presented_anew boolean NOT NULL DEFAULT false,
    PRIMARY KEY (school_id, quiz_id, ordinal),
    CONSTRAINT quiz_questions_once UNIQUE (school_id, quiz_id, question_id),
    CONSTRAINT quiz_questions_anew CHECK (presented_at IS NOT NULL OR NOT presented_anew),
    CONSTRAINT quiz_questions_quiz_fkey FOREIGN KEY (school_id, quiz_id) REFERENCES quizzes (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT quiz_questions_question_fkey FOREIGN KEY (school_id, question_id) REFERENCES questions (school_id, id)
) WITH (fillfactor = 80);
CREATE INDEX quiz_questions_by_question ON quiz_questions (school_id, question_id);
CALL tenant_table('quiz_questions', NULL, '10 a quiz');
GRANT SELECT, INSERT (quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately, presented_at),
    UPDATE (presented_at, presented_anew) ON quiz_questions TO ideb_tenant;

CREATE TABLE quiz_answers (
    school_id bigint NOT NULL REFERENCES schools (id),
    quiz_id bigint NOT NULL,
    question_id bigint NOT NULL,
    -- As it was sent, also when it came too late; NULL for an empty one.
    said text CONSTRAINT quiz_answers_said_known CHECK (said IN ('A', 'B', 'C', 'D')),
    arrival text NOT NULL
        CONSTRAINT quiz_answers_arrival_known CHECK (arrival IN ('no_prazo', 'esperou', 'atrasada')),
    correct boolean NOT NULL,
    points smallint NOT NULL CONSTRAINT quiz_answers_points_range CHECK (points BETWEEN 0 AND 15),
    seconds integer NOT NULL CONSTRAINT quiz_answers_seconds_range CHECK (seconds BETWEEN 0 AND 3600),
    at timestamptz NOT NULL,
    -- What it brought besides points, a bit each.
    gains smallint NOT NULL CONSTRAINT quiz_answers_gains_known CHECK (gains BETWEEN 0 AND 15),
    -- A question of a quiz is answered once, whoever sends it however often.
    CONSTRAINT quiz_answers_once PRIMARY KEY (school_id, quiz_id, question_id),
    CONSTRAINT quiz_answers_right CHECK (correct OR points = 0),
    CONSTRAINT quiz_answers_question_fkey FOREIGN KEY (school_id, quiz_id, question_id)
        REFERENCES quiz_questions (school_id, quiz_id, question_id) ON DELETE CASCADE
);
CALL tenant_table('quiz_answers', NULL, 'quiz_questions');
-- No answer is changed.
GRANT SELECT, INSERT (quiz_id, question_id, said, arrival, correct, points, seconds, at, gains) ON quiz_answers
    TO ideb_tenant;

-- What a pupil's answers say of a skill.
CREATE TABLE student_skills (
    school_id bigint NOT NULL REFERENCES schools (id),
    student_id bigint NOT NULL,
    skill_id bigint NOT NULL,
    -- How likely it is known, in millionths.
    mastery integer NOT NULL CONSTRAINT student_skills_mastery_range CHECK (mastery BETWEEN 0 AND 1000000),
    hits integer NOT NULL,
    answers integer NOT NULL,
    -- It was mastered once, also where it no longer is.
    mastered_once boolean NOT NULL,
    PRIMARY KEY (school_id, student_id, skill_id),
    CONSTRAINT student_skills_hits_range CHECK (answers > 0 AND hits BETWEEN 0 AND answers),
    CONSTRAINT student_skills_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT student_skills_skill_fkey FOREIGN KEY (school_id, skill_id) REFERENCES skills (school_id, id)
) WITH (fillfactor = 80);
CREATE INDEX student_skills_by_skill ON student_skills (school_id, skill_id);
CALL tenant_table('student_skills', NULL, 'skills, a pupil');
GRANT SELECT, INSERT (student_id, skill_id, mastery, hits, answers, mastered_once),
    UPDATE (mastery, hits, answers, mastered_once) ON student_skills TO ideb_tenant;

-- What a pupil missed and has not yet answered right often enough.
CREATE TABLE student_misses (
    school_id bigint NOT NULL REFERENCES schools (id),
    student_id bigint NOT NULL,
    question_id bigint NOT NULL,
    -- When it was missed or, when it was due, answered right.
    since date NOT NULL,
    -- How often it was answered right when it was due.
    step smallint NOT NULL CONSTRAINT student_misses_step_range CHECK (step BETWEEN 0 AND 3),
    PRIMARY KEY (school_id, student_id, question_id),
    CONSTRAINT student_misses_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT student_misses_question_fkey FOREIGN KEY (school_id, question_id) REFERENCES questions (school_id, id)
);
CREATE INDEX student_misses_by_question ON student_misses (school_id, question_id);
CALL tenant_table('student_misses', NULL, 'quiz_answers');
GRANT SELECT, INSERT (student_id, question_id, since, step), UPDATE (since, step), DELETE ON student_misses TO ideb_tenant;

-- What a pupil has done in all quizzes that are over: achievements go by it.
CREATE TABLE student_records (
    school_id bigint NOT NULL REFERENCES schools (id),
    student_id bigint NOT NULL,
    hits integer NOT NULL,
    hard_hits integer NOT NULL,
    streak integer NOT NULL,
    skills integer NOT NULL,
    mastered integer NOT NULL,
    returned integer NOT NULL,
    overcome integer NOT NULL,
    quizzes integer NOT NULL,
    perfect integer NOT NULL,
    subjects integer NOT NULL,
    mixed integer NOT NULL,
    hard integer NOT NULL,
    rises integer NOT NULL,
    bests integer NOT NULL,
    PRIMARY KEY (school_id, student_id),
    CONSTRAINT student_records_positive CHECK (
        least(hits, hard_hits, streak, skills, mastered, returned, overcome, quizzes, perfect, subjects, mixed, hard,
            rises, bests) >= 0),
    CONSTRAINT student_records_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE
) WITH (fillfactor = 80);
CALL tenant_table('student_records', NULL, 'students');
GRANT SELECT, INSERT (student_id, hits, hard_hits, streak, skills, mastered, returned, overcome, quizzes, perfect, subjects,
        mixed, hard, rises, bests),
    UPDATE (hits, hard_hits, streak, skills, mastered, returned, overcome, quizzes, perfect, subjects, mixed, hard, rises,
        bests) ON student_records TO ideb_tenant;

-- What a pupil's finished quizzes amount to, in a class and a subject: the ranking goes by it.
CREATE TABLE student_standings (
    school_id bigint NOT NULL REFERENCES schools (id),
    id bigint GENERATED ALWAYS AS IDENTITY,
    student_id bigint NOT NULL,
    subject_id bigint NOT NULL,
    -- NULL: the pupil was in none.
    class_id bigint,
    points integer NOT NULL CONSTRAINT student_standings_points_positive CHECK (points >= 0),
    quizzes integer NOT NULL CONSTRAINT student_standings_quizzes_positive CHECK (quizzes > 0),
    hits integer NOT NULL,
    answers integer NOT NULL,
    best_streak integer NOT NULL CONSTRAINT student_standings_best_streak_range CHECK (best_streak BETWEEN 0 AND 10),
    PRIMARY KEY (school_id, id),
    CONSTRAINT student_standings_once UNIQUE NULLS NOT DISTINCT (school_id, student_id, subject_id, class_id),
    CONSTRAINT student_standings_hits_range CHECK (answers > 0 AND hits BETWEEN 0 AND answers),
    CONSTRAINT student_standings_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT student_standings_class_fkey FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id),
    CONSTRAINT student_standings_subject_fkey FOREIGN KEY (school_id, subject_id)
        REFERENCES subjects (school_id, id)
) WITH (fillfactor = 80);
CREATE INDEX student_standings_by_class ON student_standings (school_id, class_id, subject_id);
CREATE INDEX student_standings_by_subject ON student_standings (school_id, subject_id);
CALL tenant_table('student_standings', NULL, 'classes and subjects, a pupil');
GRANT SELECT, INSERT (student_id, subject_id, class_id, points, quizzes, hits, answers, best_streak),
    UPDATE (points, quizzes, hits, answers, best_streak) ON student_standings TO ideb_tenant;

-- What is earned is kept, whatever happens later.
CREATE TABLE student_achievements (
    school_id bigint NOT NULL REFERENCES schools (id),
    student_id bigint NOT NULL,
    achievement text NOT NULL CONSTRAINT student_achievements_achievement_known CHECK (achievement IN (
        'primeiro_quiz', 'dez_quizzes', 'cem_acertos', 'quiz_perfeito', 'cinco_seguidas', 'oito_seguidas', 'tres_materias',
        'dez_habilidades', 'tres_mistos', 'em_alta', 'novo_recorde', 'cinco_recordes', 'primeira_volta',
        'volta_por_cima', 'memoria_firme', 'primeira_habilidade', 'cinco_habilidades', 'quinze_habilidades',
        'desafio_aceito', 'quiz_dificil')),
    at timestamptz NOT NULL,
    PRIMARY KEY (school_id, student_id, achievement),
    CONSTRAINT student_achievements_student_fkey FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, id)
        ON DELETE CASCADE
);
CALL tenant_table('student_achievements', NULL, '20 a pupil');
GRANT SELECT, INSERT (student_id, achievement, at) ON student_achievements TO ideb_tenant;
