import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  listenAgainSeconds,
  sharedStreamHeaders,
  tooManyListening,
} from '@gallery/shared/contract/streams/shared-streams.schema';
import { readerLimit, type Slots } from '@gallery/shared/server/streams/reader-limit';
import { positionOf } from '@gallery/shared/server/streams/stream-events';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Listen, Listening } from '../../db/client';
import { refusals } from '../answers/answer-schemas';
import { HttpError } from '../answers/http-error';
import { isSessionValid } from '../authentication';
import { type EventFeed, eventFeed, type FeedSource } from './event-stream-feed';
import { openReader } from './event-stream-reader';

export type SharedFeed<Row> = EventFeed<Row> & {
  limit: ReturnType<typeof readerLimit>;
  sessionChecks: Set<() => Promise<void>>;
};

export type FeedOptions<Row> = FeedSource<Row> & {
  channel: string;
  listen?: Listen;
  slots: Slots;
};

export type StreamOptions<Row> = {
  path: string;
  event: string;
  onRequest?: onRequestAsyncHookHandler;
  /** Selects the rows of a reader, by default all of them. Throws a refusal before the stream begins. */
  rowsFor?(request: FastifyRequest, response: ServerResponse): Promise<(row: Row) => boolean>;
  /** `null` tells clients to read again, because no event describes the change. */
  dataFor(row: Row, request: FastifyRequest): unknown;
  /** Returns the account of a reader with a reserved stream, or `null` for any other reader. By default, nobody has one. */
  accountOf?(request: FastifyRequest): Promise<string | null>;
  /** Everybody gets the same events, so an edge may follow the stream once for all its readers, which it then limits itself. */
  isShared?: true;
  summary: string;
  tags: string[];
  /** In milliseconds. Each heartbeat checks the session, as does each notification of the feed's channel. */
  heartbeat?: number;
};

const defaultHeartbeat = 10_000;
/** Readers at an edge may be ahead of its stream for this long. */
const positionMs = 1_000;
const pollIntervalMs = 5_000;

export function eventStream<Row>(app: FastifyInstance, stream: FeedOptions<Row> & StreamOptions<Row>): void {
  streamRoute(app, openFeed(app, stream), stream);
}

/** Reads new rows once for all readers. Rows must become visible in the order of their positions (migrations/0013). */
export function openFeed<Row>(app: FastifyInstance, options: FeedOptions<Row>): SharedFeed<Row> {
  const feed = eventFeed(options);
  const poll = () => feed.poll().catch((error) => app.log.warn({ err: error }, 'a stream waits'));
  const sessionChecks: SharedFeed<Row>['sessionChecks'] = new Set();
  let listening: Listening | undefined;
  const polling = setInterval(() => void poll(), pollIntervalMs).unref();
  app.addHook('onReady', async () => {
    listening = await options.listen?.(options.channel, onNotify);
  });
  app.addHook('preClose', async () => {
    clearInterval(polling);
    await feed.end();
    await listening?.stop();
  });
  const limit = readerLimit(options.slots);
  return { ...feed, poll, limit, sessionChecks };

  function onNotify(): void {
    void poll();
    for (const check of sessionChecks) void check();
  }
}

export function streamRoute<Row>(
  app: FastifyInstance,
  feed: SharedFeed<Row>,
  stream: StreamOptions<Row>,
): void {
  app.get(
    stream.path,
    {
      exposeHeadRoute: false,
      schema: {
        tags: stream.tags,
        summary: stream.summary,
        response: { 200: eventsSchema, ...(stream.rowsFor && refusals(404)) },
      },
      onRequest: stream.onRequest ?? [],
    },
    async (request, reply) => {
      const response = reply.raw;
      const account = (await stream.accountOf?.(request)) ?? null;
      // A closed connection emits no further `close`, so its reader would count forever.
      if (response.destroyed) return reply.hijack();
      let giveWay = (): void => void response.destroy();
      const isShared = stream.isShared && isForEdge(request);
      if (isShared) {
        response.setHeader(sharedStreamHeaders.granted, 'yes');
      } else {
        const release = feed.limit.acquire({ address: request.ip, account, giveWay: () => giveWay() });
        if (!release) throw noPlace(reply);
        response.once('close', release);
      }
      const isFor = await stream.rowsFor?.(request, response);
      const start = await feed.startPosition(positionOf(request.headers['last-event-id']));
      if (response.destroyed) return reply.hijack();
      writeHead(reply);
      const dataOf = (row: Row) => stream.dataFor(row, request);
      const reader = openReader(response, start, { event: stream.event, dataOf, isFor });
      giveWay = reader.giveWay;
      const removeReader = feed.addReader(reader);
      const beat = isShared ? reader.tellPosition : () => void keepAlive();
      const beatMs = isShared ? positionMs : (stream.heartbeat ?? defaultHeartbeat);
      const heartbeat = setInterval(beat, beatMs).unref();
      if (request.session) feed.sessionChecks.add(keepAlive);
      response.once('close', () => {
        feed.sessionChecks.delete(keepAlive);
        clearInterval(heartbeat);
        removeReader();
      });
      void feed.poll();

      async function keepAlive() {
        const isValid = await isSessionValid(request).catch(() => true);
        if (isValid) reader.keepAlive();
        else reader.end();
      }
    },
  );
}

/** Tells whether an edge follows the stream for its readers. An edge of an earlier release forwards a visitor's headers, with the address. */
export function isForEdge({ headers }: FastifyRequest): boolean {
  return headers[sharedStreamHeaders.asked] !== undefined && headers['x-forwarded-for'] === undefined;
}

/** The page polls until the server admits it. */
function noPlace(reply: FastifyReply): HttpError {
  reply.header('retry-after', listenAgainSeconds);
  return new HttpError(429, tooManyListening);
}

const eventsSchema = { content: { 'text/event-stream': { schema: { type: 'string' } } } };

function writeHead(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no', // nginx would buffer events otherwise
  });
}
