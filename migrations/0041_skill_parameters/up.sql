-- By what it is told what pupils know of a skill: the school's own numbers, where its answers suffice for them.

CREATE TABLE skill_parameters (
    school_id bigint NOT NULL REFERENCES schools (id),
    skill_id bigint NOT NULL,
    -- In millionths; NULL where the answers did not suffice, and the assumed ones hold.
    prior integer,
    learn integer,
    slip integer,
    guess integer,
    -- What it was estimated from: who answered often enough, and their answers.
    pupils integer NOT NULL,
    right_answers integer NOT NULL,
    wrong_answers integer NOT NULL,
    estimated_by bigint NOT NULL,
    estimated_at timestamptz NOT NULL,
    PRIMARY KEY (school_id, skill_id),
    CONSTRAINT skill_parameters_whole CHECK (num_nulls(prior, learn, slip, guess) IN (0, 4)),
    CONSTRAINT skill_parameters_range CHECK (
        least(prior, learn, slip, guess) >= 0 AND greatest(prior, learn) <= 1000000 AND slip + guess < 1000000),
    CONSTRAINT skill_parameters_sample_positive CHECK (least(pupils, right_answers, wrong_answers) >= 0),
    CONSTRAINT skill_parameters_skill_fkey FOREIGN KEY (school_id, skill_id) REFERENCES skills (school_id, id)
        ON DELETE CASCADE,
    CONSTRAINT skill_parameters_estimated_by_fkey FOREIGN KEY (school_id, estimated_by) REFERENCES users (school_id, id)
);
CALL tenant_table('skill_parameters', NULL, 'skills');
GRANT SELECT, INSERT (skill_id, prior, learn, slip, guess, pupils, right_answers, wrong_answers, estimated_by, estimated_at),
    UPDATE (prior, learn, slip, guess, pupils, right_answers, wrong_answers, estimated_by, estimated_at) ON skill_parameters
    TO ideb_tenant;

-- All answers to a skill are told again when it is estimated.
CREATE INDEX quiz_questions_by_skill ON quiz_questions (school_id, skill_id, question_id) WHERE skill_id IS NOT NULL;
