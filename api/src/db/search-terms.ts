export type SearchTerms = {
  /** The number of an order or a lot. */
  number?: number;
  /** In whole naira. */
  amount?: number;
  /** The typed digits of a phone number, or a part of them. */
  phone?: string;
  /** A payment's reference or a part of it, in lower case. */
  reference?: string;
  hasWords: boolean;
};

/** Tells what a typed search can mean: '0803 555 0142' a phone number, '#1,850,000' or '1.85m' an amount. */
export function searchTerms(typed: string): SearchTerms {
  const text = typed.trim();
  const number = numberIn(text);
  const amount = amountIn(text);
  const phone = phoneIn(text);
  const hasWords = number !== undefined || (amount === undefined && phone === undefined);
  return { number, amount, phone, reference: referenceIn(text), hasWords };
}

function numberIn(text: string): number | undefined {
  const [, digits] = /^(?:(?:order|lot|no\.?) *)?#? *(\d{1,9})$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const factors: Record<string, number> = { k: 1_000, m: 1_000_000 };
const highestAmount = 2_000_000_000;

function amountIn(text: string): number | undefined {
  const [, whole, part = '', unit = ''] =
    /^(?:[#₦]|n|ngn)? *(\d{1,10}|\d{1,3}(?:[ ,]\d{3}){1,3})(\.\d{1,3})? *([km])?$/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replace(/\D/g, '') + part) * (factors[unit.toLowerCase()] ?? 1);
  const rounded = Math.round(amount);
  const isWhole = Math.abs(amount - rounded) < 0.001;
  return isWhole && rounded > 0 && rounded <= highestAmount ? rounded : undefined;
}

const fewestDigits = 5;

function phoneIn(text: string): string | undefined {
  if (!/^\+?[\d ()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length >= fewestDigits ? digits : undefined;
}

function referenceIn(text: string): string | undefined {
  const isReference = /^[\w.=-]{6,100}$/.test(text) && /\d/.test(text);
  return isReference ? text.toLowerCase() : undefined;
}
