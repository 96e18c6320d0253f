import type { WorkLot } from '@gallery/shared/contract/catalogue/artwork';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { GalleryApp } from '../app';
import { routes } from '../routes';

jest.mock('@gallery/shared/live', () => ({ followAvailability: () => new Promise(() => undefined) }));

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

function workInAuction(lot: Partial<WorkLot> = {}) {
  return sampleArtwork({
    availability: 'in_auction',
    price: lot.price || 100_000,
    lot: {
      _id: 'lot-5',
      auction_id: 'auction-1',
      number: 5,
      start: 100_000,
      price: 375_000,
      opens_at: inHours(-1),
      closes_at: inHours(1),
      ...lot,
    },
  });
}

function stub(work = workInAuction()) {
  stubApi({
    '/artwork/work-1': { artwork: work, stream_position: 7 },
    '/artwork': {
      artworks: [work],
      next: null,
      total: 1,
      stream_position: 7,
      counts: { Painting: 1, 'Digital Painting': 0, Sculpture: 0 },
    },
    '/artist/artists': { artists: [], next: null },
    '/event': { events: [] },
  });
}

beforeEach(() => jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700));
afterEach(() => jest.restoreAllMocks());

const jsonLd = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

test.each<[string, Partial<WorkLot>, string[]]>([
  ['an open lot', {}, ['Current bid', '#375,000', 'which closes on', 'Bid Now']],
  ['an open lot without bids', { price: 0 }, ['Opening bid', '#100,000', 'which closes on', 'Bid Now']],
  ['a lot that has not opened', { price: 0, opens_at: inHours(0.5) }, ['which opens on', 'See the lot']],
  ['a lot that is being settled', { closes_at: inHours(-0.5) }, ['Current bid', 'See the lot']],
])('the page shows %s instead of the price and the link to buy', async (_, lot, texts) => {
  stub(workInAuction(lot));
  renderApp(<GalleryApp />, '/art-page/work-1');
  const link = await screen.findByRole('link', { name: 'Lot 5' }, { timeout: 20_000 });
  expect(link).toHaveAttribute('href', '/auction-bidding/lot-5');
  const next = screen.getByRole('link', { name: texts.at(-1) });
  expect(next).toHaveAttribute('href', '/auction-bidding/lot-5');
  for (const text of texts) expect(screen.getByRole('article')).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
  expect(screen.queryByText(/may come back within/)).not.toBeInTheDocument();
});

test('JSON-LD describes a lot by its bid and its own page', async () => {
  stub();
  renderApp(<GalleryApp />, '/art-page/work-1');
  await screen.findByRole('link', { name: 'Lot 5' });
  await waitFor(() =>
    expect(jsonLd().offers).toMatchObject({
      name: 'In auction · Lot 5',
      price: 375_000,
      url: expect.stringMatching(/\/auction-bidding\/lot-5$/),
    }),
  );
});

test.each(['/artist', '/'])('the cards of %s show the current bid of a work', async (path) => {
  stub();
  renderApp(<GalleryApp />, path);
  const list = await screen.findByRole(
    path === '/' ? 'tabpanel' : 'region',
    path === '/' ? {} : { name: 'Results' },
  );
  const card = await within(list).findByRole('link', { name: /^Agwọlagwọ/ });
  expect(card).toHaveTextContent('In auction · Lot 5 · current bid #375,000');
  expect(card).not.toHaveTextContent('1,850,000');
});

test('the browser reads the bid that a stored page omits', async () => {
  const answers = [workInAuction({ price: undefined }), workInAuction()];
  stubApi({
    '/artwork/work-1': () => ({ artwork: answers.shift(), stream_position: 7 }),
    '/artwork': { artworks: [], next: null, total: 0, stream_position: 7 },
  });
  const { html, consoleErrors } = await hydrateApp(<GalleryApp />, '/art-page/work-1', pageDataOf(routes));
  expect(html).toContain('Loading the current bid');
  expect(consoleErrors).toEqual([]);
  expect(await screen.findByText('#375,000')).toBeVisible();
});
