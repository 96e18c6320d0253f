type Limits = { times: number; maxNames: number };

/** So many times for each name. Of too many names the one that came first is forgotten. */
export function createCountedLimit({ times, maxNames }: Limits) {
  const counts = new Map<string, number>();
  return { allows, exhaust: (name: string) => set(name, times), clear: () => counts.clear() };

  function allows(name: string): boolean {
    const count = counts.get(name) ?? 0;
    if (count >= times) return false;
    set(name, count + 1);
    return true;
  }

  function set(name: string, count: number): void {
    if (!counts.has(name) && counts.size >= maxNames) counts.delete(counts.keys().next().value ?? '');
    counts.set(name, count);
  }
}
