const pending = new Map<string, Promise<unknown>>();

/** Whoever asks for `key` while it is being read gets the same answer, or the same failure; then it is read anew. */
export function dedupeRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const found = pending.get(key) as Promise<T> | undefined;
  if (found) return found;
  const reading = read().finally(() => pending.delete(key));
  pending.set(key, reading);
  return reading;
}
