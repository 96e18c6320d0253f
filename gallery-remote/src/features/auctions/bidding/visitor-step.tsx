import { useSession } from '@gallery/shared/host';
import { loginPath, registerPath } from '@gallery/shared/paths/account-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { InAll } from '../figures/in-all';
import { saleTotal } from '../figures/sale-total';
import { type BidView, bidAddress } from '../lot/bid-view';
import styles from './step.module.css';

/** Also renders on the edge, which knows no session. */
export function VisitorStep({ view }: { view: BidView }) {
  const { lot, terms } = view.answer;
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
        labels={{ hammer: 'Maximum hammer price', all: 'The most you would pay' }}
      />
      <VisitorButton view={view} />
      <noscript className={styles.note}>Bidding online needs JavaScript. Without it, talk to us.</noscript>
      <p className={styles.note}>
        New here?{' '}
        <Link className="link" to={registerPath} state={{ previous }}>
          Register
        </Link>{' '}
        with an email address; it takes a minute.
      </p>
    </div>
  );
}

/** Before the page knows the session, the link opens the field or leads to the log-in. */
export function VisitorButton({ view: { answer } }: { view: BidView }) {
  const { status } = useSession();
  const previous = bidAddress(answer.lot._id, answer.lot.asking);
  if (status === 'reading') return <ButtonLink to={previous}>Place bid</ButtonLink>;
  return (
    <ButtonLink to={loginPath} state={{ previous }}>
      Log in to bid
    </ButtonLink>
  );
}
