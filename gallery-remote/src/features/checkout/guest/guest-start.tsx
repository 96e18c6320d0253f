import { type GuestForm, guestFormSchema } from '@gallery/shared/contract/guests/guest-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { checkoutPath, guestCheckoutPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { useEffect, useState } from 'react';
import { CodeForm } from '../../../ui/guest/code-form';
import { requestCode } from '../../../ui/guest/guest-calls';
import styles from '../page/checkout-page.module.css';

/** A visitor without an account says who buys, and confirms the address. A reload keeps both steps. */
export function GuestStart({ artworkId }: { artworkId: string }) {
  const [draft, setDraft] = useState(readGuestDraft);
  useEffect(() => saveGuestDraft(draft), [draft]);
  const { form, request } = draft;
  const setRequest = (next: string) => setDraft({ form, request: next, at: Date.now() });
  return (
    <div className={styles.form}>
      <div className={styles.wide}>
        <h1 className={styles.title}>Complete your purchase</h1>
        <p className={styles.note}>
          You can buy without an account. Already a customer?{' '}
          <Link
            className="link"
            to={loginPath}
            state={{ previous: checkoutPath(artworkId), guest: guestCheckoutPath(artworkId) }}
          >
            Log in
          </Link>
        </p>
      </div>
      {request ? (
        <CodeForm
          guest={form}
          request={request}
          onRequest={setRequest}
          onBack={() => setRequest('')}
          onConfirmed={() => saveGuestDraft({ form, request: '', at: 0 })}
        />
      ) : (
        <GuestDetails
          form={form}
          onRequest={(given: GuestForm, next) => setDraft({ form: given, request: next, at: Date.now() })}
        />
      )}
    </div>
  );
}

type GuestDetailsProps = {
  form: GuestForm;
  /** Gets the id of the request for a code. */
  onRequest: (form: GuestForm, request: string) => void;
};

function GuestDetails({ form, onRequest }: GuestDetailsProps) {
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

/** `request` is the id of the request for a code at the time `at` in milliseconds, or empty before it. */
type GuestDraft = { form: GuestForm; request: string; at: number };

const key = 'guest draft';
const empty: GuestDraft = {
  form: { firstname: '', lastname: '', email: '', mobile: '' },
  request: '',
  at: 0,
};
const codeMs = 15 * 60_000;

/** A reload of the tab keeps what the guest typed, and a code for its 15 minutes. */
function readGuestDraft(): GuestDraft {
  try {
    const { form, request = '', at = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isGood = Date.now() - Number(at) < codeMs;
    return {
      form: Object.assign({}, empty.form, form),
      request: isGood ? String(request) : '',
      at: Number(at),
    };
  } catch {
    return empty;
  }
}

/** A browser may refuse its storage. Then a reload loses the text. */
function saveGuestDraft(draft: GuestDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}
