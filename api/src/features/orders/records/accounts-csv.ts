import { stringify } from 'csv-stringify/sync';
import { csvOptions, csvTime } from '../../../http/answers/downloads';
import type { AccountLine } from './accounts';

/** Writes a line for each movement and a last line with the totals of the naira. Amounts are naira with kobo. */
export function accountsAsCsv(lines: readonly AccountLine[]): string {
  const total = totalsOf(lines.filter(({ currency }) => currency === 'NGN'));
  return stringify([...lines.map(lineOf), total], csvOptions(columns));
}

const columns = [
  'Payment date',
  'Date',
  'Kind',
  'Order',
  'Reference',
  'Buyer',
  'Artwork',
  'Artist',
  'Price',
  'Premium',
  'Delivery',
  'VAT included',
  'Amount',
  'Currency',
];

/** Only numbers may begin with a minus: the CSV escapes such texts. */
type Cell = string | number | null;

function lineOf(line: AccountLine): Cell[] {
  const { paidAt, at, kind, order, reference, buyer, artwork, artist, currency } = line;
  return [
    csvTime(paidAt),
    csvTime(at),
    kind,
    order,
    reference,
    buyer,
    artwork,
    artist,
    inNaira(line.price),
    inNaira(line.premium),
    inNaira(line.delivery),
    inNaira(line.vat),
    inNaira(line.amount),
    currency,
  ];
}

function totalsOf(lines: readonly AccountLine[]): Cell[] {
  const sum = (column: 'price' | 'premium' | 'delivery' | 'vat' | 'amount') =>
    inNaira(lines.reduce((total, line) => total + (line[column] ?? 0), 0));
  const sums = [sum('price'), sum('premium'), sum('delivery'), sum('vat'), sum('amount')];
  return ['Total', '', '', '', '', '', '', '', ...sums, 'NGN'];
}

function inNaira(kobo: number | null): number | null {
  return kobo === null ? null : kobo / 100;
}
