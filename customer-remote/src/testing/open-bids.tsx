import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { fakeEventStreams } from '@gallery/shared/testing/fake-event-streams';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleLot, sampleOwnBid, sampleReceipt } from '@gallery/shared/testing/sample-lot';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { CustomerApp } from '../app';

export const now = '2026-11-27T17:14:29.000Z';

export let streams: ReturnType<typeof fakeEventStreams>;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(now), doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
  streams = fakeEventStreams();
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const workNamed = (name: string) => {
  const { artist_id, ...work } = sampleLot().artwork_id;
  return { ...work, artist_id, name_of_artwork: name };
};

export const winning = sampleOwnBid({ lot: sampleLot({ artwork_id: workNamed('Noon at Ọ̀ṣun') }) });

export const outbid = sampleOwnBid({
  lot: sampleLot({
    _id: 'lot-7',
    number: 7,
    artwork_id: workNamed('Aṣọ Òkè III'),
    price: 750_000,
    asking: 800_000,
    closes_at: '2026-11-27T17:30:00.000Z',
  }),
  state: 'outbid',
  max: 700_000,
});

export const ended = { price: 2_400_000, asking: 2_500_000, ended_at: '2026-11-27T17:12:00.000Z' };

export const won = sampleOwnBid({
  lot: sampleLot({ ...ended, _id: 'lot-5', number: 5, state: 'sold', artwork_id: workNamed('Uzọ') }),
  state: 'won',
  order: { _id: 'order-1', number: 1042, status: 'Pending', held_until: '2026-11-29T17:12:00.000Z' },
});

export const secondChance = sampleOwnBid({
  lot: sampleLot({ ...ended, _id: 'lot-1', number: 1, state: 'sold', artwork_id: workNamed('Low Tide') }),
  auction_title: 'First Rain',
  state: 'second chance',
  offer: { _id: 'offer-1', amount: 2_400_000, expires_at: '2026-11-28T11:00:00.000Z' },
});

export const lost = sampleOwnBid({
  lot: sampleLot({ ...ended, _id: 'lot-2', number: 2, state: 'sold', artwork_id: workNamed('Laterite') }),
  state: 'lost',
  receipts: [sampleReceipt(), sampleReceipt({ seq: 9, max: 2_350_000 })],
});

export function openBids(bids: OwnBid[], path = '/dashboard/bids', more = {}) {
  const shown = { bids };
  stubApi({ '/bidder/bids': () => ({ bids: shown.bids, now }), ...more });
  return { ...renderApp(<CustomerApp />, path, { session: customerSession() }), shown };
}

export const row = (name: string) => screen.findByRole('article', { name });
