export type HeartbeatOptions = {
  url: string;
  onSilence: () => void;
  everyMs?: number;
  silenceMs?: number;
};

/** Detects an API that accepts connections and never answers; a refused connection fails its calls at once. */
export function watchApi({ url, onSilence, everyMs = 500, silenceMs = 1400 }: HeartbeatOptions) {
  let silent = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();
  void beat();
  return {
    isSilent: () => silent,
    stop() {
      stopped = true;
      clearTimeout(timer);
      stop.abort();
    },
  };

  async function beat(): Promise<void> {
    const wasSilent = silent;
    silent = !(await answers());
    if (stopped) return;
    if (silent && !wasSilent) onSilence();
    timer = setTimeout(beat, everyMs).unref();
  }

  async function answers(): Promise<boolean> {
    const timeout = AbortSignal.timeout(silenceMs);
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([timeout, stop.signal]) });
      await answer.body?.cancel();
      return true;
    } catch {
      return !timeout.aborted;
    }
  }
}
