/** Callers share the next read that begins after their call, never one that is already running. */
export function shareReads<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<T>>();
  return (key) => {
    const current = running.get(key);
    if (!current) return begin(key);
    const shared = next.get(key) ?? current.then(() => begin(key));
    next.set(key, shared);
    return shared;
  };

  function begin(key: string): Promise<T> {
    next.delete(key);
    const reading = read(key);
    const ended = reading
      .catch(() => undefined)
      .then(() => {
        if (!next.has(key)) running.delete(key);
      });
    running.set(key, ended);
    return reading;
  }
}
