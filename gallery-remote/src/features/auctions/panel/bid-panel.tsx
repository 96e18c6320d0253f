import { ClosingPanel } from '../ended/closing-panel';
import { EndedPanel } from '../ended/ended-panel';
import type { BidView } from '../lot/bid-view';
import styles from './bid-panel.module.css';
import { OpenPanel } from './open-panel';
import { UpcomingPanel } from './upcoming-panel';

/** One place and one order in every state: the state in words, price and time, the next step, what it costs in all. */
export function BidPanel({ view }: { view: BidView }) {
  return (
    <section className={styles.panel} aria-label="Bidding">
      <PanelOf view={view} />
    </section>
  );
}

function PanelOf({ view }: { view: BidView }) {
  if (view.phase === 'upcoming') return <UpcomingPanel view={view} />;
  if (view.phase === 'open') return <OpenPanel view={view} />;
  if (view.phase === 'closing') return <ClosingPanel view={view} />;
  return <EndedPanel view={view} />;
}
