import { announcementOf, type Heard } from './announcement-of';

const before: Heard = {
  phase: 'open',
  price: 1_300_000,
  leader: 7,
  ownNumber: null,
  minutes: 4,
  ended_at: null,
  closes_at: '2026-11-22T17:14:00.000Z',
};

type Case = [what: string, from: Partial<Heard>, to: Partial<Heard>, text: string, isUrgent: boolean];

test.each<Case>([
  ['a new price', {}, { price: 1_400_000, leader: 4 }, 'Bidder 4 leads at 1,400,000 naira.', false],
  [
    'one’s own lead',
    { ownNumber: 4 },
    { price: 1_400_000, leader: 4, ownNumber: 4 },
    'You lead at 1,400,000 naira.',
    false,
  ],
  [
    'being outbid',
    { ownNumber: 7 },
    { price: 1_400_000, leader: 4, ownNumber: 7 },
    'You have been outbid. Bidder 4 leads at 1,400,000 naira.',
    true,
  ],
  [
    'an extension',
    { minutes: 1 },
    { price: 1_400_000, leader: 4, minutes: 3, closes_at: '2026-11-22T17:16:41.000Z' },
    'Bidder 4 leads at 1,400,000 naira. Three minutes more, until 18:16:41.',
    true,
  ],
  ['three minutes', {}, { minutes: 3 }, 'Three minutes left.', true],
  ['one minute', { minutes: 2 }, { minutes: 1 }, 'One minute left.', true],
  ['the end', { minutes: 1 }, { phase: 'closing', minutes: 0 }, 'Closing. No more bids can be placed.', true],
  ['a sale', { phase: 'closing' }, { phase: 'sold' }, 'Sold to Bidder 7 for 1,300,000 naira.', true],
  [
    'a sale to oneself',
    { phase: 'closing' },
    { phase: 'sold', ownNumber: 7 },
    'Sold to you for 1,300,000 naira.',
    true,
  ],
])('announces %s', (_what, from, to, text, isUrgent) => {
  expect(announcementOf({ ...before, ...from }, { ...before, ...to })).toEqual({ text, isUrgent });
});

test('announces neither seconds nor the second of the last three minutes', () => {
  expect(announcementOf(before, before)).toBeNull();
  expect(announcementOf({ ...before, minutes: 3 }, { ...before, minutes: 2 })).toBeNull();
  expect(announcementOf({ ...before, phase: 'sold' }, { ...before, phase: 'sold', minutes: 1 })).toBeNull();
});
