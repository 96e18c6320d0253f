import {
  authPaths,
  type EmailChangedAnswer,
  type OwnPassword,
  settingsPasswordMessage,
} from '@gallery/shared/contract/account/user';
import { emailChangedSchema, ownPasswordSchema } from '@gallery/shared/contract/account/user.schema';
import {
  type ChangeEmailInput,
  type ChangePasswordInput,
  type ConfirmEmailChangeInput,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailChangeSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { byAccount, requireUser, sessionOf } from '../../http/authentication';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { signedIdsOf } from '../../http/signed-ids';
import type { LogInRates } from '../auth/accounts/account-key';
import type { Outbox } from '../mail/outbox';
import { users } from '../users/user.table';
import { changePassword } from './change-password';
import { checkOwnPassword, checkPassword } from './check-password';
import { confirmEmailChange } from './confirm-email-change';
import { emailChangePurpose, requestEmailChange } from './request-email-change';

export type CredentialDeps = {
  db: Database;
  outbox: Outbox;
  tokenSecrets: readonly string[];
  /** The address of the account whose password the settings set at each start. */
  settingsAddress: string | undefined;
  rateLimits: LogInRates & Readonly<Record<'confirmEmail' | 'confirmEmailPerNetwork', Rate>>;
};

const tags = ['Account'];
const security = [{ token: [] }];

export const credentialRoutes: FastifyPluginAsync<CredentialDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  passwordRoute(app, deps);
  emailRoutes(app, deps);
};

function passwordRoute(app: FastifyInstance, deps: CredentialDeps): void {
  app.get(
    authPaths.changePassword,
    {
      schema: {
        tags,
        summary: "Who sets the caller's password, and when it ends",
        security,
        response: { 200: ownPasswordSchema, ...refusals(401) },
      },
      onRequest: requireUser,
    },
    async (request): Promise<OwnPassword> => {
      const { _id, email } = sessionOf(request).user;
      const { passwordEndsAt } = users;
      const [account] = await deps.db.select({ passwordEndsAt }).from(users).where(eq(users.id, _id));
      const ends_at = account?.passwordEndsAt?.toISOString() ?? null;
      return { set_by: isOfSettings(deps, email) ? 'settings' : 'account', ends_at };
    },
  );

  app.put<{ Body: ChangePasswordInput }>(
    authPaths.changePassword,
    {
      schema: {
        tags,
        summary: "Change the caller's password, and end all other sessions",
        security,
        body: changePasswordSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 422, 429) },
      },
      onRequest: requireUser,
    },
    async (request, reply): Promise<MessageAnswer> => {
      const { current_password, password } = request.body;
      if (isOfSettings(deps, sessionOf(request).user.email))
        throw new HttpError(403, settingsPasswordMessage);
      const account = await checkOwnPassword(deps, request, reply, current_password);
      const sessionId = sessionOf(request).id;
      await changePassword(deps.db, deps.outbox, { account, password, sessionId });
      return { message: 'Password changed. Your other devices are logged out.' };
    },
  );
}

function isOfSettings({ settingsAddress }: CredentialDeps, email: string): boolean {
  return settingsAddress?.toLowerCase() === email.toLowerCase();
}

function emailRoutes(app: FastifyInstance, deps: CredentialDeps): void {
  const { db, rateLimits } = deps;
  const changeDeps = { ...deps, tokens: signedIdsOf(deps.tokenSecrets, emailChangePurpose) };
  const limitMails = limitRate(db, 'change e-mail', rateLimits.confirmEmail, byAccount);
  app.put<{ Body: ChangeEmailInput }>(
    authPaths.changeEmail,
    {
      schema: {
        tags,
        summary: 'Ask for a link that gives the account another email address',
        security,
        body: changeEmailSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 422, 429) },
      },
      onRequest: requireUser,
    },
    async (request, reply): Promise<MessageAnswer> => {
      const { email, current_password } = request.body;
      const account = await checkPassword(deps, request, reply, current_password);
      await limitMails(request, reply);
      await requestEmailChange(changeDeps, account, email);
      return { message: `Open the link that we sent to ${email}. It is good for one hour.` };
    },
  );

  app.post<{ Body: ConfirmEmailChangeInput }>(
    authPaths.confirmEmailChange,
    {
      schema: {
        tags,
        summary: 'Use another email address, by the link that was sent to it',
        body: confirmEmailChangeSchema,
        response: { 200: emailChangedSchema, ...refusals(409, 422, 429) },
      },
      onRequest: limitRate(db, 'confirm e-mail', rateLimits.confirmEmailPerNetwork),
    },
    async ({ body }): Promise<EmailChangedAnswer> => {
      const { id, email } = await confirmEmailChange(changeDeps, body.token);
      return { message: `Your email address is ${email} now. Log in with it from now on.`, _id: id, email };
    },
  );
}
