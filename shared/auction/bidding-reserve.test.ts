/** @jest-environment node */

import { afterBids, closesAt } from '../testing/after-bids';
import { openedLot, replay, reserveState } from './bidding';
import { standardIncrements } from './increments';

test("a lot without a reserve has the state 'none'", () => {
  expect(reserveState(openedLot({ start: 800_000, reserve: 0, closesAt }))).toBe('none');
  expect(reserveState(afterBids({}, [['Ada', 900_000]]).lot)).toBe('none');
});

test('a maximum below the reserve keeps the price', () => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [['Ada', 1_100_000]]);
  expect(lot.price).toBe(800_000);
  expect(reserveState(lot)).toBe('not met');
});

test('a reserve at the start is not met before the first bid', () => {
  expect(reserveState(openedLot({ start: 800_000, reserve: 800_000, closesAt }))).toBe('not met');
});

test('the first bid meets a reserve at the start', () => {
  const { lot } = afterBids({ reserve: 800_000 }, [['Ada', 800_000]]);
  expect(lot.price).toBe(800_000);
  expect(reserveState(lot)).toBe('met');
});

test.each([1_200_000, 2_000_000])('a maximum of %d raises the price to the reserve of 1,200,000', (max) => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [['Ada', max]]);
  expect(lot).toMatchObject({ price: 1_200_000, max });
  expect(reserveState(lot)).toBe('met');
});

test('a rival who reaches the reserve raises the price to it', () => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [
    ['Ada', 900_000],
    ['Bola', 1_500_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Bola', price: 1_200_000 });
});

test('the reserve does not lower a higher price', () => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [
    ['Ada', 1_400_000],
    ['Bola', 1_600_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Bola', price: 1_500_000 });
});

test("the leader's raise across the reserve raises the price to it", () => {
  const { lot, answers } = afterBids({ reserve: 1_200_000 }, [
    ['Ada', 1_000_000],
    ['Ada', 1_400_000],
  ]);
  expect(answers).toEqual(['WINNING', 'WINNING']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_200_000, max: 1_400_000 });
});

test('a bid below a price at the reserve keeps the price', () => {
  const opened = openedLot({ start: 800_000, reserve: 1_200_000, closesAt });
  const lot = replay(standardIncrements, opened, [
    { bidder: 'Ada', max: 1_500_000, at: 1 },
    { bidder: 'Bola', max: 900_000, at: 2 },
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_200_000, max: 1_500_000, bids: 2 });
});
