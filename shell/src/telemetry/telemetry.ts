import { type Beacon, beaconPath, type PageReleases } from '@gallery/shared/contract/telemetry/beacon';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { serverTimings } from '../page/server-timing';
import { failureOf } from './failure-of';
import type { PageEvent } from './page-events';
import { createPageReport } from './page-report';
import { type RoutePatterns, routePatternOf } from './route-pattern';

/** Reports on the page that was opened at `path`. Never throws, because the page matters more than its telemetry. */
export async function start(releases: PageReleases, path: string): Promise<void> {
  const vitals = watchVitals();
  const patterns = await fetchPatterns();
  const report = createPageReport({
    path,
    releases,
    tokens: readCanaryTokens(),
    routeOf: (at) => routePatternOf(patterns, at),
    send: quietly(sendBeacon),
  });
  followPageEvents(quietly(follow));
  report.flush();
  // Runs after the listeners of web-vitals, which finish at the same moment.
  const leave = quietly(() => {
    report.flush();
    report.sendVitals(vitals());
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  window.addEventListener('pagehide', leave);

  function follow(event: PageEvent): void {
    const failure = failureOf(event);
    if (failure) report.fail(failure);
    else if ('path' in event) report.open(event.path);
    else if ('reloaded' in event) report.forget(event.reloaded);
  }
}

async function fetchPatterns(): Promise<RoutePatterns> {
  try {
    const answer = await fetch(beaconPath, { signal: AbortSignal.timeout(5000) });
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

function sendBeacon(beacon: Beacon): void {
  navigator.sendBeacon(beaconPath, JSON.stringify(beacon));
}

/** Drops its own errors, because reporting them as errors of the page would fail the same way. */
function quietly<Given extends unknown[]>(action: (...given: Given) => void): (...given: Given) => void {
  return (...given) => {
    try {
      action(...given);
    } catch {
      // A blocked beacon has no consequence.
    }
  };
}

/** While a canary runs, the edge adds a token to the page response. Without it, no beacon counts for the canary. */
function readCanaryTokens(): Beacon['tokens'] {
  const tokens = serverTimings().flatMap(({ name, description }) => {
    const [, remote] = name.match(/^canary-(\w+)$/) ?? [];
    return remote ? [[remote, description]] : [];
  });
  return tokens.length > 0 ? Object.fromEntries(tokens) : undefined;
}

/** Follows the queued events first, then each new one. */
export function followPageEvents(follow: (event: PageEvent) => void): void {
  const { pageEvents } = window;
  if (!pageEvents) return;
  for (const event of pageEvents.splice(0)) follow(event);
  pageEvents.push = (event) => {
    follow(event);
    return 0;
  };
}

/** Reports each vital of the page when the visitor leaves it for the first time. */
function watchVitals(): () => Beacon['vitals'] {
  const known = new Map<string, Beacon['vitals'][number]>();
  const told = new Set<string>();
  for (const watch of [onLCP, onINP, onCLS]) watch(remember);
  return () => {
    const fresh = [...known.values()].filter(({ name }) => !told.has(name));
    for (const { name } of fresh) told.add(name);
    return fresh;
  };

  function remember({ name, value, navigationType }: MetricType): void {
    if (navigationType === 'back-forward-cache') return;
    if (name === 'LCP' || name === 'INP' || name === 'CLS')
      known.set(name, { name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  }
}
