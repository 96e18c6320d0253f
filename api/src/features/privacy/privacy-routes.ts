import { ownDataFile, ownDataPaths } from '@gallery/shared/contract/account/account';
import {
  type DeleteAccountInput,
  deleteAccountSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { byAccount, requireUser } from '../../http/authentication';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import type { LogInRates } from '../auth/accounts/account-key';
import { checkPassword } from '../credentials/check-password';
import type { BookingDeps } from '../events/booking/book';
import { eraseAccount } from './erase-account';
import { exportAccount } from './export-account';

export type PrivacyDeps = BookingDeps & {
  publicUrl: string;
  rateLimits: LogInRates & { confirmEmail: Rate };
};

const tags = ['Account'];
const security = [{ token: [] }];
const file = { content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } } };

/** What the law gives a customer: a copy of the data, and its erasure. */
export const privacyRoutes: FastifyPluginAsync<PrivacyDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser);

  app.get(
    ownDataPaths.export,
    {
      preHandler: limitRate(deps.db, 'export', deps.rateLimits.confirmEmail, byAccount),
      schema: {
        tags,
        summary: 'Everything that the gallery keeps about the caller, as a file',
        security,
        response: { 200: file, ...refusals(401, 429) },
      },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', `attachment; filename="${ownDataFile}"`)
        .send(await exportAccount(deps, byAccount(request))),
  );

  app.post<{ Body: DeleteAccountInput }>(
    ownDataPaths.remove,
    {
      schema: {
        tags,
        summary: "Delete the caller's account",
        security,
        body: deleteAccountSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 409, 422, 429) },
      },
    },
    async (request, reply): Promise<MessageAnswer> => {
      const account = await checkPassword(deps, request, reply, request.body.current_password);
      await eraseAccount(deps, account);
      return { message: 'Your account is deleted. We confirm it by email.' };
    },
  );
};
