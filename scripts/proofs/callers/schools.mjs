// Schools and people that a proof calls as.
import { ask, cookiesOf, fetchOk } from '../../program/program.mjs';

export const PASSWORD = 'ipe-amarelo-florido';

/** As a caller of this address, where the server believes its proxy (`IDEB_BEHIND_PROXY`). */
export const from = (address) => (address ? { 'X-Forwarded-For': address } : {});

const registration = (username, address) => ({
  method: 'POST',
  body: {
    schoolName: `Escola de ${username}`,
    municipality: 'Campinas',
    state: 'SP',
    managerFirstName: 'Marina',
    managerLastName: 'Souza',
    managerUsername: username,
    managerPassword: PASSWORD,
    managerPasswordConfirm: PASSWORD,
  },
  headers: from(address),
});
const REGISTER = '/api/schools/register';

/** Registers a school, and gives the username of its gestor. */
export async function register(url, username, { address } = {}) {
  await fetchOk(`${url}${REGISTER}`, registration(username, address));
  return username;
}

/** Tries to; the status. */
export const attempt = async (url, username, address) =>
  (await ask(`${url}${REGISTER}`, registration(username, address))).status;

/** One sign-in: the status, and the cookies where it succeeded. */
export async function signIn(url, username, { password = PASSWORD, address, cookie, agent } = {}) {
  const answer = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    body: { username, password },
    headers: from(address),
    cookie,
    agent,
  });
  return {
    status: answer.status,
    retryAfter: answer.headers['retry-after'],
    cookie: cookiesOf(answer),
    body: answer.body,
  };
}

/** A registered and signed-in gestor: the cookie and the number of the school. */
export async function school(url, username, options) {
  await register(url, username, options);
  const { cookie } = await signIn(url, username, options);
  const user = await fetchOk(`${url}/api/auth/user`, { cookie, headers: from(options?.address) });
  return { cookie, school: JSON.parse(user.body).schoolId };
}

/** Staff of the school that is there, with its gestor's password. */
export const staff = (many) => `
  WITH login AS (
    INSERT INTO logins (kind, name, school_id, person_id)
    SELECT 'staff', 'pessoa' || number, s.id, nextval('people_id_seq') FROM schools s, generate_series(1, ${many}) number
    RETURNING name, school_id, person_id
  ), person AS (
    INSERT INTO people (school_id, id, kind, password_hash)
    SELECT school_id, person_id, 'staff', (SELECT password_hash FROM people LIMIT 1) FROM login
  )
  INSERT INTO users (school_id, id, username, role, first_name, last_name, created_at)
  SELECT school_id, person_id, name, 'professor', 'Ana', 'Lima', now() FROM login`;
