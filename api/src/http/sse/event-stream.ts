import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Listen, Listening } from '../../db/listen';
import { isSessionGood } from '../authentication';
import { eventFeed, type FeedSource } from './event-stream-feed';
import { openReader } from './event-stream-reader';
import { streamPlaces } from './stream-places';

export type EventStream<Row> = FeedSource<Row> & {
  path: string;
  /** The name of its events. */
  event: string;
  /** Such as `requireRole('admin')`: the stream ends when that session does. */
  onRequest?: onRequestAsyncHookHandler;
  /** The event's data, as JSON, for this reader. */
  tell(row: Row, request: FastifyRequest): unknown;
  /** The channel that the database notifies after each commit of new rows. */
  channel: string;
  /** Without it the stream is told by the slow look alone. */
  listen?: Listen;
  summary: string;
  tags: string[];
  /** Milliseconds between two signs of life, each with a look at the session. */
  heartbeat?: number;
};

/** Shorter than anything between us and the reader is patient. */
const usualHeartbeat = 10_000;
/** Milliseconds until what no wake-up told of is found. */
const slowLook = 5_000;

/**
 * Registers a GET route of server-sent events. The rows of a table are the delivery, and their `position` the events'
 * ids; NOTIFY only wakes. Rows must become visible in the order of their positions (write them under
 * `take_stream_turn`, migrations/0013, or an advisory lock, as a transaction's last deed).
 *
 * A reader is told `start` first, with `{ resumed }`: after a `Last-Event-ID` that is still kept all events since then
 * follow; else (`false`) what it shows may be old, and it should read that again. Then each new row as `event`.
 * It ends when the reader leaves, when the server stops and when the session of the request ends.
 */
export function eventStream<Row>(app: FastifyInstance, stream: EventStream<Row>): void {
  const feed = eventFeed(stream);
  const places = streamPlaces();
  const look = () => feed.look().catch((error) => app.log.warn({ err: error }, 'a stream waits'));
  let listening: Listening | undefined;
  const looking = setInterval(() => void look(), slowLook).unref();
  app.addHook('onReady', async () => {
    listening = await stream.listen?.(stream.channel, () => void look());
  });
  app.addHook('preClose', async () => {
    clearInterval(looking);
    feed.end();
    await listening?.stop();
  });

  app.get(
    stream.path,
    {
      exposeHeadRoute: false,
      schema: { tags: stream.tags, summary: stream.summary, response: { 200: eventsSchema } },
      onRequest: stream.onRequest ?? [],
    },
    async (request, reply) => {
      const answer = reply.raw;
      // Whoever left before there was a listener would keep a place for ever.
      if (answer.destroyed) return reply.hijack();
      answer.once('close', places.take(request.ip));
      const beginning = await feed.beginning(lastEventId(request));
      if (answer.destroyed) return reply.hijack();
      begin(reply);
      const reader = openReader(answer, beginning, stream.event, (row: Row) => stream.tell(row, request));
      const leave = feed.join(reader);
      const beat = setInterval(() => void keepAlive(), stream.heartbeat ?? usualHeartbeat).unref();
      answer.once('close', () => {
        clearInterval(beat);
        leave();
      });
      void look();

      async function keepAlive() {
        // A database that is away ends no session.
        const isGood = await isSessionGood(request).catch(() => true);
        if (isGood) reader.keepAlive();
        else reader.end();
      }
    },
  );
}

const eventsSchema = { content: { 'text/event-stream': { schema: { type: 'string' } } } };

/** Fastify hands the connection over with the headers that hooks have set. */
function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no', // nginx would collect events
  });
}

function lastEventId({ headers }: FastifyRequest): number | null {
  const told = headers['last-event-id'];
  return typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : null;
}
