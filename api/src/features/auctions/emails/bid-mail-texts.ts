import type { Receipt } from '@gallery/shared/contract/auctions/auction';
import { formatNaira } from '@gallery/shared/domain/money';
import type { PricePart } from '../../orders/order.table';
import type { BidRow } from '../bidding/bid.table';
import type { LotMail, MailedLot } from './lot-mail';
import { amountsOf, inLagos } from './lot-mail-texts';

/** Includes the checkpoint, so that a bidder can prove it if even the gallery rewrites the record. */
export function receiptText(
  lot: MailedLot,
  { max, answer }: BidRow,
  { seq, hash, checkpoint }: Receipt,
  sums: { parts: PricePart[]; total: number },
): LotMail {
  return {
    subject: `Your bid: ${lot.artwork}`,
    heading: 'Your bid is in the record',
    paragraphs: [
      answer === 'WINNING'
        ? `You bid up to ${formatNaira(max)} on ${lot.name}. It was winning when it arrived: we bid for you, only as far as needed.`
        : `You bid up to ${formatNaira(max)} on ${lot.name}. Another bidder had offered as much or more before.`,
      `You would pay at most ${formatNaira(sums.total)} if you win.`,
      'The attached receipt proves that your bid is in the record of the lot, unchanged. Keep it in case you ever want to check.',
    ],
    amounts: amountsOf(sums.parts, sums.total, 'At most, if you win'),
    proof: [
      ['Row of the record', String(seq)],
      ['Hash', hash],
      ['Checkpoint, signed by the gallery', checkpoint.signature],
    ],
  };
}

export function outbidText(
  lot: MailedLot,
  { price, asking, end }: { price: number; asking: number; end: Date },
): LotMail {
  return {
    subject: `Outbid: ${lot.artwork}`,
    heading: 'Outbid',
    paragraphs: [
      `Another bidder leads on ${lot.name}, at ${formatNaira(price)}.`,
      `The next bid is ${formatNaira(asking)} or more. The lot ends on ${inLagos(end)}; a late bid moves the end.`,
    ],
  };
}
