import type { OrderRefund } from '../contract/orders/order';
import { sampleRefund } from '../testing/sample-order';
import { refundText } from './refund-text';

const bank = 'Banks take up to ten working days to show it.';

test.each<[string, Partial<OrderRefund>, string]>([
  [
    'asked for',
    {},
    'Your refund of #1,850,000 is requested and goes back to your Visa card ending in 4081 in a moment.',
  ],
  [
    'taken on by the bank',
    { accepted_at: '2026-11-22T08:01:00Z' },
    `Your refund of #1,850,000 is on its way back to your Visa card ending in 4081 since November 22, 2026. ${bank}`,
  ],
  [
    'expected on a day',
    { accepted_at: '2026-11-22T08:01:00Z', expected_at: '2026-11-30T08:00:00Z', paid_with: 'Bank transfer' },
    'Your refund of #1,850,000 is on its way back to your bank transfer since November 22, 2026. Our payment service expects it there by November 30, 2026.',
  ],
  [
    'done',
    { state: 'done', done_at: '2026-11-23T08:00:00Z' },
    `Your refund of #1,850,000 was sent back to your Visa card ending in 4081 on November 23, 2026. ${bank}`,
  ],
  [
    'done, with nothing known of the card',
    { state: 'done', done_at: '2026-11-23T08:00:00Z', paid_with: null },
    `Your refund of #1,850,000 was sent back to what you paid with on November 23, 2026. ${bank}`,
  ],
  [
    'failed',
    { state: 'failed', of: 'other', amount: 2_550, currency: 'USD' },
    'A payment of 25.50 USD that was not needed could not be sent yet. We try again automatically, and the gallery knows about it.',
  ],
  [
    'done, with a reason',
    { state: 'done', done_at: '2026-11-23T08:00:00Z', amount: 5_000_000, reason: 'The frame is damaged.' },
    `Your refund of #50,000 was sent back to your Visa card ending in 4081 on November 23, 2026. ${bank} Our reason: The frame is damaged.`,
  ],
  [
    'waiting',
    { state: 'waiting' },
    'Your refund of #1,850,000 cannot be sent at the moment, because online payments are off. We send it when they are on again.',
  ],
])('the text tells where the money of a refund that is %s is', (_state, changes, text) => {
  expect(refundText(sampleRefund(changes))).toBe(text);
});
