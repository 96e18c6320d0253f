import { collectDefaultMetrics, Registry } from 'prom-client';
import type { CountedRelease } from '../telemetry/counted-releases';
import type { Telemetry } from '../telemetry/telemetry';
import { countRenders } from './count-renders';
import { registerCounter } from './register-counter';
import { registerReleaseInfo } from './register-release-info';

type Sources = { releases: () => readonly CountedRelease[]; telemetry: Telemetry['counts'] };
type Answered = { isRendered: boolean; status: number };
export type EdgeMetrics = ReturnType<typeof openMetrics>;

/** What this process counts of itself, for Prometheus. Counted in plain numbers, which cost a page nothing. */
export function openMetrics({ releases, telemetry }: Sources) {
  const registry = new Registry();
  const pages = { rendered: 0, cached: 0, 'client-only': 0, refused: 0 };
  const forwardedAnswers: Record<string, number> = {};
  const answered = new WeakSet<Answered>();
  registerReleaseInfo(registry, releases);
  registerCounter(registry, {
    name: 'edge_pages_total',
    help: 'Pages that were answered; client-only: the browser draws their content.',
    label: 'outcome',
    counts: () => pages,
  });
  registerCounter(registry, {
    name: 'edge_forwarded_answers_total',
    help: 'Answers of the API that were handed on, by the class of their status.',
    label: 'status',
    counts: () => forwardedAnswers,
  });
  registerCounter(registry, {
    name: 'edge_beacons_total',
    help: 'What browsers told of their pages; unknown: of no open release or route.',
    label: 'outcome',
    counts: () => telemetry().beacons,
  });
  registerCounter(registry, {
    name: 'edge_telemetry_batches_total',
    help: 'Counts sent to the API; dropped: rows beyond what a batch holds.',
    label: 'outcome',
    counts: () => telemetry().batches,
  });
  const stopCountingRenders = countRenders(registry);
  return {
    page,
    forwarded,
    /** Of the process itself, such as the delay of its event loop. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    /** In the text format of Prometheus. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: stopCountingRenders,
  };

  function page(one: Answered): void {
    if (answered.has(one)) pages.cached++;
    else if (one.isRendered) pages.rendered++;
    else pages[one.status === 503 ? 'refused' : 'client-only']++;
    if (one.isRendered) answered.add(one);
  }

  function forwarded(status: number): void {
    const name = `${Math.floor(status / 100)}xx`;
    forwardedAnswers[name] = (forwardedAnswers[name] ?? 0) + 1;
  }
}
