// The program among its like.
import { ask } from '../program/program.mjs';

const REFUSED = /já está em uso por outro programa/;

async function second(at, data) {
  const { code, output } = await at.command(data, ['serve', '--port', '0'], { IDEB_TESTING: 'true' });
  return { code, refused: REFUSED.test(output) };
}

export const proofs = [
  {
    name: 'second-server',
    attack: 'A second server is started on the data folder of one that serves',
    promise: 'It ends with an error and a sentence, and the first goes on',
    async prove(at) {
      const first = await at.serve({ testing: true });
      const { code, refused } = await second(at, first.data);
      const { status } = await ask(`${first.url}/readyz`);
      return {
        held: code === 1 && refused && status === 200,
        seen: `exit code ${code}, ${refused ? 'the sentence' : 'no sentence'}; the first answers ${status}`,
      };
    },
    // On a folder of its own it serves on: nothing refuses it.
    async control(at) {
      const first = await at.serve({ testing: true });
      const other = await at.serve({ testing: true });
      const answers = [await ask(`${first.url}/readyz`), await ask(`${other.url}/readyz`)];
      return {
        fails: answers.every(({ status }) => status === 200),
        seen: 'on a folder of its own the second serves',
      };
    },
  },
];
