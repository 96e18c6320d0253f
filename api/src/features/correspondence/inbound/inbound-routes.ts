import { createHash, timingSafeEqual } from 'node:crypto';
import { inboundMailPath, maxInboundMail } from '@gallery/shared/contract/correspondence/conversation';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { noStore } from '../../../http/answers/cache-control';
import { HttpError } from '../../../http/answers/http-error';
import type { MailSettings } from '../../mail/email';
import { type Received, receiveLetter } from './receive-letter';

export type InboundDeps = {
  db: Database;
  settings: MailSettings & { inboundAddress: string };
  secret: string;
};

/** A mail provider posts each mail for the reply addresses here, as it arrived. Documented in docs/operations.md. */
export const inboundRoutes: FastifyPluginAsync<InboundDeps> = async (app, { db, settings, secret }) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', async (request) => requireSecret(request, secret));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxInboundMail }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer | undefined }>(
    inboundMailPath,
    { bodyLimit: maxInboundMail, config: { isUpload: true }, schema: { response: { 200: messageSchema } } },
    async ({ body }) => {
      if (!body?.length) throw new HttpError(422, 'Send the mail as it arrived (message/rfc822).');
      return { message: messages[await receiveLetter(db, settings, body)] };
    },
  );
};

const messages: Record<Received, string> = {
  saved: 'Letter saved.',
  repeated: 'Letter saved before.',
  automatic: 'Automatic mail is not saved.',
};

/** Providers send the secret as a bearer token, or as the password of an address such as https://mail:SECRET@gallery.example. */
function requireSecret({ headers }: FastifyRequest, secret: string): void {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ');
  const isBasic = scheme.toLowerCase() === 'basic';
  const sent = isBasic ? Buffer.from(given, 'base64').toString().split(':').slice(1).join(':') : given;
  const [one, other] = [sent, secret].map((text) => createHash('sha256').update(text).digest());
  if (!one || !other || !timingSafeEqual(one, other))
    throw new HttpError(401, 'This needs the inbound secret.');
}
