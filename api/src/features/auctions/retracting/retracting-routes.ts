import type { RetractionAnswer } from '@gallery/shared/contract/auction-results/results';
import { retractionAnswerSchema } from '@gallery/shared/contract/auction-results/results.schema';
import {
  type ReasonInput,
  reasonSchema,
} from '@gallery/shared/contract/auction-results/results-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-only';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import type { AuctionContext } from '../auction-context';
import { previewRetraction } from './preview-retraction';
import { retractBid } from './retract-bid';
import { withdrawLot } from './withdraw-lot';

type OneBid = { Params: { bid: string } };

const tags = ['Auctions: live'];
const security = [{ token: [] }];

export const retractingRoutes: FastifyPluginAsync<AuctionContext> = async (app, context) => {
  adminOnly(app);

  app.get<OneBid>(
    '/auction/bid/:bid/retraction',
    {
      schema: {
        tags,
        summary: 'What retracting a bid would do now',
        security,
        response: { 200: retractionAnswerSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ params }): Promise<RetractionAnswer> => ({
      retraction: await previewRetraction(context.db, knownBid(params.bid)),
    }),
  );

  app.post<OneBid & { Body: ReasonInput }>(
    '/auction/bid/:bid/retraction',
    {
      schema: {
        tags,
        summary: 'Retract a bid',
        security,
        body: reasonSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const by = sessionOf(request).user._id;
      await retractBid(context, { bidId: knownBid(request.params.bid), reason: request.body.reason, by });
      return { message: 'The bid is retracted, and every bidder is written to.' };
    },
  );

  app.post<{ Params: { id: string }; Body: ReasonInput }>(
    '/auction/lot/:id/withdraw',
    {
      schema: {
        tags,
        summary: 'Withdraw a lot',
        security,
        body: reasonSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const by = sessionOf(request).user._id;
      await withdrawLot(context, { lotId: request.params.id, reason: request.body.reason, by });
      return { message: 'The lot is withdrawn, and every bidder is written to.' };
    },
  );
};

function knownBid(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new HttpError(404, 'No bid with this id.');
  return Number(id);
}
