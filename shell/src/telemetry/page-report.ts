import type { Beacon, PageReleases } from '@gallery/shared/contract/telemetry/beacon';
import type { Failure } from './failure-of';

/** The limits per beacon and per page, because a loop must not report for ever. */
const [maxErrors, maxErrorsOfPage] = [5, 20];
/** Milliseconds between two beacons with errors, and until a view without errors counts as good. */
const [pauseMs, calmMs] = [5000, 2000];

type View = { path: string; isReported: boolean; failed: Set<string>; unreported: Set<string> };
type Options = {
  path: string;
  releases: PageReleases;
  tokens?: Beacon['tokens'];
  routeOf: (path: string) => string;
  send: (beacon: Beacon) => void;
};

/** Reports views and failures of one page in few beacons. */
export function createPageReport({ path, releases, tokens, routeOf, send }: Options) {
  const first = path;
  const known = { ...releases };
  const reported = new Set<string>();
  let view = viewOf(path);
  let errors: Beacon['errors'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastError = Number.NEGATIVE_INFINITY;
  return { open, fail, forget, flush, sendVitals };

  /** Each path that the visitor opens is a view. */
  function open(next: string): void {
    if (next === view.path) return;
    flush();
    view = viewOf(next);
    flushIn(calmMs);
  }

  function fail({ remote, message }: Failure): void {
    if (!view.failed.has(remote)) view.unreported.add(remote);
    view.failed.add(remote);
    if (message && reported.size < maxErrorsOfPage && !reported.has(`${remote} ${message}`)) {
      reported.add(`${remote} ${message}`);
      errors.push({ remote, message });
    }
    if (view.unreported.size + errors.length > 0)
      flushIn(Math.max(0, lastError + pauseMs - performance.now()));
  }

  /** A reloaded remote may have another release than the page. */
  function forget(remote: string): void {
    flush();
    delete known[remote];
  }

  function flushIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  }

  function flush(): void {
    clearTimeout(timer);
    if (view.isReported && view.unreported.size + errors.length === 0) return;
    if (errors.length > 0) lastError = performance.now();
    const some = errors.slice(0, maxErrors);
    errors = errors.slice(maxErrors);
    sendOf(view.path, { view: !view.isReported, failed: [...view.unreported], errors: some });
    view.isReported = true;
    view.unreported.clear();
    if (errors.length > 0) flush();
  }

  /** The vitals belong to the path with which the page opened. */
  function sendVitals(vitals: Beacon['vitals']): void {
    if (vitals.length > 0) sendOf(first, { vitals });
  }

  function sendOf(at: string, content: Partial<Beacon>): void {
    const nothing = { view: false, failed: [], errors: [], vitals: [] };
    send({ ...nothing, route: routeOf(at), releases: known, tokens, ...content });
  }
}

function viewOf(path: string): View {
  return { path, isReported: false, failed: new Set(), unreported: new Set() };
}
