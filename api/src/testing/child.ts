import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testEnvironment } from './config';

export type Child = {
  process: ChildProcess;
  messages: Record<string, unknown>[];
  /** Fails when the process ends without such a message. */
  message(name: string): Promise<unknown>;
  exit: Promise<{ code: number | null; complaints: string }>;
};

/** Starts a program of `api/rspack.tests.js`, named by its source; `settings` extend the environment. */
export function startChild(file: string, settings: Record<string, string> = {}, args: string[] = []): Child {
  const api = path.join(import.meta.dirname, '../..');
  const program = file.replace('/', '-').replace('.ts', '.js');
  const child = spawn(process.execPath, [path.join(api, 'test-programs', program), ...args], {
    cwd: api,
    env: { ...testEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const messages: Child['messages'] = [];
  child.on('message', (message: Record<string, unknown>) => messages.push(message));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr as NodeJS.ReadableStream)]).then(
    ([[code], complaints]) => ({ code: code as number | null, complaints }),
  );
  const told = async (name: string) => {
    const over = ended.then(({ complaints }) => Promise.reject(new Error(complaints)));
    over.catch(() => {});
    for (;;) {
      const message = messages.find((one) => name in one);
      if (message) return message[name];
      await Promise.race([once(child, 'message'), over]);
    }
  };
  return { process: child, messages, message: told, exit: ended };
}
