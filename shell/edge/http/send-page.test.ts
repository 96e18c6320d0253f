import { pack } from '@gallery/shared/server/content-negotiation';
import fastify, { type FastifyInstance } from 'fastify';
import type { Page } from '../pages/render-page';
import { listen } from '../testing/sample-edge';
import { sendPage } from './send-page';

const works = Array.from({ length: 3000 }, (_, number) => `<li>A work, number ${number ** 2 % 997}</li>`);
const html = `<ul>${works.join('')}</ul>`;
const etag = '"of-the-works"';
let app: FastifyInstance;
let address: string;
let page: Page;

beforeEach(async () => {
  const packed = await pack(Buffer.from(html));
  page = { status: 200, headers: { 'content-type': 'text/html', etag }, etag, packed, isRendered: true };
  app = fastify();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-hook', 'set');
    done();
  });
  app.get('/', (request, reply) => {
    sendPage(request, reply, page, 'page;dur=0')?.catch((error) => reply.send(error));
  });
  address = await listen(app);
});
afterEach(() => app.close());

const visit = (encoding: string) => fetch(address, { headers: { 'accept-encoding': encoding } });

test.each(['br', 'gzip', 'identity'])(
  'sends a large page in %s completely, with the headers of hooks',
  async (encoding) => {
    expect(html.length).toBeGreaterThan(64 * 1024);
    const answer = await visit(encoding);
    expect(answer.headers.get('x-hook')).toBe('set');
    expect(await answer.text()).toBe(html);
  },
);

test('sends a page smaller on its next request, and again after a render with the same bytes', async () => {
  const first = await bytesSent();
  const repeated = await bytesBelow(first);
  page = { ...page, isUnchanged: true };
  await bytesBelow(repeated);
});

async function bytesSent(): Promise<number> {
  const answer = await visit('br');
  expect(await answer.text()).toBe(html);
  return Number(answer.headers.get('content-length'));
}

/** The edge compresses in a thread meanwhile. */
async function bytesBelow(size: number): Promise<number> {
  let later = await bytesSent();
  while (later >= size) later = await bytesSent();
  return later;
}

test('tells each visitor, also one who has the page, when the edge read its data', async () => {
  page = { ...page, readAt: 1_000 };
  const timingOf = (answer: Response) => answer.headers.get('server-timing');
  expect(timingOf(await visit('br'))).toBe('page;dur=0, read;desc="1000"');
  page = { ...page, readAt: 2_000 };
  expect(timingOf(await visit('br'))).toBe('page;dur=0, read;desc="2000"');
  const confirmed = await fetch(address, { headers: { 'if-none-match': etag } });
  expect(confirmed.status).toBe(304);
  expect(timingOf(confirmed)).toBe('page;dur=0, read;desc="2000"');
});
