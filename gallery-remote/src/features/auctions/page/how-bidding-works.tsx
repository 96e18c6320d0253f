import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { payTimeText } from '@gallery/shared/contract/orders/payment/pay-time';
import { formatDate } from '@gallery/shared/domain/time';
import { Chapter } from '../../../ui/chapter/chapter';
import { Paragraphs } from '../../../ui/chapter/paragraphs';
import styles from './how-bidding-works.module.css';

export function HowBiddingWorks({ conditions }: { conditions: Terms['conditions'] }) {
  return (
    <Chapter title="How bidding works">
      <p>
        Tell us the most you would pay. We bid for you, one step above the others and never beyond your
        maximum. If two maximums are equal, the earlier one wins.
      </p>
      <p>
        A bid in the last three minutes gives everyone three more minutes. If the price reaches the reserve,
        the work goes to the highest bidder, who has {payTimeText(conditions.pay_minutes)} to pay.
      </p>
      <details id="conditions">
        <summary className={styles.summary}>Conditions of sale</summary>
        <div className={styles.text}>
          <Paragraphs text={conditions.text} />
          <p>
            Version {conditions.version}, {formatDate(conditions.created_at)}.
          </p>
        </div>
      </details>
    </Chapter>
  );
}
