import {
  activityPaths,
  type OwnBookingsAnswer,
  type OwnEnquiriesAnswer,
} from '@gallery/shared/contract/account/account';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const activityQueries = {
  bookings: (userId: string) =>
    queryOptions({
      queryKey: ['activity', userId, 'bookings'],
      queryFn: async ({ signal }) =>
        (await getJson<OwnBookingsAnswer>(activityPaths.bookings, { signal })).bookings,
    }),

  enquiries: (userId: string) =>
    queryOptions({
      queryKey: ['activity', userId, 'enquiries'],
      queryFn: async ({ signal }) =>
        (await getJson<OwnEnquiriesAnswer>(activityPaths.enquiries, { signal })).enquiries,
    }),
};

export function cancelOwnBooking(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', activityPaths.cancelBooking(id), {});
}
