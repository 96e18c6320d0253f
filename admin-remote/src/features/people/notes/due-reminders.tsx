import type { DueNotesAnswer } from '@gallery/shared/contract/people/people.schema';
import { adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { peopleQueries } from '../people.queries';
import { DoneButton, ReminderState } from './note-item';
import styles from './notes.module.css';

/** Shows nothing on a day without reminders. */
export function DueReminders() {
  const { data } = useQuery(peopleQueries.due);
  if (!data || data.due.length === 0) return null;
  return (
    <Panel heading="Reminders">
      <PanelBody>
        <ul className={styles.notes}>
          {data.due.map((due) => (
            <Reminder key={due.note._id} due={due} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

function Reminder({ due: { note, person } }: { due: DueNotesAnswer['due'][number] }) {
  return (
    <li className={styles.note}>
      <ReminderState day={note.due_on ?? ''} isDone={false} />
      <p className={styles.text}>
        <Link className="link" to={adminPersonPath(person._id)}>
          {person.name}
        </Link>
        : {note.text}
      </p>
      <div className={styles.actions}>
        <DoneButton personId={person._id} note={note} />
      </div>
    </li>
  );
}
