// The seeded district: schools, staff, sessions and history, the same rows at every run but for the clock.
import { createHash } from 'node:crypto';

import { questionsSql } from './questions.mjs';
import { playedSql, playingSql } from './quizzes.mjs';

export const USERS = 20;

/** The cookie of a seeded session, and of it what the database keeps. */
export const token = (number) => `sessao-${number}`;
export const sid = (number) => createHash('sha256').update(token(number)).digest('hex');
export const username = (user) => `pessoa${user}`;
/** Users are numbered through all schools. */
export const userOf = (school, nth = 1) => (school - 1) * USERS + nth;

const TENANTS = `schools, people, users, students, logins, sessions, known_devices, signin_attempts, audit_events, notification_reads,
  idempotency_keys, ideb_data, ideb_goals, enrolments, simulations`;
const REFERENCE =
  'reference_schools, reference_school_results, reference_area_results, reference_coverage, reference_advances, reference_files';

/** Pupils of one school beyond all staff, in classes of forty, with names as long as people's are. */
const pupilsSql = ({ school, count, schools, hash }) => `
INSERT INTO classes (school_id, name, year, stage, shift, school_year, total_students)
SELECT ${school}, 'Turma ' || n, '9º ano', 'anos_finais', 'noturno', 2026, 40 FROM generate_series(1, ${count} / 40) n;
INSERT INTO people (school_id, id, kind, password_hash)
SELECT ${school}, ${schools} * ${USERS} + n, 'pupil', '${hash}' FROM generate_series(1, ${count}) n;
INSERT INTO students (school_id, id, student_id, name, class_id, created_at)
SELECT ${school}, ${schools} * ${USERS} + n, (202600000 + n)::text,
  (ARRAY['Ana', 'João', 'Íris', 'Davi', 'Elisângela'])[n % 5 + 1] || ' '
    || (ARRAY['Beatriz', 'Pedro', 'Luiza', 'Miguel', 'Vitória', 'Antônio', 'Clara'])[n % 7 + 1] || ' '
    || (ARRAY['Conceição', 'Gonçalves', 'Araújo', 'Moreira', 'Sampaio', 'Peixoto'])[n / 7 % 6 + 1] || ' '
    || (ARRAY['Lima', 'Souza', 'da Silva', 'dos Santos', 'Ávila'])[n / 3 % 5 + 1],
  (SELECT min(id) FROM classes) + (n - 1) / 40, now() - interval '100 days'
FROM generate_series(1, ${count}) n;
INSERT INTO logins (kind, name, school_id, person_id) SELECT kind, student_id, school_id, id FROM students;`;

/**
 * SQL that replaces everything by a district of `schools`. Rows of all schools lie mixed in time, as they would have been
 * written; one of them has `pupils`, and one `questions`; of all, so many pupils have `played`, and some of them are `playing`.
 * Session n is of user n, counted round; `hash` is everybody's password.
 */
