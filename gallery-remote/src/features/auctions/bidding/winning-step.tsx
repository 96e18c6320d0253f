import { Button } from '@gallery/shared/ui/controls/button';
import { InAll } from '../figures/in-all';
import { saleTotal } from '../figures/sale-total';
import type { BidView } from '../lot/bid-view';
import styles from './step.module.css';

/** Who is winning has nothing to do; the field opens on demand. */
export function WinningStep({ view, onRaise }: { view: BidView; onRaise: () => void }) {
  const { answer, bidder } = view;
  return (
    <div className={styles.step}>
      <InAll
        total={saleTotal(answer.terms, answer.lot.price)}
        terms={answer.terms}
        address={bidder?.address}
        labels={{ hammer: 'Hammer price at this bid', all: 'Total at this bid' }}
      />
      <Button kind="secondary" onClick={onRaise}>
        Raise your maximum
      </Button>
      <p className={styles.note}>Nothing to do for now. We will email you if you are outbid.</p>
    </div>
  );
}
