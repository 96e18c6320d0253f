import type { ConsoleAnswer } from '@gallery/shared/contract/auctions/auction';
import { consoleAnswerSchema } from '@gallery/shared/contract/auctions/live-console.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import { recordAudit } from '../../audit/record-audit';
import { bids } from '../bidding/bid.table';
import { readConsole } from './read-console';

const tags = ['Auctions'];
const security = [{ token: [] }];

export type ConsoleDeps = { db: Database; watching: (auctionId: string) => Promise<number> };

export const consoleRoutes: FastifyPluginAsync<ConsoleDeps> = async (app, { db, watching }) => {
  adminOnly(app, 'trade');

  app.get<{ Params: { id: string } }>(
    '/auction/:id/console',
    {
      schema: {
        tags,
        summary: 'A running auction as staff see it',
        security,
        response: { 200: consoleAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }): Promise<ConsoleAnswer> => readConsole(db, params.id, watching),
  );

  app.put<{ Params: { bid: string } }>(
    '/auction/bid/:bid/check',
    {
      schema: {
        tags,
        summary: 'Note that an unusual bid was looked at',
        security,
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { bid } = request.params;
      if (!/^\d{1,15}$/.test(bid)) throw new HttpError(404, 'No bid with this id.');
      await checkBid(db, Number(bid), sessionOf(request).user._id);
      return { message: 'The bid is marked as checked.' };
    },
  );
};

/** Records that staff checked an unusual bid. A repeated call changes nothing. Throws a 404. */
async function checkBid(db: Database, id: number, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [bid] = await tx.select({ lotId: bids.lotId }).from(bids).where(eq(bids.id, id));
    if (!bid) throw new HttpError(404, 'No bid with this id.');
    const checked = await tx
      .update(bids)
      .set({ checkedAt: sql`now()` })
      .where(and(eq(bids.id, id), isNull(bids.checkedAt)))
      .returning({ id: bids.id });
    if (checked.length === 0) return;
    await recordAudit(tx, {
      subject: 'lot',
      subjectId: bid.lotId,
      action: 'Unusual bid checked',
      to: `bid ${id}`,
      by,
    });
  });
}
