import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrder, sampleRefund } from '@gallery/shared/testing/sample-order';
import { screen } from '@testing-library/react';
import { textsOf } from '../../testing/render-app';
import { Timeline } from './timeline';

const steps = () => textsOf(screen.getAllByRole('listitem'));

test('a timeline shows past steps with times and coming steps', () => {
  const at = '2026-11-21T11:26:00.000Z';
  renderApp(<Timeline order={sampleOrder({ status: 'Paid', events: [{ status: 'Paid', at }] })} />);
  expect(steps()).toEqual(['PaidNov 21, 2026, 12:26', 'Shipped (to come)', 'Delivered (to come)']);
});

test('a timeline of a collected order names its steps so', () => {
  const address = 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos';
  const events = [{ status: 'Shipped' as const, at: '2026-11-21T11:26:00.000Z' }];
  renderApp(<Timeline order={sampleOrder({ status: 'Shipped', events, address, deliver_to: null })} />);
  expect(steps()).toEqual(['Ready to collectNov 21, 2026, 12:26', 'Collected (to come)']);
});

test('a canceled order shows no coming step', () => {
  const at = '2026-11-21T11:26:00.000Z';
  renderApp(<Timeline order={sampleOrder({ status: 'Canceled', events: [{ status: 'Canceled', at }] })} />);
  expect(steps()).toEqual(['CanceledNov 21, 2026, 12:26']);
});

test.each([
  ['asked', ['Refund requestedNov 22, 2026, 09:12', 'Refunded (to come)when the provider confirms it']],
  ['waiting', ['Refund requestedNov 22, 2026, 09:12', 'Refunded (to come)when payments are on again']],
  ['done', ['RefundedNov 22, 2026, 09:12']],
] as const)('a refunded order of the last release, %s, shows its refund', (refund, wanted) => {
  const events = [{ status: 'Refunded' as const, at: '2026-11-22T08:12:00.000Z' }];
  const order = sampleOrder({ status: 'Refunded', refund, events, open_refund: undefined });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual(wanted);
});

const delivered = [{ status: 'Delivered' as const, at: '2026-11-22T08:00:00.000Z' }];
const returned = { return_asked_at: '2026-11-23T08:00:00.000Z', asked_at: '2026-11-24T08:00:00.000Z' };

test('an open return shows its coming steps', () => {
  const events = delivered;
  const returning = { amount: 1_850_000, reason: 'Damaged', asked_at: '2026-11-23T08:00:00.000Z' };
  const order = sampleOrder({ status: 'Delivered', events, open_refund: 'return', returning });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Return arrangedNov 23, 2026, 09:00',
    'Return received (to come)',
    'Refunded (to come)',
  ]);
});

test("a received return waits for the provider's confirmation", () => {
  const events = delivered;
  const refunds = [sampleRefund(returned)];
  const order = sampleOrder({ status: 'Delivered', events, refund: 'asked', refunds, open_refund: 'full' });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Return arrangedNov 23, 2026, 09:00',
    'Return receivedNov 24, 2026, 09:00',
    'Refund of #1,850,000 requestedNov 24, 2026, 09:00',
    'Refunded (to come)when the provider confirms it',
  ]);
});

test('a return that the customer requested shows each step', () => {
  const return_request = { state: 'accepted' as const, reason: '', asked_at: '2026-11-22T20:00:00.000Z' };
  const refunds = [sampleRefund({ ...returned, state: 'done', done_at: '2026-11-25T08:00:00.000Z' })];
  const order = sampleOrder({
    status: 'Refunded',
    events: delivered,
    refund: 'done',
    refunds,
    return_request,
  });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Return requestedNov 22, 2026, 21:00',
    'Return acceptedNov 23, 2026, 09:00',
    'Return receivedNov 24, 2026, 09:00',
    'Refund of #1,850,000 requestedNov 24, 2026, 09:00',
    '#1,850,000 refundedNov 25, 2026, 09:00',
  ]);
});

test('a partial refund shows its amount and keeps the status', () => {
  const part = { amount: 5_000_000, asked_at: '2026-11-23T08:00:00.000Z' };
  const refunds = [sampleRefund({ ...part, state: 'done', done_at: '2026-11-23T09:00:00.000Z' })];
  renderApp(
    <Timeline order={sampleOrder({ status: 'Delivered', events: delivered, refund: 'done', refunds })} />,
  );
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Refund of #50,000 requestedNov 23, 2026, 09:00',
    '#50,000 refundedNov 23, 2026, 10:00',
  ]);
});
