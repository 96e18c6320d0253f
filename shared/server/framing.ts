import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendEarly } from './early-answer';

export type FramingOptions = {
  allowsDeleteBody?: (request: FastifyRequest) => boolean;
};

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/** Refuses requests whose end two servers may see differently (RFC 9112, 6.3) with a 400, and closes the connection. */
export function refuseBadFraming(
  app: FastifyInstance,
  { allowsDeleteBody = declaresBody }: FramingOptions = {},
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request.raw;
    if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return done();
    if (isFramedOnce(request.raw) && (!hasBody(request.raw) || allowsBody(method))) return done();
    // Does not return the reply, because Fastify would then continue the request.
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });

    function allowsBody(name = ''): boolean {
      if (name !== 'DELETE') return methodsWithBody.has(name);
      return headers['transfer-encoding'] === undefined && allowsDeleteBody(request);
    }
  });
}

function isFramedOnce({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const framing = rawHeaders.filter(
    (name, at) => at % 2 === 0 && /^(content-length|transfer-encoding)$/i.test(name),
  );
  if (framing.length > 1) return false;
  const coding = headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion !== '1.0');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) !== 0;
}

function declaresBody({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.schema?.body !== undefined;
}
