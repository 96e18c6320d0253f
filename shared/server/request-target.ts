import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendEarly } from './early-answer';

const hostName = /^(\[[\da-f:.]+\]|[\w.~%-]+)(:\d*)?$/i;

/** For Fastify's `rewriteUrl`. Turns an absolute-form target of this site into a path, and leaves any other target unchanged. */
export function pathOfOwnTarget(publicUrl: string): (request: { url?: string }) => string {
  const { origin } = new URL(publicUrl);
  return ({ url = '' }) => {
    if (url.startsWith('/') || !URL.canParse(url)) return url;
    const target = new URL(url);
    const isOwn = target.origin === origin && target.username === '' && target.password === '';
    return isOwn ? url.replace(/^[^/]*\/\/[^/?#]*/, '').replace(/^(?!\/)/, '/') : url;
  };
}

/** Refuses requests that name another site or two sites with a 400, and closes the connection (RFC 9112, 3.2). */
export function refuseForeignTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url?.startsWith('/') && namesOneHost(request.raw)) return done();
    // Does not return the reply, because Fastify would then continue the request.
    sendEarly(request, reply, 400, { message: 'The request could not be understood.' });
  });
}

/** Checks the raw headers, because Node keeps only the first of several lines. HTTP/1.0 needs none. */
function namesOneHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines <= 1 && (host === undefined || hostName.test(host));
}
