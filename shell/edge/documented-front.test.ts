import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { maxCommandBytes } from '@gallery/shared/contract/releases/releases';
import { findNginx, startNginxFront } from './testing/nginx-front';
import { startRecordingApi } from './testing/recording-api';
import { listen, sampleEdge } from './testing/sample-edge';

const nginx = findNginx();
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const front = readFileSync(path.join(__dirname, '../../deploy/nginx/front.conf'), 'utf8');

test('the front answers over TLS 1.2 and 1.3 alone, and redirects nobody from HTTP', () => {
  expect([...front.matchAll(/^ *listen (.+);$/gm)].map(([, port]) => port)).toEqual([
    '443 ssl http2 backlog=4096',
  ]);
  expect(front).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(front).not.toMatch(/\breturn 30\d|\brewrite\b/);
});

test('the cipher suites of the front have forward secrecy and authenticated encryption', () => {
  const suites = /ssl_ciphers (\S+);/.exec(front)?.[1]?.split(':') ?? [];
  expect(suites.length).toBeGreaterThan(1);
  for (const suite of suites)
    expect(suite).toMatch(/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM|CHACHA20-POLY1305)/);
});

test('the front’s limit for signed commands equals the limit of the API', () => {
  expect(front).toMatch(/signed-commands \{[^}]*client_max_body_size 640k;/);
  expect(maxCommandBytes).toBe(640 * 1024);
});

if (nginx) {
  test('the front does not log the link of a preview in any spelling', async () => {
    const { front } = await open(nginx);
    for (const path of ['/preview/secret.one', '//preview//secret.two', '/%70review/secret.three'])
      await fetch(front.url + path);
    await fetch(`${front.url}/api/artwork`);
    while (!front.accessLog().includes('/api/artwork')) await new Promise(setImmediate);
    expect(front.accessLog()).toContain('"GET /preview/* HTTP/1.1"');
    expect(front.accessLog()).not.toContain('secret');
  });

  test('the front finds the one edge that answers, whichever refused before', async () => {
    const [one, two] = [await edgeCalled('one'), await edgeCalled('two')];
    const front = await startNginxFront(nginx, one.url, two.url);
    closing.push(front.stop);
    const answers = async () => {
      const texts = await Promise.all([1, 2, 3, 4].map(async () => (await fetch(front.url)).text()));
      return new Set(texts);
    };
    await one.stop();
    expect(await answers()).toEqual(new Set(['two']));
    await one.start();
    await two.stop();
    expect(await answers()).toEqual(new Set(['one']));
  });

  test.each([
    ['/api/releases/signed-commands', maxCommandBytes, 200],
    ['/api/releases/signed-commands', maxCommandBytes + 1, 413],
    ['/api/releases/commands', 64 * 1024 + 1, 413],
  ])('%s answers %d bytes with %d', async (path, bytes, status) => {
    const { front, api } = await open(nginx);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(front.url + path, { method: 'POST', headers, body: 'x'.repeat(bytes) });
    expect(answer.status).toBe(status);
    expect(api.seen.some(({ url }) => url === path)).toBe(status === 200);
  });
}

async function open(program: string) {
  const api = await startRecordingApi();
  const edge = sampleEdge({ apiUrl: api.url, behindFront: true });
  const front = await startNginxFront(program, await listen(edge.app));
  closing.push(front.stop, edge.close, api.stop);
  return { front, api };
}

async function edgeCalled(name: string) {
  const server = createServer((_request, response) => response.end(name));
  const start = async (port = 0) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const port = await start();
  closing.push(async () => server.listening && stop());
  return { url: `http://127.0.0.1:${port}`, start: () => start(port), stop };
}
