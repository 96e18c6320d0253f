import type { IncrementsInput, PremiumInput } from '@gallery/shared/contract/auction-setup/auction-setup';
import { ApiError } from '@gallery/shared/http';

/** Lines such as '250,000: 10,000' or 'above: 50,000'. Throws for a line that is none, as the API does for a field. */
export function incrementsIn(text: string): IncrementsInput {
  return { steps: linesIn(text).map(({ to, value }) => ({ to: amountOf(to), by: value })) };
}

/** Lines such as '5,000,000: 15', 'above: 10', and 'VAT: 7.5'. Throws like `incrementsIn`. */
export function premiumIn(text: string): PremiumInput {
  const lines = linesIn(text);
  const vat = lines.find(({ to }) => /^vat$/i.test(to));
  if (!vat) throw refusal('A line such as ‘VAT: 7.5’ is missing.');
  const tiers = lines
    .filter((line) => line !== vat)
    .map(({ to, value }) => ({ to: amountOf(to), percent: value }));
  return { tiers, vat_percent: vat.value };
}

type Line = { to: string; value: number };

function linesIn(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [to = '', value = '', ...others] = line.split(':').map((part) => part.trim().replaceAll(',', ''));
      const isLine = /^(\d+|above|vat)$/i.test(to) && /^\d+(\.\d+)?$/.test(value) && others.length === 0;
      if (!isLine) throw refusal(`‘${line.trim()}’ is not understood. Write it like ‘250,000: 10,000’.`);
      return { to, value: Number(value) };
    });
}

function amountOf(to: string): number | null {
  return /^\d+$/.test(to) ? Number(to) : null;
}

function refusal(message: string): ApiError {
  return new ApiError(message, 422, { lines: message });
}
