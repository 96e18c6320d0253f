/** @jest-environment node */
import {
  askingPrice,
  type Bid,
  type BidAnswer,
  extensionMs,
  type LotState,
  lotAfterRetraction,
  needsConfirmation,
  openedLot,
  placeBid,
  replay,
  reserveState,
  retractionMs,
} from './bidding';
import { standardIncrements } from './increments';

const closesAt = 10_000_000;
const inTime = 1_000;

/** Bids one after another, all long before the end unless they say when. */
function afterBids(
  lot: { start?: number; reserve?: number },
  bids: [bidder: string, max: number, at?: number][],
): { lot: LotState; answers: BidAnswer[] } {
  const answers: BidAnswer[] = [];
  let state = openedLot({ start: 800_000, reserve: 0, closesAt, ...lot });
  for (const [bidder, max, at = inTime] of bids) {
    const placed = placeBid(standardIncrements, state, { bidder, max, at });
    answers.push(placed.answer);
    state = placed.lot;
  }
  return { lot: state, answers };
}

const asking = (lot: LotState) => askingPrice(standardIncrements, lot);

test('a lot opens without a price, a leader or a bid, and asks for its start', () => {
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

test('the first bidder leads at the start, whatever the maximum', () => {
  const { lot, answers } = afterBids({}, [['Ada', 2_000_000]]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 800_000, max: 2_000_000, bids: 1 });
  expect(answers).toEqual(['WINNING']);
  expect(asking(lot)).toBe(850_000);
});

test('a rival below the maximum is outbid at once, and the price goes one step above the rival', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 2_000_000],
    ['Bola', 1_000_000],
  ]);
  expect(answers).toEqual(['WINNING', 'OUTBID']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_100_000, max: 2_000_000, bids: 2 });
});

test('a losing bid counts with its maximum, not with the price of the moment', () => {
  const { lot } = afterBids({}, [
    ['Ada', 2_000_000],
    ['Bola', 1_900_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 2_000_000 });
});

test('a rival above the maximum leads, one step above it and never beyond the own maximum', () => {
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

test('the earlier of two equal maximums stays, at their amount', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 1_000_000],
    ['Bola', 1_000_000],
  ]);
  expect(answers).toEqual(['WINNING', 'OUTBID']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_000_000, max: 1_000_000 });
});

test('a tie at the start leaves the first in the lead at the start', () => {
  const { lot } = afterBids({}, [
    ['Ada', 800_000],
    ['Bola', 800_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 800_000, bids: 1 });
});

test('after a tie the leader raises the own maximum, and the price stays', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 1_000_000],
    ['Bola', 1_000_000],
    ['Ada', 1_500_000],
  ]);
  expect(answers.at(-1)).toBe('WINNING');
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_000_000, max: 1_500_000, bids: 3 });
});

test('nobody bids against oneself: two tabs of one bidder raise the maximum alone', () => {
  const { lot } = afterBids({}, [
    ['Ada', 900_000],
    ['Ada', 5_000_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 800_000, max: 5_000_000, bids: 2 });
});

test.each([900_000, 850_000])('a maximum is never lowered, nor confirmed: %d', (max) => {
  const first = afterBids({}, [['Ada', 900_000]]).lot;
  const again = placeBid(standardIncrements, first, { bidder: 'Ada', max, at: inTime });
  expect(again.answer).toBe('NOT_HIGHER');
  expect(again.lot).toBe(first);
});

test('below the asking price a bid is too low, at it a bid counts', () => {
  const bids: [string, number][] = [['Ada', 2_000_000]];
  expect(afterBids({}, [['Ada', 750_000]]).answers).toEqual(['TOO_LOW']);
  expect(afterBids({}, [...bids, ['Bola', 800_000]]).answers.at(-1)).toBe('TOO_LOW');
  expect(afterBids({}, [...bids, ['Bola', 850_000]]).answers.at(-1)).toBe('OUTBID');
});

test('an amount between two steps is refused, the leader’s own too', () => {
  expect(afterBids({}, [['Ada', 812_345]]).answers).toEqual(['OFF_GRID']);
  expect(
    afterBids({}, [
      ['Ada', 900_000],
      ['Ada', 912_345],
    ]).answers,
  ).toEqual(['WINNING', 'OFF_GRID']);
});

test('a billion is the last possible bid, and a second one loses the tie', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 1_000_000_000],
    ['Bola', 1_000_000_000],
    ['Chidi', 1_050_000_000],
    ['Dayo', 1_000_000_000],
  ]);
  expect(answers).toEqual(['WINNING', 'OUTBID', 'OFF_GRID', 'TOO_LOW']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_000_000_000 });
});

