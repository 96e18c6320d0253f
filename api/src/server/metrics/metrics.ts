import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ConnectionCounts } from '../../db/client';
import { createRequestTimes, type RequestLabels } from './request-times';

/** What this process counts of itself, for Prometheus. Every label is of a small, fixed set. */
export type Metrics = {
  request(labels: RequestLabels, seconds: number): void;
  failedJob(job: string, isGivenUp: boolean): void;
  droppedTelemetry(reason: string, count: number): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
};

/** With `connections`, those of the database are told too. */
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
