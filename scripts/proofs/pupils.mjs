// A school's pupils, who come in at the same moment behind one address.
import { ask, inParallel } from '../program/program.mjs';
import { from, PASSWORD, school } from './callers/schools.mjs';

const ADDRESS = '200.130.7.9';
const AT_ONCE = 40;
/** Seconds. */
const MOST = 60;

const numberOf = (place) => `2026${String(place).padStart(4, '0')}`;

/** A school with so many pupils, whose password is that of its gestor. */
async function enrolled(at, many) {
  const { url, program } = await at.serve({ testing: true, env: { IDEB_BEHIND_PROXY: 'true' } });
  const { school: id } = await school(url, 'marina.souza');
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
  return url;
}

const comesIn = async (url, number, password) =>
  (
    await ask(`${url}/api/students/auth`, {
      method: 'POST',
      body: { studentId: number, password },
      headers: from(ADDRESS),
    })
  ).status;

export const proofs = [
  {
    name: 'pupils-sign-in',
    attack: `400 pupils (short: 80) behind one address sign in at once, ${AT_ONCE} at a time; every tenth types a wrong password first`,
    promise: `All of them are in within ${MOST} s, and nobody is told to wait`,
    async prove(at) {
      const many = at.short ? 80 : 400;
      const url = await enrolled(at, many);
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
      const url = await enrolled(at, 1);
      const statuses = [];
      for (let guess = 0; guess < 30; guess += 1)
        statuses.push(await comesIn(url, numberOf(1), `errada-${guess}`));
      const waits = statuses.filter((status) => status === 429).length;
      return { fails: waits > 0, seen: `of 30 guesses at one number ${waits} are told to wait` };
    },
  },
];
