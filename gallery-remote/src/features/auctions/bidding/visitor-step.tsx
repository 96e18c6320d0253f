import { useSession } from '@gallery/shared/host';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { InAll } from '../figures/in-all';
import { saleTotal } from '../figures/sale-total';
import type { BidView } from '../lot/bid-view';
import { bidAddress } from '../lot/lot-path';
import styles from './step.module.css';

/** Also what the page is before its scripts run: the link then opens the field, or leads to the log-in. */
export function VisitorStep({ view: { answer } }: { view: BidView }) {
  const { lot, terms } = answer;
  const { status } = useSession();
  const previous = bidAddress(lot._id, lot.asking);
  return (
    <div className={styles.step}>
      <p className={styles.next}>
        The {lot.bids === 0 ? 'first' : 'next'} bid is{' '}
        <b className={styles.strong}>
          <Price amount={lot.asking} />
        </b>{' '}
        or more.
      </p>
      <InAll
        total={saleTotal(terms, lot.asking)}
        terms={terms}
        labels={{ hammer: 'Hammer price, at most', all: 'You would pay at most' }}
      />
      {status === 'reading' ? (
        <ButtonLink to={previous}>Place bid</ButtonLink>
      ) : (
        <ButtonLink to="/login" state={{ previous }}>
          Log in to bid
        </ButtonLink>
      )}
      <noscript className={styles.note}>Bidding online needs JavaScript. Without it, talk to us.</noscript>
      <p className={styles.note}>
        New here?{' '}
        <Link className="link" to="/register" state={{ previous }}>
          Register
        </Link>{' '}
        with an e-mail address; it takes a minute.
      </p>
    </div>
  );
}
