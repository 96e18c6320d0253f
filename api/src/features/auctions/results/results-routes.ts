import type { ResultsAnswer } from '@gallery/shared/contract/auction-results/results';
import { resultsAnswerSchema } from '@gallery/shared/contract/auction-results/results.schema';
import {
  type ReasonInput,
  reasonSchema,
  type SecondChanceInput,
  secondChanceInputSchema,
} from '@gallery/shared/contract/auction-results/results-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../http/answers/downloads';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import { recordAudit } from '../../audit/record-audit';
import type { AuctionContext } from '../auction-context';
import { strikes } from '../bidders/bidder.table';
import { offerSecondChance } from '../second-chance/offer-second-chance';
import { readResults } from './read-results';
import { resultsAsCsv } from './results-csv';

type One = { Params: { id: string } };

const tags = ['Auctions: after the end'];
const security = [{ token: [] }];

export const resultsRoutes: FastifyPluginAsync<AuctionContext> = async (app, context) => {
  adminOnly(app, 'trade');
  readRoutes(app, context);
  changeRoutes(app, context);
};

function readRoutes(app: FastifyInstance, { db }: AuctionContext): void {
  app.get<One>(
    '/auction/:id/results',
    {
      schema: {
        tags,
        summary: 'How the lots of an auction have ended',
        security,
        response: { 200: resultsAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }): Promise<ResultsAnswer> => readResults(db, params.id),
  );

  app.get<One>(
    '/auction/:id/results.csv',
    {
      config: { ability: 'people' },
      schema: {
        tags,
        summary: 'The same as CSV',
        security,
        response: {
          200: csvSchema,
          ...refusals(401, 403, 404),
        },
      },
    },
    async ({ params }, reply) => {
      const { results } = await readResults(db, params.id);
      return sendCsv(reply, 'results.csv', resultsAsCsv(results));
    },
  );
}

function changeRoutes(app: FastifyInstance, context: AuctionContext): void {
  app.post<One & { Body: SecondChanceInput }>(
    '/auction/lot/:id/offer',
    {
      schema: {
        tags,
        summary: 'Offer a passed or unpaid lot to the next bidder',
        security,
        body: secondChanceInputSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const by = sessionOf(request).user._id;
      await offerSecondChance(context, { lotId: request.params.id, userId: request.body.user_id, by });
      return { message: 'The offer is made. It is open for 24 hours.' };
    },
  );

  app.put<{ Params: { strike: string }; Body: ReasonInput }>(
    '/auction/strike/:strike/lift',
    {
      schema: {
        tags,
        summary: 'Lift a strike',
        security,
        body: reasonSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { strike } = request.params;
      if (!/^\d{1,15}$/.test(strike)) throw new HttpError(404, 'No strike with this id.');
      const by = sessionOf(request).user._id;
      await liftStrike(context.db, { strikeId: Number(strike), reason: request.body.reason, by });
      return { message: 'The strike is lifted.' };
    },
  );
}

type Lift = { strikeId: number; reason: string; by: string };

/** Lifts a strike, which then no longer counts. Throws a 404, or a 409 when it was lifted already. */
async function liftStrike(db: Database, { strikeId, reason, by }: Lift): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(strikes.id, strikeId);
    const [found] = await tx.select().from(strikes).where(isIt);
    if (!found) throw new HttpError(404, 'No strike with this id.');
    const [lifted] = await tx
      .update(strikes)
      .set({ liftedAt: sql`now()`, liftedBy: by, reason })
      .where(and(isIt, isNull(strikes.liftedAt)))
      .returning();
    if (!lifted) throw new HttpError(409, 'This strike was lifted already.');
    await recordAudit(tx, {
      subject: 'lot',
      subjectId: lifted.lotId,
      action: 'Strike lifted',
      to: reason,
      by,
    });
  });
}