export function districtSql({
  schools,
  simulations,
  events,
  sessions,
  hash,
  pupils = { count: 0 },
  questions = { count: 0 },
  played,
}) {
  return `
BEGIN;
SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
SET LOCAL work_mem = '64MB';
TRUNCATE ${TENANTS}, ${REFERENCE} CASCADE;

INSERT INTO schools (id, name, municipality, state, inep_code, created_at) OVERRIDING SYSTEM VALUE
SELECT n, 'Escola Estadual ' || n, 'Cidade ' || n % 100, 'SP', (35000000 + n)::text, now() - interval '400 days'
FROM generate_series(1, ${schools}) n;

INSERT INTO people (school_id, id, kind, password_hash)
SELECT (n - 1) / ${USERS} + 1, n, 'staff', '${hash}' FROM generate_series(1, ${schools} * ${USERS}) n;
INSERT INTO users (school_id, id, username, role, first_name, last_name, email)
SELECT (n - 1) / ${USERS} + 1, n, 'pessoa' || n,
  (ARRAY['gestor', 'coordenador', 'professor'])[least((n - 1) % ${USERS} + 1, 3)],
  (ARRAY['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa'])[n % 5 + 1], (ARRAY['Lima', 'Souza', 'Moreira'])[n % 3 + 1],
  'pessoa' || n || '@escola.example'
FROM generate_series(1, ${schools} * ${USERS}) n;
INSERT INTO logins (kind, name, school_id, person_id) SELECT kind, username, school_id, id FROM users;

INSERT INTO sessions (sid, expire, school_id, person_id, created_at, seen_at)
SELECT encode(sha256(convert_to('${token('')}' || n, 'UTF8')), 'hex'), now() + interval '1 hour',
  (n - 1) % (${schools} * ${USERS}) / ${USERS} + 1, (n - 1) % (${schools} * ${USERS}) + 1, now(), now()
FROM generate_series(1, ${sessions}) n;

INSERT INTO simulations (school_id, user_id, mode, stage, approval_rate, saeb_score, calculated_ideb, target_ideb,
  edition, proficiency_lp, proficiency_mt, approval_by_grade, standardized_score, performance_indicator,
  published_ideb, created_at)
SELECT s, (s - 1) * ${USERS} + n % 5 + 1, CASE WHEN official THEN 'oficial' ELSE 'rapida' END,
  CASE WHEN official THEN 'anos_finais' END, 90 + (n + s) % 10, 5 + (n % 40) * 0.03, 4.7 + (n % 40) * 0.03, 5.1,
  CASE WHEN official THEN 2023 END, CASE WHEN official THEN 255 + (n % 20) END,
  CASE WHEN official THEN 252 + (s % 20) END,
  CASE WHEN official THEN ARRAY[93.4, 93.7, 93.9, 95.0 - n % 5]::numeric[] END,
  CASE WHEN official THEN 5.2 + (n % 10) * 0.01 END, CASE WHEN official THEN 0.9399612345 END,
  CASE WHEN official THEN 4.9 + (n % 5) * 0.1 END, now() - (${simulations} + 1 - n) * interval '5 hours' - s * interval '1 second'
FROM generate_series(1, ${simulations}) n, generate_series(1, ${schools}) s, LATERAL (SELECT (n + s) % 4 = 0) o (official)
ORDER BY n, s;

INSERT INTO audit_events (school_id, at, actor_id, kind, text)
SELECT s, now() - (${events} + 1 - n) * interval '3 hours' - s * interval '1 second', (s - 1) * ${USERS} + n % 5 + 1,
  CASE WHEN n % 15 = 0 THEN 'goal' WHEN n % 4 = 0 THEN 'simulation' ELSE 'sign_in' END, 'salvou uma simulação de 5,10'
FROM generate_series(1, ${events}) n, generate_series(1, ${schools}) s ORDER BY n, s;

INSERT INTO notification_reads (school_id, person_id, seen_at)
SELECT school_id, id, now() - interval '2 days' FROM users WHERE id % 4 = 1;

INSERT INTO ideb_goals (school_id, stage, year, goal, set_by, set_at)
SELECT s, stage, 2025, 5.6, (s - 1) * ${USERS} + 1, now()
FROM generate_series(1, ${schools}) s, unnest(ARRAY['anos_iniciais', 'anos_finais']) stage;

INSERT INTO ideb_data (school_id, stage, year, ideb_score, approval_rate, approval_by_grade, proficiency_lp, proficiency_mt)
SELECT s, stage, 2025, 5.3, 94.5, '{94.1,94.2,94.9,95.0}', 251.30, 249.10
FROM generate_series(1, ${schools}) s, unnest(ARRAY['anos_iniciais', 'anos_finais']) stage;

INSERT INTO reference_schools (inep_code, name, municipality_code, municipality, state)
SELECT 35000000 + n, 'Escola Estadual ' || n, (3500000 + n % 100)::text, 'Cidade ' || n % 100, 'SP'
FROM generate_series(1, ${schools}) n;
INSERT INTO reference_school_results (inep_code, stage, year, network, approval, approval_by_grade, indicator, proficiency_lp,
  proficiency_mt, score, ideb, target, municipal_position, municipal_total, state_position, state_total,
  national_position, national_total, next_municipal_position, next_municipal_ideb)
SELECT 35000000 + n, stage, year, 'estadual', 93.9, '{93.4,93.7,93.9,95.0}', 0.9399612345, 260.84, 258.94, 5.3296, 5.0, 4.9,
  7, ${schools}, 9, ${schools}, 9, ${schools}, 6, 5.1
FROM generate_series(2005, 2023, 2) year, unnest(ARRAY['anos_iniciais', 'anos_finais']) stage,
  generate_series(1, ${schools}) n ORDER BY year, stage, n;
INSERT INTO reference_coverage (stage, year, states, whole)
SELECT stage, year, '{RO,SP}', true FROM generate_series(2005, 2023, 2) year, unnest(ARRAY['anos_iniciais', 'anos_finais']) stage;
INSERT INTO reference_advances (stage, network, lever, median, schools, states)
SELECT stage, 'estadual', lever, 3.2, ${schools}, '{RO,SP}' FROM unnest(ARRAY['anos_iniciais', 'anos_finais']) stage,
  unnest(ARRAY['mt', 'lp', 'aprovacao', 'grade_0', 'grade_1', 'grade_2', 'grade_3']) lever;
INSERT INTO reference_area_results (area, place, network, stage, year, ideb)
SELECT area, place, 'estadual', stage, year, 5.2
FROM (SELECT 'country', '' UNION ALL SELECT 'state', 'SP'
    UNION ALL SELECT 'municipality', (3500000 + m)::text FROM generate_series(0, ${schools} / 2) m) a (area, place),
  generate_series(2005, 2023, 2) year, unnest(ARRAY['anos_iniciais', 'anos_finais']) stage;
${pupils.count ? pupilsSql({ ...pupils, schools, hash }) : ''}
${questions.count ? questionsSql({ ...questions, schools, users: USERS }) : ''}
${played ? playedSql({ ...played, schools, users: USERS }) : ''}
COMMIT;
SELECT setval(pg_get_serial_sequence('schools', 'id'), ${schools}), setval('people_id_seq', ${schools} * ${USERS} + ${pupils.count});
VACUUM (ANALYZE);
CHECKPOINT;
${played ? playingSql(played) : ''}`;
}
