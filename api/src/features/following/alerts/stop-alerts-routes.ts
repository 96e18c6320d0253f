import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Database } from '../../../db/client';
import { pages } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { answerErrorWithPage } from '../../../http/answers/error-answers';
import { HttpError } from '../../../http/answers/http-error';
import { sendPlainPage } from '../../../http/answers/plain-page';
import { acceptFormData } from '../../../http/requests/form-data';
import { signedIdsOf } from '../../../http/signed-ids';
import { users } from '../../users/user.table';
import { stopMails } from '../read-following';
import { alertPurpose } from './alert-mail';

type One = { Params: { token: string } };

const schema = {
  tags: ['Following'],
  response: pages(200, 404),
};

/** Serves the link in emails about new works. The link needs no log-in and allows nothing else. */
export const stopAlertsRoutes: FastifyPluginAsync<{ db: Database; tokenSecrets: readonly string[] }> = async (
  app,
  { db, tokenSecrets },
) => {
  const tokens = signedIdsOf(tokenSecrets, alertPurpose);
  acceptFormData(app);
  app.setErrorHandler(answerErrorWithPage);
  app.addHook('onRequest', noStore);

  app.get<One>(
    '/following/mails/:token',
    { schema: { ...schema, summary: 'Asks whether to stop the emails about new works' } },
    async ({ params }, reply) => {
      await readToken(params.token);
      return sendPage(reply, false);
    },
  );

  app.post<One>(
    '/following/mails/:token',
    { schema: { ...schema, summary: 'Stops the emails about new works' } },
    async ({ params }, reply) => {
      await stopMails(db, await readToken(params.token), true);
      return sendPage(reply, true);
    },
  );

  async function readToken(token: string): Promise<string> {
    const userId = tokens.read(token);
    if (!userId) throw new HttpError(404, 'This link is not complete. Please open it from the email again.');
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) throw new HttpError(404, 'This account is no longer there.');
    return userId;
  }
};

/** Only the page's button changes anything, because mail programs open links. */
function sendPage(reply: FastifyReply, stopped: boolean): FastifyReply {
  const title = stopped ? 'No more emails' : 'Stop these emails?';
  const text = stopped
    ? 'You get no more emails about new works. Your account keeps what you follow, and can start them again.'
    : 'You get an email when new works match what you follow and search for.';
  const button = stopped ? '' : '<form method="post"><button type="submit">No more emails</button></form>';
  const html = `<p>${text}</p>${button}<p><a href="${artworksPath}">See the artworks</a></p>`;
  return sendPlainPage(reply, { title, html });
}
