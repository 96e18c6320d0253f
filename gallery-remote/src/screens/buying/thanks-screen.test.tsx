import type { Order } from '@gallery/shared/contract/orders/order';
import { ApiError } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress, textsOf } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import {
  customerSession,
  sampleOrder,
  samplePriceParts,
  sampleRefund,
} from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ThanksScreen } from './thanks-screen';

const paid = sampleOrder({
  status: 'Paid',
  reference: 'uli-7f3k',
  held_until: null,
  events: [
    { status: 'Pending', at: '2026-11-21T09:04:00.000Z' },
    { status: 'Paid', at: '2026-11-21T09:09:00.000Z' },
  ],
});

const site = (
  <Routes>
    <Route path="/thank-you/:id" element={<ThanksScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

function openThanks(answer: Order | (() => object), session = customerSession()) {
  stubApi({
    '/order/order-1': typeof answer === 'function' ? answer : { order: answer },
    '/artwork/work-1': { artwork: sampleArtwork({ _id: 'work-1' }) },
  });
  return renderApp(site, '/thank-you/order-1', { session });
}

test('the page thanks the customer and shows the number, the next steps, and the receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openThanks(paid);
  expect(await screen.findByRole('heading', { name: 'Thank you, Adaeze' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'The work is yours. Your order is number 1042; we have written to adaeze@example.com.',
  );
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(textsOf(within(next).getAllByRole('listitem'))).toEqual([
    'OrderedNov 21, 2026, 10:04',
    'PaidNov 21, 2026, 10:09',
    'We pack it and agree on the day with you (to come)',
    'Shipped, insured (to come)',
    'Delivered (to come)',
  ]);
  const receipt = screen.getByRole('region', { name: 'Receipt' });
  expect(receipt).toHaveTextContent('Total paid#1,850,000');
  expect(receipt).toHaveTextContent('Payment uli-7f3k · November 21, 2026, 10:09 · Mrs Adaeze Nwosu');
  expect(screen.getByText('Sold, to you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    '/dashboard/orders?order=order-1',
  );
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalled();
  print.mockRestore();
});

test('a customer who collects the work reads no step of a delivery', async () => {
  const address = 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos';
  openThanks({ ...paid, address, deliver_to: null });
  const next = within(await screen.findByRole('region', { name: 'What happens next' }));
  expect(textsOf(next.getAllByRole('listitem')).slice(2)).toEqual([
    'We prepare it and email you (to come)',
    'Ready to collect (to come)',
    'Collected (to come)',
  ]);
});

test('the receipt of a won lot lists the parts of its price', async () => {
  openThanks({ ...paid, price_parts: samplePriceParts });
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(textsOf(within(receipt).getAllByRole('term'))).toEqual([
    'Hammer price',
    'Premium',
    'VAT on the premium',
    'Delivery',
    'Total paid',
  ]);
  expect(receipt).toHaveTextContent('Premium#232,500');
});

test('the page shows an undecided payment as received', async () => {
  openThanks({ ...paid, status: 'Pending', confirming: true });
  expect(await screen.findByText('Payment received, confirming…')).toBeVisible();
  expect(screen.queryByText(/The work is yours/)).not.toBeInTheDocument();
});

test.each([
  ['Pending', 'Not paid yet'],
  ['Canceled', 'Canceled'],
  ['Refunded', 'Refunded'],
] as const)('an order that is %s gets no thanks', async (status, title) => {
  openThanks({ ...paid, status });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/Thank you,/)).not.toBeInTheDocument();
});

test('a waiting refund shows as requested, not as refunded', async () => {
  const refunds = [sampleRefund({ state: 'waiting' })];
  openThanks({ ...paid, status: 'Canceled', refund: 'waiting', refunds, open_refund: 'full' });
  expect(await screen.findByRole('heading', { name: 'Refund requested' })).toBeVisible();
  expect(screen.getByText(/is being refunded\. Your refund of #1,850,000 cannot be sent/)).toBeVisible();
});

test('a payment that turns out late keeps the focus on the heading', async () => {
  const read = jest.fn(() => ({ order: { ...paid, status: 'Pending', confirming: true } }));
  openThanks(read);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
  read.mockReturnValue({ order: { ...paid, status: 'Refunded', confirming: false } });
  const outcome = await screen.findByRole('heading', { name: 'Refunded' }, { timeout: 5000 });
  await waitFor(() => expect(outcome).toHaveFocus());
});

test("the page hides another customer's order", async () => {
  openThanks(() => {
    throw new ApiError('No order with this id.', 404);
  });
  expect(await screen.findByText('This order is not among yours.')).toBeVisible();
});

test('a visitor goes to the log-in and returns', async () => {
  openThanks(paid, customerSession({ user: null, isLoggedIn: false }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(shownAddress()).toBe('/login');
  expect(window.history.state.usr).toEqual({ previous: '/thank-you/order-1' });
});
