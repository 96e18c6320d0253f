import { brand } from '@gallery/shared/brand';
import { type CheckoutInput, checkoutSchema } from '@gallery/shared/contract/order.schema';
import type { User } from '@gallery/shared/contract/user';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';

type CheckoutFormProps = {
  user: User;
  /** What stands at the foot in place of 'Pay', such as a question. */
  question: ReactNode;
  onSubmit: (input: CheckoutInput) => Promise<void>;
};

/** The delivery address, as the profile has it unless it is changed here. */
export function CheckoutForm({ user, question, onSubmit }: CheckoutFormProps) {
  return (
    <Form
      schema={checkoutSchema}
      initialValues={{ address: user.address }}
      onSubmit={onSubmit}
      aria-label="Delivery and payment"
    >
      <TextAreaField name="address" label="Delivery address" rows={3} />
      <p className={styles.note}>{brand.delivery}</p>
      {question ?? <SubmitButton wide>Pay</SubmitButton>}
    </Form>
  );
}
