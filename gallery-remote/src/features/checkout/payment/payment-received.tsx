import { useEffect, useRef } from 'react';
import styles from '../checkout.module.css';

export function PaymentReceived() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.status}>
      Thank you. We are opening your order.
    </p>
  );
}
