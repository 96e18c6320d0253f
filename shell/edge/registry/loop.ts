/** Repeats a task, one run at a time; `runNow` starts the next run at once. */
export function createLoop(task: () => Promise<void>, everyMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let [isRunning, isWanted, isStopped] = [false, false, false];
  return { schedule, runNow, stop };

  function schedule(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, everyMs);
  }

  function runNow(): void {
    void run();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  async function run(): Promise<void> {
    if (isRunning) isWanted = true;
    if (isRunning || isStopped) return;
    clearTimeout(timer);
    isRunning = true;
    do {
      isWanted = false;
      await task();
    } while (isWanted && !isStopped);
    isRunning = false;
    schedule();
  }
}
