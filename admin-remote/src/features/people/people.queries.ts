import { peoplePaths } from '@gallery/shared/contract/people/people';
import type {
  DueNotesAnswer,
  NoteSavedAnswer,
  PeopleAnswer,
  PersonActivityAnswer,
  PersonAnswer,
} from '@gallery/shared/contract/people/people.schema';
import type { ChangeNoteInput, NoteInput } from '@gallery/shared/contract/people/people-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

const rowsPerPage = 100;
const freshMs = 30_000;

export const peopleQueries = {
  all: queryKeys.people,
  rows: (query: { q?: string }) =>
    infiniteQueryOptions({
      queryKey: [...peopleQueries.all, 'rows', query],
      queryFn: ({ pageParam: cursor, signal }) =>
        getJson<PeopleAnswer>(peoplePaths.list, { query: { ...query, limit: rowsPerPage, cursor }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
      // Back shows the rows at once, at the place where the user left them.
      staleTime: freshMs,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...peopleQueries.all, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<PersonAnswer>(peoplePaths.one(id), signal),
      staleTime: 0,
    }),
  /** Returns `null` if the API is of the release before. */
  activity: (id: string) =>
    queryOptions({
      queryKey: [...peopleQueries.all, 'activity', id],
      queryFn: ({ signal }) => getJsonOrNull<PersonActivityAnswer>(peoplePaths.activity(id), signal),
      staleTime: 0,
    }),
  /** Returns `null` if the API is of the release before. */
  due: queryOptions({
    queryKey: [...queryKeys.people, 'due'],
    queryFn: ({ signal }) => getJsonOrNull<DueNotesAnswer>(peoplePaths.due, signal),
    staleTime: 0,
  }),
};

export function addNote(personId: string, input: NoteInput): Promise<NoteSavedAnswer> {
  return sendJson<NoteSavedAnswer>('POST', peoplePaths.notes(personId), input);
}

export function endSessionsOf(personId: string): Promise<{ message: string }> {
  return sendJson<{ message: string }>('DELETE', peoplePaths.sessions(personId));
}

export type NoteOf = { personId: string; noteId: string };

export function changeNote({ personId, noteId }: NoteOf, input: ChangeNoteInput): Promise<NoteSavedAnswer> {
  return sendJson<NoteSavedAnswer>('PUT', peoplePaths.note(personId, noteId), input);
}

export function removeNote({ personId, noteId }: NoteOf): Promise<{ message: string }> {
  return sendJson<{ message: string }>('DELETE', peoplePaths.note(personId, noteId));
}
