import type { DoorGuest, DoorList } from '@gallery/shared/contract/programme/door/door.schema';
import { lagosTime } from '@gallery/shared/domain/clock';

/** An event with opening hours has guests for each day. Returns those of the day of `now`, or all on a day without any. */
export function guestsOfDay({ guests }: DoorList, now: string): DoorGuest[] {
  const today = guests.filter(({ session }) => !session || dayOf(session.starts_at) === dayOf(now));
  return today.length > 0 ? today : guests;
}

export function countGuests(guests: readonly DoorGuest[]): { booked: number; arrived: number } {
  const expected = guests.filter(({ status }) => status === 'confirmed');
  return {
    booked: expected.reduce((sum, { places }) => sum + places, 0),
    arrived: expected.reduce((sum, { arrived }) => sum + arrived, 0),
  };
}

export const guestGroups = ['Expected', 'Arrived', 'All'] as const;
export type GuestGroup = (typeof guestGroups)[number];

/** Finds by name, email address, or code, with or without its hyphen. */
export function guestsIn(guests: readonly DoorGuest[], group: GuestGroup, search: string): DoorGuest[] {
  const wanted = plain(search.trim());
  return guests.filter(
    (guest) =>
      isIn[group](guest) &&
      [guest.name, guest.email, guest.code, guest.code.replace('-', '')].some((text) =>
        plain(text).includes(wanted),
      ),
  );
}

const isIn: Record<GuestGroup, (guest: DoorGuest) => boolean> = {
  Expected: ({ status, places, arrived }) => status === 'confirmed' && arrived < places,
  Arrived: ({ arrived }) => arrived > 0,
  All: () => true,
};

const dayOf = (time: string) => lagosTime(time).slice(0, 10);
/** 'Fẹ́mi' is also found as 'femi'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
