import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testEnvironment } from './config';

export type Child = {
  process: ChildProcess;
  /** What the process tells whoever started it, so far. */
  messages: Record<string, unknown>[];
  /** Waits until it tells something with this name, or fails when it ends before. */
  told(name: string): Promise<unknown>;
  /** Waits for its end. */
  ended: Promise<{ code: number | null; complaints: string }>;
};

/** Runs a TypeScript file of `src` as a process of its own; `settings` join the environment. */
export function startChild(file: string, settings: Record<string, string> = {}, args: string[] = []): Child {
  const source = path.join(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(source, file), ...args], {
    cwd: source,
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
  return { process: child, messages, told, ended };
}
