import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds: until a request's headers are here, between two signs of life, until the last request is cut. */
const limits = { headers: 10_000, silence: 25_000, stop: 4000 };

/** A server that slow clients cannot hold up, and that ends without breaking what it is answering. */
export function createHttpServer(answer: RequestListener): Server {
  const server = createServer({ headersTimeout: limits.headers, connectionsCheckingInterval: 2000 }, answer);
  server.requestTimeout = 0; // an upload takes as long as it takes: the proxy watches the other bodies
  server.timeout = limits.silence;
  return server;
}

/** Lets running requests finish, then calls `onClosed`; after four seconds in any case. */
export function closeGently(server: Server, onClosed: () => void): void {
  server.close(onClosed);
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(onClosed, limits.stop).unref();
}
