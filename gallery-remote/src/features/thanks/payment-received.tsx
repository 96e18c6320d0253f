import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { orderPathOf, useBuyer } from '../../ui/guest/use-buyer';
import styles from './payment-received.module.css';
import { ThanksHeading } from './thanks-heading';

export function PaymentReceived({ id }: { id: string }) {
  const { isGuest } = useBuyer();
  return (
    <div className={styles.received}>
      <ThanksHeading title="Payment received">
        <Spinner /> Payment received, confirming…
      </ThanksHeading>
      <ButtonLink kind="secondary" to={orderPathOf(id, isGuest)}>
        See your order
      </ButtonLink>
    </div>
  );
}
