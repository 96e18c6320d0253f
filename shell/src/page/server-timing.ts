/** Returns what the edge says about this answer of a page in `Server-Timing`, because all visitors share the body. */
export function serverTimings(): readonly PerformanceServerTiming[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Browsers hide it without HTTPS.
  return navigation?.serverTiming ?? [];
}
