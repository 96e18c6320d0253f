import type { CheckIn, DoorGuest, ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDateTime } from '@gallery/shared/domain/time';

export const placesText = (places: number) => countOf(places, 'place');

/** 'Checked in at 18:04 by Ada'. */
export const checkedInText = ({ at, by }: CheckIn) => `Checked in at ${formatTime(at)} by ${by}`;

export function scanWords({ outcome, guest, other_event: other }: ScanResult): {
  title: string;
  detail: string;
} {
  if (other && outcome === 'welcome')
    return { title: titles.welcome, detail: `Let in with a ticket of ${other.title}.` };
  if (other)
    return {
      title: 'Ticket of another event',
      detail: `Booked for ${other.title}, ${formatDateTime(other.starts_at)}.`,
    };
  return guest ? { title: titles[outcome], detail: details[outcome](guest) } : unknown;
}

const unknown = {
  title: 'Not one of our tickets',
  detail: 'This code belongs to no booking of this event. Find the guest by name.',
};

const titles: Record<ScanResult['outcome'], string> = {
  welcome: 'Welcome',
  again: 'Already arrived',
  canceled: 'Not valid',
  waiting: 'Not valid',
  'other-day': 'Not valid today',
  unknown: unknown.title,
};

const details: Record<ScanResult['outcome'], (guest: DoorGuest) => string> = {
  welcome: ({ places, arrived }) =>
    arrived < places
      ? `${arrived} of ${placesText(places)}, ${places - arrived} to come`
      : placesText(places),
  again: ({ places, check_ins }) => {
    const last = check_ins.filter(({ anyway }) => !anyway).at(-1);
    return `${placesText(places)}. ${last ? `${checkedInText(last)}.` : ''}`;
  },
  canceled: () => 'This booking is canceled.',
  waiting: () => 'This guest is on the waiting list.',
  'other-day': ({ session }) => (session ? `Booked for ${formatDateTime(session.starts_at)}.` : ''),
  unknown: () => unknown.detail,
};
