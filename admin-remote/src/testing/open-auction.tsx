import type {
  AuctionLot,
  AuctionRecord,
  AuctionRecordAnswer,
  BidderRecord,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import type { HostSession } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { AuctionScreen } from '../screens/programme/auction-screen';
import { AuctionsScreen } from '../screens/programme/auctions-screen';

export const auction: AuctionRecord = {
  _id: 'harmattan',
  title: 'Harmattan Auction',
  state: 'draft',
  viewing: 'At the gallery',
  opens_at: '2126-11-23T09:00:00.000Z',
  closes_at: '2126-11-28T19:00:00.000Z',
  lot_interval: 60,
  approval_from: 10_000_000,
  delivery_fee: 45_000,
  increments_version: 1,
  premium_version: 1,
  conditions_version: 1,
  published_at: null,
  version: 3,
  lots: 3,
  ended: 0,
  sold: 0,
  hammer: 0,
  waiting: 0,
};

function lotOf(number: number, name: string, given: Partial<AuctionLot> = {}): AuctionLot {
  return {
    _id: `lot-${number}`,
    number,
    artwork: sampleArtwork({ _id: name, name_of_artwork: name }),
    estimate_low: 250_000,
    estimate_high: 350_000,
    start: 150_000,
    reserve: 200_000,
    closes_at: `2126-11-28T19:0${number - 1}:00.000Z`,
    own_end: false,
    state: 'upcoming',
    price: 0,
    bids: 0,
    version: 1,
    ...given,
  };
}

export const lots = [
  lotOf(1, 'Low Tide'),
  lotOf(2, 'Lagoon Ledger', { reserve: 0 }),
  lotOf(3, 'Six Who Waited'),
];

export const terms = {
  increments: [
    {
      version: 1,
      created_at: '2026-11-02T09:00:00.000Z',
      steps: [
        { to: 100_000, by: 5_000 },
        { to: null, by: 10_000 },
      ],
    },
  ],
  premium: [
    {
      version: 1,
      created_at: '2026-11-02T09:00:00.000Z',
      vat_percent: 7.5,
      tiers: [
        { to: 5_000_000, percent: 15 },
        { to: null, percent: 12 },
      ],
    },
  ],
  conditions: [
    { version: 1, created_at: '2026-11-02T09:00:00.000Z', text: 'A bid is binding.', pay_minutes: 2880 },
  ],
};

export const claire: BidderRecord = {
  _id: 'claire',
  name: 'Claire Dubois',
  email: 'claire@mail.example',
  email_confirmed: true,
  paddle: 7,
  state: 'waiting',
  bought: { works: 3, amount: 12_300_000, refunded: 0 },
  strikes: 0,
  reason: '',
  registered_at: '2026-11-22T09:00:00.000Z',
};

const halima = { ...claire, _id: 'halima', name: 'Halima Sani', email_confirmed: false, paddle: 8 };

export const noPage = { total: 1, first: 1, next: null, previous: null };

export const auctionsSite = (
  <Routes>
    <Route path="/admin/auctions" element={<AuctionsScreen />} />
    <Route path="/admin/auctions/:id" element={<AuctionScreen />} />
  </Routes>
);

/** Opens the page of a draft with three lots; `given` and `replies` change the answers of the API. */
export function openAuction(
  given: Partial<AuctionRecordAnswer> = {},
  replies: Parameters<typeof stubApi>[0] = {},
  session?: HostSession,
) {
  const shown: AuctionRecordAnswer = {
    auction,
    lots,
    missing: [],
    audit: [],
    now: '2126-11-22T10:00:00.000Z',
    ...given,
  };
  stubApi({
    '/auction/harmattan/record': () => shown,
    '/auction/terms': terms,
    '/auction/harmattan/bidders': {
      bidders: [claire, halima],
      approval_lots: [3],
      ...noPage,
      counts: { waiting: 2, bidding: 41, refused: 1 },
    },
    '/artwork': { artworks: [sampleArtwork({ _id: 'new', name_of_artwork: 'New Moon' })] },
    ...replies,
  });
  const opened = renderApp(auctionsSite, '/admin/auctions/harmattan', { session });
  return { ...opened, shown };
}
