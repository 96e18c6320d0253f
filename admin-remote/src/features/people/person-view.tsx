import type { PersonAnswer, PersonNote } from '@gallery/shared/contract/people/people.schema';
import { noteInputSchema } from '@gallery/shared/contract/people/people-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { TextField } from '@gallery/shared/forms';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { NoteForm } from '../../ui/notes/note-form';
import { NotesPanel } from '../../ui/notes/notes-panel';
import { TwoColumns } from '../../ui/page/panel';
import { PersonActivity } from './activity/person-activity';
import { DuePanel, isDue } from './notes/due-panel';
import { PersonNoteItem } from './notes/person-note-item';
import { addNote, peopleQueries } from './people.queries';
import { PersonContact } from './person-contact';
import { BookingsOfPerson, MessagesPanel } from './person-messages';
import { PersonTrade } from './person-trade';
import styles from './person-view.module.css';

export function PersonView({ of }: { of: PersonAnswer }) {
  const due = of.notes.filter(isDue).reverse();
  const notes = of.notes.filter((note) => !isDue(note));
  return (
    <>
      <DuePanel personId={of.person._id} notes={due} />
      <PersonTiles of={of} />
      <TwoColumns
        main={
          <>
            <PersonTrade of={of} />
            <MessagesPanel messages={of.messages} />
            <BookingsOfPerson bookings={of.bookings} />
            <PersonActivity personId={of.person._id} />
          </>
        }
        side={
          <>
            <PersonNotes personId={of.person._id} notes={notes} />
            <PersonContact person={of.person} />
          </>
        }
      />
    </>
  );
}

function PersonTiles({ of: { person } }: { of: PersonAnswer }) {
  const { bought, strikes, lots, sent } = person;
  return (
    <div className={styles.tiles}>
      <Tile name="Bought" note={countOf(bought.count, 'work')}>
        <Price amount={bought.amount} />
      </Tile>
      <Tile name="Lots with bids" note={strikesText(strikes)}>
        {lots}
      </Tile>
      <Tile name="Open messages" note={`of ${sent.count}`}>
        {sent.open}
      </Tile>
    </div>
  );
}

function strikesText(strikes: number): string {
  if (strikes === 0) return 'No strike';
  return countOf(strikes, 'strike');
}

function Tile({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <section className={styles.tile} aria-label={name}>
      <div className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.note}>{note}</span>
      </div>
      <p className={styles.value}>{children}</p>
    </section>
  );
}

/** Open reminders come first, then everything by its time. */
function PersonNotes({ personId, notes }: { personId: string; notes: PersonNote[] }) {
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
