const orders = 'api/src/features/orders';
const settlement = 'api/src/features/payments/settlement';
const sessions = 'api/src/features/auth/sessions';

/**
 * The files that `PART=money npm run mutation` changes, and the API's tests that must notice. They run for each change,
 * without the tests of `slow`, which are parts of titles.
 * @type {Record<string, { mutate: string[], tests: string[], slow?: string[] }>}
 */
export const parts = {
  money: {
    mutate: [
      `${orders}/placing/order-price.ts`,
      `${settlement}/capture-payment.ts`,
      `${settlement}/claim-payment.ts`,
      `${settlement}/settle-payment.ts`,
    ],
    tests: [
      `${orders}/placing/seen-price.test.ts`,
      `${orders}/placing/order-delivery.test.ts`,
      `${settlement}/capture-payment.test.ts`,
      `${settlement}/claim-payment.test.ts`,
      `${settlement}/settle-open-payments.test.ts`,
      `${settlement}/settle-order.test.ts`,
      `${settlement}/settle-payment.test.ts`,
      'api/src/features/payments/one-open-payment.test.ts',
      'api/src/features/payments/webhooks/webhook.test.ts',
    ],
    slow: ['fifty times', 'does not block later'],
  },
  limits: {
    mutate: ['buyer-standing', 'hold-limits'].map((name) => `${orders}/placing/holds/${name}.ts`),
    tests: ['buyer-standing', 'hold-rules'].map((name) => `${orders}/placing/holds/${name}.test.ts`),
  },
  holds: {
    mutate: ['expire-holds', 'hold-artwork'].map((name) => `${orders}/placing/holds/${name}.ts`),
    tests: [
      `${orders}/placing/holds/expire-holds.test.ts`,
      `${orders}/placing/holds/hold-artwork.test.ts`,
      `${orders}/placing/order-delivery.test.ts`,
      `${orders}/placing/place-order.test.ts`,
      'api/src/features/artworks/price-on-request/secret-price.test.ts',
      'api/src/features/auctions/work-in-auction.test.ts',
    ],
    slow: ['200 parallel customers'],
  },
  authority: {
    mutate: ['api/src/http/authentication.ts'],
    tests: ['api/src/http/authentication.test.ts', 'api/src/http/token-rules.test.ts'],
  },
  tokens: {
    mutate: [`${sessions}/session-token.ts`],
    tests: [`${sessions}/session-token.test.ts`],
  },
  sessions: {
    mutate: ['own-sessions', 'session-lifetimes', 'sessions'].map((name) => `${sessions}/${name}.ts`),
    tests: ['own-sessions', 'sessions'].map((name) => `${sessions}/${name}.test.ts`),
  },
};
