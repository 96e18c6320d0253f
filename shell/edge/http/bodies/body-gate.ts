import type { IncomingMessage } from 'node:http';
import { beaconPath, policyReportPath } from '@gallery/shared/contract/telemetry/beacon';
import { networkOf } from '@gallery/shared/domain/network';
import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCountedLimit } from '../../telemetry/counted-limit';
import { type UnfinishedLimits, unfinishedBodies } from './unfinished-bodies';

export type BodyGate = {
  perMinute: number;
  clientOf: (request: IncomingMessage) => string;
  unfinished?: Partial<UnfinishedLimits>;
};

const minuteMs = 60_000;
const maxNames = 50_000;
/** The API itself limits bids and payments. A form of a page is expensive, because its answer is a rendered page. */
const shares = { session: 20, anonymous: 1, form: 0.2 };
type Kind = keyof typeof shares;

/** Refuses bodies beyond a network's share unread, and cuts off the slowest of too many. Each edge guards its own work. */
export function gateBodies(app: FastifyInstance, options: BodyGate): void {
  const { perMinute, clientOf } = options;
  const limits = { session: limitOf('session'), anonymous: limitOf('anonymous'), form: limitOf('form') };
  const unfinished = unfinishedBodies(options.unfinished);
  const clearing = setInterval(() => {
    for (const limit of Object.values(limits)) limit.clear();
  }, minuteMs).unref();
  app.addHook('onClose', async () => clearInterval(clearing));
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const network = networkOf(clientOf(request.raw));
    if (!isBeacon(request) && !limits[kindOf(request)].allows(network)) {
      reply.header('retry-after', '60');
      // Does not return the reply, because Fastify would then continue the request.
      return void sendEarly(request, reply, 429, { message: tooMuch });
    }
    unfinished.add(request.raw, network);
    done();
  });

  function limitOf(kind: Kind) {
    return createCountedLimit({ times: Math.ceil(perMinute * shares[kind]), maxNames });
  }
}

const tooMuch = 'Too much was sent from your network. Please go back and try again in a minute.';

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Beacons have their own silent limits. */
function isBeacon({ url }: FastifyRequest): boolean {
  return url === beaconPath || url === policyReportPath;
}

/** Only the API can verify a session; it refuses an invalid one before it reads the body. */
function kindOf({ url, headers }: FastifyRequest): Kind {
  if (!/^\/(api|v0)\//.test(url)) return 'form';
  return headers.authorization || /^\/(v0|api\/payment)\//.test(url) ? 'session' : 'anonymous';
}
