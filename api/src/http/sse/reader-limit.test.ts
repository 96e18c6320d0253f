import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import { readerLimit, reservedSlots } from '@gallery/shared/server/streams/reader-limit';
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
    slots: { total: 6, reserved: 2, perAddress: 3, perAccount: 2 },
    accountOf: async ({ headers }) => headers.authorization?.replace('Bearer ', '') ?? null,
    path: '/numbers',
    // No heartbeat comes within the test's time, so only the end of its connection frees the slot of a reader.
    heartbeat: 600_000,
    event: 'number',
    channel: 'numbers',
    summary: 'Numbers',
    tags: ['Numbers'],
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

test('sends nothing to a reader that leaves before the stream starts', async () => {
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
  // Counts the next reader, and the one whose arrival triggered the check.
  expect(sendings).toBe(2);
});

test('limits the streams of an address and frees the slot of one that ends', async () => {
  await open();
  const readers = await Promise.all(Array.from({ length: 3 }, () => follow(url)));
  await expect(follow(url)).rejects.toThrow('429: {"message":"Too many are listening.');
  const elsewhere = await follow(url, { 'x-forwarded-for': '198.51.100.7' });
  expect((await elsewhere.next()).event).toBe('start');
  readers[0]?.leave();
  await waitFor(async () => expect((await (await follow(url)).next()).event).toBe('start'));
});

const from = (address: string) => follow(url, { 'x-forwarded-for': address });

test('answers 429 with Retry-After to a page without a slot', async () => {
  await open();
  await Promise.all(Array.from({ length: 3 }, () => follow(url)));
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
});

test('ends the oldest stream of the fullest network for a reader from elsewhere, as full', async () => {
  await open();
  const oldest = await from('2001:db8:1:1::1');
  await oldest.next();
  const crowd = [await from('2001:db8:1:2::1'), await from('2001:db8:1:3::1'), await from('203.0.113.1')];
  const visitor = await from('198.51.100.7');
  expect((await oldest.next()).event).toBe('full');
  await oldest.ended;
  expect((await visitor.next()).event).toBe('start');
  for (const reader of crowd) expect((await reader.next()).event).toBe('start');
});

test('refuses a reader when its network would be as full as the fullest', async () => {
  await open();
  for (const address of ['203.0.113.1', '203.0.113.1', '198.51.100.7', '198.51.100.8']) await from(address);
  await expect(from('198.51.100.7')).rejects.toThrow('429');
  await expect(from('203.0.113.1')).rejects.toThrow('429');
  expect((await (await from('192.0.2.1')).next()).event).toBe('start');
  await expect(from('192.0.2.2')).rejects.toThrow('429');
});

test('a hundred networks with all slots leave room for newcomers and bidders', () => {
  const closed: string[] = [];
  const limit = readerLimit(reservedSlots(5_000));
  const enter = (address: string, account: string | null = null) =>
    limit.acquire({ address, account, giveWay: () => closed.push(address) });
  for (let network = 0; network < 100; network++)
    for (let stream = 0; stream < 50; stream++) enter(`203.0.113.${network}`);
  for (let visitor = 0; visitor < 250; visitor++) expect(enter(`198.51.100.${visitor}`)).not.toBeNull();
  for (let bidder = 0; bidder < 1_500; bidder++)
    expect(enter('192.0.2.1', `bidder-${bidder}`)).not.toBeNull();
  expect(closed.every((address) => address.startsWith('203.0.113.'))).toBe(true);
});

test('holds ten thousand watchers, a fifth of them with an account', () => {
  const limit = readerLimit(reservedSlots(10_000));
  const enter = (address: string, account: string | null = null) =>
    limit.acquire({ address, account, giveWay: () => {} });
  const addressOf = (watcher: number) => `10.${watcher >> 8}.${watcher & 255}.1`;
  for (let watcher = 0; watcher < 8_000; watcher++) expect(enter(addressOf(watcher))).not.toBeNull();
  expect(enter(addressOf(8_000))).toBeNull();
  for (let bidder = 0; bidder < 2_000; bidder++)
    expect(enter('192.0.2.1', `bidder-${bidder}`)).not.toBeNull();
  expect(enter('192.0.2.1', 'another-bidder')).not.toBeNull();
});

test('gives an account reserved slots up to its share, then public ones', async () => {
  await open();
  const bidder = { authorization: 'Bearer ada', 'x-forwarded-for': '192.0.2.1' };
  const crowd = ['203.0.113.1', '203.0.113.1', '198.51.100.7', '198.51.100.8'];
  for (const address of crowd) await from(address);
  for (let stream = 0; stream < 2; stream++)
    expect((await (await follow(url, bidder)).next()).event).toBe('start');
  const third = await follow(url, bidder);
  expect((await third.next()).event).toBe('start');
  await expect(follow(url, bidder)).rejects.toThrow('429');
});
