import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type AuthenticatorAnswer,
  type AuthenticatorConfirmed,
  type NewAuthenticator,
  secondStepPaths,
} from '@gallery/shared/contract/log-in/second-step';
import {
  authenticatorConfirmedSchema,
  authenticatorSchema,
  newAuthenticatorSchema,
} from '@gallery/shared/contract/log-in/second-step.schema';
import {
  type BeginAuthenticatorInput,
  beginAuthenticatorSchema,
  type ConfirmAuthenticatorInput,
  confirmAuthenticatorSchema,
  type RemoveAuthenticatorInput,
  type RenewCodesInput,
  removeAuthenticatorSchema,
  secondStepFormSchema,
} from '@gallery/shared/contract/log-in/second-step-input.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { byAccount, requireUser, sessionOf } from '../../../http/authentication';
import { limitFailures } from '../../../http/rate-limit/failure-limit';
import type { Rate } from '../../../http/rate-limit/rate-limit';
import type { LogInRates } from '../../auth/accounts/account-key';
import { checkOwnPassword, ownAccount } from '../check-password';
import { beginAuthenticator, readAuthenticator } from './authenticator';
import { type ConfirmDeps, confirmAuthenticator, refuseCode, wrongFirstCode } from './confirm-authenticator';
import { removeAuthenticator } from './remove-authenticator';
import { renewRecoveryCodes } from './renew-recovery-codes';

type AuthenticatorDeps = ConfirmDeps & { rateLimits: LogInRates & { codePerAccount: Rate } };

const common = { tags: ['Account'], security: [{ token: [] }] };

export const authenticatorRoutes: FastifyPluginAsync<AuthenticatorDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser);
  addSetup(app, deps);
  addChanges(app, deps);
};

/** A second step turns on with the first code of an app. */
function addSetup(app: FastifyInstance, deps: AuthenticatorDeps): void {
  const { db, tokenSecrets } = deps;

  app.get(
    secondStepPaths.authenticator,
    {
      schema: {
        ...common,
        summary: "Whether the caller's log-in has a second step",
        response: { 200: authenticatorSchema, ...refusals(401) },
      },
    },
    (request): Promise<AuthenticatorAnswer> => readAuthenticator(db, byAccount(request)),
  );

  app.post<{ Body: BeginAuthenticatorInput }>(
    secondStepPaths.authenticator,
    {
      schema: {
        ...common,
        summary: 'Make a key for an authenticator app',
        body: beginAuthenticatorSchema,
        response: { 200: newAuthenticatorSchema, ...refusals(401, 409, 422, 429) },
      },
    },
    async (request, reply): Promise<NewAuthenticator> => {
      const account = await checkOwnPassword(deps, request, reply, request.body.current_password);
      return beginAuthenticator(db, tokenSecrets, account);
    },
  );

  app.post<{ Body: ConfirmAuthenticatorInput }>(
    secondStepPaths.confirm,
    {
      schema: {
        ...common,
        summary: 'Turn the second step on with a code of the app, and end all other sessions',
        body: confirmAuthenticatorSchema,
        response: { 200: authenticatorConfirmedSchema, ...refusals(401, 409, 422, 429) },
      },
    },
    async (request, reply): Promise<AuthenticatorConfirmed> => {
      const account = await ownAccount(db, request);
      const typed = { code: request.body.code, sessionId: sessionOf(request).id };
      const codes = await limited(deps, request, reply, () => confirmAuthenticator(deps, account, typed));
      return {
        message: 'Your log-in has a second step now.',
        recovery_codes: codes ?? refuseCode(wrongFirstCode),
      };
    },
  );
}

/** Its owner turns it off, or replaces the recovery codes. */
function addChanges(app: FastifyInstance, deps: AuthenticatorDeps): void {
  app.post<{ Body: RemoveAuthenticatorInput }>(
    secondStepPaths.remove,
    {
      schema: {
        ...common,
        summary: 'Turn the second step off with the password and a code',
        body: removeAuthenticatorSchema,
        response: { 200: messageSchema, ...refusals(401, 422, 429) },
      },
    },
    async (request, reply): Promise<MessageAnswer> => {
      const { current_password, code } = request.body;
      const account = await checkOwnPassword(deps, request, reply, current_password);
      const removed = await limited(deps, request, reply, () => removeAuthenticator(deps, account, code));
      if (!removed) refuseCode();
      return { message: 'Your log-in needs only your password now.' };
    },
  );

  app.post<{ Body: RenewCodesInput }>(
    secondStepPaths.recoveryCodes,
    {
      schema: {
        ...common,
        summary: 'Replace all recovery codes, with a code of the app or a recovery code',
        body: secondStepFormSchema,
        response: { 200: authenticatorConfirmedSchema, ...refusals(401, 422, 429) },
      },
    },
    async (request, reply): Promise<AuthenticatorConfirmed> => {
      const account = await ownAccount(deps.db, request);
      const codes = await limited(deps, request, reply, () =>
        renewRecoveryCodes(deps, account, request.body.code),
      );
      return { message: 'Your recovery codes are new.', recovery_codes: codes ?? refuseCode() };
    },
  );
}

/** Counts wrong codes of the account. */
function limited<Result>(
  { db, rateLimits }: AuthenticatorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: () => Promise<Result | null>,
) {
  const key = `second step ${byAccount(request)}`;
  return limitFailures(db, reply, [{ key, rate: rateLimits.codePerAccount }], attempt);
}
