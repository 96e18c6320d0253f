import type { Statement } from '@gallery/shared/contract/settlement/settlement.schema';
import { stringify } from 'csv-stringify/sync';
import { csvOptions, csvTime } from '../../http/answers/downloads';

/** Writes a line for each sale and refund, and last the balance of earlier months, the sum, and what is due. Amounts are naira with kobo. */
export function statementAsCsv({ lines, ...statement }: Statement): string {
  const rows = lines.map((line) => [
    csvTime(new Date(line.at)),
    line.kind === 'sale' ? 'Sale' : 'Refund',
    line.order,
    line.artwork,
    line.amount_kobo / 100,
    line.base_kobo / 100,
    line.percent,
    line.artist_kobo / 100,
    line.gallery_kobo / 100,
  ]);
  const sum = (column: 'amount_kobo' | 'base_kobo' | 'artist_kobo' | 'gallery_kobo') =>
    lines.reduce((total, line) => total + line[column], 0) / 100;
  const total = ['Total', '', '', '', sum('amount_kobo'), sum('base_kobo'), '', sum('artist_kobo')];
  return stringify(
    [
      ...rows,
      [...total, sum('gallery_kobo')],
      balance('Brought forward', statement.brought_forward_kobo),
      balance('Due', statement.due_kobo),
      ...(statement.payout
        ? [balance(`Paid ${dayOf(statement.payout.at)}`, statement.payout.amount_kobo)]
        : []),
    ],
    csvOptions(columns),
  );
}

/** In Lagos: 2026-11-21 */
const dayOf = (time: string) => csvTime(new Date(time)).slice(0, 10);

function balance(label: string, kobo: number): (string | number)[] {
  return [label, '', '', '', '', '', '', kobo / 100, ''];
}

const columns = [
  'Date',
  'Kind',
  'Order',
  'Artwork',
  'Paid by the buyer',
  'Price without VAT',
  'Split in percent',
  'Share of the artist',
  'Share of the gallery',
];
