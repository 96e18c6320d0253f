import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { shortDigest } from '../remotes/release-digests';
import { type RenderSample, renders, renderWaits } from '../render/render-queue';
import type { CountedRelease } from '../telemetry/counted-releases';
import type { Telemetry } from '../telemetry/telemetry';

type Sources = { releases: () => readonly CountedRelease[]; telemetry: Telemetry['counts'] };
type Answered = { isRendered: boolean; status: number };
export type EdgeMetrics = ReturnType<typeof openMetrics>;

/** The metrics of this process for Prometheus. Plain counters cost a page nothing. */
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
    help: 'Reports of browsers about pages; unknown: of no open release or route.',
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
    /** Adds metrics of the process itself, for example its event loop delay. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
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

function countRenders(registry: Registry): () => void {
  const times = new Histogram({
    name: 'edge_render_duration_seconds',
    help: 'Renders that a page waited for.',
    labelNames: ['area', 'outcome'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 2.5],
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'edge_render_wait_seconds',
    help: 'How long renders waited for their turn.',
    buckets: [0.001, 0.01, 0.1, 0.5, 1],
    registers: [registry],
  });
  const observe = (sample: unknown) => {
    const { area, outcome, seconds } = sample as RenderSample;
    times.observe({ area, outcome }, seconds);
  };
  const observeWait = (seconds: unknown) => waits.observe(Number(seconds));
  renders.subscribe(observe);
  renderWaits.subscribe(observeWait);
  return () => {
    renders.unsubscribe(observe);
    renderWaits.unsubscribe(observeWait);
  };
}

type CounterOf = {
  name: string;
  help: string;
  label: string;
  counts: () => Readonly<Record<string, number>>;
};

/** Registers a counter with one label, which Prometheus reads on demand. */
function registerCounter(registry: Registry, { name, help, label, counts }: CounterOf): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
    },
  });
}

/** Writes one line with the value 1 for each open release, and none for a closed one. */
function registerReleaseInfo(registry: Registry, releases: () => readonly CountedRelease[]): void {
  new Gauge({
    name: 'edge_release_info',
    help: 'Releases that this edge has open.',
    labelNames: ['remote', 'version', 'digest'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, version, digest } of releases())
        this.set({ remote, version, digest: shortDigest(digest) }, 1);
    },
  });
}
