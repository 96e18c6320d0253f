import type { CurrencyRate } from '@gallery/shared/contract/currencies/currency';
import { groupDigits } from '@gallery/shared/domain/money';
import { ApiError } from '@gallery/shared/http';

/** Writes one rate a line: 'USD: 1,652.5'. */
export function textOfRates(rates: readonly CurrencyRate[]): string {
  return rates.map(({ code, naira }) => `${code}: ${groupDigits(naira)}`).join('\n');
}

/** Reads such lines. Throws an error at the field `rates` that names the first other line. */
export function ratesIn(text: string): CurrencyRate[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, code = '', naira = ''] = /^([a-z]{3})\s*[:=]?\s*([\d,]+(?:\.\d+)?)$/i.exec(line) ?? [];
      if (!code) throw refusalOf(`‘${line.slice(0, 40)}’ is not understood. Write it like ‘USD: 1,650’.`);
      return { code: code.toUpperCase(), naira: Number(naira.replaceAll(',', '')) };
    });
}

function refusalOf(message: string): ApiError {
  return new ApiError(message, 422, { rates: message });
}
