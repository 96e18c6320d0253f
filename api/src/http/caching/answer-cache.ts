type Kept<Answer> = { answer: Answer; until: number };

/** Keeps at most `max` answers for `ttlMs` (LRU). Synchronous, because a promise costs a hit more than everything else. */
export function answerCache<Answer>({ max, ttlMs }: { max: number; ttlMs: number }) {
  const kept = new Map<string, Kept<Answer>>();
  let version: number | undefined;
  return { get, set };

  /** `at` is the version of the source data; another version clears the cache. */
  function get(name: string, at: number): Answer | undefined {
    forgetOthers(at);
    const known = kept.get(name);
    if (!known) return undefined;
    kept.delete(name);
    if (performance.now() >= known.until) return undefined;
    kept.set(name, known);
    return known.answer;
  }

  /** Does nothing when `at` is no longer the latest version. */
  function set(name: string, at: number, answer: Answer, begun: number): void {
    if (at !== version) return;
    kept.delete(name);
    if (kept.size >= max) kept.delete(kept.keys().next().value ?? '');
    kept.set(name, { answer, until: begun + ttlMs });
  }

  function forgetOthers(at: number): void {
    if (at === version) return;
    kept.clear();
    version = at;
  }
}
