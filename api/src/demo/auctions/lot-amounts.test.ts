import { isOnGrid, standardIncrements } from '@gallery/shared/auction/increments';
import { demoCollection } from '../demo-collection';
import { lotAmountsOf } from './lot-amounts';

const steps = [...standardIncrements];

test.each(demoCollection.works.map(({ name_of_artwork, price }) => [name_of_artwork, price] as const))(
  "start, reserve and estimates of '%s' are on the grid and in order",
  (_name, price) => {
    const { startingPrice, reserve, estimateLow, estimateHigh } = lotAmountsOf(steps, price, true);
    const amounts = [startingPrice, reserve, estimateLow, estimateHigh];
    expect(amounts.filter((amount) => !isOnGrid(steps, amount))).toEqual([]);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(startingPrice).toBeGreaterThan(0);
  },
);
