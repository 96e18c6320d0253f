import { connect, type Socket } from 'node:net';
import { expect, running, test } from '../support/visit';

const post =
  'POST /api/artwork HTTP/1.1\r\nHost: gallery\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

const page = 'GET / HTTP/1.1\r\nHost: gallery\r\nContent-Length: 1000\r\n\r\n';

/** Each client sends this at once, and then one byte per second. */
const slowClients = {
  'says nothing': ['', ''],
  'sends its headers byte by byte': ['GET / HTTP/1.1\r\nHost: gallery\r\n', 'X'],
  'sends its body byte by byte': [post, ' '],
  'sends a page its body byte by byte': [page, ' '],
} as const;

test('the edge closes 400 slow clients within half a minute and serves others meanwhile', async ({
  request,
}) => {
  const { port } = new URL(running().gallery);
  const crowd = Object.values(slowClients).flatMap((text) =>
    Array.from({ length: 100 }, () => slowClient(Number(port), text)),
  );
  const open = () => crowd.filter(({ socket }) => !socket.closed).length;
  await expect.poll(open).toBe(400);
  expect((await request.get('/')).status()).toBe(200);
  expect((await request.get('/api/artwork?limit=1')).status()).toBe(200);
  await expect.poll(open, { timeout: 30_000, intervals: [1000] }).toBe(0);
  expect((await request.get('/')).status()).toBe(200);
});

function slowClient(port: number, [first, then]: readonly [string, string]): { socket: Socket } {
  const socket = connect(port, '127.0.0.1', () => socket.write(first));
  const drip = setInterval(() => then && socket.writable && socket.write(then), 1000);
  socket.on('error', () => socket.destroy()).on('close', () => clearInterval(drip));
  socket.resume();
  return { socket };
}
