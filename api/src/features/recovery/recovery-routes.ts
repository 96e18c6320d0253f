import { authPaths, type CodeRequestAnswer, type TicketAnswer } from '@gallery/shared/contract/account/user';
import { codeRequestSchema, ticketSchema } from '@gallery/shared/contract/account/user.schema';
import {
  type ForgotPasswordInput,
  forgotPasswordSchema,
  type ResetPasswordInput,
  resetPasswordSchema,
  type VerifyCodeInput,
  verifyCodeSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { FieldError } from '../../http/answers/http-error';
import { limitFailures, resetFailures } from '../../http/rate-limit/failure-limit';
import { byAddress, limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { logRepeatable, logSuccess } from '../../http/security-log';
import type { Jobs } from '../../jobs/job-queue';
import { accountKey, logInKey, networkKey } from '../auth/accounts/account-key';
import type { Outbox } from '../mail/outbox';
import { requestCode } from './request-code';
import { resetPassword } from './reset-password';
import { verifyCode } from './verify-code';

export type RecoveryDeps = {
  db: Database;
  jobs: Jobs;
  outbox: Outbox;
  tokenSecrets: readonly string[];
  rateLimits: Readonly<Record<RecoveryLimit, Rate>>;
};

type RecoveryLimit =
  | ('recoveryPerAccount' | 'recoveryPerDay' | 'recoveryPerAddress')
  | ('codePerAddress' | 'codePerAccount' | 'codeOverall');

export const recoveryRoutes: FastifyPluginAsync<RecoveryDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  forgotPasswordRoute(app, deps);
  verifyCodeRoute(app, deps);
  resetPasswordRoute(app, deps);
};

function forgotPasswordRoute(app: FastifyInstance, { db, jobs, rateLimits }: RecoveryDeps): void {
  app.post<{ Body: ForgotPasswordInput }>(
    authPaths.forgotPassword,
    {
      schema: {
        tags,
        summary: 'Ask for a code by email',
        body: forgotPasswordSchema,
        response: { 200: codeRequestSchema, ...refusals(422, 429) },
      },
      onRequest: limitRate(db, 'codes', rateLimits.recoveryPerAddress),
      preHandler: [
        limitRate(db, 'codes', rateLimits.recoveryPerAccount, byAccountAndAddress),
        limitRate(db, 'codes of a day', rateLimits.recoveryPerDay, byAccountAndAddress),
      ],
    },
    async (request): Promise<CodeRequestAnswer> => {
      const network = networkKey(request);
      const id = await requestCode(db, jobs, { email: request.body.email, network });
      return {
        message: 'If there is an account with this address, a code is on its way to it.',
        request: id,
      };
    },
  );
}

function verifyCodeRoute(app: FastifyInstance, { db, tokenSecrets, rateLimits }: RecoveryDeps): void {
  app.post<{ Body: VerifyCodeInput }>(
    authPaths.verifyCode,
    {
      schema: {
        tags,
        summary: 'Exchange a code for a ticket',
        body: verifyCodeSchema,
        response: { 200: ticketSchema, ...refusals(422, 429) },
      },
    },
    async (request, reply): Promise<TicketAnswer> => {
      const account = accountKey(request.body.email);
      const limits = [
        { key: `code ${byAddress(request)}`, rate: rateLimits.codePerAddress },
        { key: `code ${account}`, rate: rateLimits.codePerAccount, account },
        { key: 'code', rate: rateLimits.codeOverall },
      ];
      const tried = { ...request.body, network: networkKey(request) };
      const ticket = await limitFailures(db, reply, limits, () => verifyCode(db, tokenSecrets, tried));
      if (ticket === null) throw new FieldError(422, 'code', wrongCode);
      return { message: 'The code is right. Choose a new password.', ticket };
    },
  );
}

function resetPasswordRoute(app: FastifyInstance, { db, outbox }: RecoveryDeps): void {
  app.post<{ Body: ResetPasswordInput }>(
    authPaths.resetPassword,
    {
      schema: {
        tags,
        summary: 'Set a new password',
        body: resetPasswordSchema,
        response: { 200: messageSchema, ...refusals(422) },
      },
    },
    async (request) => {
      const email = await resetPassword(db, outbox, request.body).catch((error: unknown) => {
        logRepeatable(request, 'a new password was refused');
        throw error;
      });
      logSuccess(request, 'a password was reset', { account: accountKey(email) });
      await resetFailures(db, logInKey(request, email));
      return { message: 'Your password has been changed. Log in with the new one.' };
    },
  );
}

const tags = ['Account'];
const wrongCode = 'This code is wrong or no longer good. Check it, or ask for a new one.';

/** Counts requests by address too, so that a stranger's requests do not lock the owner out. */
function byAccountAndAddress(request: FastifyRequest): string {
  return `${byAddress(request)} ${accountKey((request.body as ForgotPasswordInput).email)}`;
}
