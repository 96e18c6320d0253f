import { deliveryLabel } from '@gallery/shared/contract/delivery/delivery';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatMailTime } from '@gallery/shared/domain/time';
import type { EmailContent } from '../mail/email';
import type { OrderRow } from '../orders/order.table';
import type { OfferRow } from './price-offer.table';

type Told = { offer: OfferRow; artwork: string; order: OrderRow | null };
type OfferText = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs' | 'next' | 'amounts'>;

/** Writes the mail for the collector about the newest state. Never names the work's own price. */
export function offerTextOf(told: Told): OfferText {
  const { state } = told.offer;
  if (state === 'open' || state === 'withdrawn') throw new Error(`No mail tells of an offer ${state}.`);
  return texts[state](told);
}

const texts = {
  countered: ({ offer, artwork }: Told): OfferText => ({
    subject: `Our counter-offer for ${artwork}`,
    heading: `Our counter-offer: ${formatNaira(offer.counter ?? 0)}`,
    paragraphs: [
      `You offered ${formatNaira(offer.amount)} for ${artwork}. We offer it to you for ${formatNaira(offer.counter ?? 0)}, until ${timeOf(offer.expiresAt)} (Lagos).`,
    ],
    amounts: amountsOf(offer, artwork),
    next: 'Accept it, make another offer, or decline. Until then, others can buy the work.',
  }),
  accepted: ({ offer, artwork, order }: Told): OfferText => ({
    subject: `Agreed: ${artwork}`,
    heading: `Agreed at ${formatNaira(priceOf(offer))}`,
    paragraphs: [
      `${artwork} is on hold for you${order?.heldUntil ? ` until ${timeOf(order.heldUntil)} (Lagos)` : ''}. This is order ${order?.number}.`,
    ],
    amounts: amountsOf(offer, artwork),
    next: 'Pay before then, and the work is yours. If you do not, it is available again and nothing is charged.',
  }),
  declined: ({ offer, artwork }: Told): OfferText => ({
    subject: `Your offer for ${artwork}`,
    heading: `We cannot accept ${formatNaira(offer.amount)}`,
    paragraphs: [`Thank you for your offer for ${artwork}. We cannot accept it.`],
  }),
  expired: ({ offer, artwork }: Told): OfferText => ({
    subject: `Your offer for ${artwork} has expired`,
    heading: 'Your offer has expired',
    paragraphs: [
      offer.counter === null
        ? `We are sorry that we did not reply in time to your offer of ${formatNaira(offer.amount)} for ${artwork}. You owe nothing and can offer again.`
        : `Our counter-offer of ${formatNaira(offer.counter)} for ${artwork} has expired. You owe nothing and can offer again.`,
    ],
  }),
  lapsed: ({ artwork }: Told): OfferText => ({
    subject: `No longer available: ${artwork}`,
    heading: 'No longer available',
    paragraphs: [`${artwork} has gone to another collector. Your offer has lapsed, and you owe nothing.`],
  }),
};

/** In whole naira, without the delivery. */
const priceOf = ({ counter, amount }: OfferRow) => counter ?? amount;

function amountsOf(offer: OfferRow, artwork: string): OfferText['amounts'] {
  const price = priceOf(offer);
  const { delivery, deliveryZone } = offer;
  if (delivery === 0) return [[artwork, formatNaira(price)]];
  return [
    [artwork, formatNaira(price)],
    [deliveryLabel(deliveryZone ?? ''), formatNaira(delivery)],
    ['Total', formatNaira(price + delivery)],
  ];
}

function timeOf(at: Date): string {
  return formatMailTime(at.toISOString());
}
