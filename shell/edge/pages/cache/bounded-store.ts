type Entry<T> = { value: T; at: number; times: number };
type Limits = { max: number; maxAgeMs: number };

/** Ages do not depend on the machine's clock, which may step. Evicts the value that was set least often, so that made-up addresses cannot displace popular ones. */
export function createBoundedStore<T>({ max, maxAgeMs }: Limits) {
  const entries = new Map<string, Entry<T>>();
  return {
    get,
    set,
    remove: (name: string) => void entries.delete(name),
    clear: () => entries.clear(),
  };

  function get(name: string): T | undefined {
    const entry = entries.get(name);
    return entry && isYoung(entry) ? entry.value : undefined;
  }

  function set(name: string, value: T): void {
    const times = (entries.get(name)?.times ?? 0) + 1;
    entries.delete(name);
    if (entries.size >= max) entries.delete(leastUsed());
    entries.set(name, { value, at: performance.now(), times });
  }

  function isYoung({ at }: Entry<T>) {
    return performance.now() - at <= maxAgeMs;
  }

  function leastUsed(): string {
    let found = '';
    let fewest = Number.POSITIVE_INFINITY;
    for (const [name, entry] of entries) {
      const times = isYoung(entry) ? entry.times : 0;
      if (times < fewest) [found, fewest] = [name, times];
    }
    return found;
  }
}
