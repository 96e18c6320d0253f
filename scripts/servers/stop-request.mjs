/**
 * Calls back once somebody asks this process to end: Ctrl-C, SIGTERM, or the end of the npm that started it
 * (which may be killed without a chance to pass the word on).
 * @param {() => void} stop
 */
export function onStopRequest(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}
