const CorrectDate = Date;

/** Shifts the clock of this process until `restoreClock`; its timers and the database's clock stay correct. */
export function shiftClock(minutes: number): void {
  const now = () => CorrectDate.now() + minutes * 60_000;
  globalThis.Date = new Proxy(CorrectDate, {
    construct: (_, values, target) =>
      Reflect.construct(CorrectDate, values.length > 0 ? values : [now()], target),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}

export function restoreClock(): void {
  globalThis.Date = CorrectDate;
}

export async function withClockShifted<Result>(minutes: number, job: () => Promise<Result>): Promise<Result> {
  shiftClock(minutes);
  try {
    return await job();
  } finally {
    restoreClock();
  }
}
