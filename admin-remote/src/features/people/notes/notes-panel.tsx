import type { PersonNote } from '@gallery/shared/contract/people/people.schema';
import { type NoteInput, noteInputSchema } from '@gallery/shared/contract/people/people-input.schema';
import { Form, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { addNote, peopleQueries } from '../people.queries';
import { NoteItem } from './note-item';
import styles from './notes.module.css';

/** Open reminders come first, then everything by its time. */
export function NotesPanel({ personId, notes }: { personId: string; notes: PersonNote[] }) {
  const open = notes
    .filter(isOpen)
    .sort((one, other) => String(one.due_on).localeCompare(String(other.due_on)));
  const rest = notes.filter((note) => !isOpen(note));
  return (
    <Panel heading="Notes" tools={<span className={styles.hint}>Staff only</span>}>
      <PanelBody>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {open.concat(rest).map((note) => (
              <NoteItem key={note._id} personId={personId} note={note} />
            ))}
          </ul>
        )}
        <NoteForm personId={personId} />
      </PanelBody>
    </Panel>
  );
}

function isOpen({ due_on, done_at }: PersonNote): boolean {
  return due_on !== null && done_at === null;
}

function NoteForm({ personId }: { personId: string }) {
  const [written, setWritten] = useState(0);
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: NoteInput) {
    const { message } = await addNote(personId, input);
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: peopleQueries.all });
    setWritten(written + 1);
  }

  return (
    <Form
      key={written}
      aria-label="Write a note"
      schema={noteInputSchema}
      initialValues={{ text: '', due_on: '' }}
      onSubmit={save}
    >
      <TextAreaField name="text" label="New note" rows={3} wide />
      <TextField name="due_on" label="Remind us on (optional)" type="date" wide />
      <SubmitButton kind="secondary">Add note</SubmitButton>
    </Form>
  );
}
