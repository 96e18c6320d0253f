/** @jest-environment node */

import { afterBids, closesAt, inTime } from '../testing/after-bids';
import { applyBid, askingPrice, type LotState, needsConfirmation, openedLot } from './bidding';
import { standardIncrements } from './increments';

const asking = (lot: LotState) => askingPrice(standardIncrements, lot);

test('a lot opens without price, leader, or bid, and asks for its start', () => {
  const lot = openedLot({ start: 800_000, reserve: 1_200_000, closesAt });
  expect(lot).toEqual({
    start: 800_000,
    reserve: 1_200_000,
    closesAt,
    price: 0,
    leader: null,
    max: 0,
    bids: 0,
  });
  expect(asking(lot)).toBe(800_000);
});

test('the first bidder leads at the start price', () => {
  const { lot, answers } = afterBids({}, [['Ada', 2_000_000]]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 800_000, max: 2_000_000, bids: 1 });
  expect(answers).toEqual(['WINNING']);
  expect(asking(lot)).toBe(850_000);
});

test("the leader outbids a lower rival, one step above the rival's maximum", () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 2_000_000],
    ['Bola', 1_000_000],
  ]);
  expect(answers).toEqual(['WINNING', 'OUTBID']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_100_000, max: 2_000_000, bids: 2 });
});

test('a losing bid raises the price to its maximum', () => {
  const { lot } = afterBids({}, [
    ['Ada', 2_000_000],
    ['Bola', 1_900_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 2_000_000 });
});

test('a higher rival leads one step above the old maximum, at most at the own', () => {
  expect(
    afterBids({}, [
      ['Ada', 1_000_000],
      ['Bola', 2_000_000],
    ]).lot,
  ).toMatchObject({ leader: 'Bola', price: 1_100_000, max: 2_000_000 });
  expect(
    afterBids({}, [
      ['Ada', 800_000],
      ['Bola', 850_000],
    ]).lot,
  ).toMatchObject({ leader: 'Bola', price: 850_000, max: 850_000 });
});

test('the earlier of two equal maximums leads at their amount', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 1_000_000],
    ['Bola', 1_000_000],
  ]);
  expect(answers).toEqual(['WINNING', 'OUTBID']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_000_000, max: 1_000_000 });
});

test('a tie at the start keeps the first bidder at the start price', () => {
  const { lot } = afterBids({}, [
    ['Ada', 800_000],
    ['Bola', 800_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 800_000, bids: 1 });
});

test('a leader who raises the maximum after a tie keeps the price', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 1_000_000],
    ['Bola', 1_000_000],
    ['Ada', 1_500_000],
  ]);
  expect(answers.at(-1)).toBe('WINNING');
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_000_000, max: 1_500_000, bids: 3 });
});

test('two bids of one bidder raise the maximum and keep the price', () => {
  const { lot } = afterBids({}, [
    ['Ada', 900_000],
    ['Ada', 5_000_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 800_000, max: 5_000_000, bids: 2 });
});

test.each([900_000, 850_000])('the leader cannot lower or repeat the maximum: %d', (max) => {
  const first = afterBids({}, [['Ada', 900_000]]).lot;
  const again = applyBid(standardIncrements, first, { bidder: 'Ada', max, at: inTime });
  expect(again.answer).toBe('NOT_HIGHER');
  expect(again.lot).toBe(first);
});

test('a bid below the asking price is too low, and one at it counts', () => {
  const bids: [string, number][] = [['Ada', 2_000_000]];
  expect(afterBids({}, [['Ada', 750_000]]).answers).toEqual(['TOO_LOW']);
  expect(afterBids({}, [...bids, ['Bola', 800_000]]).answers.at(-1)).toBe('TOO_LOW');
  expect(afterBids({}, [...bids, ['Bola', 850_000]]).answers.at(-1)).toBe('OUTBID');
});

test('the rules refuse an amount between two steps, also from the leader', () => {
  expect(afterBids({}, [['Ada', 812_345]]).answers).toEqual(['OFF_GRID']);
  expect(
    afterBids({}, [
      ['Ada', 900_000],
      ['Ada', 912_345],
    ]).answers,
  ).toEqual(['WINNING', 'OFF_GRID']);
});

test('a billion is the highest bid, and a second one loses the tie', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 1_000_000_000],
    ['Bola', 1_000_000_000],
    ['Chidi', 1_050_000_000],
    ['Dayo', 1_000_000_000],
  ]);
  expect(answers).toEqual(['WINNING', 'OUTBID', 'OFF_GRID', 'TOO_LOW']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_000_000_000 });
});

test.each([
  ['five times the asking price', { max: 5_000_000, asking: 1_000_000, estimateHigh: 2_500_000 }, false],
  [
    'more than five times the asking price',
    { max: 5_500_000, asking: 1_000_000, estimateHigh: 4_000_000 },
    true,
  ],
  ['twice the high estimate', { max: 3_000_000, asking: 1_000_000, estimateHigh: 1_500_000 }, false],
  ['more than twice the high estimate', { max: 3_250_000, asking: 1_000_000, estimateHigh: 1_500_000 }, true],
  [
    'four times the asking price without an estimate',
    { max: 4_000_000, asking: 1_000_000, estimateHigh: null },
    false,
  ],
])('asks for a second confirmation of an unusual amount: %s', (_what, bid, confirmed) => {
  expect(needsConfirmation(bid)).toBe(confirmed);
});
