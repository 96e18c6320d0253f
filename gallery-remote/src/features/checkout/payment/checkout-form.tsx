import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import { type CheckoutInput, checkoutSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import styles from '../checkout.module.css';

type CheckoutFormProps = {
  user: User;
  /** Set after a price change. The customer must confirm the new price instead of pressing 'Pay'. */
  newPrice?: number;
  onLeave: () => void;
  onSubmit: (input: CheckoutInput) => Promise<void>;
};

export function CheckoutForm({ user, newPrice, onLeave, onSubmit }: CheckoutFormProps) {
  return (
    <Form
      schema={checkoutSchema}
      initialValues={{ address: user.address }}
      onSubmit={onSubmit}
      aria-label="Delivery and payment"
    >
      <TextAreaField name="address" label="Delivery address" rows={3} />
      <p className={styles.note}>{brand.delivery}</p>
      {newPrice === undefined ? (
        <SubmitButton wide>Pay</SubmitButton>
      ) : (
        <NewPrice price={newPrice} onLeave={onLeave} />
      )}
    </Form>
  );
}

function NewPrice({ price, onLeave }: { price: number; onLeave: () => void }) {
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
