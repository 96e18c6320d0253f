import { peoplePaths } from '@gallery/shared/contract/people/people';
import type {
  DueNotesAnswer,
  NoteSavedAnswer,
  PeopleAnswer,
  PersonAnswer,
} from '@gallery/shared/contract/people/people.schema';
import type { ChangeNoteInput, NoteInput } from '@gallery/shared/contract/people/people-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const peopleQueries = {
  all: queryKeys.people,
  list: (query: { q?: string; cursor?: string }) =>
    queryOptions({
      queryKey: [...peopleQueries.all, 'list', query],
      queryFn: ({ signal }) => getJson<PeopleAnswer>(peoplePaths.list, { query, signal }),
      placeholderData: (before) => before,
      staleTime: 0,
    }),
  /** Returns `null` for an unknown id. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...peopleQueries.all, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<PersonAnswer>(peoplePaths.one(id), signal),
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
