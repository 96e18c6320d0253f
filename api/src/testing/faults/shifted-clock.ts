const otherArgs = [
  'nextTick',
  'hrtime',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Shifts the clock of this process; the database server's clock stays correct. */
export async function withClockShifted<Result>(minutes: number, job: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + minutes * 60_000, doNotFake: [...otherArgs] });
  try {
    return await job();
  } finally {
    jest.useRealTimers();
  }
}
