import { formatNaira } from '@gallery/shared/domain/money';
import { SubmitButton } from '@gallery/shared/forms';
import { artworkPath, termsPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from '../page/checkout-page.module.css';
import type { CheckoutState } from './use-checkout';

type PayPartProps = {
  artworkId: string;
  checkout: CheckoutState;
  /** Until the delivery has a price. */
  isWaiting: boolean;
  isDeliveryOpen: boolean;
};

export function PayPart({ artworkId, checkout, isWaiting, isDeliveryOpen }: PayPartProps) {
  const { stage, problem, amounts, change, hold, hasEnded, cancel } = checkout;
  if (stage === 'received' || !amounts) return null;
  return (
    <div className={styles.go}>
      <SubmitButton wide busy={isWaiting}>
        {hasEnded
          ? 'Hold it again'
          : `${problem ? 'Try again: pay' : 'Pay'} ${formatNaira(amounts.total)}${isDeliveryOpen ? ' plus delivery' : ''}`}
      </SubmitButton>
      {hold && stage === 'idle' && (
        <Button kind="quiet" onClick={() => cancel(hold)}>
          Cancel order
        </Button>
      )}
      {change && !hold && (
        <ButtonLink kind="quiet" to={artworkPath(artworkId)} replace>
          Do not buy
        </ButtonLink>
      )}
      <p className={styles.note}>
        {stage === 'idle' ? (
          <>
            Pay by card or bank transfer with our payment provider. We never see your card details. By paying,
            you accept the{' '}
            <Link className="link" to={termsPath}>
              terms of sale
            </Link>
            .
          </>
        ) : (
          'Please keep this page open. The work stays on hold while your payment goes through.'
        )}
      </p>
    </div>
  );
}
