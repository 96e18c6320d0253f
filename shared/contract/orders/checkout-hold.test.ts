import { isCheckoutHold, maxHoldMinutes } from './checkout-hold';
import { standardPayMinutes } from './payment/pay-time';

const created_at = '2026-11-21T11:26:00.000Z';
const parts = [{ label: 'Hammer price', amount: 1_550_000 }];

test.each([
  ['of the checkout', true, null, 15],
  ['of the longest checkout, with an undecided payment', true, null, maxHoldMinutes + 10],
  ['of an agreed offer', false, null, standardPayMinutes],
  ['of an agreed offer, by a later clock', false, null, standardPayMinutes - 1],
  ['of a won lot', false, parts, 90],
])('a hold %s is told apart: %s', (_what, expected, price_parts, minutes) => {
  const held_until = new Date(Date.parse(created_at) + minutes * 60_000).toISOString();
  expect(isCheckoutHold({ price_parts, created_at, held_until })).toBe(expected);
});

test('an order without a hold is of the checkout', () => {
  expect(isCheckoutHold({ price_parts: null, created_at, held_until: null })).toBe(true);
});
