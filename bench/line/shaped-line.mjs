import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Small, so that the server and not a buffer on the way decides the sequence. */
const packetBytes = 1460;

/** A TCP proxy that imitates a phone's line: all connections share its bytes per second, and each packet takes half of `latency`. @param {{ target: string, latency: number, download: number, upload: number }} line `target` is a Unix socket */
export async function startLine({ target, latency, download, upload }) {
  const toClient = sharedLane(download);
  const toServer = sharedLane(upload);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    open(client);
    await pause(latency); // the cost of a connection before its first byte
    const upstream = connect({ path: target, onread: { buffer: Buffer.alloc(packetBytes), callback: down } });
    open(upstream);
    client.on('data', async (packet) => {
      client.pause();
      await toServer(packet.length);
      later(() => upstream.write(packet));
      client.resume();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => later(() => client.end()));
    client.resume();

    /** @param {number} length @param {Uint8Array} buffer */
    function down(length, buffer) {
      const packet = Buffer.from(buffer.subarray(0, length));
      void toClient(length).then(() => {
        later(() => client.write(packet));
        upstream.resume();
      });
      return false;
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `https://localhost:${port}`, stop };

  /** @param {() => void} deliver */
  function later(deliver) {
    setTimeout(deliver, latency / 2);
  }

  /** @param {import('node:net').Socket} socket */
  function open(socket) {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }

  async function stop() {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** Resolves when the line has accepted the bytes, one packet after the other for all connections. @param {number} bytesPerSecond */
function sharedLane(bytesPerSecond) {
  let freeAt = 0;
  return (/** @type {number} */ bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
    return pause(freeAt - now);
  };
}
