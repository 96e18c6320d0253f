import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import { type CheckoutInput, checkoutSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import styles from '../checkout.module.css';
import { NewPrice } from './new-price';

type CheckoutFormProps = {
  user: User;
  /** Set when the price has changed; the customer must confirm it instead of 'Pay'. */
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
