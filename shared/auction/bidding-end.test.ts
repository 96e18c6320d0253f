/** @jest-environment node */

import { afterBids, closesAt } from '../testing/after-bids';
import { type BidAnswer, extensionMs, openedLot } from './bidding';

test.each<[string, number, BidAnswer]>([
  ['one millisecond before the end', closesAt - 1, 'WINNING'],
  ['at the end', closesAt, 'LOT_CLOSED'],
  ['one millisecond after the end', closesAt + 1, 'LOT_CLOSED'],
])('answers a bid %s by the clock', (_when, at, answer) => {
  expect(afterBids({}, [['Ada', 900_000, at]]).answers).toEqual([answer]);
});

test('a bid after the end answers LOT_CLOSED before every other check', () => {
  const { lot, answers } = afterBids({}, [['Ada', 12_345, closesAt]]);
  expect(answers).toEqual(['LOT_CLOSED']);
  expect(lot).toEqual(openedLot({ start: 800_000, reserve: 0, closesAt }));
});

test('a first bid in the last minute leaves three minutes', () => {
  const { lot } = afterBids({}, [['Ada', 900_000, closesAt - 60_000]]);
  expect(lot.closesAt).toBe(closesAt - 60_000 + 180_000);
});

test.each([
  ['just before the last three minutes', closesAt - extensionMs - 1, closesAt],
  ['at the start of the last three minutes', closesAt - extensionMs, closesAt],
  ['one millisecond into the last three minutes', closesAt - extensionMs + 1, closesAt + 1],
])('the end moves after a bid %s', (_when, at, end) => {
  expect(afterBids({}, [['Ada', 900_000, at]]).lot.closesAt).toBe(end);
});

test('a losing bid near the end extends the lot when the price rises', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 2_000_000],
    ['Bola', 1_000_000, closesAt - 1],
  ]);
  expect(answers.at(-1)).toBe('OUTBID');
  expect(lot.closesAt).toBe(closesAt - 1 + extensionMs);
});

test('each later bid extends the lot again', () => {
  const second = closesAt - 1 + extensionMs - 1;
  const { lot } = afterBids({}, [
    ['Ada', 2_000_000, closesAt - 1],
    ['Bola', 1_000_000, second],
  ]);
  expect(lot.closesAt).toBe(second + extensionMs);
});

test('a refused bid does not extend the lot', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 900_000],
    ['Bola', 800_000, closesAt - 1],
    ['Bola', 912_345, closesAt - 1],
    ['Ada', 900_000, closesAt - 1],
  ]);
  expect(answers.slice(1)).toEqual(['TOO_LOW', 'OFF_GRID', 'NOT_HIGHER']);
  expect(lot.closesAt).toBe(closesAt);
});

test("the leader's raise extends the lot only if the price rises", () => {
  const bids: [string, number, number?][] = [
    ['Ada', 900_000],
    ['Ada', 1_400_000, closesAt - 1],
  ];
  expect(afterBids({}, bids).lot.closesAt).toBe(closesAt);
  expect(afterBids({ reserve: 1_200_000 }, bids).lot.closesAt).toBe(closesAt - 1 + extensionMs);
});
