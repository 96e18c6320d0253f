import type { Bidder, BidRefusal, Lot, LotChange, OwnBid } from '@gallery/shared/contract/auctions/auction';
import { ApiError } from '@gallery/shared/http';
import type { followLot } from '@gallery/shared/live';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOwnBid, sampleReceipt } from '@gallery/shared/testing/sample-lot';
import {
  sampleBidder,
  sampleLotAnswer,
  sampleLotBids,
  samplePageLot,
} from '@gallery/shared/testing/sample-lot-page';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LotScreen } from '../screens/auctions/lot-screen';

/** The lots that the page follows. A test calls their listener. */
export const followed = jest.fn<Promise<void>, Parameters<typeof followLot>>(
  () => new Promise(() => undefined),
);
jest.doMock('@gallery/shared/live', () => ({
  followLot: (...given: Parameters<typeof followLot>) => followed(...given),
}));

const site = (
  <Routes>
    <Route path="/auction-bidding/:id" element={<LotScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

const now = '2026-11-22T13:04:42.500Z';
const total = { hammer: 1_400_000, premium: 210_000, vat: 15_750, delivery: 45_000, total: 1_670_750 };
export const leading: Partial<Lot> = { price: 1_400_000, asking: 1_500_000, bids: 6, leader: 9 };
const ownReceipt = sampleReceipt({ lot: 'lot-5', bidder: 9, max: 1_400_000 });
export const winning = {
  message: 'You are winning.',
  answer: 'WINNING',
  lot: samplePageLot(leading),
  total,
  receipt: ownReceipt,
};

/** Increases over all tests, because the page remembers the changes of earlier ones. */
let position = 0;

export type Stage = {
  lot?: Partial<Lot>;
  at?: string;
  bidder?: Partial<Bidder>;
  own?: Partial<OwnBid> | null;
  answers?: object;
  path?: string;
};

/** Signs in as Adaeze and stops the gallery's time. `sent` holds the bids in the order of their sending. */
export async function openLot({ lot, at = now, bidder, own = null, answers, path = '' }: Stage = {}) {
  jest.useFakeTimers({ now: Date.parse(at), doNotFake: ['performance', 'setTimeout', 'queueMicrotask'] });
  const sent: unknown[] = [];
  position += 1;
  stubApi({
    '/auction/clock': () => ({ now: new Date().toISOString() }),
    '/lot/lot-5': sampleLotAnswer(lot, { now: at, stream_position: position }),
    '/lot/lot-5/bids': sampleLotBids(),
    '/lot/lot-5/bid': (_query: object, body: unknown) => {
      sent.push(body);
      return winning;
    },
    '/bidder': { bidder: sampleBidder(bidder) },
    '/bidder/lot/lot-5': { bid: own && sampleOwnBid({ lot: samplePageLot(lot), number: 9, ...own }) },
    ...answers,
  });
  followed.mockClear();
  const app = renderApp(site, `/auction-bidding/lot-5${path}`, { session: customerSession() });
  const panel = within(await screen.findByRole('region', { name: 'Bidding' }));
  return { ...app, panel, sent };
}

/** Sends a change over the stream while the page is open. */
export async function arrives(change: Partial<LotChange>) {
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const { artwork_id, number, auction_id, start, estimate_low, estimate_high, ...lot } = samplePageLot();
  position += 1;
  await act(async () => {
    followed.mock.lastCall?.[0].onEvent({ ...lot, ...change }, String(position));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Answers a bid as the API does when it refuses the bid. */
export const refuses = (status: number, refusal: Partial<BidRefusal> & { message: string }) => () =>
  Promise.reject(new ApiError(refusal.message, status, undefined, { lot: samplePageLot(), ...refusal }));

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});
