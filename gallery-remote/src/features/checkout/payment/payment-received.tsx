import { useEffect, useRef } from 'react';
import styles from '../checkout.module.css';

/** At once after the payment form has closed: it needs nothing that is still to be fetched. */
export function PaymentReceived() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.said}>
      Thank you. We are opening your order.
    </p>
  );
}
