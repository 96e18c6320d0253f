import { render } from '@testing-library/react';
import type { WorkLot } from '../../contract/catalogue/artwork';
import { Availability } from './availability';

test.each([
  ['available', null, ''],
  ['held', '2026-11-21T11:41:00.000Z', 'Held until 12:41'],
  ['held', '2126-11-21T11:41:00.000Z', 'Held'],
  ['held', null, 'Held'],
  ['sold', null, 'Sold'],
] as const)('a work that is %s (until %s) shows "%s"', (availability, held_until, text) => {
  const { container } = render(<Availability of={{ availability, held_until }} />);
  expect(container.textContent).toBe(text);
});

const lot: WorkLot = {
  _id: 'lot-5',
  auction_id: 'auction-1',
  number: 5,
  start: 100_000,
  opens_at: '2026-11-27T09:00:00.000Z',
  closes_at: '2026-11-27T17:00:00.000Z',
};

test.each([
  [{ ...lot, price: 375_000 }, 'In auction · Lot 5 · current bid #375,000375,000 naira'],
  [{ ...lot, price: 0 }, 'In auction · Lot 5 · opening bid #100,000100,000 naira'],
  [lot, 'In auction · Lot 5 · Loading the current bid'],
  [undefined, 'In auction'],
])('a work in an auction shows the known bid (%#)', (known, text) => {
  const work = { availability: 'in_auction', held_until: null, lot: known } as const;
  const { container } = render(<Availability of={work} />);
  expect(container.textContent).toBe(text);
});

test('a held work names its holder', () => {
  const held = { availability: 'held', held_until: '2026-11-21T11:41:00.000Z' } as const;
  const { container } = render(<Availability of={held} holder="another collector" />);
  expect(container.textContent).toBe('Held for another collector until 12:41');
});
