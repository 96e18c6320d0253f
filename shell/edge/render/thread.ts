import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { loggedMessage } from '../log-text';
import type { ThreadData } from './render-thread';

export type Job = 'render' | 'ping';
type Answer = { id: number; value?: unknown; error?: string };

/** Each question has a time limit in milliseconds; `onEnd` receives the reason of the end. */
export function startThread(workerData: ThreadData, onEnd: (reason: string) => void) {
  const worker = new Worker(workerData.threadFile, { workerData });
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  let lastId = 0;
  const answers = new EventEmitter();
  let heartbeat: Promise<boolean> | undefined;
  worker.on('message', ({ id, ...answer }: Answer) => {
    answers.emit('answer');
    waiting.get(id)?.(answer);
  });
  worker.unref(); // the thread lives as long as its server
  let reason: string | undefined;
  let ended = false;
  worker.on('error', (error) => {
    reason = loggedMessage(error);
  });
  worker.on('exit', (code) => end(reason ?? `exit code ${code}`));
  return { request, isAlive, stop: () => worker.terminate() };

  /** A busy thread answers other questions first, but a stuck one never answers. */
  function isAlive(limit: number): Promise<boolean> {
    heartbeat ??= waitForHeartbeat(limit).finally(() => {
      heartbeat = undefined;
    });
    return heartbeat;
  }

  async function waitForHeartbeat(limit: number): Promise<boolean> {
    void request('ping', {}, limit).catch(() => undefined);
    const answered = once(answers, 'answer', { signal: AbortSignal.timeout(limit) });
    return answered.then(
      () => true,
      () => false,
    );
  }

  function end(why: string) {
    reason = why;
    ended = true;
    for (const settle of [...waiting.values()]) settle({ error: why });
    onEnd(why);
  }

  function request<T>(job: Job, input: object, limit: number): Promise<T> {
    if (ended) return Promise.reject(new Error(reason));
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
