import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { ArtworkScreen } from './artwork-screen';

const area = (
  <Routes>
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
  </Routes>
);

function openWith(lots: Lot[]) {
  const now = '2026-11-27T17:00:00.000Z';
  stubApi({
    '/artwork/work-1': { artwork: sampleArtwork() },
    '/lot': ({ artwork }) => ({
      ...{ lots: artwork === 'work-1' ? lots : [], next: null, now, stream_position: 1 },
    }),
  });
  return renderApp(area, '/art-page/work-1');
}

test.each<[Partial<Lot>, string, string]>([
  [
    { state: 'upcoming', price: 0, bids: 0, leader: null, opens_at: '2026-11-27T18:00:00.000Z' },
    'Opening bid',
    'opens on Friday, November 27, 19:00',
  ],
  [{}, 'Current bid', 'closes on Friday, November 27, 18:20'],
])(
  'a work in an auction shows its lot and the price there, and is bid for, not bought (%#)',
  async (changes, price, when) => {
    openWith([sampleLot(changes)]);
    const link = await screen.findByRole('link', { name: 'Lot 6' });
    expect(link).toHaveAttribute('href', '/auction-bidding/lot-6');
    expect(link.parentElement).toHaveTextContent(`This work is in the auction: Lot 6, which ${when}.`);
    expect(screen.getByText(price)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bid Now' })).toHaveAttribute('href', '/auction-bidding/lot-6');
    expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
    expect(screen.queryByText('1,850,000 naira')).not.toBeInTheDocument();
  },
);

test('a work whose lot has passed is bought as before', async () => {
  openWith([sampleLot({ state: 'passed', ended_at: '2026-11-27T16:00:00.000Z' })]);
  expect(await screen.findByRole('link', { name: 'Buy this artwork' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lot 6' })).not.toBeInTheDocument();
});
