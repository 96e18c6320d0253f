import type { FastifyInstance } from 'fastify';
import { isNear } from './client-address';

/** Logs once that an unknown front forwards requests, and which settings make the edge trust it. */
export function noticeUnknownFront(app: FastifyInstance, log: (line: string) => void): void {
  let noticed = false;
  app.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    if (!noticed && headers['x-forwarded-for'] !== undefined && isNear(socket.remoteAddress)) {
      noticed = true;
      log(
        `requests come from ${socket.remoteAddress} with X-Forwarded-For, which the edge ignores: all visitors behind it ` +
          'share one limit. If it is a front of yours, and nobody reaches the edge past it, set BEHIND_FRONT=on.',
      );
    }
    done();
  });
}
