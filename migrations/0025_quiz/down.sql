-- What quizzes counted to their questions goes with them.
UPDATE questions q SET answers = q.answers - g.answers
FROM (SELECT a.school_id, a.question_id, count(*) AS answers FROM quiz_answers a GROUP BY a.school_id, a.question_id) g
WHERE q.school_id = g.school_id AND q.id = g.question_id;

DELETE FROM quotas WHERE name IN ('student_achievements', 'student_standings', 'student_records', 'student_misses',
    'student_skills', 'quiz_answers', 'quiz_questions', 'quizzes');
DROP TABLE student_achievements, student_standings, student_records, student_misses, student_skills, quiz_answers,
    quiz_questions, quizzes;
ALTER TABLE students
    DROP COLUMN pace,
    DROP COLUMN in_ranking;
