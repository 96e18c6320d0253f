import {
  activityPaths,
  type OwnAccountAnswer,
  type OwnBookingsAnswer,
  type OwnEnquiriesAnswer,
  ownAccountPath,
} from '@gallery/shared/contract/account/account';
import {
  ownAccountSchema,
  ownBookingsSchema,
  ownEnquiriesSchema,
} from '@gallery/shared/contract/account/account.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { byAccount, requireUser, sessionOf } from '../../http/authentication';
import type { BookingDeps } from '../events/booking/book';
import { cancelOwnBooking, listOwnBookings, listOwnEnquiries } from './activity';

const tags = ['Account'];
const security = [{ token: [] }];

export const accountRoutes: FastifyPluginAsync<BookingDeps> = async (app, deps) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser);

  app.get(
    ownAccountPath,
    {
      schema: {
        tags,
        summary: "The caller's account",
        security,
        response: { 200: ownAccountSchema, ...refusals(401) },
      },
    },
    async (request): Promise<OwnAccountAnswer> => ({ user: sessionOf(request).user }),
  );

  app.get(
    activityPaths.bookings,
    {
      schema: {
        tags,
        summary: "The caller's bookings, the next one first",
        security,
        response: { 200: ownBookingsSchema, ...refusals(401) },
      },
    },
    async (request): Promise<OwnBookingsAnswer> => ({
      bookings: await listOwnBookings(deps.db, byAccount(request)),
    }),
  );

  app.post<{ Params: { id: string } }>(
    '/account/bookings/:id/cancel',
    {
      schema: {
        tags,
        summary: "Cancel one of the caller's bookings",
        security,
        response: { 200: messageSchema, ...refusals(401, 404, 409) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await cancelOwnBooking(deps, byAccount(request), request.params.id);
      return { message: 'Your booking is canceled.' };
    },
  );

  app.get(
    activityPaths.enquiries,
    {
      schema: {
        tags,
        summary: 'What the caller wrote to the gallery, newest first',
        security,
        response: { 200: ownEnquiriesSchema, ...refusals(401) },
      },
    },
    async (request): Promise<OwnEnquiriesAnswer> => ({
      enquiries: await listOwnEnquiries(deps.db, byAccount(request)),
    }),
  );
};
