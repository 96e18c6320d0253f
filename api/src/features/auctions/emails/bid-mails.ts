import { askingPrice } from '@gallery/shared/auction/bidding';
import { totalOf } from '@gallery/shared/auction/premium';
import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { AuctionContext } from '../auction-context';
import { type BidRow, bids, lotBidders } from '../bidding/bid.table';
import { auctionOf } from '../locking/locked-lot';
import { biddingStateOf, type LotRow, lots } from '../lot.table';
import type { RecordSigner } from '../record/checkpoint';
import { receiptOf } from '../record/receipt';
import { lotEntries } from '../record/record.table';
import { readTerms } from '../terms/read-terms';
import { outbidText, receiptText } from './bid-mail-texts';
import { type MailedLot, readMailedLot, sendLotMail } from './lot-mail';

type BidMailContext = Pick<AuctionContext, 'db' | 'outbox' | 'tokenSecrets'> & { signer: RecordSigner };
type Mailed = { lot: LotRow; bid: BidRow; mailed: MailedLot };

export async function sendBidMails(
  context: BidMailContext,
  { bid: id, outbid }: { bid: number; outbid: string | null },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ bid: bids, lot: lots })
      .from(bids)
      .innerJoin(lots, eq(lots.id, bids.lotId))
      .where(eq(bids.id, id));
    if (!found || found.bid.retractedAt) return;
    const about = { ...found, mailed: await readMailedLot(tx, found.lot) };
    await sendReceipt(tx, context, about);
    if (outbid && outbid !== found.lot.leaderId && !found.lot.outcome)
      await sendOutbid(tx, context, about, outbid);
  });
}

async function sendReceipt(
  tx: Database,
  context: BidMailContext,
  { lot, bid, mailed }: Mailed,
): Promise<void> {
  const [place] = await tx
    .select({ number: lotBidders.number, entry: lotEntries })
    .from(lotBidders)
    .innerJoin(lotEntries, and(eq(lotEntries.lotId, lotBidders.lotId), eq(lotEntries.seq, bid.seq)))
    .where(and(isPlaceOf(bid.userId, lot), isNull(lotBidders.mailsStoppedAt)));
  if (!place) return;
  const receipt = receiptOf(context.signer, { bid, ...place });
  const attachment = {
    filename: `receipt-lot-${lot.number}-row-${bid.seq}.json`,
    contentType: 'application/json',
    content: JSON.stringify(receipt, null, 2),
  };
  const text = receiptText(mailed, bid, receipt, await sumsAt(tx, lot, bid.max));
  await sendLotMail(tx, context, mailed, bid.userId, text, { attachments: [attachment] });
}

/** Sends at most one email in ten minutes for each lot and bidder, but every one in the lot's last hour. */
async function sendOutbid(
  tx: Database,
  context: BidMailContext,
  { lot, mailed }: Mailed,
  userId: string,
): Promise<void> {
  const isDue = sql`(${lotBidders.mailedAt} IS NULL
    OR ${lotBidders.mailedAt} <= clock_timestamp() - interval '10 minutes'
    OR ${lot.closesAt.toISOString()}::timestamptz <= clock_timestamp() + interval '1 hour')`;
  const [due] = await tx
    .update(lotBidders)
    .set({ mailedAt: sql`clock_timestamp()` })
    .where(and(isPlaceOf(userId, lot), isNull(lotBidders.mailsStoppedAt), isDue))
    .returning();
  if (!due) return;
  const { steps } = (await readTerms(tx, await auctionOf(tx, lot))).increments;
  const asking = askingPrice(steps, biddingStateOf(lot));
  await sendLotMail(
    tx,
    context,
    mailed,
    userId,
    outbidText(mailed, { price: lot.price, asking, end: lot.closesAt }),
    { urgentUntil: lot.closesAt },
  );
}

async function sumsAt(tx: Database, lot: LotRow, hammer: number) {
  const auction = await auctionOf(tx, lot);
  const { premium: charged } = await readTerms(tx, auction);
  const { tiers, vat_percent: vatPercent } = charged;
  const { premium, vat, delivery, total } = totalOf({
    hammer,
    tiers,
    vatPercent,
    delivery: auction.deliveryFee,
  });
  const parts = [
    { label: 'Your maximum', amount: hammer },
    { label: lotPartLabels.premium, amount: premium },
    { label: lotPartLabels.vat, amount: vat },
    { label: lotPartLabels.delivery, amount: delivery },
  ];
  return { parts, total };
}

function isPlaceOf(userId: string, lot: LotRow) {
  return and(eq(lotBidders.lotId, lot.id), eq(lotBidders.userId, userId));
}
