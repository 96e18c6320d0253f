import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}
/** Says that nobody reads the answer. */
export class BodyCutOff extends Error {}

/** In milliseconds; a phone on a slow line sends 64 KB in that time. */
export const wholeBodyMs = 10_000;

export type BodyLimits = { maxBytes: number; withinMs?: number };

/** Fails beyond the limits, but leaves the request open for an answer. */
export function boundedBody(request: IncomingMessage, { maxBytes, withinMs }: BodyLimits): Transform {
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new BodyTooLarge() : null, chunk);
    },
  });
  // The server may answer before anyone reads the body, so a late error must not end the process.
  body.on('error', () => {});
  const timer = withinMs && setTimeout(() => body.destroy(new BodyTooSlow()), withinMs);
  request.once('close', () => request.complete || body.destroy(new BodyCutOff()));
  body.once('close', () => {
    clearTimeout(timer);
    request.unpipe(body);
  });
  return request.pipe(body);
}
