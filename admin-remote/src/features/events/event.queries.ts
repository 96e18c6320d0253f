import { eventPaths } from '@gallery/shared/contract/programme/event';
import type {
  BookingsAnswer,
  EventSavedAnswer,
  EventsAnswer,
} from '@gallery/shared/contract/programme/event.schema';
import type { EventInput } from '@gallery/shared/contract/programme/event-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const adminEventQueries = {
  dependents: [queryKeys.public.events, queryKeys.adminEvents],

  list: () =>
    queryOptions({
      queryKey: [...queryKeys.adminEvents, 'list'],
      queryFn: ({ signal }) => getJson<EventsAnswer>(eventPaths.list, { signal }),
      staleTime: 0,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.adminEvents, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<BookingsAnswer>(eventPaths.bookings(id), signal),
      // A form must not start from cached values.
      staleTime: 0,
      gcTime: 0,
    }),

  bookings: (id: string, { cursor, q }: { cursor?: string; q?: string } = {}) =>
    queryOptions({
      queryKey: [...queryKeys.adminEvents, 'bookings', id, cursor, q],
      queryFn: ({ signal }) =>
        getJson<BookingsAnswer>(eventPaths.bookings(id), { query: { cursor, q }, signal }),
      placeholderData: (before) => before,
      staleTime: 0,
    }),
};

/** Reads how many guests a move tells now. The number is unknown to older APIs. */
export async function readGuestsToTell(id: string): Promise<BookingsAnswer['guests_to_tell']> {
  return (await getJson<BookingsAnswer>(eventPaths.bookings(id), { query: { limit: 1 } })).guests_to_tell;
}

/** The API expects `null` for an empty optional field. */
export function saveEvent(
  input: EventInput,
  edited?: { id: string; version: number | undefined },
): Promise<EventSavedAnswer> {
  const event = {
    ...input,
    opening_hours: input.opening_hours || null,
    img_url: input.img_url || null,
    visual_description: input.visual_description || null,
  };
  return edited
    ? sendJson<EventSavedAnswer>('PUT', eventPaths.one(edited.id), { ...event, version: edited.version })
    : sendJson<EventSavedAnswer>('POST', eventPaths.list, event);
}
