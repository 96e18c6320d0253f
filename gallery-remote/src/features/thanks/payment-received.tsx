import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './payment-received.module.css';
import { ThanksHeading } from './thanks-heading';

export function PaymentReceived({ id }: { id: string }) {
  return (
    <div className={styles.received}>
      <ThanksHeading title="Payment received">
        <Spinner /> Payment received, confirming…
      </ThanksHeading>
      <ButtonLink kind="secondary" to={`${ordersPath}?order=${id}`}>
        See your order
      </ButtonLink>
    </div>
  );
}
