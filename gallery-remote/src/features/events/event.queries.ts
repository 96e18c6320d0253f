import { idempotencyHeader } from '@gallery/shared/contract/orders/order';
import { eventPaths } from '@gallery/shared/contract/programme/event';
import type {
  BookedAnswer,
  BookingAnswer,
  EventsAnswer,
  GalleryEvent,
  SessionsAnswer,
} from '@gallery/shared/contract/programme/event.schema';
import type { BookingInput } from '@gallery/shared/contract/programme/event-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const eventQueries = {
  all: () => queryOptions({ queryKey: ['events'], queryFn: ({ signal }) => fetchEvents(signal) }),

  /** Reads all events. The page carries only the rows of the landing. */
  landing: () =>
    queryOptions({
      queryKey: ['events', 'landing'],
      queryFn: async ({ signal }) => landingEvents(await fetchEvents(signal)),
    }),

  /** Returns the days that guests can book. An API of the previous release knows none. */
  sessions: (id: string) =>
    queryOptions({
      queryKey: ['events', id, 'sessions'],
      queryFn: async ({ signal }) =>
        (await getJsonOrNull<SessionsAnswer>(eventPaths.sessions(id), signal))?.sessions ?? [],
    }),

  /** Reads a booking by the token of an email's link. Returns `null` for an unknown token. */
  booking: (token: string) =>
    queryOptions({
      queryKey: ['bookings', token],
      queryFn: ({ signal }) => getJsonOrNull<BookingAnswer>(eventPaths.booking(token), signal),
      staleTime: 0,
      gcTime: 0,
    }),
};

async function fetchEvents(signal: AbortSignal): Promise<GalleryEvent[]> {
  return (await getJson<EventsAnswer>(eventPaths.list, { signal })).events;
}

/** A curator chooses events for the landing. The next ones always appear. */
function landingEvents(events: GalleryEvent[]) {
  const coming = events
    .filter(({ passed, current }) => !passed && !current)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  const past = events.filter(({ passed, on_landing }) => passed && on_landing);
  return {
    next: coming.filter(({ on_landing }, place) => on_landing || place < maxNext).map(rowOf),
    past: past.map(rowOf),
  };
}

const maxNext = 3;

export type LandingEvent = Pick<GalleryEvent, '_id' | 'title' | 'starts_at' | 'place' | 'label' | 'passed'>;

function rowOf({ _id, title, starts_at, place, label, passed }: GalleryEvent): LandingEvent {
  return { _id, title, starts_at, place, label, passed };
}

/** The same key books once. */
export function sendBooking(eventId: string, input: BookingInput, key: string): Promise<BookedAnswer> {
  const headers = { [idempotencyHeader]: key };
  return sendJson<BookedAnswer>('POST', eventPaths.book(eventId), input, { headers });
}

export function cancelBooking(token: string): Promise<BookedAnswer> {
  return sendJson<BookedAnswer>('POST', eventPaths.cancelBooking(token), {});
}
