/** Node 22 does not measure a thread by itself, so there the clock does. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };

/** Returns the milliseconds of processor time that `work` takes in this thread: the least of four tries, because other programs share the caches. Stops at `enough`. */
export async function processorTime(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && least > enough; tries += 1) {
    const before = millisecondsUsed();
    await work();
    least = Math.min(least, millisecondsUsed() - before);
  }
  return least;
}

function millisecondsUsed(): number {
  if (!threadCpuUsage) return performance.now();
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
}
