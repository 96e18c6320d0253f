import type { PersonNote } from '@gallery/shared/contract/people/people.schema';
import { lagosTime } from '@gallery/shared/domain/clock';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { NoteItem, NoteList, NoteSignature } from '../../../ui/notes/notes-panel';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { changeNote, peopleQueries } from '../people.queries';
import styles from './notes.module.css';
import { DoneButton, ReminderState } from './person-note-item';

type DuePanelProps = { personId: string; notes: PersonNote[] };

export function DuePanel({ personId, notes }: DuePanelProps) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.due}>
      <Panel heading={notes.length === 1 ? 'Reminder' : 'Reminders'}>
        <PanelBody>
          <NoteList>
            {notes.map((note) => (
              <NoteItem
                key={note._id}
                state={<ReminderState day={note.due_on ?? ''} isDone={false} />}
                text={note.text}
                signature={<NoteSignature by={note.by} at={note.at} />}
              >
                <div className={styles.actions}>
                  <DoneButton personId={personId} note={note} />
                  <TomorrowButton personId={personId} noteId={note._id} />
                </div>
              </NoteItem>
            ))}
          </NoteList>
        </PanelBody>
      </Panel>
    </div>
  );
}

function TomorrowButton({ personId, noteId }: { personId: string; noteId: string }) {
  const { isPending, mutate } = useAction({
    mutationFn: () => changeNote({ personId, noteId }, { due_on: dayAfter(1) }),
    invalidates: peopleQueries.all,
  });
  return (
    <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
      Move to tomorrow
    </Button>
  );
}

export function isDue({ due_on, done_at }: PersonNote): boolean {
  return due_on !== null && done_at === null && due_on <= dayAfter(0);
}

/** A day in Lagos, counted from today, such as '2026-11-27'. */
function dayAfter(days: number): string {
  return lagosTime(new Date(Date.now() + days * 86_400_000).toISOString()).slice(0, 10);
}
