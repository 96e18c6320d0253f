/** @jest-environment node */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  applyBid,
  askingPrice,
  type Bid,
  extensionMs,
  type LotState,
  lotAfterRetraction,
  openedLot,
  replay,
} from './bidding';
import { isOnGrid, nextAmount, standardIncrements } from './increments';

const steps = standardIncrements;
const points: number[] = [];
for (let point = 0; point <= 1_000_000_000; point = nextAmount(steps, point)) points.push(point);
const onGrid = new Set(points);
const pointAt = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? 0;

type History = { lot: LotState; bids: Bid[] };

/** A lot on the grid near its end, and up to 25 bids of five people around its price, some off the grid. */
const histories: fc.Arbitrary<History> = fc
  .record({
    start: fc.oneof(fc.integer({ min: 1, max: points.length - 1 }), fc.integer({ min: 1, max: 40 })),
    reserve: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
    closesAt: fc.integer({ min: 100_000, max: 2_000_000 }),
    bids: fc.array(
      fc.record({
        bidder: fc.constantFrom('Ada', 'Bola', 'Chidi', 'Dayo', 'Ese'),
        step: fc.integer({ min: -2, max: 25 }),
        off: fc.oneof(
          { weight: 19, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.integer({ max: 999, min: 1 }) },
        ),
        wait: fc.integer({ min: 0, max: 200_000 }),
      }),
      { minLength: 1, maxLength: 25 },
    ),
  })
  .map(({ start, reserve, closesAt, bids }) => {
    let at = 0;
    return {
      lot: openedLot({
        start: pointAt(start),
        reserve: reserve === null ? 0 : pointAt(start + reserve),
        closesAt,
      }),
      bids: bids.map(({ bidder, step, off, wait }) => {
        at += wait;
        return { bidder, max: pointAt(start + step) + off, at };
      }),
    };
  });

/**
 * A model without states: the winner is the first to reach the highest accepted maximum. The price is the highest at
 * which a bid met a rival's: one step above the lower of the two, and at most the higher.
 */
function modelOf(lot: LotState, accepted: readonly Bid[]) {
  if (accepted.length === 0) return { leader: null, max: 0, price: 0 };
  const { bidder: leader, max } = firstHighest(accepted);
  const floor = max >= lot.reserve ? Math.max(lot.start, lot.reserve) : lot.start;
  const met = accepted.slice(1).map((bid, index) => {
    const best = firstHighest(accepted.slice(0, index + 1));
    if (best.bidder === bid.bidder) return 0;
    return Math.min(Math.max(best.max, bid.max), nextAmount(steps, Math.min(best.max, bid.max)));
  });
  return { leader, max, price: Math.max(floor, ...met) };
}

function firstHighest(bids: readonly Bid[]): Bid {
  return [...bids].sort((one, other) => other.max - one.max)[0] as Bid;
}

function modelAnswer(lot: LotState, accepted: readonly Bid[], closesAt: number, bid: Bid) {
  const model = modelOf(lot, accepted);
  if (bid.at >= closesAt) return 'LOT_CLOSED';
  if (!onGrid.has(bid.max)) return 'OFF_GRID';
  if (model.leader === bid.bidder) return bid.max > model.max ? 'WINNING' : 'NOT_HIGHER';
  const asking = model.leader === null ? lot.start : points.find((point) => point > model.price);
  if (asking === undefined || bid.max < asking) return 'TOO_LOW';
  return bid.max > model.max ? 'WINNING' : 'OUTBID';
}

function accepts(answer: string): boolean {
  return answer === 'WINNING' || answer === 'OUTBID';
}

test('20,000 histories match the model after every bid', () => {
  fc.assert(
    fc.property(histories, ({ lot: opened, bids }) => {
      const accepted: Bid[] = [];
      let lot = opened;
      let closesAt = opened.closesAt;
      for (const bid of bids) {
        const expected = modelAnswer(opened, accepted, closesAt, bid);
        const before = modelOf(opened, accepted);
        const placed = applyBid(steps, lot, bid);
        assert.equal(placed.answer, expected);
        if (!accepts(expected)) assert.equal(placed.lot, lot);
        else {
          accepted.push(bid);
          if (modelOf(opened, accepted).price > before.price)
            closesAt = Math.max(closesAt, bid.at + extensionMs);
        }
        lot = placed.lot;
        assert.deepEqual(lot, { ...opened, ...modelOf(opened, accepted), closesAt, bids: accepted.length });
      }
      assert.deepEqual(replay(steps, opened, accepted), lot);
    }),
    { numRuns: 20_000 },
  );
});

test("the price only rises, stays on the grid, and never exceeds the leader's maximum", () => {
  fc.assert(
    fc.property(histories, ({ lot: opened, bids }) => {
      bids.reduce((lot, bid) => {
        const { lot: after, answer } = applyBid(steps, lot, bid);
        if (!accepts(answer)) return after;
        assert(after.price >= lot.price);
        assert(after.price <= after.max);
        assert(isOnGrid(steps, after.price));
        assert(askingPrice(steps, after) > after.price);
        if (lot.leader !== null && lot.leader !== bid.bidder) assert(after.price > lot.price);
        return after;
      }, opened);
    }),
    { numRuns: 5_000 },
  );
});

test('retractions keep every other bid in force and exceed no maximum', () => {
  const picks = fc.array(fc.record({ after: fc.nat(24), bid: fc.nat(24) }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(histories, picks, ({ lot: opened, bids }, retractions) => {
      let standing: Bid[] = [];
      let lot = opened;
      for (const [index, bid] of bids.entries()) {
        const placed = applyBid(steps, lot, bid);
        if (accepts(placed.answer)) standing.push(bid);
        lot = placed.lot;
        for (const retraction of retractions.filter(({ after }) => after === index)) {
          standing = standing.filter((_, place) => place !== retraction.bid);
          lot = lotAfterRetraction(steps, lot, standing, bid.at);
          assert(lot.closesAt >= bid.at + 24 * 3_600_000);
        }
        const { closesAt } = lot;
        assert.deepEqual(lot, { ...opened, ...modelOf(opened, standing), bids: standing.length, closesAt });
        assert(lot.price <= lot.max);
      }
    }),
    { numRuns: 10_000 },
  );
});
