// A school's pupils, who come in at the same moment behind one address, and whose answers are sent more than once.
import { ask, cookiesOf, fetchOk, inParallel } from '../program/program.mjs';
import { from, PASSWORD, school } from './callers/schools.mjs';

const ADDRESS = '200.130.7.9';
const AT_ONCE = 40;
/** Seconds. */
const MOST = 60;
const PLAYERS = 40;
const TIMES = 20;

const numberOf = (place) => `2026${String(place).padStart(4, '0')}`;

/** A school with so many pupils, whose password is that of its gestor. */
async function enrolled(at, many, testing = true) {
  const { url, program } = await at.serve({ testing, env: { IDEB_BEHIND_PROXY: 'true' } });
  const { school: id, cookie } = await school(url, 'marina.souza');
  await program.sql(`WITH person AS (
      INSERT INTO people (school_id, kind, password_hash)
      SELECT ${id}, 'pupil', p.password_hash FROM people p, generate_series(1, ${many})
      WHERE p.school_id = ${id} AND p.kind = 'staff' RETURNING id
    ), numbered AS (
      SELECT id, '2026' || lpad((row_number() OVER (ORDER BY id))::text, 4, '0') AS number FROM person
    ), login AS (
      INSERT INTO logins (kind, name, school_id, person_id) SELECT 'pupil', number, ${id}, id FROM numbered
    )
    INSERT INTO students (school_id, id, student_id, name) SELECT ${id}, id, number, 'Bia Lima' FROM numbered`);
  return { url, program, gestor: cookie };
}

const signIn = (url, number, password) =>
  ask(`${url}/api/students/auth`, {
    method: 'POST',
    body: { studentId: number, password },
    headers: from(ADDRESS),
  });

const comesIn = async (url, number, password) => (await signIn(url, number, password)).status;

const cookieOf = async (url, number) => cookiesOf(await signIn(url, number, PASSWORD));

/** A subject with one question; its number. */
async function bank(url, gestor) {
  const made = async (path, body) =>
    JSON.parse((await fetchOk(`${url}${path}`, { method: 'POST', cookie: gestor, body })).body).id;
  const subjectId = await made('/api/subjects', { name: 'Matemática', stage: 'anos_iniciais' });
  const options = { optionA: '2', optionB: '3', optionC: '4', optionD: '5', correctAnswer: 'A' };
  await made('/api/questions', {
    subjectId,
    question: 'Quanto é 1 + 1?',
    difficulty: 'facil',
    skill: 'Somar',
    ...options,
  });
  return subjectId;
}

/** A quiz begins, and its question's answer is sent so many times at once: what was told of it each time. */
async function answeredAtOnce(url, cookie, subjectId, times) {
  const post = (path, body) => ask(`${url}${path}`, { method: 'POST', cookie, body });
  const begun = await post('/api/quiz/start', { subjectId, difficulty: 'misto', totalQuestions: 1 });
  const { id, question } = JSON.parse(begun.body);
  const said = { sessionId: id, questionId: question.id, selectedAnswer: 'A' };
  const answers = await Promise.all(Array.from({ length: times }, () => post('/api/quiz/answer', said)));
  const told = answers.map(({ status, body }) => (status === 200 ? JSON.parse(body).points : status));
  const { score } = JSON.parse((await post(`/api/quiz/${id}/finish`, {})).body);
  return { told, score };
}

const ROWS =
  'SELECT count(*), coalesce(max(n), 0) FROM (SELECT count(*) n FROM quiz_answers GROUP BY quiz_id, question_id) a';

/** How many answers there are, and the most to one question of a quiz. */
const kept = async (program) => (await program.sql(ROWS)).split('\t').map(Number);

export const proofs = [
  {
    name: 'pupils-sign-in',
    attack: `400 pupils (short: 80) behind one address sign in at once, ${AT_ONCE} at a time; every tenth types a wrong password first`,
    promise: `All of them are in within ${MOST} s, and nobody is told to wait`,
    async prove(at) {
      const many = at.short ? 80 : 400;
      // Whole with password hashes as schools have them.
      const { url } = await enrolled(at, many, at.short);
      const statuses = [];
      const began = performance.now();
      await inParallel(AT_ONCE, Array(many).keys(), async (place) => {
        const number = numberOf(place + 1);
        if (place % 10 === 0) statuses.push(await comesIn(url, number, 'errada-mesmo'));
        statuses.push(await comesIn(url, number, PASSWORD));
      });
      const seconds = (performance.now() - began) / 1000;
      const count = (wanted) => statuses.filter((status) => status === wanted).length;
      return {
        held: count(200) === many && count(429) === 0 && (at.short || seconds <= MOST),
        seen: `${count(200)} of ${many} in within ${seconds.toFixed(1)} s; ${count(401)} mistyped, ${count(429)} told to wait`,
      };
    },
    // What counts guesses is on: at one number they wait.
    async control(at) {
      const { url } = await enrolled(at, 1);
      const statuses = [];
      for (let guess = 0; guess < 30; guess += 1)
        statuses.push(await comesIn(url, numberOf(1), `errada-${guess}`));
      const waits = statuses.filter((status) => status === 429).length;
      return { fails: waits > 0, seen: `of 30 guesses at one number ${waits} are told to wait` };
    },
  },
  {
    name: 'answer-sent-20-times',
    attack: `In 1,000 quizzes (short: 40) of ${PLAYERS} pupils an answer is sent ${TIMES} times at once`,
    promise: 'One row and one score of each, and the same points are told each time',
    async prove(at) {
      const each = at.short ? 1 : 25;
      const { url, program, gestor } = await enrolled(at, PLAYERS);
      const subject = await bank(url, gestor);
      const quizzes = [];
      await inParallel(5, Array(PLAYERS).keys(), async (place) => {
        const cookie = await cookieOf(url, numberOf(place + 1));
        for (let turn = 0; turn < each; turn += 1)
          quizzes.push(await answeredAtOnce(url, cookie, subject, TIMES));
      });
      const agreed = quizzes.filter(({ told, score }) => told.every((points) => points === score));
      const [rows, most] = await kept(program);
      const sum = Number(await program.sql('SELECT sum(points) FROM student_standings'));
      const scores = quizzes.reduce((total, { score }) => total + score, 0);
      return {
        held: agreed.length === quizzes.length && rows === quizzes.length && most === 1 && sum === scores,
        seen: `${quizzes.length * TIMES} answers to ${quizzes.length} questions: ${rows} rows, at most ${most} of each; ${agreed.length} quizzes told one score; ${scores} points told, ${sum} in the ranking`,
      };
    },
    // Without the constraint a second row can stand, and is counted.
    async control(at) {
      const { url, program, gestor } = await enrolled(at, 1);
      await answeredAtOnce(url, await cookieOf(url, numberOf(1)), await bank(url, gestor), 1);
      await program.sql('ALTER TABLE quiz_answers DROP CONSTRAINT quiz_answers_once');
      await program.sql('INSERT INTO quiz_answers SELECT * FROM quiz_answers');
      const [, most] = await kept(program);
      return { fails: most > 1, seen: `${most} rows of one answer are counted` };
    },
  },
];
