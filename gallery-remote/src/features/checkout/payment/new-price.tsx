import { SubmitButton } from '@gallery/shared/forms';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import styles from '../checkout.module.css';

export function NewPrice({ price, onLeave }: { price: number; onLeave: () => void }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} role="alert" tabIndex={-1} className={styles.status}>
        The price is now <Price amount={price} />. Do you want to go on?
      </p>
      <div className={styles.actions}>
        <SubmitButton>
          Pay <Price amount={price} />
        </SubmitButton>
        <Button kind="quiet" onClick={onLeave}>
          Do not buy
        </Button>
      </div>
    </>
  );
}
