const pending = new Map<string, Promise<unknown>>();

/** Concurrent calls with the same `key` share one answer or failure. */
export function dedupeRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const found = pending.get(key) as Promise<T> | undefined;
  if (found) return found;
  const reading = read().finally(() => pending.delete(key));
  pending.set(key, reading);
  return reading;
}
