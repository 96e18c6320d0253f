const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/** Loads code again when the connection returns, and after 2, 4, 8, … at most 60 seconds, until it arrives. */
export async function codeAfterFailure<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    await connectionOr(waitMs);
    try {
      return await load();
    } catch {}
  }
}

function connectionOr(waitMs: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    window.addEventListener('online', () => resolve(clearTimeout(timer)), { once: true });
  });
}
