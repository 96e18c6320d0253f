import type { DoorGuest } from '@gallery/shared/contract/programme/door/door.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useState } from 'react';
import { Panel } from '../../../ui/page/panel';
import { ChoiceChips } from '../../../ui/selection/choice-chips';
import type { Column } from '../../../ui/table/column';
import { Table } from '../../../ui/table/table';
import { doorQueries } from '../door/door.queries';
import { countGuests } from '../door/guests-of-day';
import styles from './after-event.module.css';
import { guestColumns } from './guest-columns';

type Group = 'Did not attend' | 'Came';

/** Who came to an event that is over. Nobody checks in any more, so the list does not repeat. */
export function AfterEvent({ event }: { event: string }) {
  const { data } = useQuery({ ...doorQueries.list(event), refetchInterval: false });
  const [group, setGroup] = useState<Group>('Did not attend');
  const expected = data?.guests.filter(({ status }) => status === 'confirmed') ?? [];
  if (expected.length === 0) return null;
  const { booked, arrived } = countGuests(expected);
  const groups: Record<Group, DoorGuest[]> = {
    'Did not attend': expected.filter((guest) => guest.arrived === 0),
    Came: expected.filter((guest) => guest.arrived > 0),
  };
  const choices = (['Did not attend', 'Came'] as const).map((value) => ({
    value,
    label: `${value} ${groups[value].length}`,
  }));
  return (
    <Panel
      heading="After the event"
      tools={
        <p className={styles.facts}>
          {arrived} of {booked} booked places were taken
        </p>
      }
    >
      <div className={styles.groups}>
        <ChoiceChips label="Show" hidesLabel choices={choices} value={group} onChoose={setGroup} />
      </div>
      <Table caption={group} columns={columns} rows={groups[group]} empty={emptyTexts[group]} />
    </Panel>
  );
}

const emptyTexts: Record<Group, string> = {
  'Did not attend': 'Every guest attended',
  Came: 'Nobody was checked in at the door',
};

const columns: Column<DoorGuest>[] = [
  ...guestColumns<DoorGuest>(),
  {
    header: 'Places',
    cell: ({ places, arrived }) => `${arrived} of ${places}`,
    numeric: true,
    place: 'first-end',
  },
  { header: 'Arrived', cell: ({ check_ins: [first] }) => (first ? timeOf(first.at) : 'No'), place: 'foot' },
];

function timeOf(at: string) {
  return (
    <time dateTime={at}>
      {formatDay(at)}, {formatTime(at)}
    </time>
  );
}
