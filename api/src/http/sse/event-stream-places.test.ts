import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { follow, listenOn } from '../../testing/event-stream';
import { eventually } from '../../testing/eventually';
import { answerError } from '../answers/error-answers';
import { eventStream } from './event-stream';

let app: FastifyInstance;
let url: string;
let told: number[];
let tellings: number;
let beforeBeginning: () => Promise<void>;

beforeEach(async () => {
  told = [];
  tellings = 0;
  beforeBeginning = async () => {};
  app = fastify({ forceCloseConnections: false, trustProxy: 'loopback' });
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  eventStream<number>(app, {
    ...{ path: '/numbers', event: 'number', channel: 'numbers', summary: 'Numbers', tags: ['Numbers'] },
    rowsFrom: async (from, most) => told.filter((row) => row >= from).slice(0, most),
    positionOf: (row) => row,
    async newest() {
      await beforeBeginning();
      return 0;
    },
    tell(row) {
      tellings += 1;
      return { row };
    },
  });
});
afterEach(() => app.close());

const open = async () => {
  url = `${await listenOn(app)}/numbers`;
};

test('who leaves before the stream begins is told nothing any more', async () => {
  const signs = new EventEmitter();
  app.addHook('onRequest', async ({ raw }) => void raw.socket.once('close', () => signs.emit('gone')));
  await open();
  beforeBeginning = async () => {
    signs.emit('waits');
    await once(signs, 'go on');
  };
  const [waits, gone] = [once(signs, 'waits'), once(signs, 'gone')];
  const leaving = get(url, { agent: false }).on('error', () => {});
  await waits;
  leaving.destroy();
  await gone;
  beforeBeginning = async () => {};
  signs.emit('go on');
  const reader = await follow(url);
  await reader.next();
  told.push(1);
  await follow(url);
  expect(await reader.next()).toMatchObject({ id: '1' });
  // The one that follows and the one whose coming had them look.
  expect(tellings).toBe(2);
});

test('one address takes only its share of the places, and gives them back', async () => {
  await open();
  const readers = await Promise.all(Array.from({ length: 50 }, () => follow(url)));
  await expect(follow(url)).rejects.toThrow('429: {"message":"Too many are listening from your address.');
  const elsewhere = await follow(url, { 'x-forwarded-for': '198.51.100.7' });
  expect((await elsewhere.next()).event).toBe('start');
  readers[0]?.leave();
  await eventually(async () => expect((await (await follow(url)).next()).event).toBe('start'));
});
