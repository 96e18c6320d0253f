import { randomUUID } from 'node:crypto';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import type { StreamReaders } from '@gallery/shared/contract/streams/shared-streams.schema';

/** In milliseconds: the shortest pause between two reports, the longest one while anyone reads, and the limit for one. */
const usual = { everyMs: 3_000, touchMs: 7_000, timeoutMs: 2_000 };

type Options = { url: () => string; counts: () => Map<string, number>; times?: typeof usual };

/** Tells an API how many readers each thing has, while the edge follows its stream for them. Without readers it is silent. */
export function reportReaders({ url, counts, times = usual }: Options) {
  const edge = randomUUID();
  const nobody = '[]';
  let [sent, sentAt] = [nobody, 0];
  let sending: Promise<void> | undefined;
  const timer = setInterval(() => {
    sending ??= report().finally(() => {
      sending = undefined;
    });
  }, times.everyMs).unref();
  return { stop };

  async function report(): Promise<void> {
    const counted = [...counts()].map(([id, readers]) => ({ id, readers }));
    const next = JSON.stringify(counted);
    const isDue = next !== nobody && performance.now() - sentAt >= times.touchMs;
    if (next !== sent || isDue) await send(counted, next);
  }

  /** The next report replaces a lost one, and an API forgets an edge without reports. */
  async function send(counted: StreamReaders['counted'], text: string): Promise<void> {
    // A report without an answer may have arrived.
    sent = 'unknown';
    try {
      await post({ edge, counted });
      [sent, sentAt] = [text, performance.now()];
    } catch {
      // The next report is due at once.
    }
  }

  async function post(report: StreamReaders): Promise<void> {
    const answer = await fetch(url().replace(/\/$/, '') + internalPaths.readers, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(times.timeoutMs),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    await sending;
    if (sent !== nobody) await send([], nobody);
  }
}
