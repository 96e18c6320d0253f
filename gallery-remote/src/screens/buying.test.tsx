import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession, sampleOrder } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { playPayment } from '../testing/open-checkout';
import { ArtworkScreen } from './artwork-screen';

const order = sampleOrder();
const payment = { access_code: 'code-1', script_url: '/inline.js' };

const site = (
  <Routes>
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

type Stage = { work?: Partial<Artwork>; answers?: object; path?: string };

function openWork({ work, answers, path = '/art-page/work-1' }: Stage = {}) {
  stubApi({
    '/artwork': { artworks: [], next: null },
    '/artwork/work-1': { artwork: sampleArtwork(work) },
    '/order/order-1/verify': { message: 'Payment received. Thank you!', order },
    ...answers,
  });
  return renderApp(site, path, { session: customerSession() });
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

test.each(['/art-page/work-1', '/art-page/work-1?buy=1'])('%s leads to the checkout', async (path) => {
  const { user } = openWork({ path });
  if (!path.includes('?')) await user.click(await screen.findByRole('link', { name: 'Buy this artwork' }));
  await waitFor(() => expect(shownAddress()).toBe('/checkout/work-1'));
});

test("'Pay now' opens the payment of a held work and ends on the thank-you page", async () => {
  playPayment('onCancel', 'onSuccess');
  const { user } = openWork({
    work: { availability: 'held', held_until: order.held_until },
    answers: {
      '/order/user/user-1': { orders: [order], next: null },
      '/order/order-1': { order },
      '/order/order-1/pay': { message: 'You can pay now.', order, payment },
    },
  });
  expect(await screen.findByText('Held for you until 12:41')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The payment was not completed\./);
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('the page says that buying is closed and links to the enquiry', async () => {
  const closed = { payments: 'off', public_key: null, script_url: null };
  openWork({ answers: { '/payment': closed } });
  expect(await screen.findByText(/^Buying online is closed here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk to us' })).toBeVisible();
});
