import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Edge } from '../http/build-edge';
import { renders, renderWaits } from '../render/render-queue';
import { startRecordingApi } from '../testing/recording-api';
import { listen, sampleEdge } from '../testing/sample-edge';
import { buildInternalListener, openInternalListener } from './internal-listener';

let edge: Edge;
afterEach(() => edge.app.close());

test('reports pages, forwarded answers, and beacons', async () => {
  const api = await startRecordingApi((url) => ({ status: url.includes('missing') ? 404 : 200, json: {} }));
  edge = sampleEdge({ apiUrl: api.url });
  const origin = await listen(edge.app);
  await fetch(`${origin}/artist`);
  await fetch(`${origin}/api/missing`);
  await fetch(`${origin}/api/orders`);
  await edge.app.inject({
    method: 'POST',
    url: '/telemetry',
    payload: '[]',
    headers: { 'content-type': 'text/plain' },
  });
  const lines = await told();
  expect(lines).toEqual(
    expect.arrayContaining([
      'edge_pages_total{outcome="client-only"} 1',
      'edge_pages_total{outcome="cached"} 0',
      'edge_forwarded_answers_total{status="2xx"} 1',
      'edge_forwarded_answers_total{status="4xx"} 1',
      'edge_beacons_total{outcome="malformed"} 1',
      'edge_telemetry_batches_total{outcome="lost"} 0',
    ]),
  );
  expect(
    lines.some((line) =>
      /^edge_release_info\{remote="shell",version="1.0.0",digest="\w{16}"\} 1$/.test(line),
    ),
  ).toBe(true);
  await api.stop();
});

test('counts a page as rendered once and then as cached', async () => {
  edge = sampleEdge();
  const page = { isRendered: true, status: 200 };
  for (let visit = 0; visit < 3; visit++) edge.metrics.page(page);
  edge.metrics.page({ isRendered: false, status: 503 });
  expect(await told()).toEqual(
    expect.arrayContaining([
      'edge_pages_total{outcome="rendered"} 1',
      'edge_pages_total{outcome="cached"} 2',
      'edge_pages_total{outcome="refused"} 1',
    ]),
  );
});

test('counts renders by area and their waiting times', async () => {
  edge = sampleEdge();
  renders.publish({ area: 'gallery', outcome: 'late', seconds: 0.3 });
  renderWaits.publish(0.05);
  expect(await told()).toEqual(
    expect.arrayContaining([
      'edge_render_duration_seconds_count{area="gallery",outcome="late"} 1',
      'edge_render_wait_seconds_bucket{le="0.1"} 1',
    ]),
  );
});

test('answers /metrics on the public port with an ordinary page', async () => {
  edge = sampleEdge();
  const origin = await listen(edge.app);
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).not.toContain('edge_pages_total');
});

test('the internal port answers GET /metrics only', async () => {
  edge = sampleEdge();
  const internal = buildInternalListener(edge.metrics);
  const answer = await internal.inject('/metrics');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': edge.metrics.contentType,
  });
  expect((await internal.inject('/')).statusCode).toBe(404);
  expect((await internal.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(404);
});

test('a used internal port disables the metrics and not the pages', async () => {
  edge = sampleEdge();
  const taken = createServer().listen(0, '127.0.0.1');
  const internalPort = await new Promise<number>((resolve) =>
    taken.once('listening', () => resolve((taken.address() as AddressInfo).port)),
  );
  const lines: string[] = [];
  const where = { internalPort, internalHost: '127.0.0.1' };
  const internal = await openInternalListener(edge.metrics, where, (line) => lines.push(line));
  expect(lines).toEqual([
    expect.stringContaining(`the edge cannot serve its metrics on 127.0.0.1:${internalPort}`),
  ]);
  await internal.close();
  taken.close();
});

async function told(): Promise<string[]> {
  return (await edge.metrics.text()).split('\n');
}
