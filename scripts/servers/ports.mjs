import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<boolean>} */
export function isPortFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Also reserves the port + 100, a server's internal port. @returns {Promise<number>} */
export async function freePort() {
  const port = await anyFreePort();
  return port + 100 < 65_536 && (await isPortFree(port + 100)) ? port : freePort();
}

/** @returns {Promise<number>} */
function anyFreePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Node's fetch blocks the same ports as browsers, for example 6000. @param {number} port */
export async function isRefusedByBrowsers(port) {
  const signal = AbortSignal.timeout(500);
  const failure = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal }).catch(
    ({ cause }) => cause,
  );
  return failure?.message === 'bad port';
}
