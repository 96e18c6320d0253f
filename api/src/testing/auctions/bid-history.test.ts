import { applyBid, openedLot } from '@gallery/shared/auction/bidding';
import { standardIncrements } from '@gallery/shared/auction/increments';
import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { type Call, unexplained } from './bid-history';

const opened = openedLot({ start: 100_000, reserve: 0, closesAt: 1_000_000 });

/** Ada bids 200,000, then Bello 150,000 and 120,000. */
function history(): Call[] {
  let lot = opened;
  const bids = [
    ['ada', 200_000],
    ['bello', 150_000],
    ['bello', 120_000],
  ] as const;
  return bids.map(([bidder, max], index) => {
    const called = index * 10;
    const placed = applyBid(standardIncrements, lot, { bidder, max, at: called + 5 });
    const isAccepted = placed.lot !== lot;
    lot = placed.lot;
    const { price, bids: count } = lot;
    const seen = {
      price,
      bids: count,
      asking: price + 10_000,
      closes_at: new Date(lot.closesAt).toISOString(),
    };
    return {
      bidder,
      max,
      called,
      returned: called + 9,
      answer: placed.answer,
      lot: seen as Lot,
      ...(isAccepted && { seq: index + 2, at: called + 5 }),
    };
  });
}

function changed(index: number, change: Partial<Call>): Call[] {
  return history().map((call, at) => (at === index ? { ...call, ...change } : call));
}

const reasons = (calls: Call[]) => unexplained(standardIncrements, opened, calls);

test('accepts the answers that the rules give in the order of the record', () => {
  expect(history().map(({ answer }) => answer)).toEqual(['WINNING', 'OUTBID', 'TOO_LOW']);
  expect(reasons(history())).toEqual([]);
});

test.each<[string, Call[]]>([
  ['another answer', changed(1, { answer: 'WINNING' })],
  ['another price', changed(1, { lot: { ...history()[1]?.lot, price: 150_000 } as Lot })],
  ['a later row for an earlier bid', changed(0, { seq: 9 })],
  ['a bid before the one that it answers had begun', changed(1, { called: -30, returned: -20 })],
  ['a refusal whose reason was not there yet', changed(2, { called: 0, returned: 2 })],
  ['a refusal of a bid that was high enough', changed(2, { max: 300_000 })],
])('rejects %s', (_, calls) => expect(reasons(calls)).not.toEqual([]));
