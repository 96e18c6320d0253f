export const settings = {
  /** The number of loads of each page; the table shows their median. */
  runs: countFrom('BENCH_RUNS', 5),
  seconds: countFrom('BENCH_SECONDS', 5),
  works: countFrom('BENCH_WORKS', 500),
  /** The minutes of the endurance; 60 are the whole. */
  minutes: countFrom('BENCH_MINUTES', 5),
};

/** A phone on a slow line, as Lighthouse simulates it, in bytes per second and milliseconds. */
export const visitor = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  slowdown: 4,
  line: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
};

/** @param {string} name @param {number} otherwise */
function countFrom(name, otherwise) {
  const count = Number(process.env[name] || otherwise);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${name} must be a whole number above 0, and is "${process.env[name]}".`);
}
