import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrder, sampleRefund } from '@gallery/shared/testing/sample-order';
import { screen } from '@testing-library/react';
import { textsOf } from '../../testing/texts-of';
import { Timeline } from './timeline';

const steps = () => textsOf(screen.getAllByRole('listitem'));

test('an order tells what happened when, and what is to come', () => {
  const at = '2026-11-21T11:26:00.000Z';
  renderApp(<Timeline order={sampleOrder({ status: 'Paid', events: [{ status: 'Paid', at }] })} />);
  expect(steps()).toEqual(['PaidNov 21, 2026, 12:26', 'Shipped (to come)', 'Delivered (to come)']);
});

test('nothing comes after a canceled order', () => {
  const at = '2026-11-21T11:26:00.000Z';
  renderApp(<Timeline order={sampleOrder({ status: 'Canceled', events: [{ status: 'Canceled', at }] })} />);
  expect(steps()).toEqual(['CanceledNov 21, 2026, 12:26']);
});

test.each([
  ['asked', ['Refund requestedNov 22, 2026, 09:12', 'Refunded (to come)when the provider confirms it']],
  ['waiting', ['Refund requestedNov 22, 2026, 09:12', 'Refunded (to come)when payments are on again']],
  ['done', ['RefundedNov 22, 2026, 09:12']],
] as const)('an answer of the release before, refunded and %s, says what has happened', (refund, wanted) => {
  const events = [{ status: 'Refunded' as const, at: '2026-11-22T08:12:00.000Z' }];
  const order = sampleOrder({ status: 'Refunded', refund, events, open_refund: undefined });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual(wanted);
});

const delivered = [{ status: 'Delivered' as const, at: '2026-11-22T08:00:00.000Z' }];
const returned = { return_asked_at: '2026-11-23T08:00:00.000Z', asked_at: '2026-11-24T08:00:00.000Z' };

test('a return asks for the work first', () => {
  const events = delivered;
  const returning = { amount: 1_850_000, reason: 'Damaged', asked_at: '2026-11-23T08:00:00.000Z' };
  const order = sampleOrder({ status: 'Delivered', events, open_refund: 'return', returning });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Return askedNov 23, 2026, 09:00',
    'Return received (to come)',
    'Refunded (to come)',
  ]);
});

test('a received return is Refunded when the provider confirms it', () => {
  const events = delivered;
  const refunds = [sampleRefund(returned)];
  const order = sampleOrder({ status: 'Delivered', events, refund: 'asked', refunds, open_refund: 'full' });
  renderApp(<Timeline order={order} />);
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Return askedNov 23, 2026, 09:00',
    'Return receivedNov 24, 2026, 09:00',
    'Refund of #1,850,000 requestedNov 24, 2026, 09:00',
    'Refunded (to come)when the provider confirms it',
  ]);
});

test('a part is given back, and the order stays as it is', () => {
  const part = { amount: 5_000_000, asked_at: '2026-11-23T08:00:00.000Z' };
  const refunds = [sampleRefund({ ...part, state: 'done', done_at: '2026-11-23T09:00:00.000Z' })];
  renderApp(
    <Timeline order={sampleOrder({ status: 'Delivered', events: delivered, refund: 'done', refunds })} />,
  );
  expect(steps()).toEqual([
    'DeliveredNov 22, 2026, 09:00',
    'Refund of #50,000 requestedNov 23, 2026, 09:00',
    '#50,000 given backNov 23, 2026, 10:00',
  ]);
});
