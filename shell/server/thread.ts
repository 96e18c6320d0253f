import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadData } from './render-thread';

export type Job = 'render' | 'ping';
type Answer = { id: number; value?: unknown; error?: string };

/** A worker that answers questions, each under a time limit in milliseconds. */
export function startThread(workerData: ThreadData) {
  const worker = new Worker(path.join(import.meta.dirname, 'render-thread.js'), { workerData });
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  let lastId = 0;
  const signs = new EventEmitter();
  let signOfLife: Promise<boolean> | undefined;
  worker.on('message', ({ id, ...answer }: Answer) => {
    signs.emit('life');
    waiting.get(id)?.(answer);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the thread has ended')));
  return { ask, isAlive, stop: () => worker.terminate() };

  /** Whether it says anything within `limit`: a busy one answers others first, a stuck one nobody. */
  function isAlive(limit: number): Promise<boolean> {
    signOfLife ??= waitForSign(limit).finally(() => {
      signOfLife = undefined;
    });
    return signOfLife;
  }

  async function waitForSign(limit: number): Promise<boolean> {
    void ask('ping', {}, limit).catch(() => undefined);
    const sign = once(signs, 'life', { signal: AbortSignal.timeout(limit) });
    return sign.then(
      () => true,
      () => false,
    );
  }

  function failAll(error: Error) {
    for (const settle of [...waiting.values()]) settle({ error: error.message });
  }

  function ask<T>(job: Job, input: object, limit: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => settle({ error: `${job} took more than ${limit} ms` }), limit);
      waiting.set(id, settle);
      worker.postMessage({ id, job, input });

      function settle({ value, error }: Omit<Answer, 'id'>) {
        clearTimeout(timer);
        waiting.delete(id);
        if (error === undefined) resolve(value as T);
        else reject(new Error(error));
      }
    });
  }
}

export type Thread = ReturnType<typeof startThread>;
