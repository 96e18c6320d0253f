import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { PersonNotes } from './notes/person-notes';
import { PersonContact } from './person-contact';
import { BookingsOfPerson, MessagesPanel } from './person-messages';
import styles from './person-page.module.css';
import { PersonTiles } from './person-tiles';
import { PersonTrade } from './person-trade';

export function PersonView({ of }: { of: PersonAnswer }) {
  return (
    <>
      <PersonTiles of={of} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonTrade of={of} />
          <MessagesPanel messages={of.messages} />
          <BookingsOfPerson bookings={of.bookings} />
        </div>
        <div className={styles.column}>
          <PersonNotes personId={of.person._id} notes={of.notes} />
          <PersonContact person={of.person} />
        </div>
      </div>
    </>
  );
}
