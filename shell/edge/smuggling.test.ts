import { type Framing, framingsOf } from './testing/framings';
import { startLenientProxy } from './testing/lenient-proxy';
import { findNginx, startNginxFront } from './testing/nginx-front';
import { exchange } from './testing/raw-exchange';
import { type Recorded, startRecordingApi } from './testing/recording-api';
import { listen, sampleEdge } from './testing/sample-edge';

const methods = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'POST', 'PUT', 'PATCH', 'DELETE'];
const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];
const nginx = findNginx();
const fronts = ['directly', ...(nginx ? ['behind nginx'] : []), 'behind a lenient proxy'];

type Sent = {
  method: string;
  id: string;
  smuggled: string;
  framing: Framing;
  answer: string;
  closed: boolean;
};
/** Sends through each front, and compares with what the API behind it saw. */
type Trial = { sent: Map<string, Sent[]>; seen: Recorded[]; strangers: string[][]; readByFront: Set<string> };

const trials = new Map<string, Trial>();
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  for (const front of fronts) trials.set(front, await tryAll(front));
});
afterAll(() => Promise.all(closing.map((close) => close())));

async function tryAll(front: string): Promise<Trial> {
  const api = await startRecordingApi();
  const edge = sampleEdge({ apiUrl: api.url, behindFront: front === 'behind nginx' });
  const address = await listen(edge.app);
  const { url, read = new Set<string>() } = await frontOf(front, address);
  closing.push(edge.close, api.stop);
  const names = Object.keys(framingsOf(''));
  const sent = new Map<string, Sent[]>();
  // Meanwhile, other visitors send requests over connections that the front and the edge share.
  let going = true;
  const unexpected = Promise.all(
    [1, 2, 3, 4].map((number) => requestUntil(url, `stranger-${number}`, () => going)),
  );
  for (const name of names)
    sent.set(name, await Promise.all(methods.map((method) => attack(url, method, name))));
  going = false;
  return { sent, seen: api.seen, strangers: await unexpected, readByFront: read };
}

/** `read` lists the addresses that the front itself parsed as requests. */
async function frontOf(front: string, edge: string): Promise<{ url: string; read?: Set<string> }> {
  if (front === 'directly') return { url: edge };
  const opened = front === 'behind nginx' ? startNginxFront(nginx ?? '', edge) : startLenientProxy(edge);
  closing.push((await opened).stop);
  return opened;
}

async function attack(url: string, method: string, name: string): Promise<Sent> {
  const id = `${method}-${name.replaceAll(/\W/g, '-')}`;
  const head = (line: string, ...lines: string[]) => [line, 'Host: gallery', ...lines, '', ''].join('\r\n');
  const smuggled = head(`GET /api/smuggled-${id} HTTP/1.1`, 'X-Forwarded-For: 6.6.6.6');
  const framing = framingsOf(smuggled)[name];
  if (!framing) throw new Error(`There is no framing ${name}.`);
  const first = head(`${method} /api/${id} HTTP/1.1`, 'Content-Type: text/plain', ...framing.lines);
  const last = head(`GET /api/last-${id} HTTP/1.1`, 'Connection: close');
  return { method, id, smuggled, framing, ...(await exchange(url, first + framing.body + last)) };
}

/** Resolves to the answers that belong to another request. */
async function requestUntil(url: string, name: string, isOn: () => boolean): Promise<string[]> {
  const strange: string[] = [];
  for (let number = 1; isOn(); number++) {
    const path = `/api/${name}-${number}`;
    const answer = await fetch(url + path).then((response) => response.json());
    if (answer.answerTo !== path) strange.push(`${path} got ${JSON.stringify(answer)}`);
  }
  return strange;
}

function trial(front: string): Trial {
  const found = trials.get(front);
  if (!found) throw new Error(`${front} was not tried.`);
  return found;
}

describe.each(fronts)('%s', (front) => {
  test.each(Object.keys(framingsOf('')))('a request framed by %s is one request or none', (name) => {
    const { sent, seen, readByFront } = trial(front);
    for (const { method, id, smuggled, framing, answer, closed } of sent.get(name) ?? []) {
      const about = seen.filter(({ url }) => url.endsWith(id));
      const [first, ...others] = about.filter(({ url }) => url === `/api/${id}`);
      expect(others).toEqual([]);
      if (first)
        expect(first).toEqual({ method, url: `/api/${id}`, from: '127.0.0.1', body: expect.any(String) });
      // A front that parses leniently forwards the request in its own framing.
      const meanings = front === 'directly' ? [framing.meaning] : [framing.meaning, smuggled, ''];
      if (first) expect(meanings).toContain(first.body);
      if (first?.body) expect(withBody).toContain(method);
      const strange = about.filter(({ url }) => url.includes('smuggled') && !readByFront.has(url));
      expect(strange).toEqual([]);
      // Each connection receives the answers to its own requests, in order, and no others.
      const answers = [...answer.matchAll(/"answerTo":"([^"]+)"/g)].map(([, url]) => url);
      const own = [`/api/${id}`, `/api/smuggled-${id}`, `/api/last-${id}`];
      expect(answers).toEqual(own.filter((url) => answers.includes(url)));
      expect(closed).toBe(true);
    }
  });

  test('each other client gets the answers to its own requests', () => {
    expect(trial(front).strangers.flat()).toEqual([]);
  });

  test('each request keeps the address of its client', () => {
    expect(new Set(trial(front).seen.map(({ from }) => from))).toEqual(new Set(['127.0.0.1']));
  });
});

test('the edge forwards well-framed requests unchanged and refuses all others', () => {
  const { sent, seen } = trial('directly');
  for (const [name, tries] of sent) {
    for (const { method, id, framing, answer } of tries) {
      const inChunks = /chunked/i.test(framing.lines[0] ?? '');
      const passes =
        framing.meaning !== null &&
        method !== 'TRACE' &&
        (!(framing.body || inChunks) || (withBody.includes(method) && !(method === 'DELETE' && inChunks)));
      const received = seen.some(({ url }) => url === `/api/${id}`);
      expect(`${method}, ${name}: ${received}`).toBe(`${method}, ${name}: ${passes}`);
      if (!passes) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  }
});

if (nginx)
  test('the documented front logs requests without their queries and referrers', async () => {
    const api = await startRecordingApi();
    const edge = sampleEdge({ apiUrl: api.url, behindFront: true });
    closing.push(edge.close, api.stop);
    const front = await startNginxFront(nginx, await listen(edge.app));
    closing.push(front.stop);
    await fetch(`${front.url}/api/artwork?ticket=secret`, {
      headers: { referer: 'https://mail.example/?secret' },
    });
    while (!front.accessLog().includes('/api/artwork')) await new Promise(setImmediate);
    expect(front.accessLog()).not.toContain('secret');
  });
