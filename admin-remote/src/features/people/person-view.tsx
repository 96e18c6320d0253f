import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { TwoColumns } from '../../ui/page/two-columns';
import { PersonActivity } from './activity/person-activity';
import { DuePanel, isDue } from './notes/due-panel';
import { PersonNotes } from './notes/person-notes';
import { PersonContact } from './person-contact';
import { BookingsOfPerson, MessagesPanel } from './person-messages';
import { PersonTiles } from './person-tiles';
import { PersonTrade } from './person-trade';

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
