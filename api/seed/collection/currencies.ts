import type { CurrencyRate } from '@gallery/shared/contract/currencies/currency';

/** Close to the rates of November 2026. */
export const currencies: CurrencyRate[] = [
  { code: 'USD', naira: 1_652 },
  { code: 'EUR', naira: 1_784 },
  { code: 'GBP', naira: 2_096 },
  { code: 'ZAR', naira: 93.4 },
  { code: 'GHS', naira: 139.5 },
];
