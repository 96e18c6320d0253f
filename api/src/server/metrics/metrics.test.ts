import fastify from 'fastify';
import { metricsRoutes } from '../internal/internal-app';
import { countRequests, openMetrics } from './metrics';

function openApp() {
  const pools = { requests: { open: 4, idle: 1, waiting: 2 } };
  const metrics = openMetrics(() => pools);
  const app = fastify();
  countRequests(app, metrics);
  app.register(metricsRoutes, { metrics });
  app.get('/artwork/:id', async () => ({}));
  app.get('/broken', async () => Promise.reject(new Error('broken')));
  return { app, metrics, lines: async () => (await app.inject('/metrics')).body.split('\n') };
}

test('counts requests by pattern, method and status class', async () => {
  const { app, lines } = openApp();
  await app.inject('/artwork/1');
  await app.inject('/artwork/2?token=secret');
  await app.inject('/broken');
  const counts = (await lines()).filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/artwork/:id",status="2xx"} 2',
    'http_request_duration_seconds_count{method="GET",route="/broken",status="5xx"} 1',
  ]);
});

test('reports request durations in Prometheus buckets', async () => {
  const { metrics } = openApp();
  const labels = { method: 'GET', route: '/artwork', status: '2xx' };
  for (const seconds of [0.001, 0.03, 9]) metrics.request(labels, seconds);
  const lines = (await metrics.text()).split('\n').filter((line) => line.includes('/artwork'));
  const shown = 'method="GET",route="/artwork",status="2xx"';
  expect(lines).toEqual([
    ...[
      ['0.005', 1],
      ['0.025', 1],
      ['0.1', 2],
      ['0.25', 2],
      ['1', 2],
      ['5', 2],
      ['+Inf', 3],
    ].map(([le, count]) => `http_request_duration_seconds_bucket{le="${le}",${shown}} ${count}`),
    `http_request_duration_seconds_sum{${shown}} ${0.001 + 0.03 + 9}`,
    `http_request_duration_seconds_count{${shown}} 3`,
  ]);
});

test('counts unknown addresses and methods as one line', async () => {
  const { app, lines } = openApp();
  for (let i = 0; i < 50; i += 1) await app.inject(`/no/${i}"}{x="`);
  const counts = (await lines()).filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"} 50',
  ]);
});

test('reports database connections, failed jobs, dropped telemetry, and the event loop', async () => {
  const { metrics, app, lines } = openApp();
  metrics.failedJob('send-mail', false);
  metrics.failedJob('send-mail', true);
  metrics.droppedTelemetry('unknown release', 3);
  const told = await lines();
  expect(told).toEqual(
    expect.arrayContaining([
      'database_connections{pool="requests",state="busy"} 3',
      'database_connections{pool="requests",state="idle"} 1',
      'database_connections{pool="requests",state="waiting"} 2',
      'jobs_failed_total{job="send-mail",given_up="false"} 1',
      'jobs_failed_total{job="send-mail",given_up="true"} 1',
      'telemetry_dropped_total{reason="unknown release"} 3',
      '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
    ]),
  );
  const answer = await app.inject('/metrics');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
});
