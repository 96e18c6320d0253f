import { ApiError } from '@gallery/shared/http';
import { shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleAddress, sampleOrder } from '@gallery/shared/testing/sample-order';
import { neverAnswered } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor } from '@testing-library/react';
import { openCheckout, orderPlaced, orders, playPayment } from '../../testing/open-checkout';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

function heldFor(count: number) {
  const held_until = minutes(count);
  const order = sampleOrder({ created_at: minutes(0), held_until, deliver_to: sampleAddress });
  const work = { availability: 'held', held_until } as const;
  return { order, work, placed: { ...orderPlaced, order } };
}

/** The customer has an address, so that one press pays. */
const known = orders(sampleOrder({ status: 'Delivered', deliver_to: sampleAddress }));

/** The total is known. */
const ready = { name: /^Pay /, busy: false };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('a changed price', () => {
  const changed = () =>
    Promise.reject(new ApiError('The price is now #2,000,000.', 409, undefined, { price: 2_000_000 }));

  test('shows both amounts, charges nothing, and allows the purchase', async () => {
    playPayment('onSuccess');
    const prices: number[] = [];
    const { user, notify } = openCheckout({
      answers: {
        ...known,
        '/order/create': (_query: object, { price }: { price: number }) => {
          prices.push(price);
          return prices.length === 1 ? changed() : orderPlaced;
        },
      },
    });
    await user.click(await screen.findByRole('button', ready));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The price has changedIt was #1,850,0001,850,000 naira and is now #2,000,0002,000,000 naira. You have not been charged.',
    );
    expect(screen.getByRole('link', { name: 'Do not buy' })).toHaveAttribute('href', '/art-page/work-1');
    expect(notify).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Pay #2,000,000' }));
    await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
    expect(prices).toEqual([1_850_000, 2_000_000]);
  });
});

test('a payment that is not completed keeps the hold, and the button tries again', async () => {
  playPayment('onCancel', 'onSuccess');
  const { placed, order } = heldFor(15);
  const { user } = openCheckout({ answers: { ...known, '/order/create': placed } });
  await user.click(await screen.findByRole('button', ready));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your payment did not go throughThe payment was not completed\. The work is on hold for you until \d\d:\d\d\.$/,
  );
  await user.click(screen.getByRole('button', { name: 'Try again: pay #1,850,000' }));
  await waitFor(() => expect(shownAddress()).toBe(`/thank-you/${order._id}`));
});

test("'Cancel order' cancels an unpaid order and returns to the work", async () => {
  const { order, work } = heldFor(15);
  const { user, notify } = openCheckout({
    work,
    answers: { ...orders(order), '/order/order-1/cancel': { message: 'Your order is canceled.', order } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(shownAddress()).toBe('/art-page/work-1'));
  expect(notify).toHaveBeenCalledWith('Your order is canceled.', 'success');
});

test('a customer who returns sees the hold with its clock, and pays that order', async () => {
  playPayment('onSuccess');
  const { order, work, placed } = heldFor(14);
  const { user } = openCheckout({ work, answers: { ...orders(order), '/order/create': placed } });
  expect(await screen.findByText(/^On hold for you until/)).toHaveRole('status');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[34]:\d\d left\.$/);
  await user.click(screen.getByRole('button', { name: 'Pay #1,850,000' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('an ended hold can be held again, with the address kept', async () => {
  const { order, work, placed } = heldFor(0.03);
  let isOver = false;
  const { user } = openCheckout({
    answers: {
      '/artwork/work-1': () => ({ artwork: sampleArtwork(isOver ? {} : work) }),
      ...orders(order),
      '/order/create': { ...placed, order: { ...order, _id: 'order-2', held_until: minutes(15) } },
    },
  });
  expect(await screen.findByText(/^On hold for you until/)).toBeVisible();
  isOver = true;
  expect(await screen.findByText('Your hold has ended', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('radio', { name: /7 Palm Crescent/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Hold it again' }));
  expect(await screen.findByText(/^On hold for you until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay #1,850,000' })).toBeVisible();
});

test('a slow provider keeps the button busy and names the next step', async () => {
  const { user } = openCheckout({ answers: { ...known, '/order/create': neverAnswered } });
  const pay = await screen.findByRole('button', ready);
  jest.useFakeTimers({ advanceTimers: true });
  await user.click(pay);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Pay / })).toHaveAttribute('aria-busy', 'true'),
  );
  await screen.findByText(/^Please keep this page open/);
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('We are still waiting for the payment provider…')).toBeVisible();
  expect(screen.getByRole('link', { name: 'your orders' })).toHaveAttribute('href', '/dashboard/orders');
});

test('a refusal stays on the page with the address', async () => {
  const message = 'Another collector was faster.';
  const { user } = openCheckout({
    answers: { ...known, '/order/create': () => Promise.reject(new ApiError(message, 409)) },
  });
  await user.click(await screen.findByRole('button', ready));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the gallery' })).toHaveAttribute(
    'href',
    '/art-page/work-1#enquiry',
  );
});

test('the page mails a link to a buyer whose network holds too much, and then takes the order', async () => {
  playPayment('onSuccess');
  const refused = () => Promise.reject(new ApiError('Too many.', 409, undefined, { confirm_email: true }));
  const asked = jest.fn((_sent: object) => ({ message: 'A link is on its way to you.' }));
  let attempts = 0;
  const { user } = openCheckout({
    answers: {
      ...known,
      '/order/create': () => {
        attempts += 1;
        return attempts === 1 ? refused() : orderPlaced;
      },
      '/bidder/email': (_query: object, sent: object) => asked(sent),
    },
  });
  await user.click(await screen.findByRole('button', ready));
  await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/^We sent a link to .* try again\.$/)).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ artwork: 'work-1' });
  await user.click(screen.getByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

const closed = { payments: 'off', public_key: null, script_url: null };

test.each([
  ['is sold', 'This artwork is sold.', { work: { availability: 'sold' } }],
  ['is held by another', /^Held for another collector until/, { work: heldFor(10).work, answers: orders() }],
  ['is in an auction', /^This artwork is in an auction/, { work: { availability: 'in_auction' } }],
  ['has a price on request', /on request/, { work: { price: null } }],
  ['cannot be paid online', /^Buying online is closed here/, { answers: { '/payment': closed } }],
] as const)('a work that %s has no button to pay', async (_state, text, stage) => {
  openCheckout(stage);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.queryByText('You pay, and the work is yours')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    '/art-page/work-1#enquiry',
  );
});

test('a collector who loses the race for a number gets a link to a free one', async () => {
  const edition = { number: 3, size: 12, available: 9, shown_id: 'work-1' };
  const lost = { ...heldFor(10).work, edition };
  // News of the hold arrives before the next number is known.
  const reads = [{ edition }, lost];
  const artwork = () =>
    sampleArtwork(reads.shift() ?? { ...lost, edition: { ...edition, shown_id: 'work-4' } });
  const { user } = openCheckout({
    answers: {
      ...known,
      '/artwork/work-1': () => ({ artwork: artwork() }),
      '/order/create': () => Promise.reject(new ApiError('Another collector was faster.', 409)),
    },
  });
  await user.click(await screen.findByRole('button', ready));
  const next = await screen.findByRole('link', { name: 'See an available number' });
  expect(next).toHaveAttribute('href', '/art-page/work-4');
});

test('an unknown work says so', async () => {
  openCheckout({ answers: { '/artwork/work-1': () => Promise.reject(new ApiError('No.', 404)) } });
  expect(await screen.findByRole('heading', { name: 'Artwork not found' })).toBeVisible();
});
