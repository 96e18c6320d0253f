import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openEdge } from '../../testing/open-edge';

async function followEvents() {
  const streams: ServerResponse[] = [];
  const opened = await openEdge((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.push(response);
  });
  const [answer] = (await once(get(`${opened.url}/api/artwork/stream`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const [stream] = streams;
  if (!stream) throw new Error('The API was not request.');
  return { ...opened, answer: answer.setEncoding('utf8'), stream };
}

test('starts an event stream before its first event and forwards each event at once', async () => {
  const { answer, stream } = await followEvents();
  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.headers['content-encoding']).toBeUndefined();
  for (const event of ['data: one\n\n', 'data: two\n\n']) {
    stream.write(event);
    expect(await once(answer, 'data')).toEqual([event]);
  }
  stream.end();
  await once(answer, 'end');
});

test('ends the API’s stream when its reader leaves', async () => {
  const { answer, stream } = await followEvents();
  answer.destroy();
  await once(stream, 'close');
  expect(stream.writableFinished).toBe(false);
});

test('ends the API’s stream of a reader who leaves after an event, without another event', async () => {
  const { answer, stream } = await followEvents();
  stream.write('data: one\n\n');
  await once(answer, 'data');
  answer.destroy();
  await once(stream, 'close');
});

test('ends the API’s stream of a reader who leaves before the API answers', async () => {
  const api = new EventEmitter();
  const { url, edge } = await openEdge((_request, response) => void api.emit('request', response));
  const gone = new Promise((resolve) => {
    edge.app.server.once('connection', (socket) => socket.once('close', resolve));
  });
  const asked = once(api, 'request');
  const reader = get(`${url}/api/artwork/stream`, { agent: false }).on('error', () => {});
  const [stream] = (await asked) as [ServerResponse];
  reader.destroy();
  await gone;
  stream.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  await once(stream, 'close');
});

test('a stopping edge completes its streams', async () => {
  const { edge, answer, stream } = await followEvents();
  answer.resume();
  await Promise.all([edge.close(), once(answer, 'end'), once(stream, 'close')]);
  expect(answer.complete).toBe(true);
});

test('streams an upload to the API and accepts more than a form may have', async () => {
  let bytes = 0;
  const { url } = await openEdge((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(String(bytes)));
  });
  const upload = request(`${url}/v0/b/gallery/o?name=images%2Fnoon.png`, { method: 'POST' });
  upload.write(Buffer.alloc(300_000));
  while (bytes < 300_000) await pause(10);
  upload.end(Buffer.alloc(700_000));
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(await once(answer.setEncoding('utf8'), 'data')).toEqual(['1000000']);
});
