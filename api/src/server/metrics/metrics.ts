import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ConnectionCounts } from '../../db/client';

type RequestLabels = { method: string; route: string; status: string };
type Times = { labels: string; buckets: number[]; count: number; sum: number };

const name = 'http_request_duration_seconds';
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 5];

/** A histogram of requests in the Prometheus text format. Counts in plain numbers, because prom-client takes 13 µs for each request. */
function createRequestTimes() {
  const byRoute = new Map<string, Map<string, Times>>();
  return { observe, text };

  function observe({ method, route, status }: RequestLabels, seconds: number): void {
    const ofRoute = byRoute.get(route) ?? new Map<string, Times>();
    if (ofRoute.size === 0) byRoute.set(route, ofRoute);
    const key = method + status;
    let times = ofRoute.get(key);
    if (!times) {
      times = { labels: labelsOf({ method, route, status }), buckets: bounds.map(() => 0), count: 0, sum: 0 };
      ofRoute.set(key, times);
    }
    times.count += 1;
    times.sum += seconds;
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
  }

  function text(): string {
    const lines = [
      `# HELP ${name} Requests by the pattern of their route and the class of their status.`,
      `# TYPE ${name} histogram`,
      ...[...byRoute.values()].flatMap((ofRoute) => [...ofRoute.values()].flatMap(linesOf)),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function linesOf({ labels, buckets, count, sum }: Times): string[] {
  let below = 0;
  const counted = bounds.map((bound, at) => {
    below += buckets[at] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${below}`;
  });
  return [
    ...counted,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function labelsOf(labels: RequestLabels): string {
  return Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replaceAll(/["\\]/g, '\\$&')}"`)
    .join(',');
}

/** The metrics of this process for Prometheus. Every label has a small, fixed set of values. */
export type Metrics = {
  request(labels: RequestLabels, seconds: number): void;
  failedJob(job: string, isGivenUp: boolean): void;
  droppedTelemetry(reason: string, count: number): void;
  text(): Promise<string>;
  contentType: string;
};

/** With `connections`, includes those of the database. */
export function openMetrics(connections?: () => ConnectionCounts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = createRequestTimes();
  const jobs = new Counter({
    name: 'jobs_failed_total',
    help: 'Runs of jobs that failed; given_up: not tried again.',
    labelNames: ['job', 'given_up'] as const,
    registers,
  });
  const dropped = new Counter({
    name: 'telemetry_dropped_total',
    help: 'What edges counted and the database does not.',
    labelNames: ['reason'] as const,
    registers,
  });
  if (connections) gaugeConnections(registry, connections);
  return {
    request: requests.observe,
    failedJob: (job, isGivenUp) => jobs.inc({ job, given_up: String(isGivenUp) }),
    droppedTelemetry: (reason, count) => dropped.inc({ reason }, count),
    text: async () => `${requests.text()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
  };
}

function gaugeConnections(registry: Registry, connections: () => ConnectionCounts): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and who waits for one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { open, idle, waiting }] of Object.entries(connections())) {
        this.set({ pool, state: 'busy' }, open - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Counts every answer by its route's pattern, because an address could contain anything. */
export function countRequests(app: FastifyInstance, { request: observe }: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unknown';
    const status = statusClasses[Math.floor(reply.statusCode / 100)] ?? 'unknown';
    observe({ method: knownMethods.has(method) ? method : 'other', route, status }, reply.elapsedTime / 1000);
    done();
  });
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const statusClasses = ['unknown', '1xx', '2xx', '3xx', '4xx', '5xx'];
