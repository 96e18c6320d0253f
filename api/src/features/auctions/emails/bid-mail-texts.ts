import type { Receipt } from '@gallery/shared/contract/auctions/auction';
import type { BidRow } from '../bidding/bid.table';
import type { LotMail, MailedLot } from './lot-mail';
import { inLagos, inNaira } from './lot-mail-texts';

/** With the checkpoint, which keeps even the gallery from rewriting the record unseen. */
export function receiptText(
  lot: MailedLot,
  { max, answer }: BidRow,
  { seq, hash, checkpoint }: Receipt,
): LotMail {
  return {
    subject: `Your bid: ${lot.artwork}`,
    heading: 'Your bid is in the record',
    paragraphs: [
      answer === 'WINNING'
        ? `You bid up to ${inNaira(max)} on ${lot.name}. You led with it: we bid for you, and never more than is needed.`
        : `You bid up to ${inNaira(max)} on ${lot.name}. Another bidder had offered as much or more before.`,
      'The attached receipt proves that your bid stands in the record of the lot, unchanged. Save it; you need it only if you doubt us.',
    ],
    facts: [
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
      `Another bidder leads on ${lot.name}, at ${inNaira(price)}.`,
      `The next bid is ${inNaira(asking)} or more. The lot ends on ${inLagos(end)}; a late bid moves the end.`,
    ],
  };
}
