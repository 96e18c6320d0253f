import { brand } from '../../brand/brand';
import { sampleAddress } from '../../testing/sample-order';
import { isCollected } from './collected-order';

const collected = `Collected from the gallery, ${brand.address}`;

test.each([
  ['the words of the gallery', 'collected', collected, null],
  ['an address of an earlier release', 'delivered', '7 Palm Crescent, Ikoyi', null],
  ['an address with parts', 'delivered', collected, sampleAddress],
] as const)('an order with %s is %s', (_what, outcome, address, deliver_to) => {
  expect(isCollected({ address, deliver_to })).toBe(outcome === 'collected');
});
