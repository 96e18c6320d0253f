import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { type DeliveredWork, quoteFor } from './quote';

const zoneOf = (name: string, given: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name,
  country: 'NG',
  states: [],
  days: 'a week',
  rates: [{ up_to_cm: 500, up_to_kg: null, price: 1_000 }],
  ...given,
});
const lagos = zoneOf('Lagos', {
  states: ['Lagos'],
  days: 'two to four days',
  rates: [
    { up_to_cm: 150, up_to_kg: 40, price: 18_000 },
    { up_to_cm: 80, up_to_kg: 10, price: 12_000 },
    { up_to_cm: 250, up_to_kg: null, price: 45_000 },
  ],
});
const zones = [zoneOf('Abroad', { country: null, rates: [] }), zoneOf('Nigeria'), lagos];

const painting: DeliveredWork = {
  type: 'Painting',
  height_cm: 60,
  width_cm: 80,
  depth_cm: null,
  weight_kg: 10,
};
const inLagos = (work: Partial<DeliveredWork>) =>
  quoteFor(zones, { ...painting, ...work }, { country: 'NG', state: 'Lagos' });

test.each([
  ['NG', 'Lagos', 'Lagos'],
  ['NG', ' LAGOS state ', 'Lagos'],
  ['NG', 'Ogun', 'Nigeria'],
  ['NG', undefined, 'Nigeria'],
  ['GB', 'Lagos', 'Abroad'],
])('the most specific zone answers for %s, %s: %s', (country, state, zone) => {
  expect(quoteFor(zones, painting, { country, state })).toMatchObject({ zone });
});

test('a place outside of all zones has no quote', () => {
  const quote = quoteFor([lagos], painting, { country: 'GB' });
  expect(quote).toEqual({ zone: null, days: null, price: null });
});

test.each([
  ['the longest side and the weight at their limits', {}, 12_000],
  ['a longer side', { height_cm: 80.1 }, 18_000],
  ['more weight', { weight_kg: 10.5 }, 18_000],
  ['more weight than all limits but one without', { weight_kg: 400 }, 45_000],
  ['no weight, so that the size decides alone', { weight_kg: null }, 12_000],
  ['a side above all rates', { width_cm: 251 }, null],
  ['an unknown width', { width_cm: null }, null],
  ['a painting whose depth does not count', { depth_cm: 300 }, 12_000],
  ['a sculpture whose depth counts', { type: 'Sculpture' as const, depth_cm: 120 }, 18_000],
  ['a sculpture of unknown depth', { type: 'Sculpture' as const }, null],
])('quotes %s', (_what, work, price) => {
  expect(inLagos(work)).toEqual({ zone: 'Lagos', days: 'two to four days', price });
});
