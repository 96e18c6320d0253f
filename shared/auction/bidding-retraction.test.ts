/** @jest-environment node */

import { afterBids, closesAt } from '../testing/after-bids';
import {
  type Bid,
  type LotState,
  lotAfterRetraction,
  openedLot,
  replay,
  reserveState,
  retractionMs,
} from './bidding';
import { standardIncrements } from './increments';

const ada = { bidder: 'Ada', max: 2_000_000, at: 1 };
const bola = { bidder: 'Bola', max: 1_500_000, at: 2 };
const chidi = { bidder: 'Chidi', max: 5_000_000, at: 3 };

function retract(bid: Bid, reserve = 0, at = 4): LotState {
  const all = [ada, bola, chidi];
  const opened = openedLot({ start: 800_000, reserve, closesAt });
  const lot = replay(standardIncrements, opened, all);
  expect(lot).toMatchObject({ leader: 'Chidi', bids: 3 });
  return lotAfterRetraction(
    standardIncrements,
    lot,
    all.filter((one) => one !== bid),
    at,
  );
}

test('a retracted top bid removes the price it set', () => {
  expect(retract(chidi)).toMatchObject({ leader: 'Ada', price: 1_600_000, max: 2_000_000, bids: 2 });
});

test('a retracted lower bid lowers the price that it set', () => {
  expect(retract(ada)).toMatchObject({ leader: 'Chidi', price: 1_600_000, max: 5_000_000, bids: 2 });
});

test('a retracted middle bid changes only the number of bids', () => {
  expect(retract(bola)).toMatchObject({ leader: 'Chidi', price: 2_100_000, max: 5_000_000, bids: 2 });
});

test('a lot without its only bid returns to its opening', () => {
  const opened = openedLot({ start: 800_000, reserve: 1_200_000, closesAt });
  const lot = replay(standardIncrements, opened, [ada]);
  expect(lotAfterRetraction(standardIncrements, lot, [], 1)).toEqual({
    ...opened,
    closesAt: 1 + retractionMs,
  });
});

test('a retraction leaves a reserve unmet that only the retracted bid met', () => {
  expect(reserveState(retract(chidi, 3_000_000))).toBe('not met');
});

test('a retraction extends a lot in its last day to 24 hours, and no other', () => {
  expect(retract(bola, 0, closesAt - 1).closesAt).toBe(closesAt - 1 + 24 * 3_600_000);
  const lot = { ...openedLot({ start: 800_000, reserve: 0, closesAt: 10 * retractionMs }) };
  expect(lotAfterRetraction(standardIncrements, lot, [], 9 * retractionMs - 1).closesAt).toBe(
    10 * retractionMs,
  );
});

test('a bid in an extension stays valid after the extending bid is retracted', () => {
  const late = { bidder: 'Bola', max: 2_000_000, at: closesAt + 60_000 };
  const { lot } = afterBids({}, [
    ['Ada', 900_000, closesAt - 1],
    ['Bola', late.max, late.at],
  ]);
  const after = lotAfterRetraction(standardIncrements, lot, [late], late.at + 1);
  expect(after).toMatchObject({ leader: 'Bola', price: 800_000, bids: 1 });
  expect(after.closesAt).toBe(late.at + 1 + retractionMs);
});

test('a remaining bid stays valid although it is too low among the others', () => {
  const bids: Bid[] = [
    { bidder: 'Ada', max: 800_000, at: 1 },
    { bidder: 'Bola', max: 1_400_000, at: 2 },
    { bidder: 'Ada', max: 1_400_000, at: 3 },
    { bidder: 'Bola', max: 1_500_000, at: 4 },
    { bidder: 'Ada', max: 1_500_000, at: 5 },
  ];
  const opened = openedLot({ start: 800_000, reserve: 0, closesAt });
  const lot = replay(standardIncrements, opened, bids);
  expect(lot).toMatchObject({ leader: 'Bola', price: 1_500_000, bids: 5 });
  const after = lotAfterRetraction(standardIncrements, lot, bids.slice(2), 6);
  expect(after).toMatchObject({ leader: 'Bola', price: 1_500_000, max: 1_500_000, bids: 3 });
});
