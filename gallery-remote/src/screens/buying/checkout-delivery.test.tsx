import { ApiError } from '@gallery/shared/http';
import { shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleAddress, sampleOrder } from '@gallery/shared/testing/sample-order';
import { screen, waitFor, within } from '@testing-library/react';
import { openCheckout, orderPlaced, orders, playPayment } from '../../testing/open-checkout';

const known = orders(sampleOrder({ status: 'Delivered', deliver_to: sampleAddress }));
const toLagos = { zone: 'Lagos', days: 'two to four days', price: 18_000 };

beforeEach(() => sessionStorage.clear());

test('the delivery is a part of the total, of the button, and of the order', async () => {
  playPayment('onSuccess');
  const create = jest.fn((_sent: object) => orderPlaced);
  const quote = jest.fn((_query: object) => ({ quote: toLagos }));
  const { user } = openCheckout({
    answers: {
      ...known,
      '/delivery/quote': quote,
      '/order/create': (_query: object, sent: object) => create(sent),
    },
  });
  expect(await screen.findByText('Lagos, two to four days')).toBeVisible();
  expect(quote).toHaveBeenCalledWith({ artwork_id: 'work-1', country: 'NG', state: 'Lagos' }, undefined);
  const form = screen.getByRole('form', { name: 'Delivery and payment' });
  expect(textsOf([...form.querySelectorAll('dl > div')])).toEqual([
    'Agwọlagwọ#1,850,0001,850,000 naira',
    'Delivery and insurance, Lagos#18,00018,000 naira',
    'Includes VAT at 7.5%#130,326130,326 naira',
    'Total#1,868,0001,868,000 naira',
  ]);
  expect(screen.getByText('Within two to four days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay #1,868,000' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ price: 1_850_000, delivery: 18_000, deliver_to: sampleAddress }),
  );
});

test('another delivery price shows both totals and charges nothing', async () => {
  let price = 18_000;
  const { user } = openCheckout({
    answers: {
      ...known,
      '/delivery/quote': () => ({ quote: { ...toLagos, price } }),
      '/order/create': () => {
        price = 20_000;
        return Promise.reject(
          new ApiError('It costs more.', 409, undefined, { price: 1_850_000, delivery: price }),
        );
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay #1,868,000', busy: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The price of the delivery has changedThe total was #1,868,000.* and is now #1,870,000/,
  );
  expect(screen.getByRole('button', { name: 'Pay #1,870,000' })).toBeVisible();
});

test('a hold keeps the delivery that it began with', async () => {
  const held_until = new Date(Date.now() + 600_000).toISOString();
  const order = sampleOrder({
    created_at: new Date().toISOString(),
    held_until,
    deliver_to: sampleAddress,
    delivery: { amount: 18_000, zone: 'Lagos' },
  });
  const work = { ...order.artwork_id, price: 1_868_000 };
  openCheckout({
    work: { availability: 'held', held_until },
    answers: {
      ...orders({ ...order, artwork_id: work }),
      '/delivery/quote': { quote: { ...toLagos, price: 20_000 } },
    },
  });
  expect(await screen.findByRole('button', { name: 'Pay #1,868,000' })).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Delivery and payment' }));
  expect(form.getByText('Delivery and insurance, Lagos').nextSibling).toHaveTextContent('#18,000');
});
