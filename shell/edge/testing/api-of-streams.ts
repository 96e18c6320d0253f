import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedStreamHeaders } from '@gallery/shared/contract/streams/shared-streams.schema';
import { positionEvent, startEvent } from '@gallery/shared/server/streams/stream-events';

export type ApiOfStreams = Awaited<ReturnType<typeof startApiOfStreams>>;

/** Starts an API with one stream for everybody, whose events a test sends. It says `resumed` to readers up to `newest`. */
export async function startApiOfStreams() {
  const state = { newest: 7, isShared: true, counted: 'auction-7', refuses: false };
  const streams: ServerResponse[] = [];
  const requests: IncomingMessage[] = [];
  const reports: string[] = [];
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = () => streams.filter(({ destroyed, writableEnded }) => !destroyed && !writableEnded);
  return { url, state, requests, reports, open, send, endStreams, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/api/heartbeat') return void response.writeHead(404).end();
    if (request.url === '/readers') {
      for await (const part of request) reports.push(String(part));
      return void response.writeHead(204).end();
    }
    requests.push(request);
    if (state.refuses) return void response.writeHead(503).end();
    const isAsked = request.headers[sharedStreamHeaders.asked] !== undefined && state.isShared;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      ...(isAsked && {
        [sharedStreamHeaders.granted]: 'yes',
        [sharedStreamHeaders.counted]: state.counted,
      }),
    });
    const last = Number(request.headers['last-event-id'] ?? Number.NaN);
    const resumed = last <= state.newest;
    response.write(startEvent(resumed ? last : state.newest, resumed));
    streams.push(response);
  }

  /** Sends a change, or without a number only the position. */
  function send(number?: number): void {
    if (number !== undefined) state.newest = Math.max(state.newest, number);
    const text =
      number === undefined
        ? `event: ${positionEvent}\nid: ${state.newest}\ndata: null\n\n`
        : `event: lot\nid: ${number}\ndata: {"bid":${number}}\n\n`;
    for (const stream of open()) stream.write(text);
  }

  function endStreams(): void {
    for (const stream of open()) stream.destroy();
  }

  function close(): void {
    server.close().closeAllConnections();
  }
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}
