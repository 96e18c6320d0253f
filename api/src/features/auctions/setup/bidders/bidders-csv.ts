import type { BidderRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { stringify } from 'csv-stringify/sync';
import { csvOptions, csvTime } from '../../../../http/answers/csv';

export function biddersAsCsv(bidders: readonly BidderRecord[]): string {
  return stringify(
    bidders.map(lineOf),
    csvOptions([
      'Paddle',
      'Name',
      'Email address',
      'Email confirmed',
      'State',
      'Works bought',
      'Total paid',
      'Refunded',
      'Unpaid',
      'Reason',
      'Registered',
    ]),
  );
}

function lineOf({ bought, ...bidder }: BidderRecord): (string | number)[] {
  return [
    bidder.paddle,
    bidder.name,
    bidder.email,
    bidder.email_confirmed ? 'yes' : 'no',
    bidder.state,
    bought.works,
    bought.amount,
    bought.refunded,
    bidder.strikes,
    bidder.reason,
    csvTime(new Date(bidder.registered_at)),
  ];
}
