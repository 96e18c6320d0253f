import { shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleOrder } from '@gallery/shared/testing/sample-order';
import { screen, waitFor, within } from '@testing-library/react';
import { openBids, row, secondChance, won } from '../testing/open-bids';

test('a won lot shows its total, its deadline, and its next steps', async () => {
  openBids([won]);
  const lot = await row('Uzọ');
  expect(lot).toHaveTextContent('Sold to you');
  expect(lot).toHaveTextContent(
    'Time left to pay: 47:57:31. Pay by Sunday, November 29, 18:12. We remind you 24 and 6 hours before.',
  );
  expect(textsOf(within(lot).getAllByRole('definition'))).toEqual([
    '#2,400,0002,400,000 naira',
    '#2,832,0002,832,000 naira',
    '#2,400,0002,400,000 naira',
    '#360,000360,000 naira',
    '#27,00027,000 naira',
    '#45,00045,000 naira',
    '#2,832,0002,832,000 naira',
  ]);
  expect(textsOf(within(lot).getAllByRole('listitem'))).toEqual([
    'Sold to youNov 27, 2026, 18:12',
    'Paid (to come)by Nov 29, 2026, 18:12',
    'Shipped, or collected in Ikoyi (to come)',
    'Delivered, with its certificate (to come)',
  ]);
});

test('a won lot announces no reminder that is past', async () => {
  const order = { _id: 'order-1', number: 1042, status: 'Pending', held_until: '2026-11-27T20:12:00.000Z' };
  openBids([{ ...won, order }]);
  const lot = await row('Uzọ');
  expect(lot).toHaveTextContent('Time left to pay: 02:57:31. Pay by');
  expect(lot).not.toHaveTextContent('We remind you');
});

test("'Pay now' opens the payment of a won lot and ends on the thank-you page", async () => {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, { onSuccess }: { onSuccess: () => void }) => onSuccess();
    newTransaction = jest.fn();
  };
  const order = sampleOrder();
  const payment = { access_code: '1', script_url: '/inline.js' };
  const { user } = openBids([won], '/dashboard/bids', {
    '/order/order-1': { order },
    '/order/order-1/pay': { message: '', order, payment },
    '/order/order-1/verify': { message: '', order },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('a closed payment form keeps the lot and says that payment is open', async () => {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, { onCancel }: { onCancel: () => void }) => onCancel();
    newTransaction = jest.fn();
  };
  const order = sampleOrder();
  const { user } = openBids([won], '/dashboard/bids', {
    '/order/order-1': { order },
    '/order/order-1/pay': { message: '', order, payment: { access_code: '1', script_url: '/inline.js' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not completed.');
});

test.each([
  ['Buy at #2,400,000', true],
  ['No, thank you', false],
])("'%s' answers a second chance", async (name, accept) => {
  const answer = jest.fn();
  const { user, notify, shown } = openBids([secondChance], '/dashboard/bids', {
    '/bidder/offer/offer-1': (_query: unknown, sent: unknown) => {
      answer(sent);
      shown.bids = [{ ...secondChance, offer: null, state: 'lost' }];
      return { message: 'Thank you.' };
    },
  });
  const lot = await row('Low Tide');
  expect(lot).toHaveTextContent('The winner did not pay. You can buy it at your maximum until');
  expect(lot).toHaveTextContent('Saturday, November 28, 12:00. If you do nothing, you owe nothing.');
  await user.click(within(lot).getByRole('button', { name }));
  expect(await screen.findByRole('region', { name: 'Ended' })).toBeVisible();
  expect(answer).toHaveBeenCalledWith({ accept });
  expect(notify).toHaveBeenCalledWith('Thank you.', 'success');
});

test('a lot not paid in time says that the sale is void', async () => {
  openBids([{ ...won, order: { _id: 'order-1', number: 1042, status: 'Canceled', held_until: null } }]);
  expect(await row('Uzọ')).toHaveTextContent('It was not paid in time, so the sale is void.');
});
