import { type OfferInput, offerInputSchema } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths, maxCommandBytes } from '@gallery/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import type { ReleaseContext } from '../release-context';
import { refuseLongText } from './refuse-long-text';
import { registerOffer } from './register-offer';

export function offerRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.post<{ Body: OfferInput }>(
    internalPaths.offers,
    { schema: { body: offerInputSchema }, bodyLimit: maxCommandBytes },
    async ({ body }) => {
      refuseLongText(body.text);
      return registerOffer(context, body);
    },
  );
}
