import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOnward,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { type ErrorAnswer, networkMessage } from '@gallery/shared/contract/answer';

const agent = new Agent({ keepAlive: true });
/** What concerns one connection only; a body keeps its length or is chunked anew. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** `behindFront`: whether a CDN or nginx of ours stands before the edge, whose word about addresses is believed. */
type Onward = { url: string; behindFront: boolean };

/** Uploads go to the object storage and may take their time; any other body is here within so many milliseconds. */
const streams = /^\/+v0\//;
const bodyLimit = 25_000;

/** Hands a request on as it comes and the answer back as it comes: uploads and event streams are never buffered. */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  { url, behindFront }: Onward,
): void {
  const headers = { ...withoutHopByHop(request.headers), 'x-forwarded-for': clientOf(request, behindFront) };
  const onward = requestOnward(url, { method: request.method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    if (answer.headers['content-type']?.startsWith('text/event-stream')) keepStream(response);
    pipeline(answer, response, () => {});
  });
  onward.on('error', () => refuse(response));
  response.on('close', () => onward.destroy());
  pipeline(request, onward, () => {});
  if (!streams.test(request.url ?? '')) cutSlowBody(request);
}

/** Streams of events never end by themselves. */
const eventStreams = new Set<ServerResponse>();

function keepStream(response: ServerResponse) {
  response.flushHeaders(); // the first event may be long in coming
  eventStreams.add(response);
  response.on('close', () => eventStreams.delete(response));
}

/** Whoever followed one comes back, to the edge that runs then. */
export function endEventStreams(): void {
  for (const response of eventStreams) response.end();
}

/** Who asks, for the API's limits: what a visitor claims of themselves is not handed on. */
function clientOf({ headers, socket }: IncomingMessage, behindFront: boolean) {
  const told = behindFront ? headers['x-forwarded-for'] : undefined;
  return told ? `${told}, ${socket.remoteAddress}` : socket.remoteAddress;
}

/** A body that comes byte by byte would hold a connection of ours and one of the API's. */
function cutSlowBody(request: IncomingMessage) {
  const timer = setTimeout(() => request.destroy(), bodyLimit);
  request.on('close', () => clearTimeout(timer)).on('end', () => clearTimeout(timer));
}

function withoutHopByHop(headers: IncomingHttpHeaders) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

function refuse(response: ServerResponse) {
  if (response.headersSent) return response.destroy();
  const answer: ErrorAnswer = { message: networkMessage };
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  return response.end(JSON.stringify(answer));
}
