import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { ArtworkScreen } from './artwork-screen';

const work = sampleArtwork();

const area = (
  <Routes>
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
  </Routes>
);

describe('a work that is in the auction', () => {
  const lot = {
    ...{ _id: 'lot-1', number: 3, artwork: work, starting_price: 640_000 },
    ...{ opens_at: '2026-11-27T17:00:00.000Z', closes_at: '2026-11-28T17:00:00.000Z' },
  };
  function openAt(now: string, shown = work) {
    stubApi({ '/artwork/work-1': { artwork: shown }, '/auction': { lots: [lot], now } });
    return renderApp(area, '/art-page/work-1');
  }

  test.each([
    ['2026-11-25T14:00:00.000Z', 'opens on Friday, November 27, 18:00'],
    ['2026-11-27T18:00:00.000Z', 'closes on Saturday, November 28, 18:00'],
  ])('names its lot, which leads to it (%s)', async (now, text) => {
    openAt(now);
    const link = await screen.findByRole('link', { name: 'Lot 3' });
    expect(link).toHaveAttribute('href', '/auction-bidding#lot-3');
    expect(link.parentElement).toHaveTextContent(`This work is in the auction: Lot 3, which ${text}.`);
  });

  test.each([
    ['is over', '2026-11-29T14:00:00.000Z', work],
    ['has lost it to a buyer', '2026-11-25T14:00:00.000Z', sampleArtwork({ availability: 'sold' })],
  ])('does not name an auction that %s', async (_why, now, shown) => {
    openAt(now, shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Agwọlagwọ' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lot 3' })).not.toBeInTheDocument();
  });
});
