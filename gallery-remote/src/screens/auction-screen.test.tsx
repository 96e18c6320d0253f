import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { pageData } from '../page-data';
import { AuctionScreen } from './auction-screen';

const lot = {
  _id: 'lot-1',
  number: 1,
  artwork: sampleArtwork(),
  starting_price: 640_000,
  opens_at: '2026-11-27T17:00:00.000Z',
  closes_at: '2026-11-28T17:00:00.000Z',
};
/** Two days, three hours and nine seconds before the lot opens, by the server's clock. */
const now = '2026-11-25T13:59:51.000Z';

test('a visitor sees the lot, its price and when bidding opens; Bid Now says how to bid, and asks the gallery', async () => {
  const enquiries: unknown[] = [];
  stubApi({
    '/auction': { lots: [lot], now },
    '/auth/sendmail': (_query, body) => {
      enquiries.push(body);
      return { message: 'Enquiry sent!' };
    },
  });
  const { user, notify } = renderApp(<AuctionScreen />, '/auction-bidding');
  expect(screen.getByRole('heading', { level: 1, name: 'Arts On Auction' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Agwọlagwọ' })).toBeVisible();
  expect(screen.getByText('640,000 naira')).toBeInTheDocument();
  expect(screen.getByText('Bidding opens on Friday, November 27, 18:00.')).toBeVisible();
  const bid = screen.getByRole('link', { name: 'Bid Now on Agwọlagwọ' });
  expect(bid).toHaveAttribute('href', '/art-page/work-1#enquiry');
  await user.click(bid);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'How to bid on Agwọlagwọ' }, { timeout: 20_000 }),
  );
  expect(dialog.getByText(/^No bid is placed here/)).toBeVisible();
  await user.type(await dialog.findByRole('textbox', { name: 'Full name' }), 'Ada Obi');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.type(dialog.getByRole('textbox', { name: 'Phone number' }), '08012345678');
  await user.click(dialog.getByRole('button', { name: 'Talk to us' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Enquiry sent!', 'success'));
  expect(enquiries).toMatchObject([{ art_id: 'work-1', artname: 'Agwọlagwọ' }]);
});

test.each([
  ['sold', { availability: 'sold' }, 'Sold', 'This work is sold. The lot is closed.'],
  [
    'held',
    { availability: 'held', held_until: '2026-11-25T14:41:00.000Z' },
    'Held until 15:41',
    /^Another collector is paying for this work until 15:41\./,
  ],
] as const)(
  'a lot whose work is %s says so; its clock ends, and it has no button',
  async (_state, changes, state, text) => {
    stubApi({ '/auction': { lots: [{ ...lot, artwork: sampleArtwork(changes) }], now } });
    renderApp(<AuctionScreen />, '/auction-bidding');
    expect(await screen.findByText(state)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Bid Now/ })).not.toBeInTheDocument();
  },
);

test("the countdown runs on the server's clock, however wrong the visitor's is", async () => {
  stubApi({ '/auction': { lots: [lot], now } });
  renderApp(<AuctionScreen />, '/auction-bidding');
  const countdown = await screen.findByRole('timer', { name: 'Opens in 2 days 3 hours 0 minutes' });
  expect(countdown).toHaveTextContent(/^02 days ?03 hours ?00 min ?0[789] sec$/);
});

test('a closed lot says so and counts no more', async () => {
  stubApi({ '/auction': { lots: [lot], now: '2026-11-30T00:00:00.000Z' } });
  renderApp(<AuctionScreen />, '/auction-bidding');
  expect(await screen.findByText('The lot closed on Saturday, November 28, 18:00.')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Bid Now/ })).not.toBeInTheDocument();
});

test('an empty auction leads to the artworks', async () => {
  stubApi({ '/auction': { lots: [], now } });
  renderApp(<AuctionScreen />, '/auction-bidding');
  expect(await screen.findByRole('link', { name: 'View artworks' })).toHaveAttribute('href', '/artist');
});

test('the page is rendered at the edge where the clock stands still, and hydrates without a word', async () => {
  stubApi({ '/auction': { lots: [lot], now } });
  const { html, status, consoleErrors } = await hydrateApp(<AuctionScreen />, '/auction-bidding', pageData);
  expect(status).toBe(200);
  expect(html).toContain('Opens in 2 days 3 hours 0 minutes');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});
