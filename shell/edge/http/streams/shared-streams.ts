import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { fullEvent, maxUnreadBytes, positionOf } from '@gallery/shared/contract/streams/shared-streams';
import { maxSharedStreams } from '@gallery/shared/contract/streams/stream-readers.schema';
import { openPlaces, readerLimit } from '@gallery/shared/server/streams/reader-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConnection } from '../../api/api-connection';
import { isForEverybody } from '../answers/public-answer-routes';
import { type SharedStream, shareStream } from './shared-stream';
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

/** Follows a stream once for all anonymous readers, if the API shares it, and limits these readers. */
export function openSharedStreams({ api, addressOf, maxStreams, forward, refuse }: Options) {
  const streams = new Map<string, Promise<SharedStream | null>>();
  const opened = new Set<SharedStream>();
  const limit = readerLimit(openPlaces(maxStreams));
  let isEnding = false;
  return { takes, follow, counts, end };

  function takes(request: FastifyRequest): boolean {
    const { method, headers, url } = request;
    if (method !== 'GET' || !headers.accept?.includes('text/event-stream')) return false;
    const isKnown = streams.has(url) || streams.size < maxSharedStreams;
    return isKnown && streamPath.test(url) && isForEverybody(request);
  }

  async function follow(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const from = positionOf(request.headers['last-event-id']);
    const stream = await streamAt(request.url, from).catch(() => null);
    const resumed = stream && (await stream.resumePoint(from));
    if (request.raw.destroyed || reply.raw.destroyed) return void reply.hijack();
    if (!stream || !send(stream, resumed, request, reply)) forward(request, reply);
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
    const again = (position: number | null) => openUpstream(api, path, position);
    const stream = shareStream(upstream, again, () => {
      forget();
      opened.delete(stream);
    });
    opened.add(stream);
    return stream;
  }

  /** Returns whether the stream, or a refusal, is the answer. */
  function send(
    stream: SharedStream,
    from: number | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): boolean {
    const response = reply.raw;
    const reader = { write, end: () => void response.end() };
    if (!stream.covers(from)) return false;
    const release = limit.acquire({ address: addressOf(request.raw), account: null, giveWay });
    if (!release) {
      refuse(request, reply, 429);
      return true;
    }
    response.once('close', release);
    reply.headers(stream.headers).hijack();
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    response.once('close', stream.add(reader, from));
    // The reader came on an open connection, and reconnects to the next edge.
    if (isEnding) reader.end();
    return true;

    function write(text: string): void {
      if (response.writableEnded || response.destroyed) return;
      response.write(text);
      if (response.writableLength > maxUnreadBytes) response.destroy();
    }

    function giveWay(): void {
      write(fullEvent);
      response.end();
    }
  }

  /** Returns the readers under each id that an API counts. */
  function counts(): Map<string, number> {
    const readers = new Map<string, number>();
    for (const { counted, size } of opened)
      if (counted && size() > 0) readers.set(counted, (readers.get(counted) ?? 0) + size());
    return readers;
  }

  /** Resolves when every reader has got its end. */
  async function end(): Promise<void> {
    isEnding = true;
    await Promise.all([...opened].map((stream) => stream.end()));
  }
}
