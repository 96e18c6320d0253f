type Limits = { times: number; maxNames: number };

/** Allows a number of times for each name, in this process alone. Beyond `maxNames`, forgets the oldest name. */
export function createCountedLimit({ times, maxNames }: Limits) {
  const counts = new Map<string, number>();
  return { allows, clear: () => counts.clear() };

  function allows(name: string): boolean {
    const count = counts.get(name) ?? 0;
    if (count >= times) return false;
    if (count === 0 && counts.size >= maxNames) counts.delete(counts.keys().next().value ?? '');
    counts.set(name, count + 1);
    return true;
  }
}
