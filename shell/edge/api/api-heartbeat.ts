import type { ProbeResult } from './api-address';

/** In milliseconds: the pause between two probes, and the time after which a probe counts as missed. */
export type Heartbeat = { everyMs?: number; silenceMs?: number };
type Watch = Heartbeat & { url: string; onProbed: (result: ProbeResult) => void };

/** Probes one API repeatedly; any answer counts as a heartbeat. An API that stops announces the end of the connection. */
export function watchApi({ url, onProbed, everyMs = 500, silenceMs = 1000 }: Watch) {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  void beat();
  return { stop };

  function stop(): void {
    clearTimeout(timer);
    stopping.abort();
  }

  async function beat(): Promise<void> {
    const result = await probe();
    if (stopping.signal.aborted) return;
    onProbed(result);
    timer = setTimeout(beat, everyMs).unref();
  }

  async function probe(): Promise<ProbeResult> {
    const timeout = AbortSignal.timeout(silenceMs);
    try {
      const signal = AbortSignal.any([timeout, stopping.signal]);
      const answer = await fetch(url, { signal, redirect: 'error' });
      await answer.body?.cancel();
      return answer.headers.get('connection') === 'close' ? 'stopping' : 'answered';
    } catch {
      return timeout.aborted ? 'missed' : 'refused';
    }
  }
}
