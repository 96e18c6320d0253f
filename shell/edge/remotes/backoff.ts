type Limits = { first: number; max: number };

export function createBackoff({ first, max }: Limits) {
  let delay = first;
  return { next, reset };

  function next(): number {
    const now = delay;
    delay = Math.min(delay * 2, max);
    return now;
  }

  function reset(): void {
    delay = first;
  }
}
