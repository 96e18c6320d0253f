import { randomInt } from 'node:crypto';
import { openDatabase } from '../../db/open-database';
import { copyServerDatabase } from '../database/test-database';
import { openFakePaystack } from '../payments/fake-paystack';
import { startProgram, type TestProgram } from '../processes/start-program';
import { temporaryFolder } from '../processes/temporary-folder';

const administrator = { email: 'curator@gallery.example', password: 'correct horse battery staple' };
const generous = '1000000/minute';
const unlimited = [
  'BOOKING',
  'REGISTER',
  'ORDER',
  'PAY',
  'HOLD_PER_ACCOUNT',
  'HOLD_PER_NETWORK',
  'HOLD_AGAIN',
].map((name) => [`RATE_LIMIT_${name}`, generous]);

export async function openTwoApis() {
  const folder = temporaryFolder();
  const bank = await openFakePaystack();
  const { url: databaseUrl, drop } = await copyServerDatabase();
  const database = await openDatabase({ url: databaseUrl });
  const settings = {
    PORT: '0',
    DEMO_COLLECTION: 'off',
    LOG_LEVEL: 'silent',
    HOLD_SHARE: '100',
    ...Object.fromEntries(unlimited),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'a secret that both processes of the tests share',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const start = async () => {
    const program = startProgram('testing/processes/stoppable-api.ts', settings, [bank.url]);
    const url = `http://127.0.0.1:${await program.waitForMessage('port')}/api`;
    await program.waitForMessage('ready');
    return { program, url };
  };
  const processes = await Promise.all([start(), start()]);

  async function post(turn: number, path: string, data: object, headers = {}) {
    const { url } = processes[turn % 2] as Process;
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
    return { status: answer.status, body: await answer.json() };
  }

  return {
    db: database.db,
    administrator,
    settings,

    /** Returns null when the process dies before it answers. `turn` chooses the process. */
    post: (...request: Parameters<typeof post>) => post(...request).catch(() => null),

    /** The answer of a process that nobody kills. */
    answerTo: async <Body>(...request: Parameters<typeof post>) => (await post(...request)).body as Body,

    /** Kills a process within some milliseconds, and starts another one in its place. */
    async killSoon(turn: number): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, randomInt(5, 60)));
      const { program } = processes[turn % 2] as Process;
      program.process.kill('SIGKILL');
      await program.exit;
      processes[turn % 2] = await start();
    },

    async close(): Promise<void> {
      for (const { program } of processes) program.process.kill('SIGKILL');
      await Promise.all(processes.map(({ program }) => program.exit));
      await database.close();
      await drop();
      await bank.close();
    },
  };
}

type Process = { program: TestProgram; url: string };
