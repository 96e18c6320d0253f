import { pack } from '@gallery/shared/server/content-negotiation';
import fastify, { type FastifyInstance } from 'fastify';
import { listen } from '../testing/sample-edge';
import { sendPage } from './send-page';

const works = Array.from({ length: 3000 }, (_, number) => `<li>A work, number ${number ** 2 % 997}</li>`);
const html = `<ul>${works.join('')}</ul>`;
let app: FastifyInstance;
let address: string;

beforeEach(async () => {
  const packed = await pack(Buffer.from(html));
  const page = { status: 200, headers: { 'content-type': 'text/html' }, packed, isRendered: true };
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

test('sends a repeated page smaller and with the same content', async () => {
  const bytesOf = async () => {
    const answer = await visit('br');
    expect(await answer.text()).toBe(html);
    return Number(answer.headers.get('content-length'));
  };
  const first = await bytesOf();
  let later = await bytesOf();
  while (later === first) later = await bytesOf();
  expect(later).toBeLessThan(first);
});
