import { isCollected } from './collected-order';

const collected = 'Collected from the gallery, 12 Uli Close';

test.each([
  ['the words of the gallery', 'collected', collected, null],
  ['an address of an earlier release', 'delivered', '7 Palm Crescent, Ikoyi', null],
  ['an address with parts', 'delivered', collected, { line: '7 Palm Crescent' }],
] as const)('an order with %s is %s', (_what, outcome, address, deliver_to) => {
  expect(isCollected({ address, deliver_to })).toBe(outcome === 'collected');
});
