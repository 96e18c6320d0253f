export type HeartbeatOptions = {
  /** Where any answer at all, also a refusal, is a sign of life. */
  url: string;
  /** Called when the API begins to hang. */
  onSilence: () => void;
  /** Milliseconds between two questions, and until one that has no answer counts as silence. */
  everyMs?: number;
  silenceMs?: number;
};

/**
 * Asks the API every moment whether it lives, so that nobody waits for one that accepts connections and never
 * answers. A connection that is refused is an answer too: calls find that out by themselves, and at once.
 */
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
