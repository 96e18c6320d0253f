import type { CodeRequestAnswer } from '@gallery/shared/contract/account/user';
import { codeRequestSchema } from '@gallery/shared/contract/account/user.schema';
import { type GuestAnswer, guestPaths } from '@gallery/shared/contract/guests/guest';
import { guestAnswerSchema } from '@gallery/shared/contract/guests/guest.schema';
import {
  type ConfirmGuestInput,
  confirmGuestSchema,
  type GuestCodeInput,
  guestCodeSchema,
} from '@gallery/shared/contract/guests/guest-input.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { FieldError } from '../../http/answers/http-error';
import { limitFailures } from '../../http/rate-limit/failure-limit';
import { byAddress, limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { accountKey } from '../auth/accounts/account-key';
import { confirmGuest, guestOf } from './confirm-guest';
import { type GuestDeps, requestGuestCode } from './request-guest-code';

type GuestLimit =
  | 'recoveryPerDay'
  | 'recoveryPerAddress'
  | 'codePerAddress'
  | 'codePerAccount'
  | 'codeOverall';
export type GuestRouteDeps = GuestDeps & { rateLimits: Readonly<Record<GuestLimit, Rate>> };

const tags = ['Guests'];

/** A visitor without an account confirms an address, and then buys by the routes of orders. */
export const guestRoutes: FastifyPluginAsync<GuestRouteDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  codeRoute(app, deps);
  confirmRoute(app, deps);
};

function codeRoute(app: FastifyInstance, deps: GuestRouteDeps): void {
  const { db, rateLimits } = deps;
  app.post<{ Body: GuestCodeInput }>(
    guestPaths.code,
    {
      schema: {
        tags,
        summary: 'Ask for a code that confirms the address of a guest',
        body: guestCodeSchema,
        response: { 200: codeRequestSchema, ...refusals(422, 429) },
      },
      onRequest: limitRate(db, 'guest codes', rateLimits.recoveryPerAddress),
      preHandler: limitRate(db, 'guest codes of a day', rateLimits.recoveryPerDay, byEmailAndAddress),
    },
    async ({ body }): Promise<CodeRequestAnswer> => ({
      message: `A code is on its way to ${body.email}. It is good for 15 minutes.`,
      request: await requestGuestCode(deps, body.email),
    }),
  );
}

function confirmRoute(app: FastifyInstance, { db, tokenSecrets, rateLimits }: GuestRouteDeps): void {
  app.post<{ Body: ConfirmGuestInput }>(
    guestPaths.confirm,
    {
      schema: {
        tags,
        summary: 'Exchange a code for a token that only buys',
        body: confirmGuestSchema,
        response: { 200: guestAnswerSchema, ...refusals(422, 429) },
      },
    },
    async (request, reply): Promise<GuestAnswer> => {
      const limits = [
        { key: `guest code ${byAddress(request)}`, rate: rateLimits.codePerAddress },
        { key: `guest code ${byEmailAndAddress(request)}`, rate: rateLimits.codePerAccount },
        { key: 'guest code', rate: rateLimits.codeOverall },
      ];
      const confirm = () => confirmGuest(db, tokenSecrets, request.body);
      const confirmed = await limitFailures(db, reply, limits, confirm);
      if (!confirmed) throw new FieldError(422, 'code', wrongCode);
      const { guest, token, endsAt } = confirmed;
      const data = { token, ends_at: endsAt.toISOString(), guest: guestOf(guest) };
      return { message: 'Your email address is confirmed.', data };
    },
  );
}

const wrongCode = 'This code is wrong or no longer good. Check it, or ask for a new one.';

/** Counts by address too, so that a stranger's requests do not lock the owner out. */
function byEmailAndAddress(request: FastifyRequest): string {
  return `${byAddress(request)} ${accountKey((request.body as GuestCodeInput).email)}`;
}
