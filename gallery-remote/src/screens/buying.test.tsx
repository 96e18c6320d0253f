import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { ApiError } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession, sampleOrder } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ArtworkScreen } from './artwork-screen';

const order = sampleOrder();
const payment = { access_code: 'code-1', script_url: '/inline.js' };
const placed = { message: 'The artwork is held for you.', order, payment };

const site = (
  <Routes>
    <Route path="/art-page/:id" element={<ArtworkScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

type Stage = { work?: Partial<Artwork>; answers?: object; path?: string; visitor?: boolean };

function openWork({ work, answers, path = '/art-page/work-1', visitor = false }: Stage = {}) {
  stubApi({
    '/artwork': { artworks: [], next: null },
    '/artwork/work-1': { artwork: sampleArtwork(work) },
    '/order/create': placed,
    '/order/order-1/verify': { message: 'Payment received. Thank you!', order },
    ...answers,
  });
  return renderApp(site, path, visitor ? {} : { session: customerSession() });
}

/** Plays the customer's next action in the payment form, each time it opens. */
function inTheForm(...outcomes: ('onSuccess' | 'onCancel')[]) {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, on: Record<'onSuccess' | 'onCancel', () => void>) => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      on[outcomes.shift() ?? 'onCancel']();
    };
    newTransaction = jest.fn();
  };
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

test('a visitor logs in before the checkout and returns to it', async () => {
  const { user } = openWork({ visitor: true });
  await user.click(await screen.findByRole('link', { name: 'Buy this artwork' }));
  expect(shownAddress()).toBe('/login');
  expect(window.history.state.usr).toEqual({ previous: '/art-page/work-1?buy=1' });
});

