import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';

/** While a canary runs, the edge adds a token to the page response. Without it, no beacon counts for the canary. */
export function readCanaryTokens(): Beacon['tokens'] {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation && 'serverTiming' in navigation ? navigation.serverTiming : [];
  const tokens = (timings as PerformanceServerTiming[]).flatMap(({ name, description }) => {
    const [, remote] = name.match(/^canary-(\w+)$/) ?? [];
    return remote ? [[remote, description]] : [];
  });
  return tokens.length > 0 ? Object.fromEntries(tokens) : undefined;
}
