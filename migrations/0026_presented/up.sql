-- An answer writes less: the question whose turn it is was presented with its quiz, so that what a quiz asks is never written
-- again, and a question's counter finds room beside its texts.

ALTER TABLE quizzes
    -- The question whose turn it is, or was last: from then on its time runs.
    ADD presented_at timestamptz,
    ADD presented_anew boolean NOT NULL DEFAULT false;
UPDATE quizzes z SET presented_at = last.presented_at, presented_anew = last.presented_anew
FROM (
    SELECT DISTINCT ON (c.school_id, c.quiz_id) c.school_id, c.quiz_id, c.presented_at, c.presented_anew
    FROM quiz_questions c WHERE c.presented_at IS NOT NULL ORDER BY c.school_id, c.quiz_id, c.ordinal DESC
) last
WHERE last.school_id = z.school_id AND last.quiz_id = z.id;
UPDATE quizzes SET presented_at = started_at WHERE presented_at IS NULL;
ALTER TABLE quizzes ALTER presented_at SET NOT NULL;
GRANT INSERT (presented_at), UPDATE (presented_at, presented_anew) ON quizzes TO ideb_tenant;
ALTER TABLE quiz_questions DROP COLUMN presented_at, DROP COLUMN presented_anew;
ALTER TABLE quiz_questions RESET (fillfactor);
ALTER TABLE questions SET (fillfactor = 85);

-- Their school is that of the pupil, or of the quiz, to which they point.
ALTER TABLE quiz_answers DROP CONSTRAINT quiz_answers_school_id_fkey;
ALTER TABLE student_skills DROP CONSTRAINT student_skills_school_id_fkey;
ALTER TABLE student_misses DROP CONSTRAINT student_misses_school_id_fkey;
