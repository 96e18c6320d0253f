import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Offer } from '@gallery/shared/contract/offers/offer';
import { OfferActions } from '@gallery/shared/offers/offer-actions';
import { OfferState } from '@gallery/shared/offers/offer-state';
import { useRestoredFocus } from '@gallery/shared/ui/page/use-restored-focus';
import { useEffect } from 'react';
import { OfferForm } from './offer-form';
import styles from './own-offer.module.css';

type OwnOfferProps = {
  work: ListedArtwork;
  user: User;
  /** The newest one for this work. */
  offer: Offer | null;
  /** The collector wants to offer, or to offer again. */
  isAsked: boolean;
};

export function OwnOffer({ work, user, offer, isAsked }: OwnOfferProps) {
  const mayOffer = offer?.state !== 'open' && (offer?.state !== 'countered' || offer.rounds_left > 0);
  const section = useRestoredFocus<HTMLElement>();
  useEffect(() => {
    // The form replaces the pressed link.
    if (isAsked && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [isAsked, section]);
  return (
    <section ref={section} className={styles.offer} aria-label="Your offer" tabIndex={-1}>
      {offer && <OfferState offer={offer} />}
      {offer && <OfferActions offer={offer} />}
      {isAsked && mayOffer && <OfferForm work={work} user={user} />}
    </section>
  );
}
