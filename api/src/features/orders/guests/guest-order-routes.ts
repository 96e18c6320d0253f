import { signedInSchema } from '@gallery/shared/contract/account/user.schema';
import { type GuestOrderAnswer, guestPaths } from '@gallery/shared/contract/guests/guest';
import { guestOrderSchema } from '@gallery/shared/contract/guests/guest.schema';
import {
  type GuestAccountInput,
  guestAccountSchema,
} from '@gallery/shared/contract/guests/guest-input.schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { HttpError } from '../../../http/answers/http-error';
import { tokenOf } from '../../../http/authentication';
import { limitRate, type Rate } from '../../../http/rate-limit/rate-limit';
import type { SignedIds } from '../../../http/signed-ids';
import type { RegisterDeps } from '../../auth/accounts/register';
import { originOf } from '../../auth/sessions/session-origin';
import { guestOf } from '../../guests/confirm-guest';
import { type GuestRow, guests } from '../../guests/guest.table';
import { readGuest } from '../../guests/guest-sessions';
import { readerOf, requireReader } from '../buyer/require-buyer';
import { orderNotFound, ownOrder } from '../order-access';
import { readOrder } from '../reading/read-orders';
import { makeGuestAccount } from './make-guest-account';

type GuestOrderDeps = RegisterDeps & {
  orderLinks: SignedIds;
  rateLimits: Readonly<Record<'register', Rate>>;
};

const tags = ['Guests'];

export const guestOrderRoutes: FastifyPluginAsync<GuestOrderDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  linkRoute(app, deps);
  accountRoute(app, deps);
};

function linkRoute(app: FastifyInstance, { db, orderLinks }: GuestOrderDeps): void {
  app.get<{ Params: { id: string } }>(
    '/order/:id/guest',
    {
      schema: {
        tags,
        summary: 'The order of a guest or a signed link, and its buyer',
        security: [{ token: [] }],
        response: { 200: guestOrderSchema, ...refusals(401, 404) },
      },
      onRequest: requireReader({ db, orderLinks }),
    },
    async (request): Promise<GuestOrderAnswer> => {
      const order = await ownOrder(db, request.params.id, readerOf(request));
      const guest = await guestById(db, order.guestId ?? '');
      return { order: await readOrder(db, order), guest: guestOf(guest) };
    },
  );
}

function accountRoute(app: FastifyInstance, deps: GuestOrderDeps): void {
  app.post<{ Body: GuestAccountInput }>(
    guestPaths.account,
    {
      schema: {
        tags,
        summary: 'Make an account of a confirmed guest, with all orders of the address',
        body: guestAccountSchema,
        response: { 201: signedInSchema, ...refusals(401, 409, 422, 429) },
      },
      onRequest: limitRate(deps.db, 'register', deps.rateLimits.register),
    },
    async (request, reply) => {
      const token = tokenOf(request.headers.authorization, 'Guest');
      const guest = token && (await readGuest(deps.db, token));
      if (!guest) throw new HttpError(401, 'Your confirmation has ended. Confirm your email address again.');
      const data = await makeGuestAccount(deps, guest, {
        password: request.body.password,
        origin: originOf(request),
      });
      return reply.code(201).send({ message: `Welcome, ${data.user.firstname}!`, data });
    },
  );
}

async function guestById(db: Database, id: string): Promise<GuestRow> {
  const [guest] = id ? await db.select().from(guests).where(eq(guests.id, id)) : [];
  if (!guest) throw orderNotFound();
  return guest;
}
