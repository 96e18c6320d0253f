import {
  type BookedAnswer,
  type BookingAnswer,
  type EventsAnswer,
  eventPaths,
  type SessionsAnswer,
} from '@gallery/shared/contract/programme/event';
import type { BookingInput } from '@gallery/shared/contract/programme/event-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const eventQueries = {
  all: () =>
    queryOptions({
      queryKey: ['events'],
      queryFn: async ({ signal }) => (await getJson<EventsAnswer>(eventPaths.list, { signal })).events,
    }),

  /** Returns the days that guests can book. An API of the previous release knows none. */
  sessions: (id: string) =>
    queryOptions({
      queryKey: ['events', id, 'sessions'],
      queryFn: async ({ signal }) =>
        (await getJsonOrNull<SessionsAnswer>(eventPaths.sessions(id), signal))?.sessions ?? [],
    }),

  /** Reads a booking by the token of an e-mail's link. Returns `null` for an unknown token. */
  booking: (token: string) =>
    queryOptions({
      queryKey: ['bookings', token],
      queryFn: ({ signal }) => getJsonOrNull<BookingAnswer>(eventPaths.booking(token), signal),
      staleTime: 0,
      gcTime: 0,
    }),
};

export function sendBooking(eventId: string, input: BookingInput): Promise<BookedAnswer> {
  return sendJson<BookedAnswer>('POST', eventPaths.book(eventId), input);
}

export function cancelBooking(token: string): Promise<BookedAnswer> {
  return sendJson<BookedAnswer>('POST', eventPaths.cancelBooking(token), {});
}
