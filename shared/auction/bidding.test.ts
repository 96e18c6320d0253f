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

/** Places the bids one after another, long before the end unless they set a time. */
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
  const again = placeBid(standardIncrements, first, { bidder: 'Ada', max, at: inTime });
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

test('a bid below a price at the reserve keeps the price', () => {
  const opened = openedLot({ start: 800_000, reserve: 1_200_000, closesAt });
  const lot = replay(standardIncrements, opened, [
    { bidder: 'Ada', max: 1_500_000, at: 1 },
    { bidder: 'Bola', max: 900_000, at: 2 },
  ]);
  expect(lot).toMatchObject({ leader: 'Ada', price: 1_200_000, max: 1_500_000, bids: 2 });
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
