// Pupils of the district in the middle of a quiz, after others that they finished. Identifiers follow from a pupil's place,
// so that who plays knows them without asking; they begin where no sequence of the district comes.
/** In SQL, in hexadecimal. */
const sha256 = (text) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

const FIRST = 1_000_000;
export const PUPILS = 40;
const QUESTIONS = 12;
const ASKED = 10;
const SKILLS = 4;
/** The first of them; the last two are left, so that no quiz ends. */
export const ANSWERED = 8;

export const pupilToken = (pupil) => `aluno-${pupil}`;
export const studentOf = (pupil) => FIRST + pupil;
export const quizOf = (pupil) => FIRST + pupil;
const placeOf = (pupil, ordinal) => (pupil + ordinal) % QUESTIONS;

/** Every other answer is right: the first, the third. */
export const isRight = (ordinal) => ordinal % 2 === 1;

/** What a pupil sends at a place of the quiz. `pupils` are those of a school. */
export function answerOf(pupil, ordinal, pupils = PUPILS) {
  const place = placeOf(pupil, ordinal);
  const key = place % 4;
  return {
    sessionId: quizOf(pupil),
    questionId: FIRST + Math.floor((pupil - 1) / pupils) * QUESTIONS + place + 1,
    selectedAnswer: 'ABCD'[isRight(ordinal) ? key : (key + 1) % 4],
    timeSpent: 7,
  };
}

/** The same for pgbench, by name as the program's statements name what they are given; `:pupil` and `:ordinal` are known. */
export const PGBENCH_NAMES = `\\set school_id (:pupil - 1) / ${PUPILS} + 1
\\set quiz_id ${FIRST} + :pupil
\\set student_id ${FIRST} + :pupil
\\set place (:pupil + :ordinal) % ${QUESTIONS}
\\set question_id ${FIRST} + (:school_id - 1) * ${QUESTIONS} + :place + 1
\\set next_id ${FIRST} + (:school_id - 1) * ${QUESTIONS} + (:place + 1) % ${QUESTIONS} + 1
\\set skill_id ${FIRST} + (:school_id - 1) * ${SKILLS} + :place % ${SKILLS} + 1
`;

const QUIZ_COLUMNS =
  'school_id, id, student_id, class_id, subject_id, kind, level, pace, state, started_at, presented_at';
const ASKED_COLUMNS = `school_id, quiz_id, ordinal, question_id, version, skill_id, difficulty, right_lately`;
/** Of `pupil p` of `school s`, in quiz `quiz`. */
const ASKED_SQL = `SELECT s, quiz, o, ${FIRST} + (s - 1) * ${QUESTIONS} + (p + o) % ${QUESTIONS} + 1, 1,
  ${FIRST} + (s - 1) * ${SKILLS} + (p + o) % ${QUESTIONS} % ${SKILLS} + 1, 'medio', 0`;
const everyPupil = ({ schools, pupils }) =>
  `generate_series(1, ${schools * pupils}) p, LATERAL (SELECT (p - 1) / ${pupils} + 1) school (s)`;

