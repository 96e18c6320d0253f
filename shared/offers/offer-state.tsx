import type { Offer } from '../contract/offers/offer';
import type { OfferState as State } from '../contract/offers/offer-states';
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
      {offer.reply && <p className={styles.quote}>“{offer.reply}”</p>}
      <p className={styles.sentence}>{sentence}</p>
    </div>
  );
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
