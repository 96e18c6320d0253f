import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { endInBatches, waitingConnections } from './crowds';

/** Other systems hold fewer waiting connections. */
const crowd = process.platform === 'linux' ? 1_000 : 100;

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

test('accepts a crowd that connects while the server is busy before anyone who comes later', async () => {
  const accepted: Socket[] = [];
  server = createServer((socket) => void accepted.push(socket));
  server.listen({ port: 0, host: '127.0.0.1', backlog: waitingConnections });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // All connect in one turn of the event loop, so the server accepts nobody meanwhile.
  for (let number = 0; number < crowd; number += 1) sockets.push(connect(port, '127.0.0.1'));
  await once(server, 'connection');
  const later = connect(port, '127.0.0.1');
  sockets.push(later);
  await once(later, 'connect');
  while (!accepted.some(({ remotePort }) => remotePort === later.localPort)) await once(server, 'connection');
  expect(accepted.length).toBe(crowd + 1);
  sockets.push(...accepted);
});

test('ends a hundred members at once and the rest of a crowd in later batches', async () => {
  const ended: number[] = [];
  const members = Array.from({ length: 250 }, (_, member) => member);
  const all = endInBatches(members, (member) => void ended.push(member));
  expect(ended).toEqual(members.slice(0, 100));
  await all;
  expect(ended).toEqual(members);
});

test('ends a large crowd in at most thirty batches', async () => {
  const ended: number[] = [];
  const all = endInBatches(Array(6_000).keys(), (member) => void ended.push(member));
  expect(ended.length).toBe(200);
  await all;
  expect(ended.length).toBe(6_000);
});