test('without a reserve there is none to meet', () => {
  expect(reserveState(openedLot({ start: 800_000, reserve: 0, closesAt }))).toBe('none');
  expect(reserveState(afterBids({}, [['Ada', 900_000]]).lot)).toBe('none');
});

test('a maximum below the reserve does not lift the price', () => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [['Ada', 1_100_000]]);
  expect(lot.price).toBe(800_000);
  expect(reserveState(lot)).toBe('not met');
});

test('before the first bid a reserve is not met, even if it is the start', () => {
  expect(reserveState(openedLot({ start: 800_000, reserve: 800_000, closesAt }))).toBe('not met');
});

test('a reserve that is the start is met by the first bid', () => {
  const { lot } = afterBids({ reserve: 800_000 }, [['Ada', 800_000]]);
  expect(lot.price).toBe(800_000);
  expect(reserveState(lot)).toBe('met');
});

test.each([1_200_000, 2_000_000])('a maximum of %d lifts the price to the reserve of 1,200,000', (max) => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [['Ada', max]]);
  expect(lot).toMatchObject({ price: 1_200_000, max });
  expect(reserveState(lot)).toBe('met');
});

test('a rival who reaches the reserve lifts the price to it', () => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [
    ['Ada', 900_000],
    ['Bola', 1_500_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Bola', price: 1_200_000 });
});

test('a price above the reserve is not lowered to it', () => {
  const { lot } = afterBids({ reserve: 1_200_000 }, [
    ['Ada', 1_400_000],
    ['Bola', 1_600_000],
  ]);
  expect(lot).toMatchObject({ leader: 'Bola', price: 1_500_000 });
});

test('the own raise across the reserve lifts the price to it', () => {
  const { lot, answers } = afterBids({ reserve: 1_200_000 }, [
    ['Ada', 1_000_000],
    ['Ada', 1_400_000],
  ]);
  expect(answers).toEqual(['WINNING', 'WINNING']);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_200_000, max: 1_400_000 });
});

test.each<[string, number, BidAnswer]>([
  ['one millisecond before the end', closesAt - 1, 'WINNING'],
  ['at the end', closesAt, 'LOT_CLOSED'],
  ['one millisecond after the end', closesAt + 1, 'LOT_CLOSED'],
])('a bid %s', (_when, at, answer) => {
  expect(afterBids({}, [['Ada', 900_000, at]]).answers).toEqual([answer]);
});

test('a bid after the end is closed before anything else is said of it', () => {
  const { lot, answers } = afterBids({}, [['Ada', 12_345, closesAt]]);
  expect(answers).toEqual(['LOT_CLOSED']);
  expect(lot).toEqual(openedLot({ start: 800_000, reserve: 0, closesAt }));
});

test('the first bid in the last minute leaves three minutes too', () => {
  const { lot } = afterBids({}, [['Ada', 900_000, closesAt - 60_000]]);
  expect(lot.closesAt).toBe(closesAt - 60_000 + 180_000);
});

test.each([
  ['just before the last three minutes', closesAt - extensionMs - 1, closesAt],
  ['as the last three minutes begin', closesAt - extensionMs, closesAt],
  ['a millisecond later', closesAt - extensionMs + 1, closesAt + 1],
])('a bid %s', (_when, at, end) => {
  expect(afterBids({}, [['Ada', 900_000, at]]).lot.closesAt).toBe(end);
});

test('a losing bid near the end extends it, because the price rises', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 2_000_000],
    ['Bola', 1_000_000, closesAt - 1],
  ]);
  expect(answers.at(-1)).toBe('OUTBID');
  expect(lot.closesAt).toBe(closesAt - 1 + extensionMs);
});

test('each further bid extends again, without limit', () => {
  const second = closesAt - 1 + extensionMs - 1;
  const { lot } = afterBids({}, [
    ['Ada', 2_000_000, closesAt - 1],
    ['Bola', 1_000_000, second],
  ]);
  expect(lot.closesAt).toBe(second + extensionMs);
});

