import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sampleRegistry } from '../testing/sample-registry';
import { edgeIdIn } from './edge-id';
import { followRegistry } from './follow-registry';
import { createRegistryClient } from './registry-client';
import { openSavedRegistry } from './saved-registry';

let answer: RequestListener;
let server: Server;
let folder: string;
let asked: string[];
let lines: string[];
let events: string[];

beforeEach(async () => {
  [asked, lines, events] = [[], [], []];
  folder = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed).closeAllConnections());
  await rm(folder, { recursive: true });
});

const answers =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { etag: '"1"' }).end(typeof body === 'string' ? body : JSON.stringify(body));

function follow() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const log = (line: string) => void lines.push(line);
  return followRegistry({
    client: createRegistryClient({
      url: () => url,
      edge: 'edge-1',
      shell: { version: '1.0.0', digest: 'a'.repeat(64) },
    }),
    saved: openSavedRegistry(folder, log),
    onChange: () => events.push('change'),
    onReturn: () => events.push('return'),
    onAnswer: () => events.push('answer'),
    log,
  });
}

test('asks with the last revision and keeps its answer after 304', async () => {
  const registry = follow();
  answer = answers(sampleRegistry({}));
  await registry.poll();
  answer = answers('', 304);
  await registry.poll();
  const question = `/registry?edge=edge-1&shell=1.0.0&digest=${'a'.repeat(64)}`;
  expect(asked).toEqual([question, `${question} "1"`]);
  expect(events).toEqual(['change', 'answer', 'answer']);
  expect(registry.answer()?.revision).toBe(1);
});

test('a hundred parallel polls cause two reads, and their answer is saved', async () => {
  const registry = follow();
  let revision = 0;
  answer = (request, response) => answers(sampleRegistry({}, ++revision))(request, response);
  await Promise.all(Array.from({ length: 100 }, () => registry.poll()));
  expect(asked).toHaveLength(2);
  await registry.poll();
  expect(registry.answer()?.revision).toBe(3);
  expect(lines).toEqual([]);
  const again = follow();
  await again.restore();
  expect(again.answer()?.revision).toBe(3);
});

test('uses the last answer while the registry is down, also after a restart', async () => {
  const registry = follow();
  answer = answers(sampleRegistry({}, 7));
  await registry.poll();
  answer = answers('', 502);
  await registry.poll();
  await registry.poll();
  expect(registry.answer()?.revision).toBe(7);
  expect(lines).toEqual([expect.stringContaining('its last answer counts: it answered 502')]);
  const restarted = follow();
  await restarted.restore();
  expect(restarted.answer()?.revision).toBe(7);
  answer = answers(sampleRegistry({}, 8));
  await registry.poll();
  expect(events).toEqual(['change', 'answer', 'change', 'return', 'answer']);
});

test.each([
  ['a page', '<h1>Welcome</h1>'],
  ['half an answer', JSON.stringify(sampleRegistry({})).slice(0, -40)],
  ['an answer without layers', { ...sampleRegistry({}), remotes: {} }],
  [
    'a digest that is a path',
    { ...sampleRegistry({}), releases: [{ digest: '../x', remote: 'gallery', text: '' }] },
  ],
  ['nothing', ''],
])('neither uses nor saves %s as an answer', async (_what, body) => {
  const registry = follow();
  answer = answers(body);
  await registry.poll();
  expect(registry.answer()).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('what the remotes serve is opened')]);
});

test('gives up a registry that does not answer within two seconds', async () => {
  const registry = follow();
  answer = () => {};
  await registry.poll();
  expect(lines.join()).toContain('timeout');
});

test.each(['', '{', 'null', '{"revision":1}'])('ignores a saved answer with the content %j', async (text) => {
  await writeFile(path.join(folder, 'registry.json'), text);
  const registry = follow();
  await registry.restore();
  expect(registry.answer()).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('ignores its saved registry')]);
});

test('keeps the edge’s id after a restart and replaces a damaged one', async () => {
  const id = await edgeIdIn(folder);
  expect(await edgeIdIn(folder)).toBe(id);
  await writeFile(path.join(folder, 'edge-id'), '../../etc/passwd\n');
  expect(await edgeIdIn(folder)).toMatch(/^[\w-]{36}$/);
});
