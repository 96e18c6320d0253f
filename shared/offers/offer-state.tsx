import { deliveryLabel } from '../contract/delivery/delivery';
import type { Offer } from '../contract/offers/offer';
import { isOpenOffer, type OfferState as State } from '../contract/offers/offer-states';
import { PriceParts } from '../ui/order/price-parts';
import { full, half, StatusDot, struck, tick } from '../ui/status-dot';
import styles from './offer.module.css';
import { offerTextOf } from './offer-text';

/** What has happened to an offer. The gallery's own words stand within the state. */
export function OfferState({ offer }: { offer: Offer }) {
  const { title, sentence } = offerTextOf(offer);
  const { reply, delivery, state } = offer;
  const { dot, tone } = looks[state];
  return (
    <div className={styles.state} role="status">
      <div className={`${styles.box} ${styles[tone]}`}>
        <StatusDot shape={dot} className={styles.dot} />
        <p className={styles.title}>{title}</p>
        <p className={styles.said}>{reply ? `“${reply}”` : sentence}</p>
      </div>
      {delivery && isPayable(state) && <OfferTotal offer={offer} delivery={delivery} />}
      {reply && <p className={styles.sentence}>{sentence}</p>}
    </div>
  );
}

const isPayable = (state: State) => isOpenOffer(state) || state === 'accepted';

type OfferTotalProps = { offer: Offer; delivery: NonNullable<Offer['delivery']> };

function OfferTotal({ offer: { artwork, amount, counter }, delivery }: OfferTotalProps) {
  const price = counter ?? amount;
  const parts = [
    { label: artwork.name_of_artwork, amount: price },
    { label: deliveryLabel(delivery.zone), amount: delivery.amount },
  ];
  return <PriceParts parts={parts} total="Total" amount={price + delivery.amount} />;
}

type Tone = 'waiting' | 'positive' | 'neutral';

const looks: Record<State, { dot: typeof half; tone: Tone }> = {
  open: { dot: half, tone: 'waiting' },
  countered: { dot: half, tone: 'waiting' },
  accepted: { dot: tick, tone: 'positive' },
  declined: { dot: struck, tone: 'neutral' },
  withdrawn: { dot: struck, tone: 'neutral' },
  expired: { dot: struck, tone: 'neutral' },
  lapsed: { dot: full, tone: 'neutral' },
};
