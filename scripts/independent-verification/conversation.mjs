// Talking to the program as a school does: it registers, gives an INEP code and reads what it finds.
import { ask, cookiesOf, fetchOk } from '../program/program.mjs';

const PASSWORD = 'segredo-da-prova';
let registered = 0;

/** A school of this run in one state, whose code is corrected again and again. */
export class School {
  static async register(url, state) {
    registered += 1;
    const username = `prova${registered}`;
    // Registrations are counted by address and network: each comes from one of its own.
    const headers = {
      'X-Forwarded-For': `10.${registered >> 8}.${registered & 255}.1`,
    };
    const manager = {
      managerFirstName: 'Paula',
      managerLastName: 'Prova',
      managerUsername: username,
    };
    const answer = await fetchOk(`${url}/api/schools/register`, {
      method: 'POST',
      headers,
      body: {
        schoolName: 'Escola Independente',
        municipality: 'Cidade',
        state,
        ...manager,
        managerPassword: PASSWORD,
        managerPasswordConfirm: PASSWORD,
      },
    });
    const { schoolId } = JSON.parse(answer.body);
    const session = await fetchOk(`${url}/api/auth/login`, {
      method: 'POST',
      headers,
      body: { username, password: PASSWORD },
    });
    return new School(`${url}/api/school/${schoolId}`, cookiesOf(session));
  }

  constructor(url, cookie) {
    Object.assign(this, { url, cookie });
  }

  /** How many results the program knows of a code, or its refusal. */
  async become(inepCode) {
    const answer = await ask(`${this.url}/inep-code`, {
      method: 'PUT',
      cookie: this.cookie,
      body: { inepCode },
    });
    const said = JSON.parse(answer.body);
    return answer.status === 200
      ? { editions: said.editions }
      : { refusal: `${answer.status} ${said.detail}` };
  }

  async read(path) {
    const { body } = await fetchOk(`${this.url}/${path}`, {
      cookie: this.cookie,
    });
    return JSON.parse(body);
  }

  history() {
    return this.read('ideb');
  }

  ranking({ stage, year }) {
    return this.read(`ranking/${year}?stage=${stage}`);
  }

  comparison({ stage, year }) {
    return this.read(`comparison?stage=${stage}&year=${year}`);
  }
}
