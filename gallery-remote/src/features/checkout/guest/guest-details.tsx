import { type GuestForm, guestFormSchema } from '@gallery/shared/contract/guests/guest-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { requestCode } from '../../../ui/guest/guest-calls';
import styles from '../page/checkout-page.module.css';

type GuestDetailsProps = {
  form: GuestForm;
  /** Gets the id of the request for a code. */
  onRequest: (form: GuestForm, request: string) => void;
};

export function GuestDetails({ form, onRequest }: GuestDetailsProps) {
  async function send(given: GuestForm) {
    const { request } = await requestCode(given.email);
    onRequest(given, request);
  }

  return (
    <Form
      aria-label="Buy as a guest"
      schema={guestFormSchema}
      initialValues={form}
      onSubmit={send}
      columns={2}
    >
      <TextField name="firstname" label="First name" autoComplete="given-name" />
      <TextField name="lastname" label="Last name" autoComplete="family-name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" wide />
      <TextField name="mobile" label="Phone number" type="tel" autoComplete="tel" wide />
      <div className={styles.wide}>
        <SubmitButton wide>Send me a code</SubmitButton>
        <p className={styles.note}>
          We send your invoice, certificate, and order link to this address. The code confirms it.
        </p>
      </div>
    </Form>
  );
}
