import { brand } from '@gallery/shared/brand';
import { type CheckoutInput, checkoutSchema } from '@gallery/shared/contract/order.schema';
import type { User } from '@gallery/shared/contract/user';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import styles from './checkout.module.css';

type CheckoutFormProps = { user: User; onSubmit: (input: CheckoutInput) => Promise<void> };

/** The delivery address, as the profile has it unless it is changed here. */
export function CheckoutForm({ user, onSubmit }: CheckoutFormProps) {
  return (
    <Form
      schema={checkoutSchema}
      initialValues={{ address: user.address }}
      onSubmit={onSubmit}
      aria-label="Delivery and payment"
    >
      <TextAreaField name="address" label="Delivery address" rows={3} />
      <p className={styles.note}>{brand.delivery}</p>
      <SubmitButton wide>Pay</SubmitButton>
    </Form>
  );
}
