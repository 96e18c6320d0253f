import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendBatches } from './send-batches';

const release = {
  remote: 'gallery',
  digest: 'a'.repeat(64),
  version: '1.0.0',
  routes: new Set<string>(),
  ofWorks: new Set<string>(),
};
const answers: ServerResponse[] = [];
const bodies: string[] = [];
let answer: (response: ServerResponse) => void;
let lines: string[];
const api = createServer(async (request, response) => {
  bodies.push(await text(request));
  answers.push(response);
  answer(response);
});

beforeEach(async () => {
  bodies.length = answers.length = 0;
  lines = [];
  answer = (response) => response.writeHead(204).end();
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(() => {
  api.closeAllConnections();
  return new Promise((done) => api.close(done));
});

test('sends nothing without counts', async () => {
  const sender = open();
  await sender.flush();
  await sender.stop();
  expect(bodies).toEqual([]);
});

test('ten simultaneous flushes send each count once', async () => {
  const sender = open();
  sender.batch().view(release, '/', false);
  await Promise.all(Array.from({ length: 10 }, () => sender.flush()));
  await sender.stop();
  expect(bodies.map((body) => JSON.parse(body).views[0].views)).toEqual([1]);
});

test('collects the next batch while the API hangs and does not resend a lost one', async () => {
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const sender = open();
  sender.batch().view(release, '/', false);
  const first = sender.flush();
  await asked;
  for (const failed of [true, true]) sender.batch().view(release, '/', failed);
  answer = (response) => response.writeHead(204).end();
  answers[0]?.destroy();
  await first;
  await sender.stop();
  expect(bodies.map((body) => JSON.parse(body).views[0].views)).toEqual([1, 2]);
  expect(sender.outcomes()).toEqual({ sent: 1, lost: 1, dropped: 0 });
});

test('gives up a batch after the timeout', async () => {
  answer = () => {};
  const sender = open(20);
  sender.batch().view(release, '/', false);
  await sender.flush();
  await sender.stop();
  expect(sender.outcomes()).toEqual({ sent: 0, lost: 1, dropped: 0 });
});

test('logs a failing API once and its return once', async () => {
  answer = (response) => response.writeHead(500).end();
  const sender = open();
  for (const isWell of [false, false, true, true]) {
    if (isWell) answer = (response) => response.writeHead(204).end();
    sender.batch().view(release, '/', false);
    await sender.flush();
  }
  await sender.stop();
  expect(lines).toEqual([
    "the edge could not send the browsers' reports, which are lost: the API answered 500",
    "the edge sends the browsers' reports again",
  ]);
});

function open(timeoutMs?: number) {
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return sendBatches({ url: () => url, log: (line) => lines.push(line), everyMs: 60_000, timeoutMs });
}
