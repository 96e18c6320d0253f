import { idPattern } from '@gallery/shared/domain/id';
import { bidsPath } from '@gallery/shared/paths/account-paths';
import { and, eq, sql } from 'drizzle-orm';
import escapeHtml from 'escape-html';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Database } from '../../../db/client';
import { pages } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { answerErrorWithPage } from '../../../http/answers/error-answers';
import { HttpError } from '../../../http/answers/http-error';
import { sendPlainPage } from '../../../http/answers/plain-page';
import { acceptFormData } from '../../../http/requests/form-data';
import { artworks } from '../../artworks/artwork.table';
import { lotBidders } from '../bidding/bid.table';
import { lots } from '../lot.table';
import { type MailsOf, mailTokensOf } from './mail-tokens';

/** Only the page's button changes anything, because mail programs open links. */
function sendPage(
  reply: FastifyReply,
  { artwork, stopped }: { artwork: string; stopped: boolean },
): FastifyReply {
  const title = stopped ? 'No more emails' : 'Stop these emails?';
  const text = stopped
    ? `You get no more emails about the bids on ${artwork}. If you win it, we will still email you.`
    : `You get emails about the bids on ${artwork}. If you win it, we will email you in any case.`;
  const button = stopped ? '' : '<form method="post"><button type="submit">No more emails</button></form>';
  const html = `<p>${escapeHtml(text)}</p>${button}<p><a href="${bidsPath}">Your bids</a></p>`;
  return sendPlainPage(reply, { title, html });
}

type One = { Params: { token: string } };

const schema = {
  tags: ['Bidders'],
  response: pages(200, 404),
};

/** Serves the link in emails about a lot. The link needs no log-in and allows nothing else. */
export const stopMailsRoutes: FastifyPluginAsync<{ db: Database; tokenSecrets: readonly string[] }> = async (
  app,
  { db, tokenSecrets },
) => {
  const tokens = mailTokensOf(tokenSecrets);
  acceptFormData(app);
  app.setErrorHandler(answerErrorWithPage);
  app.addHook('onRequest', noStore);

  app.get<One>(
    '/bidder/mails/:token',
    { schema: { ...schema, summary: 'Asks whether to stop the emails about a lot' } },
    async ({ params }, reply) => {
      const artwork = await artworkOf(db, readToken(params.token));
      return sendPage(reply, { artwork, stopped: false });
    },
  );

  app.post<One>(
    '/bidder/mails/:token',
    { schema: { ...schema, summary: 'Stops the emails about a lot' } },
    async ({ params }, reply) => {
      const of = readToken(params.token);
      const artwork = await artworkOf(db, of);
      await stopMails(db, of, true);
      return sendPage(reply, { artwork, stopped: true });
    },
  );

  function readToken(token: string): MailsOf {
    const of = tokens.read(token);
    if (!of) throw new HttpError(404, 'This link is not complete. Please open it from the email again.');
    return of;
  }
};

async function artworkOf(db: Database, { lotId }: MailsOf): Promise<string> {
  const [row] = await db
    .select({ name: artworks.name })
    .from(lots)
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .where(eq(lots.id, lotId));
  if (!row) throw new HttpError(404, 'This lot is no longer there.');
  return row.name;
}

/** Stops all emails about a lot but those to its winner. Throws a 404 for a lot without a bid of the user. */
export async function stopMails(db: Database, { lotId, userId }: MailsOf, stop: boolean): Promise<void> {
  const changed = idPattern.test(lotId)
    ? await db
        .update(lotBidders)
        .set({ mailsStoppedAt: stop ? sql`coalesce(${lotBidders.mailsStoppedAt}, now())` : null })
        .where(and(eq(lotBidders.lotId, lotId), eq(lotBidders.userId, userId)))
        .returning({ lotId: lotBidders.lotId })
    : [];
  if (changed.length === 0) throw new HttpError(404, 'You have not bid on this lot.');
}
