import type { Rendered } from '../src/server';
import type { Release } from './release';
import type { Promoted } from './releases';
import type { ThreadData } from './render-thread';
import { startThread, type Thread } from './thread';

/** Milliseconds: to start a thread, to give a sign of life. */
const limits = { start: 10_000, life: 2000 };
const retirement = 2000;

type Options = {
  threadData: Omit<ThreadData, 'code'>;
  /** Milliseconds that a page may take. */
  budget: number;
  warmPath: string;
  log: (line: string) => void;
};
type Current = { release?: Release; thread?: Thread };
/** The shell's own area has no release: its files are the edge's. */
type Opened = Omit<Promoted, 'release'> & Partial<Promoted>;
export type AreaPage = { release?: Release; page?: Rendered };
export type RenderedArea = ReturnType<typeof createArea>;

/** One team's part of the site: its release and the thread that renders it, always swapped together. */
export function createArea(name: string, { threadData, budget, warmPath, log }: Options) {
  let current: Current = {};
  return { use, render, release: () => current.release };

  /** A release gets a thread of its own, warm before it serves. Without a bundle its pages are client-only. */
  async function use({ release, code }: Opened): Promise<void> {
    const { thread } = current;
    current = { release, thread: code === null ? undefined : await warmThread(code) };
    if (thread) setTimeout(thread.stop, retirement).unref();
  }

  async function warmThread(code: string): Promise<Thread | undefined> {
    const thread = startThread({ ...threadData, code });
    try {
      await thread.ask('ping', {}, limits.start);
      await thread
        .ask('render', { path: warmPath, budget: limits.start }, limits.start)
        .catch(() => undefined);
      await thread.ask('ping', {}, limits.life);
      return thread;
    } catch (error) {
      log(`${name}: client-only release: ${firstLine(error)}`);
      thread.stop();
      return undefined;
    }
  }

  /** Never fails: the release to serve, and the page if it could be rendered within the budget. */
  async function render(path: string): Promise<AreaPage> {
    const { release, thread } = current;
    if (!thread) return { release };
    try {
      const page = await thread.ask<Rendered>('render', { path, budget }, budget);
      return { release, page };
    } catch (error) {
      log(`${name}: client-only ${path}: ${firstLine(error)}`);
      void stopIfStuck(thread);
      return { release };
    }
  }

  /** Slow is forgiven. A thread without a sign of life is stuck in its bundle, out until the next release. */
  async function stopIfStuck(thread: Thread) {
    if ((await thread.isAlive(limits.life)) || thread !== current.thread) return;
    current = { release: current.release };
    thread.stop();
    log(`${name}: stuck thread stopped`);
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];
