import { readCell } from './read-cells';

test.each(['₦ 3,900,000', '#3,900,000', 'NGN 3900000', 'N3’900’000', '3.900.000', '3900000.00', '3 900 000'])(
  'a price of %s is 3900000 naira',
  (cell) => {
    expect(readCell('price', cell)).toEqual({ price: '3900000' });
  },
);

test.each(['3.9m', '1,5', 'on request'])('a price of %s stays as written for the check to refuse', (cell) => {
  expect(readCell('price', cell)).toEqual({ price: cell.replace(/\s/g, '') });
});
