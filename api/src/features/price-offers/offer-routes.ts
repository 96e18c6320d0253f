import { type OfferMovedAnswer, offerPaths } from '@gallery/shared/contract/offers/offer';
import { offerMovedSchema, offersAnswerSchema } from '@gallery/shared/contract/offers/offer.schema';
import {
  type AcceptOfferInput,
  acceptOfferSchema,
  type MakeOfferInput,
  makeOfferSchema,
  type OwnOffersQuery,
  ownOffersQuerySchema,
} from '@gallery/shared/contract/offers/offer-input.schema';
import { orderRefusalSchema } from '@gallery/shared/contract/orders/order.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { byAccount, requireUser } from '../../http/authentication';
import { limitRate } from '../../http/rate-limit/rate-limit';
import { readGalleryFacts } from '../settings/gallery-facts';
import { acceptCounter } from './answering/accept-counter';
import { withdrawOffer } from './ending/end-offers';
import { makeOffer } from './making/make-offer';
import { offerAdminRoutes } from './offer-admin-routes';
import type { OfferDeps, OneOffer } from './offer-context';
import { listOwnOffers, readOffer } from './reading/list-offers';

const tags = ['Offers'];
const security = [{ token: [] }];

export const offerRoutes: FastifyPluginAsync<OfferDeps> = async (app, deps) => {
  app.register(offerAdminRoutes, deps);
  app.register(ownOfferRoutes, deps);
};

const ownOfferRoutes: FastifyPluginAsync<OfferDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser);
  readRoute(app, deps);
  makeRoute(app, deps);
  moveRoutes(app, deps);
};

function readRoute(app: FastifyInstance, { db }: OfferDeps): void {
  app.get<{ Querystring: OwnOffersQuery }>(
    offerPaths.own,
    {
      schema: {
        tags,
        summary: "The caller's offers, newest first",
        security,
        querystring: ownOffersQuerySchema,
        response: { 200: offersAnswerSchema, ...refusals(401, 422) },
      },
    },
    (request) => listOwnOffers(db, byAccount(request), request.query),
  );
}

function makeRoute(app: FastifyInstance, deps: OfferDeps): void {
  const { db, rateLimits } = deps;
  app.post<{ Body: MakeOfferInput }>(
    offerPaths.own,
    {
      schema: {
        tags,
        summary: 'Offer for a work, or offer again after a counter-offer',
        security,
        body: makeOfferSchema,
        response: { 201: offerMovedSchema, ...refusals(401, 404, 422, 429), 409: orderRefusalSchema },
      },
      onRequest: limitRate(db, 'order', rateLimits.order, byAccount),
    },
    async (request, reply): Promise<OfferMovedAnswer> => {
      const id = await makeOffer(deps, { ...request.body, userId: byAccount(request) });
      reply.code(201);
      const { offer_days } = await readGalleryFacts(db);
      const message = `Offer sent. We reply within ${countOf(offer_days, 'day')}.`;
      return { message, offer: await readOffer(db, id) };
    },
  );
}

function moveRoutes(app: FastifyInstance, deps: OfferDeps): void {
  app.post<OneOffer & { Body: AcceptOfferInput }>(
    '/offer/:id/accept',
    {
      schema: {
        tags,
        summary: "Accept the gallery's counter-offer and order the work",
        security,
        body: acceptOfferSchema,
        response: { 200: offerMovedSchema, ...refusals(401, 404, 409, 422) },
      },
    },
    async (request): Promise<OfferMovedAnswer> => {
      if (!deps.isBuyingOpen) throw new HttpError(409, buyingClosedMessage);
      const { id } = request.params;
      await acceptCounter(deps, { id, userId: byAccount(request), amount: request.body.amount });
      return { message: 'Agreed. The artwork is on hold for you.', offer: await readOffer(deps.db, id) };
    },
  );

  app.post<OneOffer>(
    '/offer/:id/withdraw',
    {
      schema: {
        tags,
        summary: "Withdraw an offer, or decline the gallery's counter-offer",
        security,
        response: { 200: offerMovedSchema, ...refusals(401, 404, 409) },
      },
    },
    async (request): Promise<OfferMovedAnswer> => {
      const { id } = request.params;
      await withdrawOffer(deps, id, byAccount(request));
      return { message: 'Offer withdrawn.', offer: await readOffer(deps.db, id) };
    },
  );
}

const buyingClosedMessage = 'Artworks cannot be bought here at the moment. Please send us an enquiry.';
