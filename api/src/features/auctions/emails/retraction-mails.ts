import { askingPrice } from '@gallery/shared/auction/bidding';
import { formatNaira } from '@gallery/shared/domain/money';
import type { Database } from '../../../db/client';
import type { AuctionContext } from '../auction-context';
import type { BidRow } from '../bidding/bid.table';
import { auctionOf } from '../locking/locked-lot';
import { biddingStateOf, type LotRow } from '../lot.table';
import { readTerms } from '../terms/read-terms';
import { mailedBidders, readMailedLot, sendLotMail } from './lot-mail';
import { inLagos, retractedText } from './lot-mail-texts';

type Retracted = { lot: LotRow; bid: BidRow; reason: string };

/** Tells every bidder the lot's state after a retraction. The bidder of the retracted bid also reads the reason. */
export async function sendRetractionMails(
  tx: Database,
  context: Pick<AuctionContext, 'outbox' | 'tokenSecrets'>,
  { lot, bid, reason }: Retracted,
): Promise<void> {
  const { increments } = await readTerms(tx, await auctionOf(tx, lot));
  const asking = formatNaira(askingPrice(increments.steps, biddingStateOf(lot)));
  const mailed = await readMailedLot(tx, lot);
  for (const { userId } of await mailedBidders(tx, lot.id)) {
    const stands =
      userId === lot.leaderId
        ? `You lead, at ${formatNaira(lot.price)}.`
        : `The next bid is ${asking} or more.`;
    const text = retractedText(mailed, {
      reason: userId === bid.userId ? reason : null,
      stands,
      end: inLagos(lot.closesAt),
    });
    await sendLotMail(tx, context, mailed, userId, text);
  }
}
