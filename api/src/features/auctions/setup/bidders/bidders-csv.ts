import type { BidderRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { stringify } from 'csv-stringify/sync';

/** CSV (RFC 4180); escapes formulas, and a byte order mark lets spreadsheets read UTF-8. */
export function biddersAsCsv(bidders: readonly BidderRecord[]): string {
  return stringify(bidders.map(lineOf), {
    ...{ bom: true, header: true, escape_formulas: true, quoted_string: true, record_delimiter: 'windows' },
    columns: [
      ...['Paddle', 'Name', 'Email address', 'E-mail confirmed', 'State', 'Works bought', 'Paid in all'],
      ...['Refunded', 'Unpaid', 'Reason', 'Registered'],
    ],
  });
}

function lineOf({ bought, ...bidder }: BidderRecord): (string | number)[] {
  return [
    ...[bidder.paddle, bidder.name, bidder.email, bidder.email_confirmed ? 'yes' : 'no', bidder.state],
    ...[bought.works, bought.amount, bought.refunded, bidder.strikes, bidder.reason],
    inLagos.format(new Date(bidder.registered_at)),
  ];
}

/** 2026-11-21 10:37 */
const inLagos = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});
