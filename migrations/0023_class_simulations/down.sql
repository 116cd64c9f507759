DROP POLICY simulations_go ON student_performance;
REVOKE INSERT (student_id, class_id, subject_id, score, total_questions, correct_answers, completed_at, simulation_id, grade,
    evaluation_date), DELETE ON student_performance FROM ideb_tenant;
DELETE FROM student_performance WHERE simulation_id IS NOT NULL;
ALTER TABLE student_performance
    DROP COLUMN evaluation_date,
    DROP COLUMN grade,
    DROP COLUMN simulation_id;
REVOKE UPDATE (answers) ON questions FROM ideb_tenant;
-- Nothing else counts answers yet.
UPDATE questions SET answers = 0 WHERE answers > 0;

DELETE FROM quotas WHERE name IN ('class_simulations', 'class_simulation_questions', 'class_simulation_sheets');
DROP TABLE class_simulation_sheets, class_simulation_questions, class_simulations;
