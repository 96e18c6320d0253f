import type { CurrencyRate } from '@gallery/shared/contract/currencies/currency';
import type { Reference } from '../../ui/reference-price/reference-price';

/** Formats naira as '$1,120'. Rounds to three digits, because the rate is only a reference. */
export function referenceOf({ code, naira: rate }: CurrencyRate): Reference {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    maximumFractionDigits: 0,
  });
  return (naira) => {
    const amount = Number((naira / rate).toPrecision(3));
    return amount < 1 ? `less than ${format.format(1)}` : format.format(amount);
  };
}

/** Names a currency: 'US Dollar'. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'currency' }).of(code) ?? code;
}
