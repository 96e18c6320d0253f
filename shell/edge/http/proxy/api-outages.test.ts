import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { edges, openEdge } from '../../testing/open-edge';
import { startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge } from '../../testing/sample-edge';

test('answers 408 to a form that arrives byte by byte', async () => {
  const api = await startRecordingApi();
  const edge = sampleEdge({ apiUrl: api.url, limits: { bodyMs: 200 } });
  edges.push(edge);
  const url = await listen(edge.app);
  const slow = request(`${url}/api/contact`, { method: 'POST', headers: { 'content-length': 1000 } });
  const drip = setInterval(() => slow.write('x'), 20);
  slow.on('error', () => {});
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  clearInterval(drip);
  expect(answer.statusCode).toBe(408);
  expect(api.seen).toEqual([]);
  slow.destroy();
  await api.stop();
});

test('the edge keeps running after the body timeout of a refused request', async () => {
  const edge = sampleEdge({ limits: { bodyMs: 50 } });
  edges.push(edge);
  const url = await listen(edge.app);
  const post = { method: 'POST', path: '/api/lot/..%2f..%2fadmin/bid', agent: false };
  const [refused] = (await once(request(url, post).end('{"max":1}'), 'response')) as [IncomingMessage];
  expect(refused.resume().statusCode).toBe(400);
  await pause(150);
  expect((await fetch(`${url}/remotes.json`)).status).toBe(200);
});

test('answers 502 with a message while the API is down', async () => {
  const { app } = sampleEdge({ apiUrl: 'http://127.0.0.1:1' });
  const answer = await app.inject('/api/artwork');
  expect([answer.statusCode, answer.json()]).toEqual([502, { message: networkMessage }]);
  await app.close();
});

test('answers 503 with a message while the API hangs', async () => {
  const { url } = await openEdge(() => {}, false);
  for (const path of ['/api/artwork', '/api/order/7', '/api/artwork']) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.json()]).toEqual([503, { message: networkMessage }]);
  }
});

test('sends a bid to an API that hangs and returns its answer later', async () => {
  let hangs = true;
  const bids: ServerResponse[] = [];
  const { url } = await openEdge((request, response) => {
    if (request.method === 'POST') bids.push(response);
    else if (!hangs) response.writeHead(404).end();
  }, false);
  expect((await fetch(`${url}/api/order/7`)).status).toBe(503);
  const bid = fetch(`${url}/api/lot/7/bid`, { method: 'POST', body: '{}' });
  while (bids.length === 0) await pause(10);
  hangs = false;
  bids[0]?.end('placed');
  expect(await (await bid).text()).toBe('placed');
});

test('waits for a slow call while the API answers its probes', async () => {
  const { url } = await openEdge((_request, response) => void setTimeout(() => response.end('paid'), 2500));
  expect(await (await fetch(`${url}/api/payment`, { method: 'POST', body: '{}' })).text()).toBe('paid');
});
