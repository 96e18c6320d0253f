import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

type Task = { id: number; task: unknown };
type Told = { id: number; result: unknown } | { id: number; refusal: string };
type Waiting = {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  limit: NodeJS.Timeout | undefined;
};

export type WorkerProcess<Input, Result> = { run(task: Input): Promise<Result>; close(): void };

/**
 * Runs tasks in a separate process, which ends `idleMs` (5 s) after the last one: a library that needs much memory or
 * time then costs the server neither. `does` completes 'the process that …' in errors. A task that takes longer than
 * `limitMs` kills the process.
 */
export function openWorkerProcess<Input, Result>({
  program,
  does,
  idleMs = 5000,
  limitMs,
}: {
  program: string;
  does: string;
  idleMs?: number;
  limitMs?: number;
}): WorkerProcess<Input, Result> {
  const waiting = new Map<number, Waiting>();
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  return { run, close };

  function run(task: Input): Promise<Result> {
    clearTimeout(idle);
    const child = worker ?? start();
    worker = child;
    const sent: Task = { id: ++lastId, task };
    const limit = limitMs === undefined ? undefined : setTimeout(() => kill(child, limitMs), limitMs);
    return new Promise((resolve, reject) => {
      waiting.set(sent.id, { resolve: (result) => resolve(result as Result), reject, limit });
      child.send(sent, (error) => error && settle(sent.id, ({ reject: refuse }) => refuse(error)));
    });
  }

  function start(): ChildProcess {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (told: Told) =>
      settle(told.id, ({ resolve, reject }) =>
        'result' in told ? resolve(told.result) : reject(new Error(told.refusal)),
      ),
    );
    child.once('error', (error) => ended(child, error.message));
    child.once('exit', (code, signal) => ended(child, signal ?? `code ${code}`));
    return child;
  }

  function settle(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.limit);
    how(one);
    if (waiting.size === 0) idle = setTimeout(close, idleMs).unref();
  }

  /** Loses the unfinished tasks; their callers try again. */
  function ended(child: ChildProcess, how: string): void {
    if (child !== worker) return;
    worker = undefined;
    for (const id of [...waiting.keys()])
      settle(id, ({ reject }) => reject(new Error(`the process that ${does} ended (${how})`)));
  }

  function kill(child: ChildProcess, afterMs: number): void {
    ended(child, `killed after ${afterMs / 1000} s`);
    child.kill('SIGKILL');
  }

  function close(): void {
    clearTimeout(idle);
    const child = worker;
    if (child) ended(child, 'closed');
    if (child?.connected) child.disconnect();
  }
}

/** Answers the tasks of `openWorkerProcess` at low priority, so that requests of visitors come first. */
export function answerTasks<Input, Result>(work: (task: Input) => Promise<Result>): void {
  setPriority(10);
  // Ignores Ctrl-C, because the program ends with the process that started it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ id, task }: Task) => {
    try {
      process.send?.({ id, result: await work(task as Input) });
    } catch (error) {
      process.send?.({ id, refusal: error instanceof Error ? error.message : String(error) });
    }
  });
}
