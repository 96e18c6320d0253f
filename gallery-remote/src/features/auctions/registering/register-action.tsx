import { useSession } from '@gallery/shared/host';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from '../bidding/step.module.css';
import type { BidView } from '../lot/bid-view';
import { lotPath } from '../lot/lot-path';

/** Before the opening: who registers now can bid at once then. */
export function RegisterAction({ view }: { view: BidView }) {
  const { status, isLoggedIn } = useSession();
  const path = lotPath(view.answer.lot._id);
  const previous = `${path}?register=1`;
  if (isLoggedIn) return null;
  return (
    <div className={styles.step}>
      {status === 'reading' ? (
        <ButtonLink kind="secondary" to={previous}>
          Register to bid
        </ButtonLink>
      ) : (
        <ButtonLink kind="secondary" to="/login" state={{ previous }}>
          Register to bid
        </ButtonLink>
      )}
      <p className={styles.note}>Register now and you can bid the moment it opens.</p>
    </div>
  );
}
