import type { PersonNote } from '@gallery/shared/contract/people/people.schema';
import type { ChangeNoteInput } from '@gallery/shared/contract/people/people-input.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { useState } from 'react';
import { NoteItem, NoteSignature } from '../../../ui/notes/notes-panel';
import { changeNote, peopleQueries, removeNote } from '../people.queries';
import styles from './notes.module.css';

export function PersonNoteItem({ personId, note }: { personId: string; note: PersonNote }) {
  const { text, by, at, due_on, done_at } = note;
  return (
    <NoteItem
      state={due_on && <ReminderState day={due_on} isDone={done_at !== null} />}
      text={text}
      signature={<NoteSignature by={by} at={at} />}
    >
      <div className={styles.actions}>
        {due_on && <DoneButton personId={personId} note={note} />}
        <RemoveButton personId={personId} noteId={note._id} />
      </div>
    </NoteItem>
  );
}

export function ReminderState({ day, isDone }: { day: string; isDone: boolean }) {
  return (
    <p className={styles.state}>
      <OrderDot status={isDone ? 'Delivered' : 'Pending'} className={styles.dot} />
      {isDone ? 'Done' : `Reminder for ${formatDay(`${day}T12:00:00Z`)}`}
    </p>
  );
}

export function DoneButton({ personId, note }: { personId: string; note: PersonNote }) {
  const isDone = note.done_at !== null;
  const { isPending, mutate } = useAction({
    mutationFn: (input: ChangeNoteInput) => changeNote({ personId, noteId: note._id }, input),
    invalidates: peopleQueries.all,
  });
  return (
    <Button kind="secondary" busy={isPending} onClick={() => mutate({ done: !isDone })}>
      {isDone ? 'Open again' : 'Mark as done'}
    </Button>
  );
}

function RemoveButton({ personId, noteId }: { personId: string; noteId: string }) {
  const [asks, setAsks] = useState(false);
  const { isPending, mutate } = useAction({
    mutationFn: () => removeNote({ personId, noteId }),
    invalidates: peopleQueries.all,
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        Remove
      </Button>
      {asks && (
        <Confirm
          question="Do you want to remove this note?"
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}
