import { passwordRule } from '@gallery/shared/contract/account/user';
import type { Guest } from '@gallery/shared/contract/guests/guest';
import {
  type GuestAccountInput,
  guestPasswordFormSchema,
} from '@gallery/shared/contract/guests/guest-input.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { useNotify, useSession } from '@gallery/shared/host';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { forgetOrderLink, keepGuest } from '@gallery/shared/payments/guest-access';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from './code-form';
import styles from './guest.module.css';
import { makeAccount, requestCode } from './guest-calls';
import { useGuest } from './use-buyer';

type CreateAccountProps = { buyer: Guest; orderId: string };

/** Offers an account to the buyer of an order. Who comes by a link proves the address again. */
export function CreateAccount({ buyer, orderId }: CreateAccountProps) {
  const guest = useGuest();
  const isProven = guest?._id === buyer._id;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasProven = useRef(isProven);
  // The form of the code took the focus along when it left the page.
  useEffect(() => {
    if (isProven && !wasProven.current) heading.current?.focus();
    wasProven.current = isProven;
  }, [isProven]);
  return (
    <section className={styles.account} aria-labelledby="create-account">
      <h2 ref={heading} tabIndex={-1} id="create-account" className={styles.heading}>
        Create an account
      </h2>
      <p className={styles.note}>
        Keep your order, its invoice, and its certificate in one place. Choose a password; we know the rest.
      </p>
      {isProven ? <PasswordForm email={buyer.email} orderId={orderId} /> : <Proof buyer={buyer} />}
    </section>
  );
}

function Proof({ buyer }: { buyer: Guest }) {
  const [request, setRequest] = useState('');
  const first = useAction({
    mutationFn: async () => setRequest((await requestCode(buyer.email)).request),
  });
  if (request) return <CodeForm guest={buyer} request={request} onRequest={setRequest} />;
  return (
    <div>
      <Button kind="secondary" busy={first.isPending} onClick={() => first.mutate()}>
        Create an account
      </Button>
    </div>
  );
}

function PasswordForm({ email, orderId }: { email: string; orderId: string }) {
  const { begin } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();

  async function create(input: GuestAccountInput) {
    const { data, message } = await makeAccount(input);
    forgetOrderLink(orderId);
    begin(data);
    keepGuest(null);
    notify(message, 'success');
    await navigate(`${ordersPath}?order=${orderId}`);
  }

  return (
    <Form
      aria-label="Create an account"
      schema={guestPasswordFormSchema}
      initialValues={empty}
      onSubmit={create}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint={passwordRule} />
      <PasswordField name="password_confirmation" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide>Create account</SubmitButton>
    </Form>
  );
}

const empty = { password: '', password_confirmation: '' };
