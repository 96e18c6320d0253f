import type { DoorList } from '@gallery/shared/contract/programme/door/door.schema';
import { stringify } from 'csv-stringify/sync';
import { csvOptions, csvTime } from '../../../http/answers/downloads';

const columns = [
  'Name',
  'Email',
  'Places',
  'Visit',
  'Status',
  'Code',
  'Arrived',
  'Arrived at',
  'Checked in by',
];

export function guestsAsCsv({ event, guests }: DoorList): string {
  const rows = guests.map(({ name, email, places, session, status, code, arrived, check_ins }) => {
    const [first] = check_ins;
    const visit = csvTime(new Date(session?.starts_at ?? event.starts_at));
    return [
      name,
      email,
      places,
      visit,
      status,
      code,
      arrived,
      first ? csvTime(new Date(first.at)) : '',
      first?.by ?? '',
    ];
  });
  return stringify(rows, csvOptions(columns));
}
