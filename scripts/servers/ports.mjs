import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<boolean>} */
export function isPortFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Systems give outgoing connections the ports from 32768, and one of them could take a port before its server does. */
const [lowestPort, highestPort] = [11_000, 32_600];

/** Also reserves the port + 100, a server's internal port. @returns {Promise<number>} */
export async function freePort() {
  const port = randomInt(lowestPort, highestPort);
  return (await isPortFree(port)) && (await isPortFree(port + 100)) ? port : freePort();
}

/** Node's fetch blocks the same ports as browsers, for example 6000. @param {number} port */
export async function isRefusedByBrowsers(port) {
  const signal = AbortSignal.timeout(500);
  const failure = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal }).catch(
    ({ cause }) => cause,
  );
  return failure?.message === 'bad port';
}
