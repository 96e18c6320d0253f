import { loggedMessage } from '../log-text';
import { createBackoff } from '../remotes/backoff';
import type { ThreadData } from './render-thread';
import { startThread, type Thread } from './thread';

/** The milliseconds to start and warm a thread, and to answer a heartbeat. */
const limits = { start: 10_000, heartbeat: 2000 };
/** The milliseconds until a restart; a thread that lived for `well` resets the wait. */
const restart = { first: 1000, max: 600_000, well: 60_000 };
/** The milliseconds in which pages of a replaced release may finish. */
const retirement = 2000;

type Options = {
  name: string;
  threadData: ThreadData;
  apiUrl: () => string;
  warmPath: string;
  log: (line: string) => void;
};
export type RenderSupervisor = ReturnType<typeof superviseThread>;

export function superviseThread({ name, threadData, apiUrl, warmPath, log }: Options) {
  const backoff = createBackoff(restart);
  let thread: Thread | undefined;
  let warmSince = 0;
  let timer: NodeJS.Timeout | undefined;
  let retired = false;
  return { start, thread: () => thread, replaceIfStuck, retire };

  /** Resolves when the thread is warm or could not start. After a failure, the supervisor retries later. */
  async function start(): Promise<void> {
    const fresh = startThread(threadData, (reason) => {
      if (fresh === thread) startLater(`has ended: ${reason}`);
    });
    try {
      await warm(fresh);
      if (retired) return void fresh.stop();
      thread = fresh;
      warmSince = Date.now();
    } catch (error) {
      void fresh.stop();
      startLater(`could not be started: ${loggedMessage(error)}`);
    }
  }

  async function warm(fresh: Thread) {
    await fresh.request('ping', {}, limits.start);
    await fresh
      .request('render', { apiUrl: apiUrl(), path: warmPath, budget: limits.start }, limits.start)
      .catch(() => undefined);
    await fresh.request('ping', {}, limits.heartbeat);
  }

  /** A slow thread still answers heartbeats; a silent one is stuck in its bundle. */
  async function replaceIfStuck(silentThread: Thread): Promise<void> {
    if ((await silentThread.isAlive(limits.heartbeat)) || silentThread !== thread) return;
    startLater('was stuck and is stopped');
    void silentThread.stop();
  }

  function startLater(what: string) {
    if (retired) return;
    if (thread && Date.now() - warmSince > restart.well) backoff.reset();
    thread = undefined;
    const delay = backoff.next();
    log(`${name}: its render thread ${what}; another one starts in ${delay / 1000} s`);
    timer = setTimeout(start, delay).unref();
  }

  function retire(): void {
    retired = true;
    clearTimeout(timer);
    const last = thread;
    setTimeout(() => last?.stop(), retirement).unref();
  }
}
