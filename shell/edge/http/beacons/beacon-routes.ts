import {
  beaconPath,
  maxBeaconBytes,
  maxPolicyReportBytes,
  policyReportPath,
} from '@gallery/shared/contract/telemetry/beacon';
import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Telemetry } from '../../telemetry/telemetry';
import { isFromOwnPage } from '../forms/form-request';
import { clientOf } from '../proxy/client-address';

type BeaconRoutes = { config: Config; telemetry: Telemetry };

/** `sendBeacon` sends text. */
const beacons = { types: /^(text\/plain|application\/json)(;\s*charset=utf-8)?$/i, maxBytes: maxBeaconBytes };
const policyReports = { types: /^application\/csp-report$/i, maxBytes: maxPolicyReportBytes };

/** Receives telemetry from browsers. An overly frequent sender gets the usual answer, but its reports do not count. */
export const beaconRoutes: FastifyPluginAsync<BeaconRoutes> = async (app, { config, telemetry }) => {
  app.removeAllContentTypeParsers();
  const bodyLimit = maxPolicyReportBytes;
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', (request, reply, done) => {
    const status = request.method === 'POST' ? refusalOf(request) : undefined;
    if (status) refuse(request, reply, status);
    else done();
  });

  receive(beaconPath, telemetry.accept);
  receive(policyReportPath, telemetry.acceptPolicyReport);

  app.get(beaconPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(telemetry.routes()),
  );

  function receive(path: string, accept: Telemetry['accept']): void {
    app.post<{ Body: string | undefined }>(path, (request, reply) => {
      const { referer, 'user-agent': agent } = request.headers;
      const address = clientOf(request.raw, config.behindFront);
      const outcome = accept(request.body ?? '', address, { referer, agent });
      reply.header('cache-control', 'no-store');
      if (outcome === 'malformed')
        return reply.code(400).send({ message: 'The request could not be understood.' });
      return reply.code(204).send();
    });
  }

  function refusalOf({ headers, routeOptions }: FastifyRequest): number | undefined {
    const { types, maxBytes } = routeOptions.url === policyReportPath ? policyReports : beacons;
    if (headers['content-length'] === undefined) return 411;
    if (Number(headers['content-length']) > maxBytes) return 413;
    if (!isFromOwnPage(headers, config.publicUrl)) return 403;
    return types.test(headers['content-type'] ?? '') && !headers['content-encoding'] ? undefined : 415;
  }
};

const messages: Record<number, string> = {
  403: 'This was not sent from a page of the gallery.',
  411: 'The request must state its length.',
  413: 'What was sent is too large.',
  415: 'This address does not accept this type of content.',
};

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return sendEarly(request, reply, status, { message: messages[status] });
}
