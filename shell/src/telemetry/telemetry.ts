import { type Beacon, beaconPath, type PageReleases } from '@gallery/shared/contract/telemetry/beacon';
import { readCanaryTokens } from './canary-tokens';
import { failureOf } from './failure-of';
import { followPageEvents } from './follow-page-events';
import type { PageEvent } from './page-events';
import { createPageReport } from './page-report';
import { type RoutePatterns, routePatternOf } from './route-pattern';
import { watchVitals } from './watch-vitals';

/** Tells the edge how the page goes that was opened at `path`. Never throws: the page is worth more than what is known of it. */
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
  // After the listeners of web-vitals, which close their books at the same moment.
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

/** An error of its own would be told as an error of the page, which would fail the same way. */
function quietly<Given extends unknown[]>(action: (...given: Given) => void): (...given: Given) => void {
  return (...given) => {
    try {
      action(...given);
    } catch {
      // A blocked beacon is nobody's matter.
    }
  };
}
