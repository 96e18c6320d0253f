import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testEnvironment } from './config';

export type TestProgram = {
  process: ChildProcess;
  messages: Record<string, unknown>[];
  /** Rejects when the process ends without such a message. */
  waitForMessage(name: string): Promise<unknown>;
  exit: Promise<{ code: number | null; stderr: string }>;
};

/** The embedded database is 9 MB of WebAssembly, which lives too shortly here to be optimized. */
const quickCompiler = '--liftoff-only';

/** Starts a program of `api/rspack.tests.js`, named by its source; `settings` extend the environment, and `within` is a command that runs it. */
export function startProgram(
  file: string,
  settings: Record<string, string> = {},
  args: string[] = [],
  within: readonly string[] = [],
): TestProgram {
  const api = path.join(import.meta.dirname, '../../..');
  const program = file.replaceAll('/', '-').replace('.ts', '.js');
  const node = [process.execPath, quickCompiler, path.join(api, 'test-programs', program), ...args];
  const [command = '', ...words] = [...within, ...node];
  const child = spawn(command, words, {
    cwd: api,
    env: { ...testEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const messages: TestProgram['messages'] = [];
  child.on('message', (message: Record<string, unknown>) => messages.push(message));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr as NodeJS.ReadableStream)]).then(
    ([[code], stderr]) => ({ code: code as number | null, stderr }),
  );
  const waitForMessage = async (name: string) => {
    const failed = ended.then(({ stderr }) => Promise.reject(new Error(stderr)));
    failed.catch(() => {});
    for (;;) {
      const message = messages.find((one) => name in one);
      if (message) return message[name];
      await Promise.race([once(child, 'message'), failed]);
    }
  };
  return { process: child, messages, waitForMessage, exit: ended };
}
