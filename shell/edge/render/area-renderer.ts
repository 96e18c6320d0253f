import type { Release } from '@gallery/shared/releases/release';
import { context, propagation } from '@opentelemetry/api';
import type { Rendered } from '../../src/render';
import { loggedMessage, redactText, redactUrl } from '../log-text';
import { createRenderBudget } from './render-budget';
import { createRenderQueue, type Priority, type RenderSample, renders } from './render-queue';
import { type RenderSupervisor, superviseThread } from './render-supervisor';
import type { RenderInput, ThreadData } from './render-thread';

/** Including its budget, a page waits for 1.3 s at most, within the limit of 2 s for the first text. */
const line = { concurrency: 4, waitMs: 1000, maxWaiting: 200 };

/** The share of the budget for data; afterwards the page renders without it. */
const dataShare = 0.8;

/** The milliseconds between two log lines about failed renders. */
const logPause = 5000;

type Options = {
  threadData: Omit<ThreadData, 'code'>;
  apiUrl: () => string;
  budget: number;
  warmPath: string;
  log: (line: string) => void;
};
type Current = { release?: Release; digest?: string; supervisor?: RenderSupervisor };
/** The shell's own area has no release, because its files belong to the edge. Without `code`, the browser renders the pages. */
type Used = { release?: Release; digest?: string; code: string | null };
export type RenderOptions = { priority?: Priority; budget?: number } & Pick<
  RenderInput,
  'skeleton' | 'refusedForm' | 'isStored'
>;
export type AreaPage = { release?: Release; page?: Rendered };
export type RenderedArea = ReturnType<typeof createArea>;

/** Swaps a release and its render thread together. */
export function createArea(name: string, { threadData, apiUrl, budget, warmPath, log }: Options) {
  let current: Current = {};
  const queue = createRenderQueue(line);
  const budgets = createRenderBudget(budget);
  let skippedLines = 0;
  let nextLine = 0;
  return {
    use,
    render,
    close,
    isBusy: queue.isBusy,
    apiUrl,
    release: () => current.release,
    digest: () => current.digest,
    hasBundle: () => current.supervisor !== undefined,
  };

  async function use({ release, digest, code }: Used): Promise<void> {
    const supervisor =
      code === null
        ? undefined
        : superviseThread({ name, threadData: { ...threadData, code }, apiUrl, warmPath, log });
    await supervisor?.start();
    current.supervisor?.retire();
    current = { release, digest, supervisor };
  }

  function close(): void {
    current.supervisor?.retire();
  }

  /** Never fails: without a render in time, it returns only the release. */
  async function render(path: string, options: RenderOptions = {}): Promise<AreaPage> {
    if (!current.supervisor?.thread()) return { release: current.release };
    try {
      const trace = traceNow();
      return await queue.inTurn(options.priority ?? 'ordinary', () => renderNow(path, options, trace));
    } catch (error) {
      logClientOnly(`${redactUrl(path)}: ${redactText(loggedMessage(error))}`);
      return { release: current.release };
    }
  }

  /** Throttled, because every page fails while the API hangs. */
  function logClientOnly(what: string) {
    if (Date.now() < nextLine) return void skippedLines++;
    log(`${name}: client-only ${what}${skippedLines > 0 ? ` (and ${skippedLines} more)` : ''}`);
    skippedLines = 0;
    nextLine = Date.now() + logPause;
  }

  async function renderNow(path: string, options: RenderOptions, trace: Trace): Promise<AreaPage> {
    const { release, supervisor } = current;
    const thread = supervisor?.thread();
    if (!thread) throw new Error('its render thread has ended');
    const limit = options.budget ?? budgets.next();
    const began = performance.now();
    try {
      const { skeleton, refusedForm, isStored } = options;
      const asked = { path, budget: limit * dataShare, skeleton, refusedForm, isStored };
      const input = { ...asked, apiUrl: apiUrl(), trace };
      const page = await thread.request<Rendered>('render', input, limit);
      budgets.record('in time');
      tell('in time', began);
      return { release, page };
    } catch (error) {
      const isLate = performance.now() - began >= limit;
      tell(isLate ? 'late' : 'failed', began);
      if (isLate) {
        budgets.record('late');
        void supervisor?.replaceIfStuck(thread);
      }
      throw error;
    }
  }

  function tell(outcome: RenderSample['outcome'], began: number): void {
    if (!renders.hasSubscribers) return;
    const told: RenderSample = { area: name, outcome, seconds: (performance.now() - began) / 1000 };
    renders.publish(told);
  }
}

type Trace = Record<string, string>;

/** Reads the trace before the queue, where pages of other requests wait too. */
function traceNow(): Trace {
  const trace = {};
  propagation.inject(context.active(), trace);
  return trace;
}
