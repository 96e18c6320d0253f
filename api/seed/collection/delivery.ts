import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';

/** Works that no rate covers travel at a price on request. */
export const delivery: DeliveryZone[] = [
  {
    name: 'Lagos',
    country: 'NG',
    states: ['Lagos'],
    days: 'two to four days',
    rates: [
      { up_to_cm: 80, up_to_kg: 10, price: 12_000 },
      { up_to_cm: 150, up_to_kg: 40, price: 18_000 },
      { up_to_cm: 250, up_to_kg: null, price: 45_000 },
    ],
  },
  {
    name: 'Nigeria',
    country: 'NG',
    states: [],
    days: 'four to eight days',
    rates: [
      { up_to_cm: 80, up_to_kg: 10, price: 28_000 },
      { up_to_cm: 150, up_to_kg: 40, price: 65_000 },
      { up_to_cm: 250, up_to_kg: null, price: 140_000 },
    ],
  },
  {
    name: 'Ghana',
    country: 'GH',
    states: [],
    days: 'one to two weeks',
    rates: [
      { up_to_cm: 80, up_to_kg: 10, price: 95_000 },
      { up_to_cm: 150, up_to_kg: 40, price: 240_000 },
    ],
  },
  {
    name: 'Abroad',
    country: null,
    states: [],
    days: 'two to three weeks',
    rates: [
      { up_to_cm: 80, up_to_kg: 10, price: 210_000 },
      { up_to_cm: 120, up_to_kg: 20, price: 480_000 },
    ],
  },
];
