import { shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleAddress, sampleOrder } from '@gallery/shared/testing/sample-order';
import { neverAnswered } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openCheckout, orderPlaced, orders, playPayment } from '../../testing/open-checkout';

const order = sampleOrder();

/** The total is known. */
const ready = { name: /^Pay /, busy: false };

beforeEach(() => sessionStorage.clear());

async function fillAddress(user: ReturnType<typeof openCheckout>['user']) {
  await user.type(await screen.findByLabelText('Street address'), '12 Uli Close');
  await user.type(screen.getByLabelText('City'), 'Ikoyi');
  await user.selectOptions(screen.getByLabelText('State'), 'Lagos');
}

test('a visitor logs in before the checkout and returns to it', async () => {
  openCheckout({ visitor: true });
  await waitFor(() => expect(shownAddress()).toBe('/login'));
  expect(window.history.state.usr).toEqual({
    previous: '/checkout/work-1',
    guest: '/checkout/work-1?guest=yes',
  });
});

test('a customer enters an address, sees the total on the button, pays, and gets the order', async () => {
  playPayment('onSuccess');
  const create = jest.fn((_sent: object) => orderPlaced);
  const { user } = openCheckout({
    answers: { '/order/create': (_query: object, sent: object) => create(sent) },
  });
  await fillAddress(user);
  expect(screen.getByLabelText('Full name')).toHaveValue('Adaeze Nwosu');
  expect(screen.getByText('Includes VAT at 7.5%').nextSibling).toHaveTextContent('129,070 naira');
  await user.type(screen.getByLabelText('Note for the driver (optional)'), 'Ring twice');
  await user.click(await screen.findByRole('button', { name: 'Pay #1,850,000', busy: false }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
  expect(create).toHaveBeenCalledWith({
    artwork_id: 'work-1',
    price: 1_850_000,
    delivery: 0,
    address: '12 Uli Close, Ikoyi, Lagos',
    deliver_to: {
      ...sampleAddress,
      phone: '+234 803 000 0000',
      line: '12 Uli Close',
      note: 'Ring twice',
    },
  });
});

test('an incomplete address is named field by field, and nothing is sent', async () => {
  const create = jest.fn();
  const { user } = openCheckout({ answers: { '/order/create': create } });
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  for (const message of ['Street address is required', 'City is required', 'State is required'])
    expect(await screen.findByText(message)).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('outside Nigeria the state is a text that may be empty', async () => {
  const { user } = openCheckout();
  await user.selectOptions(await screen.findByLabelText('State'), 'Lagos');
  await user.selectOptions(screen.getByLabelText('Country'), 'Ghana');
  expect(screen.getByLabelText('State or region (optional)')).toHaveValue('');
});

test('the page proposes the last address', async () => {
  playPayment('onSuccess');
  const create = jest.fn((_sent: object) => orderPlaced);
  const { user } = openCheckout({
    answers: {
      ...orders(sampleOrder({ status: 'Delivered', deliver_to: { ...sampleAddress, note: 'Old note' } })),
      '/order/create': (_query: object, sent: object) => create(sent),
    },
  });
  const last = await screen.findByRole('radio', { name: /^Adaeze Nwosu 7 Palm Crescent, Ikoyi, Lagos/ });
  expect(last).toBeChecked();
  expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', ready));
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ deliver_to: sampleAddress })),
  );
});

test('a customer may collect the work', async () => {
  playPayment('onSuccess');
  const create = jest.fn((_sent: object) => orderPlaced);
  const { user } = openCheckout({
    answers: { '/order/create': (_query: object, sent: object) => create(sent) },
  });
  await user.click(await screen.findByRole('radio', { name: /^Collect from the gallery/ }));
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getByText(/^You collect it from the gallery/)).toBeVisible();
  expect(screen.queryByLabelText('Note for the driver (optional)')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', ready));
  await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ collect: true })));
  expect(create).not.toHaveBeenCalledWith(expect.objectContaining({ deliver_to: expect.anything() }));
});

test('a reload keeps the address until the work is paid', async () => {
  playPayment('onSuccess');
  const { user, unmount } = openCheckout();
  await fillAddress(user);
  unmount();
  const { user: later } = openCheckout();
  expect(await screen.findByLabelText('Street address')).toHaveValue('12 Uli Close');
  expect(screen.getByLabelText('State')).toHaveValue('Lagos');
  await later.click(await screen.findByRole('button', ready));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
  expect(sessionStorage).toHaveLength(0);
});

test('the page does not call a work sold to its buyer, while the order is confirmed', async () => {
  playPayment('onSuccess');
  const ends = new Date(Date.now() + 500).toISOString();
  let reads = 0;
  const { user } = openCheckout({
    answers: {
      '/artwork/work-1': () => {
        reads += 1;
        return { artwork: sampleArtwork(reads === 1 ? {} : { availability: 'sold' }) };
      },
      // The end of the hold reads the work again.
      '/order/create': { ...orderPlaced, order: { ...order, held_until: ends } },
      '/order/order-1/verify': neverAnswered,
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^Collect/ }));
  await user.click(await screen.findByRole('button', ready));
  expect(await screen.findByText('Payment received')).toBeVisible();
  await waitFor(() => expect(reads).toBe(2), { timeout: 3000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Payment received')).toBeVisible();
  expect(screen.queryByText('This artwork is sold.')).not.toBeInTheDocument();
});

test('the page shows the received payment at once, while the order is confirmed', async () => {
  playPayment('onSuccess');
  let confirms = () => {};
  const confirmed = new Promise<object>((resolve) => {
    confirms = () => resolve({ message: 'Payment received. Thank you!', order });
  });
  const { user } = openCheckout({ answers: { '/order/order-1/verify': () => confirmed } });
  await user.click(await screen.findByRole('radio', { name: /^Collect/ }));
  await user.click(await screen.findByRole('button', ready));
  expect(await screen.findByText('Payment received')).toBeVisible();
  confirms();
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});
