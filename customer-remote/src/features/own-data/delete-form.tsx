import { ownDataPaths } from '@gallery/shared/contract/account/account';
import {
  type DeleteAccountInput,
  deleteAccountSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import styles from './own-data.module.css';

export function DeleteForm({ email }: { email: string }) {
  const session = useSession();

  async function remove(input: DeleteAccountInput) {
    const { message } = await sendJson<MessageAnswer>('POST', ownDataPaths.remove, input);
    session.end(message);
  }

  return (
    <>
      <div className={styles.erased}>
        <p>
          We erase your saved works, followed artists, searches, offers, bookings, enquiries, and
          subscriptions, and end your sessions.
        </p>
        <p>
          The law requires us to keep your orders and invoices for some years. They no longer name you, so
          download them first. You cannot return a work after that.
        </p>
      </div>
      <Form
        aria-label="Delete your account"
        schema={deleteAccountSchema}
        initialValues={{ current_password: '' }}
        onSubmit={remove}
      >
        {/* Names the account of the password below. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
        <SubmitButton>Delete your account</SubmitButton>
      </Form>
    </>
  );
}
