import { timeLeftText } from '@gallery/shared/domain/time-left';
import { useSession } from '@gallery/shared/host';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useState } from 'react';
import { bidFormId } from '../bidding/bid-form';
import { VisitorButton } from '../bidding/visitor-step';
import { focusState } from '../figures/state-box';
import { type BidView, isLeading } from '../lot/bid-view';
import { panelId } from '../panel/bid-panel';
import styles from './bid-bar.module.css';

/** On a phone, shows the current bid and the button while the panel is out of view. */
export function BidBar({ view }: { view: BidView }) {
  const { lot } = view.answer;
  const { isLoggedIn } = useSession();
  const isPanelWhole = useIsPanelWhole();
  if (view.phase !== 'open' || isPanelWhole) return null;
  return (
    <section className={styles.bar} aria-label="Current bid">
      <p className={styles.bid}>
        <span className={styles.label}>
          {lot.bids === 0 ? 'Opening bid' : 'Current bid'} ·{' '}
          <span className={styles.time}>{timeLeftText(view.now, Date.parse(lot.closes_at))}</span>
        </span>
        <b className={styles.price}>
          <Price amount={lot.bids === 0 ? lot.start : lot.price} />
        </b>
      </p>
      {isLoggedIn ? (
        <Button onClick={goOn}>{isLeading(view) ? 'Raise your maximum' : 'Place bid'}</Button>
      ) : (
        <VisitorButton view={view} />
      )}
    </section>
  );
}

/** Offers the amount in the field. Scrolls to the panel, which may ask for something first. */
function goOn() {
  const form = document.getElementById(bidFormId);
  document.getElementById(panelId)?.scrollIntoView();
  if (form instanceof HTMLFormElement) form.requestSubmit();
  else focusState();
}

/** The visible share of the panel that counts as whole, because a browser rounds to whole pixels. */
const whole = 0.98;

/** A visible panel shows price and button on its own. */
function useIsPanelWhole(): boolean {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (!panel) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsWhole((entry?.intersectionRatio ?? 0) >= whole),
      {
        threshold: whole,
      },
    );
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return isWhole;
}
