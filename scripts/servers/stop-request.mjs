/** Also reacts to the end of the parent npm, which may be killed before it passes on a signal. @param {() => void} stop */
export function onStopRequest(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}
