ALTER TABLE student_misses ADD CONSTRAINT student_misses_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools (id);
ALTER TABLE student_skills ADD CONSTRAINT student_skills_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools (id);
ALTER TABLE quiz_answers ADD CONSTRAINT quiz_answers_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools (id);

ALTER TABLE questions RESET (fillfactor);
ALTER TABLE quiz_questions SET (fillfactor = 80);
ALTER TABLE quiz_questions
    ADD presented_at timestamptz,
    ADD presented_anew boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT quiz_questions_anew CHECK (presented_at IS NOT NULL OR NOT presented_anew);
-- Those that were answered are as if presented then.
UPDATE quiz_questions c SET presented_at = a.at FROM quiz_answers a
WHERE a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id;
UPDATE quiz_questions c SET presented_at = z.presented_at, presented_anew = z.presented_anew
FROM quizzes z
WHERE z.school_id = c.school_id AND z.id = c.quiz_id AND c.ordinal = 1 + (
    SELECT count(*) FROM quiz_answers a WHERE a.school_id = z.school_id AND a.quiz_id = z.id
);
GRANT INSERT (presented_at), UPDATE (presented_at, presented_anew) ON quiz_questions TO ideb_tenant;
ALTER TABLE quizzes DROP COLUMN presented_at, DROP COLUMN presented_anew;
