import type { Offer } from '../contract/offers/offer';
import { formatNaira } from '../domain/money';
import { formatDateTime } from '../domain/time';

type OfferText = { title: string; sentence: string };

export function offerTextOf(offer: Offer): OfferText {
  return texts[offer.state](offer);
}

const texts: Record<Offer['state'], (offer: Offer) => OfferText> = {
  open: ({ amount, expires_at }) => ({
    title: `You offered ${formatNaira(amount)}`,
    sentence: `We reply by ${formatDateTime(expires_at)}. Until then, others can buy the work.`,
  }),
  countered: ({ counter, expires_at }) => ({
    title: `Our counter-offer: ${formatNaira(counter ?? 0)}`,
    sentence: `Open until ${formatDateTime(expires_at)}. Until then, others can buy the work.`,
  }),
  accepted: ({ amount, counter, order }) => ({
    title: `Agreed at ${formatNaira(counter ?? amount)}`,
    sentence: agreedText(order),
  }),
  declined: ({ amount }) => ({
    title: `We cannot accept ${formatNaira(amount)}`,
    sentence: 'Thank you for your offer. The price has not changed.',
  }),
  withdrawn: ({ amount }) => ({
    title: `You withdrew your offer of ${formatNaira(amount)}`,
    sentence: 'You owe nothing.',
  }),
  expired: ({ amount, counter }) => ({
    title:
      counter === null ? `Your offer of ${formatNaira(amount)} has expired` : 'Our counter-offer has expired',
    sentence: 'You owe nothing and can offer again.',
  }),
  lapsed: () => ({
    title: 'No longer available',
    sentence: 'The work has gone to another collector. Your offer has lapsed, and you owe nothing.',
  }),
};

function agreedText(order: Offer['order']): string {
  if (order?.status === 'Canceled') return 'The hold ended without a payment.';
  if (order?.held_until) return `The work is on hold for you. Pay by ${formatDateTime(order.held_until)}.`;
  return 'You have paid, and the work is yours.';
}
