import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { noStore } from '../../../http/answers/no-store';
import { acceptFormData } from '../../../http/requests/form-data';
import { artworks } from '../../artworks/artwork.table';
import { lots } from '../lot.table';
import { type MailsOf, mailTokensOf } from './mail-tokens';
import { stopMails } from './stop-mails';
import { stopMailsPage, stopMailsPolicy } from './stop-mails-page';

type One = { Params: { token: string } };

const schema = {
  tags: ['Bidders'],
  response: { 200: { content: { 'text/html': { schema: { type: 'string' } } } }, ...refusals(404) },
};

/** The link in e-mails about a lot: whoever holds it needs no log-in, and can do nothing else. */
export const stopMailsRoutes: FastifyPluginAsync<{ db: Database; tokenSecrets: readonly string[] }> = async (
  app,
  { db, tokenSecrets },
) => {
  const tokens = mailTokensOf(tokenSecrets);
  acceptFormData(app);
  app.addHook('onRequest', noStore);

  app.get<One>(
    '/bidder/mails/:token',
    { schema: { ...schema, summary: 'Asks whether to stop the emails about a lot' } },
    async ({ params }, reply) => {
      const artwork = await artworkOf(db, readToken(params.token));
      return sendPage(reply, stopMailsPage({ artwork, stopped: false }));
    },
  );

  app.post<One>(
    '/bidder/mails/:token',
    { schema: { ...schema, summary: 'Stops the emails about a lot' } },
    async ({ params }, reply) => {
      const of = readToken(params.token);
      const artwork = await artworkOf(db, of);
      await stopMails(db, of, true);
      return sendPage(reply, stopMailsPage({ artwork, stopped: true }));
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

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': stopMailsPolicy })
    .send(page);
}
