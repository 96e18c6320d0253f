export type { CurrencyRate, CurrencyRatesAnswer, CurrencyRatesSavedAnswer } from './currency.schema';

export const currencyPaths = {
  /** GET is public. PUT replaces all rates; an old version answers 409 with the current `rates`. */
  rates: '/currency',
};

/** The visitor's choice in the browser's storage. The edge's boot script reads it too. */
export const currencyKey = 'currency';
export const maxCurrencies = 12;
