import { internalPaths } from '@gallery/shared/contract/releases/releases';
import { loggedMessage } from '../log-text';
import { type Batch, createBatch } from './batch';

/** In milliseconds: the pause between two batches, the limit for one, and the limit for the last one at a stop. */
const times = { every: 2000, timeout: 5000, lastTimeout: 1000 };

type Options = { url: () => string; log: (line: string) => void; everyMs?: number; timeoutMs?: number };

/** Sends each batch once and accepts its loss, because a second attempt could count it twice. */
export function sendBatches({ url, log, everyMs = times.every, timeoutMs = times.timeout }: Options) {
  const outcomes = { sent: 0, lost: 0, dropped: 0 };
  let batch = createBatch();
  let inFlight: Promise<void> | undefined;
  let isLosing = false;
  const timer = setInterval(flush, everyMs).unref();
  return { batch: () => batch, flush, outcomes: () => outcomes, stop };

  /** Sends one batch at a time, while the next one grows within its bounds. */
  async function flush(limit = timeoutMs): Promise<void> {
    if (inFlight || batch.isEmpty()) return inFlight;
    inFlight = send(batch, limit).finally(() => {
      inFlight = undefined;
    });
    batch = createBatch();
    return inFlight;
  }

  async function send(full: Batch, limit: number): Promise<void> {
    outcomes.dropped += full.dropped();
    const failure = await post(JSON.stringify(full.content()), limit).catch(loggedMessage);
    outcomes[failure ? 'lost' : 'sent']++;
    if (failure && !isLosing)
      log(`the edge could not send the browsers' reports, which are lost: ${failure}`);
    if (!failure && isLosing) log("the edge sends the browsers' reports again");
    isLosing = failure !== undefined;
  }

  async function post(body: string, limit: number): Promise<undefined> {
    const signal = AbortSignal.timeout(limit);
    const address = url().replace(/\/$/, '') + internalPaths.telemetry;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    await inFlight;
    await flush(times.lastTimeout);
  }
}