test('a refused bid near the end does not extend it', () => {
  const { lot, answers } = afterBids({}, [
    ['Ada', 900_000],
    ['Bola', 800_000, closesAt - 1],
    ['Bola', 912_345, closesAt - 1],
    ['Ada', 900_000, closesAt - 1],
  ]);
  expect(answers.slice(1)).toEqual(['TOO_LOW', 'OFF_GRID', 'NOT_HIGHER']);
  expect(lot.closesAt).toBe(closesAt);
});

test('the own raise near the end extends it only if the price rises', () => {
  const bids: [string, number, number?][] = [
    ['Ada', 900_000],
    ['Ada', 1_400_000, closesAt - 1],
  ];
  expect(afterBids({}, bids).lot.closesAt).toBe(closesAt);
  expect(afterBids({ reserve: 1_200_000 }, bids).lot.closesAt).toBe(closesAt - 1 + extensionMs);
});

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

test('a retracted top bid takes its price with it', () => {
  expect(retract(chidi)).toMatchObject({ leader: 'Ada', price: 1_600_000, max: 2_000_000, bids: 2 });
});

test('a retracted bid that set the price lowers it, and binds nobody', () => {
  expect(retract(ada)).toMatchObject({ leader: 'Chidi', price: 1_600_000, max: 5_000_000, bids: 2 });
});

test('a retracted bid in between changes only the number of bids', () => {
  expect(retract(bola)).toMatchObject({ leader: 'Chidi', price: 2_100_000, max: 5_000_000, bids: 2 });
});

test('without its only bid a lot is as it opened', () => {
  const opened = openedLot({ start: 800_000, reserve: 1_200_000, closesAt });
  const lot = replay(standardIncrements, opened, [ada]);
  expect(lotAfterRetraction(standardIncrements, lot, [], 1)).toEqual({
    ...opened,
    closesAt: 1 + retractionMs,
  });
});

test('a reserve that only the retracted bid met is not met any more', () => {
  expect(reserveState(retract(chidi, 3_000_000))).toBe('not met');
});

test('after a retraction a lot in its last day has 24 hours, another keeps its end', () => {
  expect(retract(bola, 0, closesAt - 1).closesAt).toBe(closesAt - 1 + 24 * 3_600_000);
  const lot = { ...openedLot({ start: 800_000, reserve: 0, closesAt: 10 * retractionMs }) };
  expect(lotAfterRetraction(standardIncrements, lot, [], 9 * retractionMs - 1).closesAt).toBe(
    10 * retractionMs,
  );
});

test('a bid that came in an extension still counts when the bid that extended is retracted', () => {
  const late = { bidder: 'Bola', max: 2_000_000, at: closesAt + 60_000 };
  const { lot } = afterBids({}, [
    ['Ada', 900_000, closesAt - 1],
    ['Bola', late.max, late.at],
  ]);
  const after = lotAfterRetraction(standardIncrements, lot, [late], late.at + 1);
  expect(after).toMatchObject({ leader: 'Bola', price: 800_000, bids: 1 });
  expect(after.closesAt).toBe(late.at + 1 + retractionMs);
});

test('a bid that would be too low among those that remain still counts', () => {
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

test('a remaining bid that comes below the price leaves the price where it is', () => {
  const opened = openedLot({ start: 800_000, reserve: 1_200_000, closesAt });
  const lot = replay(standardIncrements, opened, [
    { bidder: 'Ada', max: 1_500_000, at: 1 },
    { bidder: 'Bola', max: 900_000, at: 2 },
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_200_000, max: 1_500_000, bids: 2 });
});

test.each([
  ['five times the asking price', { max: 5_000_000, asking: 1_000_000, estimateHigh: 2_500_000 }, false],
  ['more than five times', { max: 5_500_000, asking: 1_000_000, estimateHigh: 4_000_000 }, true],
  ['twice the high estimate', { max: 3_000_000, asking: 1_000_000, estimateHigh: 1_500_000 }, false],
  ['more than twice the high estimate', { max: 3_250_000, asking: 1_000_000, estimateHigh: 1_500_000 }, true],
  ['much, but there is no estimate', { max: 4_000_000, asking: 1_000_000, estimateHigh: null }, false],
])('whether the amount is typed a second time: %s', (_what, bid, confirmed) => {
  expect(needsConfirmation(bid)).toBe(confirmed);
});
