import type { DoorGuest } from '@gallery/shared/contract/programme/door/door.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import control from '@gallery/shared/ui/controls/control.module.css';
import { useState } from 'react';
import { Panel } from '../../../../ui/page/panel';
import { ChoiceChips } from '../../../../ui/selection/choice-chips';
import { countGuests, type GuestGroup, guestGroups, guestsIn } from '../guests-of-day';
import styles from './guest-list.module.css';
import { GuestRow } from './guest-row';

type GuestListProps = {
  guests: readonly DoorGuest[];
  readAt: string;
  onLetIn: (guest: DoorGuest, places: number) => Promise<void>;
};

export function GuestList({ guests, readAt, onLetIn }: GuestListProps) {
  const [group, setGroup] = useState<GuestGroup>('Expected');
  const [search, setSearch] = useState('');
  const { booked, arrived } = countGuests(guests);
  const shown = guestsIn(guests, search ? 'All' : group, search);
  const choices = guestGroups.map((value) => ({
    value,
    label: `${value} ${guestsIn(guests, value, '').length}`,
  }));
  return (
    <Panel
      heading="Guests"
      tools={
        <p className={styles.facts}>
          {booked} booked, {arrived} arrived
        </p>
      }
    >
      <div className={styles.tools}>
        <input
          type="search"
          className={`${control.control} ${styles.search}`}
          aria-label="Find a guest"
          placeholder="Name, email, or code"
          maxLength={100}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ChoiceChips label="Show" hidesLabel choices={choices} value={group} onChoose={setGroup} />
      </div>
      <ul className={styles.guests}>
        {shown.map((guest) => (
          <GuestRow key={guest._id} guest={guest} onLetIn={onLetIn} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={styles.foot}>
          {search ? 'Nobody with this name or code' : emptyTexts[booked === 0 ? 'All' : group]}
        </p>
      )}
      <p className={styles.foot}>Saved on this phone at {formatTime(readAt)}. Works offline.</p>
    </Panel>
  );
}

const emptyTexts: Record<GuestGroup, string> = {
  Expected: 'Everybody has arrived',
  Arrived: 'Nobody has arrived yet',
  All: 'No bookings yet',
};
