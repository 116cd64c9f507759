// One school that would fill the house.
import { ask, fetchOk, inParallel } from '../program/program.mjs';
import { school } from './callers/schools.mjs';

const [QUOTA, TRIES, AT_ONCE] = [200, 700, 32];
/** What those may bring that are under way when the quota is reached. */
const BESIDE = AT_ONCE;

/** Saves as often as it can, while a neighbour reads; what was answered, and how much is kept. */
async function fill(at, quota) {
  const { url, data } = await at.serve({ testing: true });
  const { code, output } = await at.command(data, ['quota', 'simulations', String(quota)]);
  if (code !== 0) throw new Error(output);
  const greedy = await school(url, 'marina.souza');
  const neighbour = await school(url, 'carlos.lima');
  const answers = {};
  const refused = [];
  await inParallel(AT_ONCE, Array(TRIES).keys(), async (number) => {
    const body = { approvalRate: '94.5', saebScore: '5.4' };
    const { status } = await ask(`${url}/api/simulations`, { method: 'POST', body, cookie: greedy.cookie });
    answers[status] = (answers[status] ?? 0) + 1;
    if (number % 10 > 0) return;
    const list = await ask(`${url}/api/school/${neighbour.school}/simulations`, { cookie: neighbour.cookie });
    if (list.status !== 200) refused.push(list.status);
  });
  const path = `${url}/api/school/${greedy.school}/simulations/insights`;
  const { count } = JSON.parse((await fetchOk(path, { cookie: greedy.cookie })).body);
  const told = Object.entries(answers).map(([status, times]) => `${times} times ${status}`);
  return {
    held: count <= quota + BESIDE && count <= 600 && !answers[500] && refused.length === 0,
    within: count <= QUOTA + BESIDE,
    seen: `${told.join(', ')}; ${count} kept; the neighbour's lists refused: ${refused.length}`,
  };
}

export const proofs = [
  {
    name: 'school-fills-the-house',
    attack: `One person saves ${TRIES} simulations on ${AT_ONCE} connections, where a school may keep ${QUOTA}`,
    promise: `At most ${QUOTA} and those under way are kept, the rest is refused by 409 or 429; a neighbour reads on`,
    prove: (at) => fill(at, QUOTA),
    // The quota lifted, the same tries keep more.
    async control(at) {
      const { within, seen } = await fill(at, 5_000);
      return { fails: !within, seen: `with a quota of 5,000: ${seen}` };
    },
  },
];
