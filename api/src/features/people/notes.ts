import { randomUUID } from 'node:crypto';
import { maxNotesOfPerson } from '@gallery/shared/contract/people/people';
import type { PersonNote } from '@gallery/shared/contract/people/people.schema';
import type { ChangeNoteInput, NoteInput } from '@gallery/shared/contract/people/people-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { people } from '../users/person.table';
import { users } from '../users/user.table';
import { findPerson } from './people';
import { personNotes } from './person-note.table';

export type NoteRow = typeof personNotes.$inferSelect;

export function noteOf({ id, text, byName, createdAt, dueOn, doneAt }: NoteRow): PersonNote {
  const [at, done_at] = [createdAt.toISOString(), doneAt?.toISOString() ?? null];
  return { _id: id, text, by: byName, at, due_on: dueOn, done_at };
}

/** Adds a note, or a reminder if it has a day. Throws a 409 for a person with too many notes. */
export async function addNote(
  db: Database,
  personId: string,
  { text, due_on: dueOn }: NoteInput,
  by: string,
): Promise<PersonNote> {
  const { id } = await findPerson(db, personId);
  return db.transaction(async (tx) => {
    await refusePastDay(tx, dueOn);
    // Locked, so that notes of the same moment are counted.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update');
    const written = await tx.$count(personNotes, eq(personNotes.personId, id));
    if (written >= maxNotesOfPerson)
      throw new HttpError(409, `A person has at most ${maxNotesOfPerson} notes. Remove old ones first.`);
    const byName = sql`(
      SELECT concat_ws(' ', ${users.firstname}, ${users.lastname}) FROM ${users} WHERE ${users.id} = ${by}
    )`;
    const [note] = await tx
      .insert(personNotes)
      .values({ id: randomUUID(), personId: id, text, dueOn, byUser: by, byName })
      .returning();
    if (!note) throw new Error('The note was not saved.');
    return noteOf(note);
  });
}

/** Marks a reminder as done or not, or moves it. Throws a 404 for another person's note, and a 422 for a past day. */
export async function changeNote(
  db: Database,
  { personId, noteId }: NoteIds,
  { done, due_on: dueOn }: ChangeNoteInput,
): Promise<PersonNote> {
  const note = await findNote(db, { personId, noteId });
  await refusePastDay(db, dueOn);
  if (done && !note.dueOn && !dueOn) throw new FieldError(422, 'done', 'Only a reminder can be done.');
  const [changed] = await db
    .update(personNotes)
    .set({
      dueOn,
      doneAt: done === undefined ? undefined : doneTime(done),
    })
    .where(isNote({ personId, noteId }))
    .returning();
  if (!changed) throw unknownNote();
  return noteOf(changed);
}

/** Throws a 404 for another person's note. */
export async function removeNote(db: Database, ids: NoteIds): Promise<void> {
  await findNote(db, ids);
  await db.delete(personNotes).where(isNote(ids));
}

type NoteIds = { personId: string; noteId: string };

const isNote = ({ personId, noteId }: NoteIds) =>
  and(eq(personNotes.id, noteId), eq(personNotes.personId, personId));

const unknownNote = () => new HttpError(404, 'No note with this id.');

async function findNote(db: Database, ids: NoteIds): Promise<NoteRow> {
  const areIds = idPattern.test(ids.personId) && idPattern.test(ids.noteId);
  const [note] = areIds ? await db.select().from(personNotes).where(isNote(ids)) : [];
  if (!note) throw unknownNote();
  return note;
}

const doneTime = (done: boolean) => (done ? sql`coalesce(${personNotes.doneAt}, now())` : null);

/** Uses the database's clock and the day of Lagos. */
export const today = sql`(now() AT TIME ZONE 'Africa/Lagos')::date`;

async function refusePastDay(db: Database, day: string | undefined): Promise<void> {
  if (day === undefined) return;
  const [row] = await rowsOf<{ past: boolean }>(db, sql`SELECT ${day}::date < ${today} AS past`);
  const message = 'Choose today or a later day.';
  if (row?.past) throw new FieldError(422, 'due_on', message);
}
