import { ApiError } from '@gallery/shared/http';
import { sampleAddress, sampleOrder } from '@gallery/shared/testing/sample-order';
import { apiDown, neverAnswered, refused } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { freeDelivery, openCheckout, orderPlaced, orders } from '../../testing/open-checkout';

const known = orders(sampleOrder({ status: 'Delivered', deliver_to: sampleAddress }));
const toLagos = { zone: 'Lagos', days: 'two to four days', price: 18_000 };
const onRequest = { zone: null, days: null, price: null };

const pay = (name: string | RegExp = /^Pay /) => screen.getByRole('button', { name });
const sum = () => within(screen.getByRole('form', { name: 'Delivery and payment' }));

beforeEach(() => sessionStorage.clear());

test('nobody can pay before the price of the delivery is there', async () => {
  const create = jest.fn(() => orderPlaced);
  const { user } = openCheckout({
    answers: { ...known, '/delivery/quote': neverAnswered, '/order/create': create },
  });
  expect(await screen.findByText(/^One moment/)).toHaveRole('status');
  expect(pay()).toHaveAttribute('aria-disabled', 'true');
  expect(sum().getByText('Total without delivery')).toBeVisible();
  await user.click(pay('Pay #1,850,000 plus delivery'));
  await user.type(screen.getByLabelText('Note for the driver (optional)'), '{Enter}');
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /^Collect/ }));
  expect(pay('Pay #1,850,000')).not.toHaveAttribute('aria-disabled');
});

test('a quote that fails can be requested again', async () => {
  const create = jest.fn();
  let isDown = true;
  const { user } = openCheckout({
    answers: {
      ...known,
      '/delivery/quote': () => (isDown ? apiDown() : { quote: toLagos }),
      '/order/create': create,
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The price of the delivery did not load\./);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Note for the driver (optional)'), '{Enter}');
  expect(create).not.toHaveBeenCalled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Pay #1,868,000', busy: false })).toBeVisible();
});

test('an API without quotes charges the work alone', async () => {
  openCheckout({
    answers: { ...known, '/delivery/quote': () => refused(404, 'There is nothing at this address.') },
  });
  expect(await screen.findByRole('button', { name: 'Pay #1,850,000', busy: false })).toBeVisible();
  expect(sum().getByText('Total')).toBeVisible();
});

test('the delivery to the place before stays until the next quote', async () => {
  const { user } = openCheckout({
    answers: {
      '/delivery/quote': ({ country }: { country: string }) =>
        country === 'GH' ? neverAnswered() : { quote: toLagos },
    },
  });
  expect(await screen.findByText('Total without delivery')).toBeVisible();
  expect(pay('Pay #1,850,000 plus delivery')).not.toHaveAttribute('aria-disabled');
  await user.selectOptions(screen.getByLabelText('State'), 'Lagos');
  expect(await screen.findByRole('button', { name: 'Pay #1,868,000', busy: false })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Country'), 'Ghana');
  expect(pay('Pay #1,868,000')).toHaveAttribute('aria-busy', 'true');
  expect(sum().getByText('Delivery and insurance, Lagos')).toBeVisible();
});

test('the price of a refusal holds while the quote cannot be read again', async () => {
  let reads = 0;
  const sent: object[] = [];
  const changed = { price: 1_850_000, delivery: 20_000 };
  const { user } = openCheckout({
    answers: {
      ...known,
      '/delivery/quote': () => {
        reads += 1;
        return reads > 1 ? apiDown() : { quote: toLagos };
      },
      '/order/create': (_query: object, order: object) => {
        sent.push(order);
        return sent.length > 1 ? orderPlaced : Promise.reject(new ApiError('No.', 409, undefined, changed));
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay #1,868,000', busy: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/was #1,868,000.* and is now #1,870,000/);
  await user.click(screen.getByRole('radio', { name: /^Collect/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /7 Palm Crescent/ }));
  await user.click(await screen.findByRole('button', { name: 'Pay #1,870,000', busy: false }));
  expect(sent).toEqual([
    expect.objectContaining({ delivery: 18_000 }),
    expect.objectContaining({ delivery: 20_000 }),
  ]);
});

test('a delivery that is on request since the quote is asked for', async () => {
  const message = 'Delivery to this address has no fixed price now: we agree on it with you.';
  const changed = { price: 1_850_000, delivery: null };
  let isOnRequest = false;
  const { user, notify } = openCheckout({
    answers: {
      ...known,
      '/delivery/quote': () => ({ quote: isOnRequest ? onRequest : freeDelivery }),
      '/order/create': () => {
        isOnRequest = true;
        return Promise.reject(new ApiError(message, 409, undefined, changed));
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay #1,850,000', busy: false }));
  expect(await screen.findByRole('button', { name: 'Request a delivery quote' })).toBeVisible();
  expect(notify).toHaveBeenCalledWith(message, 'error');
});

test('a free hold does not pay for a delivery on request to another address', async () => {
  const held_until = new Date(Date.now() + 600_000).toISOString();
  const order = sampleOrder({
    created_at: new Date().toISOString(),
    held_until,
    address: 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos',
    deliver_to: null,
  });
  const { user } = openCheckout({
    work: { availability: 'held', held_until },
    answers: {
      ...orders(order, sampleOrder({ _id: 'order-0', status: 'Delivered', deliver_to: sampleAddress })),
      '/delivery/quote': { quote: onRequest },
    },
  });
  expect(await screen.findByRole('button', { name: 'Pay #1,850,000', busy: false })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Collect/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /7 Palm Crescent/ }));
  expect(await screen.findByRole('button', { name: 'Request a delivery quote' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});