/** Banks, classes, pupils with a session each, and what they have played. */
export const playedSql = ({ schools, users, pupils, past }) => `
INSERT INTO subjects (school_id, id, name, stage) OVERRIDING SYSTEM VALUE
SELECT s, ${FIRST} + s, 'Língua Portuguesa', 'anos_finais' FROM generate_series(1, ${schools}) s;
INSERT INTO classes (school_id, id, name, year, stage, shift, school_year, total_students) OVERRIDING SYSTEM VALUE
SELECT s, ${FIRST} + s, 'Turma do quiz', '9º ano', 'anos_finais', 'matutino', 2026, ${pupils} FROM generate_series(1, ${schools}) s;
INSERT INTO skills (school_id, id, subject_id, source, code, name) OVERRIDING SYSTEM VALUE
SELECT s, ${FIRST} + (s - 1) * ${SKILLS} + n, ${FIRST} + s, 'own', 'ler ' || n, 'Ler ' || n
FROM generate_series(1, ${schools}) s, generate_series(1, ${SKILLS}) n;
INSERT INTO questions (school_id, id, subject_id, status, difficulty, skill_id, own_skill, statement, option_a, option_b,
  option_c, option_d, answer_key, explanation, answers, fingerprint, created_by, created_at) OVERRIDING SYSTEM VALUE
SELECT s, ${FIRST} + (s - 1) * ${QUESTIONS} + n + 1, ${FIRST} + s, 'ativa', 'medio',
  ${FIRST} + (s - 1) * ${SKILLS} + n % ${SKILLS} + 1, 'Ler ' || n % ${SKILLS} + 1,
  repeat('No texto, o autor compara o rio da infância com o que a cidade fez dele. ', 4) || 'Que trecho ' || n || ' o mostra?',
  'A lembrança da ponte de madeira', 'A conversa com o vizinho', 'O nome antigo da rua', 'A notícia do jornal',
  (ARRAY['A', 'B', 'C', 'D'])[n % 4 + 1], rtrim(repeat('A ponte é o que liga o rio de antes ao de agora. ', 3)), 30,
  sha256(convert_to('quiz ' || s || ' ' || n, 'UTF8')), (s - 1) * ${users} + 1, now() - interval '200 days'
FROM generate_series(1, ${schools}) s, generate_series(0, ${QUESTIONS - 1}) n;
INSERT INTO people (school_id, id, kind, password_hash)
SELECT s, ${FIRST} + p, 'pupil', (SELECT password_hash FROM people LIMIT 1) FROM ${everyPupil({ schools, pupils })};
INSERT INTO students (school_id, id, student_id, name, class_id, pace, created_at)
SELECT s, ${FIRST} + p, (2027000000 + p)::text, 'Bia Conceição Lima', ${FIRST} + s, 'sem_tempo', now() - interval '100 days'
FROM ${everyPupil({ schools, pupils })};
INSERT INTO logins (kind, name, school_id, person_id)
SELECT 'pupil', student_id, school_id, id FROM students WHERE id > ${FIRST};
INSERT INTO sessions (sid, expire, school_id, person_id, created_at, seen_at)
SELECT ${sha256(`'${pupilToken('')}' || p`)}, now() + interval '1 hour', s, ${FIRST} + p, now(), now()
FROM ${everyPupil({ schools, pupils })};

CREATE TEMPORARY TABLE past ON COMMIT DROP AS
SELECT s, p, ${2 * FIRST} + (p - 1) * ${past} + n AS quiz, now() - (${past} + 1 - n) * interval '9 days' AS at
FROM ${everyPupil({ schools, pupils })}, generate_series(1, ${past}) n ORDER BY n, p;
INSERT INTO quizzes (${QUIZ_COLUMNS}, ended_at, hits, answers) OVERRIDING SYSTEM VALUE
SELECT s, quiz, ${FIRST} + p, ${FIRST} + s, ${FIRST} + s, 'quiz', 'misto', 'sem_tempo', 'concluido', at, at, at + interval '5 minutes', 5, ${ASKED}
FROM past;
INSERT INTO quiz_questions (${ASKED_COLUMNS}) ${ASKED_SQL} FROM past, generate_series(1, ${ASKED}) o;
INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
SELECT q.school_id, q.quiz_id, q.question_id, 'A', 'no_prazo', q.ordinal % 2 = 1, 13 * (q.ordinal % 2), 7, p.at, 0
FROM quiz_questions q JOIN past p ON p.s = q.school_id AND p.quiz = q.quiz_id;
INSERT INTO student_skills (school_id, student_id, skill_id, mastery, hits, answers, mastered_once)
SELECT s, ${FIRST} + p, ${FIRST} + (s - 1) * ${SKILLS} + n, 300000, 5, 10, false
FROM ${everyPupil({ schools, pupils })}, generate_series(1, ${SKILLS}) n;
INSERT INTO student_records (school_id, student_id, hits, hard_hits, streak, skills, mastered, returned, overcome, quizzes,
  perfect, subjects, mixed, hard, rises, bests)
SELECT s, ${FIRST} + p, 5, 0, 1, 4, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0 FROM ${everyPupil({ schools, pupils })};
INSERT INTO student_achievements (school_id, student_id, achievement, at)
SELECT s, ${FIRST} + p, 'primeiro_quiz', now() FROM ${everyPupil({ schools, pupils })};
INSERT INTO student_standings (school_id, student_id, subject_id, class_id, points, quizzes, hits, answers, best_streak)
SELECT s, ${FIRST} + p, ${FIRST} + s, ${FIRST} + s, 65, 1, 5, ${ASKED}, 1 FROM ${everyPupil({ schools, pupils })};
`;

/** So many pupils stand at the first question of a quiz, whatever they answered in it before. */
export const playingSql = ({ playing, pupils = PUPILS }) => `
BEGIN;
SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
DELETE FROM quizzes WHERE state = 'em_andamento';
DELETE FROM quiz_questions WHERE quiz_id < ${2 * FIRST};
DELETE FROM quiz_answers WHERE quiz_id < ${2 * FIRST};
DELETE FROM student_misses;
CREATE TEMPORARY TABLE running ON COMMIT DROP AS
SELECT (p - 1) / ${pupils} + 1 AS s, p, ${FIRST} + p AS quiz FROM generate_series(1, ${playing}) p;
INSERT INTO quizzes (${QUIZ_COLUMNS}) OVERRIDING SYSTEM VALUE
SELECT s, quiz, ${FIRST} + p, ${FIRST} + s, ${FIRST} + s, 'quiz', 'misto', 'sem_tempo', 'em_andamento', now(), now() FROM running;
INSERT INTO quiz_questions (${ASKED_COLUMNS}) ${ASKED_SQL}
FROM running, generate_series(1, ${ASKED}) o;
UPDATE student_skills SET mastery = 300000 WHERE mastery <> 300000;
COMMIT;
VACUUM (ANALYZE) quizzes, quiz_questions, quiz_answers, student_misses, student_skills, questions;
CHECKPOINT;`;
