import type { LotResult } from '@gallery/shared/contract/auction-results/results';
import { stringify } from 'csv-stringify/sync';
import { csvOptions, csvTime } from '../../../http/answers/downloads';

export function resultsAsCsv(results: readonly LotResult[]): string {
  return stringify(
    results.map(lineOf),
    csvOptions([
      'Lot',
      'Artwork',
      'Artist',
      'Estimate low',
      'Estimate high',
      'Bids',
      'State',
      'Hammer price',
      'Premium',
      'VAT',
      'Delivery',
      'Total',
      'Paddle',
      'Buyer',
      'Order',
      'Ended',
    ]),
  );
}

function lineOf({ lot, state, total, order }: LotResult): (string | number | null)[] {
  const artist = lot.artwork_id.artist_id;
  return [
    lot.number,
    lot.artwork_id.name_of_artwork,
    artist ? `${artist.firstname} ${artist.lastname}` : '',
    lot.estimate_low,
    lot.estimate_high,
    lot.bids,
    state,
    total ? lot.price : null,
    total?.premium ?? null,
    total?.vat ?? null,
    total?.delivery ?? null,
    order?.total ?? null,
    order?.buyer.paddle ?? null,
    order?.buyer.name ?? '',
    order?.number ?? null,
    lot.ended_at ? csvTime(new Date(lot.ended_at)) : '',
  ];
}
