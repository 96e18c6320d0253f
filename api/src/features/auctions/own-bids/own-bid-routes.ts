import {
  bidderPaths,
  type OwnBidAnswer,
  type OwnBidsAnswer,
} from '@gallery/shared/contract/auctions/auction';
import { ownBidAnswerSchema, ownBidsAnswerSchema } from '@gallery/shared/contract/auctions/bid.schema';
import {
  type AnswerSecondChanceInput,
  answerSecondChanceSchema,
  type StopMailsInput,
  stopMailsSchema,
} from '@gallery/shared/contract/auctions/bid-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { requireUser, sessionOf } from '../../../http/authentication';
import type { AuctionContext } from '../auction-context';
import { stopMails } from '../emails/stop-mails-routes';
import { readPublicLot } from '../reading/read-lot';
import type { RecordSigner } from '../record/checkpoint';
import { answerSecondChance } from '../second-chance/answer-second-chance';
import { readOwnBids } from './read-own-bids';

export type OwnBidDeps = AuctionContext & { signer: RecordSigner };

type One = { Params: { id: string } };

const tags = ['Bidders'];
const security = [{ token: [] }];

export const ownBidRoutes: FastifyPluginAsync<OwnBidDeps> = async (app, deps) => {
  app.addHook('onRequest', requireUser);
  app.addHook('onRequest', noStore);
  readRoutes(app, deps);
  changeRoutes(app, deps);
};

function readRoutes(app: FastifyInstance, deps: OwnBidDeps): void {
  app.get(
    bidderPaths.bids,
    {
      schema: {
        tags,
        summary: 'Every lot on which one has bid',
        security,
        response: { 200: ownBidsAnswerSchema, ...refusals(401) },
      },
    },
    (request): Promise<OwnBidsAnswer> => readOwnBids(deps, sessionOf(request).user._id),
  );

  app.get<One>(
    '/bidder/lot/:id',
    {
      schema: {
        tags,
        summary: 'The caller’s side of a lot; null before the first bid',
        security,
        response: { 200: ownBidAnswerSchema, ...refusals(401, 404) },
      },
    },
    async (request): Promise<OwnBidAnswer> => {
      const { lot } = await readPublicLot(deps.db, request.params.id);
      const { bids } = await readOwnBids(deps, sessionOf(request).user._id, lot.id);
      return { bid: bids[0] ?? null };
    },
  );
}

function changeRoutes(app: FastifyInstance, deps: OwnBidDeps): void {
  app.post<One & { Body: AnswerSecondChanceInput }>(
    '/bidder/offer/:id',
    {
      schema: {
        tags,
        summary: 'Accept or decline a second chance',
        security,
        body: answerSecondChanceSchema,
        response: { 200: messageSchema, ...refusals(401, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { accept } = request.body;
      const userId = sessionOf(request).user._id;
      await answerSecondChance(deps, { offerId: request.params.id, userId, accept });
      return {
        message: accept ? 'The work is held for you. Your bids say until when to pay.' : 'You owe nothing.',
      };
    },
  );

  app.post<One & { Body: StopMailsInput }>(
    '/bidder/lot/:id/mails',
    {
      schema: {
        tags,
        summary: 'Stop or resume the emails about a lot',
        security,
        body: stopMailsSchema,
        response: { 200: messageSchema, ...refusals(401, 404, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { stop } = request.body;
      await stopMails(deps.db, { lotId: request.params.id, userId: sessionOf(request).user._id }, stop);
      return {
        message: stop ? 'You get no more emails about this lot.' : 'You get emails about this lot again.',
      };
    },
  );
}
