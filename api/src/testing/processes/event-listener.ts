import fastify from 'fastify';
import { Pool } from 'pg';
import type { Listen } from '../../db/client';
import { listenOnPostgres } from '../../db/postgres/open-postgres';
import { eventStream } from '../../http/sse/event-stream';
import { listenOnValkey } from './listen-on-valkey';

/**
 * Serves the product's event streams and nothing else, so that the bench can run twenty of them. The address of an engine
 * decides what wakes the feed; the events are rows of `fan_out` either way. Answers the parent with its port, then each
 * message with the number of wake-ups since the last one.
 */
const [databaseUrl = '', valkeyPort = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 2 });
const everyReader = { total: 50_000, reserved: 0, perAddress: 50_000, perAccount: 10 };
let wakes = 0;

type Event = { id: string; state: string };
const app = fastify({ forceCloseConnections: true });
app.decorateRequest('session', null);
eventStream<Event>(app, {
  path: '/stream',
  event: 'lot',
  summary: 'Events of the bench',
  tags: [],
  channel: 'fan_out',
  listen: counted(valkeyPort ? listenOnValkey(Number(valkeyPort)) : listenOnPostgres(databaseUrl)),
  slots: everyReader,
  positionOf: ({ id }) => Number(id),
  keyOf: () => 'the lot',
  rowsFrom: (position, limit) =>
    read('SELECT id, state FROM fan_out WHERE id >= $1 ORDER BY id LIMIT $2', [position, limit]),
  newest: async () =>
    Number((await read('SELECT id, state FROM fan_out ORDER BY id DESC LIMIT 1', []))[0]?.id ?? 0),
  dataFor: ({ state }) => state,
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => {
  process.send?.({ wakes });
  wakes = 0;
});
process.on('disconnect', () => process.exit());
process.send?.({ port: Number(new URL(url).port) });

async function read(statement: string, values: number[]): Promise<Event[]> {
  return (await pool.query<Event>(statement, values)).rows;
}

function counted(listen: Listen): Listen {
  return (channel, onNotify) =>
    listen(channel, () => {
      wakes += 1;
      onNotify();
    });
}
