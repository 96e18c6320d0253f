import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { peoplePaths } from '@gallery/shared/contract/people/people';
import {
  dueNotesSchema,
  type NoteSavedAnswer,
  noteSavedSchema,
  peopleSchema,
  personActivitySchema,
  personSchema,
} from '@gallery/shared/contract/people/people.schema';
import {
  type ChangeNoteInput,
  changeNoteSchema,
  type NoteInput,
  noteInputSchema,
  type PeopleQuery,
  peopleQuerySchema,
} from '@gallery/shared/contract/people/people-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { readActivity } from './activity/read-activity';
import { endSessionsOfPerson } from './end-sessions';
import { addNote, changeNote, removeNote } from './notes';
import { listPeople } from './people';
import { readDueNotes, readPerson } from './read-person';

const common = { tags: ['People'], security: [{ token: [] }] };

export const peopleRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'people');
  readRoutes(app, db);
  noteRoutes(app, db);
  sessionRoute(app, db);
};

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: PeopleQuery }>(
    peoplePaths.list,
    {
      schema: {
        ...common,
        summary: 'Everybody who has an account or wrote to the gallery, by name',
        querystring: peopleQuerySchema,
        response: { 200: peopleSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => listPeople(db, query),
  );

  app.get(
    peoplePaths.due,
    {
      schema: {
        ...common,
        summary: 'The reminders that are due',
        response: { 200: dueNotesSchema, ...refusals(401, 403) },
      },
    },
    () => readDueNotes(db),
  );

  app.get<{ Params: { id: string } }>(
    '/person/:id',
    {
      schema: {
        ...common,
        summary: 'One person with orders, bids, offers, messages, bookings, and notes',
        response: { 200: personSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => readPerson(db, params.id),
  );

  app.get<{ Params: { id: string } }>(
    '/person/:id/activity',
    {
      schema: {
        ...common,
        summary: 'What one person did, the newest first',
        response: { 200: personActivitySchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => readActivity(db, params.id),
  );
}

type OfNote = { Params: { id: string; note: string } };

function noteRoutes(app: FastifyInstance, db: Database): void {
  app.post<{ Params: { id: string }; Body: NoteInput }>(
    '/person/:id/notes',
    {
      schema: {
        ...common,
        summary: 'Write a note or a reminder about a person',
        body: noteInputSchema,
        response: { 200: noteSavedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<NoteSavedAnswer> => {
      const note = await addNote(db, request.params.id, request.body, sessionOf(request).user._id);
      return { message: note.due_on ? 'Reminder saved.' : 'Note saved.', note };
    },
  );

  app.put<OfNote & { Body: ChangeNoteInput }>(
    '/person/:id/notes/:note',
    {
      schema: {
        ...common,
        summary: 'Mark a reminder as done, or move it to another day',
        body: changeNoteSchema,
        response: { 200: noteSavedSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async ({ params, body }): Promise<NoteSavedAnswer> => {
      const note = await changeNote(db, { personId: params.id, noteId: params.note }, body);
      return { message: note.done_at ? 'Reminder done.' : 'Reminder saved.', note };
    },
  );

  app.delete<OfNote>(
    '/person/:id/notes/:note',
    {
      schema: {
        ...common,
        summary: 'Remove a note',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }) => {
      await removeNote(db, { personId: params.id, noteId: params.note });
      return { message: 'Note removed.' };
    },
  );
}

function sessionRoute(app: FastifyInstance, db: Database): void {
  app.delete<{ Params: { id: string } }>(
    '/person/:id/sessions',
    {
      schema: {
        ...common,
        summary: 'Log a person out everywhere; staff only by an owner',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      await endSessionsOfPerson(db, request.params.id, sessionOf(request).user);
      return { message: 'The person is logged out everywhere.' };
    },
  );
}
