const everythingElse = [
  ...(['nextTick', 'hrtime', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Runs `job` in a process whose clock is so many minutes wrong; the server of the database has a clock of its own. */
export async function withClockShifted<Result>(minutes: number, job: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + minutes * 60_000, doNotFake: everythingElse });
  try {
    return await job();
  } finally {
    jest.useRealTimers();
  }
}
