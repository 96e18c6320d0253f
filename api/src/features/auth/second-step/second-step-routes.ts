import { signedInSchema } from '@gallery/shared/contract/account/user.schema';
import { secondStepPaths } from '@gallery/shared/contract/log-in/second-step';
import {
  type SecondStepInput,
  secondStepSchema,
} from '@gallery/shared/contract/log-in/second-step-input.schema';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { FieldError } from '../../../http/answers/http-error';
import { limitFailures } from '../../../http/rate-limit/failure-limit';
import { byAddress, type Rate } from '../../../http/rate-limit/rate-limit';
import { logSuccess } from '../../../http/security-log';
import { originOf } from '../sessions/session-origin';
import { endReplacedSession } from '../sessions/sessions';
import { findWaiting } from '../waiting-log-in';
import { type FinishDeps, finishLogIn, logInEnded } from './finish-log-in';

export type SecondStepDeps = FinishDeps & {
  rateLimits: Readonly<Record<'logInPerAddress' | 'codePerAccount', Rate>>;
};

export function secondStepRoute(app: FastifyInstance, deps: SecondStepDeps): void {
  const { db, rateLimits } = deps;
  app.post<{ Body: SecondStepInput }>(
    secondStepPaths.logIn,
    {
      schema: {
        tags: ['Account'],
        summary: 'Finish a log-in with the code of an app, or with a recovery code',
        body: secondStepSchema,
        response: { 200: signedInSchema, ...refusals(401, 422, 429) },
      },
    },
    async (request, reply) => {
      const { ticket, code } = request.body;
      const waiting = await findWaiting(db, ticket);
      if (!waiting) throw logInEnded();
      const limits = [
        { key: `second step ${byAddress(request)}`, rate: rateLimits.logInPerAddress },
        { key: `second step ${waiting.userId}`, rate: rateLimits.codePerAccount, account: waiting.userId },
      ];
      const typed = { code, origin: originOf(request) };
      const data = await limitFailures(db, reply, limits, () => finishLogIn(deps, waiting, typed));
      if (!data) throw new FieldError(422, 'code', wrongCode);
      await endReplacedSession(db, request);
      logSuccess(request, 'a log-in succeeded', { account: waiting.userId, factor: 'second step' });
      return { message: `Welcome back, ${data.user.firstname}!`, data };
    },
  );
}

export const wrongCode = 'This code is wrong or used. Wait for the next one, or use a recovery code.';
