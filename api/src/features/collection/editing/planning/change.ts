import { tagsIn } from '@gallery/shared/contract/catalogue/tags';
import {
  type EditField,
  type PriceChange,
  percentLimits,
  priceLimits,
} from '@gallery/shared/contract/collection/edit-limits';
import type { ChangeInput } from '@gallery/shared/contract/collection/works-edit-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { artistWith } from '../../../artworks/editing/save-artwork';
import { wordsOf } from './field-words';
import { isOfTags, type TagChange } from './tag-change';

export type Change =
  | ({ field: 'price' } & NewPrice)
  | { field: 'artist'; artistId: string; name: string }
  | { field: 'framed'; value: boolean | null }
  | { field: 'availability' | 'price_on_request' | 'open_to_offers'; value: boolean }
  | { field: 'archived' }
  | TagChange;

/** Throws a 422 that names what the change lacks. Locks a named artist, as each writer does before it locks works. */
export async function readChange(tx: Database, input: ChangeInput): Promise<Change> {
  const { field, value } = input;
  if (field === 'price') return { field, ...priceChangeOf(input) };
  if (field === 'artist') {
    const { id: artistId, name } = await artistWith(tx, input.artist_email);
    return { field, artistId, name };
  }
  if (field === 'archived') return { field };
  if (isOfTags(field)) return { field, tag: oneTag(input.tag) };
  if (value === undefined || (value === null && field !== 'framed')) {
    throw refusal('value', 'Choose a value');
  }
  return field === 'framed' ? { field, value } : { field, value: value === true };
}

/** Returns what the bar above the list says, such as '+10%, rounded to #5,000'. */
export function changeSummary(change: Change): string {
  if (change.field === 'artist') return `artist ${change.name}`;
  if (change.field === 'archived') return 'archived';
  if ('tag' in change) return `tag ${change.tag} ${change.field === 'tag_added' ? 'added' : 'removed'}`;
  if (change.field !== 'price') return wordsOf(change.field, newValueOf(change)).toLowerCase();
  const { by, amount, roundTo } = change;
  if (by === 'set') return `set to ${formatNaira(amount)}`;
  const size = by === 'percent' ? `${Math.abs(amount)}%` : formatNaira(Math.abs(amount));
  const rounding = roundTo > 1 ? `, rounded to ${formatNaira(roundTo)}` : '';
  return `${amount < 0 ? '−' : '+'}${size}${rounding}`;
}

export function textOf(value: boolean | null): string | null {
  return value === null ? null : String(value);
}

export function newValueOf({ field, value }: Extract<Change, { value: unknown }>): string | null {
  if (field === 'availability') return value ? 'available' : 'sold';
  return textOf(value);
}

function oneTag(written = ''): string {
  const [tag, ...others] = tagsIn(written);
  if (!tag || others.length > 0) throw refusal('tag', 'Write one tag, without a comma');
  return tag;
}

function priceChangeOf({ by, amount, round_to: roundTo = 1 }: ChangeInput): NewPrice {
  if (!by) throw refusal('by', 'Choose how to change the price');
  if (amount === undefined) throw refusal('amount', 'Enter a number');
  if (by === 'percent') refuseBadPercent(amount);
  else if (!Number.isInteger(amount)) throw refusal('amount', 'Enter a whole number of naira');
  if (by === 'set' && (amount < priceLimits.min || amount > priceLimits.max)) {
    throw refusal(
      'amount',
      `Enter a price from ${formatNaira(priceLimits.min)} to ${formatNaira(priceLimits.max)}`,
    );
  }
  if (by !== 'set' && amount === 0) throw refusal('amount', 'Enter a number other than 0');
  return { by, amount, roundTo };
}

function refuseBadPercent(percent: number): void {
  const { min, max } = percentLimits;
  const hasOneDigit = Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-6;
  if (percent >= min && percent <= max && hasOneDigit) return;
  throw refusal('amount', `Enter a percentage from ${min} to ${max}, with one decimal at most`);
}

function refusal(field: keyof ChangeInput, message: string): HttpError {
  return new HttpError(422, message, { [field]: message });
}

/** The column of each field, and its type. Tags are lists in the database and texts in an edit. */
export const columnsOf: Record<EditField, [name: string, type: string]> = {
  price: ['price', 'bigint'],
  availability: ['availability', 'text'],
  artist: ['artist_id', 'uuid'],
  framed: ['framed', 'boolean'],
  price_on_request: ['price_on_request', 'boolean'],
  open_to_offers: ['open_to_offers', 'boolean'],
  archived: ['archived_at', 'timestamptz'],
  tag_added: ['tags', 'text[]'],
  tag_removed: ['tags', 'text[]'],
};

type NewPrice = { by: PriceChange; amount: number; roundTo: number };

/** Returns the changed price in whole naira, rounded half up to a multiple of `roundTo`. It may be beyond the limits. */
export function newPrice(price: number, { by, amount, roundTo }: NewPrice): number {
  if (by === 'set') return amount;
  if (by === 'amount') return rounded(price + amount, roundTo);
  // Tenths of a percent are whole numbers, so that no sum has a binary fraction.
  return rounded((price * (1_000 + Math.round(amount * 10))) / 1_000, roundTo);
}

function rounded(amount: number, to: number): number {
  return Math.floor(amount / to + 0.5) * to;
}
