import type { PersonNote } from '@gallery/shared/contract/people/people.schema';
import { noteInputSchema } from '@gallery/shared/contract/people/people-input.schema';
import { TextField } from '@gallery/shared/forms';
import { NoteForm } from '../../../ui/notes/note-form';
import { NotesPanel } from '../../../ui/notes/notes-panel';
import { addNote, peopleQueries } from '../people.queries';
import { PersonNoteItem } from './person-note-item';

/** Open reminders come first, then everything by its time. */
export function PersonNotes({ personId, notes }: { personId: string; notes: PersonNote[] }) {
  const open = notes
    .filter(isOpen)
    .sort((one, other) => String(one.due_on).localeCompare(String(other.due_on)));
  const rest = notes.filter((note) => !isOpen(note));
  const form = (
    <NoteForm
      schema={noteInputSchema}
      initialValues={{ text: '', due_on: '' }}
      save={(input) => addNote(personId, input)}
      invalidates={peopleQueries.all}
    >
      <TextField name="due_on" label="Remind us on (optional)" type="date" wide />
    </NoteForm>
  );
  return (
    <NotesPanel notes={open.concat(rest)} form={form}>
      {(note) => <PersonNoteItem key={note._id} personId={personId} note={note} />}
    </NotesPanel>
  );
}

function isOpen({ due_on, done_at }: PersonNote): boolean {
  return due_on !== null && done_at === null;
}
