import type { Artwork } from '@gallery/shared/contract/artwork';
import { formatTime } from '@gallery/shared/format/dates';
import { ButtonLink } from '@gallery/shared/ui/button';
import styles from './checkout.module.css';
import { useOwnHold } from './use-own-hold';

/** The way to buy a work that can be had; for whom a held one is held, and then the way to pay for it. */
export function BuyButton({ work }: { work: Artwork }) {
  const hold = useOwnHold(work);
  if (hold) {
    return (
      <>
        <p className={styles.note}>Held for you{until(work.held_until)}. Pay to keep it.</p>
        <ButtonLink to={`/dashboard/orders?order=${hold._id}`}>Pay now</ButtonLink>
      </>
    );
  }
  if (work.availability === 'held') {
    return (
      <p className={styles.note}>
        Held for another collector{until(work.held_until)}. If the payment is not completed, the work is free
        again.
      </p>
    );
  }
  if (work.availability === 'sold') return null;
  return <ButtonLink to={`/art-page/${work._id}?buy=1`}>Buy this artwork</ButtonLink>;
}

const until = (time: string | null) => (time ? ` until ${formatTime(time)}` : '');
