// The program, on a data folder that goes with it.
import { environment, run } from '../program/processes.mjs';
import { Program } from '../program/program.mjs';

export class Running {
  /** On an empty database, or on one with the demonstration. */
  static async start(binary, data, logs, { demonstration }) {
    // Ephemeral, and with addresses of our choice: registrations are counted by address.
    const env = { IDEB_TESTING: 'true', IDEB_BEHIND_PROXY: 'true' };
    const server = await new Program(binary, data, logs).serve(env, demonstration ? ['--demo-if-empty'] : []);
    return new Running(binary, data, server);
  }

  constructor(binary, data, server) {
    Object.assign(this, { binary, server, url: server.url });
    this.env = environment({ IDEB_DATA: data });
  }

  stop() {
    return this.server.stop();
  }

  command(...words) {
    return run(this.binary, words, { env: this.env });
  }

  import(files) {
    return this.command('import', 'ideb', ...files.map(({ path }) => path));
  }

  refuses(path) {
    return this.import([{ path }]).then(
      () => false,
      () => true,
    );
  }

  /** A verdict on each file, in order: 1 says that a line differs, 2 that one was not compared. */
  async verify(files) {
    const words = ['verify', '--json', ...files.map(({ path }) => path)];
    return JSON.parse(await run(this.binary, words, { env: this.env, codes: [0, 1, 2] }));
  }
}
