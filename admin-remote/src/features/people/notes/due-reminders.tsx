import type { DueNotesAnswer } from '@gallery/shared/contract/people/people.schema';
import { adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { NoteItem, NoteList } from '../../../ui/notes/notes-panel';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { peopleQueries } from '../people.queries';
import styles from './notes.module.css';
import { DoneButton, ReminderState } from './person-note-item';

/** Shows nothing on a day without reminders. */
export function DueReminders() {
  const { data } = useQuery(peopleQueries.due);
  if (!data || data.due.length === 0) return null;
  return (
    <Panel heading="Reminders">
      <PanelBody>
        <NoteList>
          {data.due.map((due) => (
            <Reminder key={due.note._id} due={due} />
          ))}
        </NoteList>
      </PanelBody>
    </Panel>
  );
}

function Reminder({ due: { note, person } }: { due: DueNotesAnswer['due'][number] }) {
  const text = (
    <>
      <Link className="link" to={adminPersonPath(person._id)}>
        {person.name}
      </Link>
      : {note.text}
    </>
  );
  return (
    <NoteItem state={<ReminderState day={note.due_on ?? ''} isDone={false} />} text={text}>
      <div className={styles.actions}>
        <DoneButton personId={person._id} note={note} />
      </div>
    </NoteItem>
  );
}
