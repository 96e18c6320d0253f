import { deliveryLabel } from '../contract/delivery/delivery';
import type { Offer } from '../contract/offers/offer';
import { isLive, type OfferState as State } from '../contract/offers/offer-states';
import { PriceParts } from '../ui/order/price-parts';
import { full, half, StatusDot, struck, tick } from '../ui/status-dot';
import styles from './offer.module.css';
import { offerTextOf } from './offer-text';

/** What has happened to an offer, with the gallery's words. */
export function OfferState({ offer }: { offer: Offer }) {
  const { title, sentence } = offerTextOf(offer);
  return (
    <div className={styles.state} role="status">
      <p className={styles.title}>
        <StatusDot shape={dots[offer.state]} className={styles.dot} />
        {title}
      </p>
      {offer.delivery && isPayable(offer.state) && <OfferTotal offer={offer} delivery={offer.delivery} />}
      {offer.reply && <p className={styles.quote}>“{offer.reply}”</p>}
      <p className={styles.sentence}>{sentence}</p>
    </div>
  );
}

const isPayable = (state: State) => isLive(state) || state === 'accepted';

type OfferTotalProps = { offer: Offer; delivery: NonNullable<Offer['delivery']> };

function OfferTotal({ offer: { artwork, amount, counter }, delivery }: OfferTotalProps) {
  const price = counter ?? amount;
  const parts = [
    { label: artwork.name_of_artwork, amount: price },
    { label: deliveryLabel(delivery.zone), amount: delivery.amount },
  ];
  return <PriceParts parts={parts} total="Total" amount={price + delivery.amount} />;
}

const dots: Record<State, typeof half> = {
  open: half,
  countered: half,
  accepted: tick,
  declined: struck,
  withdrawn: struck,
  expired: struck,
  lapsed: full,
};
