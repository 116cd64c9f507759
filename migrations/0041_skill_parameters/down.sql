DROP INDEX quiz_questions_by_skill;
DELETE FROM quotas WHERE name = 'skill_parameters';
DROP TABLE skill_parameters;
