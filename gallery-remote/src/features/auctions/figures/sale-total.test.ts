import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { premiumText } from './sale-total';

const terms = {
  premium: {
    tiers: [
      { to: 5_000_000, percent: 15 },
      { to: null, percent: 12.5 },
    ],
    vat_percent: 7.5,
  },
} as Terms;

test.each([
  [5_000_000, '15%'],
  [5_000_001, '15% and 12.5%'],
])('a hammer price of %d names its premium as %s', (hammer, text) => {
  expect(premiumText(terms, hammer)).toBe(text);
});
