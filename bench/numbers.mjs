/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** @param {number[]} values @param {number} part of a hundred */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN;
}

/** @template {Record<string, number>} Run @param {Run[]} runs @returns {Run} */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  const entries = names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]);
  return Object.fromEntries(entries);
}

/** Returns how much y grows for each x, by least squares. @param {[x: number, y: number][]} points */
export function slopeOf(points) {
  const mean = (/** @type {0 | 1} */ at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const together = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return together / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** @param {number} bytes */
export const kilobytes = (bytes) => bytes / 1000;

/** @param {{ perSecond: number }[]} loads */
export function meanRate(loads) {
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length;
}
