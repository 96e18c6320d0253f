import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { half, StatusDot } from '@gallery/shared/ui/status-dot';
import type { MouseEvent } from 'react';
import styles from '../follow-button.module.css';
import { useAsk } from './ask';
import { addressFieldId } from './follow-by-email';

/** Leads to the form at the end of the page, also without scripts. */
export function VisitorButton({ promise }: { promise: string }) {
  const { address } = useAsk();
  if (address) return <AlmostFollowing />;
  return (
    <div className={styles.follow}>
      <ButtonLink to={`#${addressFieldId}`} onClick={focusField}>
        Follow
      </ButtonLink>
      <p className={styles.note}>{promise}</p>
    </div>
  );
}

function focusField(event: MouseEvent) {
  event.preventDefault();
  const field = document.getElementById(addressFieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

function AlmostFollowing() {
  const { address, isPending, sendAgain, startOver } = useAsk();
  return (
    <div className={styles.follow}>
      <Button kind="secondary" aria-pressed onClick={startOver}>
        <StatusDot shape={half} className={styles.tick} /> Almost following
      </Button>
      <p className={styles.note}>
        Follow the link that we emailed to {address}.{' '}
        <button type="button" className="link" aria-disabled={isPending} onClick={sendAgain}>
          Send it again
        </button>
      </p>
    </div>
  );
}
