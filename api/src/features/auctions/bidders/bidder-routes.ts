import {
  type BidderAnswer,
  type BidderChangedAnswer,
  bidderPaths,
  type RegisterBidderInput,
} from '@gallery/shared/contract/auctions/auction';
import { bidderAnswerSchema, bidderChangedSchema } from '@gallery/shared/contract/auctions/bid.schema';
import {
  bidderQuerySchema,
  type ConfirmationInput,
  type ConfirmEmailInput,
  confirmationInputSchema,
  confirmEmailSchema,
  registerBidderSchema,
} from '@gallery/shared/contract/auctions/bid-input.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { HttpError } from '../../../http/answers/http-error';
import { byAccount, requireUser, sessionOf } from '../../../http/authentication';
import { limitRate, type Rate } from '../../../http/rate-limit/rate-limit';
import type { Outbox } from '../../mail/outbox';
import { wakeStreams } from '../../notifications/save-notification';
import { confirmEmail, emailTokensOf, sendConfirmation } from './email-confirmation';
import { missingMessages } from './missing-steps';
import { readBidder } from './read-bidder';
import { registerBidder } from './register-bidder';

export type BidderDeps = {
  db: Database;
  outbox: Outbox;
  tokenSecrets: readonly string[];
  rateLimits: Readonly<Record<'bidder' | 'confirmEmail' | 'confirmEmailPerNetwork', Rate>>;
};

const tags = ['Auctions'];
const security = [{ token: [] }];

export const bidderRoutes: FastifyPluginAsync<BidderDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  placeInAuction(app, deps);
  emailConfirmation(app, deps);
};

function placeInAuction(app: FastifyInstance, { db, rateLimits }: BidderDeps): void {
  app.get<{ Querystring: { auction: string } }>(
    bidderPaths.one,
    {
      schema: {
        tags,
        summary: "The caller's place in an auction",
        security,
        querystring: bidderQuerySchema,
        response: { 200: bidderAnswerSchema, ...refusals(401, 404, 422) },
      },
      onRequest: requireUser,
    },
    async (request): Promise<BidderAnswer> => {
      const bidder = await readBidder(db, sessionOf(request).user._id, request.query.auction);
      return { bidder };
    },
  );

  app.post<{ Body: RegisterBidderInput }>(
    bidderPaths.one,
    {
      schema: {
        tags,
        summary: 'Accept the conditions of sale and get a paddle number',
        security,
        body: registerBidderSchema,
        response: { 200: bidderChangedSchema, ...refusals(401, 403, 404, 409, 422, 429) },
      },
      onRequest: [requireUser, limitRate(db, 'bidder', rateLimits.bidder, byAccount)],
    },
    async (request): Promise<BidderChangedAnswer> => {
      const { _id: userId, role } = sessionOf(request).user;
      if (role === 'admin') throw new HttpError(403, missingMessages.staff);
      const { state, paddle } = await registerBidder(db, userId, request.body);
      if (state === 'waiting') await wakeStreams(db);
      const bidder = await readBidder(db, userId, request.body.auction_id);
      return { message: state === 'waiting' ? waitingMessage : `Your paddle number is ${paddle}.`, bidder };
    },
  );
}

const waitingMessage = 'We are reviewing your registration for the works with higher estimates.';

function emailConfirmation(app: FastifyInstance, { db, outbox, tokenSecrets, rateLimits }: BidderDeps): void {
  const tokens = emailTokensOf(tokenSecrets);
  app.post<{ Body: ConfirmationInput }>(
    bidderPaths.email,
    {
      schema: {
        tags,
        summary: 'Ask for a link that confirms the email address',
        security,
        body: confirmationInputSchema,
        response: { 200: messageSchema, ...refusals(401, 422, 429) },
      },
      preValidation: async (request) => {
        request.body ??= {};
      },
      onRequest: [requireUser, limitRate(db, 'confirm e-mail', rateLimits.confirmEmail, byAccount)],
    },
    async (request) => {
      const { _id: userId, email } = sessionOf(request).user;
      const isSent = await sendConfirmation(db, { outbox, tokens }, userId, request.body);
      return { message: isSent ? `A link is on its way to ${email}.` : 'Your email address is confirmed.' };
    },
  );

  app.post<{ Body: ConfirmEmailInput }>(
    bidderPaths.confirmEmail,
    {
      schema: {
        tags,
        summary: 'Confirm an email address by the link that was sent to it',
        body: confirmEmailSchema,
        response: { 200: messageSchema, ...refusals(422, 429) },
      },
      onRequest: limitRate(db, 'confirm e-mail', rateLimits.confirmEmailPerNetwork),
    },
    async ({ body }) => {
      await confirmEmail(db, tokens, body.token);
      return { message: 'Your email address is confirmed. You can order and bid now.' };
    },
  );
}
