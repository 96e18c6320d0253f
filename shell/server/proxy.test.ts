import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from './http-server';
import { endEventStreams, proxy } from './proxy';

const streams: ServerResponse[] = [];
let api: Server;
let edge: Server;

beforeAll(async () => {
  api = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.push(response);
  });
  edge = createHttpServer((request, response) =>
    proxy(request, response, { url: `${urlOf(api)}${request.url}`, behindFront: false }),
  );
  for (const server of [api, edge]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const server of [api, edge]) {
    server.close();
    server.closeAllConnections();
  }
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function follow() {
  const request = get(`${urlOf(edge)}/api/artwork/stream`, { agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const stream = streams.at(-1);
  if (!stream) throw new Error('The API was not asked.');
  return { answer: answer.setEncoding('utf8'), stream };
}

test('an event stream is answered before it says anything, and handed on event by event', async () => {
  const { answer, stream } = await follow();
  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.headers['content-encoding']).toBeUndefined();
  for (const event of ['data: one\n\n', 'data: two\n\n']) {
    stream.write(event);
    expect(await once(answer, 'data')).toEqual([event]);
  }
  stream.end();
  await once(answer, 'end');
});

test('a reader who leaves is not followed any more', async () => {
  const { answer, stream } = await follow();
  answer.destroy();
  await once(stream, 'close');
  expect(stream.writableFinished).toBe(false);
});

test('an edge that stops ends the streams in good order', async () => {
  const { answer, stream } = await follow();
  answer.resume();
  endEventStreams();
  await Promise.all([once(answer, 'end'), once(stream, 'close')]);
  expect(answer.complete).toBe(true);
});
