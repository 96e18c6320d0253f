import { boolean, type InferType, object } from 'yup';
import { day } from '../fields/day.schema';
import { recordsQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';
import { maxPersonNote } from './people';

export const peopleQuerySchema = recordsQuerySchema;
export type { RecordsQuery as PeopleQuery } from '../fields/list.schema';

const none = (sent: unknown) => (sent === '' || sent === null ? undefined : sent);

export const noteInputSchema = object({
  text: text(maxPersonNote, `The note must be at most ${maxPersonNote} characters`)
    .typeError('The note must be a text')
    .required('The note is empty'),
  due_on: day('The day').transform(none),
});
export type NoteInput = InferType<typeof noteInputSchema>;

const doneMessage = 'done must be true or false';

export const changeNoteSchema = object({
  done: boolean()
    .strict()
    .typeError(doneMessage)
    .when('due_on', ([day], done) => (day === undefined ? done.required(doneMessage) : done)),
  due_on: day('The day').transform(none),
});
export type ChangeNoteInput = InferType<typeof changeNoteSchema>;
