import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrder } from '@gallery/shared/testing/sample-order';
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
  ['asked', ['Refund askedNov 22, 2026, 09:12', 'Refunded (to come)when the provider confirms it']],
  ['waiting', ['Refund askedNov 22, 2026, 09:12', 'Refunded (to come)when payments are on again']],
  ['done', ['RefundedNov 22, 2026, 09:12']],
] as const)('money that is %s is called what it is', (refund, wanted) => {
  const events = [{ status: 'Refunded' as const, at: '2026-11-22T08:12:00.000Z' }];
  renderApp(<Timeline order={sampleOrder({ status: 'Refunded', refund, events })} />);
  expect(steps()).toEqual(wanted);
});