test('a customer enters the address, sees the total, pays, and gets the order', async () => {
  inTheForm('onSuccess');
  const create = jest.fn();
  const { user } = openWork({
    answers: {
      '/order/create': (_query: object, sent: FormData) => {
        create(Object.fromEntries(sent));
        return placed;
      },
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Buy this artwork' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Buy this artwork' }));
  expect(await dialog.findByLabelText('Delivery address')).toHaveValue('7 Palm Crescent, Ikoyi, Lagos');
  expect(dialog.getByText('1,850,000 naira')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Delivery address'));
  await user.type(dialog.getByLabelText('Delivery address'), '12 Uli Close');
  await user.click(dialog.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
  expect(create).toHaveBeenCalledWith({ artwork_id: 'work-1', address: '12 Uli Close', price: '1850000' });
});

test('the page shows the received payment at once, while the order is confirmed', async () => {
  inTheForm('onSuccess');
  let confirms = () => {};
  const confirmed = new Promise((resolve) => {
    confirms = () => resolve({ message: 'Payment received. Thank you!', order });
  });
  const { user } = openWork({
    path: '/art-page/work-1?buy=1',
    answers: { '/order/order-1/verify': () => confirmed },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment received' });
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveFocus());
  confirms();
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

describe('a changed price', () => {
  const changed = () =>
    Promise.reject(new ApiError('The price is now #2,000,000.', 409, undefined, { price: 2_000_000 }));

  test('leads to a question, keeps the address, and allows the purchase', async () => {
    inTheForm('onSuccess');
    const prices: unknown[] = [];
    const { user, notify } = openWork({
      path: '/art-page/work-1?buy=1',
      answers: {
        '/order/create': (_query: object, sent: FormData) => {
          prices.push(sent.get('price'));
          return prices.length === 1 ? changed() : placed;
        },
      },
    });
    const address = await screen.findByLabelText('Delivery address');
    await user.clear(address);
    await user.type(address, '12 Uli Close');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    const question = await screen.findByText(/^The price is now/);
    expect(question).toHaveFocus();
    expect(screen.getByLabelText('Delivery address')).toHaveValue('12 Uli Close');
    expect(notify).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /^Pay .*2,000,000 naira/ }));
    await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
    expect(prices).toEqual(['1850000', '2000000']);
  });

  test('allows the customer to leave, and the page shows the new price', async () => {
    let price = 1_850_000;
    const { user } = openWork({
      path: '/art-page/work-1?buy=1',
      answers: {
        '/artwork/work-1': () => ({ artwork: sampleArtwork({ price }) }),
        '/order/create': () => {
          price = 2_000_000;
          return changed();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay' }));
    await user.click(await screen.findByRole('button', { name: 'Do not buy' }));
    await waitFor(() => expect(shownAddress()).toBe('/art-page/work-1'));
    expect(await screen.findByText('2,000,000 naira')).toBeInTheDocument();
    expect(screen.queryByText('1,850,000 naira')).not.toBeInTheDocument();
  });
});

test("'Pay again' repeats an incomplete payment", async () => {
  inTheForm('onCancel', 'onSuccess');
  const { user } = openWork({
    path: '/art-page/work-1?buy=1',
    answers: { '/order/order-1/pay': { ...placed, message: 'You can pay now.' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The payment was not completed.The artwork is held for you until 12:41.It goes to 7 Palm Crescent, Ikoyi, Lagos.',
  );
  await user.click(screen.getByRole('button', { name: 'Pay again' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test("'Cancel order' cancels an unpaid order and returns to the work", async () => {
  inTheForm('onCancel');
  const { user, notify } = openWork({
    path: '/art-page/work-1?buy=1',
    answers: { '/order/order-1/cancel': { message: 'Your order is canceled.', order } },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(shownAddress()).toBe('/art-page/work-1'));
  expect(notify).toHaveBeenCalledWith('Your order is canceled.', 'success');
});

test('the dialog shows the reason of a refusal and keeps the address', async () => {
  const { user, notify } = openWork({
    path: '/art-page/work-1?buy=1',
    answers: {
      '/order/create': () => Promise.reject(new ApiError('Another collector was faster.', 409)),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Another collector was faster.', 'error'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Another collector was faster.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ask the gallery' })).toHaveAttribute(
    'href',
    '/art-page/work-1#enquiry',
  );
  expect(dialog.getByLabelText('Delivery address')).toHaveValue('7 Palm Crescent, Ikoyi, Lagos');
});

test('the dialog mails a link to a buyer whose network holds too much, and then takes the order', async () => {
  inTheForm('onSuccess');
  const message = 'Several artworks are on hold from your network already.';
  const refused = () => Promise.reject(new ApiError(message, 409, undefined, { confirm_email: true }));
  const asked = jest.fn();
  let attempts = 0;
  const { user } = openWork({
    path: '/art-page/work-1?buy=1',
    answers: {
      '/order/create': () => {
        attempts += 1;
        return attempts === 1 ? refused() : placed;
      },
      '/bidder/email': (_query: object, sent: object) => {
        asked(sent);
        return { message: 'A link is on its way to you.' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Send me the link' }));
  expect(
    await dialog.findByText(/^We sent a link to .* come back here and press Pay again\.$/),
  ).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ artwork: 'work-1' });
  await user.click(dialog.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

const held = { availability: 'held', held_until: order.held_until } as const;

test('the checkout says that another collector holds the work', async () => {
  openWork({
    path: '/art-page/work-1?buy=1',
    work: held,
    answers: { '/order/user/user-1': { orders: [], next: null } },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Held for another collector until 12:41.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    '/art-page/work-1#enquiry',
  );
  expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
});

test("'Pay now' opens the payment of a held work and ends on the thank-you page", async () => {
  inTheForm('onCancel', 'onSuccess');
  const { user } = openWork({
    work: held,
    answers: {
      '/order/user/user-1': { orders: [order], next: null },
      '/order/order-1': { order },
      '/order/order-1/pay': { ...placed, message: 'You can pay now.' },
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
  const { user } = openWork({ path: '/art-page/work-1?buy=1', answers: { '/payment': closed } });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Buying online is closed here/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/^Buying online is closed here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy this artwork' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk to us' })).toBeVisible();
});
