import { type OfferInput, offerInputSchema } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths, maxReleaseBytes } from '@gallery/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../../http/answers/http-error';
import type { ReleaseContext } from '../release-context';
import { takeOffer } from './take-offer';

/** In JSON a release's quotation marks and line breaks take two bytes. */
const bodyLimit = 2.5 * maxReleaseBytes;

export function offerRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.post<{ Body: OfferInput }>(
    internalPaths.offers,
    { schema: { body: offerInputSchema }, bodyLimit },
    async ({ body }) => {
      refuseLongText(body.text);
      return takeOffer(context, body);
    },
  );
}

/** Throws a 422 for more than the registry keeps. */
export function refuseLongText(text: string): void {
  if (Buffer.byteLength(text) <= maxReleaseBytes) return;
  throw new HttpError(422, `A release.json has at most ${maxReleaseBytes / 1024} KB.`);
}
