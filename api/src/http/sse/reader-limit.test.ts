import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { follow, listenOn } from '../../testing/server/event-stream';
import { waitFor } from '../../testing/server/wait-for';
import { answerError } from '../answers/error-answers';
import { eventStream } from './event-stream';

let app: FastifyInstance;
let url: string;
let rows: number[];
let sendings: number;
let beforeStart: () => Promise<void>;

beforeEach(async () => {
  rows = [];
  sendings = 0;
  beforeStart = async () => {};
  app = fastify({ forceCloseConnections: false, trustProxy: 'loopback' });
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  eventStream<number>(app, {
    ...{ path: '/numbers', event: 'number', channel: 'numbers', summary: 'Numbers', tags: ['Numbers'] },
    rowsFrom: async (from, max) => rows.filter((row) => row >= from).slice(0, max),
    positionOf: (row) => row,
    async newest() {
      await beforeStart();
      return 0;
    },
    dataFor(row) {
      sendings += 1;
      return { row };
    },
  });
});
afterEach(() => app.close());

const open = async () => {
  url = `${await listenOn(app)}/numbers`;
};

test('a reader that leaves before the stream begins is sent nothing', async () => {
  const signs = new EventEmitter();
  app.addHook('onRequest', async ({ raw }) => void raw.socket.once('close', () => signs.emit('gone')));
  await open();
  beforeStart = async () => {
    signs.emit('waits');
    await once(signs, 'go on');
  };
  const [waits, gone] = [once(signs, 'waits'), once(signs, 'gone')];
  const leaving = get(url, { agent: false }).on('error', () => {});
  await waits;
  leaving.destroy();
  await gone;
  beforeStart = async () => {};
  signs.emit('go on');
  const reader = await follow(url);
  await reader.next();
  rows.push(1);
  await follow(url);
  expect(await reader.next()).toMatchObject({ id: '1' });
  // The one that follows and the one whose coming had them look.
  expect(sendings).toBe(2);
});

test('one address has a share of the places, and releases them', async () => {
  await open();
  const readers = await Promise.all(Array.from({ length: 50 }, () => follow(url)));
  await expect(follow(url)).rejects.toThrow('429: {"message":"Too many are listening from your address.');
  const elsewhere = await follow(url, { 'x-forwarded-for': '198.51.100.7' });
  expect((await elsewhere.next()).event).toBe('start');
  readers[0]?.leave();
  await waitFor(async () => expect((await (await follow(url)).next()).event).toBe('start'));
});
