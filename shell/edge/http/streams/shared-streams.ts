import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { maxSharedStreams } from '@gallery/shared/contract/streams/shared-streams.schema';
import { openSlots, readerLimit } from '@gallery/shared/server/streams/reader-limit';
import { fullEvent, maxUnreadBytes, positionOf } from '@gallery/shared/server/streams/stream-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConnection } from '../../api/api-connection';
import { isForEverybody } from '../answers/public-answer-routes';
import { type SharedStream, type StreamReader, shareStream } from './shared-stream';
import { openUpstream } from './upstream';

type Options = {
  api: Pick<ApiConnection, 'follow'>;
  addressOf: (request: IncomingMessage) => string;
  maxStreams: number;
  forward: (request: FastifyRequest, reply: FastifyReply) => unknown;
  refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => void;
};

/** The addresses of all streams end so. An encoded or queried address would be a second stream of the same thing. */
const streamPath = /^\/api\/[a-z0-9/-]+\/stream$/;
/** Twice those of an API's feed, because a lot's page follows two streams. */
const perAddress = 100;
/** A stream may end while a reader comes. */
const maxTries = 3;

/** Follows a stream once for all anonymous readers, if the API shares it, and limits these readers. */
export function openSharedStreams({ api, addressOf, maxStreams, forward, refuse }: Options) {
  const streams = new Map<string, Promise<SharedStream | null>>();
  const opened = new Set<SharedStream>();
  const limit = readerLimit({ ...openSlots(maxStreams), perAddress });
  let isEnding = false;
  return { takes, follow, counts, end };

  function takes(request: FastifyRequest): boolean {
    const { method, headers, url } = request;
    if (method !== 'GET' || !headers.accept?.includes('text/event-stream')) return false;
    const isKnown = streams.has(url) || streams.size < maxSharedStreams;
    return isKnown && streamPath.test(url) && isForEverybody(request);
  }

  async function follow(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const reader = readerOf(reply);
    const newcomer = { address: addressOf(request.raw), account: null, giveWay: reader.giveWay };
    const release = limit.acquire(newcomer);
    if (!release) return refuse(request, reply, 429);
    reply.raw.once('close', release);
    try {
      const stream = await openStreamAt(request.url, positionOf(request.headers['last-event-id']));
      if (request.raw.destroyed || reply.raw.destroyed) return void reply.hijack();
      if (stream) return send(reader, stream, reply);
      release();
      forward(request, reply);
    } catch {
      if (reply.raw.headersSent) reply.raw.destroy();
      else refuse(request, reply, 503);
    }
  }

  /** Returns a stream that goes on, and the position from which the reader can continue. */
  async function openStreamAt(path: string, last: number | null) {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const stream = await streamAt(path, last);
      const from = stream && (await stream.resumePoint(last));
      if (!stream?.isEnded()) return stream && { ...stream, from };
    }
    throw new Error('The stream ended at each try.');
  }

  function streamAt(path: string, from: number | null): Promise<SharedStream | null> {
    const known = streams.get(path);
    if (known) return known;
    const forget = () => void streams.delete(path);
    const opening = open(path, from, forget);
    streams.set(path, opening);
    opening.then((stream) => stream ?? forget(), forget);
    return opening;
  }

  async function open(path: string, from: number | null, forget: () => void): Promise<SharedStream | null> {
    const upstream = await openUpstream(api, path, from);
    if (!upstream) return null;
    if (isEnding) {
      upstream.close();
      throw new Error('The edge stops.');
    }
    const again = (position: number | null) => openUpstream(api, path, position);
    const stream = shareStream(upstream, again, () => {
      forget();
      opened.delete(stream);
    });
    opened.add(stream);
    return stream;
  }

  /** Returns the readers under each id that an API counts. */
  function counts(): Map<string, number> {
    const readers = new Map<string, number>();
    for (const { counted, size } of opened)
      if (counted && size() > 0) readers.set(counted, (readers.get(counted) ?? 0) + size());
    return readers;
  }

  async function end(): Promise<void> {
    isEnding = true;
    await Promise.all([...opened].map((stream) => stream.end()));
  }
}

function readerOf({ raw: response }: FastifyReply): StreamReader & { giveWay: () => void } {
  return { write, end: () => void response.end(), giveWay };

  function write(text: string): void {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }

  function giveWay(): void {
    // A reader that still waits for its stream has no events yet.
    if (!response.headersSent) return void response.destroy();
    write(fullEvent);
    response.end();
  }
}

type Followed = Pick<SharedStream, 'headers' | 'add'> & { from: number | null };

function send(reader: StreamReader, { headers, add, from }: Followed, reply: FastifyReply): void {
  reply.headers(headers).hijack();
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.once('close', add(reader, from));
}
