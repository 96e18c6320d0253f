/** Milliseconds of the quickest file, which are a round trip at most. */
const maxRoundTripMs = 140;
/** Bytes in a millisecond, some 0.8 Mbit/s for one file among others. */
const minRate = 100;

/** Whether the files of the first view came over an ordinary line: the best of them tells, since a busy processor only delays. */
export function isQuickLine(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fetched = files.filter(({ transferSize, responseEnd }) => transferSize > 0 && responseEnd > 0);
  const roundTrip = Math.min(...fetched.map(({ duration }) => duration));
  const rate = Math.max(...fetched.map(({ encodedBodySize, duration }) => encodedBodySize / duration));
  return roundTrip <= maxRoundTripMs && rate >= minRate;
}
