import { type OfferMovedAnswer, offerPaths } from '@gallery/shared/contract/offers/offer';
import { offerMovedSchema, offerRecordsSchema } from '@gallery/shared/contract/offers/offer.schema';
import {
  type AnswerOfferInput,
  answerOfferSchema,
  type OfferRecordsQuery,
  offerRecordsQuerySchema,
} from '@gallery/shared/contract/offers/offer-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { byAccount } from '../../http/authentication';
import { answerOffer } from './answering/answer-offer';
import type { OfferDeps, OneOffer } from './offer-context';
import { listOfferRecords, readOffer } from './reading/list-offers';

const common = { tags: ['Offers'], security: [{ token: [] }] };

export const offerAdminRoutes: FastifyPluginAsync<OfferDeps> = async (app, deps) => {
  adminOnly(app, 'trade');
  app.get<{ Querystring: OfferRecordsQuery }>(
    offerPaths.records,
    {
      schema: {
        ...common,
        summary: 'All offers, newest first; with open=true those that wait for the gallery',
        querystring: offerRecordsQuerySchema,
        response: { 200: offerRecordsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listOfferRecords(deps.db, request.query),
  );

  app.post<OneOffer & { Body: AnswerOfferInput }>(
    '/offer/:id/answer',
    {
      schema: {
        ...common,
        summary: 'Accept, counter, or decline an offer',
        body: answerOfferSchema,
        response: { 200: offerMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<OfferMovedAnswer> => {
      const { params, body } = request;
      if (body.answer === 'accept' && !deps.isBuyingOpen) throw new HttpError(409, closedMessage);
      await answerOffer(deps, { ...body, id: params.id, by: byAccount(request) });
      return { message: answeredMessages[body.answer], offer: await readOffer(deps.db, params.id) };
    },
  );
};

const closedMessage = 'Payments are off, so no offer can be accepted now.';

const answeredMessages = {
  accept: 'Offer accepted. The artwork is on hold for the collector.',
  counter: 'Counter-offer sent.',
  decline: 'Offer declined.',
};
